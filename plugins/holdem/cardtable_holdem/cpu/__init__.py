"""The CPU players, and what they compute with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable import Cpu

from .easy import Easy
from .hard import Hard
from .normal import Normal

if TYPE_CHECKING:
    from ..game import Holdem

LEVELS: dict[str, type[Easy] | type[Normal] | type[Hard]] = {"easy": Easy, "normal": Normal, "hard": Hard}


def player(game: Holdem, level: str) -> Cpu:
    """The CPU of a level."""
    return LEVELS[level](game)
