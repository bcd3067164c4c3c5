"""Hearts for four, as a cardtable plugin."""

from __future__ import annotations

from cardtable import hookimpl

from .game import Hearts
from .state import Rules, State

__all__ = ["Hearts", "Rules", "State", "cardtable_games"]


@hookimpl
def cardtable_games() -> list[Hearts]:
    """The one game of this plugin."""
    return [Hearts()]
