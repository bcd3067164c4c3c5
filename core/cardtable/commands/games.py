"""`cardtable games`: what is installed, and what could not be loaded."""

from __future__ import annotations

import sys

from .options import Lang, language


def games(lang: Lang = None) -> None:
    """List the installed games: seats, version, and where each comes from."""
    from ..plugins import registry
    from ..words import words
    from .printing import print_table

    spoken = language(lang)
    found = registry()
    rows = []
    for name, installed in sorted(found.installed.items()):
        game = installed.game
        try:
            title = words(game, spoken).text("title")
        except Exception as error:  # a third party's texts must not hide the other games
            title = f"({error})"
        rows.append((name, title, _range(game.seats), f"{game.minutes} min", str(game.version), installed.source))
    if rows:
        print_table(("name", "title", "seats", "takes", "version", "from"), rows, numbers=("seats", "takes", "version"))
    else:
        print("No games are installed.")
    for broken in found.broken:
        print(f"cardtable: skipped plugin {broken.plugin!r} of {broken.source}: {broken.reason}", file=sys.stderr)


def _range(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
