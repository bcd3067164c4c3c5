"""The rules of High-Low as pure functions over its state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable import (
    STANDARD,
    Action,
    Card,
    Choice,
    Deck,
    Dice,
    Game,
    Message,
    Player,
    Refusal,
    Scene,
    Score,
    SeatRef,
    Turn,
    args,
    conceal,
    put,
    replace,
    say,
)

from .scene import scene_of
from .state import Rules, State, step_of

TOP = 12
"""The step of the highest card."""


class HighLow(Game[State, Rules]):
    """One to eight seats guess in turn whether the next card is higher or lower, and bank their streaks."""

    name = "highlow"
    seats = range(1, 9)
    minutes = 5
    bound = 20_000
    state = State
    house_rules = Rules

    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        """Every seat without points, the top card of a shuffled deck on the table."""
        table, *deck = Deck(STANDARD).shuffled(dice)
        return State(rules.turns, rules.ace, table, tuple(deck), (), ((),) * seats)

    def turn(self, state: State) -> Turn:
        """The seat whose turn it is; the table when the deck is empty; nobody when all turns are played."""
        if state.over:
            return _OVER
        if not state.deck:
            return _SHUFFLE
        key = (state.seat, state.table, state.ace)
        found = _TURNS.get(key)
        if found is None:
            # At most 8 seats x 52 cards x 2 orders: kept, since every action asks for one.
            found = _TURNS[key] = Turn((state.seat,), "guess", prompt=_prompt(state))
        return found

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        """Higher, lower, bank. A call that no rank could win is not offered; what is left in the deck never counts."""
        if seat != state.seat or not state.deck or state.over:
            return ()
        step = step_of(state.table, state.ace)
        key = (step, state.streak)
        found = _CHOICES.get(key)
        if found is None:
            found = _CHOICES[key] = _offer(step, state.streak)
        return found

    def apply(self, state: State, seat: int, action: Action) -> State:
        """Bank the streak, or turn the next card: strictly in the called direction it is a hit, else a miss."""
        if action.kind == "bank":
            return _end_turn(state, state.streak, "bank", state.table, state.deck, state.gone)
        card = state.deck[0]
        deck, gone = state.deck[1:], (*state.gone, state.table)
        rise = step_of(card, state.ace) - step_of(state.table, state.ace)
        if rise > 0 if action.kind == "higher" else rise < 0:
            streak = state.streak + 1
            return State(state.turns, state.ace, card, deck, gone, state.banked, seat, streak, "hit", seat, streak)
        return _end_turn(state, 0, "miss" if rise else "equal", card, deck, gone)

    def deal(self, state: State, dice: Dice) -> State:
        """The deck is empty: everything turned over, except the card on the table, is shuffled into a new one."""
        return replace(state, deck=Deck(state.gone).shuffled(dice).cards, gone=(), fresh=True)

    def hide(self, state: State, seat: int | None) -> State:
        """Nobody knows the order of the deck; all else is open."""
        return replace(state, deck=conceal(state.deck))

    def scene(self, known: State, seat: int | None) -> Scene:
        """Deck, card on the table and turned cards in the centre; points and turns left at the seats."""
        return scene_of(known, self.score(known))

    def score(self, state: State) -> Score:
        """The points banked; at the end with the sentence that says who won."""
        totals = state.totals
        return Score(totals, why=(_verdict(totals),) if state.over else ())

    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        """A call that no card could win says so."""
        if choices and action == Action(action.kind) and action.kind in ("higher", "lower"):
            return Refusal(f"no_{action.kind}", card=known.table)
        return super().refuse(known, seat, action, choices)

    def check(self, state: State) -> None:
        """Every card is in one place; no seat has had too many turns or points from nowhere."""
        assert sorted((state.table, *state.deck, *state.gone)) == sorted(STANDARD), "cards are lost or there twice"
        most = len(state.banked[0])
        for seat, turns in enumerate(state.banked):
            assert len(turns) == most - (seat >= state.seat > 0), f"seat {seat} is out of turn"
            assert len(turns) <= state.turns, f"seat {seat} has had too many turns"
        assert not (state.over and state.streak), "a streak is left over"

    def cpu(self, level: str) -> Player:
        """`easy` has one fixed rule, `normal` knows the odds of a full deck, `hard` counts cards and plays to win."""
        from .cpu import cpu_of

        return cpu_of(level)

    def hand(self, dice: Dice, rules: Rules | None = None, **given: Any) -> State:
        """A match in the middle.

        Args:
            dice: the first card out of the shuffle lies on the table, the next ones are the deck, then come those gone.
            rules: the house rules; None: the standard ones.
            given: `seats` (1 to 8, else as many as `totals`, else 1); `seat` whose turn it is, from 0; `streak` its
                hits so far; `totals` the points so far, a number a seat; `left` how many turns the seat to move still
                has, this one included; `deck` how many cards are left in it (1 to 51).

        Raises:
            TypeError: a word is not one of these.
            ValueError: such a match cannot come about.
        """
        if unknown := sorted(set(given) - set(_WORDS)):
            raise TypeError(f"hand() takes {', '.join(_WORDS)}, not {unknown[0]}")
        return _situation(Deck(STANDARD).shuffled(dice).cards, rules or Rules(), **given)


_WORDS = ("seats", "seat", "streak", "totals", "left", "deck")


def _situation(
    pile: tuple[Card, ...],
    rules: Rules,
    *,
    seats: int | None = None,
    seat: int = 0,
    streak: int = 0,
    totals: Sequence[int] = (),
    left: int | None = None,
    deck: int = 51,
) -> State:
    seats = seats or len(totals) or 1
    totals = tuple(totals) or (0,) * seats
    left = rules.turns if left is None else left
    if seats not in HighLow.seats or len(totals) != seats or not 0 <= seat < seats:
        raise ValueError(f"seats must be 1 to 8 with one total each and the seat to move among them, not {seats}")
    if not 1 <= left <= rules.turns or not 1 <= deck <= 51 or streak < 0:
        raise ValueError(f"left must be 1 to {rules.turns}, deck 1 to 51, streak 0 or more")
    banked = []
    for number, total in enumerate(totals):
        had = rules.turns - left + (number < seat)
        if total < 0 or (total and not had):
            raise ValueError(f"seat {number} has had {had} turns and cannot have {total} points")
        # How the points came about is not given: they count as made in the first turn.
        banked.append((total, *(0,) * (had - 1)) if had else ())
    return State(rules.turns, rules.ace, pile[0], pile[1 : 1 + deck], pile[1 + deck :], tuple(banked), seat, streak)


def _end_turn(
    state: State, points: int, last: str, table: Card, deck: tuple[Card, ...], gone: tuple[Card, ...]
) -> State:
    """The turn ends with so many points; the next seat plays on, on the same table card and deck."""
    seat = state.seat
    banked = put(state.banked, seat, (*state.banked[seat], points))
    after = seat + 1 if seat + 1 < len(banked) else 0
    return State(state.turns, state.ace, table, deck, gone, banked, after, 0, last, seat, state.streak)


def _offer(step: int, streak: int) -> tuple[Choice, ...]:
    bank = Choice("bank", args=args(points=streak), confirm="" if streak else "bank-nothing")
    calls = (Choice("higher"),) * (step < TOP) + (Choice("lower"),) * (step > 0)
    return (*calls, bank)


def _prompt(state: State) -> Message:
    step = step_of(state.table, state.ace)
    way = "lower" if step == TOP else "higher" if step == 0 else "both"
    return say("ask-guess", card=state.table, way=way)


def _verdict(totals: tuple[int, ...]) -> Message:
    best = max(totals)
    first = [seat for seat, total in enumerate(totals) if total == best]
    if len(totals) == 1:
        return say("why-alone", points=best)
    if len(first) > 1:
        return say("why-draw", count=len(first), points=best)
    return say("why-won", who=SeatRef(first[0]), points=best)


_OVER = Turn(phase="result", over=True)
_SHUFFLE = Turn(phase="shuffle")
_TURNS: dict[tuple[int, Card, str], Turn] = {}
_CHOICES: dict[tuple[int, int], tuple[Choice, ...]] = {}
