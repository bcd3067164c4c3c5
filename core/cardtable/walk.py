"""Walking through a state: every flat tuple of cards, wherever the plugin keeps it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from .cards import HIDDEN, Card

Pile = tuple[Card, ...]


def walk(value: Any, visit: Callable[[Pile], Pile]) -> Any:
    """The value built anew, with `visit` applied to every flat tuple of cards and every single card in it."""
    kind = type(value)
    if kind is Card:
        return visit((value,))[0]
    if kind is tuple:
        if not value:
            return value
        first = type(value[0])
        if first is Card and all([type(x) is Card for x in value]):
            return visit(value)
        if first in (int, str, bool):
            return (
                value if all([type(x) in (int, str, bool) for x in value]) else tuple([walk(x, visit) for x in value])
            )
        return tuple([walk(x, visit) for x in value])
    if isinstance(value, msgspec.Struct):
        return kind(*[walk(getattr(value, name), visit) for name in value.__struct_fields__])
    return value


def piles_in(value: Any) -> list[Pile]:
    """Every flat tuple of cards (a single card is one of length 1), in the order of the fields."""
    found: list[Pile] = []

    def note(pile: Pile) -> Pile:
        found.append(pile)
        return pile

    walk(value, note)
    return found


def cards_in(value: Any) -> set[Card]:
    """Every card that the value names, blanks left out."""
    found = {card for pile in piles_in(value) for card in pile}
    found.discard(HIDDEN)
    return found
