"""A self-hosted card-table platform. These are its public names; a game plugin needs no others."""

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
from .log import Entry, Record
from .message import Arg, CardRef, Message, SeatRef, args, say
from .player import HEADLESS, Advice, Budget, Cpu, Person, Player
from .plugins import games, hookimpl
from .rules import HouseRules, Option, option
from .scene import Fact, Mark, Scene, Sheet, Zone
from .score import Score
from .seat import Seat
from .structs import Struct, put, replace
from .table import Table
from .turn import Turn

if TYPE_CHECKING:
    from .conformance import Fault, Report, check_game

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
    "Fact",
    "Fault",
    "Game",
    "HouseRules",
    "LawBroken",
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
    "conceal",
    "games",
    "guess",
    "hookimpl",
    "legal",
    "option",
    "put",
    "replace",
    "sample",
    "say",
]

_LAWS = ("Fault", "Report", "check_game")


def __getattr__(name: str) -> object:
    """The laws are loaded when first asked for: they bring the rule book along, which a match does not need."""
    if name in _LAWS:
        from . import conformance

        return getattr(conformance, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
