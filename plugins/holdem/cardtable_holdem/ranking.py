"""How good a hand is: the best five of five to seven cards, as one number. Suits never decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from itertools import combinations, combinations_with_replacement
from typing import Any

from cardtable import STANDARD, Card

CATEGORIES = (
    "high_card",
    "pair",
    "two_pair",
    "three",
    "straight",
    "flush",
    "full_house",
    "four",
    "straight_flush",
)
"""The categories, the weakest first."""


def by_hand(cards: Sequence[Card]) -> int:
    """The strength of five to seven cards, by this module alone: a category and up to five ranks, 4 bits each.

    The higher the better, equal for a tie. It is the number that the library `eval7` gives: 24 bits of category,
    then the ranks from 0 (two) to 12 (ace) in order of importance, those that cannot decide left 0.
    """
    counts = [0] * 15
    suits: dict[str, list[int]] = {}
    for card in cards:
        counts[card.rank] += 1
        suits.setdefault(card.suit, []).append(card.rank)
    flush: list[int] = []
    for ranks in suits.values():
        if len(ranks) >= 5:
            flush = sorted(ranks, reverse=True)
            if high := _straight(set(ranks)):
                return _number(8, (high,))
    singles = [rank for rank in range(14, 1, -1) if counts[rank]]
    groups = sorted(singles, key=lambda rank: -counts[rank])
    first, second = counts[groups[0]], counts[groups[1]] if len(groups) > 1 else 0
    if first == 4:
        return _number(7, (groups[0], max([rank for rank in singles if rank != groups[0]])))
    if first == 3 and second >= 2:
        return _number(6, groups[:2])
    if flush:
        return _number(5, flush[:5])
    if high := _straight(set(singles)):
        return _number(4, (high,))
    if first == 3:
        return _number(3, groups[:3])
    if first == 2 and second == 2:
        return _number(2, (*groups[:2], max([rank for rank in singles if rank not in groups[:2]])))
    return _number(1, groups[:4]) if first == 2 else _number(0, groups[:5])


def _straight(ranks: set[int]) -> int:
    """The highest rank of the best straight; 5 for A-2-3-4-5; 0 for none."""
    low = ranks | {1} if 14 in ranks else ranks
    for high in range(14, 4, -1):
        if all([rank in low for rank in range(high - 4, high + 1)]):
            return high
    return 0


def _number(category: int, ranks: Sequence[int]) -> int:
    number = category << 24
    for place, rank in enumerate(ranks):
        number |= (rank - 2) << 16 - 4 * place
    return number


def _from_eval7() -> Callable[[Sequence[Card]], int]:
    eval7 = import_module("eval7")
    theirs = {card: eval7.Card(card.code) for card in STANDARD}
    evaluate = eval7.evaluate
    return lambda cards: int(evaluate([theirs[card] for card in cards]))


def _from_phevaluator() -> Callable[[Sequence[Card]], int]:
    evaluate_cards = import_module("phevaluator").evaluate_cards

    # It numbers the 7,462 different hands from the best, so the n-th of ours is its n-th.
    best_first = sorted({by_hand(cards) for cards in _every_hand()}, reverse=True)
    return lambda cards: best_first[evaluate_cards(*[card.code for card in cards]) - 1]


def _every_hand() -> list[tuple[Card, ...]]:
    """One five-card hand of every strength."""
    of = {(card.suit, card.rank): card for card in STANDARD}
    found = [tuple([of["c", rank] for rank in ranks]) for ranks in combinations(range(2, 15), 5)]
    for ranks in combinations_with_replacement(range(2, 15), 5):
        if max([ranks.count(rank) for rank in ranks]) <= 4:
            seen: dict[int, int] = {}
            hand = []
            for place, rank in enumerate(ranks):
                copy = seen[rank] = seen.get(rank, -1) + 1
                hand.append(of["cdhs"[copy if copy or place != 4 else 1], rank])
            found.append(tuple(hand))
    return found


@cache
def evaluator() -> Callable[[Sequence[Card]], int]:
    """The quickest way to `by_hand`'s number that is installed: eval7, phevaluator, or `by_hand` itself."""
    sources: tuple[Callable[[], Any], ...] = (_from_eval7, _from_phevaluator)
    for source in sources:
        try:
            return source()  # type: ignore[no-any-return]
        except ImportError:
            continue
    return by_hand


def strength(cards: Sequence[Card]) -> int:
    """How good the best five of these five to seven cards are: the higher the better, equal for a tie."""
    return evaluator()(cards)


def category(number: int) -> str:
    """The category of a strength, one of `CATEGORIES`."""
    return CATEGORIES[number >> 24]


def ranks(number: int, count: int) -> tuple[int, ...]:
    """The first `count` deciding ranks of a strength, from 2 to 14."""
    return tuple([(number >> 16 - 4 * place & 15) + 2 for place in range(count)])


def best_five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The five cards that play, of five to seven; where several fives are equal, the first in the given order."""
    best = by_hand(cards)
    return next(five for five in combinations(cards, 5) if by_hand(five) == best)
