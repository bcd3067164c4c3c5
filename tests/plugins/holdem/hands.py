"""Setting up hands and playing them line by line: `play(start(stacks=(1000, 160)), "1 raise 60", "2 call")`."""

from __future__ import annotations

from typing import Any

from cardtable import Action, Dice, cards
from cardtable_holdem import Holdem, Rules
from cardtable_holdem.betting import raise_range
from cardtable_holdem.state import State

GAME = Holdem()


def start(top: str = "", *, seed: str = "seed", rules: Rules | None = None, **given: Any) -> State:
    """A hand; `top` are the cards in dealing order: two rounds from the small blind (two players: the big blind)."""
    return GAME.hand(Dice.stacked(cards(top), seed), rules, **given)


def play(state: State, *lines: str) -> State:
    """The state after each of these, seats from 1: `1 fold`, `2 check`, `3 call`, `1 raise 60`; chips are counted."""
    for line in lines:
        who, kind, *amount = line.split()
        state = GAME.play(state, int(who) - 1, Action(kind, amount=int(amount[0]) if amount else None))
        GAME.check(state)
    return state


def run_out(state: State) -> State:
    """The result of a hand in which nobody can bet any more."""
    while state.phase == "runout":
        state = GAME.deal(state, Dice("unused"))
        GAME.check(state)
    return state


def next_hand(state: State, seed: str = "next") -> State:
    """The hand after a result."""
    return GAME.deal(state, Dice(seed))


def check_down(state: State) -> State:
    """The result when nobody bets any more: calls before the flop, checks after it."""
    while state.phase not in ("result", "runout"):
        choice = next(c for c in GAME.choices(state, state.seat) if c.kind in ("check", "call"))
        state = GAME.play(state, state.seat, Action(choice.kind))
    return run_out(state)


def turn(state: State) -> int:
    """The seat that acts, from 1; 0: nobody."""
    seats = GAME.turn(state).seats
    return seats[0] + 1 if seats else 0


def may_raise(state: State) -> tuple[int, int] | None:
    """The totals to which the seat that acts may raise."""
    return raise_range(state, state.seat)


def kinds(state: State) -> list[str]:
    """What the seat that acts may do."""
    return [choice.kind for choice in GAME.choices(state, state.seat)]
