"""Who is here: the connections of a room, and since when somebody is away."""

from __future__ import annotations

import time
from collections.abc import Iterator

from .connection import Connection


class Presence:
    """The open pages of a room. Times are seconds of the monotonic clock."""

    def __init__(self) -> None:
        """Nobody is here yet; everybody counts as away from now on."""
        self._pages: dict[str, set[Connection]] = {}
        self._left: dict[str, float] = {}
        self._made = time.monotonic()

    def __bool__(self) -> bool:
        """Whether anybody is here."""
        return bool(self._pages)

    def __iter__(self) -> Iterator[Connection]:
        """Every open page."""
        return (page for pages in tuple(self._pages.values()) for page in tuple(pages))

    def here(self, person: str) -> bool:
        """Whether a person has a page open."""
        return person in self._pages

    def left_at(self, person: str) -> float:
        """When the person's last page was closed, or the room was loaded."""
        return self._left.get(person, self._made)

    def add(self, page: Connection) -> None:
        """A page was opened."""
        self._pages.setdefault(page.person, set()).add(page)

    def remove(self, page: Connection) -> None:
        """A page was closed."""
        pages = self._pages.get(page.person, set())
        if page in pages:
            pages.remove(page)
            if not pages:
                del self._pages[page.person]
                self._left[page.person] = time.monotonic()

    def pages_of(self, person: str) -> tuple[Connection, ...]:
        """A person's open pages."""
        return tuple(self._pages.get(person, ()))
