"""The CPUs. Each gets what its seat knows, and in that the deck is blank."""

from __future__ import annotations

from cardtable import HEADLESS, STANDARD, Action, Advice, Budget, Card, Cpu, Dice, Player

from .odds import Call, Stakes, best_call, full_deck_call
from .stakes import for_points, for_winning
from .state import State, step_of

DEPTH = 2
"""How many cards `hard` looks ahead with the real counts; a third one changed nothing that could be measured."""
LONGEST = 16
"""Streaks that the stakes are worked out for; longer ones get longer tables."""

STEP: dict[str, dict[Card, int]] = {ace: {card: step_of(card, ace) for card in STANDARD} for ace in ("low", "high")}
BANK = Action("bank")


class BankAt(Cpu):
    """Calls the side with more ranks, and banks at a fixed streak."""

    def __init__(self, streak: int) -> None:
        """Banks at this streak, 1 or more."""
        self.streak = streak

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """The action by the rule."""
        if known.streak >= self.streak:
            return BANK
        return Action("higher" if STEP[known.ace][known.table] <= 6 else "lower")


class FullDeck(Cpu):
    """Plays the best turn for points that one can play without remembering a card."""

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """Higher, lower or bank, by the recursion over a full deck."""
        at = for_points(1, _longest(known))
        return Action(full_deck_call(at, known.streak, STEP[known.ace][known.table]))


class Counting(Cpu):
    """Remembers every card since the last shuffle, and plays for the win, or alone for points."""

    def __init__(self, depth: int = DEPTH) -> None:
        """Looks so many cards ahead, 1 or more."""
        self.depth = depth

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """Higher, lower or bank, by the recursion over the unseen cards."""
        return Action(self._call(known, seat, stakes_of(known, seat)).kind)

    def advise(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Advice:
        """The same with its numbers: each call's chance, the points to expect, and in company the chance of winning."""
        call = self._call(known, seat, stakes_of(known, seat))
        step = STEP[known.ace][known.table]
        numbers = [(f"hint-{kind}", chance) for kind, chance, legal in _calls(call, step) if legal]
        numbers.append(("hint-points", self._points(known, call.kind)))
        if len(known.banked) > 1:
            numbers.append(("hint-win", min(1.0, max(0.0, call.value))))
        return Advice(Action(call.kind), tuple(numbers))

    def _call(self, known: State, seat: int, at: Stakes) -> Call:
        step = STEP[known.ace]
        return best_call(at, unseen(known), step[known.table], known.streak, self.depth)

    def _points(self, known: State, kind: str) -> float:
        """The points to expect from this turn if it goes on with `kind` and then for points."""
        at = for_points(1, _longest(known))
        if kind == "bank":
            return float(known.streak)
        return best_call(at, unseen(known), STEP[known.ace][known.table], known.streak, self.depth).value


def unseen(known: State) -> list[int]:
    """How many cards of each step have not been turned over since the last shuffle."""
    step = STEP[known.ace]
    counts = [4] * 13
    for card in known.gone:
        counts[step[card]] -= 1
    counts[step[known.table]] -= 1
    return counts


def stakes_of(known: State, seat: int) -> Stakes:
    """What this seat plays its turn for."""
    totals, left = known.totals, known.left
    seats = len(totals)
    if seats == 1:
        return for_points(left[0], _longest(known))
    others = [(totals[o] - totals[seat], left[o]) for o in [(seat + i) % seats for i in range(1, seats)]]
    # Only the next one's place matters; in order, the same situation is found again more often.
    return for_winning(left[seat] - 1, (others[0], *sorted(others[1:])), _longest(known))


def _longest(known: State) -> int:
    """Tables for all usual streaks are the same ones, so that they are found again."""
    return LONGEST * (1 + (known.streak + DEPTH + 2) // LONGEST)


def _calls(call: Call, step: int) -> tuple[tuple[str, float, bool], ...]:
    return (("higher", call.hit[0], step < 12), ("lower", call.hit[1], step > 0))


def cpu_of(level: str) -> Player:
    """The CPU of a level."""
    return {"easy": BankAt(1), "normal": FullDeck(), "hard": Counting()}[level]
