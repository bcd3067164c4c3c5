"""The CPU's levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable import Player, RandomPlayer

if TYPE_CHECKING:
    from .game import Holdem


def player(game: Holdem, level: str) -> Player:
    """The CPU of a level."""
    return RandomPlayer(game)
