"""`cardtable check NAME`: the laws of the platform, for one game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .options import Name, Rules, Seats, Seed, rules_of, seed_of

if TYPE_CHECKING:
    from ..conformance import Fault, Report

FELL = 1
"""The exit code when a law fell."""

_LOOKS = {"held": "green", "FELL": "bold red"}

Matches = Annotated[int | None, typer.Option(min=1, help="Matches for each set of options.", show_default="4")]
"""None leaves it to `check_game`; a test keeps the help true."""


def check(name: Name, matches: Matches = None, seats: Seats = None, rule: Rules = None, seed: Seed = None) -> None:
    """Check the laws of the platform for a game; exit code 1 if one falls.

    Without --seats, --rule and --seed every pair of options and every number of seats is covered.
    """
    from ..conformance import check_game
    from ..plugins import find_game
    from .printing import Bar

    game = find_game(name)
    rules = rules_of(game, rule) if rule else None
    said: dict[str, Any] = {} if matches is None else {"matches": matches}
    begun = seed_of(seed) if seed is not None else None
    with Bar() as bar:
        report = check_game(game, rules=rules, seats=seats, seed=begun, progress=bar.reach, **said)
    _print(report)
    if not report.ok:
        raise typer.Exit(FELL)


def _print(report: Report) -> None:
    from rich.text import Text

    from .printing import console

    out = console()
    calls = {fault.again: _command(report.game, fault) for fault in report.faults if fault.again}
    for line in report.lines():
        word, gap, rest = line.partition("  ")
        law, colon, parts = rest.partition(":")
        before, again, call = line.partition("again: ")
        if word in _LOOKS:
            out.print(Text.assemble((word, _LOOKS[word]), gap, (law, "bold"), colon, parts))
        elif call in calls:
            out.print(Text(f"{before}{again}{calls[call]}"))
        else:
            out.print(Text(line))


def _command(game: str, fault: Fault) -> str:
    """What a person types to check the one match again, where `Fault.again` is what a test calls."""
    rules = "".join(f" --rule {name}={str(value).lower()}" for name, value in fault.rules)
    return f"cardtable check {game} --seats {fault.seats}{rules} --seed {fault.seed}"
