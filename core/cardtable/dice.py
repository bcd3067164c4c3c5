"""Chance, all of it: a stream of numbers keyed by a seed and a log index.

The algorithm is short enough to be written again in a browser, which then checks every shuffle of a match:

- block k of the stream is SHA-256 of the ASCII text `seed/step/k`, k = 0, 1, 2, ...;
- a block is sixteen big-endian 16-bit words, used first to last;
- `below(n)` takes the next word that is less than `65536 - 65536 % n` and returns it modulo n;
- a shuffle is Fisher-Yates from the end: for i = last ... 1, exchange items i and `below(i + 1)`.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

from .cards import Card

T = TypeVar("T")
_WORDS = struct.Struct(">16H").unpack
_RANGE = 65536


class Dice:
    """The only source of chance: the same seed and step give the same numbers on every machine, for ever.

    `step` is the log index of the entry that draws, so a match can be replayed from any prefix of its log.
    `shuffles` records each pile that went into a shuffle and how it came out, for the laws and the fairness check.

    Raises:
        ValueError: the seed is not plain ASCII text (or a number), or the step is negative.
    """

    __slots__ = ("_block", "_key", "_top", "_words", "seed", "shuffles", "step")

    def __init__(self, seed: str | int, step: int = 0) -> None:
        """A fresh stream for this seed and log index (0 or more)."""
        self.seed = str(seed)
        self.step = step
        if not self.seed.isascii() or step < 0:
            raise ValueError(f"a seed is ASCII text and a step 0 or more, not {seed!r} and {step!r}")
        self.shuffles: list[tuple[tuple[Card, ...], tuple[Card, ...]]] = []
        self._key = b"%s/%d/" % (self.seed.encode(), step)
        self._block = 0
        self._words: Iterator[int] = iter(())
        self._top: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        """The call that makes fresh ones of this seed and step: `Dice('x', 3)`."""
        return f"Dice({self.seed!r}, {self.step})"

    @classmethod
    def stacked(cls, top: Iterable[Card], seed: str | int = "stacked") -> Dice:
        """Dice whose next shuffle puts these cards on top in this order, the rest shuffled below them."""
        dice = cls(seed)
        dice._top = tuple(top)
        return dice

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely.

        Raises:
            ValueError: n is not from 1 to 65536.
        """
        if not 1 <= n <= _RANGE:
            raise ValueError(f"below() takes 1 to {_RANGE}, not {n}")
        limit = _RANGE - _RANGE % n
        while True:
            for word in self._words:
                if word < limit:
                    return word % n
            self._next_block()

    def _next_block(self) -> Iterator[int]:
        """The words of the next block of the stream."""
        self._words = words = iter(_WORDS(sha256(b"%s%d" % (self._key, self._block)).digest()))
        self._block += 1
        return words

    def choice(self, items: Sequence[T]) -> T:
        """One of these, each equally likely; at least one is needed."""
        return items[self.below(len(items))]

    def pick(self, items: Iterable[T], count: int) -> tuple[T, ...]:
        """`count` of these, each at most once, in the order they were drawn."""
        left = list(items)
        return tuple(left.pop(self.below(len(left))) for _ in range(count))

    def shuffle(self, pile: Iterable[Card]) -> tuple[Card, ...]:
        """The pile in a new order; recorded in `shuffles`. Games call it through `Deck.shuffled`.

        Raises:
            ValueError: these dice are stacked with a card that the pile does not hold.
        """
        before = tuple(pile)
        after = list(before)
        words = self._words
        for n in range(len(after), 1, -1):
            # `below(n)` written out, since no other call is made so often.
            limit = _RANGE - _RANGE % n
            while (word := next(words, _RANGE)) >= limit:
                if word == _RANGE:
                    words = self._next_block()
            i, j = n - 1, word % n
            after[i], after[j] = after[j], after[i]
        if self._top:
            top, self._top = self._top, ()
            missing = [card for card in top if card not in before]
            if missing or len(set(top)) < len(top):
                raise ValueError(f"stacked cards must be different cards of the pile: {missing or top}")
            after = [*top, *(card for card in after if card not in top)]
        result = tuple(after)
        self.shuffles.append((before, result))
        return result
