"""What Hearts is made of: its house rules, its cards and a hand being played."""

from __future__ import annotations

from typing import Literal

from cardtable import STANDARD, Card, HouseRules, Sealed, Struct, cards, option
from cardtable.tricks import Hand, Hands, order

TWO_OF_CLUBS, QUEEN = cards("2c Qs")
HEART = cards("2h")[0].suit
PLACES = order("cdsh")
POINTS: dict[Card, int] = {card: 1 if card.suit is HEART else 13 if card is QUEEN else 0 for card in STANDARD}
ALL_POINTS = 26

PASSES = ("none", "left", "right", "across")
"""Where cards go, by the number of the hand modulo 4."""
SHIFTS = {"none": 0, "left": 1, "right": 3, "across": 2}
"""How many seats further they go."""


class Rules(HouseRules):
    """The options of Hearts; the standard values are the rules as they are usually told."""

    target: int = option(100, 25, 200)
    moon: Literal["add26", "off"] = "add26"
    first_trick_points: Literal["no_if_safe", "allowed"] = "no_if_safe"
    queen_breaks_hearts: bool = False


class State(Struct):
    """A match of Hearts in the middle of a hand.

    Attributes:
        rules: the house rules.
        number: the hand's number, from 1.
        totals: each seat's points from the hands before; once the hand is over, with it.
        hands: what each seat holds.
        passing: three cards are being chosen.
        sealed: the choices made so far.
        passed: the three cards each seat passed; empty where nothing was passed or it is not the viewer's to know.
        trick: the trick being played, in order.
        leader: who leads it.
        last: the trick before.
        last_leader: who led that.
        tricks: how many are complete.
        won: how many each seat took.
        points: each seat's points of this hand, before anybody shoots the moon.
        queen: who took the queen of spades; None: it is not taken.
        broken: hearts may be led.
        taken: the cards of the complete tricks of this hand, in order.
        void: the suits each seat has shown to be out of.
    """

    rules: Rules
    number: int
    totals: tuple[int, ...]
    hands: Hands
    passing: bool
    sealed: Sealed
    passed: Hands = ((), (), (), ())
    trick: Hand = ()
    leader: int = 0
    last: Hand = ()
    last_leader: int = 0
    tricks: int = 0
    won: tuple[int, ...] = (0, 0, 0, 0)
    points: tuple[int, ...] = (0, 0, 0, 0)
    queen: int | None = None
    broken: bool = False
    taken: Hand = ()
    void: tuple[str, ...] = ("", "", "", "")

    @property
    def shift(self) -> int:
        """How many seats further the cards of this hand are passed; 0: none are."""
        return SHIFTS[PASSES[self.number % 4]]

    @property
    def over(self) -> bool:
        """All thirteen tricks are played."""
        return self.tricks == 13


def hand_points(state: State) -> tuple[int, ...]:
    """What each seat gets for the cards it took: a seat that took all 26 gets none and every other 26, if so agreed."""
    points = state.points
    if ALL_POINTS in points and state.rules.moon == "add26":
        return tuple([0 if taken else ALL_POINTS for taken in points])
    return points
