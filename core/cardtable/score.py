"""How the match stands."""

from __future__ import annotations

from .message import Message
from .structs import Struct


class Score(Struct):
    """Points for each seat and what they mean.

    Attributes:
        points: one number a seat; partners both carry their team's.
        high: the highest points win; False: the lowest.
        teams: each seat's team, from 0; empty: every seat for itself.
        order: replaces the points for the places: the lowest number is first (a freeze-out's order of leaving).
        why: sentences that explain the result.
        goal: the points at which the match ends, for the chart; None: no such line.
    """

    points: tuple[int, ...]
    high: bool = True
    teams: tuple[int, ...] = ()
    order: tuple[int, ...] | None = None
    why: tuple[Message, ...] = ()
    goal: int | None = None

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place by competition ranking: 1, 1, 3. Partners rank as one team: 1, 2."""
        rank = self.order if self.order is not None else tuple(-p if self.high else p for p in self.points)
        sides = dict(zip(self.teams or range(len(rank)), rank, strict=True))
        place = {side: 1 + sum(other < own for other in sides.values()) for side, own in sides.items()}
        return tuple(place[side] for side in self.teams or range(len(rank)))

    @property
    def draw(self) -> bool:
        """Whether more than one side shares the first place."""
        return (
            len(
                {
                    side
                    for side, place in zip(self.teams or range(len(self.points)), self.places, strict=True)
                    if place == 1
                }
            )
            > 1
        )
