"""How well the CPU players play: `python -m cardtable_holdem.strength`.

Duplicate hands: each deal is played once from every seat, with the same cards, the same button and 50 big blinds for
everybody, so that luck of the cards cancels out. Printed are big blinds a hundred hands with the 95 % confidence
interval. Ends with code 1 when a figure misses its mark.
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

from cardtable import HEADLESS, Action, Budget, Cpu, Dice, Player, RandomPlayer, Struct, replace

from .game import Holdem
from .state import State

GAME = Holdem()
BIG_BLIND = 20
STACK = 1000
BATCH = 100
"""Deals that one process plays before it says how far it is."""
PLAYERS = ("random", "always call", *GAME.levels)


class AlwaysCall(Cpu):
    """Checks and calls, whatever it holds."""

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """Check, or call."""
        return next(Action(c.kind) for c in GAME.choices(known, seat) if c.kind in ("check", "call"))


def player_of(name: str) -> Player:
    """A CPU by its level, or `random` or `always call`."""
    if name == "random":
        return RandomPlayer(GAME)
    return AlwaysCall() if name == "always call" else GAME.cpu(name)


class Contest(Struct):
    """One player against others of one kind.

    Attributes:
        hero: whose figure it is.
        others: who sits in all other seats.
        seats: how many sit.
        deals: how many deals, each played from every seat.
        mark: the least figure, in big blinds a hundred hands; None: it is only for looking.
    """

    hero: str
    others: str
    seats: int
    deals: int
    mark: float | None

    @property
    def name(self) -> str:
        """As it is printed."""
        return f"{self.hero} against {self.others}, {self.seats} seats"


CONTESTS = (
    Contest("hard", "always call", 2, 4000, 300),
    Contest("hard", "random", 2, 4000, 300),
    Contest("hard", "normal", 2, 20_000, 20),
    Contest("hard", "normal", 6, 2000, 0),
)


class Measured(Struct):
    """What a batch of deals gave.

    Attributes:
        deals: how many.
        total: the sum of what the hero won in each, the mean over all seats, in big blinds.
        squares: the sum of the squares of that.
        decisions: the hero's decisions.
        seconds: processor time that they took.
        slowest: the longest of them, in seconds.
    """

    deals: int
    total: float
    squares: float
    decisions: int
    seconds: float
    slowest: float


def play_deals(contest: Contest, seed: str, first: int, count: int) -> Measured:
    """So many deals, each from every seat."""
    hero, others = player_of(contest.hero), player_of(contest.others)
    total = squares = spent = slowest = 0.0
    decisions = 0
    for number in range(first, first + count):
        won = 0.0
        for seat in range(contest.seats):
            state = GAME.hand(Dice(f"{seed} {number}"), stacks=(STACK,) * contest.seats)
            dice = Dice(f"{seed} {number} {seat}", 1)
            while state.phase != "result":
                if state.phase == "runout":
                    state = GAME.deal(state, dice)
                    continue
                acting = state.seat
                known = GAME.hide(state, acting)
                if acting == seat:
                    begun = time.process_time()
                    action = hero.choose(known, acting, dice)
                    took = time.process_time() - begun
                    spent, slowest, decisions = spent + took, max(slowest, took), decisions + 1
                else:
                    action = others.choose(known, acting, dice)
                assert action is not None
                state = GAME.play(state, acting, action)
            won += (state.stacks[seat] - STACK) / BIG_BLIND
        mean = won / contest.seats
        total += mean
        squares += mean * mean
    return Measured(count, total, squares, decisions, spent, slowest)


def measure(contest: Contest, seed: str, jobs: int) -> Iterator[Measured]:
    """All deals of a contest, batch by batch."""
    starts = range(0, contest.deals, BATCH)
    sizes = [min(BATCH, contest.deals - start) for start in starts]
    if jobs == 1:
        for start, size in zip(starts, sizes, strict=True):
            yield play_deals(contest, seed, start, size)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(play_deals, contest, seed, at, size) for at, size in zip(starts, sizes, strict=True)]
        for task in tasks:
            yield task.result()


def figure(parts: Sequence[Measured]) -> tuple[float, float]:
    """Big blinds a hundred hands, and half the width of the 95 % confidence interval."""
    deals = sum([part.deals for part in parts])
    mean = sum([part.total for part in parts]) / deals
    variance = max(sum([part.squares for part in parts]) / deals - mean * mean, 0.0)
    return 100 * mean, 100 * 1.96 * math.sqrt(variance / max(deals - 1, 1))


def main(argv: Sequence[str] | None = None) -> int:
    """Measures every contest and prints a line for each; 1 when one misses its mark, else 0."""
    ask = argparse.ArgumentParser(prog="python -m cardtable_holdem.strength", description="How well the CPUs play.")
    ask.add_argument("--hero", choices=PLAYERS, help="measure this player alone, without a mark")
    ask.add_argument("--others", choices=PLAYERS, default="normal", help="against these (normal)")
    ask.add_argument("--seats", type=int, default=2, help="at a table of so many (2)")
    ask.add_argument("--deals", type=int, help="deals for each figure, each played from every seat")
    ask.add_argument("--seed", default="strength", help="ASCII text that all chance comes from (strength)")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    given = ask.parse_args(argv)
    deals = given.deals if given.deals is not None else 1000
    if deals < 2 or given.jobs < 1 or given.seats not in GAME.seats or not given.seed.isascii():
        ask.error("--deals takes 2 or more, --jobs 1 or more, --seats 2 to 12, --seed ASCII text")
    contests: Sequence[Contest] = CONTESTS
    if given.hero:
        contests = (Contest(given.hero, given.others, given.seats, deals, None),)
    elif given.deals is not None:
        contests = [replace(contest, deals=deals) for contest in CONTESTS]
    print(f"seed {given.seed!r}, {given.jobs} processes; big blinds a hundred hands ± 95 %")
    missed = 0
    for contest in contests:
        parts = list(measure(contest, given.seed, given.jobs))
        mean, half = figure(parts)
        good = contest.mark is None or (mean >= contest.mark and mean - half > 0)
        missed += not good
        print(
            f"{contest.name}: {mean:+.1f} ± {half:.1f} in {contest.deals} deals, {_notes(contest, parts, good)}",
            flush=True,
        )
    return 1 if missed else 0


def _notes(contest: Contest, parts: Sequence[Measured], good: bool) -> str:
    """The time a decision takes, and whether the mark is reached."""
    mean = 1000 * sum([part.seconds for part in parts]) / max(sum([part.decisions for part in parts]), 1)
    taken = f"{mean:.1f} ms a decision, {1000 * max([part.slowest for part in parts]):.0f} ms the slowest"
    if contest.mark is None:
        return taken
    return f"{taken}; mark {contest.mark:+g} {'reached' if good else 'MISSED'}"


if __name__ == "__main__":
    sys.exit(main())
