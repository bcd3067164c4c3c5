"""Greedy: takes what is low, keeps what is not high, and removes every line that is worth something."""

from __future__ import annotations

from cardtable import HEADLESS, Action, Budget, Card, Cpu, Dice

from ..asking import points
from ..grid import Grid, ways
from ..state import State

LOW = 3
"""A discard up to this is taken."""
FAIR = 6
"""A drawn card up to this is kept."""
HIGH = 5
"""An open card from this on is replaced first."""
FAR = 60
"""In a countdown, high cards are wanted while more than this is left; two rounds or so before the end, low ones."""


class Easy(Cpu):
    """One rule for every step; colours are noticed only when a line is there."""

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """The action by the rule."""
        grid, phase = known.grids[seat], known.phase
        if phase == "reveal":
            return Action("reveal", cells=dice.pick(range(9), 2))
        upside = known.rules.countdown and known.totals[seat] > FAR
        if phase == "source":
            return Action("take" if _cost(known.discard[-1], upside) <= LOW else "draw")
        if phase in ("hilo", "final"):
            line = max(known.lines, key=lambda line: points(grid, line))
            if points(grid, line) <= 0 or upside:
                return Action("keep")
            return Action("remove", cells=line, word=ways(grid, line)[0])
        card = known.held[0]
        if phase == "taken" or _cost(card, upside) <= FAIR:
            return Action("place", cells=(_place(grid, card, upside),))
        return Action("flip", cells=(grid.down[0],))


def _cost(card: Card, upside: bool) -> int:
    return 10 - card.rank if upside else card.rank


def _place(grid: Grid, card: Card, upside: bool) -> int:
    up = [(_cost(grid.cards[cell], upside), -cell) for cell, up in enumerate(grid.up) if up]
    cost, worst = max(up, default=(0, 0))
    if grid.down and not (cost >= HIGH and cost > _cost(card, upside)):
        return grid.down[0]
    return -worst
