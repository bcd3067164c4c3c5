"""What a game says of itself: name, version, seats, levels, deck, options, types."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import msgspec

from ..cards import HIDDEN, Card
from ..game import Game
from ..rules import HouseRules
from .cover import SEATS
from .report import Fell

LAW = "declaration"


def names(game: Game[Any, Any]) -> int:
    """Name, version, seats, minutes, bound and levels are given and make sense."""
    name = getattr(game, "name", "")
    _need(str(name).isidentifier() and name == str(name).lower(), f"name is {name!r}, not a lower-case word")
    _need(type(game.version) is int and game.version >= 1, f"version is {game.version!r}, not a number from 1")
    seats = getattr(game, "seats", range(0))
    _need(isinstance(seats, range) and len(seats) > 0 and seats[0] >= 1, f"seats is {seats!r}, not a range from 1 up")
    _need(type(game.minutes) is int and game.minutes >= 1, f"minutes is {game.minutes!r}, not a number from 1")
    _need(type(game.bound) is int and game.bound >= 1, f"bound is {game.bound!r}, not a number from 1")
    _need(len(game.levels) == len(set(game.levels)) > 0, f"levels are {game.levels!r}, not different words")
    return 6


def deck(game: Game[Any, Any]) -> int:
    """All cards differ, in their codes too, and none is the blank."""
    codes = [card.code for card in game.deck]
    twice = sorted({code for code in codes if codes.count(code) > 1})
    _need(bool(codes), "the deck has no cards")
    _need(not twice, f"these codes are in the deck twice: {' '.join(twice)}")
    _need(all(type(card) is Card and card is not HIDDEN for card in game.deck), "the deck holds a blank or no card")
    return len(codes)


def types(game: Game[Any, Any]) -> int:
    """The state is a frozen struct, the options are house rules, and the game can be sent to a CPU's process."""
    state: Any = getattr(game, "state", None)
    _need(isinstance(state, type) and issubclass(state, msgspec.Struct), f"state is {state!r}, not a Struct")
    _need(bool(getattr(getattr(state, "__struct_config__", None), "frozen", False)), f"{state.__name__} is not frozen")
    rules = getattr(game, "house_rules", None)
    _need(isinstance(rules, type) and issubclass(rules, HouseRules), f"house_rules is {rules!r}, not HouseRules")
    pickle.loads(pickle.dumps(game))
    return 4


def options(game: Game[Any, Any]) -> int:
    """Each option is of a known kind, the standard values are allowed, and none is called `seats`."""
    found = game.house_rules.options()
    for option in found:
        _need(option.name != SEATS, "an option may not be called 'seats'")
        _need(option.allows(option.default), f"option {option.name!r}: {option.default!r} is not {option.allowed()}")
        outside = option.off is None or not option.low <= option.off <= option.high
        _need(outside, f"option {option.name!r}: off lies in the range")
    game.house_rules.parse({})
    return len(found) + 1


def core_keeps_play(game: Game[Any, Any]) -> int:
    """`play`, `offered` and `begin` are core's own; nobody overrides them."""
    for name in ("play", "offered", "begin"):
        _need(getattr(type(game), name) is getattr(Game, name), f"{type(game).__name__} overrides {name}()")
    return 3


def _need(holds: bool, what: str) -> None:
    if not holds:
        raise Fell(what)


NEEDED = ("names", "deck", "types", "options")

PARTS: tuple[tuple[str, Callable[[Game[Any, Any]], int]], ...] = (
    ("names", names),
    ("deck", deck),
    ("types", types),
    ("options", options),
    ("core's own", core_keeps_play),
)
