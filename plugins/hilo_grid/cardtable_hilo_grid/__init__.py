"""HiLo, the grid of nine: the lowest sum wins, and three of a colour in a line may go."""

from __future__ import annotations

from cardtable import hookimpl

from .game import Hilo
from .house import Rules
from .state import State

__all__ = ["Hilo", "Rules", "State", "cardtable_games"]


@hookimpl
def cardtable_games() -> list[Hilo]:
    """The one game of this plugin."""
    return [Hilo()]
