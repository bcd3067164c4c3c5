"""The record of a match: everything that is needed to play it again, as one JSON document."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from .action import Action
from .cards import HIDDEN, Card
from .errors import RecordError, RulesError
from .game import Game
from .knowledge import encode
from .rules import HouseRules
from .structs import Struct

S = TypeVar("S")
T = TypeVar("T")

FORMAT = 1
"""The form of a record; a newer one is refused."""


class Entry(Struct):
    """One entry of a log. The first has index 1; index 0 is the start.

    Attributes:
        seat: who acted; None: the table.
        action: what was done; the table's are `deal` and `time`.
    """

    seat: int | None
    action: Action


DEAL = Entry(None, Action("deal"))
TIME = Entry(None, Action("time"))


class Record(Struct):
    """A match as a document. `game` to `start` are the truth; what follows them is for reading.

    Attributes:
        format: the form of this document.
        game: the game's name.
        version: the game's version when the match was played.
        rules: every house rule's name and value.
        seats: how many sat.
        seed: the seed of every shuffle; dice are keyed by it and the log index.
        entries: the log, in order.
        start: the state that the match began with, as JSON; None: the game's own start.
        names: who sat where, when known.
        points: each seat's points at the end; empty while the match runs.
        places: each seat's place at the end; empty while the match runs.
    """

    format: int
    game: str
    version: int
    rules: dict[str, int | bool | str]
    seats: int
    seed: str
    entries: tuple[Entry, ...]
    start: dict[str, Any] | None = None
    names: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()

    def to_json(self) -> bytes:
        """The document, indented, ending in a newline."""
        return msgspec.json.format(encode(self)) + b"\n"


class _Head(msgspec.Struct):
    format: int
    game: str


def read_head(document: bytes) -> str:
    """The name of the game that a record is of, read before the rest, since cards are the game's own.

    Raises:
        RecordError: it is no record, or of a newer form.
    """
    try:
        head = msgspec.json.decode(document, type=_Head)
    except msgspec.DecodeError as error:
        raise RecordError(f"this is no match record: {error}") from None
    if head.format != FORMAT:
        raise RecordError(f"this record has form {head.format}; this version of cardtable reads form {FORMAT}")
    return head.game


def read_record(document: bytes, game: Game[Any, Any]) -> Record:
    """A record of this game.

    Raises:
        RecordError: it is no record, is damaged, or is of another game.
    """
    if read_head(document) != game.name:
        raise RecordError(f"this is a record of {read_head(document)!r}, not of {game.name!r}")
    try:
        return decoder(game, Record).decode(document)
    except (msgspec.DecodeError, ValueError) as error:
        raise RecordError(f"this record is damaged: {error}") from None


def start_of(game: Game[S, Any], record: Record) -> S | None:
    """The state that a record begins with; None: the game's own start.

    Raises:
        RecordError: it is no state of the game.
    """
    if record.start is None:
        return None
    try:
        return decoder(game, game.state).decode(encode(record.start))
    except (msgspec.DecodeError, RulesError, ValueError) as error:
        raise RecordError(f"this record begins with no state of {game.name}: {error}") from None


def decoder(game: Game[Any, Any], kind: type[T]) -> msgspec.json.Decoder[T]:
    """Reads values of one type from JSON, with cards looked up among this game's (and the blank).

    House rules are read as strictly as those that a person gives.
    """
    known = {card.code: card for card in (*game.deck, HIDDEN)}

    def read(kind: type, value: Any) -> Any:
        if issubclass(kind, HouseRules):
            return kind.parse(value)
        if kind is not Card:
            raise NotImplementedError(f"{kind.__name__} cannot be read from the wire")
        card = known.get(value) if isinstance(value, str) else None
        if card is None:
            raise ValueError(f"{value!r} is no card of {game.name}")
        return card

    return msgspec.json.Decoder(kind, dec_hook=read)
