"""No-Limit Texas Hold'em for two to twelve seats, as a plugin of cardtable."""

from collections.abc import Sequence
from typing import Any

from cardtable import Game, hookimpl

from .game import Holdem
from .house import Rules

__all__ = ["Holdem", "Rules", "cardtable_games"]


@hookimpl
def cardtable_games() -> Sequence[Game[Any, Any]]:
    """The one game that this plugin brings."""
    return (Holdem(),)
