"""The 1,326 pairs of hole cards as numbers, and the strength of every one of them on a board, quickly.

A CPU compares whole ranges of hands with each other, thousands of times a decision; `ranking` tells two hands apart.
Here a card is its place in the standard deck, 0 to 51: thirteen for each suit, c d h s.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from cardtable import STANDARD, Card

from ..ranking import by_hand

PLACE: dict[Card, int] = {card: place for place, card in enumerate(STANDARD)}
"""A card's number."""

PAIRS: tuple[tuple[int, int], ...] = tuple(combinations(range(52), 2))
"""The pairs of hole cards, in the order in which everything about them is listed."""

NUMBER: dict[tuple[int, int], int] = {pair: number for number, pair in enumerate(PAIRS)}
NUMBER.update({(b, a): number for (a, b), number in tuple(NUMBER.items())})
"""The number of a pair, in either order."""

MASKS: tuple[int, ...] = tuple([1 << a | 1 << b for a, b in PAIRS])
"""For each pair its cards as bits."""

_KEYS: tuple[int, ...] = tuple([5 ** (place % 13) for place in range(52)])
_PAIR_KEYS: tuple[int, ...] = tuple([_KEYS[a] + _KEYS[b] for a, b in PAIRS])
_SUIT = 0x1FFF


class _ByRanks(dict[int, int]):
    """Strengths by the sum of their cards' keys, where suits do not matter; each is worked out when first asked for.

    A key is 5 to the power of the rank, and a rank has four cards, so a sum tells how often each rank is there.
    """

    def __missing__(self, total: int) -> int:
        hand: list[Card] = []
        rest = total
        for rank in range(2, 15):
            rest, count = divmod(rest, 5)
            # Each card of a suit of its own, so that there is no flush.
            hand += [Card(f"{rank}/{len(hand) + i}", f"{len(hand) + i}", rank) for i in range(count)]
        self[total] = strength = by_hand(hand)
        return strength


class _BySuit(dict[int, int]):
    """Strengths of five to seven cards of one suit by their ranks as bits."""

    def __missing__(self, ranks: int) -> int:
        self[ranks] = strength = by_hand([STANDARD[place] for place in range(13) if ranks >> place & 1])
        return strength


_by_ranks = _ByRanks()
_by_suit = _BySuit()


def places(cards: Sequence[Card]) -> tuple[int, ...]:
    """The numbers of cards."""
    return tuple([PLACE[card] for card in cards])


def pair_of(hole: Sequence[Card]) -> int:
    """The number of somebody's two hole cards."""
    first, second = hole
    return NUMBER[PLACE[first], PLACE[second]]


def mask_of(cards: Sequence[int]) -> int:
    """Cards as bits."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def strengths(board: Sequence[int]) -> list[int]:
    """The strength of every pair of hole cards on a board of three to five cards; 0 where a card lies on the board."""
    on_board = mask_of(board)
    key = sum([_KEYS[card] for card in board])
    table = _by_ranks
    found = [0 if mask & on_board else table[key + pair] for mask, pair in zip(MASKS, _PAIR_KEYS, strict=True)]
    for suit in range(4):
        shift = 13 * suit
        suited = on_board >> shift & _SUIT
        missing = 5 - suited.bit_count()
        if missing <= 2:
            for number in _OF_SUIT[suit][max(missing, 0)]:
                if found[number]:
                    found[number] = _by_suit[suited | MASKS[number] >> shift & _SUIT]
    return found


def _with_suit(suit: int, least: int) -> tuple[int, ...]:
    return tuple([n for n, (a, b) in enumerate(PAIRS) if (a // 13 == suit) + (b // 13 == suit) >= least])


_OF_SUIT = tuple([tuple([_with_suit(suit, least) for least in range(3)]) for suit in range(4)])
"""For each suit the pairs that have at least none, one or two cards of it."""
