"""What a hand is called."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable import Card, Message, say

from .ranking import category, ranks, strength


def name_of(cards: Sequence[Card]) -> Message:
    """The name of the best five of five to seven cards: "two pair, aces and sixes"."""
    number = strength(cards)
    kind = category(number)
    first, second = ranks(number, 2)
    if kind == "straight_flush" and first == 14:
        return say("hand-royal_flush")
    if kind in ("two_pair", "full_house"):
        return say(f"hand-{kind}", high=_many(first), low=_many(second))
    if kind in ("pair", "three", "four"):
        return say(f"hand-{kind}", high=_many(first))
    return say(f"hand-{kind}", high=say(f"rank-{first}"))


def _many(rank: int) -> Message:
    return say(f"ranks-{rank}")


def kind_of(hole: Sequence[Card], board: Sequence[Card]) -> str:
    """The category that somebody holds now, a pocket pair before the flop included; else empty."""
    if board:
        return category(strength((*hole, *board)))
    return "pair" if len({card.rank for card in hole}) == 1 else ""
