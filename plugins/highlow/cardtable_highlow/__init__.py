"""High-Low: call the next card, and bank your streak before you miss."""

from __future__ import annotations

from cardtable import hookimpl

from .game import HighLow
from .state import Rules, State

__all__ = ["HighLow", "Rules", "State"]


@hookimpl
def cardtable_games() -> list[HighLow]:
    """The one game of this plugin."""
    return [HighLow()]
