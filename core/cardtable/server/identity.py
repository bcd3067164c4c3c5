"""Who somebody is: a random 128-bit id in a signed cookie, which only this server and that device ever see."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

from .errors import StartError

COOKIE = "cardtable_id"
YEARS_TEN = 10 * 365 * 24 * 3600


class Identities:
    """Signs and reads the ids."""

    def __init__(self, key: bytes) -> None:
        """With the server's secret key."""
        self._signer = Signer(key, salt="cardtable identity")

    def new(self) -> str:
        """A fresh id: 32 hexadecimal digits."""
        return secrets.token_hex(16)

    def sign(self, person: str) -> str:
        """The cookie's value for an id."""
        return self._signer.sign(person).decode()

    def read(self, value: str | None) -> str | None:
        """The id in a cookie's value; None: there is none, or this server did not sign it."""
        if not value:
            return None
        try:
            return self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None


def set_cookie(value: str, secure: bool) -> str:
    """The header that keeps a signed id on the device. Lax, since strict ones vanish when a link comes from a chat."""
    ending = "; Secure" if secure else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEARS_TEN}; HttpOnly; SameSite=Lax{ending}"


def key_beside(database: Path) -> bytes:
    """The secret key, made at the first start and readable by its owner alone.

    Raises:
        StartError: the file cannot be read or made, or does not hold a key.
    """
    path = database.with_name(database.name + ".key")
    try:
        if not path.exists():
            _make(path)
        key = path.read_bytes()
    except OSError as error:
        raise StartError(f"the key file {path} cannot be used: {error.strerror}") from None
    if len(key) != 32:
        raise StartError(f"the key file {path} is damaged (32 bytes are expected); remove it, and every device is new")
    return key


def _make(path: Path) -> None:
    """Makes the file whole or not at all; of two servers that start at once, the first one's key stays."""
    new = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(secrets.token_bytes(32))
            out.flush()
            os.fsync(out.fileno())
        try:
            os.link(new, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without links: whole all the same, though the last of two stays
            new.rename(path)
    finally:
        new.unlink(missing_ok=True)
