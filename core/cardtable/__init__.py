"""A self-hosted card-table platform. These are the public names that plugins and researchers start from.

Trick-taking games also use `cardtable.tricks`, CPUs that look ahead `cardtable.search`, strength figures
`cardtable.simulate` and `cardtable.levels`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .action import SEALED, Action, Choice, Refusal, Sealed, legal, sample
from .cards import HIDDEN, STANDARD, Card, Suit, cards, conceal
from .deck import Deck
from .dice import Dice
from .errors import (
    CardtableError,
    LawBroken,
    PluginError,
    RecordError,
    RulesError,
    SeatsError,
    TextError,
)
from .game import Game, RandomPlayer
from .knowledge import View, guess
from .levels import LevelError
from .log import Entry, Record, read_record
from .message import Arg, CardRef, Message, SeatRef, args, say
from .player import HEADLESS, Advice, Budget, Cpu, Person, Player
from .plugins import find_game, games, hookimpl
from .rules import HouseRules, Option, option
from .scene import Fact, Mark, Scene, Sheet, Zone
from .score import Score
from .seat import Seat
from .structs import Struct, put, replace
from .table import Table
from .turn import Turn

if TYPE_CHECKING:
    from .conformance import Fault, Report, check_game, check_golden, playthrough
    from .examples import Example, run_example

__all__ = [
    "HEADLESS",
    "HIDDEN",
    "SEALED",
    "STANDARD",
    "Action",
    "Advice",
    "Arg",
    "Budget",
    "Card",
    "CardRef",
    "CardtableError",
    "Choice",
    "Cpu",
    "Deck",
    "Dice",
    "Entry",
    "Example",
    "Fact",
    "Fault",
    "Game",
    "HouseRules",
    "LawBroken",
    "LevelError",
    "Mark",
    "Message",
    "Option",
    "Person",
    "Player",
    "PluginError",
    "RandomPlayer",
    "Record",
    "RecordError",
    "Refusal",
    "Report",
    "RulesError",
    "Scene",
    "Score",
    "Sealed",
    "Seat",
    "SeatRef",
    "SeatsError",
    "Sheet",
    "Struct",
    "Suit",
    "Table",
    "TextError",
    "Turn",
    "View",
    "Zone",
    "args",
    "cards",
    "check_game",
    "check_golden",
    "conceal",
    "find_game",
    "games",
    "guess",
    "hookimpl",
    "legal",
    "option",
    "playthrough",
    "put",
    "read_record",
    "replace",
    "run_example",
    "sample",
    "say",
]

_LATER = dict.fromkeys(("Fault", "Report", "check_game", "check_golden", "playthrough"), "conformance")
_LATER |= dict.fromkeys(("Example", "run_example"), "examples")


def __getattr__(name: str) -> object:
    """The laws and examples are loaded when first asked for: they bring along what a match does not need."""
    if name in _LATER:
        return getattr(import_module(f".{_LATER[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
