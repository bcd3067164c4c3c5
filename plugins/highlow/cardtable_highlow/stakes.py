"""What a turn of High-Low is played for: points when alone, the chance of winning the match in company."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate

from .odds import STEPS, Row, Stakes, stakes, turn_points

HAIR = 1e-4
"""What a point is worth beside the chance of winning: where nothing can be won or lost any more, points still count."""


@cache
def for_points(left: int, longest: int) -> Stakes:
    """Stakes for the sum of points over the last `left` turns of somebody alone, for streaks up to `longest`.

    The card that one leaves is the one the next turn starts on, so a king is worth more than a seven.
    """
    ahead = [0.0] * 13 if left <= 1 else for_points(left - 1, longest).ahead[0]
    return stakes([[s + ahead[c] for c in STEPS] for s in range(longest + 1)], ahead)


@lru_cache(maxsize=20_000)
def for_winning(left: int, others: tuple[tuple[int, int], ...], longest: int) -> Stakes:
    """Stakes for the chance of winning, a shared first place counting half, for streaks up to `longest`.

    Everybody's turns to come, one's own among them, are taken to go as they would for somebody who plays well for
    points against a full deck; the next seat's starts on the card that one leaves.

    Args:
        left: turns of one's own that come after this one.
        others: of each other seat, the next to move first, how many points it is ahead of oneself, and its turns left.
        longest: the longest streak.
    """
    mine = _turns(left)
    (lead, coming), *rest = others
    reach = longest + len(mine)
    fields = [_at_most(_turns(turns), ahead, reach) for ahead, turns in rest]
    if coming == 0:
        worth = _worth(mine, [_at_most([1.0], lead, reach), *fields], longest)
        bank = [[value] * 13 for value in worth]
        return stakes(bank, bank[0])
    bank = [[0.0] * 13 for _ in range(longest + 1)]
    for card in STEPS:
        if card > 6:
            column = [row[12 - card] for row in bank]
        else:
            theirs = _sum(_first_turn()[card], _turns(coming - 1))
            column = _worth(mine, [_at_most(theirs, lead, reach), *fields], longest)
        for row, value in zip(bank, column, strict=True):
            row[card] = value
    return stakes(bank, bank[0])


def _worth(mine: Row, fields: list[tuple[Row, Row]], longest: int) -> Row:
    """For each streak banked now: the chance of winning in the end, and a hair for the points."""
    beat = [1.0] * (longest + len(mine))
    even = list(beat)
    for below, upto in fields:
        beat = [a * b for a, b in zip(beat, below, strict=True)]
        even = [a * b for a, b in zip(even, upto, strict=True)]
    win = [(a + b) / 2 for a, b in zip(beat, even, strict=True)]
    return [sum([p * w for p, w in zip(mine, win[s:], strict=False)]) + HAIR * s for s in range(longest + 1)]


def _at_most(points: Row, lead: int, reach: int) -> tuple[Row, Row]:
    """For x = 0 ... reach - 1: the chances that `lead` and these points come to less than x, and to x at most."""
    sums = list(accumulate(points))
    upto = [0.0 if x < lead else sums[x - lead] if x - lead < len(sums) else 1.0 for x in range(reach)]
    below = [0.0 if lead >= 0 else sums[-1 - lead] if -1 - lead < len(sums) else 1.0, *upto[:-1]]
    return below, upto


@cache
def _first_turn() -> tuple[Row, ...]:
    return tuple(turn_points(for_points(1, 14)))


@cache
def _turns(count: int) -> Row:
    """The chances of so many points in so many turns that start on any card."""
    if count <= 0:
        return [1.0]
    one = [sum(column) / 13 for column in zip(*_first_turn(), strict=True)]
    return one if count == 1 else _sum(one, _turns(count - 1))


def _sum(one: Row, other: Row) -> Row:
    """The chances of the sum of two independent numbers of points."""
    both = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            both[i + j] += p * q
    return both
