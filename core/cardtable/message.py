"""What is said, as a key and its arguments: sentences are made where they are read, in the reader's language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from .cards import Card


class CardRef(msgspec.Struct, frozen=True, tag_field="$", tag="card"):
    """A card inside a sentence; each reader draws or names it in its own way."""

    card: Card


class SeatRef(msgspec.Struct, frozen=True, tag_field="$", tag="seat"):
    """A seat inside a sentence, from 0.

    The argument `who` gives `$who`, its name, and `$who-rel`: me, partner or other.
    """

    seat: int


class Message(msgspec.Struct, frozen=True, tag_field="$", tag="message"):
    """A sentence to be: the key of a Fluent message and its arguments. `say()` makes one."""

    key: str
    args: tuple[tuple[str, int | str | CardRef | SeatRef | Message], ...] = ()


Arg: TypeAlias = int | str | CardRef | SeatRef | Message
"""A number, a word (for choosing a variant, never text), a card, a seat, or another message."""

Args: TypeAlias = tuple[tuple[str, Arg], ...]


def args(**given: Arg | Card) -> Args:
    """Named arguments for a message or a choice; cards are wrapped so that the wire tells them from words."""
    return tuple([(name, CardRef(x) if type(x) is Card else x) for name, x in given.items()])  # type: ignore[misc]


def say(key: str, **given: Arg | Card) -> Message:
    """The message `key` with these arguments: `say("hit", streak=3, card=card, who=SeatRef(seat))`."""
    return Message(key, args(**given))
