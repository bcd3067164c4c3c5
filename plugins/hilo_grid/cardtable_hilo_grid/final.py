"""The last cards of a round come to light, and with them lines that may go."""

from __future__ import annotations

from cardtable import put, replace

from .grid import Grid, Line, offered, triple, ways
from .state import State

Step = tuple[Line, str]
"""A line that is removed, and how the grid closes up."""


def turned_up(state: State) -> State:
    """Every card lies open; `waiting` are the owners of lines that came to light by that, clockwise from the ender."""
    assert state.ender is not None
    seats = len(state.grids)
    grids = state.grids
    found: dict[int, tuple[Line, ...]] = {}
    for step in range(1, seats):
        owner = (state.ender + step) % seats
        down = grids[owner].down
        if not down:
            continue
        grid = grids[owner].turned(*down)
        grids = put(grids, owner, grid)
        if lines := grid.lines(down):
            found[owner] = lines
    return replace(
        state,
        grids=grids,
        waiting=tuple(found),
        later=tuple(found.values()),
        cleared=((),) * seats,
    )


def cleared_up(state: State) -> State:
    """What an owner would do to have the smallest sum, done for all who have lines: the classic game."""
    grids, discard, cleared = state.grids, state.discard, state.cleared
    for owner, lines in zip(state.waiting, state.later, strict=True):
        grid = grids[owner]
        for line, way in smallest(grid, lines):
            gone = triple(grid, line)
            discard = (*discard, *gone)
            cleared = put(cleared, owner, (*cleared[owner], *gone))
            grid = grid.without(line, way)
        grids = put(grids, owner, grid)
    return replace(state, grids=grids, discard=discard, cleared=cleared, waiting=(), later=(), cell=-1)


def smallest(grid: Grid, lines: tuple[Line, ...]) -> tuple[Step, ...]:
    """Which lines to remove, in order, for the smallest sum; of equal ones the fewest, the lowest cells, then rows.

    Leaving all where they are is among the possibilities, so it is never worse for the owner.
    """
    return min(_possible(grid, lines), key=_rank)[1]


def _possible(grid: Grid, lines: tuple[Line, ...]) -> list[tuple[int, tuple[Step, ...]]]:
    found: list[tuple[int, tuple[Step, ...]]] = [(grid.open_sum, ())]
    for line in lines:
        for way in ways(grid, line):
            after = grid.without(line, way)
            for total, steps in _possible(after, offered(grid, lines, after)):
                found.append((total, ((line, way), *steps)))
    return found


def _rank(option: tuple[int, tuple[Step, ...]]) -> tuple[int, int, list[Line], list[bool]]:
    total, steps = option
    return total, len(steps), [line for line, _ in steps], [way == "columns" for _, way in steps]
