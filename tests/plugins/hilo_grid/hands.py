"""Setting up rounds and playing them line by line: `play(at("R1 ?? ...", held="B0"), "1 place @2", "1 keep")`."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable import Dice, Refusal
from cardtable.examples import read_line
from cardtable.words import words
from cardtable_hilo_grid import Hilo, Rules, State

GAME = Hilo()
DOWN = "?? ?? ?? / ?? ?? ?? / ?? ?? ??"


def at(*grids: str, seed: str = "hands", rules: Rules | None = None, **given: Any) -> State:
    """A round with these grids, of two seats if not said otherwise."""
    given.setdefault("seats", max(2, len(grids)))
    state = GAME.hand(Dice(seed), rules, grids=grids, **given)
    GAME.check(state)
    return state


def play(state: State, *lines: str) -> State:
    """The state after these actions, and the table's own moves up to a result; cards are counted at every step."""
    for line in lines:
        seat, action = read_line(GAME, line)
        state = settle(GAME.play(state, seat, action))
    return state


def settle(state: State, upto: str = "result") -> State:
    """The table's own moves, until a seat owes a decision or the round is over."""
    GAME.check(state)
    while not GAME.turn(state).seats and state.phase != upto:
        state = GAME.deal(state, Dice("settle"))
        GAME.check(state)
    return state


def refused(state: State, line: str) -> str:
    """The reason for which an action is refused; it changes nothing and is said in both languages."""
    seat, action = read_line(GAME, line)
    before = repr(state)
    with pytest.raises(Refusal) as stopped:
        GAME.play(state, seat, action)
    assert repr(state) == before
    for lang in ("en", "de"):
        assert words(GAME, lang).say(stopped.value.message).strip()
    return stopped.value.key


def kinds(state: State) -> list[str]:
    """What the seat to move may do: the kind and, where there is one, the word."""
    return [f"{c.kind} {c.word}".strip() for c in GAME.choices(state, GAME.turn(state).seats[0])]


def cells(text: str) -> str:
    """A grid's cards in one line, as they are written in tests."""
    return " ".join(text.replace("/", " ").split())


def grid(state: State, seat: int = 0) -> str:
    """A seat's cards in reading order, in brackets what lies face down."""
    mine = state.grids[seat]
    return " ".join([str(card) if up else f"({card})" for card, up in zip(mine.cards, mine.up, strict=True)])


def pile(state: State) -> str:
    """The discard pile, the top last."""
    return " ".join(map(str, state.discard))
