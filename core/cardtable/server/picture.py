"""What one person sees of a room and its match. Ids never leave the server: here they become names and seats."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
import structlog

from cardtable.dice import Dice
from cardtable.message import Message, args
from cardtable.turn import Turn

from . import wire
from .connection import Connection
from .errors import Damaged
from .lobby import game_of

if TYPE_CHECKING:
    from .room import Room

log = structlog.get_logger("cardtable.room")


def room_for(room: Room, person: str) -> wire.RoomShown:
    """The room as a person sees it."""
    row, lobby, presence = room.row, room.lobby, room.presence
    teams = _teams(lobby.game, msgspec.json.encode(lobby.rules), len(lobby.chairs))
    seats = tuple(
        wire.SeatShown(
            number=number,
            kind="person" if chair.person else "cpu" if chair.level else "free",
            name=room.members.get(chair.person, "") if chair.person else f"CPU {number + 1}" if chair.level else "",
            level=chair.level,
            you=chair.person == person,
            host=bool(chair.person) and chair.person == row.host,
            away=bool(chair.person) and not presence.here(chair.person),
            team=team,
        )
        for number, (chair, team) in enumerate(zip(lobby.chairs, teams, strict=True))
    )
    seated = lobby.people()
    return wire.RoomShown(
        code=row.code,
        revision=row.revision,
        game=lobby.game,
        rules=lobby.rules,
        host=person == row.host,
        status=room.status,
        match=row.match,
        seats=seats,
        range=(lobby.range[0], lobby.range[-1]),
        watchers=tuple(nick for one, nick in room.members.items() if one not in seated and presence.here(one)),
        you=wire.You(room.members.get(person, ""), lobby.seat_of(person)),
        waiting=tuple(sorted(room.pressed)),
    )


def view_for(room: Room, page: Connection) -> wire.Out | None:
    """The match as a page's person sees it, with what happened since this page's last view; None: there is none."""
    match = room.match
    if match is None:
        return None
    number, index = match.row.id, match.index
    since = page.shown[1] if page.shown is not None and page.shown[0] == number else None
    try:
        view = match.view(room.lobby.seat_of(page.person), since)
    except Exception as error:  # a game's own fault; it must not end anybody's connection
        log.exception("a view failed", room=room.row.code, match=number)
        damage = Damaged(f"match {number}", f"{type(error).__name__}: {error}")
        room.set_aside(damage)
        return None
    page.shown = (number, index)
    pause = pause_left(match.table.turn, match.shown_at)
    return wire.ViewShown(number, index, {}, pause, match.places, tuple(match.history), view)


def pause_left(turn: Turn, since: float) -> float:
    """Seconds until the table moves on by itself; 0: it does not wait."""
    if turn.over or turn.seats or not turn.pause:
        return 0
    return round(max(0.0, since + turn.pause - time.monotonic()), 1)


def damaged(damage: Damaged) -> wire.Error:
    """Tells a page that its match was set aside; the reason is for the operator's log alone."""
    return wire.Error("match_damaged", Message("no-match_damaged", args(what=damage.what)))


@lru_cache(maxsize=256)
def _teams(name: str, rules: bytes, seats: int) -> tuple[int, ...]:
    """Each seat's side under these rules; everybody their own where the game says nothing, or not for so many."""
    game = game_of(name)
    own = tuple(range(seats))
    if seats not in game.seats:
        return own
    start = game.begin(game.house_rules.parse(msgspec.json.decode(rules)), seats, Dice("teams"))
    return game.score(start).teams or own
