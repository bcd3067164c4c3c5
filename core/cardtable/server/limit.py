"""Rate limits: so many messages a socket, so many rooms an address, so many sockets a person."""

from __future__ import annotations

import time
from collections import Counter

from .errors import Problem
from .settings import Settings

WINDOW = 10
"""Seconds over which a socket's messages are counted, so that a burst is no flood."""


class Window:
    """So many of each key in so many seconds, counted from a key's first.

    It goes by the monotonic clock: a wall clock that is set back would keep people out for as long.
    """

    def __init__(self, amount: int, seconds: float) -> None:
        """At most `amount` in `seconds`."""
        self.amount = amount
        self._seconds = seconds
        self._counts: dict[str, tuple[float, int]] = {}
        self._sweep = 0.0

    def hit(self, key: str) -> bool:
        """Counts one more of a key; False: there were too many, and it is not counted."""
        now = time.monotonic()
        if now >= self._sweep:  # who has gone is forgotten
            self._counts = {each: held for each, held in self._counts.items() if now - held[0] < self._seconds}
            self._sweep = now + self._seconds
        began, count = self._counts.get(key, (now, 0))
        if now - began >= self._seconds:
            began, count = now, 0
        if count >= self.amount:
            return False
        self._counts[key] = began, count + 1
        return True


class Limits:
    """Counts, and refuses what is too much."""

    def __init__(self, settings: Settings) -> None:
        """With the limits of these settings."""
        self._messages = Window(settings.messages_a_second * WINDOW, WINDOW)
        self._rooms = Window(settings.rooms_a_minute, 60)
        self._sockets = settings.sockets_a_person
        self._open: Counter[str] = Counter()

    def message(self, socket: str) -> None:
        """A message came in on a socket; Problem `too_fast` if there were too many."""
        if not self._messages.hit(socket):
            raise Problem("too_fast", f"at most {self._messages.amount} messages in {WINDOW} seconds")

    def new_room(self, address: str) -> None:
        """An address opens a room; Problem `too_fast` if it has opened too many."""
        if not self._rooms.hit(address):
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
