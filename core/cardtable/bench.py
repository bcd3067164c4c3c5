"""Speed on one core: `python -m cardtable.bench`. Every action goes through the table's one door.

For each installed game, with standard rules and random legal play: decisions and rounds a second, and the time of
a whole view with its JSON. Time is processor time, so that other work on the machine does not count; nothing
fails when the numbers are low.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, NoReturn

from .action import sample
from .dice import Dice
from .game import Game
from .knowledge import encode
from .plugins import games
from .structs import Struct
from .table import Table

RESULT = "result"
"""The phase in which a finished round is shown."""
CHUNK = 64
"""Decisions between two looks at the clock."""
VIEW_TARGET = 60.0
"""Microseconds in which a whole view and its JSON should be made by a game that has a target."""


class Speed(Struct):
    """What one game reached.

    Attributes:
        game: its name.
        seats: how many sat.
        decisions: decisions a second, all of them through `Table.act`.
        rounds: rounds a second, from one result to the next: hands, or matches of a game that knows none.
        view: microseconds for a seat's view and its JSON, the mean over random matches.
        bytes: the size of that JSON, the mean over random matches.
        target: decisions a second that it should reach; None: nobody has said.
    """

    game: str
    seats: int
    decisions: float
    rounds: float
    view: float
    bytes: int
    target: int | None


def moments(game: Game[Any, Any], seats: int) -> Iterator[tuple[Table[Any, Any], int, int]]:
    """Random legal play without end: before each move the table, the seat that moves, and the rounds finished so far.

    A match that is longer than the game's bound is left for a new one: some go on for ever in random hands.
    """
    dice = Dice("bench")
    rounds = 0
    for seed in count():
        table = Table(game, seats=seats, seed=seed)
        while not table.over and table.index < game.bound:
            if not table.turn.seats:
                rounds += table.turn.phase == RESULT
                table.deal()
                continue
            seat = table.turn.seats[0]
            yield table, seat, rounds
            table.act(seat, sample(table.choices(seat), dice))
        rounds += table.over


def measure(game: Game[Any, Any], seconds: float, target: int | None) -> Speed:
    """The speed of a game, over about so many seconds for each of the two measurements."""
    seats = min(max(2, game.seats[0]), game.seats[-1])
    decisions = rounds = 0
    began = time.process_time()
    for decisions, (_, _, rounds) in enumerate(moments(game, seats)):
        if decisions % CHUNK == 0 and rounds and time.process_time() - began >= seconds:
            break
    spent = time.process_time() - began
    view, size = _views(game, seats, seconds)
    return Speed(game.name, seats, decisions / spent, rounds / spent, view, size, target)


def _views(game: Game[Any, Any], seats: int, seconds: float) -> tuple[float, int]:
    """Microseconds and bytes of a view, over moments of random matches, for the seat whose turn it is."""
    spent, size = 0.0, 0
    for number, (table, seat, _) in enumerate(moments(game, seats), 1):
        began = time.process_time()
        document = encode(table.view(seat, table.index - 1))
        spent += time.process_time() - began
        size += len(document)
        if spent >= seconds:
            return spent / number * 1e6, size // number
    raise AssertionError("play never ends")


def _print(speeds: Sequence[Speed]) -> None:
    from rich.console import Console
    from rich.table import Table as Rows

    rows = Rows(title=f"Python {platform.python_version()}, one core", title_justify="left")
    for name in ("game", "seats", "decisions/s", "target", "rounds/s", "view + JSON", "target", "bytes"):
        rows.add_column(name, justify="left" if name == "game" else "right")
    for speed in speeds:
        rows.add_row(
            speed.game,
            str(speed.seats),
            f"{speed.decisions:,.0f}",
            "" if speed.target is None else _mark(speed.decisions >= speed.target, f"{speed.target:,}"),
            f"{speed.rounds:,.0f}",
            f"{speed.view:.1f} µs",
            "" if speed.target is None else _mark(speed.view < VIEW_TARGET, f"{VIEW_TARGET:.0f} µs"),
            f"{speed.bytes:,}",
        )
    console = Console()
    (console if console.is_terminal else Console(width=120)).print(rows)


def _mark(met: bool, target: str) -> str:
    return f"{target} {'✓' if met else '✗'}"


def _target(text: str) -> tuple[str, int]:
    name, _, count = text.partition("=")
    if not name or not count.isdigit():
        raise argparse.ArgumentTypeError(f"a target is written NAME=DECISIONS, not {text!r}")
    return name, int(count)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"seconds are a number above 0 and at most 3600, not {text!r}")
    return seconds


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, as the command `cardtable` says it."""
        self.exit(2, f"cardtable.bench: {message}\n")


def main(args: Sequence[str] | None = None) -> None:
    """Measures every installed game, or those named."""
    parser = _Parser("python -m cardtable.bench", description="Speed of the installed games on one core.")
    parser.add_argument("games", nargs="*", metavar="NAME", help="only these games")
    parser.add_argument("--seconds", type=_seconds, default=2.0, help="for each measurement (standard: 2)")
    parser.add_argument("--target", type=_target, action="append", default=[], metavar="NAME=DECISIONS", help="a goal")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of a table")
    given = parser.parse_args(args)
    installed = games()
    unknown = [name for name in (*given.games, *dict(given.target)) if name not in installed]
    if unknown:
        parser.error(f"no game {unknown[0]!r} is installed; there is {', '.join(installed) or 'none at all'}")
    names = given.games or list(installed)
    speeds = [measure(installed[name], given.seconds, dict(given.target).get(name)) for name in names]
    if given.json:
        json.dump(
            [{key: getattr(speed, key) for key in speed.__struct_fields__} for speed in speeds], sys.stdout, indent=2
        )
        print()
    else:
        _print(speeds)


if __name__ == "__main__":
    main()
