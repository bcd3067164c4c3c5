"""The CPUs of HiLo. Each gets what its seat knows."""

from __future__ import annotations

from cardtable import Player

from .easy import Easy
from .hard import Hard
from .normal import Normal


def player(level: str) -> Player:
    """The CPU of a level: `easy`, `normal` or `hard`."""
    return {"easy": Easy, "normal": Normal, "hard": Hard}[level]()
