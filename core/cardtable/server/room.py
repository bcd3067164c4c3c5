"""A room: its members, its lobby, its match, and one door for everything that people do in it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TypeVar

import msgspec
import structlog

from cardtable.action import Refusal
from cardtable.log import FORMAT
from cardtable.structs import replace
from cardtable.table import Table

from . import picture, wire
from .bus import News
from .connection import Connection
from .errors import Conflict, Damaged, Problem
from .lobby import Chair, Lobby, game_of, in_range
from .match import Match, seed_of
from .names import read_name
from .presence import Presence
from .site import Site
from .store import MatchRow, RoomRow

log = structlog.get_logger("cardtable.room")
T = TypeVar("T")

LEFT = 4000
"""The code with which the pages of somebody who has left are closed."""


class Room:
    """A loaded room. Whatever changes it holds its lock, stores the change first and then shows it."""

    def __init__(self, row: RoomRow, lobby: Lobby, members: dict[str, str], site: Site) -> None:
        """`open` calls it."""
        self.row = row
        self.lobby = lobby
        self.members = members
        """Nicks by id, the longest-standing member first."""
        self.site = site
        self.match: Match | None = None
        self.damage: Damaged | None = None
        self.presence = Presence()
        self.touched = time.monotonic()
        """When somebody last asked for the room."""
        self.pressed: set[int] = set()
        """Seats that have pressed Continue at the result that stands now."""
        self.changed = asyncio.Event()
        """Set whenever the room's duties may be others than before."""
        self._lock = asyncio.Lock()
        self._rename: Callable[[str, str], None] = lambda person, nick: None

    @classmethod
    async def open(cls, code: str, site: Site, rename: Callable[[str, str], None]) -> Room | None:
        """Loads a room and the match that is played in it; None: there is no such room.

        Raises:
            Damaged: its record cannot be read, or its game is not installed. (A damaged match damages no room.)
        """
        row = await site.store.room(code)
        if row is None:
            return None
        room = cls(row, _read(row), dict(await site.store.members(code)), site)
        room._rename = rename
        await room._load_match()
        return room

    async def _load_match(self) -> None:
        self.match, self.damage = None, None
        if self.row.match is None:
            return
        try:
            self.match = await Match.open(self.row.match, self.site.store)
        except Damaged as damage:
            self.set_aside(damage)

    def set_aside(self, damage: Damaged) -> None:
        """The match cannot go on; the room and everybody else's can. Nothing of its record is changed."""
        log.error("match set aside", room=self.row.code, match=self.row.match, reason=damage.reason)
        self.match, self.damage = None, damage
        for page in self.presence:
            page.answer(picture.damaged(damage))
        self.show()

    # Reading --------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """`lobby`, `playing` or `over`."""
        if self.row.match is None:
            return "lobby"
        return "over" if self.match is None or self.match.over else "playing"

    def all_pressed(self) -> bool:
        """Whether every seated person who is here has pressed Continue, and there is one."""
        here = {i for i, chair in enumerate(self.lobby.chairs) if chair.person and self.presence.here(chair.person)}
        return bool(here) and here <= self.pressed

    def show(self, *, room: bool = True, view: bool = True) -> None:
        """Everybody's page gets a fresh picture."""
        for page in self.presence:
            page.show(room=room, view=view)
        self.changed.set()

    # Coming and going -----------------------------------------------------------------------------------------

    async def enter(self, page: Connection) -> None:
        """A page was opened: a newcomer is a member from now on, and sits down if the room is in the lobby."""
        async with self._lock:
            if not self.presence and self.match is not None:
                self.match.shown_at = time.monotonic()  # the table has slept: pauses and paces begin anew
            self.presence.add(page)
            await self._decide(lambda: self._welcome(page.person))
            if self.damage is not None:
                page.answer(picture.damaged(self.damage))
            self.show(view=False)
            page.show(view=True)

    async def _welcome(self, person: str) -> None:
        if person not in self.members:
            await self.site.store.join(self.row.code, person)
            self.members[person] = await self.site.store.nick(person)
            if self.status == "lobby":
                await self._change(self.lobby.welcome(person), host=self.row.host or person)
        if not self.row.host:
            await self._change(self.lobby, host=person)

    def exit(self, page: Connection) -> None:
        """A page was closed. At once and without waiting, so that no cancellation can leave somebody here."""
        self.presence.remove(page)
        self.show(view=False)

    # What people do -------------------------------------------------------------------------------------------

    async def serve(self, page: Connection, message: wire.Incoming) -> None:
        """Does what a message asks for, and shows it; answers the page alone if it cannot be.

        Raises:
            Problem: it cannot be served; nothing has changed.
        """
        if isinstance(message, wire.Ping):
            page.answer(wire.Pong())
            return
        async with self._lock:
            await self._decide(lambda: self._serve(page, message))

    async def _decide(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs `work`; when another server was first, loads what it has stored and decides again."""
        for _ in range(5):
            try:
                return await work()
            except Conflict:
                await self._reload()
        raise Problem("stale", "the room changes too fast")

    async def _reload(self) -> None:
        row = await self.site.store.room(self.row.code)
        if row is None:
            raise Problem("no_room", "the room is gone")
        changed = row.match != self.row.match
        self.row, self.lobby = row, _read(row)
        self.members = dict(await self.site.store.members(row.code))
        if changed:
            await self._load_match()
        elif self.match is not None:
            try:
                await self.match.catch_up()
            except Damaged as damage:
                self.set_aside(damage)
        self.pressed.clear()
        self.show()

    async def catch_up(self, news: News) -> None:
        """Loads what another server has stored, if the news is newer than what is known here."""
        async with self._lock:
            known = self.row.revision if news.match is None else self.match.index if self.match else -1
            if news.index > known or news.match not in (None, self.row.match):
                await self._reload()

    async def _serve(self, page: Connection, message: wire.Incoming) -> None:
        person = page.person
        match message:
            case wire.Act():
                await self._act(page, message)
            case wire.Continue():
                self._press(person, message)
            case wire.Name():
                nick = read_name(message.name)
                await self.site.store.set_nick(person, nick)
                self._rename(person, nick)
            case wire.Leave():
                await self._leave(person)
            case wire.Again():
                self._must_host(person)
                if self.status != "over":
                    raise Problem("match_running" if self.match else "no_match", "only after a match")
                await self._change(self.lobby.rotated().only(self.members), again=True)
            case _:
                if self.status != "lobby":
                    raise Problem("match_running", "only before a match")
                await self._arrange(person, message)

    async def _arrange(self, person: str, message: wire.Incoming) -> None:
        """What can be done in the lobby alone."""
        lobby = self.lobby
        if isinstance(message, wire.Sit):
            await self._change(lobby.sit(person, message.seat))
            return
        if isinstance(message, wire.Stand):
            await self._change(lobby.stand(person))
            return
        self._must_host(person)
        match message:
            case wire.Seats(count=count):
                await self._change(lobby.count(count))
            case wire.Cpu(seat=seat, level=level):
                await self._change(lobby.cpu(seat, level))
            case wire.Move():
                await self._change(lobby.move(message.from_, message.to))
            case wire.Rules(rules=rules):
                await self._change(lobby.change_rules(rules))
            case wire.ChangeGame(game=game):
                await self._change(lobby.change_game(game))
            case wire.Start():
                await self._start()

    def _must_host(self, person: str) -> None:
        if person != self.row.host:
            raise Problem("not_host", "only the host may do this")

    async def _change(self, lobby: Lobby, *, host: str | None = None, again: bool = False) -> None:
        """The room from now on; `again`: back in the lobby, its match is done with."""
        await self._store(self.site.store.change_room, lobby, host, None if again else self.row.match)
        if again:
            self.match, self.damage = None, None
        self.show()

    async def _store(
        self, write: Callable[[RoomRow], Awaitable[T]], lobby: Lobby, host: str | None, match: int | None
    ) -> T:
        host = self.row.host if host is None else host
        row = RoomRow(self.row.code, host, msgspec.json.encode(lobby), self.row.revision + 1, match)
        done = await write(row)
        self.row, self.lobby = row, lobby
        self.site.bus.publish(News(row.code, None, row.revision))
        return done

    async def start(self) -> None:
        """Starts a match at once, for a room that was made for it. Raises Problem as a host's `start` does."""
        async with self._lock:
            await self._start()

    async def _start(self) -> None:
        lobby = self.lobby.fill()
        game = game_of(lobby.game)
        seats = in_range(game, len(lobby.chairs))
        secret = secrets.token_bytes(32)
        table = Table(game, lobby.rules, seats=seats, seed=seed_of(secret))  # before anything is stored: does it start?
        rules, commitment = msgspec.json.encode(lobby.rules), sha256(secret).hexdigest()
        row = MatchRow(0, self.row.code, game.name, game.version, FORMAT, rules, seats, commitment)
        who = [occupant(chair) for chair in lobby.chairs]
        start = self.site.store.start_match
        number = await self._store(lambda room: start(room, row, secret, who), lobby, None, None)
        self.row = replace(self.row, match=number)
        self.match, self.damage = Match(replace(row, id=number), game, table, self.site.store), None
        self.pressed.clear()
        self.show()

    # The match ------------------------------------------------------------------------------------------------

    async def _act(self, page: Connection, message: wire.Act) -> None:
        if self.match is None:
            raise Problem("no_match", "no match is played here")
        seat = self.lobby.seat_of(page.person)
        if seat is None:
            raise Problem("not_seated", "only who sits at the table may act")
        try:
            if message.match != self.match.row.id:
                raise Refusal("stale")
            action = wire.read_action(self.match.game, message.action)
            await self.match.act(seat, action, message.decision, "person")
        except Refusal as refusal:
            page.answer(wire.Refused(message.match, message.decision, refusal.message))
            page.show(view=True)
            return
        self.stepped()

    def stepped(self) -> None:
        """The match has gone on, and that is stored: everybody sees it."""
        assert self.match is not None, "a step is a step of a match"
        waited = bool(self.pressed)
        self.pressed.clear()
        self.site.bus.publish(News(self.row.code, self.match.row.id, self.match.index))
        self.show(room=waited or self.match.over)

    def _press(self, person: str, message: wire.Continue) -> None:
        """Continue counts only for the result that stands now; one that comes late is no mistake."""
        match, seat = self.match, self.lobby.seat_of(person)
        if match is None or seat is None or (match.row.id, match.index) != (message.match, message.index):
            return
        if match.table.turn.pause and not match.over and seat not in self.pressed:
            self.pressed.add(seat)
            self.show(view=False)

    async def change_match(self, work: Callable[[Match], Awaitable[bool]]) -> None:
        """Lets a duty change the match under the room's lock; `work` says whether it did.

        Raises:
            Problem: other servers were always first.
        """

        async def again() -> bool:
            return self.match is not None and await work(self.match)

        async with self._lock:
            if await self._decide(again):
                self.stepped()

    async def _leave(self, person: str) -> None:
        """Leaving for good: the seat becomes free, or a CPU's in mid-match, and another person is the host."""
        seat, playing = self.lobby.seat_of(person), self.status == "playing"
        others = [member for member in self.members if member != person]
        host = self.next_host(others) if self.row.host == person else self.row.host
        if seat is not None and playing and self.match is not None:
            lobby, number, index = self.lobby.replaced(person), self.match.row.id, self.match.index
            who = occupant(lobby.chairs[seat])
            occupy = self.site.store.occupy
            await self._store(lambda row: occupy(number, seat, index, who, row), lobby, host, number)
        elif self.row.match is None:
            await self._change(self.lobby.stand(person), host=host)
        else:
            await self._change(self.lobby, host=host)
        await self.site.store.leave(self.row.code, person)
        self.members.pop(person, None)
        for page in self.presence.pages_of(person):
            page.close(LEFT)
        self.show()

    def next_host(self, others: list[str]) -> str:
        """Who of these is the host next: somebody who is here and sits, else is here, else anybody, else nobody."""
        ranked = sorted(others, key=lambda p: (not self.presence.here(p), self.lobby.seat_of(p) is None))
        return ranked[0] if ranked else ""

    async def pass_host(self, absent: str) -> None:
        """The host has been away for long, so that somebody who is here takes over."""
        async with self._lock:
            here = [member for member in self.members if self.presence.here(member)]
            if self.row.host == absent and here and not self.presence.here(absent):
                host = self.next_host(here)
                await self._decide(lambda: self._change(self.lobby, host=host))


def occupant(chair: Chair) -> str:
    """Who has a seat, for the record: a person's id or `cpu:` and the level."""
    return chair.person or f"cpu:{chair.level}"


def _read(row: RoomRow) -> Lobby:
    try:
        lobby = msgspec.json.decode(row.settings, type=Lobby)
        game_of(lobby.game)
    except (msgspec.DecodeError, Problem) as error:
        raise Damaged(f"room {row.code}", str(error)) from None
    return lobby
