"""Points, the moon, and the end of the match."""

import pytest

from cardtable import Dice, Message
from cardtable_hearts import Rules, State

from .hands import GAME, play


def last(totals: tuple[int, ...], points: tuple[int, ...], rules: Rules | None = None) -> State:
    """The last trick, which brings seat 0 the ace of hearts."""
    state = GAME.hand(Dice(1), rules, hands=("Ah", "2c", "3c", "4c"), leader=0, totals=totals, points=points, number=8)
    return play(state, "Ah 2c 3c 4c")


def test_all_26_points_are_none_for_the_taker_and_26_for_the_others() -> None:
    state = last((61, 20, 80, 99), (25, 0, 0, 0))
    assert state.totals == (61, 46, 106, 125)
    assert GAME.turn(state).over
    assert GAME.score(state).places == (2, 1, 3, 4)


def test_the_moon_may_lose_the_match() -> None:
    state = last((80, 12, 20, 96), (25, 0, 0, 0))
    assert state.totals == (80, 38, 46, 122)
    assert GAME.score(state).places == (3, 1, 2, 4)


def test_without_the_moon_26_points_are_26_points() -> None:
    assert last((0, 0, 0, 0), (25, 0, 0, 0), Rules(moon="off")).totals == (26, 0, 0, 0)


def test_equal_lowest_totals_share_the_first_place() -> None:
    state = last((88, 34, 40, 72), (12, 6, 0, 7))
    assert state.totals == (101, 40, 40, 79)
    score = GAME.score(state)
    assert score.places == (4, 1, 1, 3)
    assert score.draw
    assert [message.key for message in score.why] == ["why-shared"]


def test_shared_lowest_totals_need_not_be_next_to_each_other() -> None:
    assert GAME.score(last((29, 80, 30, 74), (0, 20, 0, 5))).places == (1, 4, 1, 3)


@pytest.mark.parametrize(("total", "over"), [(98, False), (99, True), (100, True)])
def test_the_match_ends_once_a_total_has_reached_the_target(total: int, over: bool) -> None:
    turn = GAME.turn(last((total, 0, 0, 0), (0, 25, 0, 0)))
    assert turn.over is over
    assert (turn.pause > 0) is not over


def test_a_lower_target_ends_it_sooner() -> None:
    assert GAME.turn(last((30, 0, 0, 0), (0, 25, 0, 0), Rules(target=25))).over


def test_a_hand_is_counted_when_it_is_over_and_not_before() -> None:
    state = GAME.hand(
        Dice(1), hands=("Ah 2d", "2c 3d", "3c 4d", "4c 5d"), leader=0, totals=(99, 0, 0, 0), points=(12, 13, 0, 0)
    )
    state = play(state, "Ah 2c 3c 4c")
    assert GAME.score(state).points == (99, 0, 0, 0)
    assert not GAME.turn(state).over


def test_the_sheet_explains_the_hand() -> None:
    (sheet,) = GAME.scene(last((0, 0, 0, 0), (1, 18, 6, 0)), None).sheets
    assert sheet.columns == ("hearts", "queen", "hand", "total")
    rows = [tuple(cell.key if isinstance(cell, Message) else cell for cell in cells) for _, cells in sheet.rows]
    assert rows == [(2, None, 2, 2), (5, "cell-queen", 18, 18), (6, None, 6, 6), (0, None, 0, 0)]


def test_the_sheet_names_who_shot_the_moon() -> None:
    (sheet,) = GAME.scene(last((0, 0, 0, 0), (25, 0, 0, 0)), None).sheets
    assert sheet.title.key == "sheet-moon"
    assert [cells[2] for _, cells in sheet.rows] == [0, 26, 26, 26]


def test_a_situation_must_be_possible() -> None:
    for wrong in (
        {"points": (1, 0, 0, 0)},
        {"hands": ("Ah", "2c", "3c")},
        {"hands": ("Ah", "Ah", "3c", "4c")},
        {"trick": 1},
    ):
        with pytest.raises((TypeError, ValueError), match=r"points|hands|not trick"):
            GAME.hand(Dice(1), **{"hands": ("Ah", "2c", "3c", "4c")} | wrong)
