"""A match as the server plays it: the pure table, its stored log, and the order verify, persist, apply, show."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from cardtable.action import Action, Refusal
from cardtable.errors import RecordError
from cardtable.game import Game
from cardtable.knowledge import View, encode
from cardtable.log import FORMAT, Entry, decoder
from cardtable.plugins import games
from cardtable.structs import replace
from cardtable.table import Step, Table
from cardtable.turn import Turn

from .errors import Conflict, Damaged
from .store import EntryRow, MatchRow, Store

History = list[tuple[int, tuple[int, ...]]]


def seed_of(secret: bytes, values: Sequence[bytes] = ()) -> str:
    """The seed of a match from the server's secret and the browsers' values in seat order: 64 hexadecimal digits."""
    return sha256(b"".join((b"cardtable/1", secret, *values))).hexdigest()


class Match:
    """A loaded match. `open` loads one; `act`, `deal` change it, store first.

    `shown_at` is when its newest step became true, in seconds of the monotonic clock; pauses and the pace of CPUs are
    counted from it.
    """

    def __init__(self, row: MatchRow, game: Game[Any, Any], table: Table[Any, Any], store: Store) -> None:
        """A table with its row; `open` calls it."""
        self.row = row
        self.game = game
        self.table = table
        self.shown_at = time.monotonic()
        self._store = store
        self._results: History = []
        self._changes: History = [(0, table.score.points)]

    @classmethod
    async def open(cls, number: int, store: Store) -> Match:
        """Loads a match by replaying its log.

        Raises:
            Damaged: it is missing, of a game or version that is not installed, or does not replay.
        """
        what = f"match {number}"
        try:
            row, secret, entries = await store.match(number), await store.secret(number), await store.entries(number)
            if row is None or secret is None:
                raise Damaged(what, "it is not in the database, or its secret is missing")
            game = games().get(row.game)
            if game is None:
                raise Damaged(what, f"its game {row.game!r} is not installed")
            if (row.version, row.format) != (game.version, FORMAT):
                raise Damaged(what, f"it was played with version {row.version} of {row.game}, not {game.version}")
            rules = msgspec.json.decode(row.rules, type=dict[str, int | bool | str])
            match = cls(row, game, Table(game, rules, seats=row.seats, seed=seed_of(secret)), store)
            match._replay(entries)
        except Damaged:
            raise
        except Exception as error:  # whatever a stored record or its game does, it must not stop the others
            raise Damaged(what, f"{type(error).__name__}: {error}") from error
        return match

    def _replay(self, rows: Sequence[EntryRow]) -> None:
        read = decoder(self.game, Action)
        for row in rows:
            if row.index != self.table.index + 1:
                raise RecordError(f"entry {self.table.index + 1} is missing")
            self.table.replay([Entry(row.seat, read.decode(row.action))])
            self._note(row.index, self.table.state, self.table.turn)

    async def catch_up(self) -> bool:
        """Replays what another server has stored meanwhile; whether there was anything. Damaged as in `open`."""
        rows = await self._store.entries(self.row.id, self.table.index)
        try:
            self._replay(rows)
        except RecordError as error:
            raise Damaged(f"match {self.row.id}", str(error)) from None
        if rows:
            self.shown_at = time.monotonic()
        return bool(rows)

    def _note(self, index: int, state: Any, turn: Turn) -> None:
        points = self.game.score(state).points
        if turn.phase == "result" or turn.pause or turn.over:
            self._results.append((index, points))
        if points != self._changes[-1][1] or turn.over:
            self._changes.append((index, points))

    # Reading --------------------------------------------------------------------------------------------------

    @property
    def index(self) -> int:
        """The newest log index."""
        return self.table.index

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.table.over

    @property
    def places(self) -> tuple[int, ...] | None:
        """Each seat's place once it is over."""
        return self.table.score.places if self.over else None

    @property
    def history(self) -> History:
        """The score at the start and at each result; of a game that never pauses at one, at each change."""
        paused = any(index != self.index or not self.over for index, _ in self._results)
        return [self._changes[0], *self._results] if paused else self._changes

    def view(self, seat: int | None, since: int | None) -> View:
        """What a seat or a spectator sees, with what happened since a log index."""
        return self.table.view(seat, since)

    # Moving ---------------------------------------------------------------------------------------------------

    async def act(self, seat: int, action: Action, decision: int | None, by: str) -> None:
        """A seat's action, through the one door. Returns once it is stored and true.

        Raises:
            Refusal: not legal now; nothing has changed.
            Conflict: another server was first; `catch_up` and decide again.
        """
        await self._keep(self.table.prepare(seat, action, decision), by)

    async def deal(self) -> None:
        """The table's own move, after a pause. Raises as `act`."""
        await self._keep(self.table.prepare_deal(), "table")

    async def _keep(self, step: Step, by: str) -> None:
        now = time.time()
        rows = [
            EntryRow(step.index + i, entry.seat, encode(entry.action), by if entry.seat is not None else "table", now)
            for i, entry in enumerate(step.entries, 1)
        ]
        end = None
        if step.turns[-1].over:
            score = self.game.score(step.states[-1])
            end = replace(self.row, places=score.places, points=score.points, ended=now)
        await self._store.append(self.row.id, rows, end)
        self.table.keep(step)
        self.shown_at = time.monotonic()
        self.row = end or self.row
        for index, state, turn in zip(range(step.index + 1, self.index + 1), step.states, step.turns, strict=True):
            self._note(index, state, turn)


__all__ = ["Conflict", "Match", "Refusal", "seed_of"]
