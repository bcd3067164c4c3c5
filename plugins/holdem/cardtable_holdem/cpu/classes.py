"""The 169 kinds of starting hands: thirteen pairs, 78 suited and 78 offsuit, on a square of ranks.

A class is 13 x the first rank + the second, from 0 (two) to 12 (ace): the higher first for a suited hand, the lower
first for an offsuit one.
"""

from __future__ import annotations

from .combos import PAIRS

RANKS = "23456789TJQKA"


def _class(a: int, b: int) -> int:
    high, low = max(a % 13, b % 13), min(a % 13, b % 13)
    return 13 * high + low if a // 13 == b // 13 else 13 * low + high


CLASS: tuple[int, ...] = tuple([_class(a, b) for a, b in PAIRS])
"""For each pair of hole cards its class."""

MEMBERS: tuple[tuple[int, ...], ...] = tuple([tuple([n for n, k in enumerate(CLASS) if k == c]) for c in range(169)])
"""For each class its pairs of hole cards: six, four or twelve."""


def name(number: int) -> str:
    """A class as players write it: `AA`, `AKs`, `72o`."""
    first, second = divmod(number, 13)
    high, low = RANKS[max(first, second)], RANKS[min(first, second)]
    return high + low + ("" if first == second else "s" if first > second else "o")


NAMES: tuple[str, ...] = tuple([name(number) for number in range(169)])
"""The classes' names."""
