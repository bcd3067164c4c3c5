"""The command's parts, one a file. Each imports what it needs when it is called, so that the others start fast."""

from __future__ import annotations

import typer

from . import check, games, play, replay, serve, simulate


def add_to(app: typer.Typer) -> None:
    """Adds every part to the command, in the order of its help."""
    for part in (serve.serve, play.play, games.games, replay.replay, simulate.simulate, check.check):
        app.command()(part)
