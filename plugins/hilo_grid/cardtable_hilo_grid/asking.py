"""What may be chosen, and how it is asked."""

from __future__ import annotations

from cardtable import HIDDEN, Choice, Mark, Message, Zone, args, say

from .grid import Grid, Line, shape, ways
from .state import State

ZONES = tuple([f"grid-{seat}" for seat in range(6)])

REVEAL = tuple([(Choice("reveal", cells=tuple(range(9)), count=2, zone=zone),) for zone in ZONES])
SOURCE = (Choice("draw", zone="deck"), Choice("take", zone="discard"))
KEEP = Choice("keep")

_PLACING: dict[tuple[int, int], tuple[Choice, ...]] = {}
_DRAWN: dict[tuple[int, tuple[bool, ...]], tuple[Choice, ...]] = {}


def choices(state: State) -> tuple[Choice, ...]:
    """What the seat to move may do, the primary choice first."""
    phase, seat = state.phase, state.seat
    if phase == "source":
        return SOURCE
    if phase == "drawn":
        up = state.grids[seat].up
        found = _DRAWN.get((seat, up))
        if found is None:
            # At most 6 seats x 2^9 patterns: kept, since every action asks for one.
            flip = Choice("flip", cells=state.grids[seat].down, zone=ZONES[seat])
            found = _DRAWN[seat, up] = (*_placing(seat, len(up)), flip)
        return found
    if phase == "taken":
        return _placing(seat, len(state.grids[seat].cards))
    if phase in ("hilo", "final"):
        return _lines(state.grids[seat], state.lines, ZONES[seat])
    return ()


def _placing(seat: int, count: int) -> tuple[Choice, ...]:
    found = _PLACING.get((seat, count))
    if found is None:
        found = _PLACING[seat, count] = (Choice("place", cells=tuple(range(count)), zone=ZONES[seat]),)
    return found


def _lines(grid: Grid, lines: tuple[Line, ...], zone: str) -> tuple[Choice, ...]:
    """Lines with the highest sum first; `keep` stands before those that would cost points."""
    found = sorted(lines, key=lambda line: -points(grid, line))
    good = [choice for line in found if points(grid, line) > 0 for choice in _removing(grid, line, zone, len(lines))]
    bad = [choice for line in found if points(grid, line) <= 0 for choice in _removing(grid, line, zone, len(lines))]
    return (*good, KEEP, *bad)


def _removing(grid: Grid, line: Line, zone: str, many: int) -> list[Choice]:
    given = args(
        shape=shape(grid, line),
        colour=grid.cards[line[0]].suit,
        points=points(grid, line),
        lines="one" if many == 1 else "many",
    )
    return [
        Choice("remove", cells=line, count=3, word=way, zone=zone, args=given, preview=preview(grid, line, way, zone))
        for way in ways(grid, line)
    ]


def points(grid: Grid, line: Line) -> int:
    """The sum of a line."""
    a, b, c = line
    return grid.cards[a].rank + grid.cards[b].rank + grid.cards[c].rank


def preview(grid: Grid, line: Line, way: str, zone: str) -> Zone:
    """The grid closed up, in the place of the one that stands: cells that fall away are marked `gone`."""
    after = grid.without(line, way).hidden()
    wide, width = max(1, grid.width), after.width
    places = [HIDDEN] * len(grid.cards)
    left = set(range(len(places)))
    for cell, card in enumerate(after.cards):
        at = cell // width * wide + cell % width
        places[at] = card
        left.discard(at)
    return Zone(zone, "grid", tuple(places), width=wide, slots=len(places), marks=(Mark("gone", tuple(sorted(left))),))


def about_lines(state: State) -> Message:
    """The question whether to remove a line."""
    grid = state.grids[state.seat]
    if len(state.lines) > 1:
        return say("ask-lines", count=len(state.lines))
    (line,) = state.lines
    a, b, c = sorted((grid.cards[cell].rank for cell in line), reverse=True)
    return say(
        "ask-hilo",
        colour=grid.cards[line[0]].suit,
        shape=shape(grid, line),
        high=a,
        middle=b,
        low=c,
        points=points(grid, line),
    )
