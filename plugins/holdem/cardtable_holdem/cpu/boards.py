"""How good every pair of hole cards is on a board that is not complete yet: how it stands on many complete ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from cardtable import Dice

from .combos import mask_of, strengths


class Board:
    """A board of three to five cards, with the strengths of all pairs on complete boards that may come of it.

    From the flop there are 49 of these: each unseen card comes once as the turn and once as the river, so that every
    out counts as much as it should; from the turn there are all 48; the river is the only one. They depend on nothing
    but the board.
    """

    def __init__(self, board: tuple[int, ...]) -> None:
        """The board of these cards."""
        self.cards = board
        self.runouts: tuple[list[int], ...] = tuple([strengths((*board, *more)) for more in _more(board)])
        self._ranks: tuple[list[float], ...] = ()
        self._equity: dict[int, list[float]] = {}
        self._steps: dict[int, list[int]] = {}
        self._against: dict[int, list[float]] = {}
        self._met: list[int] = []

    def equity(self, opponents: int) -> list[float]:
        """For each pair the chance, 0 to 1, to beat so many random hands (a tie counts its share of two); 0: dead."""
        found = self._equity.get(opponents)
        if found is None:
            if not self._ranks:
                self._ranks = tuple([_ranked(runout) for runout in self.runouts])
            sums = [0.0] * len(self._ranks[0])
            for ranks in self._ranks:
                sums = [total + rank**opponents for total, rank in zip(sums, ranks, strict=True)]
            found = self._equity[opponents] = [
                total / count if count else 0.0 for total, count in zip(sums, self._counts(), strict=True)
            ]
        return found

    def steps(self, opponents: int, most: int) -> list[int]:
        """The same in whole steps from 0 to `most`."""
        found = self._steps.get(opponents)
        if found is None:
            found = self._steps[opponents] = [round(most * chance) for chance in self.equity(opponents)]
        return found

    def _counts(self) -> list[int]:
        """On how many of the complete boards each pair can be held: its own cards cannot come."""
        if not self._met:
            counts = [0] * len(self.runouts[0])
            for runout in self.runouts:
                counts = [count + (strength > 0) for count, strength in zip(counts, runout, strict=True)]
            self._met = counts
        return self._met

    def against(self, pair: int) -> list[float]:
        """For each other pair the chance of this pair to beat it, 0 to 1; 0.5 where they never meet."""
        found = self._against.get(pair)
        if found is not None:
            return found
        wins = [0] * len(self.runouts[0])
        met = wins[:]
        for runout in self.runouts:
            mine = runout[pair]
            if mine:
                wins = [
                    total + (2 if mine > other else mine == other) for total, other in zip(wins, runout, strict=True)
                ]
                met = [count + (other > 0) for count, other in zip(met, runout, strict=True)]
        # A dead pair has strength 0 and was counted as beaten: it is taken out again.
        boards = sum([runout[pair] > 0 for runout in self.runouts])
        found = self._against[pair] = [
            (total - 2 * (boards - count)) / (2 * count) if count else 0.5
            for total, count in zip(wins, met, strict=True)
        ]
        return found


def _more(board: Sequence[int]) -> list[tuple[int, ...]]:
    if len(board) == 5:
        return [()]
    on_board = mask_of(board)
    unseen = [card for card in range(52) if not on_board >> card & 1]
    if len(board) == 4:
        return [(card,) for card in unseen]
    # The dice are the board's own: the same board always has the same continuations.
    dice = Dice(f"board {'-'.join(map(str, board))}")
    order = dice.pick(unseen, len(unseen))
    return list(pairwise((*order, order[0])))


def _ranked(runout: Sequence[int]) -> list[float]:
    """For each pair which share of the others it beats on a complete board."""
    live = sorted([strength for strength in runout if strength])
    share: dict[int, float] = {0: 0.0}
    count = len(live)
    first = 0
    while first < count:
        strength = live[first]
        last = first
        while last < count and live[last] == strength:
            last += 1
        share[strength] = (first + last) / (2 * count)
        first = last
    return [share[strength] for strength in runout]


@lru_cache(maxsize=24)
def board_of(cards: tuple[int, ...]) -> Board:
    """The board of these cards, remembered while it is played on; sort the flop first."""
    return Board(cards)
