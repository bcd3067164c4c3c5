"""What a turn of High-Low is played for: points when alone, the chance of winning the match in company."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate, zip_longest
from operator import mul

from .odds import STEPS, Row, Stakes, stakes, turn_points

NEVER = 1e-7
"""So unlikely a number of points is left out."""
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
    beat, even = [1.0] * reach, [1.0] * reach
    for ahead, turns in rest:
        beat, even = _too(beat, even, _turns(turns), ahead)
    if coming == 0:
        worth = _worth(mine, *_too(beat, even, [1.0], lead), longest)
        bank = [[value] * 13 for value in worth]
        return stakes(bank, bank[0])
    half = [_worth(mine, *_too(beat, even, _coming(card, coming), lead), longest) for card in STEPS[:7]]
    # A card is as good as the one as far from the other end.
    bank = [list(row) for row in zip(*half, *half[-2::-1], strict=True)]
    return stakes(bank, bank[0])


def _too(beat: Row, even: Row, points: Row, lead: int) -> tuple[Row, Row]:
    """For each number of points of mine from 0: the chances to beat all so far and one more, and not to be beaten.

    Args:
        beat: the chances to beat all so far.
        even: the chances not to be beaten by any so far.
        points: the chances of the one more to make 0, 1, 2, ... points.
        lead: how many it is ahead of me; less than 0: behind.
    """
    upto = [*accumulate(points)]
    most = [0.0] * lead + upto if lead >= 0 else upto[-lead:]
    less = [0.0, *most] if lead >= 0 else [upto[-lead - 1] if -lead <= len(upto) else 1.0, *most]
    return (
        [a * b for a, b in zip_longest(beat, less[: len(beat)], fillvalue=1.0)],
        [a * b for a, b in zip_longest(even, most[: len(even)], fillvalue=1.0)],
    )


def _worth(mine: Row, beat: Row, even: Row, longest: int) -> Row:
    """For each streak banked now: the chance of winning in the end, and a hair for the points."""
    win = [(a + b) / 2 for a, b in zip(beat, even, strict=True)]
    return [sum(map(mul, mine, win[s : s + len(mine)])) + HAIR * s for s in range(longest + 1)]


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


@cache
def _coming(card: int, turns: int) -> Row:
    """The same, where the first of the turns starts on this card."""
    return _sum(_first_turn()[card], _turns(turns - 1))


def _sum(one: Row, other: Row) -> Row:
    """The chances of the sum of two independent numbers of points."""
    both = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            both[i + j] += p * q
    while both[-1] < NEVER:
        both.pop()
    return both
