"""How well the CPUs play: `python -m cardtable_hilo_grid.strength`.

Every deal is played twice, with the seats exchanged, through a `Table`, on a seed made of `--seed` and its number, so
the figures (not the times) come out the same everywhere. Ends with code 1 when a figure misses its mark.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from cardtable import Dice, RandomPlayer, Struct, Table

from .game import Hilo

GAME = Hilo()
BATCH = 20
"""Matches that one process plays at a time; an even number, so that no pair is torn apart."""
MOST_MS = 60.0
"""Milliseconds that a decision of `hard` may take on average."""
COUNTDOWN = {"mode": "countdown"}


class Contest(Struct):
    """Two CPUs at a table of two.

    Attributes:
        hero: whose figures they are: a level, or `random`.
        other: against whom; its own level: two of a kind, whose rounds are counted.
        countdown: the countdown is played, not the classic game.
        wins: the least part of the matches it has to win, a draw counting half; 0: only for looking.
        points: the most points a round that it may have; 0: only for looking.
        theirs: the least points a round that the other must have; 0: only for looking.
    """

    hero: str
    other: str
    countdown: bool = False
    wins: float = 0
    points: float = 0
    theirs: float = 0

    @property
    def name(self) -> str:
        """As it is printed."""
        return f"{'countdown, ' if self.countdown else ''}{self.hero} against {self.other}"


CONTESTS = (
    Contest("hard", "easy", wins=0.89, points=12.0, theirs=19.0),
    Contest("hard", "normal", wins=0.55),
    Contest("normal", "easy"),
    Contest("easy", "random"),
    Contest("hard", "hard", countdown=True),
    Contest("normal", "normal", countdown=True),
    Contest("hard", "normal", countdown=True),
)
HITTING = (CONTESTS[4].name, CONTESTS[5].name)
"""The first of these must come down to exactly zero in fewer rounds than the second."""


class Tally(Struct):
    """What some matches gave; `pairs` holds the wins of each two matches of one deal, for the standard error."""

    matches: int
    pairs: tuple[float, ...]
    rounds: int
    points: tuple[int, int]
    decisions: int
    seconds: float
    slowest: float

    def __add__(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.matches + other.matches,
            self.pairs + other.pairs,
            self.rounds + other.rounds,
            (self.points[0] + other.points[0], self.points[1] + other.points[1]),
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
        )

    @property
    def wins(self) -> float:
        """The part of the matches that the hero has won, a draw counting half."""
        return sum(self.pairs) / self.matches

    @property
    def error(self) -> float:
        """The standard error of `wins`."""
        count = len(self.pairs)
        mean = sum(self.pairs) / count
        return math.sqrt(sum([(x - mean) ** 2 for x in self.pairs]) / max(1, count - 1) / count) / 2

    @property
    def each(self) -> float:
        """Rounds a match."""
        return self.rounds / self.matches


def player(name: str) -> Any:
    """A CPU by its level, or random play."""
    return RandomPlayer(GAME) if name == "random" else GAME.cpu(name)


def play(contest: Contest, seed: str, numbers: range) -> Tally:
    """These matches; the hero sits first in those with an even number."""
    hero, other = player(contest.hero), player(contest.other)
    won: list[float] = []
    rounds = decisions = 0
    points = [0, 0]
    spent = slowest = 0.0
    for number in numbers:
        first = number % 2
        table = Table(GAME, COUNTDOWN if contest.countdown else {}, seats=2, seed=f"{seed}/{number // 2}")
        dice = Dice(f"{seed}/players", number)
        while not table.over:
            if not table.turn.seats:
                table.deal()
                continue
            seat = table.turn.seats[0]
            if seat == first:
                begun = time.perf_counter()
                action = hero.choose(table.known(seat), seat, dice)
                took = time.perf_counter() - begun
                spent, slowest, decisions = spent + took, max(slowest, took), decisions + 1
            else:
                action = other.choose(table.known(seat), seat, dice)
            table.act(seat, action)
        state = table.state
        rounds += len(state.history)
        points[0] += sum([each[first] for each in state.history])
        points[1] += sum([each[1 - first] for each in state.history])
        mine, theirs = state.totals[first], state.totals[1 - first]
        won.append((mine < theirs) + (mine == theirs) / 2)
    pairs = tuple([sum(won[i : i + 2]) for i in range(0, len(won), 2)])
    return Tally(len(won), pairs, rounds, (points[0], points[1]), decisions, spent, slowest)


def measure(contest: Contest, matches: int, seed: str, jobs: int) -> Tally:
    """So many matches, an even number, spread over processes."""
    parts = [range(start, min(start + BATCH, matches)) for start in range(0, matches, BATCH)]
    found: Iterator[Tally]
    if jobs == 1:
        found = (play(contest, seed, part) for part in parts)
        return _sum(found)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        found = pool.map(play, [contest] * len(parts), [seed] * len(parts), parts)
        return _sum(found)


def _sum(tallies: Iterator[Tally]) -> Tally:
    total = next(tallies)
    for tally in tallies:
        total += tally
    return total


def verdicts(contest: Contest, tally: Tally) -> list[tuple[str, bool]]:
    """What the contest asks for, and whether it is so."""
    mine, theirs = (points / tally.rounds for points in tally.points)
    asked = []
    if contest.wins:
        asked.append((f"wins {contest.wins:.0%} or more", tally.wins >= contest.wins))
    if contest.points:
        asked.append((f"{contest.points:g} points or fewer", mine <= contest.points))
    if contest.theirs:
        asked.append((f"the other {contest.theirs:g} or more", theirs >= contest.theirs))
    if contest.hero == "hard":
        ms = 1000 * tally.seconds / max(1, tally.decisions)
        asked.append((f"{MOST_MS:g} ms a decision or less", ms <= MOST_MS))
    return asked


def line(contest: Contest, tally: Tally) -> str:
    """The figures of a contest as they are printed."""
    mine, theirs = (points / tally.rounds for points in tally.points)
    ms = 1000 * tally.seconds / max(1, tally.decisions)
    parts = (
        [f"{tally.wins:.1%} ± {tally.error:.1%} of {tally.matches} matches"] if contest.hero != contest.other else []
    )
    parts += [f"{mine:.2f} v {theirs:.2f} points a round", f"{tally.each:.2f} rounds a match"]
    parts += [f"{ms:.2f} ms a decision, slowest {1000 * tally.slowest:.0f}"]
    return f"{contest.name}: {'; '.join(parts)}"


def main(argv: Sequence[str] | None = None) -> int:
    """Measures every contest and prints a line for each; 1 when one misses its mark, else 0."""
    ask = argparse.ArgumentParser(prog="python -m cardtable_hilo_grid.strength", description="How well the CPUs play.")
    ask.add_argument("--matches", type=int, default=400, help="matches of each contest, half from either seat (400)")
    ask.add_argument("--seed", default="strength", help="ASCII text that all chance comes from (strength)")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    ask.add_argument("--marks", action="store_true", help="only what has to reach a mark")
    given = ask.parse_args(argv)
    if given.matches < 2 or given.matches % 2 or given.jobs < 1 or not given.seed.isascii():
        ask.error("--matches takes an even number from 2 up, --jobs 1 or more, --seed ASCII text")
    print(f"seed {given.seed!r}, {given.jobs} processes; figure ± standard error", flush=True)
    missed = 0
    rounds: dict[str, float] = {}
    for contest in CONTESTS:
        if given.marks and not contest.wins and contest.name not in HITTING:
            continue
        tally = measure(contest, given.matches, given.seed, given.jobs)
        rounds[contest.name] = tally.each
        asked = verdicts(contest, tally)
        if contest.name == HITTING[1]:
            asked.append(("more rounds than hard", rounds[HITTING[0]] < tally.each))
        missed += sum([not reached for _, reached in asked])
        print(line(contest, tally), flush=True)
        for what, reached in asked:
            print(f"    {what}: {'reached' if reached else 'MISSED'}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
