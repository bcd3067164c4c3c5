"""News between the servers of one database: which match has got to which index. It never carries views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from cardtable.structs import Struct


class News(Struct):
    """A room has changed in the store.

    Attributes:
        room: its code.
        match: the match that went on; None: the room itself has changed.
        index: the match's newest log index, or the room's revision.
    """

    room: str
    match: int | None
    index: int


Hear = Callable[[News], None]


class Bus(Protocol):
    """Tells every server on the same database what has changed, the sender itself included."""

    def subscribe(self, hear: Hear) -> None:
        """`hear` is called with all news from now on, on the event loop."""

    def publish(self, news: News) -> None:
        """Tells everybody; called after the change is stored."""


class LocalBus:
    """The bus of a server that is alone on its database."""

    def __init__(self) -> None:
        """Without listeners."""
        self._hear: list[Hear] = []

    def subscribe(self, hear: Hear) -> None:
        """See `Bus`."""
        self._hear.append(hear)

    def publish(self, news: News) -> None:
        """See `Bus`."""
        for hear in self._hear:
            hear(news)
