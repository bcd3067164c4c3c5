"""Spades for two pairs of partners, as a cardtable plugin."""

from __future__ import annotations

from cardtable import hookimpl

from .game import Spades
from .scoring import TeamHand, score_team
from .state import Rules, State

__all__ = ["Rules", "Spades", "State", "TeamHand", "cardtable_games", "score_team"]


@hookimpl
def cardtable_games() -> list[Spades]:
    """The one game of this plugin."""
    return [Spades()]
