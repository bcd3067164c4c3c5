"""Headless matches between CPUs, by the thousand: who wins, how often, how sure that is, and how fast it went.

Match k has its own seed, made of the run's seed and k, so the result is the same however the matches are spread over
processes. From match to match every CPU moves on by one seat, so that each plays each seat equally often.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from fractions import Fraction
from functools import partial
from hashlib import sha256
from typing import Any

from .dice import Dice
from .errors import CardtableError, SeatsError
from .game import Game
from .levels import cpu_of
from .player import HEADLESS, Budget, Player
from .rules import HouseRules
from .score import Score
from .structs import Struct
from .table import Table

SURE = 1.96
"""Standard errors on either side of a mean that hold the true one 95 times in 100."""

MOST_JOBS = 256
"""Processes that a run may ask for: more than any machine has use for, and few enough to start."""

PART = 0.3
"""Seconds of work handed to a process at once: short enough for a lively progress bar, long enough not to cost."""


class Entrant(Struct):
    """One of those who compete: what it is called, and how a process of its own makes it.

    `make` must be picklable, such as a class or a `functools.partial` of a module's function.
    """

    name: str
    make: Callable[[], Player]


def entrants(game: Game[Any, Any], levels: Sequence[str]) -> tuple[Entrant, ...]:
    """The game's CPUs of these levels.

    Raises:
        LevelError: the game has no such level.
    """
    for level in levels:
        cpu_of(game, level)
    return tuple(Entrant(level, partial(cpu_of, game, level)) for level in levels)


class Tally(Struct):
    """What one entrant has reached, in whole numbers, so that the order of adding up cannot matter.

    Attributes:
        matches: how many were played.
        seats: how many seats of each match it had.
        points: the sum of its points over all its seats.
        squares: the sum of the squares of its points a match (the sum over its seats).
        firsts: how often one of its seats was first, by how many sides shared that place.
        places: how often one of its seats came first, second, ...
        shares: the sum over matches of the squares of its wins, as a fraction.
    """

    matches: int
    seats: int
    points: int
    squares: int
    firsts: tuple[int, ...]
    places: tuple[int, ...]
    shares: Fraction

    def __add__(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.matches + other.matches,
            self.seats,
            self.points + other.points,
            self.squares + other.squares,
            tuple(map(sum, zip(self.firsts, other.firsts, strict=True))),
            tuple(map(sum, zip(self.places, other.places, strict=True))),
            self.shares + other.shares,
        )

    @property
    def mean(self) -> float:
        """Points a match and seat."""
        return self.points / (self.matches * self.seats)

    @property
    def error(self) -> float:
        """The standard error of `mean`; not a number for a single match."""
        return _error(Fraction(self.points), Fraction(self.squares), self.matches) / self.seats

    @property
    def wins(self) -> float:
        """The part of its matches that a seat has won, from 0 to 1; a first place shared by two counts half."""
        return float(self._won / (self.matches * self.seats))

    @property
    def wins_error(self) -> float:
        """The standard error of `wins`; not a number for a single match."""
        return _error(self._won, self.shares, self.matches) / self.seats

    @property
    def _won(self) -> Fraction:
        return sum((Fraction(n, sides) for sides, n in enumerate(self.firsts, 1)), Fraction(0))


def _error(total: Fraction, squares: Fraction, count: int) -> float:
    if count < 2:
        return math.nan
    variance = (squares - total * total / count) / (count - 1)
    return math.sqrt(variance / count)


class Result(Struct):
    """A whole run.

    Attributes:
        names: the entrants, in the order given.
        tallies: what each reached.
        matches: how many were played.
        seconds: how long that took.
    """

    names: tuple[str, ...]
    tallies: tuple[Tally, ...]
    matches: int
    seconds: float


class Contest(Struct):
    """Everything that a process needs to play any match of a run."""

    game: Game[Any, Any]
    rules: HouseRules
    seats: int
    seed: str
    entrants: tuple[Entrant, ...]
    budget: Budget

    def seating(self, match: int) -> tuple[int, ...]:
        """Which entrant has each seat in this match (from 0)."""
        return tuple((seat + match) % self.seats % len(self.entrants) for seat in range(self.seats))

    def play(self, match: int, players: Sequence[Player]) -> Score:
        """The score at the end of this match. The CPUs' dice tell nothing of the match's."""
        seed = f"{self.seed}/{match}"
        table = Table(self.game, self.rules, seats=self.seats, seed=seed)
        dice = Dice(sha256(f"cpu/{seed}".encode()).hexdigest())
        table.play_out([players[entrant] for entrant in self.seating(match)], dice, self.budget)
        return table.score

    def run(self, matches: Iterable[int]) -> tuple[Tally, ...]:
        """The tallies of these matches."""
        players = [entrant.make() for entrant in self.entrants]
        totals: tuple[Tally, ...] = ()
        for match in matches:
            tallies = self.tallies(match, self.play(match, players))
            totals = tuple(a + b for a, b in zip(totals, tallies, strict=True)) if totals else tallies
        return totals

    def tallies(self, match: int, score: Score) -> tuple[Tally, ...]:
        """What this match, ended with this score, adds to each entrant."""
        seating, places = self.seating(match), score.places
        teams = score.teams or tuple(range(self.seats))
        sides = len({team for team, place in zip(teams, places, strict=True) if place == 1})
        found = []
        for entrant in range(len(self.entrants)):
            seats = [seat for seat in range(self.seats) if seating[seat] == entrant]
            points = sum(score.points[seat] for seat in seats)
            firsts = sum(places[seat] == 1 for seat in seats)
            found.append(
                Tally(
                    1,
                    len(seats),
                    points,
                    points * points,
                    tuple(firsts if n == sides else 0 for n in range(1, self.seats + 1)),
                    tuple(sum(places[seat] == n for seat in seats) for n in range(1, self.seats + 1)),
                    Fraction(firsts, sides) ** 2,
                )
            )
        return tuple(found)


def simulate(
    game: Game[Any, Any],
    who: Sequence[Entrant],
    matches: int,
    *,
    rules: Mapping[str, object] | HouseRules | None = None,
    seats: int | None = None,
    seed: str | int = 1,
    jobs: int | None = None,
    budget: Budget = HEADLESS,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Plays matches between CPUs.

    Args:
        game: the game.
        who: who competes; with more seats than entrants they take turns: A B A B.
        matches: how many, 1 or more.
        rules: house rules by name.
        seats: how many sit; if not said, one each, or the game's lowest number if that is more.
        seed: ASCII text or a number, of the whole run.
        jobs: how many processes, 1 to 256; None: one for each core that this one may use.
        budget: how much each CPU may think.
        progress: called with the number of matches played since the last call.

    Raises:
        RulesError: house rules are unknown or out of range.
        SeatsError: the game is not for so many, or there are more entrants than seats.
        CardtableError: matches are less than 1, or jobs not 1 to 256.
    """
    if matches < 1:
        raise CardtableError(f"matches must be 1 or more, not {matches}")
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise CardtableError(f"jobs must be 1 to {MOST_JOBS}, not {jobs}")
    if seats is None:
        seats = max(len(who), game.seats[0])
    contest = Contest(game, game.house_rules.parse(rules), seats, str(seed), tuple(who), budget)
    Table(game, contest.rules, seats=seats, seed=f"{seed}/0")  # refuses what is out of range before any process starts
    if not 0 < len(who) <= seats:
        raise SeatsError(f"{len(who)} CPUs do not fit {seats} seats; name 1 to {seats}")
    jobs = jobs or min(cores(), MOST_JOBS)
    tell = progress or (lambda _: None)
    began = time.perf_counter()
    tallies = _spread(contest, matches, jobs, tell)
    return Result(tuple(entrant.name for entrant in who), tallies, matches, time.perf_counter() - began)


