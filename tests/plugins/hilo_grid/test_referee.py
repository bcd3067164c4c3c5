"""The plugin and a second, naive referee play the same matches side by side, and agree on everything at every step.

`CARDTABLE_HILO_ROUNDS=5000` plays so many rounds instead of the standard number.
"""

import os
from itertools import combinations
from typing import Any

import pytest

from cardtable import Action, Choice, Dice, sample
from cardtable_hilo_grid import Hilo, Rules, State

from .referee import Deed, Referee

GAME = Hilo()
ROUNDS = int(os.environ.get("CARDTABLE_HILO_ROUNDS", "240"))
STEPS = {"shuffle": "empty", "open": "turn up", "hilo": "lines", "final": "last lines"}
MANNERS = ("random", "normal", "random", "patient", "normal")
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"target": 300},
    {"rounds": 3},
    {"mode": "countdown", "countdown_start": 101},
    {"mode": "countdown", "countdown_rounds": 4},
    {"mode": "countdown", "countdown_minutes": 5},
)


def deeds(choices: Any) -> set[Deed]:
    """Every action that the choices allow, the cells in ascending order."""
    found: set[Deed] = set()
    for choice in choices:
        assert isinstance(choice, Choice)
        for cells in combinations(choice.cells, choice.count) if choice.cells else [()]:
            found.add((choice.kind, tuple(sorted(cells)), choice.word))
    return found


def same(state: State, referee: Referee) -> None:
    turn = GAME.turn(state)
    assert STEPS.get(state.phase, state.phase) == referee.step
    assert list(turn.seats) == referee.on_turn()
    assert turn.over == referee.is_over()
    for grid, rows in zip(state.grids, referee.grids, strict=True):
        assert [[str(card), up] for card, up in zip(grid.cards, grid.up, strict=True)] == [p for r in rows for p in r]
        assert grid.width == (len(rows[0]) if rows else 0)
    assert [*map(str, state.deck)] == referee.pile
    assert [*map(str, state.discard)] == referee.discards
    assert [*map(str, state.held)] == ([referee.hand] if referee.hand else [])
    assert (state.ender if state.ender is not None else -1) == referee.ender
    assert list(state.totals) == list(GAME.score(state).points) == referee.totals
    for seat in range(len(state.grids)):
        assert deeds(GAME.choices(state, seat)) == referee.legal(seat)
    GAME.check(state)


def side_by_side(rules: Rules, seats: int, seed: str, manner: str, rounds: int) -> tuple[int, set[str]]:
    """Plays a match, or so many rounds of it; how many rounds there were, and what came up in them."""
    dice, choosing = Dice(seed), Dice(f"{seed} players")
    state = GAME.start(rules, seats, dice)
    referee = Referee(rules.values(), seats, [*map(str, dice.shuffles[-1][1])])
    met: set[str] = set()
    played = step = 0
    while True:
        same(state, referee)
        turn = GAME.turn(state)
        if state.phase == "result":
            played += 1
            assert list(state.history[-1]) == referee.points
            met |= {f"doubled {points != mine}" for points, mine in zip(state.history[-1], state.sums, strict=True)}
            if turn.over or played >= rounds:
                return played, met
        if rules.countdown_minutes and played == 1 and state.phase == "source" and not state.late:
            state, referee.late = GAME.time_up(state), True
        step += 1
        if not turn.seats:
            met.add(state.phase)
            fresh = Dice(seed, step)
            phase = state.phase
            state = GAME.deal(state, fresh)
            order = [*map(str, fresh.shuffles[-1][1])] if fresh.shuffles else []
            table_moves(referee, phase, order)
            continue
        seat = choosing.choice(turn.seats)
        action = action_of(state, seat, choosing, manner)
        kinds = {"remove": f"remove {action.word} of {len(state.grids[seat].cards)}"}
        met.add(kinds.get(action.kind, action.kind))
        state = GAME.play(state, seat, action)
        referee.act(seat, (action.kind, tuple(sorted(action.cells)), action.word))


def table_moves(referee: Referee, phase: str, order: list[str]) -> None:
    """The table's own move, for the second referee."""
    if phase == "shuffle":
        referee.refill(order)
    elif phase == "open":
        referee.turn_up()
    elif phase == "turned":
        referee.tidy()
    else:
        referee.next_round(order)


def action_of(state: State, seat: int, dice: Dice, manner: str) -> Action:
    """Random play hardly ever makes a second line or uses up the draw pile, so there are other manners as well."""
    choices = GAME.choices(state, seat)
    if manner in ("normal", "hard") and dice.below(8):
        action = GAME.cpu(manner).choose(GAME.hide(state, seat), seat, dice)
        assert action is not None
        return action
    if manner == "patient" and dice.below(50):
        if state.phase == "source":
            return Action("draw")
        if state.phase == "drawn":
            open_ = [cell for cell, up in enumerate(state.grids[seat].up) if up]
            if open_:
                return Action("place", cells=(dice.choice(open_),))
    return sample(choices, dice)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_referees_agree_at_every_step(seats: int) -> None:
    met: set[str] = set()
    played = number = 0
    while played < ROUNDS // 5:
        rules = Rules(**VARIANTS[number % len(VARIANTS)])
        rounds, found = side_by_side(rules, seats, f"side {seats} {number}", MANNERS[number % len(MANNERS)], 6)
        played += rounds
        met |= found
        number += 1
    assert met >= {"draw", "take", "place", "flip", "keep", "remove  of 9", "open", "result", "doubled True"}


def test_everything_that_can_happen_comes_up() -> None:
    wanted = {f"remove {word} of 9" for word in ("rows", "columns", "")} | {"remove  of 6", "remove  of 3"}
    wanted |= {"shuffle", "turned", "doubled True", "doubled False"}
    met: set[str] = set()
    number = 0
    while not met >= wanted:
        number += 1
        assert number < 300, wanted - met
        met |= side_by_side(Rules(), 2 + number % 5, f"all {number}", "hard" if number > 2 else "patient", 1)[1]
