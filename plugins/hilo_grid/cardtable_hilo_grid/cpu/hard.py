"""Weighs every place, every line and the end of the round."""

from __future__ import annotations

from cardtable import HEADLESS, HIDDEN, Action, Advice, Budget, Card, Cpu, Dice

from ..grid import Grid, Line, offered, triple, ways
from ..state import State
from .countdown import Countdown
from .worth import Outlook, Weights

SAMPLES = 14
"""Unseen cards that a draw is imagined with."""
HURRY = 1000
"""More than anything else can cost."""


class Hard(Cpu):
    """One step ahead by the expected sum, with colours, discards for the next seat and the doubling in view."""

    def __init__(self, weights: Weights | None = None) -> None:
        """With weights of its own, for measuring."""
        self.weights = weights or Weights()

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """The action with the lowest cost."""
        return self._best(known, seat, dice, patient=False)[1]

    def advise(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Advice:
        """The action with what it costs: points, or rounds in the countdown."""
        cost, action = self._best(known, seat, dice, patient=True)
        key = "hint-rounds" if known.rules.countdown else "hint-points"
        return Advice(action, ((key, cost),) if known.phase != "reveal" else ())

    def _best(self, known: State, seat: int, dice: Dice, *, patient: bool) -> tuple[float, Action]:
        phase = known.phase
        if phase == "reveal":
            return 0.0, Action("reveal", cells=(0, 4))
        at = (Countdown if known.rules.countdown else Outlook)(known, seat, self.weights)
        grid = known.grids[seat]
        if phase == "source":
            take = placed(at, grid, known.discard[-1])[0]
            draw = drawing(at, grid, dice)
            # Two who only take could pass the same cards to and fro for ever.
            return (take, Action("take")) if take < draw - at.margin else (draw, Action("draw"))
        if phase in ("hilo", "final"):
            cost, line, way = closing(at, grid, known.lines, known.discard[-1])
            return cost, Action("remove", cells=line, word=way) if line else Action("keep")
        if not patient and not at.running and not dice.below(at.patience):
            at.hurry = HURRY
        card = known.held[0]
        cost, cell = placed(at, grid, card)
        if phase == "drawn":
            refuse, turned = flipped(at, grid, card, dice)
            if refuse < cost:
                return refuse, Action("flip", cells=(turned,))
        return cost, Action("place", cells=(cell,))


def placed(at: Outlook, grid: Grid, card: Card) -> tuple[float, int]:
    """The lowest cost of swapping a card in, and where."""
    best, where = 1e9, -1
    for cell, old in enumerate(grid.cards):
        after = grid.with_card(cell, card)
        lines = after.lines((cell,))
        if lines:
            cost = closing(at, after, lines, old)[0]
        else:
            cost = at.cost(after)
            if old is not HIDDEN:
                cost += at.gift(old)
        if cost < best:
            best, where = cost, cell
    return best, where


def closing(at: Outlook, grid: Grid, lines: tuple[Line, ...], top: Card) -> tuple[float, Line | None, str]:
    """The lowest cost of removing one of these lines, with all that may follow, or of keeping them."""
    best: tuple[float, Line | None, str] = (at.cost(grid) + (at.gift(top) if top is not HIDDEN else 0.0), None, "")
    for line in lines:
        low = triple(grid, line)[-1]
        for way in ways(grid, line):
            after = grid.without(line, way)
            more = offered(grid, lines, after)
            cost = closing(at, after, more, low)[0] if more else at.cost(after) + at.gift(low)
            if cost < best[0]:
                best = (cost, line, way)
    return best


def drawing(at: Outlook, grid: Grid, dice: Dice) -> float:
    """The cost to expect from a draw."""
    cards = dice.pick(at.drawable, min(SAMPLES, len(at.drawable)))
    stay = at.turned(grid)
    return sum([min(placed(at, grid, card)[0], stay + at.gift(card)) for card in cards]) / len(cards)


def flipped(at: Outlook, grid: Grid, card: Card, dice: Dice) -> tuple[float, int]:
    """The lowest cost of discarding the card and turning another up, and which."""
    unseen = [c for c in at.unseen if c is not card]
    cards = dice.pick(unseen, min(SAMPLES, len(unseen)))
    best, where = 1e9, -1
    for cell in grid.down:
        total = 0.0
        for turned in cards:
            after = grid.with_card(cell, turned)
            lines = after.lines((cell,))
            total += closing(at, after, lines, card)[0] if lines else at.cost(after)
        if total < best:
            best, where = total, cell
    return best / len(cards) + at.gift(card), where