def cores() -> int:
    """How many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _stopping_left_to_the_caller() -> Iterator[None]:
    """Processes that start meanwhile ignore ctrl-C from their first instruction on: what is ignored is inherited.

    Ctrl-C reaches every process of a terminal; here the one that started the others tells them to stop.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set handlers; where another one simulates, no terminal is behind it
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)


def _spread(contest: Contest, matches: int, jobs: int, tell: Callable[[int], None]) -> tuple[Tally, ...]:
    """The tallies of all matches, played in parts that take about `PART` seconds each, however slow the CPUs are."""
    totals: tuple[Tally, ...] = ()
    begun, size = 0, 1
    with _Pool(contest, min(jobs, matches)) as pool:
        while begun < matches or pool.busy:
            while begun < matches and pool.free:
                part = range(begun, min(begun + size, matches))
                pool.start(part)
                begun = part.stop
            for played, tallies, seconds in pool.finished():
                totals = tuple(a + b for a, b in zip(totals, tallies, strict=True)) if totals else tallies
                size = min(max(1, int(played * PART / max(seconds, 1e-6))), 4 * size, 10_000)
                tell(played)
    return totals


Part = tuple[int, tuple[Tally, ...], float]
"""How many matches were played, what they came to, and in how many seconds."""


def _timed(contest: Contest, matches: range) -> Part:
    began = time.perf_counter()
    tallies = contest.run(matches)
    return len(matches), tallies, time.perf_counter() - began


class _Pool:
    """Processes that play parts of a contest; with one job, this process itself."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self._contest = contest
        self._waiting: set[Future[Part]] = set()
        self._most = 2 * jobs if jobs > 1 else 1
        self._others = set(multiprocessing.active_children())
        # Processes are spawned, never forked: the caller may run threads, and a progress bar is one.
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, spawn) if jobs > 1 else None

    @property
    def busy(self) -> bool:
        return bool(self._waiting)

    @property
    def free(self) -> bool:
        return len(self._waiting) < self._most

    def start(self, matches: range) -> None:
        if self._pool is not None:
            with _stopping_left_to_the_caller():
                self._waiting.add(self._pool.submit(_timed, self._contest, matches))
            return
        done: Future[Part] = Future()
        done.set_result(_timed(self._contest, matches))
        self._waiting.add(done)

    def finished(self) -> list[Part]:
        done, self._waiting = wait(self._waiting, return_when=FIRST_COMPLETED)
        return [part.result() for part in done]

    def __enter__(self) -> _Pool:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._pool is None:
            return
        self._pool.shutdown(wait=kind is None, cancel_futures=True)
        if kind is not None:
            for process in set(multiprocessing.active_children()) - self._others:
                process.terminate()  # or ctrl-C would wait for the matches in hand
