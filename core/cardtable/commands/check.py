"""`cardtable check NAME`: the laws of the platform, for one game."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from .options import Name, Rules, Seats, Seed, rules_of, seed_of

if TYPE_CHECKING:
    from ..conformance import Fault, Report

FELL = 1
"""The exit code when a law fell."""

Matches = Annotated[int, typer.Option(min=1, help="Matches for each set of options.")]


def check(name: Name, matches: Matches = 2, seats: Seats = None, rule: Rules = None, seed: Seed = None) -> None:
    """Check the laws of the platform for a game; exit code 1 if one falls.

    Without --seats, --rule and --seed every pair of options and every number of seats is covered.
    """
    from ..conformance import check_game
    from ..plugins import find_game

    game = find_game(name)
    rules = rules_of(game, rule) if rule else None
    bar = _Bar() if sys.stderr.isatty() else None
    try:
        report = check_game(
            game,
            rules=rules,
            seats=seats,
            seed=seed_of(seed) if seed is not None else None,
            matches=matches,
            progress=bar.tell if bar else None,
        )
    finally:
        if bar:
            bar.close()
    _print(report)
    if not report.ok:
        raise typer.Exit(FELL)


class _Bar:
    """A progress bar on standard error."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        columns = (BarColumn(None), MofNCompleteColumn(), TextColumn("matches"))
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True, expand=True)
        self._task = self._progress.add_task("", total=None)
        self._progress.start()

    def tell(self, done: int, total: int) -> None:
        self._progress.update(self._task, completed=done, total=total)

    def close(self) -> None:
        self._progress.stop()


def _print(report: Report) -> None:
    from rich.text import Text

    from ..conformance import LAWS
    from .printing import console

    out = console()
    out.print(Text(f"{report.game} version {report.version}: {report.matches} matches in {report.seconds:.1f} s"))
    for law in LAWS:
        faults = [fault for fault in report.faults if fault.law == law]
        parts = ", ".join(f"{part} {count:,}" for part, count in report.checks(law).items() if count)
        if not faults and not parts:
            continue
        word, style = ("FELL", "bold red") if faults else ("held", "green")
        out.print(Text.assemble((word, style), "  ", (law, "bold"), f": {parts}"))
        for fault in faults:
            out.print(Text(f"      {fault}"))
            if fault.seats is not None:
                out.print(Text(f"      again: {_again(report.game, fault)}"))


def _again(game: str, fault: Fault) -> str:
    """The command that checks the one match again."""
    rules = "".join(f" --rule {name}={str(value).lower()}" for name, value in fault.rules)
    return f"cardtable check {game} --seats {fault.seats}{rules} --seed {fault.seed}"
