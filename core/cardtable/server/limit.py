"""Rate limits: so many messages a socket, so many rooms an address, so many sockets a person."""

from __future__ import annotations

from collections import Counter

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from .errors import Problem
from .settings import Settings

WINDOW = 10
"""Seconds over which a socket's messages are counted, so that a burst is no flood."""


class Limits:
    """Counts, and refuses what is too much."""

    def __init__(self, settings: Settings) -> None:
        """With the limits of these settings."""
        self._count = FixedWindowRateLimiter(MemoryStorage())
        self._messages = RateLimitItemPerSecond(settings.messages_a_second * WINDOW, WINDOW)
        self._rooms = RateLimitItemPerMinute(settings.rooms_a_minute)
        self._sockets = settings.sockets_a_person
        self._open: Counter[str] = Counter()

    def message(self, socket: str) -> None:
        """A message came in on a socket; Problem `too_fast` if there were too many."""
        if not self._count.hit(self._messages, "message", socket):
            raise Problem("too_fast", f"at most {self._messages.amount} messages in {WINDOW} seconds")

    def new_room(self, address: str) -> None:
        """An address opens a room; Problem `too_fast` if it has opened too many."""
        if not self._count.hit(self._rooms, "room", address):
            raise Problem("too_fast", f"at most {self._rooms.amount} new rooms in a minute")

    def open_socket(self, person: str) -> None:
        """A person opens a socket; Problem `too_fast` if too many are open. `close_socket` must follow."""
        if self._open[person] >= self._sockets:
            raise Problem("too_fast", f"at most {self._sockets} open pages at a time")
        self._open[person] += 1

    def close_socket(self, person: str) -> None:
        """A person's socket is closed."""
        self._open[person] -= 1
        if self._open[person] <= 0:
            del self._open[person]
