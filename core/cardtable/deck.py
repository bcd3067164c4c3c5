"""A deck: an immutable, ordered pile of cards, the top first."""

from __future__ import annotations

from collections.abc import Iterator

from .cards import STANDARD, Card
from .dice import Dice
from .structs import Struct


class Deck(Struct):
    """An ordered pile; `cards[0]` is the top. Every method returns a new deck."""

    cards: tuple[Card, ...] = STANDARD

    def __len__(self) -> int:
        """How many cards are left."""
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        """The cards, the top first."""
        return iter(self.cards)

    def shuffled(self, dice: Dice) -> Deck:
        """The same cards in a new order: the only way by which a game may draw chance."""
        return Deck(dice.shuffle(self.cards))

    def draw(self, n: int = 1) -> tuple[tuple[Card, ...], Deck]:
        """The top `n` cards and the rest.

        Raises:
            ValueError: the deck does not hold so many.
        """
        if not 0 <= n <= len(self.cards):
            raise ValueError(f"cannot draw {n} of {len(self.cards)} cards")
        return self.cards[:n], Deck(self.cards[n:])

    def deal(self, seats: int, each: int) -> tuple[tuple[tuple[Card, ...], ...], Deck]:
        """`each` cards to each of `seats`, one card at a time from seat 0, and the rest.

        Raises:
            ValueError: the deck does not hold so many.
        """
        dealt, rest = self.draw(seats * each)
        return tuple(dealt[seat::seats] for seat in range(seats)), rest
