"""The hall: every room that is loaded, each once, and the making of new ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Mapping
from typing import Any

import msgspec
import structlog

from .bus import News
from .codes import is_code, new_code
from .duties import Duties
from .errors import Damaged, Problem
from .lobby import USUAL_LEVEL, Lobby, game_of, known_level
from .room import Room
from .site import Site
from .store import RoomRow

log = structlog.get_logger("cardtable.hall")

IDLE = 30.0
"""Seconds for which a room without anybody stays loaded."""


class Hall:
    """Finds rooms by their codes, loads them on first touch, and lets them go when nobody is there."""

    def __init__(self, site: Site) -> None:
        """Without rooms."""
        self._site = site
        self._rooms: dict[str, Room] = {}
        self._duties: dict[str, Duties] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        site.bus.subscribe(self._hear)

    async def find(self, code: str) -> Room:
        """The room of a code.

        Raises:
            Problem: `no_room`; or `broken`, when its record cannot be read.
        """
        room = self._rooms.get(code)
        if room is not None:
            room.touched = time.monotonic()
            return room
        if not is_code(code):
            raise Problem("no_room", "there is no such room")
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                room = self._rooms.get(code) or await Room.open(code, self._site, self.rename)
            except Damaged as damage:
                log.error("room set aside", room=code, reason=damage.reason)  # noqa: TRY400  (expected; says all)
                raise Problem("broken", f"room {code} cannot be opened; the operator's log says why") from None
            finally:
                self._loading.pop(code, None)
            if room is None:
                raise Problem("no_room", "there is no such room")
            if self._rooms.setdefault(code, room) is room and code not in self._duties:
                self._duties[code] = Duties(room)
                self._later(code)
            return self._rooms[code]

    def loaded(self, code: str) -> Room | None:
        """The room of a code if it is loaded."""
        return self._rooms.get(code)

    async def create(
        self, host: str, game: str, rules: Mapping[str, object], seats: int | None = None, quick: str = ""
    ) -> str:
        """A new room with its host on the first seat; returns its code.

        Args:
            host: the id of the person.
            game: the game's name.
            rules: house rules by name; what is not named is standard.
            seats: how many seats; None: as many as people come, within the game's range.
            quick: a level, `normal` for the usual one of any game: CPUs of it take the other seats, and the match
                starts at once.

        Raises:
            Problem: the game, the rules, the seats or the level are not possible.
        """
        lobby = Lobby.open(game, rules, seats).welcome(host)
        if quick:
            lobby = lobby.fill(quick if quick == USUAL_LEVEL else known_level(game_of(game), quick))
        row = RoomRow(new_code(), host, msgspec.json.encode(lobby), 1)
        await self._site.store.add_room(row)
        if quick:
            await (await self.find(row.code)).start()
        return row.code

    def rename(self, person: str, nick: str) -> None:
        """A person is called something else, in every room."""
        for room in self._rooms.values():
            if person in room.members:
                room.members[person] = nick
                room.show(view=False)

    def _hear(self, news: News) -> None:
        room = self._rooms.get(news.room)
        if room is None:
            return
        known = room.row.revision if news.match is None else room.match.index if room.match else -1
        if news.index > known or (news.match is not None and news.match != room.row.match):
            self._run(room.catch_up(news))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _later(self, code: str) -> None:
        asyncio.get_running_loop().call_later(IDLE, self._let_go, code)

    def _let_go(self, code: str) -> None:
        room = self._rooms.get(code)
        if room is None:
            return
        if room.presence or time.monotonic() - room.touched < IDLE:
            self._later(code)
            return
        del self._rooms[code]
        self._run(self._duties.pop(code).stop())

    async def close(self) -> None:
        """Ends all duties."""
        for duties in tuple(self._duties.values()):
            await duties.stop()
        self._rooms.clear()
        self._duties.clear()
