"""A grid of cards: its lines, and how it closes up when a line is removed. Cells are numbered in reading order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from cardtable import HIDDEN, Card, Struct, put

Line: TypeAlias = tuple[int, int, int]
"""Three cells of a row, a column or a diagonal, in ascending order."""

WAYS = ("rows", "columns")
"""How a grid closes up after a diagonal: cards move left inside their rows, or up inside their columns."""
DIAGONALS: tuple[Line, ...] = ((0, 4, 8), (2, 4, 6))


class Grid(Struct):
    """Cards in rows of `width`: three by three, three by two, two by three, one line, or none at all.

    Attributes:
        cards: what lies there, in reading order.
        up: for each whether it lies face up.
        width: how many columns there are.
    """

    cards: tuple[Card, ...]
    up: tuple[bool, ...]
    width: int = 3

    @property
    def down(self) -> tuple[int, ...]:
        """The cells that lie face down."""
        return tuple([cell for cell, up in enumerate(self.up) if not up])

    @property
    def open_sum(self) -> int:
        """The sum of the cards that lie face up."""
        return sum([card.rank for card, up in zip(self.cards, self.up, strict=True) if up])

    def with_card(self, cell: int, card: Card) -> Grid:
        """With this card face up in a cell."""
        return Grid(put(self.cards, cell, card), put(self.up, cell, True), self.width)

    def turned(self, *cells: int) -> Grid:
        """With these cells face up."""
        return Grid(self.cards, tuple([up or cell in cells for cell, up in enumerate(self.up)]), self.width)

    def hidden(self) -> Grid:
        """As everybody knows it, the owner too: cards that lie face down are blank."""
        cards = tuple([card if up else HIDDEN for card, up in zip(self.cards, self.up, strict=True)])
        return Grid(cards, self.up, self.width)

    def lines(self, through: Iterable[int] | None = None) -> tuple[Line, ...]:
        """The lines of three open cards of one colour; with `through` only those that have one of these cells."""
        cards, up = self.cards, self.up
        found = []
        for line in LINES[len(cards), self.width]:
            a, b, c = line
            if up[a] and up[b] and up[c] and cards[a].suit is cards[b].suit is cards[c].suit:
                found.append(line)
        if through is None or not found:
            return tuple(found)
        cells = set(through)
        return tuple([line for line in found if not cells.isdisjoint(line)])

    def without(self, line: Line, way: str = "") -> Grid:
        """The grid closed up after a line has gone; after a diagonal by one of `WAYS`, else `way` is empty."""
        kept, width = CLOSED[len(self.cards), self.width, line, way]
        return Grid(tuple([self.cards[i] for i in kept]), tuple([self.up[i] for i in kept]), width)

    def named(self, lines: Iterable[Line]) -> set[frozenset[Card]]:
        """The cards of these lines: what a line is known by when cells are numbered anew."""
        return {frozenset([self.cards[cell] for cell in line]) for line in lines}


def ways(grid: Grid, line: Line) -> tuple[str, ...]:
    """The words with which this line may be removed: two after a diagonal, else the empty one."""
    return WAYS if len(grid.cards) == 9 and line in DIAGONALS else ("",)


def shape(grid: Grid, line: Line) -> str:
    """`row`, `column` or `diagonal`."""
    if len(grid.cards) == 9 and line in DIAGONALS:
        return "diagonal"
    return "row" if grid.width == 3 and line[1] == line[0] + 1 else "column"


def offered(before: Grid, might: tuple[Line, ...], after: Grid) -> tuple[Line, ...]:
    """The lines that may be removed after one of those that `might` has been: what is left of these, and new ones.

    A line that was kept earlier stays kept, wherever the cards of it lie now.
    """
    lines = after.lines()
    if not lines:
        return ()
    kept = before.named(before.lines()) - before.named(might)
    return tuple([line for line in lines if frozenset([after.cards[cell] for cell in line]) not in kept])


def triple(grid: Grid, line: Line) -> tuple[Card, ...]:
    """The cards of a line in the order in which they are discarded: the highest first, the lowest on top."""
    return tuple(sorted([grid.cards[cell] for cell in line], key=lambda card: -card.rank))


# Geometry -------------------------------------------------------------------------------------------------------

LINES: dict[tuple[int, int], tuple[Line, ...]] = {
    (9, 3): (*[(i, i + 1, i + 2) for i in (0, 3, 6)], *[(i, i + 3, i + 6) for i in (0, 1, 2)], *DIAGONALS),
    (6, 3): ((0, 1, 2), (3, 4, 5)),
    (6, 2): ((0, 2, 4), (1, 3, 5)),
    (3, 3): ((0, 1, 2),),
    (3, 1): ((0, 1, 2),),
    (0, 0): (),
}
"""All lines by the number of cards and the width; a row or column of two is none."""


def _closed(count: int, width: int, line: Line, way: str) -> tuple[tuple[int, ...], int]:
    """The cells that stay, in their new order, and the new width."""
    kept = [cell for cell in range(count) if cell not in line]
    if count == 3:
        return (), 0
    if way == "columns":
        columns = [[cell for cell in kept if cell % 3 == column] for column in range(3)]
        return tuple([columns[column][row] for row in range(2) for column in range(3)]), 3
    if way == "rows" or line[1] != line[0] + 1:
        return tuple(kept), width - 1
    return tuple(kept), width


CLOSED: dict[tuple[int, int, Line, str], tuple[tuple[int, ...], int]] = {
    (count, width, line, way): _closed(count, width, line, way)
    for (count, width), lines in LINES.items()
    for line in lines
    for way in (WAYS if count == 9 and line in DIAGONALS else ("",))
}
