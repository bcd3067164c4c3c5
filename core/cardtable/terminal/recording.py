"""A recorded match, played again: the table after each entry of the log, as any seat or with all cards open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..action import Action
from ..errors import RecordError
from ..game import Game
from ..knowledge import View, view_of
from ..log import Record, read_head, read_record
from ..plugins import find_game
from ..table import Table

Reader = int | str | None
"""Whose view: a seat, None for a spectator, or `open` for all cards."""

OPEN = "open"


class Recording:
    """Every step of a match. Step 0 is the start, step k stands after entry k of the log."""

    def __init__(self, game: Game[Any, Any], record: Record) -> None:
        """Plays the record again.

        Raises:
            RecordError: it is of another version of the game, or an entry is not legal where it stands.
            RulesError: its house rules are not the game's.
            SeatsError: the game is not for so many.
        """
        self.game, self.record = game, record
        table = Table.from_record(game, record, upto=0)
        self._states = [table.state]
        for entry in record.entries:
            table.replay([entry])
            self._states.append(table.state)

    @property
    def last(self) -> int:
        """The last step."""
        return len(self._states) - 1

    @property
    def readers(self) -> tuple[Reader, ...]:
        """Everybody whose view can be taken: all cards open, then each seat."""
        return (OPEN, *range(self.record.seats))

    @property
    def names(self) -> tuple[str, ...]:
        """Who sat where; empty names where the record does not say."""
        given = self.record.names[: self.record.seats]
        return (*given, *("",) * (self.record.seats - len(given)))

    def view(self, step: int, reader: Reader) -> View:
        """The table at a step (0 to `last`), with the action that led there."""
        state = self._states[step]
        events = ((step, self.record.entries[step - 1].seat, self._witnessed(step, reader)),) if step else ()
        if reader == OPEN:
            # The one view that is not made from what somebody knows: the match is over, or its owner looks.
            turn, score = self.game.turn(state), self.game.score(state)
            return View(None, self.game.scene(state, None), turn, (), score, None, (), events)
        assert not isinstance(reader, str)
        return view_of(self.game, state, reader, None, events)

    def _witnessed(self, step: int, reader: Reader) -> Action:
        entry = self.record.entries[step - 1]
        if entry.seat is None or reader == OPEN:
            return entry.action
        assert not isinstance(reader, str)
        return self.game.seen(self._states[step - 1], entry.seat, entry.action, self._states[step], reader)


def open_recording(file: Path) -> Recording:
    """The recording in a file.

    Raises:
        RecordError: the file cannot be read, is no record, is damaged, or does not replay.
        PluginError: the game is not installed.
    """
    try:
        document = file.read_bytes()
    except OSError as error:
        raise RecordError(f"cannot read {file}: {error.strerror}; name a match record, a JSON file") from None
    try:
        document.decode()
        game = find_game(read_head(document))
        return Recording(game, read_record(document, game))
    except UnicodeDecodeError as error:
        raise RecordError(f"{file}: this is no match record: byte {error.start} is no UTF-8 text") from None
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{file}: this record is damaged: {error}") from None
