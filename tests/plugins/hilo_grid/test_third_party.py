"""What other people's programs and reviews say about HiLo and its sister game, and what is so here. Facts only.

The sources: dantebarbieri/skyjo (skyjo-core/tests), Maxentr/skyjo (packages/core), shartiniquais/Hilo, maxentr/skymo,
and three reviews of the game. What they have in common with other tests here is tested there: the closing up after a
diagonal, the drawn card, the refilled draw pile, lines at the end.
"""

import pytest

from cardtable_hilo_grid import Rules, State
from cardtable_hilo_grid.grid import Grid
from cardtable_hilo_grid.state import CARDS

from .hands import DOWN, GAME, at, play

BY_CODE = {str(card): card for card in CARDS}


def opened(line: str) -> Grid:
    found = tuple(BY_CODE[word] for word in line.split())
    return Grid(found, (True,) * len(found))


def round_of(ender: str, other: str, held: str) -> State:
    """The round in which the ender has one grid, and the other swaps its last card in."""
    state = at(ender, f"{other} (P11)", ender=0, seat=1, held=held)
    return play(state, "2 place @2")


@pytest.mark.parametrize(
    ("ender", "other", "held", "points"),
    [
        ("R5 G3 Y2", "S6 V1", "B3", (20, 10)),  # 10 against 10
        ("R-1 G-1 Y-1", "S-1 V-1", "B-1", (-3, -3)),
        ("R0 G1 Y-1", "S-1 V-1", "B0", (0, -2)),
        ("R-1 G0 Y0", "S-1 V-1", "B0", (-1, -2)),
    ],
)
def test_the_closer_is_doubled_at_a_tie_and_never_at_or_below_zero(
    ender: str, other: str, held: str, points: tuple[int, int]
) -> None:
    assert round_of(ender, other, held).history[-1] == points


def test_everyone_but_the_closer_gets_exactly_one_more_turn() -> None:
    state = play(at(DOWN, "R1 G2 (B5)", DOWN, seat=1, held="Y9"), "2 flip @2")
    turns = dict.fromkeys(range(3), 0)
    while GAME.turn(state).seats:
        turns[state.seat] += 1
        state = play(state, f"{state.seat + 1} take", f"{state.seat + 1} place @0")
    assert turns == {0: 1, 1: 0, 2: 1}


def test_a_sum_is_plain_and_negatives_count() -> None:
    assert opened("R0 O0 Y0 R4 O6 Y7 G3 O-1 Y11").open_sum == 30


@pytest.mark.parametrize(("total", "is_over"), [(98, False), (99, True), (100, True)])
def test_the_match_ends_at_99_unlike_in_editions_that_say_100_or_more_than_99(total: int, is_over: bool) -> None:
    grids = ("R3 G1 Y0", "S4 V4 (P5)")
    state = play(at(*grids, totals=(total - 4, 0), ender=0, seat=1, held="B4"), "2 place @2")
    assert GAME.turn(state).over == is_over


def test_the_rule_of_the_box_can_be_set() -> None:
    rules = Rules(target=100)
    state = at("R3 G1 Y0", "S4 V4 (P5)", totals=(95, 0), ender=0, seat=1, held="B4", rules=rules)
    assert not GAME.turn(play(state, "2 place @2")).over
