"""The rules of Spades."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cardtable import (
    STANDARD,
    Action,
    Card,
    Choice,
    Dice,
    Game,
    Message,
    Player,
    Refusal,
    Scene,
    Score,
    SeatRef,
    Turn,
    conceal,
    put,
    replace,
    say,
)
from cardtable.tricks import Hand, deal_out, following, given_hands, shown_void, spread, winner, without

from .guessing import likeliest
from .scene import draw
from .scoring import score_team
from .state import PLACES, SPADE, TEAMS, Rules, State

PAUSE = 20.0
"""Seconds to read the result of a hand."""
DRAWS = 3
"""How many worlds a guess that is to fit the bids chooses from."""
ZONES = tuple(f"hand-{seat}" for seat in range(4))
BID = tuple(Turn((seat,), "bid") for seat in range(4))
BIDS = (Choice("bid", low=0, high=13, marks=(("nil", 0),)),)
LEAD = [Turn((seat,), "play", prompt=say("ask-lead")) for seat in range(4)]
FOLLOW = {suit: [Turn((seat,), "play", prompt=say("ask-follow", suit=suit)) for seat in range(4)] for suit in "cdhs"}


class Spades(Game[State, Rules]):
    """Four play, partners opposite each other: bid your tricks, then take them; spades are trumps."""

    name = "spades"
    seats = range(4, 5)
    minutes = 30
    bound = 60
    state = State
    house_rules = Rules
    deck: ClassVar = STANDARD

    # Hands ------------------------------------------------------------------------------------------------------

    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        """The first hand: seat 0 bids and leads first."""
        return State(rules, 1, 0, (0, 0), (0, 0), deal_out(dice, PLACES))

    def deal(self, state: State, dice: Dice) -> State:
        """The next hand: the next seat bids and leads first."""
        first = (state.first + 1) % 4
        return State(
            state.rules, state.number + 1, first, state.scores, state.bags, deal_out(dice, PLACES), leader=first
        )

    def hand(self, dice: Dice, rules: Rules | None = None, **given: Any) -> State:
        """A hand that starts from a given situation.

        Args:
            dice: deals it; may be stacked.
            rules: the house rules; standard ones if not said.
            given: `leader`: who bids and leads first, from 0. `scores` and `bags`: two numbers, one a team. `number`:
                the hand's number from 1. `bids`: four numbers, when the bidding is done. Or, in the middle of a hand,
                `hands`: four equally long lines of cards, all others counting as played; with them `won` (four
                numbers) and `broken`.

        Raises:
            TypeError: a word is not one of these.
            ValueError: a value cannot be.
        """
        rules = rules or Rules()
        known = {"leader", "scores", "bags", "number", "bids", "hands", "won", "broken"}
        if unknown := sorted(set(given) - known):
            raise TypeError(f"hand() takes {', '.join(sorted(known))}, not {unknown[0]}")
        number = given.get("number", 1)
        first = given.get("leader", (number - 1) % 4)
        scores, bags = tuple(given.get("scores", (0, 0))), tuple(given.get("bags", (0, 0)))
        bids = tuple(given.get("bids", (None, None, None, None)))
        if len(scores) != 2 or len(bags) != 2 or len(bids) != 4 or first not in range(4):
            raise ValueError("there are two scores and bags, one a team, four bids, and a leader from 0 to 3")
        state = State(rules, number, first, scores, bags, (), bids, leader=first)
        if "hands" not in given:
            return replace(state, hands=deal_out(dice, PLACES))
        return self._in_play(state, given)

    def _in_play(self, state: State, given: dict[str, Any]) -> State:
        hands, gone = given_hands(given["hands"], PLACES)
        if len(hands) != 4 or len({len(hand) for hand in hands}) > 1:
            raise ValueError("there are four hands, all equally long")
        tricks = 13 - len(hands[0])
        won = tuple(given.get("won", (tricks, 0, 0, 0)))
        if len(won) != 4 or sum(won) != tricks or None in state.bids:
            raise ValueError(f"with hands of {13 - tricks} cards the four bids are given, and {tricks} tricks are won")
        broken = given.get("broken", any(card.suit is SPADE for card in gone))
        return replace(state, hands=hands, taken=gone, tricks=tricks, won=won, broken=broken)

    # Play -------------------------------------------------------------------------------------------------------

    def turn(self, state: State) -> Turn:
        """One bid each, then card after card."""
        if None in state.bids:
            return BID[state.bidder or 0]
        if state.tricks == 13:
            over = state.ended
            return Turn(phase="result", over=over, pause=0 if over else PAUSE)
        trick = state.trick
        return FOLLOW[trick[0].suit][(state.leader + len(trick)) % 4] if trick else LEAD[state.leader]

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        """A bid from nil to 13, or a card to play."""
        if None in state.bids:
            return BIDS if seat == state.bidder else ()
        if seat != (state.leader + len(state.trick)) % 4 or state.tricks == 13:
            return ()
        return (Choice("play", _playable(state, state.hands[seat]), zone=ZONES[seat]),)

    def apply(self, state: State, seat: int, action: Action) -> State:
        """A bid, or a card played."""
        if action.kind == "bid":
            return replace(state, bids=put(state.bids, seat, action.amount))
        card = action.cards[0]
        trick = (*state.trick, card)
        hands = put(state.hands, seat, without(state.hands[seat], card))
        broken = state.broken or card.suit is SPADE
        follows = state.trick and card.suit is trick[0].suit
        void = state.void if follows else _shown(state, seat, card)
        if len(trick) < 4:
            return replace(state, hands=hands, trick=trick, broken=broken, void=void)
        taker = (state.leader + winner(trick, SPADE)) % 4
        after = replace(
            state,
            hands=hands,
            taken=state.taken + trick,
            leaders=(*state.leaders, state.leader),
            trick=(),
            leader=taker,
            last=trick,
            last_leader=state.leader,
            tricks=state.tricks + 1,
            won=put(state.won, taker, state.won[taker] + 1),
            broken=broken,
            void=void,
        )
        return _counted(after) if after.tricks == 13 else after

    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        """Why this may not be bid or played."""
        if not choices or action.kind != choices[0].kind or action.kind == "bid":
            return super().refuse(known, seat, action, choices)
        hand = known.hands[seat]
        if any(card not in hand for card in action.cards):
            return Refusal("not_in_hand")
        if len(action.cards) != 1 or action.cards[0] in choices[0].cards:
            return Refusal("one_card")
        return Refusal("must_follow", suit=known.trick[0].suit) if known.trick else Refusal("spades_not_broken")

    # Knowing ----------------------------------------------------------------------------------------------------

    def hide(self, state: State, seat: int | None) -> State:
        """Own cards; nothing of the others' hands."""
        return replace(state, hands=tuple([hand if i == seat else conceal(hand) for i, hand in enumerate(state.hands)]))

    def guess(self, known: State, seat: int, dice: Dice) -> State:
        """Hands that agree with the voids shown: of some drawn at random those that fit the bids best."""
        seen = {card for pile in (*known.hands, known.taken, known.trick) for card in pile}
        unseen = [card for card in STANDARD if card not in seen]
        heard = any([bid is not None for other, bid in enumerate(known.bids) if other != seat])
        draws = [spread(known.hands, unseen, known.void, dice) for _ in range(DRAWS if heard else 1)]
        return replace(known, hands=likeliest(known, seat, draws) if heard else draws[0])

    def scene(self, known: State, seat: int | None) -> Scene:
        """The table as this seat sees it."""
        return draw(known)

    def score(self, state: State) -> Score:
        """Each seat carries its team's score; the highest wins."""
        one, other = state.scores
        why: tuple[Message, ...] = ()
        if state.ended and one != other:
            why = (say("why-higher", who=SeatRef(int(other > one)), points=max(one, other), other=min(one, other)),)
        elif state.ended:
            why = (say("why-equal", points=one),)
        return Score((one, other, one, other), teams=TEAMS, goal=state.rules.target, why=why)

    def check(self, state: State) -> None:
        """Every card is held or played once, and every trick is counted."""
        cards = [card for pile in (*state.hands, state.taken, state.trick) for card in pile]
        assert len(cards) == 52, "there are not 52 cards"
        assert set(cards) == set(STANDARD), "a card is missing or there twice"
        assert sum(state.won) == state.tricks, "tricks taken are not counted"

    def cpu(self, level: str) -> Player:
        """A CPU of this level."""
        from .cpu import player

        return player(self, level)


def _playable(state: State, hand: Hand) -> Hand:
    if state.trick:
        return following(hand, state.trick)
    return hand if state.broken else tuple([card for card in hand if card.suit is not SPADE]) or hand


def _shown(state: State, seat: int, card: Card) -> tuple[str, ...]:
    """What a card that does not follow tells everybody about the suits that its seat is out of."""
    if not state.trick:
        # A spade led before spades are broken comes from a hand of spades alone.
        return shown_void(state.void, seat, "cdh") if card.suit is SPADE and not state.broken else state.void
    led = state.trick[0].suit
    return state.void if led in state.void[seat] else shown_void(state.void, seat, led)


def _counted(state: State) -> State:
    rules = state.rules
    result = tuple(
        [
            score_team(
                [bid or 0 for bid in state.bids[team::2]],
                state.won[team::2],
                state.scores[team],
                state.bags[team],
                rules.bag_limit,
                rules.bag_penalty,
            )
            for team in (0, 1)
        ]
    )
    return replace(
        state, result=result, scores=tuple([r.score for r in result]), bags=tuple([r.counter for r in result])
    )
