"""Which option sets and seat counts to play: every pair of values meets at least once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

from ..errors import RulesError
from ..game import Game
from ..rules import HouseRules, Value

SEATS = "seats"  # no option may bear this name: the declaration law says so

Pair = tuple[tuple[str, Value], tuple[str, Value]]


def seat_counts(seats: range) -> tuple[int, ...]:
    """The lowest, the highest, the second lowest and one in the middle."""
    return tuple(sorted({seats[0], seats[-1], seats[min(1, len(seats) - 1)], seats[len(seats) // 2]}))


def pairwise(
    values: Mapping[str, Sequence[Value]], allowed: Callable[[Mapping[str, Value]], bool]
) -> list[dict[str, Value]]:
    """Rows such that every two values of different names that can stand together do so in one of them.

    The first row takes the first value of each name. Greedy: each row begins with a pair that is still missing and
    takes, name by name, the allowed value that brings the most missing pairs.
    """
    names = list(values)
    first = {name: values[name][0] for name in names}
    rows = [first] if allowed(first) else []
    missing = [((a, x), (b, y)) for a, b in combinations(names, 2) for x in values[a] for y in values[b]] or [
        ((name, x), (name, x)) for name in names for x in values[name]
    ]
    missing = _without(missing, first) if rows else missing
    while missing:
        row = _row(dict(missing[0]), values, missing, allowed)
        if row is not None:
            rows.append(row)
        missing = _without(missing[1:], row or {})
    return rows


def _row(
    row: dict[str, Value],
    values: Mapping[str, Sequence[Value]],
    missing: Sequence[Pair],
    allowed: Callable[[Mapping[str, Value]], bool],
) -> dict[str, Value] | None:
    left = [name for name in values if name not in row]
    if not left:
        return row if allowed(row) else None
    name = left[0]

    def gain(value: Value) -> int:
        return sum((name, value) in pair and (pair[0] in row.items() or pair[1] in row.items()) for pair in missing)

    for value in sorted(values[name], key=gain, reverse=True):
        whole = _row({**row, name: value}, values, missing, allowed)
        if whole is not None:
            return whole
    return None


def _without(missing: Sequence[Pair], row: Mapping[str, Value]) -> list[Pair]:
    have = set(row.items())
    return [pair for pair in missing if not (pair[0] in have and pair[1] in have)]


def option_sets(game: Game[Any, Any], seats: Sequence[int]) -> list[tuple[HouseRules, int]]:
    """Legal house rules with seat counts, the standard rules with the first count leading."""
    options = game.house_rules.options()
    values: dict[str, Sequence[Value]] = {SEATS: seats}
    values |= {option.name: (option.default, *[x for x in option.some() if x != option.default]) for option in options}

    def allowed(row: Mapping[str, Value]) -> bool:
        return _rules(game, row) is not None

    found = [(_rules(game, row), row[SEATS]) for row in pairwise(values, allowed)]
    return [(rules, int(count)) for rules, count in found if rules is not None]


def _rules(game: Game[Any, Any], row: Mapping[str, Value]) -> HouseRules | None:
    try:
        made: HouseRules = game.house_rules.parse({name: value for name, value in row.items() if name != SEATS})
    except RulesError:
        return None
    return made
