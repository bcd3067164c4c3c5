"""Whoever decides for a seat, person or CPU: all through one door, seeing only what the seat knows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Protocol

from .action import Action
from .dice import Dice
from .message import Message
from .structs import Struct


class Budget(Struct):
    """How much a CPU may think: a number of samples (headless, repeatable) or milliseconds (on a server).

    Attributes:
        samples: worlds or play-outs at most; None: no such limit.
        ms: milliseconds at most; None: no such limit.
    """

    samples: int | None = None
    ms: float | None = None

    def rounds(self) -> Iterator[int]:
        """Counts up from 0 until the budget is used up; at least once, so that there is always an answer."""
        end = None if self.ms is None else time.monotonic() + self.ms / 1000
        count = 0
        while True:
            yield count
            count += 1
            if self.samples is not None and count >= self.samples:
                return
            if end is not None and time.monotonic() >= end:
                return
            if end is None and self.samples is None:
                return


HEADLESS = Budget(samples=40)
"""What a CPU gets where nobody says more."""


class Advice(Struct):
    """An action with the numbers behind it, for hints.

    Attributes:
        action: what the CPU would do.
        numbers: what it computed, as (message key, value): a chance from 0 to 1, points, chips.
        why: a sentence, when there is one.
    """

    action: Action
    numbers: tuple[tuple[str, float], ...] = ()
    why: Message | None = None


class Player(Protocol):
    """Whoever decides for a seat. `known` is what the seat knows, made by `Game.hide`, and nothing else."""

    def choose(self, known: Any, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action | None:
        """The action; None: a person, whose action will come later. The dice are the CPU's own, never the match's."""

    def advise(self, known: Any, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Advice | None:
        """The action with its numbers; None: a person, who gives none."""


class Cpu:
    """The base of a CPU: write `choose`; `advise` then gives the action without numbers."""

    def choose(self, known: Any, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """The action this CPU takes for `seat`."""
        raise NotImplementedError(f"{type(self).__name__} does not choose")

    def advise(self, known: Any, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Advice:
        """The action this CPU takes, with its numbers where it has some."""
        return Advice(self.choose(known, seat, dice, budget))


class Person:
    """A person: the action comes later, through the table."""

    def choose(self, known: Any, seat: int, dice: Dice, budget: Budget = HEADLESS) -> None:
        """Nothing yet."""

    def advise(self, known: Any, seat: int, dice: Dice, budget: Budget = HEADLESS) -> None:
        """Nothing: hints come from a CPU."""
