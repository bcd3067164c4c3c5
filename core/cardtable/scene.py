"""How a known state is drawn, for any client: zones of cards, facts, and result sheets. No coordinates.

Zones and facts that name a seat sit at that seat, the viewer at the bottom; the others lie in the centre, in order.
"""

from __future__ import annotations

from .cards import Card
from .message import Message
from .structs import Struct


class Mark(Struct):
    """Cards of a zone that are lit, by position from 0: `led`, `winning`, `new`, `received`, `line`, ...

    The word's message is `mark-{word}`. `down` says that a card lies face down, where the viewer sees it all the same.
    """

    word: str
    at: tuple[int, ...]


class Zone(Struct):
    """A group of cards on the table.

    Attributes:
        id: unique in the scene; its name is the message `zone-{id}`, without a seat's number: `hand-2` is `zone-hand`.
        layout: `hand`, `pile` (the last card on top), `row`, `grid` or `trick`; anything else is drawn as a row.
        cards: the cards in order; blanks for those the viewer does not see.
        seat: the seat it belongs to; None: the centre of the table.
        width: a grid's columns.
        slots: how many places are drawn, empty ones too; 0: as many as there are cards.
        owners: who played each card of a trick, by seat.
        shown: `all`; `top`: only the last card of a pile; `back`: none.
        marks: what is lit.
        muted: drawn quietly, such as a folded hand.
    """

    id: str
    layout: str
    cards: tuple[Card, ...]
    seat: int | None = None
    width: int = 0
    slots: int = 0
    owners: tuple[int, ...] = ()
    shown: str = "all"
    marks: tuple[Mark, ...] = ()
    muted: bool = False


class Fact(Struct):
    """A number or word that everybody at the table may read; its sentence is the message `fact-{key}` with `$value`.

    Attributes:
        key: names the message.
        value: what is shown; None: the fact is there without a value.
        seats: whom it is about: none: the table; two: a team; a pot's seats are those who can win it.
        kind: `number`, `word`, `counter` (to a `limit`), `streak`, `chips`, `bet`, `pot` or `badge`.
        limit: a counter's "of".
    """

    key: str
    value: int | str | bool | None
    seats: tuple[int, ...] = ()
    kind: str = "number"
    limit: int | None = None


Cell = int | str | Message | None
"""What stands in one cell of a sheet."""


class Sheet(Struct):
    """A result as a table: a title, columns (messages `col-{name}`), and a row for each seat, team or pot."""

    title: Message
    columns: tuple[str, ...]
    rows: tuple[tuple[tuple[int, ...], tuple[int | str | Message | None, ...]], ...]


class Scene(Struct):
    """A known state as it is drawn.

    Attributes:
        zones: the cards, in reading order.
        facts: the numbers, the most important first.
        title: where the match stands: "Turn 2 of 3 each".
        sheets: results to read between hands and at the end.
        notes: what just happened, as the rules see it, newest first.
    """

    zones: tuple[Zone, ...]
    facts: tuple[Fact, ...] = ()
    title: Message | None = None
    sheets: tuple[Sheet, ...] = ()
    notes: tuple[Message, ...] = ()
