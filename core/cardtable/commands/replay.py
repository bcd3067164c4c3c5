"""`cardtable replay FILE`: steps through a recorded match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..errors import SeatsError
from .options import Lang, Plain, has_screen, language

File = Annotated[Path, typer.Argument(metavar="FILE", help="A match record, as `play --save` writes it.")]
Seat = Annotated[
    int | None, typer.Option(help="Whose view, from 1; all cards are open if not said.", show_default=False)
]


def replay(file: File, seat: Seat = None, lang: Lang = None, plain: Plain = False) -> None:
    """Step through a recorded match, seen from any seat or with all cards open."""
    from ..terminal.plain_replay import print_replay
    from ..terminal.recording import OPEN, open_recording
    from ..terminal.speech import Speech

    spoken = language(lang)
    recording = open_recording(file)
    if seat is not None and not 1 <= seat <= recording.record.seats:
        raise SeatsError(f"this match has seats 1 to {recording.record.seats}, not {seat}")
    reader = OPEN if seat is None else seat - 1
    speech = Speech(recording.game, spoken, recording.names, None if seat is None else seat - 1)
    if plain or not has_screen():
        print_replay(recording, speech, reader, print)
    else:
        from ..terminal.replay_app import ReplayApp

        ReplayApp(recording, speech, reader).run()
