"""Saying things in every language, once each: how the laws find a missing sentence or argument."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import TextError
from ..message import CardRef, Message, SeatRef
from ..words import LANGUAGES, Words, relation, words
from .match import Match
from .report import Fell


def speak(match: Match, mark: object, say: Callable[[Words], str]) -> int:
    """Says something in each language, unless the like of it (its `mark`) has been said; 1 if it was new.

    Raises:
        Fell: a message is missing, or wants another argument.
    """
    if mark in match.spoken:
        return 0
    for lang in LANGUAGES:
        try:
            text = say(words(match.game, lang))
        except TextError as error:
            raise Fell(str(error)) from None
        if not text.strip():
            raise Fell(f"{mark} says nothing in {lang}")
    match.spoken.add(mark)
    return 1


def speak_message(match: Match, message: Message, me: int | None, teams: tuple[int, ...] = ()) -> int:
    """Says a message as the reader `me` gets it."""
    return speak(match, likeness(message, me, teams), lambda book: book.say(message, match.names, me, teams))


def likeness(value: Any, me: int | None, teams: tuple[int, ...] = ()) -> object:
    """What decides which words of a message are used: its key, its arguments' names, small numbers and relations."""
    if isinstance(value, Message):
        return value.key, tuple((name, likeness(arg, me, teams)) for name, arg in value.args)
    if isinstance(value, SeatRef):
        return relation(value.seat, me, teams)
    if isinstance(value, CardRef):
        return value.card.suit
    return value if isinstance(value, str) or value is None else min(int(value), 3)
