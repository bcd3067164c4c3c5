"""How well the CPUs play: `python -m cardtable_spades.strength`.

A team of one kind plays matches against a team of another, every match twice on the same cards with the seats
exchanged. All chance comes from `--seed`, so the figures come out the same everywhere. Ends with code 1 when a figure
misses its mark.
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

from .game import Spades
from .state import Rules, State

GAME = Spades()
RULES = Rules(max_hands=100)
"""Two weak teams might play for ever; after so many hands the higher one wins."""


class Contest(Struct):
    """A team of one level against a team of another.

    Attributes:
        one: a CPU level, or `random`.
        other: the same.
        wins: the part of its matches that the first must win; 0: it is only for looking.
        nils: the part of its nils that must succeed, and it must bid nil at least as often as the other; 0: no mark.
    """

    one: str
    other: str
    wins: float = 0
    nils: float = 0

    @property
    def name(self) -> str:
        """As it is printed."""
        return f"{self.one} against {self.other}"


class Tally(Struct):
    """Sums over pairs of mirrored matches; of the two numbers the first is the first team's.

    Attributes:
        pairs: how many pairs.
        wins: matches won by the first, a draw a half.
        squares: the sum of the squares of the pairs' wins.
        hands: hands played.
        points: points won.
        nils: nils bid.
        made: nils made.
        missed: contracts missed.
        decisions: decisions of the first team.
        seconds: the time they took.
        slowest: the longest of them, in seconds.
    """

    pairs: int = 0
    wins: float = 0
    squares: float = 0
    hands: int = 0
    points: tuple[int, int] = (0, 0)
    nils: tuple[int, int] = (0, 0)
    made: tuple[int, int] = (0, 0)
    missed: tuple[int, int] = (0, 0)
    decisions: int = 0
    seconds: float = 0
    slowest: float = 0

    def __add__(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.pairs + other.pairs,
            self.wins + other.wins,
            self.squares + other.squares,
            self.hands + other.hands,
            _both(self.points, other.points),
            _both(self.nils, other.nils),
            _both(self.made, other.made),
            _both(self.missed, other.missed),
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
        )

    @property
    def rate(self) -> float:
        """The part of the matches that the first team won."""
        return self.wins / (2 * self.pairs)

    @property
    def error(self) -> float:
        """The standard error of the rate, from pair to pair."""
        spread = self.squares / self.pairs - (self.wins / self.pairs) ** 2
        return math.sqrt(max(0.0, spread) / self.pairs) / 2


def _both(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]


CONTESTS = (
    Contest("hard", "normal", 0.55, 0.80),
    Contest("normal", "random"),
    Contest("normal", "easy"),
)


def cpu(level: str) -> Player:
    """A CPU of this level, or random play."""
    return RandomPlayer(GAME) if level == "random" else GAME.cpu(level)


def pair(contest: Contest, seed: str, samples: int, number: int) -> Tally:
    """Plays one match and its mirror."""
    found = [_match(contest, seed, number, team, Budget(samples=samples)) for team in (0, 1)]
    wins = found[0].wins + found[1].wins
    total = found[0] + found[1]
    return total + Tally(1, 0, wins * wins)


def _match(contest: Contest, seed: str, number: int, team: int, budget: Budget) -> Tally:
    players = [cpu(contest.one), cpu(contest.other)]
    state = GAME.start(RULES, 4, Dice(f"{seed}/{number}"))
    dice = Dice(f"{seed}/players", 2 * number + team)
    total = Tally()
    hands, decisions, seconds, slowest = 1, 0, 0.0, 0.0
    while not GAME.turn(state).over:
        seats = GAME.turn(state).seats
        if not seats:
            state = GAME.deal(state, Dice(f"{seed}/{number}", hands))
            hands += 1
            continue
        seat = seats[0]
        known = GAME.hide(state, seat)
        began = time.perf_counter()
        action = players[seat % 2 != team].choose(known, seat, dice, budget)
        assert action is not None
        if seat % 2 == team:
            spent = time.perf_counter() - began
            decisions, seconds, slowest = decisions + 1, seconds + spent, max(slowest, spent)
        state = GAME.play(state, seat, action)
        if state.result:
            total += _counted(state, team)
    mine, theirs = state.scores[team], state.scores[1 - team]
    return total + Tally(
        wins=(mine > theirs) + (mine == theirs) / 2, decisions=decisions, seconds=seconds, slowest=slowest
    )


def _counted(state: State, team: int) -> Tally:
    one, other = state.result[team], state.result[1 - team]
    return Tally(
        hands=1,
        points=(one.points, other.points),
        nils=(one.nils, other.nils),
        made=(one.nils_made, other.nils_made),
        missed=(int(one.contract_points < 0), int(other.contract_points < 0)),
    )


def measure(contest: Contest, matches: int, seed: str, samples: int, jobs: int) -> Tally:
    """Plays so many matches, rounded up to whole pairs."""
    pairs = -(-matches // 2)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        found = pool.map(pair, repeat(contest), repeat(seed), repeat(samples), range(pairs))
        done = track(found, contest.name, total=pairs, console=Console(stderr=True), transient=True)
        return sum(done, Tally())


def reached(contest: Contest, found: Tally) -> bool:
    """Whether every mark of the contest is reached."""
    good = found.rate >= contest.wins
    if contest.nils:
        good = good and found.made[0] >= contest.nils * found.nils[0] and found.nils[0] >= found.nils[1]
    return good


def main(argv: Sequence[str] | None = None) -> int:
    """Measures every contest and prints what came out; 1 when one misses its mark, else 0."""
    ask = argparse.ArgumentParser(prog="python -m cardtable_spades.strength", description="How well the CPUs play.")
    ask.add_argument("--matches", type=int, default=400, help="matches for each figure (400)")
    ask.add_argument("--samples", type=int, default=40, help="worlds that the hard CPU looks at, a decision (40)")
    ask.add_argument("--seed", default="strength", help="ASCII text that all chance comes from (strength)")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    ask.add_argument("--marks", action="store_true", help="only what has to reach a mark")
    given = ask.parse_args(argv)
    if given.matches < 1 or given.samples < 1 or given.jobs < 1 or not given.seed.isascii():
        ask.error("--matches, --samples and --jobs take 1 or more, --seed ASCII text")
    print(f"seed {given.seed!r}, {given.samples} samples, {given.jobs} processes; matches won ± standard error")
    missed = 0
    for contest in CONTESTS:
        if given.marks and not contest.wins:
            continue
        found = measure(contest, given.matches, given.seed, given.samples, given.jobs)
        good = reached(contest, found)
        missed += not good
        print(f"{contest.name}: {_wins(found)}{_mark(contest, good)}")
        for side, level in enumerate((contest.one, contest.other)):
            print(f"  {level}: {_side(found, side)}")
        print(f"  {_time(found)}", flush=True)
    return 1 if missed else 0


def _wins(found: Tally) -> str:
    return f"{found.rate:.1%} ± {found.error:.1%} of {2 * found.pairs} matches, {found.hands} hands"


def _side(found: Tally, side: int) -> str:
    points, missed = found.points[side] / found.hands, found.missed[side] / found.hands
    nils = f"{found.made[side]} of {found.nils[side]} nils made"
    return f"{points:.1f} points a hand, {missed:.1%} of contracts missed, {nils}"


def _time(found: Tally) -> str:
    return f"{1000 * found.seconds / found.decisions:.1f} ms a decision, {1000 * found.slowest:.0f} ms the slowest"


def _mark(contest: Contest, good: bool) -> str:
    if not contest.wins:
        return ""
    return f"; marks {contest.wins:.0%} of matches, {contest.nils:.0%} of nils {'reached' if good else 'MISSED'}"


if __name__ == "__main__":
    sys.exit(main())
