"""Matches of the sample game at a terminal, brought to the moment that a test is about."""

from __future__ import annotations

import itertools
from typing import Any

from cardtable import Dice, Game, sample
from cardtable.terminal.match import Match
from cardtable.terminal.speech import Speech
from tests.core.forms import Forms

GAME = Forms()


def a_match(game: Game[Any, Any] = GAME, *, seats: int = 2, seed: str = "3", **given: Any) -> Match:
    return Match(game, levels=["random"], seats=seats, seed=seed, **given)


def speech_of(match: Match, lang: str = "en") -> Speech:
    return Speech(match.game, lang, match.names, match.me)


def to_phase(match: Match, phase: str) -> None:
    """Plays on until the person is asked in this phase."""
    dice = Dice("on")
    while match.table.turn.phase != phase or not match.mine:
        if match.mine:
            match.act(sample(match.table.choices(match.me), dice))
        else:
            match.go_on()


def with_refused_cards() -> Match:
    """A match in which the person, the second to play, may not play every card."""
    for seed in itertools.count():
        match = a_match(seed=str(seed), me=1)
        to_phase(match, "play")
        if match.table.view(match.me).refused:
            return match
    raise AssertionError("no such match")
