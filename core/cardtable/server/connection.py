"""One open page: what is due to it, and the task that sends it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from .wire import Out, write

Send = Callable[[str], Awaitable[None]]


class Connection:
    """An open page of a person in a room.

    Views and rooms are whole, so a slow page misses nothing by skipping some: what is due is only noted, and made when
    the page can take it. Answers to the page's own messages wait in a short queue.
    """

    def __init__(self, person: str, send: Send, close: Callable[[int], Awaitable[None]]) -> None:
        """`send` sends one text frame, `close` closes with a code; both may wait."""
        self.person = person
        self.shown: tuple[int, int] | None = None
        """(match, log index) of the newest view sent."""
        self._send = send
        self._close = close
        self._answers: deque[Out] = deque(maxlen=64)
        self._room_due = False
        self._view_due = False
        self._closing = 0
        self._due = asyncio.Event()

    def answer(self, message: Out) -> None:
        """Something for this page alone; it goes out after a room and before a view that is due with it."""
        self._answers.append(message)
        self._due.set()

    def show(self, *, room: bool = False, view: bool = False) -> None:
        """The room, the view, or both are due."""
        self._room_due |= room
        self._view_due |= view
        self._due.set()

    def close(self, code: int) -> None:
        """The page is closed once everything due is sent."""
        self._closing = code
        self._due.set()

    async def run(self, make_room: Callable[[], Out], make_view: Callable[[], Out | None]) -> None:
        """Sends what is due until the page is closed."""
        while True:
            await self._due.wait()
            self._due.clear()
            if self._room_due:
                self._room_due = False
                await self._send(write(make_room()))
            while self._answers:
                await self._send(write(self._answers.popleft()))
            if self._view_due:
                self._view_due = False
                view = make_view()
                if view is not None:
                    await self._send(write(view))
            if self._closing:
                await self._close(self._closing)
                return
