"""The end of a round and of a match, and the variants."""

from typing import Any

import pytest

from cardtable import Dice, RulesError, SeatsError, Table
from cardtable_hilo_grid import Rules, State
from cardtable_hilo_grid.scoring import add, over, round_points

from .hands import DOWN, GAME, at, grid, kinds, play, settle

THREE = "S3 V4 (P5)"
COUNTDOWN = Rules(mode="countdown")


def ended(*grids: str, seat: int = 1, **given: Any) -> State:
    """Seat 0 has ended the round, this one is to move."""
    return at(*grids, ender=0, seat=seat, **given)


def test_whoever_has_every_card_open_is_the_ender_and_all_others_have_one_more_turn() -> None:
    state = at(DOWN, DOWN, "R1 R2 (B5)", DOWN, seat=2, held="B9")
    state = play(state, "3 flip @2")
    turns = []
    while GAME.turn(state).seats:
        turns.append(state.seat)
        state = play(state, f"{state.seat + 1} draw")
        state = play(state, f"{state.seat + 1} flip @0")
    assert (state.ender, turns, state.phase) == (2, [3, 0, 1], "result")


def test_whoever_has_no_card_left_is_the_ender_too() -> None:
    state = play(at("R1 R2 (B5)", held="R7"), "1 place @2", "1 remove @0 @1 @2")
    assert (state.ender, state.seat, state.phase, kinds(state)) == (0, 1, "source", ["draw", "take"])


def test_a_seat_that_opens_everything_in_its_last_turn_changes_nothing() -> None:
    state = play(ended("R1 R2 B5", "S3 V4 (P5)", DOWN, held="B9"), "2 flip @2")
    assert (state.ender, state.seat) == (0, 2)


def test_in_the_last_turn_one_may_still_remove_a_line() -> None:
    state = play(ended("R1 R2 B9", "S3 S4 (P5)", held="S9"), "2 place @2")
    assert kinds(state) == ["remove", "keep"]
    assert play(state, "2 remove @0 @1 @2").history[-1] == (24, 0)


@pytest.mark.parametrize(
    ("sums", "ender", "points"),
    [
        ((7, 9, 9), 0, (7, 9, 9)),
        ((7, 9, 7), 0, (14, 9, 7)),
        ((7, 3, 9), 0, (14, 3, 9)),
        ((9, 7), 1, (9, 7)),
        ((7, 9), 1, (7, 18)),
        ((10, 10), 0, (20, 10)),  # dantebarbieri/skyjo: a tie doubles
        ((-3, -5), 0, (-3, -5)),  # dantebarbieri/skyjo: below zero nothing is doubled
        ((0, -4), 0, (0, -4)),  # G-1
        ((-3, -4), 0, (-3, -4)),  # G-1
        ((-1, -2), 0, (-1, -2)),  # G-3
        ((0, 0), 0, (0, 0)),
        ((1, 0), 0, (2, 0)),
    ],
)
def test_the_ender_pays_double_unless_it_has_less_than_all_others_or_nothing_above_zero(
    sums: tuple[int, ...], ender: int, points: tuple[int, ...]
) -> None:
    assert round_points(sums, ender) == points


def test_points_below_zero_count_as_they_are() -> None:
    assert add((10,), (20,), countdown=False) == (30,)  # Maxentr/skyjo
    assert add((5,), (-3,), countdown=False) == (2,)


def test_cards_still_face_down_are_turned_up_and_counted() -> None:
    state = play(ended("R1 R2 B0", "S3 (V4) (P5)", held="B9", discard="O1"), "2 flip @1")
    assert (state.phase, grid(state, 1), state.history[-1]) == ("result", "S3 V4 P5", (3, 12))


def test_lines_that_come_to_light_are_removed_for_the_smallest_sum_by_the_better_way() -> None:
    state = ended("G1 G2 Y0", "R1 B2 P11 / B4 (R5) Y6 / B7 Y8 R9", held="G3")
    state = play(state, "2 place @2")
    assert (grid(state, 1), state.history[-1]) == ("G3 Y6 Y8", (3, 17))
    assert [" ".join(map(str, gone)) for gone in state.cleared] == ["", "R9 R5 R1 B7 B4 B2"]
    assert " ".join(map(str, state.discard[-6:])) == "R9 R5 R1 B7 B4 B2"


def test_a_line_below_zero_stays_at_the_end() -> None:
    state = play(ended("G1 G2 Y0", "R0 R1 (R-1) / B1 B2 (Y9)", held="V3"), "2 place @5")
    assert grid(state, 1) == "R0 R1 R-1 B1 B2 V3"


