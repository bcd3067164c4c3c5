"""Dice that see how a game draws its chance, and the dice of the second world."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from threading import get_ident
from typing import Any, Self

from ..cards import Card
from ..deck import Deck
from ..dice import Dice

Pile = tuple[Card, ...]
Shuffle = tuple[Pile, Pile]
"""A pile as it went into a shuffle, and as it came out."""


class WatchedDice(Dice):
    """The same numbers as `Dice`; `breaches` says where chance was drawn in any other way than `Deck.shuffled`."""

    __slots__ = ("_inside", "_seed", "breaches")

    def __init__(self, seed: str | int, step: int = 0) -> None:
        """As `Dice`."""
        self.breaches: list[str] = []
        self._inside = False
        super().__init__(seed, step)
        self.breaches.clear()

    @property
    def seed(self) -> str:
        """The seed; a game that asks for it could keep it."""
        self.breaches.append("reads the seed of the dice")
        return self._seed

    @seed.setter
    def seed(self, value: str) -> None:
        self._seed = value

    def below(self, n: int) -> int:
        """As `Dice.below`."""
        if not self._inside:
            self.breaches.append("draws a number from the dice itself")
        return super().below(n)

    def shuffle(self, pile: Iterable[Card]) -> Pile:
        """As `Dice.shuffle`."""
        if sys._getframe(1).f_code is not Deck.shuffled.__code__:
            self.breaches.append("shuffles past Deck.shuffled")
        self._inside = True
        try:
            return super().shuffle(pile)
        finally:
            self._inside = False


class OnlyDice:
    """While it is entered, notes in `breaches` every other `Dice` that this thread makes or draws from.

    A game that makes dice of its own deals what anybody can foretell; those that it is given tell the truth.
    """

    def __init__(self, given: Dice | None = None) -> None:
        """`given`: the dice that the game may draw from; None: it may draw from none."""
        self.given = given
        self.breaches: list[str] = []

    def __enter__(self) -> Self:
        """Begins to watch."""
        self._kept = {method: Dice.__dict__[method] for method in ("__init__", "below", "shuffle")}
        deeds = {
            "__init__": "makes dice of its own",
            "below": "draws from other dice",
            "shuffle": "shuffles with other dice",
        }
        for method, deed in deeds.items():
            setattr(Dice, method, self._noting(self._kept[method], deed))
        return self

    def _noting(self, method: Callable[..., Any], deed: str) -> Callable[..., Any]:
        thread = get_ident()

        def noted(dice: Dice, *args: Any, **given: Any) -> Any:
            if dice is not self.given and get_ident() == thread:
                self.breaches.append(deed)
            return method(dice, *args, **given)

        return noted

    def __exit__(self, *_: object) -> None:
        """Dice are as they were."""
        for method, kept in self._kept.items():
            setattr(Dice, method, kept)


class Parted(Exception):
    """The two worlds no longer run alike, so there is nothing more to compare."""


class TwinDice(Dice):
    """The chance of another world: the first's shuffles with two cards exchanged, all else another seed's."""

    __slots__ = ("_exchange", "_first")

    def __init__(self, seed: str, step: int, first: list[Shuffle], exchange: Callable[[Any], Any]) -> None:
        """For the entry `step`, whose shuffles in the first world were `first`."""
        super().__init__(f"not {seed}", step)
        self._first = first
        self._exchange = exchange

    def shuffle(self, pile: Iterable[Card]) -> Pile:
        """What came out in the first world, the two cards exchanged where this pile is the first one's twin.

        Raises:
            Parted: the first world shuffled other cards here, or none.
        """
        before = tuple(pile)
        if len(self.shuffles) >= len(self._first):
            raise Parted
        was, after = self._first[len(self.shuffles)]
        mine = sorted(before)
        if mine == sorted(self._exchange(was)):
            after = self._exchange(after)
        elif mine != sorted(was):
            raise Parted
        self.shuffles.append((before, after))
        return after
