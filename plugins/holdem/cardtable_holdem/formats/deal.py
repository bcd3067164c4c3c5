"""The start of a hand from what a text tells of it: whoever's cards are not told gets some that nobody has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from cardtable import HIDDEN, STANDARD, Action, Card, Dice, RecordError, cards

from ..hand import new_hand
from ..house import Rules
from ..state import State, around

Played = tuple[State, tuple[tuple[int, Action], ...]]
"""A hand at its start, and each seat's actions after it in order."""


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards of `AhKd`, `Ah Kd` or `????`.

    Raises:
        RecordError: it is something else.
    """
    packed = text.replace(" ", "").replace("10", "T")
    try:
        return cards(" ".join([packed[at : at + 2] for at in range(0, len(packed), 2)]))
    except ValueError:
        raise RecordError(f"{text!r} are no cards; they look like AhKd, unknown ones like ????") from None


def chips(amounts: Sequence[Decimal]) -> int:
    """By what amounts are multiplied so that all are whole chips: 1, or 100 where there are cents.

    Raises:
        RecordError: there are parts of a cent.
    """
    for scale in (1, 100):
        if all([amount * scale == int(amount * scale) for amount in amounts]):
            return scale
    raise RecordError("amounts are whole chips, or money with two digits after the point")


def deal(
    stacks: Sequence[int],
    dealer: int,
    blinds: tuple[int, int],
    antes: Sequence[int],
    holes: Mapping[int, Sequence[Card]],
    board: Sequence[Card],
) -> State:
    """The hand at its start, with these cards.

    Raises:
        RecordError: it cannot have been so: a card twice, fewer than two players, no chips.
    """
    known = [card for hole in holes.values() for card in hole if card is not HIDDEN] + list(board)
    twice = sorted({card.code for card in known if known.count(card) > 1})
    if twice:
        raise RecordError(f"this hand has a card twice: {' '.join(twice)}")
    if not 2 <= len(stacks) <= 12 or min(stacks) < 1 or blinds[1] < 1 or min(*blinds, *antes) < 0:
        raise RecordError("a hand has 2 to 12 players with chips, and a big blind")
    unseen = [card for card in STANDARD if card not in known]
    order = around(dealer, len(stacks))
    hands = {}
    for seat in order:
        hole = [card if card is not HIDDEN else unseen.pop() for card in holes.get(seat, ())]
        hands[seat] = hole + [unseen.pop() for _ in range(2 - len(hole))]
    top = [hands[seat][place] for place in range(2) for seat in order]
    dice = Dice.stacked([*top, *board, *[unseen.pop() for _ in range(5 - len(board))]])
    return new_hand(dice, Rules(), stacks, dealer, blinds, antes)
