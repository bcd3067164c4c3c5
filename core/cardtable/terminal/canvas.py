"""A rectangle of characters that other rectangles are pasted on, and that knows what stands where."""

from __future__ import annotations

from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style

from ..cards import Card


class Target(NamedTuple):
    """Something on the canvas that can be picked: a card or a cell of a zone."""

    zone: str
    item: Card | int


class Spot(NamedTuple):
    """Where a target stands."""

    x: int
    y: int
    width: int
    height: int
    target: Target


class Canvas:
    """So many columns and rows; what nothing was put on is see-through."""

    def __init__(self, width: int, height: int) -> None:
        """An empty one."""
        self.width, self.height = max(0, width), max(0, height)
        self._cells: list[list[tuple[str, Style] | None]] = [[None] * self.width for _ in range(self.height)]
        self.spots: list[Spot] = []

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Writes text (of characters one column wide); what falls outside is left out."""
        if not 0 <= y < self.height:
            return
        for at, char in enumerate(text, x):
            if 0 <= at < self.width:
                self._cells[y][at] = (char, style)

    def fill(self, style: Style) -> None:
        """Blanks in this style everywhere."""
        for y in range(self.height):
            self.put(0, y, " " * self.width, style)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Puts another canvas on this one, with what can be picked on it."""
        for row, cells in enumerate(other._cells, y):
            for column, cell in enumerate(cells, x):
                if cell is not None and 0 <= row < self.height and 0 <= column < self.width:
                    self._cells[row][column] = cell
        self.spots += [spot._replace(x=spot.x + x, y=spot.y + y) for spot in other.spots]

    def at(self, x: int, y: int) -> Target | None:
        """What can be picked here; of overlapping cards the upper one."""
        for spot in reversed(self.spots):
            if spot.x <= x < spot.x + spot.width and spot.y <= y < spot.y + spot.height:
                return spot.target
        return None

    def segments(self, y: int, under: Style) -> list[Segment]:
        """One row as text runs; see-through cells show `under`."""
        runs: list[Segment] = []
        text, style = "", under
        for cell in self._cells[y]:
            char, own = cell or (" ", under)
            if own is not style and text:
                runs.append(Segment(text, style))
                text = ""
            style = own
            text += char
        return [*runs, Segment(text, style)] if text else runs

    def lines(self) -> list[str]:
        """The characters alone, row by row."""
        return ["".join(cell[0] if cell else " " for cell in row) for row in self._cells]


def beside(parts: list[Canvas], gap: int = 2) -> Canvas:
    """Several canvases in a row, their lower edges level."""
    if not parts:
        return Canvas(0, 0)
    height = max(part.height for part in parts)
    whole = Canvas(sum(part.width for part in parts) + gap * (len(parts) - 1), height)
    x = 0
    for part in parts:
        whole.paste(part, x, height - part.height)
        x += part.width + gap
    return whole


def above(parts: list[Canvas], gap: int = 0) -> Canvas:
    """Several canvases one below the other, centred."""
    parts = [part for part in parts if part.height]
    if not parts:
        return Canvas(0, 0)
    whole = Canvas(max(part.width for part in parts), sum(part.height for part in parts) + gap * (len(parts) - 1))
    y = 0
    for part in parts:
        whole.paste(part, (whole.width - part.width) // 2, y)
        y += part.height + gap
    return whole


def line(text: str, style: Style, width: int = 0) -> Canvas:
    """One row of text, at most `width` columns if that is given."""
    if width and len(text) > width:
        text = text[: width - 1] + "…"
    found = Canvas(len(text), 1)
    found.put(0, 0, text, style)
    return found
