"""What the others' actions tell about their cards: how likely each pair is, if they play somewhat like `normal`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from ..state import State
from .classes import CLASS
from .combos import MASKS, mask_of, places
from .normal import thresholds
from .preflop import RANDOM
from .spot import board_at, history

STEPS = 100
"""Chances are told apart in so many steps."""

SOFT = 0.05
"""How blurred a threshold is: people do not compute."""

ODD = 0.2
"""How often somebody does what these thresholds do not explain."""

_CLASS_STEPS = tuple([tuple([round(STEPS * row[k]) for row in RANDOM]) for k in range(11)])


def above(chance: float, threshold: float) -> float:
    """How likely a chance counts as above a threshold, 0 to 1."""
    return 1 / (1 + exp(min(max((threshold - chance) / SOFT, -30), 30)))


@lru_cache(maxsize=4096)
def _likely(owes: bool, call: float, bold: float, kind: str) -> tuple[float, ...]:
    """For each step of chance how likely it is that somebody with it did this."""
    found = []
    for step in range(STEPS + 1):
        raised = above(step / STEPS, bold)
        stayed = max(above(step / STEPS, call), raised) if owes else 1.0
        usual = {"raise": raised, "fold": 1 - stayed}.get(kind, stayed - raised)
        found.append(ODD + (1 - ODD) * usual)
    return tuple(found)


def steps(known: State, street: int, others: int) -> Sequence[int]:
    """For each pair of hole cards its chance against so many random hands on a street, in steps."""
    if street == 0:
        by_class = _CLASS_STEPS[others - 1]
        return [by_class[kind] for kind in CLASS]
    return board_at(known, street).steps(others, STEPS)


def ranges(known: State, seat: int) -> dict[int, list[float]]:
    """For each opponent that is still in, how likely it holds each pair of hole cards, not scaled; 0: it cannot."""
    seen = mask_of(places((*known.holes[seat], *known.board)))
    start = [0.0 if mask & seen else 1.0 for mask in MASKS]
    found = {other: start for other in known.live if other != seat}
    for spot, move in history(known):
        if move.seat in found:
            likely = _likely(spot.owe > 0, *thresholds(spot), move.kind)
            found[move.seat] = [
                weight * likely[step]
                for weight, step in zip(found[move.seat], steps(known, spot.street, spot.others), strict=True)
            ]
    return found
