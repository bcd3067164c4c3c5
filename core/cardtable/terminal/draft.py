"""A choice on its way to becoming an action: what has been picked of it so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..action import Action, Choice
from ..cards import Card
from ..structs import Struct, replace

T = TypeVar("T")

FEW = 15
"""Up to so many amounts are offered one by one; more are typed."""


class Draft(Struct):
    """A choice with what is picked so far. `begin` makes one."""

    choice: Choice
    cards: tuple[Card, ...] = ()
    cells: tuple[int, ...] = ()
    amount: int | None = None

    @classmethod
    def begin(cls, choice: Choice) -> Draft:
        """Nothing picked yet, but a pool of exactly as many as are wanted is taken whole."""
        return cls(
            choice,
            choice.cards if len(choice.cards) == choice.count else (),
            choice.cells if len(choice.cells) == choice.count else (),
        )

    @property
    def needs(self) -> str:
        """What is picked next: `cards`, `cells`, `amount`, or nothing more."""
        if self.choice.cards and len(self.cards) < self.choice.count:
            return "cards"
        if self.choice.cells and len(self.cells) < self.choice.count:
            return "cells"
        if self.choice.low is not None and self.amount is None:
            return "amount"
        return ""

    @property
    def picked(self) -> int:
        """How many cards or cells are picked."""
        return len(self.cards) + len(self.cells)

    def toggle(self, item: Card | int) -> Draft:
        """With this card or cell picked, or no longer; one that is not in the pool, or too many, changes nothing."""
        if isinstance(item, Card):
            return replace(self, cards=_toggle(self.cards, item, self.choice.cards, self.choice.count))
        return replace(self, cells=_toggle(self.cells, item, self.choice.cells, self.choice.count))

    def at(self, amount: int) -> Draft:
        """With this amount."""
        return replace(self, amount=amount)

    def action(self) -> Action:
        """The action, once nothing more is needed."""
        return Action(self.choice.kind, self.cards, self.cells, self.amount, self.choice.word)


def _toggle(picked: tuple[T, ...], item: T, pool: tuple[T, ...], count: int) -> tuple[T, ...]:
    if item in picked:
        return tuple(x for x in picked if x != item)
    if item not in pool:
        return picked
    if count == 1:
        return (item,)
    return (*picked, item) if len(picked) < count else picked


def drafts(choices: Sequence[Choice]) -> list[Draft]:
    """One draft for each thing that can be pressed: each of a few amounts by itself, every other choice once."""
    found = []
    for choice in choices:
        draft = Draft.begin(choice)
        low, high = choice.low, choice.high
        if draft.needs == "amount" and low is not None and high is not None and high - low < FEW:
            found += [draft.at(amount) for amount in range(low, high + 1)]
        else:
            found.append(draft)
    return found


def singles(draft: Draft) -> list[Draft]:
    """The draft once for each card or cell, where a single one is wanted; else itself."""
    if draft.choice.count == 1 and draft.needs in ("cards", "cells"):
        pool: Sequence[Card | int] = draft.choice.cards if draft.needs == "cards" else draft.choice.cells
        return [draft.toggle(item) for item in pool]
    return [draft]
