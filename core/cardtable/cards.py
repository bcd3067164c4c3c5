"""Cards: immutable, interned, printed by their code."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Sequence
from typing import NoReturn, TypeAlias

Suit: TypeAlias = str
"""A suit or colour by its code: `c d h s` in the standard deck, the game's own letters elsewhere."""

RANKS = "23456789TJQKA"


class Card:
    """One card of a deck: a `code` without blanks, a `suit` and a `rank`.

    Cards are interned: the same code, suit and rank is always the same object, so `is` and `==` agree and both cost
    nothing. A game may define cards of its own: `Card("B11", "B", 11)`.

    Raises:
        ValueError: the code is empty or contains a blank.
    """

    __slots__ = ("_key", "code", "rank", "suit")

    code: str
    suit: Suit
    rank: int
    _key: tuple[Suit, int, str]

    _interned: dict[tuple[str, Suit, int], Card] = {}  # noqa: RUF012  (a class-wide register, on purpose)

    def __new__(cls, code: str, suit: Suit = "", rank: int = 0) -> Card:
        """The one card of this code, suit and rank (any whole number)."""
        card = cls._interned.get((code, suit, rank))
        if card is not None:
            return card
        if not code or any(c.isspace() for c in code):
            raise ValueError(f"a card's code must be a word without blanks, not {code!r}")
        card = object.__new__(cls)
        put = object.__setattr__
        put(card, "code", sys.intern(code))
        put(card, "suit", sys.intern(suit))
        put(card, "rank", rank)
        put(card, "_key", (suit, rank, code))
        # setdefault is one step under the interpreter lock, so two threads still agree on the card.
        return cls._interned.setdefault((code, suit, rank), card)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Cards do not change."""
        raise AttributeError("a card does not change")

    def __repr__(self) -> str:
        """The code: `Qs`."""
        return self.code

    def __lt__(self, other: Card) -> bool:
        """By suit, then rank: the same order on every machine."""
        return self._key < other._key

    def __reduce__(self) -> tuple[type[Card], tuple[str, Suit, int]]:
        """Pickle and copy keep the one object."""
        return Card, (self.code, self.suit, self.rank)


STANDARD: tuple[Card, ...] = tuple(Card(r + s, s, i) for s in "cdhs" for i, r in enumerate(RANKS, 2))
"""The 52 cards, clubs, diamonds, hearts, spades, each from 2 to ace (rank 14)."""

HIDDEN = Card("??")
"""A blank: a card that is there and not yours to see."""


def cards(text: str, deck: Iterable[Card] = STANDARD) -> tuple[Card, ...]:
    """The cards of a line such as `"Qs Th"`, looked up in `deck`; `??` is a blank.

    Raises:
        ValueError: a word is no card of the deck.
    """
    known = {c.code: c for c in deck}
    known[HIDDEN.code] = HIDDEN
    try:
        return tuple(known[word] for word in text.split())
    except KeyError as missing:
        raise ValueError(f"no card {missing.args[0]!r} in this deck; codes look like {next(iter(known))!r}") from None


def conceal(pile: Sequence[Card], known: Collection[Card] = ()) -> tuple[Card, ...]:
    """The pile as somebody sees it who knows only `known`: known cards first, then blanks.

    The blanks come last so that no position tells where a hidden card stands in a sorted hand.
    """
    if not known:
        return (HIDDEN,) * len(pile)
    open_ = tuple([c for c in pile if c in known])
    return open_ + (HIDDEN,) * (len(pile) - len(open_))
