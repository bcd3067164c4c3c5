"""Colour-aware: swaps where the sum falls most, two of a colour in a line counting as a part of its removal."""

from __future__ import annotations

from cardtable import HEADLESS, HIDDEN, Action, Budget, Card, Cpu, Dice

from ..asking import points
from ..grid import LINES, Grid, ways
from ..state import State
from .easy import FAR, Easy

MEAN = 5
"""What a card that lies face down counts: the mean of the deck."""
PAIR = 0.2
"""What part of a line counts as gone when two of its cards have one colour."""
WORTH_TAKING = 3.5
"""A discard is taken if it lowers the worth by so much."""
WORTH_KEEPING = 1.0
"""The same for a drawn card."""


class Normal(Cpu):
    """Looks at its own grid alone: sums, colours and what is gone do not interest it."""

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """The best swap, if it is good enough."""
        grid, phase = known.grids[seat], known.phase
        if phase == "reveal":
            return Action("reveal", cells=(0, 4))
        if known.rules.countdown and known.totals[seat] > FAR:
            return Easy().choose(known, seat, dice, budget)
        if phase == "source":
            return Action("take" if _swap(grid, known.discard[-1])[0] >= WORTH_TAKING else "draw")
        if phase in ("hilo", "final"):
            line = max(known.lines, key=lambda line: points(grid, line))
            if points(grid, line) <= 0:
                return Action("keep")
            way = min(ways(grid, line), key=lambda way: worth(grid.without(line, way)))
            return Action("remove", cells=line, word=way)
        gain, cell = _swap(grid, known.held[0])
        if phase == "taken" or gain >= WORTH_KEEPING:
            return Action("place", cells=(cell,))
        return Action("flip", cells=(grid.down[0],))


def worth(grid: Grid) -> float:
    """The sum, cards face down at their mean, less a part of each line that is two thirds there."""
    values = [MEAN if card is HIDDEN else card.rank for card in grid.cards]
    total = float(sum(values))
    for line in LINES[len(grid.cards), grid.width]:
        suits = [grid.cards[cell].suit for cell in line if grid.cards[cell] is not HIDDEN]
        part = PAIR if len(suits) - len(set(suits)) == 1 else 1.0 if len(suits) == 3 and len(set(suits)) == 1 else 0.0
        total -= part * max(0, sum([values[cell] for cell in line]))
    return total


def _swap(grid: Grid, card: Card) -> tuple[float, int]:
    """By how much the best swap lowers the worth, and where that is."""
    cost, cell = min([(worth(grid.with_card(cell, card)), cell) for cell in range(len(grid.cards))])
    return worth(grid) - cost, cell
