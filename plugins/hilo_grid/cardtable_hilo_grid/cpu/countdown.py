"""What a grid is worth in the countdown: how many rounds it will still take to come down to exactly zero."""

from __future__ import annotations

from math import erf, exp, sqrt

from cardtable import HIDDEN, Card

from ..grid import Grid
from ..state import HIGHEST, LOWEST, State
from .worth import Outlook, Weights

HIT = 2.0
"""Rounds that it takes to hit zero once one round can bring it."""
REACH = 65
"""Points that one round can bring for sure; what is more takes longer."""
SMALL = 12
"""With fewer points to go a round has to be kept low, which is harder."""
RATE = 95.0
"""Points that a round takes off while many are left, doubled ones among them."""
HOPE = (0.0, 1.0, 0.8, 0.6, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1)
"""Rounds that are saved by being able to wait for the card that fits, by how many cards lie face down."""
PATIENCE = 45
"""So many discards wear the hope down to nothing."""
SHIFT = 3.0
"""Points by which a turn can move the sum in the wanted direction."""
QUANTILES = (-1.28, -0.52, 0.0, 0.52, 1.28)
"""Five points of a normal distribution that stand for a fifth each."""
DENSITY = 0.4
"""Of a normal distribution at its middle, in standard deviations."""


def rounds_left(points: float) -> float:
    """About how many rounds it takes from so many points."""
    if points < 0.5:
        return 0.0
    return HIT + max(0.0, SMALL - points) * 0.03 + max(0.0, points - REACH) / RATE


class Countdown(Outlook):
    """The same outlook on cards and seats, with another aim: the cost is in rounds."""

    patience = 20

    def __init__(self, known: State, seat: int, weights: Weights) -> None:
        """For the seat that is to decide."""
        super().__init__(known, seat, weights)
        self.left = known.totals[seat]
        ranks = [card.rank for card in self.unseen]
        self.ranks = [(rank, ranks.count(rank) / len(ranks)) for rank in range(LOWEST, HIGHEST + 1) if rank in ranks]

    def cost(self, grid: Grid) -> float:
        """Rounds to go after leaving the turn with this grid."""
        down = sum([card is HIDDEN for card in grid.cards])
        shown = sum([card.rank for card in grid.cards if card is not HIDDEN])
        if not down:
            return self._after(shown) if self.running else self.ended(shown)
        if not self.running:
            return self._waiting(shown + down * self.mean, down, len(grid.cards)) + self.hurry * down
        if down == 1:
            return sum([share * self._after(shown + rank) for rank, share in self.ranks])
        return self._spread(shown + down * self.mean, sqrt(down * self.variance))

    def turned(self, grid: Grid) -> float:
        """Rounds to go after turning a card up, whichever."""
        if len(grid.down) > 1 or self.running:
            return self.cost(grid)
        shown = sum([card.rank for card in grid.cards if card is not HIDDEN])
        return sum([share * self.ended(shown + rank) for rank, share in self.ranks])

    def gift(self, card: Card) -> float:
        """Nobody can say which card another seat wants in a countdown."""
        return 0.0

    def ended(self, total: int) -> float:
        """Rounds to go after ending the round with this sum, which may be doubled."""
        once = self._after(total)
        if total <= 0:
            return once
        alone = 1.0
        for grid in self.others:
            down = len(grid.down)
            mean = grid.open_sum + down * self.mean
            sd = sqrt(down * self.variance + self.weights.spread**2)
            alone *= 1 - 0.5 * (1 + erf((total + 0.5 - mean) / (sd * 1.4142)))
        return alone * once + (1 - alone) * self._after(2 * total)

    def _after(self, points: float) -> float:
        return rounds_left(abs(self.left - points))

    def _spread(self, mean: float, sd: float) -> float:
        off = self.left - mean
        sd = max(sd, 0.5)  # the last unseen cards may all be alike
        far = sum([rounds_left(max(1.0, abs(off - step * sd))) for step in QUANTILES]) / len(QUANTILES)
        return far - HIT * DENSITY / sd * exp(-off * off / (2 * sd * sd))

    def _waiting(self, mean: float, down: int, count: int) -> float:
        """Rounds to go when the round goes on: the sum moves towards the wanted one as long as nobody ends it."""
        off = self.left - mean
        turns = self.nearest
        if off > 0:
            move = min(off, SHIFT * turns, max(0.0, 0.5 * (9.5 * count - mean)))
        else:
            move = max(off, -SHIFT * turns)
        rest = abs(off - move) / (4.0 + down)
        hope = HOPE[down] * max(0.0, 1 - len(self.known.discard) / PATIENCE)
        return self._spread(mean + move, sqrt(down * self.variance)) - hope * exp(-rest * rest)
