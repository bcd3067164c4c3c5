"""`cardtable play NAME`: a table in this terminal, against CPUs."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import CardtableError
from .options import Lang, Name, Plain, Rules, Seats, Seed, has_screen, language, rules_of, seed_of

if TYPE_CHECKING:
    from ..terminal.match import Match

Level = Annotated[
    str | None,
    typer.Option(metavar="LEVEL,LEVEL", help="The CPUs' level, or one for each of them.", show_default="normal"),
]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Save the match here when it ends, for `replay`.")]
Pace = Annotated[float, typer.Option(min=0, max=10, help="Seconds between the CPUs' moves.")]


def play(
    name: Name,
    seats: Seats = None,
    level: Level = None,
    rule: Rules = None,
    lang: Lang = None,
    seed: Seed = None,
    plain: Plain = False,
    called: Annotated[str, typer.Option("--name", help="Your name at the table.", show_default=False)] = "",
    save: Save = None,
    pace: Pace = 0.7,
) -> None:
    """Play a game in this terminal, against CPUs."""
    from ..plugins import find_game
    from ..terminal.match import Match
    from ..terminal.speech import Speech

    game = find_game(name)
    rules, spoken = rules_of(game, rule), language(lang)
    usual = "normal" if "normal" in game.levels else game.levels[0]
    levels = [word.strip() for word in (level or usual).split(",")]
    writable(save)

    def sit_down() -> Match:
        return Match(game, levels=levels, rules=rules, seats=seats, seed=seed and seed_of(seed), name=called)

    match = sit_down()
    speech = Speech(game, spoken, match.names, match.me)
    if plain or not has_screen():
        from ..terminal.plain import PlainTable

        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        PlainTable(match, speech, input if sys.stdin.isatty() else echoed, print).play()
    else:
        from ..terminal.app import TableApp

        app = TableApp(match, speech, pace=pace, again=sit_down)
        app.run()
        match = app.match
    if save is not None and match.over:
        save.write_bytes(match.table.record().to_json())
        print(speech.phrase("saved", file=str(save)))


def echoed(prompt: str) -> str:
    """A line of a pipe, written behind its prompt, so that what comes out can be read as it was played."""
    print(prompt, end="", flush=True)
    try:
        line = input()
    except EOFError:
        print()
        raise
    print(line)
    return line


def writable(file: Path | None) -> None:
    """Says at once, not after the match, that a file cannot be written.

    Raises:
        CardtableError: it is a directory, or its directory is missing or may not be written.
    """
    if file is None:
        return
    new = not file.exists()
    try:
        with file.open("ab"):
            pass
        if new:
            file.unlink()
    except OSError as error:
        raise CardtableError(
            f"cannot write {file}: {error.strerror}; name a file in a directory that you may write"
        ) from None
