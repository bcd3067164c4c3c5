"""What Spades is made of: its house rules, its cards and a hand being played."""

from __future__ import annotations

from cardtable import HouseRules, Struct, cards, option
from cardtable.tricks import Hand, Hands, order

from .scoring import TeamHand

SPADE = cards("2s")[0].suit
PLACES = order("hcds")
TEAMS = (0, 1, 0, 1)


class Rules(HouseRules):
    """The options of Spades; the standard values are the rules as they are usually told."""

    target: int = option(500, 100, 1000, step=50)
    bag_limit: int = option(10, 5, 10, off=0)
    bag_penalty: int = option(100, 0, 200)
    loss_floor: int = option(0, -1000, -100, off=0)
    max_hands: int = option(0, 5, 100, off=0)


class State(Struct):
    """A match of Spades in the middle of a hand. Teams are 0 (seats 0 and 2) and 1 (seats 1 and 3).

    Attributes:
        rules: the house rules.
        number: the hand's number, from 1.
        first: who bids and leads first in this hand.
        scores: the teams' scores; once the hand is over, with it.
        bags: the teams' bags, likewise.
        hands: what each seat holds.
        bids: what each seat bid, 0 for nil; None: not yet.
        trick: the trick being played, in order.
        leader: who leads it.
        last: the trick before.
        last_leader: who led that.
        tricks: how many are complete.
        won: how many each seat took.
        broken: spades may be led.
        taken: the cards of the complete tricks of this hand, in order.
        leaders: who led each of these tricks; empty where a hand was set up in the middle.
        void: the suits each seat has shown to be out of.
        result: the hand item by item, for each team, once it is over.
    """

    rules: Rules
    number: int
    first: int
    scores: tuple[int, ...]
    bags: tuple[int, ...]
    hands: Hands
    bids: tuple[int | None, ...] = (None, None, None, None)
    trick: Hand = ()
    leader: int = 0
    last: Hand = ()
    last_leader: int = 0
    tricks: int = 0
    won: tuple[int, ...] = (0, 0, 0, 0)
    broken: bool = False
    taken: Hand = ()
    leaders: tuple[int, ...] = ()
    void: tuple[str, ...] = ("", "", "", "")
    result: tuple[TeamHand, ...] = ()

    @property
    def bidder(self) -> int | None:
        """Who bids next; None: all have bid."""
        for i in range(4):
            seat = (self.first + i) % 4
            if self.bids[seat] is None:
                return seat
        return None

    @property
    def ended(self) -> bool:
        """The hand just counted ends the match."""
        if not self.result:
            return False
        rules, (one, other) = self.rules, self.scores
        if rules.max_hands and self.number >= rules.max_hands:
            return True
        if one == other:
            return False
        return max(one, other) >= rules.target or bool(rules.loss_floor and min(one, other) <= rules.loss_floor)
