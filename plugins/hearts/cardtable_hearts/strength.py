"""How well the CPUs play: `python -m cardtable_hearts.strength`.

One player sits with three of another kind; every deal is played four times, with the one in each seat, and the cards
are passed left, right, across and not at all in turn. All chance comes from `--seed`, so the figures come out the same
everywhere. Ends with code 1 when a figure misses its mark.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context

from rich.console import Console
from rich.progress import track

from cardtable import Budget, Dice, Player, RandomPlayer, Struct

from .game import Hearts

GAME = Hearts()
BATCH = 4
"""Deals that one process plays before it says how far it is."""


class Contest(Struct):
    """One player against three of another, for points a hand; fewer are better, and equals get about 6.5.

    Attributes:
        one: the level of the one: a CPU level, or `random`.
        three: the level of the three.
        mark: the points a hand that the one may get at most; 0: it is only for looking.
        ms: the milliseconds that it may take for a decision, on average; 0: no such mark.
    """

    one: str
    three: str
    mark: float = 0
    ms: float = 0

    @property
    def name(self) -> str:
        """As it is printed."""
        return f"{self.one} against three {self.three}"


class Tally(Struct):
    """What some deals brought: sums of the points of their four hands, of the squares of these, and of the time."""

    deals: int = 0
    points: int = 0
    squares: int = 0
    decisions: int = 0
    seconds: float = 0
    slowest: float = 0

    def __add__(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.deals + other.deals,
            self.points + other.points,
            self.squares + other.squares,
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
        )

    @property
    def mean(self) -> float:
        """Points a hand."""
        return self.points / (4 * self.deals)

    @property
    def error(self) -> float:
        """The standard error of the mean, from deal to deal."""
        spread = self.squares / self.deals - (self.points / self.deals) ** 2
        return math.sqrt(max(0.0, spread) / self.deals) / 4

    @property
    def ms(self) -> float:
        """Milliseconds a decision of the one."""
        return 1000 * self.seconds / self.decisions


CONTESTS = (
    Contest("hard", "normal", 5.0, 60),
    Contest("normal", "random", 2.5),
    Contest("normal", "easy"),
    Contest("easy", "random"),
)


def cpu(level: str) -> Player:
    """A CPU of this level, or random play."""
    return RandomPlayer(GAME) if level == "random" else GAME.cpu(level)


def batch(contest: Contest, seed: str, samples: int, numbers: range) -> Tally:
    """Plays these deals, four hands each."""
    total = Tally()
    one, three = cpu(contest.one), cpu(contest.three)
    for number in numbers:
        hands = [_hand(one, three, seed, number, seat, Budget(samples=samples)) for seat in range(4)]
        points = sum([hand.points for hand in hands])
        timing = sum([hand.decisions for hand in hands]), sum([hand.seconds for hand in hands])
        total += Tally(1, points, points * points, *timing, max([hand.slowest for hand in hands]))
    return total


def _hand(one: Player, three: Player, seed: str, number: int, mine: int, budget: Budget) -> Tally:
    state = GAME.hand(Dice(f"{seed}/{number}"), number=1 + number % 4)
    dice = Dice(f"{seed}/players", 4 * number + mine)
    decisions, seconds, slowest = 0, 0.0, 0.0
    while seats := GAME.turn(state).seats:
        seat = seats[0]
        known = GAME.hide(state, seat)
        began = time.perf_counter()
        action = (one if seat == mine else three).choose(known, seat, dice, budget)
        assert action is not None
        if seat == mine:
            spent = time.perf_counter() - began
            decisions, seconds, slowest = decisions + 1, seconds + spent, max(slowest, spent)
        state = GAME.play(state, seat, action)
    return Tally(1, state.totals[mine], 0, decisions, seconds, slowest)


def measure(contest: Contest, hands: int, seed: str, samples: int, jobs: int) -> Tally:
    """Plays so many hands, rounded up to whole deals of four."""
    deals = -(-hands // 4)
    parts = [range(start, min(start + BATCH, deals)) for start in range(0, deals, BATCH)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        found = pool.map(batch, repeat(contest), repeat(seed), repeat(samples), parts)
        done = track(found, contest.name, total=len(parts), console=Console(stderr=True), transient=True)
        return sum(done, Tally())


def main(argv: Sequence[str] | None = None) -> int:
    """Measures every contest and prints a line for each; 1 when one misses its mark, else 0."""
    ask = argparse.ArgumentParser(prog="python -m cardtable_hearts.strength", description="How well the CPUs play.")
    ask.add_argument("--hands", type=int, default=2000, help="hands for each figure (2000)")
    ask.add_argument("--samples", type=int, default=100, help="worlds that the hard CPU looks at, a decision (100)")
    ask.add_argument("--seed", default="strength", help="ASCII text that all chance comes from (strength)")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    ask.add_argument("--marks", action="store_true", help="only what has to reach a mark")
    given = ask.parse_args(argv)
    if given.hands < 1 or given.samples < 1 or given.jobs < 1 or not given.seed.isascii():
        ask.error("--hands, --samples and --jobs take 1 or more, --seed ASCII text")
    print(f"seed {given.seed!r}, {given.samples} samples, {given.jobs} processes; points a hand ± standard error")
    missed = 0
    for contest in CONTESTS:
        if given.marks and not contest.mark:
            continue
        found = measure(contest, given.hands, given.seed, given.samples, given.jobs)
        good = not contest.mark or (found.mean <= contest.mark and (not contest.ms or found.ms <= contest.ms))
        missed += not good
        points = f"{found.mean:.3f} ± {found.error:.3f} over {4 * found.deals} hands"
        print(f"{contest.name}: {points}, {_notes(contest, found, good)}", flush=True)
    return 1 if missed else 0


def _notes(contest: Contest, found: Tally, good: bool) -> str:
    """The time a decision takes, and whether the mark is reached."""
    taken = f"{found.ms:.1f} ms a decision, {1000 * found.slowest:.0f} ms the slowest"
    if not contest.mark:
        return taken
    marks = f"{contest.mark}" + (f" and {contest.ms:.0f} ms" if contest.ms else "")
    return f"{taken}; mark {marks} {'reached' if good else 'MISSED'}"


if __name__ == "__main__":
    sys.exit(main())
