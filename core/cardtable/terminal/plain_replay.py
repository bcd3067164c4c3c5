"""A recorded match as text: every step, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from .recording import Reader, Recording
from .speech import Speech


def print_replay(recording: Recording, speech: Speech, reader: Reader, write: Callable[[str], None]) -> None:
    """Writes every step: its number, what happened, and the table as the reader sees it."""
    write(speech.title())
    for step in range(recording.last + 1):
        view = recording.view(step, reader)
        speech.teams = view.score.teams
        write("")
        write(speech.phrase("step", index=step, last=recording.last) if step else speech.phrase("start"))
        for line in (*speech.news(view), *speech.scene(view.scene)):
            write(line)
        if view.turn.over:
            for line in (speech.verdict(view.score), *speech.standings(view.score)):
                write(line)