def test_of_two_ways_with_the_same_sum_the_rows_are_taken() -> None:
    state = play(ended("G1 G2 Y0", "R1 B2 O3 / V4 (R5) Y6 / S7 P8 V9", held="R9"), "2 place @8")
    assert (grid(state, 1), state.grids[1].width) == ("B2 O3 V4 Y6 S7 P8", 2)


def test_a_line_without_a_card_turned_up_at_the_end_stays_kept() -> None:
    state = play(ended("G1 G2 Y0", "R1 R2 R5 / B4 (Y5) (Y6)", held="V3"), "2 place @4")
    assert grid(state, 1).startswith("R1 R2 R5")


# G-7: a public program skips a line when it removes the one before it.
def test_every_line_that_comes_to_light_goes() -> None:
    grids = "R5 R6 (R7) / B7 B8 (B9) / Y1 V2 (S8)"
    state = play(ended("G1 G2 Y0", grids, held="S-1"), "2 place @8")
    assert (grid(state, 1), state.history[-1][1]) == ("Y1 V2 S-1", 2)


def test_lines_among_the_last_cards_are_the_owners_choice_in_the_countdown() -> None:
    grids = ("R3 G4 Y7", "S9 V4 P11 / S1 (S7) S5", "O9 V5 P10 / O1 (O7) O5")
    state = ended(*grids, seat=1, held="B10", rules=COUNTDOWN)
    state = play(state, "2 place @2", "3 draw", "3 place @0")
    assert (state.phase, state.seat, GAME.turn(state).seats, kinds(state)) == ("final", 1, (1,), ["remove", "keep"])
    state = play(state, "2 keep")
    assert (state.phase, state.seat) == ("final", 2)
    state = play(state, "3 remove @3 @4 @5")
    assert state.phase == "result"
    assert state.sums[:2] == (14, 36)
    assert [len(gone) for gone in state.cleared] == [0, 0, 3]


def test_in_the_classic_game_the_last_cards_are_seen_before_their_lines_go() -> None:
    state = ended("G1 G2 Y0", "R1 R2 P11 / B4 (B5) B6", held="R3")
    state = play(state, "2 place @2", "2 keep")
    assert state.phase == "result"
    before = GAME.play(ended("G1 G2 Y0", "R1 R2 P11 / B4 (B5) B6", held="Y3"), 1, _place(2))
    turned = settle(before, upto="turned")
    assert (turned.phase, grid(turned, 1), GAME.turn(turned).pause) == ("turned", "R1 R2 Y3 B4 B5 B6", 3.0)
    assert grid(settle(turned), 1) == "R1 R2 Y3"


def _place(cell: int) -> Any:
    from cardtable import Action

    return Action("place", cells=(cell,))


@pytest.mark.parametrize(
    ("rules", "totals", "is_over"),
    [
        ({}, (95, 60), True),
        ({}, (94, 60), False),
        ({"target": 100}, (95, 60), False),
        ({"target": 30}, (27, 3), True),
        ({"rounds": 2}, (200, 3), False),
        ({"rounds": 1}, (0, 3), True),
        ({"mode": "countdown"}, (4, 62), True),
        ({"mode": "countdown"}, (10, 62), False),
        ({"mode": "countdown", "target": 30, "rounds": 1}, (10, 62), False),
        ({"mode": "countdown", "countdown_rounds": 1}, (10, 62), True),
        ({"mode": "countdown", "countdown_rounds": 2}, (10, 62), False),
    ],
)
def test_when_the_match_is_over(rules: dict[str, Any], totals: tuple[int, int], is_over: bool) -> None:
    state = play(ended("R3 G1 Y0", THREE, totals=totals, rules=Rules(**rules), held="B4"), "2 place @2")
    assert state.history[-1] == (4, 11)
    assert over(state) == GAME.turn(state).over == is_over


# The worked example: 95 and 60 with 3 and 12 play on, with 4 and 12 the second seat wins.
def test_the_fewest_points_win_once_somebody_has_99() -> None:
    on = play(ended("R3 G0 Y0", THREE, totals=(95, 60), held="B5"), "2 place @2")
    assert (on.totals, over(on)) == ((98, 72), False)
    end = play(ended("R3 G1 Y0", THREE, totals=(95, 60), held="B5"), "2 place @2")
    assert (end.totals, over(end), GAME.score(end).places) == ((99, 72), True, (2, 1))
    assert [why.key for why in GAME.score(end).why] == ["why-lowest"]


