"""The rules of Hearts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cardtable import (
    HIDDEN,
    STANDARD,
    Action,
    Choice,
    Dice,
    Game,
    Message,
    Player,
    Refusal,
    Scene,
    Score,
    Sealed,
    SeatRef,
    Turn,
    args,
    conceal,
    put,
    replace,
    say,
)
from cardtable.tricks import Hand, deal_out, following, given_hands, shown_void, spread, winner, without

from .scene import draw
from .state import HEART, PASSES, PLACES, POINTS, QUEEN, SHIFTS, TWO_OF_CLUBS, Rules, State, hand_points

PAUSE = 20.0
"""Seconds to read the result of a hand."""
ZONES = tuple(f"hand-{seat}" for seat in range(4))
NOBODY = Sealed.open(4)
OPEN = [Turn((seat,), "play", prompt=say("ask-open")) for seat in range(4)]
LEAD = [Turn((seat,), "play", prompt=say("ask-lead")) for seat in range(4)]
FOLLOW = {suit: [Turn((seat,), "play", prompt=say("ask-follow", suit=suit)) for seat in range(4)] for suit in "cdhs"}


class Hearts(Game[State, Rules]):
    """Four play, each alone: take no hearts, and above all not the queen of spades."""

    name = "hearts"
    seats = range(4, 5)
    minutes = 25
    bound = 60
    state = State
    house_rules = Rules
    deck: ClassVar = STANDARD

    # Hands ------------------------------------------------------------------------------------------------------

    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        """The first hand: cards go to the left."""
        return self._dealt(rules, 1, (0, 0, 0, 0), dice)

    def deal(self, state: State, dice: Dice) -> State:
        """The next hand."""
        return self._dealt(state.rules, state.number + 1, state.totals, dice)

    def _dealt(self, rules: Rules, number: int, totals: tuple[int, ...], dice: Dice) -> State:
        hands = deal_out(dice, PLACES)
        state = State(rules, number, totals, hands, SHIFTS[PASSES[number % 4]] > 0, NOBODY)
        return state if state.passing else self._opened(state)

    def _opened(self, state: State) -> State:
        # Hands are sorted, so whoever has the two of clubs has it in front.
        opener = next((seat for seat, hand in enumerate(state.hands) if hand[0] is TWO_OF_CLUBS), 0)
        return replace(state, leader=opener)

    def hand(self, dice: Dice, rules: Rules | None = None, **given: Any) -> State:
        """A hand that starts from a given situation.

        Args:
            dice: deals it; may be stacked.
            rules: the house rules; standard ones if not said.
            given: `passing`: `left`, `right`, `across` or `none`; or `number`, the hand's number from 1. `totals`: four
                numbers. Or, in the middle of a hand without passing, `hands`: four equally long lines of cards, all
                others counting as played; with them `leader`, `points` (four numbers), `queen` (who took it), `broken`.

        Raises:
            TypeError: a word is not one of these.
            ValueError: a value cannot be.
        """
        rules = rules or Rules()
        known = {"passing", "number", "totals", "hands", "leader", "points", "queen", "broken"}
        if unknown := sorted(set(given) - known):
            raise TypeError(f"hand() takes {', '.join(sorted(known))}, not {unknown[0]}")
        passing = given.get("passing", "none" if "hands" in given else "left")
        if passing not in PASSES:
            raise ValueError(f"cards are passed {', '.join(PASSES)}, not {passing!r}")
        number = given.get("number") or PASSES.index(passing) or 4
        totals = tuple(given.get("totals", (0, 0, 0, 0)))
        if len(totals) != 4:
            raise ValueError("there are four totals, one a seat")
        if "hands" not in given:
            return self._dealt(rules, number, totals, dice)
        return self._in_play(State(rules, number, totals, (), False, NOBODY), given)

    def _in_play(self, state: State, given: dict[str, Any]) -> State:
        hands, gone = given_hands(given["hands"], PLACES)
        if len(hands) != 4 or len({len(hand) for hand in hands}) > 1:
            raise ValueError("there are four hands, all equally long")
        tricks = 13 - len(hands[0])
        points = tuple(given.get("points", (sum([POINTS[card] for card in gone]), 0, 0, 0)))
        if len(points) != 4 or sum(points) != sum([POINTS[card] for card in gone]):
            raise ValueError(f"the cards already played are worth {sum([POINTS[card] for card in gone])} points")
        state = self._opened(
            replace(state, hands=hands, taken=gone, tricks=tricks, won=(tricks, 0, 0, 0), points=points)
        )
        queen = next((seat for seat, p in enumerate(points) if p >= 13), 0) if QUEEN in gone else None
        return replace(
            state,
            leader=given.get("leader", state.leader),
            queen=given.get("queen", queen),
            broken=given.get("broken", any(card.suit is HEART for card in gone)),
        )

    # Play -------------------------------------------------------------------------------------------------------

    def turn(self, state: State) -> Turn:
        """All at once while passing, then one after another."""
        if state.passing:
            return Turn(state.sealed.waiting, "pass", sealed=True)
        if state.tricks == 13:
            over = max(state.totals) >= state.rules.target
            return Turn(phase="result", over=over, pause=0 if over else PAUSE)
        trick = state.trick
        if trick:
            return FOLLOW[trick[0].suit][(state.leader + len(trick)) % 4]
        return LEAD[state.leader] if state.tricks else OPEN[state.leader]

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        """Three cards to pass, or one to play."""
        if state.passing:
            if seat not in state.sealed.waiting:
                return ()
            to = SeatRef((seat + state.shift) % 4)
            return (Choice("pass", state.hands[seat], count=3, zone=ZONES[seat], args=args(who=to)),)
        if seat != (state.leader + len(state.trick)) % 4 or state.tricks == 13:
            return ()
        return (Choice("play", self._playable(state, state.hands[seat]), zone=ZONES[seat]),)

    def _playable(self, state: State, hand: Hand) -> Hand:
        if state.trick:
            able = following(hand, state.trick)
            if able is hand and not state.tricks and state.rules.first_trick_points == "no_if_safe":
                return tuple([card for card in hand if not POINTS[card]]) or hand
            return able
        if not state.tricks:
            return (TWO_OF_CLUBS,)
        return hand if state.broken else tuple([card for card in hand if card.suit is not HEART]) or hand

    def apply(self, state: State, seat: int, action: Action) -> State:
        """A choice of cards to pass, or a card played."""
        if state.passing:
            sealed = state.sealed.put(seat, action)
            return replace(state, sealed=sealed) if sealed.waiting else self._exchanged(state, sealed)
        card = action.cards[0]
        trick = (*state.trick, card)
        hands = put(state.hands, seat, without(state.hands[seat], card))
        broken = state.broken or card.suit is HEART or (card is QUEEN and state.rules.queen_breaks_hearts)
        follows = state.trick and card.suit is trick[0].suit
        void = state.void if follows else self._shown(state, seat, card)
        if len(trick) < 4:
            return replace(state, hands=hands, trick=trick, broken=broken, void=void)
        taker = (state.leader + winner(trick)) % 4
        worth = POINTS[trick[0]] + POINTS[trick[1]] + POINTS[trick[2]] + POINTS[trick[3]]
        after = replace(
            state,
            hands=hands,
            taken=state.taken + trick,
            trick=(),
            leader=taker,
            last=trick,
            last_leader=state.leader,
            tricks=state.tricks + 1,
            won=put(state.won, taker, state.won[taker] + 1),
            points=put(state.points, taker, state.points[taker] + worth) if worth else state.points,
            queen=taker if worth > 12 else state.queen,
            broken=broken,
            void=void,
        )
        return self._scored(after) if after.tricks == 13 else after

    def _exchanged(self, state: State, sealed: Sealed) -> State:
        passed = tuple([pick.cards if pick else () for pick in sealed.picks])
        hands = []
        for seat, hand in enumerate(state.hands):
            gone = set(passed[seat])
            kept = [card for card in hand if card not in gone]
            hands.append(tuple(sorted([*kept, *passed[seat - state.shift]], key=PLACES.__getitem__)))
        return self._opened(replace(state, hands=tuple(hands), passed=passed, passing=False, sealed=NOBODY))

    def _scored(self, state: State) -> State:
        return replace(
            state, totals=tuple([total + new for total, new in zip(state.totals, hand_points(state), strict=True)])
        )

    def _shown(self, state: State, seat: int, card: Any) -> tuple[str, ...]:
        """What a card that does not follow tells everybody about the suits that its seat is out of."""
        if not state.trick:
            # A heart led before hearts are broken comes from a hand of hearts alone.
            return shown_void(state.void, seat, "cds") if card.suit is HEART and not state.broken else state.void
        led = state.trick[0].suit
        if POINTS[card] and not state.tricks and state.rules.first_trick_points == "no_if_safe":
            return shown_void(state.void, seat, "cds" if card is QUEEN else "cd")
        return state.void if led in state.void[seat] else shown_void(state.void, seat, led)

    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        """Why this may not be passed or played."""
        if not choices or action.kind != choices[0].kind:
            return super().refuse(known, seat, action, choices)
        hand = known.hands[seat]
        if any(card not in hand for card in action.cards):
            return Refusal("not_in_hand")
        if action.kind == "pass":
            return Refusal("three_cards")
        if len(action.cards) != 1 or action.cards[0] in choices[0].cards:
            return Refusal("one_card")
        if not known.trick:
            return Refusal("hearts_not_broken") if known.tricks else Refusal("two_of_clubs")
        led = known.trick[0].suit
        if any(card.suit is led for card in hand):
            return Refusal("must_follow", suit=led)
        return Refusal("first_trick_points")

    # Knowing ----------------------------------------------------------------------------------------------------

    def hide(self, state: State, seat: int | None) -> State:
        """Own cards; of others' only those one has passed to them, until they are played."""
        if seat is None:
            hands = tuple([conceal(hand) for hand in state.hands])
            return replace(state, hands=hands, sealed=state.sealed.hide(None), passed=((), (), (), ()))
        mine = state.passed[seat]
        giver = (seat - state.shift) % 4
        return replace(
            state,
            hands=tuple([hand if i == seat else conceal(hand, mine) for i, hand in enumerate(state.hands)]),
            sealed=state.sealed.hide(seat),
            passed=tuple([cards if i in (seat, giver) else () for i, cards in enumerate(state.passed)]),
        )

    def guess(self, known: State, seat: int, dice: Dice) -> State:
        """Hands that agree with the voids shown, the cards passed, and who opened with the two of clubs."""
        if known.passing:
            return super().guess(known, seat, dice)
        hands = known.hands
        seen = {card for pile in (*hands, known.taken, known.trick) for card in pile}
        if TWO_OF_CLUBS not in seen:
            seen.add(TWO_OF_CLUBS)
            opener = hands[known.leader]
            at = opener.index(HIDDEN)
            hands = put(hands, known.leader, put(opener, at, TWO_OF_CLUBS))
        unseen = [card for card in STANDARD if card not in seen]
        return replace(known, hands=spread(hands, unseen, known.void, dice))

    def scene(self, known: State, seat: int | None) -> Scene:
        """The table as this seat sees it."""
        return draw(known, seat)

    def score(self, state: State) -> Score:
        """The totals; the lowest wins."""
        why: tuple[Message, ...] = ()
        if state.tricks == 13 and max(state.totals) >= state.rules.target:
            lowest = min(state.totals)
            shared = state.totals.count(lowest)
            best = say("why-lowest", who=SeatRef(state.totals.index(lowest)), points=lowest)
            why = (best if shared == 1 else say("why-shared", count=shared, points=lowest),)
        return Score(state.totals, high=False, goal=state.rules.target, why=why)

    def check(self, state: State) -> None:
        """Every card is held or played once, and every point taken is counted."""
        cards = [card for pile in (*state.hands, state.taken, state.trick) for card in pile]
        assert len(cards) == 52, "there are not 52 cards"
        assert set(cards) == set(STANDARD), "a card is missing or there twice"
        taken = sum([POINTS[card] for card in state.taken])
        assert sum(state.points) == taken, "points taken are not counted"
        assert sum(state.won) == state.tricks, "tricks taken are not counted"

    def cpu(self, level: str) -> Player:
        """A CPU of this level."""
        from .cpu import player

        return player(self, level)
