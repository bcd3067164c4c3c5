"""A round that starts from a given situation."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable import Card, Deck, Dice, Sealed, cards

from .grid import LINES, Grid
from .house import Rules
from .state import CARDS, State
from .steps import dealt

SEATS = range(2, 7)
WORDS = ("seats", "grids", "seat", "discard", "held", "taken", "deck", "totals", "number", "ender")
"""What `Hilo.hand` takes."""


def situation(
    dice: Dice,
    rules: Rules,
    *,
    seats: int | None = None,
    grids: Sequence[str] | None = None,
    seat: int = 0,
    discard: str = "",
    held: str = "",
    taken: bool = False,
    deck: int | None = None,
    totals: Sequence[int] = (),
    number: int = 1,
    ender: int | None = None,
) -> State:
    """A round in the middle, or with `seats` alone at its start.

    Args:
        dice: shuffles what is not named: the draw pile from its top, the cards written `??` from its bottom; without
            `grids` it deals the whole round.
        rules: the house rules.
        seats: how many sit, 2 to 6; as many as `grids` or `totals` name if not said, else 2.
        grids: a line for each seat from 0: rows parted by `/`, such as `"B11 (B4) R7 / ?? B0 G2"`; in brackets what
            lies face down, `??` any card face down, an empty line no card at all. Seats that are not named have nine
            cards face down.
        seat: whose turn it is, from 0.
        discard: the discard pile, the top last; any card if empty.
        held: a card that the mover has drawn.
        taken: it was not drawn but taken.
        deck: how many cards are in the draw pile; the others lie under the discards.
        totals: each seat's total so far.
        number: the round's number, from 1; it says where ties for the start are looked at first.
        ender: who has ended the round.

    Raises:
        ValueError: such a round cannot come about, or a card is there twice.
    """
    count = seats or len(grids or ()) or len(totals) or 2
    start = rules.countdown_start if rules.countdown else 0
    totals = tuple(totals) or (start,) * count
    if count not in SEATS or len(totals) != count or number < 1 or not 0 <= seat < count:
        raise ValueError("seats are 2 to 6, with a total each and the seat to move among them; rounds count from 1")
    if rules.countdown and min(totals) < 0:
        raise ValueError("in a countdown nobody can be below 0")
    if grids is None:
        return dealt(rules, number, totals, dice)
    written = [_written(line) for line in grids] + [([None] * 9, [False] * 9, 3)] * (count - len(grids))
    pile, hold = cards(discard, CARDS), cards(held, CARDS)
    named = [card for places, _, _ in written for card in places if card] + [*pile, *hold]
    if len(written) > count or len(set(named)) < len(named) or len(hold) > 1 or (taken and not hold):
        raise ValueError("there is one grid a seat at most, one card in hand, and each card once")
    rest = list(Deck(tuple([card for card in CARDS if card not in named])).shuffled(dice))
    laid = tuple(
        [Grid(tuple([card or rest.pop() for card in places]), tuple(up), width) for places, up, width in written]
    )
    if not pile and not taken:
        pile = (rest.pop(),)
    draw = len(rest) if deck is None else deck
    if not 0 <= draw <= len(rest):
        raise ValueError(f"the draw pile can have 0 to {len(rest)} cards here")
    done = [False not in grid.up for grid in laid]
    if (ender is None and any(done)) or (ender is not None and not (0 <= ender < count and done[ender])):
        raise ValueError("whoever has every card open is the ender, and nobody else before the round has one")
    if ender == seat:
        raise ValueError("the ender has no turn left")
    phase = "taken" if taken else "drawn" if hold else "source"
    under = tuple(rest[draw:])
    return State(
        rules,
        number,
        totals,
        totals,
        laid,
        tuple(rest[:draw]),
        (*under, *pile),
        Sealed.open(count),
        phase,
        seat,
        hold,
        ender,
    )


def _written(line: str) -> tuple[list[Card | None], list[bool], int]:
    rows = [row.split() for row in line.split("/")] if line.strip() else []
    words = [word for row in rows for word in row]
    width = len(rows[0]) if rows else 0
    if any(len(row) != width for row in rows) or (len(words), width) not in LINES:
        raise ValueError(f"a grid is three by three, three by two, two by three or one line of three, not {line!r}")
    up = [word[0] not in "(?" for word in words]
    places = [None if word == "??" else cards(word.strip("()"), CARDS)[0] for word in words]
    return places, up, width
