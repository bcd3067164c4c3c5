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

from cardtable import HEADLESS, Action, Budget, Cpu, Dice, Player, RandomPlayer, Struct

from .game import Holdem
from .state import State

GAME = Holdem()
BIG_BLIND = 20
STACK = 1000
BATCH = 100


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
        mark: the least figure, in big blinds a hundred hands.
    """

    hero: str
    others: str
    seats: int
    deals: int
    mark: float

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
    """What a batch of deals gave: the sum of each deal's mean in big blinds, of its square, and time for decisions."""

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
                    begun = time.perf_counter()
                    action = hero.choose(known, acting, dice)
                    took = time.perf_counter() - begun
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


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Duplicate hands between the CPU players of Hold'em.")
    parser.add_argument("--hero", help="measure this player alone: easy, normal, hard, random or 'always call'")
    parser.add_argument("--others", default="normal", help="against these (normal)")
    parser.add_argument("--seats", type=int, default=2, help="at a table of so many (2)")
    parser.add_argument("--deals", type=int, help="deals, each played from every seat")
    parser.add_argument("--seed", default="strength", help="of deals and decisions (strength)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    given = parser.parse_args()
    contests: Sequence[Contest] = CONTESTS
    if given.hero:
        contests = (Contest(given.hero, given.others, given.seats, given.deals or 1000, -math.inf),)
    elif given.deals:
        contests = tuple([Contest(c.hero, c.others, c.seats, given.deals, c.mark) for c in CONTESTS])
    missed = False
    for contest in contests:
        parts = list(measure(contest, given.seed, given.jobs))
        mean, half = figure(parts)
        count = sum([part.decisions for part in parts])
        ms = 1000 * sum([part.seconds for part in parts]) / max(count, 1)
        good = mean >= contest.mark and mean - half > 0
        missed |= not good and contest.mark > -math.inf
        mark = f", mark {contest.mark:+g}: {'reached' if good else 'missed'}" if contest.mark > -math.inf else ""
        slowest = 1000 * max([part.slowest for part in parts])
        print(
            f"{contest.name}: {mean:+.1f} ± {half:.1f} BB/100 in {contest.deals} deals{mark} "
            f"({ms:.1f} ms a decision, slowest {slowest:.0f})",
            flush=True,
        )
    sys.exit(missed)


if __name__ == "__main__":
    main()
