"""The port that every store implements, and the rows that go through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cardtable.structs import Struct


class RoomRow(Struct):
    """A room. A change names the revision it was made from; the stored one is then one higher.

    Attributes:
        code: the room's code.
        host: the id of the person who may change things; empty: the next who comes.
        settings: the lobby as JSON.
        revision: counts the changes, from 1.
        match: the match that is played here, or was played last; None: the room is in the lobby.
    """

    code: str
    host: str
    settings: bytes
    revision: int
    match: int | None = None


class MatchRow(Struct):
    """A match without its secret and its log. `places` and `points` are empty until it ends.

    Attributes:
        id: its number; 0 until it is stored.
        room: the room's code.
        game: the game's name.
        version: the game's version.
        format: the form of the log.
        rules: every house rule's name and value, as JSON.
        seats: how many sit.
        commitment: SHA-256 of the secret, known before the first card.
        places: each seat's place.
        points: each seat's points.
        ended: seconds since 1970; None while it runs.
    """

    id: int
    room: str
    game: str
    version: int
    format: int
    rules: bytes
    seats: int
    commitment: str
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    ended: float | None = None


class EntryRow(Struct):
    """One entry of a match's log.

    Attributes:
        index: from 1; with the match it is the key, so that of two writers one wins.
        seat: who acted; None: the table.
        action: the action as JSON.
        by: who decided: person, cpu, timeout or table.
        at: seconds since 1970.
    """

    index: int
    seat: int | None
    action: bytes
    by: str
    at: float


class Store(Protocol):
    """Keeps everything.

    Each writing method returns once its change is durable, or raises (Conflict, Unstored) and has changed nothing.
    """

    async def open(self) -> None:
        """Opens the database and brings it up to date; StartError if that cannot be."""

    async def close(self) -> None:
        """Finishes what is queued and closes."""

    async def nick(self, person: str) -> str:
        """What a person is called; empty if unknown."""

    async def set_nick(self, person: str, nick: str) -> None:
        """What a person is called from now on."""

    async def add_room(self, room: RoomRow) -> None:
        """A new room, with its host as its first member; Conflict if there is one of this code."""

    async def room(self, code: str) -> RoomRow | None:
        """The room of this code."""

    async def change_room(self, room: RoomRow) -> None:
        """Puts the room in place of the one whose revision is one less; Conflict if that is not the newest."""

    async def members(self, code: str) -> Sequence[tuple[str, str]]:
        """(id, nick) of a room's members, the longest-standing first."""

    async def join(self, code: str, person: str) -> None:
        """The person is a member."""

    async def leave(self, code: str, person: str) -> None:
        """The person is no longer a member."""

    async def rooms_of(self, person: str, limit: int) -> Sequence[tuple[RoomRow, float | None]]:
        """The rooms of a person, the newest first, each with when its match ended."""

    async def start_match(self, room: RoomRow, match: MatchRow, secret: bytes, occupants: Sequence[str]) -> int:
        """A new match with its secret and who sits where, and the room that plays it, at once. Returns its number."""

    async def match(self, number: int) -> MatchRow | None:
        """The match of this number."""

    async def secret(self, number: int) -> bytes | None:
        """The secret of a match: to be read only when its table is loaded."""

    async def entries(self, number: int, after: int = 0) -> Sequence[EntryRow]:
        """A match's log after an index, in order."""

    async def append(self, number: int, entries: Sequence[EntryRow], end: MatchRow | None = None) -> None:
        """Entries that follow the newest one, and how the match ended if it did; Conflict if others came first."""

    async def occupy(self, number: int, seat: int, from_index: int, who: str, room: RoomRow) -> None:
        """Somebody else has a seat of a match after this index, and the room as it is then, at once."""
