"""Which of some guessed hands fit what their seats have bid."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable import Card
from cardtable.tricks import Hands

from .policy import tricks
from .state import State
from .swift import SPADES, masks

HONOURS = 1 << 12 | 1 << 11 | 1 << 10
NIL_HONOUR = 2.0
"""How many tricks off a bid one of the three highest spades in the hand of somebody who bid nil counts."""


def played_by(known: State) -> list[list[Card]]:
    """What each seat has played in this hand; nothing where the hand was set up in the middle."""
    found: list[list[Card]] = [[], [], [], []]
    if len(known.leaders) != known.tricks:
        return found
    for number, leader in enumerate((*known.leaders, known.leader)):
        cards = known.taken[4 * number : 4 * number + 4] if number < known.tricks else known.trick
        for i, card in enumerate(cards):
            found[(leader + i) % 4].append(card)
    return found


def likeliest(known: State, seat: int, draws: Sequence[Hands]) -> Hands:
    """The draw whose hands, as they were dealt, are worth most nearly what their seats bid."""
    played = played_by(known)
    if known.tricks and not any(played):
        return draws[0]
    return min(draws, key=lambda hands: _off(known, seat, hands, played))


def _off(known: State, seat: int, hands: Hands, played: Sequence[Sequence[Card]]) -> float:
    off = 0.0
    for other, bid in enumerate(known.bids):
        if other == seat or bid is None:
            continue
        hand = masks((*hands[other], *played[other]))
        if bid:
            off += abs(tricks(hand) - bid - 0.5)  # a bid is rounded down
        else:
            off += NIL_HONOUR * (hand[SPADES] & HONOURS).bit_count() + 0.5 * tricks(hand)
    return off
