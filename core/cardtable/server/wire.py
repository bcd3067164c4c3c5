"""Every message between browser and server: msgspec structs, tagged by `type`, one JSON text frame each."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cardtable.action import Action
from cardtable.game import Game
from cardtable.knowledge import View, encode
from cardtable.log import decoder
from cardtable.message import Message
from cardtable.structs import Struct

from .errors import Problem

LONGEST = 64 * 1024
"""Bytes that a message from a browser may have."""

Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=1000)]
Word = Annotated[str, Meta(max_length=64)]


class In(Struct, forbid_unknown_fields=True, tag_field="type"):
    """The base of what a browser sends."""


class Act(In, tag="act"):
    """A seat's action, for the decision that it answers. The action is read later, since cards are the game's own."""

    match: Number
    decision: Number
    action: msgspec.Raw


class Continue(In, tag="continue"):
    """I have read the result that stands at this log index."""

    match: Number
    index: Number


class Name(In, tag="name"):
    """What I am called, everywhere on this server."""

    name: Annotated[str, Meta(max_length=400)]


class Sit(In, tag="sit"):
    """I take this seat; the number after the last one adds a seat, within the game's range."""

    seat: SeatNumber


class Stand(In, tag="stand"):
    """I give my seat back and watch."""


class Leave(In, tag="leave"):
    """I leave the room for good."""


class Seats(In, tag="seats"):
    """Host: so many seats."""

    count: SeatNumber


class Cpu(In, tag="cpu"):
    """Host: a CPU of this level on a seat; an empty level frees it again."""

    seat: SeatNumber
    level: Word


class Move(In, tag="move"):
    """Host: exchange the occupants of two seats."""

    to: SeatNumber
    from_: SeatNumber = msgspec.field(name="from")


class Rules(In, tag="rules"):
    """Host: these house rules, the others as they are."""

    rules: dict[Word, int | bool | str | float | None]


class ChangeGame(In, tag="game"):
    """Host: another game."""

    game: Word


class Start(In, tag="start"):
    """Host: play; free seats get a CPU."""


class Again(In, tag="again"):
    """Host: after a match, back to the lobby, everybody one seat on."""


class Ping(In, tag="ping"):
    """Are you there?"""


Incoming = (
    Act | Continue | Name | Sit | Stand | Leave | Seats | Cpu | Move | Rules | ChangeGame | Start | Again | Ping
)  # fmt: skip


class Out(Struct, tag_field="type"):
    """The base of what the server sends."""


class SeatShown(Struct):
    """One seat as a person sees it. `kind` is person, cpu or free; nothing here opens a seat."""

    number: int
    kind: str
    name: str
    level: str
    you: bool
    host: bool
    away: bool
    team: int


class You(Struct):
    """The reader."""

    name: str
    seat: int | None


class RoomShown(Out, tag="room"):
    """The whole room as one person sees it. The same revision may come again with other people present."""

    code: str
    revision: int
    game: str
    rules: dict[str, int | bool | str]
    host: bool
    status: str
    match: int | None
    seats: tuple[SeatShown, ...]
    range: tuple[int, int]
    watchers: tuple[str, ...]
    you: You
    waiting: tuple[int, ...]


class ViewShown(Out, tag="view"):
    """The whole table as one seat, or a spectator, sees it.

    Attributes:
        match: the match's number.
        index: the log index that the view shows.
        clocks: milliseconds left by seat; a seat without a limit is missing.
        pause: seconds left before the table moves on; 0: it does not wait.
        places: each seat's place, once the match is over.
        history: (log index, points of each seat) at the start and at each result, for the chart.
        view: what the seat knows.
    """

    match: int
    index: int
    clocks: dict[int, int]
    pause: float
    places: tuple[int, ...] | None
    history: tuple[tuple[int, tuple[int, ...]], ...]
    view: View


class Refused(Out, tag="refused"):
    """An action was not legal, or came too late; a fresh view follows."""

    match: int
    decision: int
    message: Message


class Error(Out, tag="error"):
    """A message could not be served; nothing has changed."""

    name: str
    message: Message
    fields: dict[str, str] = msgspec.field(default_factory=dict)


class Pong(Out, tag="pong"):
    """I am."""


_INCOMING: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def read(text: str) -> Incoming:
    """A browser's message.

    Raises:
        Problem: `bad_message`; it is too long, no JSON, of an unknown type, or has wrong fields.
    """
    if len(text) > LONGEST or len(text.encode("utf-8", "replace")) > LONGEST:
        raise Problem("bad_message", f"a message has at most {LONGEST} bytes")
    try:
        return _INCOMING.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem("bad_message", f"this is no message: {error}") from None


class SentAction(Action, forbid_unknown_fields=True):
    """An action as a browser sends it: with a field too many it means something that we do not know."""


_ACTIONS: dict[str, msgspec.json.Decoder[SentAction]] = {}


def read_action(game: Game[Any, Any], raw: msgspec.Raw | bytes) -> Action:
    """An action with this game's cards.

    Raises:
        Problem: `bad_message`; it is no action, has other fields, or names a card that the game does not have.
    """
    reader = _ACTIONS.get(game.name)
    if reader is None:
        reader = _ACTIONS[game.name] = decoder(game, SentAction)
    try:
        sent = reader.decode(raw)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Problem("bad_message", f"this is no action: {error}") from None
    return Action(sent.kind, sent.cards, sent.cells, sent.amount, sent.word)


def write(message: Out) -> str:
    """A message as its text frame."""
    return encode(message).decode()
