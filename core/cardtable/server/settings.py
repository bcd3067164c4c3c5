"""The settings of a server: defaults, then `CARDTABLE_...` of the environment, then what the command line says."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .errors import StartError

PREFIX = "CARDTABLE_"


def home() -> Path:
    """Where a database goes that nobody has placed elsewhere: the user's folder for applications."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "cardtable" / "cardtable.db"


class Settings(BaseModel):
    """Everything that an operator may set. `Settings.load()` reads the environment; this class alone does not.

    Attributes:
        host: the address to listen on; `0.0.0.0` for every network of the machine.
        port: the port; 0 takes any free one.
        database: the SQLite file; the key of the cookies is kept beside it.
        grace: seconds after which a CPU decides for somebody whose page is closed.
        pace: seconds from one move shown to a CPU's next one.
        think: milliseconds that a CPU may think about a move.
        cpus: processes for CPUs.
        trusted_proxies: addresses whose forwarded headers are believed, comma-separated; `*` for all.
        operator: who runs the site, for the foot of the pages; may be empty.
        messages_a_second: messages that a socket may send, on average over ten seconds.
        rooms_a_minute: rooms that one address may open.
        sockets_a_person: sockets that one person may keep open.
        log_level: `debug`, `info`, `warning` or `error`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = Field("127.0.0.1", min_length=1)
    port: int = Field(8000, ge=0, le=65535)
    database: Path = Field(default_factory=home)
    grace: float = Field(5.0, ge=0, le=15)
    pace: float = Field(0.9, ge=0, le=10)
    think: int = Field(400, ge=1, le=10_000)
    cpus: int = Field(1, ge=1, le=64)
    trusted_proxies: str = "127.0.0.1"
    operator: str = Field("", max_length=200)
    messages_a_second: int = Field(20, ge=1, le=10_000)
    rooms_a_minute: int = Field(30, ge=1, le=100_000)
    sockets_a_person: int = Field(30, ge=1, le=1000)
    log_level: str = Field("warning", pattern="^(debug|info|warning|error)$")

    @classmethod
    def load(cls, environ: Mapping[str, str] | None = None, **given: object) -> Self:
        """The settings in force; a given value of None counts as not given.

        Raises:
            StartError: a value is not allowed; the text names the setting.
        """
        environ = os.environ if environ is None else environ
        values: dict[str, object] = {
            name.removeprefix(PREFIX).lower(): value
            for name, value in environ.items()
            if name.startswith(PREFIX) and name.removeprefix(PREFIX).lower() in cls.model_fields
        }
        values |= {name: value for name, value in given.items() if value is not None}
        try:
            return cls.model_validate(values)
        except ValidationError as error:
            first = error.errors()[0]
            name = ".".join(map(str, first["loc"]))
            raise StartError(f"setting {name!r} cannot be {first['input']!r}: {first['msg']}") from None
