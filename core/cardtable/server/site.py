"""What all rooms of a server share."""

from __future__ import annotations

from .bus import Bus, LocalBus
from .cpus import Cpus
from .identity import Identities, key_beside
from .limit import Limits
from .settings import Settings
from .store import Store
from .store.sqlite import SqliteStore


class Site:
    """The settings, the store, the bus, the CPUs, the identities and the rate limits of one server process."""

    def __init__(self, settings: Settings, store: Store | None = None, bus: Bus | None = None) -> None:
        """For these settings; nothing is opened yet.

        Raises:
            StartError: the key of the identities cannot be read or made.
        """
        self.settings = settings
        self.store: Store = store or SqliteStore(settings.database)
        self.bus: Bus = bus or LocalBus()
        self.cpus = Cpus(settings.cpus, settings.think)
        self.limits = Limits(settings)
        self._identities: Identities | None = None

    @property
    def identities(self) -> Identities:
        """Signs and reads the cookies."""
        assert self._identities is not None, "the site is not open"
        return self._identities

    async def open(self) -> None:
        """Opens the store and reads the key; once is enough.

        Raises:
            StartError: either cannot be used.
        """
        if self._identities is None:
            await self.store.open()
            self._identities = Identities(key_beside(self.settings.database))

    async def close(self) -> None:
        """Ends the CPUs and closes the store."""
        if self._identities is not None:
            self._identities = None
            await self.cpus.stop()
            await self.store.close()
