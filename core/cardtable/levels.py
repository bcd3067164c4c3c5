"""The levels at which a CPU plays a game: the game's own, and `random`, which every game has."""

from __future__ import annotations

from typing import Any

from .errors import CardtableError
from .game import Game, RandomPlayer
from .player import Player

RANDOM = "random"
"""Any legal action, each choice equally likely: the zero of every strength figure."""


class LevelError(CardtableError):
    """The game has no CPU of this level."""


def levels_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """The levels that can be asked for, the weakest first."""
    return (RANDOM, *(level for level in game.levels if level != RANDOM))


def cpu_of(game: Game[Any, Any], level: str) -> Player:
    """A CPU of this level.

    Raises:
        LevelError: there is no such level; the message names those there are.
    """
    if level not in levels_of(game):
        raise LevelError(f"{game.name} has no CPU level {level!r}; there is {', '.join(levels_of(game))}")
    return game.cpu(level) if level in game.levels else RandomPlayer(game)
