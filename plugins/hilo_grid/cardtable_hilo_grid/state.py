"""The cards of HiLo and a match of it."""

from __future__ import annotations

from cardtable import Card, Sealed, Struct

from .grid import Grid, Line
from .house import Rules

SUITS = "ROYGSBVP"
"""Red, orange, yellow, green, sky blue, blue, violet, pink."""
LOWEST, HIGHEST = -1, 11
CARDS = tuple([Card(f"{suit}{value}", suit, value) for suit in SUITS for value in range(LOWEST, HIGHEST + 1)])


class State(Struct):
    """A match as it stands. Secret are the order of `deck`, every card that lies face down, and a card just drawn.

    Attributes:
        rules: the house rules.
        number: the round's number, from 1.
        began: each seat's total before the first round of `history`.
        totals: each seat's points, or in a countdown what it still has to work off; once a round is over, with it.
        grids: what lies in front of each seat.
        deck: the draw pile, the top first.
        discard: the discard pile, the top last.
        sealed: the opening choices.
        phase: `reveal`; in a turn `source`, `drawn`, `taken`, `hilo`; `shuffle`: the table refills the draw pile;
            `open`: it turns up the last cards; `turned`: it removes lines among them; `final`: an owner decides
            about these; `result`.
        seat: whose turn it is.
        held: the card that was drawn or taken and is not placed yet.
        ender: the seat that ended the round; None: nobody has.
        lines: the lines that `seat` may remove now, as cells of its grid.
        waiting: seats that decide about lines at the end of the round after `seat`, in order.
        later: the lines each of them may remove.
        history: each finished round's points, a number a seat, doubling included.
        cleared: for each seat the cards it removed when the last ones had been turned up; empty before.
        sums: at a result what lies in front of each seat, before any doubling.
        did: what happened last, for the news: an action's kind, or `start`, `shuffle`.
        by: who did it.
        moved: the cards that were seen at it.
        cell: the cell of `by` that changed; -1: none.
        late: the match's time has run out.
    """

    rules: Rules
    number: int
    began: tuple[int, ...]
    totals: tuple[int, ...]
    grids: tuple[Grid, ...]
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    sealed: Sealed
    phase: str = "reveal"
    seat: int = 0
    held: tuple[Card, ...] = ()
    ender: int | None = None
    lines: tuple[Line, ...] = ()
    waiting: tuple[int, ...] = ()
    later: tuple[tuple[Line, ...], ...] = ()
    history: tuple[tuple[int, ...], ...] = ()
    cleared: tuple[tuple[Card, ...], ...] = ()
    sums: tuple[int, ...] = ()
    did: str = ""
    by: int = 0
    moved: tuple[Card, ...] = ()
    cell: int = -1
    late: bool = False
