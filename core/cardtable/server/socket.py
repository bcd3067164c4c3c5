"""The socket of one open page: `/ws/{code}`."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import suppress

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import picture, wire
from .connection import Connection
from .errors import Problem, Unstored
from .hall import Hall
from .room import Room
from .security import person_of, same_origin
from .site import Site

log = structlog.get_logger("cardtable.socket")

FOREIGN, MISSING, TOO_MANY = 4403, 4404, 4429
LATER = 1013
"""The code of a socket that the server cannot serve now: the page tries again."""

BREATH = 0.1
"""Seconds for which a socket that sends too much is not read."""


_ANSWERING: set[asyncio.Task[None]] = set()
"""Messages being served, held here because the loop itself holds its tasks only weakly."""


async def talk(socket: WebSocket, code: str, site: Site, hall: Hall) -> None:
    """Serves one page until it is closed."""
    if not same_origin(socket.headers):
        await socket.close(FOREIGN)
        return
    person, cookie = person_of(socket, site)
    await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie else None)
    try:
        site.limits.open_socket(person)
    except Problem as problem:
        await _goodbye(socket, problem, TOO_MANY)
        return
    try:
        room = await hall.find(code)
        await _visit(socket, room, person, site)
    except Problem as problem:
        await _goodbye(socket, problem, MISSING)
    except (Unstored, sqlite3.Error) as failure:
        log.error("a page cannot be opened", room=code, reason=str(failure))  # noqa: TRY400  (expected; says all)
        await _goodbye(socket, Problem("broken", "the server cannot read or write its database; try again"), LATER)
    except WebSocketDisconnect:
        pass
    finally:
        site.limits.close_socket(person)


async def _goodbye(socket: WebSocket, problem: Problem, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it may have gone by itself
        await socket.send_text(wire.write(error(problem)))
        await socket.close(code)


async def _visit(socket: WebSocket, room: Room, person: str, site: Site) -> None:
    """Reads and sends at the same time; whichever ends first ends the visit."""
    page = Connection(person, socket.send_text, socket.close)
    writing = asyncio.create_task(
        page.run(lambda: picture.room_for(room, person), lambda: picture.view_for(room, page))
    )
    reading = asyncio.create_task(_listen(socket, room, page, site))
    try:
        await room.enter(page)
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (reading, writing):
            task.cancel()
        room.exit(page)
        await _ended(room, reading, writing)


async def _ended(room: Room, *tasks: asyncio.Task[None]) -> None:
    done, _ = await asyncio.wait(tasks)
    for task in done:
        failure = None if task.cancelled() else task.exception()
        # Sending to a page that has just gone is no failure.
        if failure is not None and not isinstance(failure, WebSocketDisconnect | RuntimeError):
            log.error("a page failed", room=room.row.code, error=repr(failure))


async def _listen(socket: WebSocket, room: Room, page: Connection, site: Site) -> None:
    key = secrets.token_hex(8)
    warned = False
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        try:
            site.limits.message(key)
        except Problem as problem:
            if not warned:  # one answer for the whole flood
                page.answer(error(problem))
            warned = True
            await asyncio.sleep(BREATH)
            continue
        warned = False
        # What is being stored when the page goes is stored, kept and shown whole: no log runs ahead of its table.
        answering = asyncio.create_task(_answer(frame.get("text"), room, page))
        _ANSWERING.add(answering)
        answering.add_done_callback(_ANSWERING.discard)
        await asyncio.shield(answering)


async def _answer(text: str | None, room: Room, page: Connection) -> None:
    try:
        if text is None:
            raise Problem("bad_message", "messages are JSON text, not binary frames")
        await room.serve(page, wire.read(text))
    except Problem as problem:
        page.answer(error(problem))
    except Exception as failure:  # a game's or the disk's fault: this message is lost, the page and the room are not
        log.exception("a message failed", room=room.row.code, error=repr(failure))
        page.answer(error(Problem("broken", "this went wrong on the server; nothing has changed")))
        page.show(room=True, view=True)


def error(problem: Problem) -> wire.Error:
    """A problem as it is sent."""
    return wire.Error(problem.name, problem.message, problem.fields)
