"""The store in one SQLite file: write-ahead log, full sync, one writer with group commit, one reader."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..errors import Conflict, StartError, Unstored
from .port import EntryRow, MatchRow, RoomRow
from .writer import Writer

T = TypeVar("T")

ROOM = 'room.code, room.host, room.settings, room.revision, room."match"'
MATCH = "id, room, game, version, format, rules, seats, commitment, places, points, ended"


class SqliteStore:
    """`Store` on SQLite."""

    def __init__(self, path: Path) -> None:
        """For a database file, which need not exist yet."""
        self.path = path
        self._writer = Writer(self._connect)
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="cardtable-reader")
        self._reader: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Opens or makes the database; see `Store`."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self._open)
        self._writer.start()

    def _open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds every card: the owner's alone
            self._reader = self._connect()
            migrate(self._reader, self.path)
        except OSError as error:
            raise StartError(f"the database {self.path} cannot be used: {error.strerror}; name another file") from None
        except sqlite3.Error as error:
            raise StartError(f"the database {self.path} cannot be used: {error}; name another file") from None

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, timeout=10, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        return db

    async def close(self) -> None:
        """Commits what is queued and closes; see `Store`."""
        await asyncio.get_running_loop().run_in_executor(None, self._writer.stop)
        self._readers.shutdown()
        if self._reader is not None:
            self._reader.close()

    async def _all(self, sql: str, *values: Any) -> list[Any]:
        def read() -> list[Any]:
            assert self._reader is not None, "the store is not open"
            return self._reader.execute(sql, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def _one(self, sql: str, *values: Any) -> Any:
        rows = await self._all(sql, *values)
        return rows[0] if rows else None

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._writer.do(work)
        except sqlite3.Error as error:
            raise Unstored(f"the database {self.path} cannot be written: {error}") from error

    # People and rooms -----------------------------------------------------------------------------------------

    async def nick(self, person: str) -> str:
        """See `Store`."""
        row = await self._one("SELECT nick FROM person WHERE id = ?", person)
        return row[0] if row else ""

    async def set_nick(self, person: str, nick: str) -> None:
        """See `Store`."""
        sql = "INSERT INTO person VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET nick = excluded.nick"
        await self._write(lambda db: db.execute(sql, (person, nick)))

    async def add_room(self, room: RoomRow) -> None:
        """See `Store`."""

        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute("INSERT INTO room VALUES (?, ?, ?, ?, ?)", _room_values(room))
            except sqlite3.IntegrityError:
                raise Conflict(f"there is a room {room.code} already") from None
            db.execute("INSERT INTO member VALUES (?, ?, ?)", (room.code, room.host, time.time()))

        await self._write(work)

    async def room(self, code: str) -> RoomRow | None:
        """See `Store`."""
        row = await self._one(f"SELECT {ROOM} FROM room WHERE code = ?", code)
        return RoomRow(*row) if row else None

    async def change_room(self, room: RoomRow) -> None:
        """See `Store`."""
        await self._write(lambda db: _change_room(db, room))

    async def members(self, code: str) -> Sequence[tuple[str, str]]:
        """See `Store`."""
        return await self._all(
            "SELECT person, coalesce(nick, '') FROM member LEFT JOIN person ON id = person WHERE room = ? "
            "ORDER BY joined, person",
            code,
        )

    async def join(self, code: str, person: str) -> None:
        """See `Store`."""
        values = (code, person, time.time())
        await self._write(lambda db: db.execute("INSERT OR IGNORE INTO member VALUES (?, ?, ?)", values))

    async def leave(self, code: str, person: str) -> None:
        """See `Store`."""
        sql = "DELETE FROM member WHERE room = ? AND person = ?"
        await self._write(lambda db: db.execute(sql, (code, person)))

    async def rooms_of(self, person: str, limit: int) -> Sequence[tuple[RoomRow, float | None]]:
        """See `Store`."""
        rows = await self._all(
            f'SELECT {ROOM}, ended FROM member JOIN room ON code = member.room LEFT JOIN "match" ON id = room."match" '
            "WHERE person = ? ORDER BY joined DESC LIMIT ?",
            person,
            limit,
        )
        return [(RoomRow(*row[:5]), row[5]) for row in rows]

    # Matches --------------------------------------------------------------------------------------------------

    async def start_match(self, room: RoomRow, match: MatchRow, secret: bytes, occupants: Sequence[str]) -> int:
        """See `Store`."""

        def work(db: sqlite3.Connection) -> int:
            number = db.execute(
                'INSERT INTO "match" (room, game, version, format, rules, seats, commitment) VALUES (?,?,?,?,?,?,?)',
                (match.room, match.game, match.version, match.format, match.rules, match.seats, match.commitment),
            ).lastrowid
            assert number is not None, "SQLite numbers every row"
            db.execute("INSERT INTO secret VALUES (?, ?)", (number, secret))
            db.executemany(
                "INSERT INTO occupant VALUES (?, ?, 0, ?)", [(number, i, who) for i, who in enumerate(occupants)]
            )
            _change_room(db, msgspec.structs.replace(room, match=number))
            return number

        return await self._write(work)

    async def match(self, number: int) -> MatchRow | None:
        """See `Store`."""
        row = await self._one(f'SELECT {MATCH} FROM "match" WHERE id = ?', number)
        if row is None:
            return None
        places, points = (tuple(msgspec.json.decode(text, type=list[int])) for text in row[8:10])
        number, room, game, version, form, rules, seats, commitment = row[:8]
        return MatchRow(number, room, game, version, form, rules, seats, commitment, places, points, row[10])

    async def secret(self, number: int) -> bytes | None:
        """See `Store`."""
        row = await self._one('SELECT secret FROM secret WHERE "match" = ?', number)
        return bytes(row[0]) if row else None

    async def entries(self, number: int, after: int = 0) -> Sequence[EntryRow]:
        """See `Store`."""
        rows = await self._all(
            'SELECT "index", seat, action, "by", "at" FROM entry WHERE "match" = ? AND "index" > ? ORDER BY "index"',
            number,
            after,
        )
        return [EntryRow(*row) for row in rows]

    async def append(self, number: int, entries: Sequence[EntryRow], end: MatchRow | None = None) -> None:
        """See `Store`."""

        def work(db: sqlite3.Connection) -> None:
            newest = db.execute('SELECT coalesce(max("index"), 0) FROM entry WHERE "match" = ?', (number,)).fetchone()
            if newest[0] != entries[0].index - 1:
                raise Conflict(f"match {number} stands at entry {newest[0]}, not at {entries[0].index - 1}")
            db.executemany(
                "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)",
                [(number, e.index, e.seat, e.action, e.by, e.at) for e in entries],
            )
            if end is not None:
                places, points = (msgspec.json.encode(each).decode() for each in (end.places, end.points))
                db.execute(
                    'UPDATE "match" SET places = ?, points = ?, ended = ? WHERE id = ?',
                    (places, points, end.ended, number),
                )

        await self._write(work)

    async def occupy(self, number: int, seat: int, from_index: int, who: str, room: RoomRow) -> None:
        """See `Store`."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO occupant VALUES (?, ?, ?, ?)", (number, seat, from_index, who))
            _change_room(db, room)

        await self._write(work)