def test_equal_points_share_a_place() -> None:
    state = play(ended("R3 G1 Y0", THREE, totals=(95, 88), held="B4"), "2 place @2")
    score = GAME.score(state)
    assert (score.points, score.places, score.draw) == ((99, 99), (1, 1), True)
    assert [why.key for why in score.why] == ["why-lowest-shared"]


@pytest.mark.parametrize(("left", "points", "then"), [(501, 23, 478), (10, 14, 4), (4, 4, 0), (4, -2, 6), (0, 0, 0)])
def test_in_the_countdown_points_are_taken_off_and_too_many_come_back(left: int, points: int, then: int) -> None:
    assert add((left,), (points,), countdown=True) == (then,)


def test_doubled_points_are_taken_off_doubled() -> None:
    state = play(ended("R3 G4 Y7", THREE, totals=(501, 501), rules=COUNTDOWN, held="B4"), "2 place @2")
    assert state.totals == (501 - 28, 501 - 11)


def test_a_round_that_brings_two_to_zero_is_shared() -> None:
    state = play(ended("R3 G1 Y0", THREE, totals=(4, 11), rules=COUNTDOWN, held="B4"), "2 place @2")
    assert GAME.score(state).places == (1, 1)
    assert [why.key for why in GAME.score(state).why] == ["why-zero-shared"]


def test_when_the_time_is_up_the_running_round_is_the_last_one() -> None:
    table = Table(GAME, {"mode": "countdown", "countdown_minutes": 1}, seats=2, seed=3)
    assert GAME.time_limit(table.rules) == 1
    assert GAME.time_limit(Rules(countdown_minutes=5)) == 0
    table.time_up()
    assert not table.over
    table.play_out([GAME.cpu("easy")] * 2, Dice("late"))
    assert len(table.state.history) == 1
    assert [why.key for why in table.score.why][-1] == "why-time"


def test_between_two_rounds_the_match_ends_when_the_time_is_up() -> None:
    state = play(ended("R3 G4 Y7", THREE, totals=(501, 501), rules=COUNTDOWN, held="B4"), "2 place @2")
    assert not over(state)
    assert over(GAME.time_up(state))


def test_the_next_round_deals_all_cards_anew_and_keeps_the_totals() -> None:
    state = play(ended("R3 G4 Y7", THREE, totals=(20, 30), number=2, held="B4"), "2 place @2")
    after = GAME.deal(state, Dice(1))
    assert (after.number, after.totals, after.history, after.ender) == (3, (48, 41), ((28, 11),), None)
    assert (after.phase, len(after.deck), {len(grid.cards) for grid in after.grids}) == ("reveal", 85, {9})
    GAME.check(after)


def test_a_match_is_for_two_to_six_and_its_rules_are_checked() -> None:
    for seats in (1, 7):
        with pytest.raises(SeatsError, match="2 to 6"):
            Table(GAME, seats=seats, seed=1)
    wrong: tuple[dict[str, object], ...] = (
        {"target": 29},
        {"target": 301},
        {"rounds": 21},
        {"rounds": -1},
        {"mode": "slow"},
        {"countdown_start": 100},
        {"countdown_rounds": 31},
        {"countdown_minutes": 121},
        {"open_draw": 1},
        {"jokers": True},
    )
    for rules in wrong:
        with pytest.raises(RulesError):
            Table(GAME, rules, seats=2, seed=1)


@pytest.mark.parametrize(
    "given",
    [
        {"seats": 7},
        {"seats": 2, "seat": 2},
        {"seats": 2, "totals": (1,)},
        {"grids": ("R1 R2",)},
        {"grids": ("R1 R2 ?? / ?? ?? ??", "R1 ?? ??")},
        {"grids": ("R1 R2 Z3",)},
        {"grids": ("R1 R2 R3",)},
        {"grids": ("R1 R2 R3",), "ender": 0},
        {"grids": ("R1 R2 (R3)",), "ender": 0, "seat": 1},
        {"grids": ("R1 R2 ??",), "held": "R1"},
        {"grids": ("R1 R2 ??",), "held": "B1 B2"},
        {"grids": ("R1 R2 ??",), "taken": True},
        {"grids": ("R1 R2 ??",), "deck": 104},
        {"grids": ("R1 R2 ??",), "number": 0},
        {"grids": ("R1 R2 ??",), "totals": (-1, 3), "rules": COUNTDOWN},
    ],
)
def test_a_situation_that_cannot_come_about_is_refused(given: dict[str, Any]) -> None:
    given = {"seats": 2} | given
    with pytest.raises(ValueError, match=r"."):
        GAME.hand(Dice(1), given.pop("rules", None), **given)
