"""`check_game`: every law, over random play, option sets and seat counts."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

from ..dice import Dice
from ..errors import SeatsError
from ..game import Game
from ..rules import HouseRules
from ..structs import replace
from . import declaration, door, hiding, progress, replay, scenes, texts, worlds
from .cover import option_sets, seat_counts
from .match import Match
from .report import LAWS, Fault, Fell, Report

T = TypeVar("T")
Part = tuple[str, str, Callable[[Match], int]]
"""A law, a part of it, and what puts it to a match: it returns how many checks were made, or raises."""

EVERY_MATCH: tuple[Part, ...] = (
    *((door.LAW, *part) for part in door.PARTS),
    *((hiding.LAW, *part) for part in (*hiding.PARTS, *worlds.PARTS)),
    *((replay.LAW, *part) for part in replay.PARTS),
    *((progress.LAW, *part) for part in (*progress.PARTS, *scenes.PARTS)),
    *((texts.LAW, *part) for part in texts.PARTS),
)
"""Put to every match."""

ONCE: tuple[Part, ...] = (
    *((replay.LAW, *part) for part in replay.ONCE),
    *((progress.LAW, *part) for part in progress.ONCE),
    *((texts.LAW, *part) for part in texts.ONCE),
)
"""Put to the longest match alone: they ask about the game as a whole, or are slow."""

PLAYABLE = {(declaration.LAW, part) for part in declaration.NEEDED}
"""Where these fall, no match is played."""

ENOUGH = 3
"""After so many matches that could not be played to the end, the others are left out."""

LONGEST = 400
"""Characters of a fault's line."""


def check_game(
    game: Game[Any, Any],
    *,
    rules: Mapping[str, object] | None = None,
    seats: int | None = None,
    seed: str | int | None = None,
    matches: int = 4,
    steps: int = 250,
    laws: Collection[str] = LAWS,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Checks the laws of the platform for a game; it never raises for what the game does wrong, it reports it.

    Without `rules`, `seats` and `seed` it covers every pair of house-rule values and seat counts.

    Args:
        game: the game.
        rules: only these house rules; what is not named is standard.
        seats: only so many seats.
        seed: only the match of this seed (with `rules` and `seats`, what a fault's line says).
        matches: how many matches for each option set, each with a seed of its own; 1 or more.
        steps: up to which log index each moment of a match is looked at; the match is then played on to its next
            result.
        laws: which of `LAWS` to check.
        progress: is told after each match how many of how many are done.

    Raises:
        RulesError: `rules` are not the game's.
        SeatsError: the game is not for so many seats.
    """
    begun = time.perf_counter()
    book = Book(game, laws)
    for part, holds in declaration.PARTS:
        book.ask(declaration.LAW, part, holds, game)
    playable = not book.faults.keys() & PLAYABLE
    cases = _cases(game, rules, seats, seed, matches) if playable else []
    played = stuck = 0
    spoken: set[object] = set()
    longest: Match | None = None
    while played < len(cases) and stuck < ENOUGH:
        match = Match(game, *cases[played], steps, spoken)
        played += 1
        for law, part, holds_in in EVERY_MATCH:
            book.ask(law, part, holds_in, match)
        if longest is None or len(match.moments) > len(longest.moments):
            longest = match
        if match.trouble is not None:
            stuck += 1
            book.fault(match.trouble.law, match.trouble.part, match.trouble.what, match, match.trouble.step)
        if progress is not None:
            progress(played, len(cases))
    if longest is not None:
        for law, part, holds_in in ONCE:
            book.ask(law, part, holds_in, longest)
    return book.report(played, time.perf_counter() - begun)


def _cases(
    game: Game[Any, Any], rules: Mapping[str, object] | None, seats: int | None, seed: str | int | None, matches: int
) -> list[tuple[HouseRules, int, str]]:
    """(house rules, seats, seed) of every match to be played."""
    if seats is not None and seats not in game.seats:
        raise SeatsError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    counts = (seats,) if seats is not None else seat_counts(game.seats)
    if rules is not None:
        sets = [(game.house_rules.parse(rules), count) for count in counts]
    else:
        sets = option_sets(game, counts)
    if seed is not None:
        return [(given, count, str(seed)) for given, count in sets]
    every = [(given, count) for _ in range(matches) for given, count in sets]
    return [(given, count, f"law{number}") for number, (given, count) in enumerate(every)]


class Book:
    """Notes what is asked and what fell."""

    def __init__(self, game: Game[Any, Any], laws: Collection[str]) -> None:
        """An empty book; only these laws are asked."""
        self.game = game
        self.laws = laws
        self.faults: dict[tuple[str, str], Fault] = {}
        self.counts: dict[tuple[str, str], int] = {}

    def ask(self, law: str, part: str, holds: Callable[[T], int], of: T) -> None:
        """Puts one part of a law to a game or a match."""
        if law not in self.laws:
            return
        match = of if isinstance(of, Match) else None
        if match is not None:
            match.at = None
            match.dice = Dice(f"{law} {part} {match.seed}")
        self.counts.setdefault((law, part), 0)
        try:
            self.counts[law, part] += holds(of)
        except Fell as fell:
            self.fault(law, part, str(fell), match)
        except Exception as error:  # a game's code may raise anything, and that is a finding
            self.fault(law, part, f"{type(error).__name__}: {error} ({_place(error)})", match)

    def fault(self, law: str, part: str, what: str, match: Match | None, step: int | None = None) -> None:
        """Notes a fall: whole at the first time, then only that it happened again."""
        before = self.faults.get((law, part))
        if before is not None:
            self.faults[law, part] = replace(before, times=before.times + 1)
            return
        line = " ".join(what.split())
        line = line if len(line) <= LONGEST else f"{line[:LONGEST]} ..."
        fault = Fault(law, part, line)
        if match is not None:
            rules = tuple(match.rules.values().items())
            step = match.at if step is None else step
            fault = replace(fault, seats=match.seats, rules=rules, seed=match.seed, step=step)
        self.faults[law, part] = fault

    def report(self, matches: int, seconds: float) -> Report:
        """Everything noted, in the order of the laws."""
        faults = tuple(sorted(self.faults.values(), key=lambda fault: LAWS.index(fault.law)))
        counts = tuple((law, part, count) for (law, part), count in self.counts.items())
        name, version = getattr(self.game, "name", type(self.game).__name__), self.game.version
        return Report(str(name), version, faults, counts, matches, seconds)


def _place(error: BaseException) -> str:
    """The file and line at which an error was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace else "nowhere"