def _room_values(room: RoomRow) -> tuple[Any, ...]:
    return (room.code, room.host, room.settings, room.revision, room.match)


def _change_room(db: sqlite3.Connection, room: RoomRow) -> None:
    done = db.execute(
        'UPDATE room SET host = ?, settings = ?, revision = ?, "match" = ? WHERE code = ? AND revision = ?',
        (room.host, room.settings, room.revision, room.match, room.code, room.revision - 1),
    )
    if done.rowcount != 1:
        raise Conflict(f"room {room.code} has changed meanwhile")


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Brings a database up to date, each numbered step whole or not at all.

    Raises:
        StartError: it was made by a newer version, or is the database of something else.
    """
    steps = sorted(
        (int(file.name.removesuffix(".sql")), file.read_text(encoding="utf-8"))
        for file in (files(__package__) / "migrations").iterdir()
        if file.name.endswith(".sql")
    )
    db.execute("BEGIN IMMEDIATE")  # of two servers that start at once, one waits here
    try:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        newest = steps[-1][0]
        if version > newest:
            raise StartError(
                f"the database {path} was made by a newer cardtable (its form is {version}, this one knows {newest}); "
                "install that version or name another file"
            )
        if version == 0 and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise StartError(f"the database {path} is not cardtable's; name another file")
        for number, sql in steps:
            if number > version:
                for statement in sql.split(";"):
                    if statement.strip():
                        db.execute(statement)
                db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # some failures have ended it, and only they say why
            db.execute("ROLLBACK")
        raise
