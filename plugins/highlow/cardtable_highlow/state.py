"""House rules and state of a match of High-Low."""

from __future__ import annotations

from typing import Literal

from cardtable import Card, HouseRules, Struct, option

ACE = 14
"""The rank that an ace carries in the standard deck."""


class Rules(HouseRules):
    """The house rules. Both come from the sources; the range of `turns` is ours."""

    turns: int = option(3, 1, 10)
    ace: Literal["low", "high"] = "low"


class State(Struct):
    """A match as it stands. The order of `deck` is the only secret.

    Attributes:
        turns: how many turns each seat gets.
        ace: the ace is the `low`est or the `high`est card.
        table: the card on the table, which the next one is compared with.
        deck: the cards not yet turned over, the top first; never empty while somebody has to decide.
        gone: the cards turned over since the last shuffle, the newest last, without the one on the table.
        banked: for each seat the points of each of its finished turns, in order.
        seat: whose turn it is; when all turns are played, the seat that would be next.
        streak: hits in a row in this turn.
        last: how the last action ended: `hit`, `miss`, `equal`, `bank`; empty at the start.
        by: the seat that did it.
        count: the streak that this action reached, lost or banked.
        fresh: the deck was shuffled again after that action, so that `gone` no longer tells what it was compared with.
    """

    turns: int
    ace: str
    table: Card
    deck: tuple[Card, ...]
    gone: tuple[Card, ...]
    banked: tuple[tuple[int, ...], ...]
    seat: int = 0
    streak: int = 0
    last: str = ""
    by: int = 0
    count: int = 0
    fresh: bool = False

    @property
    def over(self) -> bool:
        """Whether every seat has had its turns: seats take them in rounds, so the next one's tells."""
        return len(self.banked[self.seat]) >= self.turns

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points."""
        return tuple([sum(turns) for turns in self.banked])

    @property
    def left(self) -> tuple[int, ...]:
        """Each seat's turns that have not ended yet."""
        return tuple([self.turns - len(turns) for turns in self.banked])


def step_of(card: Card, ace: str) -> int:
    """A card's step in the order of ranks, from 0 for the lowest to 12 for the highest. Suits never count."""
    if ace == "high":
        return card.rank - 2
    return 0 if card.rank == ACE else card.rank - 1
