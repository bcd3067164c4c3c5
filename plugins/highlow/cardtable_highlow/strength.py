"""How well the CPUs play: `python -m cardtable_highlow.strength`.

Every match is played through a `Table`, on a seed made of `--seed` and its number, so the figures come out the same
everywhere. Ends with code 1 when a figure misses its mark.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import repeat
from multiprocessing import get_context

from rich.console import Console
from rich.progress import track

from cardtable import Cpu, Dice, RandomPlayer, Struct, Table

from .cpu import BankAt, Counting, FullDeck
from .game import HighLow

BATCH = 500
"""Matches that one process plays before it says how far it is."""

GAME = HighLow()
PLAYERS: dict[str, Callable[[], Cpu]] = {
    "hard": Counting,
    "normal": FullDeck,
    "easy": partial(BankAt, 1),
    "bank at 3": partial(BankAt, 3),
    "random": partial(RandomPlayer, GAME),
}
TURNS = 3
"""Turns of a seat in a match by the standard rules."""


class Contest(Struct):
    """What is measured: one player alone for points a turn, or the first against the second for wins, a draw a half.

    Attributes:
        players: one or two names of `PLAYERS`.
        mark: what the figure must reach; 0: it is only for looking.
    """

    players: tuple[str, ...]
    mark: float = 0

    @property
    def name(self) -> str:
        """As it is printed."""
        return " against ".join(self.players) if len(self.players) > 1 else f"{self.players[0]} alone"


CONTESTS = (
    Contest(("hard",), 1.150),
    Contest(("hard", "bank at 3"), 0.545),
    Contest(("hard", "random"), 0.80),
    Contest(("normal",)),
    Contest(("bank at 3",)),
    Contest(("easy",)),
    Contest(("hard", "normal")),
    Contest(("normal", "easy")),
)


def results(contest: Contest, seed: str, numbers: range) -> Iterator[float]:
    """One figure a match: points a turn, or 1, 0.5 or 0 for the first player, who sits first in every other match."""
    players = [PLAYERS[name]() for name in contest.players]
    for number in numbers:
        first = number % len(players)
        # Two matches in a row share their cards, with the seats exchanged: luck of the seat cancels out.
        table = Table(GAME, seats=len(players), seed=f"{seed}/{number // len(players)}")
        table.play_out(players[first:] + players[:first], Dice(f"{seed}/players", number))
        points = table.score.points
        if len(points) == 1:
            yield points[0] / TURNS
        else:
            mine, theirs = points[first], points[1 - first]
            yield (mine > theirs) + (mine == theirs) / 2


def batch(contest: Contest, seed: str, numbers: range) -> tuple[float, float]:
    """The sum of the figures of these matches, and of their squares; of pairs of matches for two players."""
    found = list(results(contest, seed, numbers))
    pairs = [sum(found[i : i + len(contest.players)]) for i in range(0, len(found), len(contest.players))]
    return sum(pairs), sum([x * x for x in pairs])


def measure(contest: Contest, matches: int, seed: str, jobs: int) -> tuple[float, float]:
    """The mean figure of so many matches (an even number for two players), and its standard error."""
    each = len(contest.players)
    starts = range(0, matches, BATCH)
    parts = [range(start, min(start + BATCH, matches)) for start in starts]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        sums = pool.map(batch, repeat(contest), repeat(seed), parts)
        done = list(track(sums, contest.name, total=len(parts), console=Console(stderr=True), transient=True))
    units = matches // each
    mean = sum(total for total, _ in done) / units
    spread = max(0.0, sum(square for _, square in done) / units - mean * mean)
    return mean / each, math.sqrt(spread / units) / each


def main(argv: Sequence[str] | None = None) -> int:
    """Measures every contest and prints a line for each; 1 when one misses its mark, else 0."""
    ask = argparse.ArgumentParser(prog="python -m cardtable_highlow.strength", description="How well the CPUs play.")
    ask.add_argument("--turns", type=int, default=1_000_000, help="turns for each figure of points (1,000,000)")
    ask.add_argument("--matches", type=int, default=100_000, help="matches for each figure of wins (100,000)")
    ask.add_argument("--seed", default="strength", help="ASCII text that all chance comes from (strength)")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    ask.add_argument("--marks", action="store_true", help="only what has to reach a mark")
    given = ask.parse_args(argv)
    if given.turns < TURNS or given.matches < 2 or given.jobs < 1 or not given.seed.isascii():
        ask.error(f"--turns takes {TURNS} or more, --matches 2 or more, --jobs 1 or more, --seed ASCII text")
    print(f"seed {given.seed!r}, {given.jobs} processes; figure ± standard error")
    missed = 0
    for contest in CONTESTS:
        if given.marks and not contest.mark:
            continue
        alone = len(contest.players) == 1
        matches = -(-given.turns // TURNS) if alone else given.matches // 2 * 2
        mean, error = measure(contest, matches, given.seed, given.jobs)
        figure = f"{mean:.4f} ± {error:.4f} points a turn" if alone else f"{mean:.2%} ± {error:.2%} of matches"
        count = f"{matches * TURNS:,} turns" if alone else f"{matches:,} matches"
        verdict = "" if not contest.mark else "  reached" if mean >= contest.mark else "  MISSED"
        mark = f"  mark {contest.mark:.3f}" if alone else f"  mark {contest.mark:.1%}"
        missed += verdict.endswith("MISSED")
        print(f"{contest.name:24} {figure}  ({count}){mark + verdict if contest.mark else ''}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
