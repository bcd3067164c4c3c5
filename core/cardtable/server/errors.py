"""What the server refuses, and what keeps it from starting.

CardtableError
├── Problem         a request or message that cannot be served; names the reason and changes nothing
├── StartError      the server cannot start; one line that says why and what to do
├── Unstored        the disk or the database fails; nothing has changed
├── Conflict        somebody else has written first; load again and decide again
└── Damaged         a stored room or match that cannot be read; the others live on
"""

from __future__ import annotations

from cardtable.errors import CardtableError
from cardtable.message import Arg, Message, args

STATUS = {
    "no_room": 404,
    "unknown_game": 404,
    "no_page": 404,
    "foreign_origin": 403,
    "not_host": 403,
    "too_fast": 429,
    "match_damaged": 409,
    "broken": 500,
}
"""The HTTP status of each reason; 400 for all others."""


class Problem(CardtableError):
    """A request that cannot be served. `name` is the reason; the sentence people read is the message `no-{name}`."""

    def __init__(self, name: str, text: str, fields: dict[str, str] | None = None, **given: Arg) -> None:
        """A reason, one plain English line for logs and programs, and the arguments of the sentence."""
        super().__init__(text)
        self.name = name
        self.text = _writable(text)
        self.fields = {_writable(field): _writable(reason) for field, reason in (fields or {}).items()}
        given = {key: _writable(value) if isinstance(value, str) else value for key, value in given.items()}
        self.message = Message(f"no-{name}", args(**given))

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.name, 400)


def _writable(text: str) -> str:
    """A text without lone surrogates, which JSON from a browser may hold and no answer can carry."""
    return text.encode("utf-8", "backslashreplace").decode()


class StartError(CardtableError):
    """The server cannot start: a setting, the port or the database."""


class Unstored(CardtableError):
    """The disk or the database fails, so that a change could not be stored and was not made."""


class Conflict(CardtableError):
    """An append or a change named a state that is no longer the newest."""


class Damaged(CardtableError):
    """A stored room or match cannot be read; `what` names it."""

    def __init__(self, what: str, reason: str) -> None:
        """The record and why it cannot be read."""
        super().__init__(f"{what} is set aside: {reason}")
        self.what = what
        self.reason = reason
