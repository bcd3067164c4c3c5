"""What several commands ask for, and how it is read from the command line."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from typing import Annotated, Any

import typer

from ..errors import CardtableError, RulesError
from ..game import Game
from ..words import LANGUAGES

Name = Annotated[
    str, typer.Argument(metavar="NAME", help="The game; `cardtable games` lists them.", show_default=False)
]
Seats = Annotated[int | None, typer.Option(help="How many sit at the table.", show_default=False)]
Rules = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="NAME=VALUE", help="A house rule, such as turns=5; may be given several times."),
]
Lang = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help="The language; the system's if not said.")]
Seed = Annotated[str | None, typer.Option(help="ASCII text or a number: the same seed deals the same cards.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, for pipes and screen readers.")]

_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")
_YES, _NO = {"true", "yes", "on"}, {"false", "no", "off"}


def rules_of(game: Game[Any, Any], given: Iterable[str] | None) -> dict[str, object]:
    """House rules from words such as `turns=5`, each value read as its option's type wants it.

    Raises:
        RulesError: a word has no `=`, an option is named twice, unknown, or has a value out of range.
    """
    kinds = {option.name: option.kind for option in game.house_rules.options()}
    found: dict[str, object] = {}
    for word in given or ():
        name, equals, value = word.partition("=")
        if not equals:
            raise RulesError({repr(word): f"a house rule is written name=value; there is {', '.join(kinds) or 'none'}"})
        if name in found:
            raise RulesError({name: "given twice"})
        found[name] = _read(value, kinds.get(name, "word"))
    game.house_rules.parse(found)
    return found


def _read(value: str, kind: str) -> int | bool | str:
    if kind == "int" and _WHOLE.fullmatch(value):
        return int(value)
    if kind == "bool" and value.lower() in _YES | _NO:
        return value.lower() in _YES
    return value


def language(given: str | None) -> str:
    """The language asked for, else the system's where we speak it, else English.

    Raises:
        CardtableError: there is no such language.
    """
    if given is not None:
        if given not in LANGUAGES:
            raise CardtableError(f"there is no language {given!r}; there is {' and '.join(LANGUAGES)}")
        return given
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]


def has_screen() -> bool:
    """Whether a screen can be drawn: a terminal at every end (the screen itself is drawn through standard error)."""
    ends = (sys.stdin, sys.stdout, sys.stderr)
    return os.environ.get("TERM") != "dumb" and all(end is not None and end.isatty() for end in ends)


def seed_of(given: str) -> str:
    """The seed, if it can be one.

    Raises:
        CardtableError: it is empty or not plain ASCII.
    """
    if not given or not given.isascii():
        raise CardtableError(f"a seed is plain ASCII text or a number, not {given!r}")
    return given
