"""Contracts, nils, bags, penalties and the end of the match."""

from typing import Any

import pytest

from cardtable import Dice, Message
from cardtable_spades import Rules, score_team

from .hands import GAME, counted, play


@pytest.mark.parametrize(
    ("bids", "won", "points", "bags"),
    [
        ((4, 3, 0, 3), (3, 5, 3, 2), (-137, 61), (3, 1)),  # OpenSpiel 2.0.2 says -58: nil's tricks for the contract
        ((4, 5, 3, 1), (5, 4, 3, 1), (71, -60), (1, 0)),
        ((0, 5, 0, 6), (1, 5, 2, 5), (-197, -110), (3, 0)),  # wlim33/rust-spades c319938 says -200, no bags
        ((0, 6, 0, 5), (0, 7, 0, 6), (200, 112), (0, 2)),
        ((0, 4, 2, 6), (1, 4, 2, 6), (-79, 100), (1, 0)),
        ((4, 3, 2, 3), (4, 3, 3, 3), (61, 60), (1, 0)),
        ((4, 4, 2, 0), (5, 5, 3, 0), (62, 141), (2, 1)),
        ((0, 0, 0, 0), (3, 4, 3, 3), (-194, -193), (6, 7)),
        ((13, 13, 13, 13), (4, 3, 3, 3), (-260, -260), (0, 0)),
    ],
)
def test_a_hand_counts(bids: Any, won: Any, points: Any, bags: Any) -> None:
    state = counted(bids, won)
    assert state.scores == points
    assert state.bags == bags
    assert [result.points for result in state.result] == list(points)


def test_ten_bags_cost_a_hundred_and_what_is_over_is_kept() -> None:
    assert counted((0, 5, 4, 3), (0, 4, 5, 4), bags=(9, 0)).scores == (41, 80)
    state = counted((1, 3, 3, 5), (4, 2, 4, 3), bags=(9, 0))  # rawhat/spades 2fbf4ac forgets the remainder
    assert (state.scores[0], state.bags[0]) == (40 + 4 - 100, 3)


def test_bags_of_one_hand_can_cost_two_penalties() -> None:
    state = counted((1, 1, 1, 1), (7, 0, 6, 0), bags=(9, 0))
    assert (state.scores[0], state.bags[0]) == (-169, 0)


def test_ten_and_more_bags_of_one_hand_are_penalised() -> None:
    state = counted((1, 1, 1, 1), (6, 1, 6, 0))  # dozingcat/CardsWithCats aa05a6b says +30
    assert (state.scores[0], state.bags[0]) == (20 + 10 - 100, 0)


def test_the_houses_limit_and_penalty_count() -> None:
    five = score_team((2, 2), (4, 5), bags=4, limit=5, penalty=50)
    assert (five.penalties, five.score, five.counter) == (1, 40 + 5 - 50, 4)
    none = score_team((2, 2), (4, 5), bags=400, limit=0, penalty=100)
    assert (none.score, none.counter) == (45, 405)


def test_a_penalty_can_keep_a_team_below_the_target() -> None:
    state = counted((2, 5, 2, 4), (3, 4, 2, 4), scores=(495, 320), bags=(9, 0))
    assert state.scores == (436, 230)
    assert not GAME.turn(state).over


def test_a_double_nil_near_the_target() -> None:
    """499 with nine bags and one of two nils broken: 499 + 100 - 100 + 1 - 100."""
    assert counted((0, 6, 0, 6), (1, 6, 0, 6), scores=(499, 0), bags=(9, 0)).scores[0] == 400


@pytest.mark.parametrize(
    ("scores", "over", "places"),
    [
        ((442, 452), False, (1, 1, 1, 1)),  # 512:512
        ((442, 445), True, (1, 2, 1, 2)),
        ((435, 452), True, (2, 1, 2, 1)),
        ((420, 380), False, (1, 2, 1, 2)),
        ((430, 0), True, (1, 2, 1, 2)),  # exactly 500
    ],
)
def test_the_higher_team_wins_at_500_and_equal_scores_play_on(scores: Any, over: bool, places: Any) -> None:
    state = counted((4, 4, 3, 2), (4, 4, 3, 2), scores=scores)
    assert state.scores == (scores[0] + 70, scores[1] + 60)
    assert GAME.turn(state).over is over
    assert GAME.score(state).places == places
    assert bool(GAME.score(state).why) is over


def test_a_contract_of_twelve_made_exactly_can_win() -> None:
    assert counted((6, 1, 6, 0), (6, 1, 6, 0), scores=(455, 0)).scores[0] == 575


def test_a_floor_loses_the_match_where_the_house_wants_one() -> None:
    rules = Rules(loss_floor=-100)
    assert GAME.turn(counted((8, 2, 5, 1), (5, 5, 2, 1), rules=rules)).over
    assert not GAME.turn(counted((8, 2, 5, 1), (5, 5, 2, 1))).over
    assert not GAME.turn(counted((8, 8, 5, 5), (5, 5, 2, 1), rules=rules)).over  # both at -130


def test_a_limit_of_hands_ends_it_even_in_a_draw() -> None:
    rules = Rules(max_hands=5)
    assert not GAME.turn(counted((4, 4, 3, 3), (4, 4, 3, 2), rules=rules, number=4)).over
    state = counted((3, 3, 3, 3), (3, 3, 4, 3), scores=(0, 1), rules=rules, number=5)
    assert GAME.turn(state).over
    score = GAME.score(state)
    assert score.places == (1, 1, 1, 1)
    assert [message.key for message in score.why] == ["why-equal"]


def keys(cells: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(cell.key if isinstance(cell, Message) else cell for cell in cells)


def test_the_result_explains_who_did_what_and_sums_line_by_line() -> None:
    state = counted((4, 3, 0, 3), (3, 5, 3, 2), scores=(314, 271), bags=(4, 1))
    seats, ours, theirs = GAME.scene(state, 0).sheets
    assert seats.title.key == "verdict-nil-failed"
    assert [keys(cells) for _, cells in seats.rows] == [
        (4, 3, "meaning-short"),
        (3, 5, "meaning-over"),
        ("cell-nil", 3, "meaning-nil-failed"),
        (3, 2, "meaning-covered"),
    ]
    assert [keys(cells) for _, cells in ours.rows] == [
        ("line-contract", -40),
        ("line-nil-failed", -100),
        ("line-bags", 3),
        ("line-score", 177),
        ("line-counter", 7),
    ]
    assert [keys(cells) for _, cells in theirs.rows] == [
        ("line-contract", 60),
        ("line-bags", 1),
        ("line-score", 332),
        ("line-counter", 2),
    ]


@pytest.mark.parametrize(
    ("bids", "won", "bags", "verdict"),
    [
        ((4, 3, 0, 3), (5, 5, 0, 3), (0, 0), "verdict-nil-made"),
        ((6, 3, 2, 3), (5, 5, 2, 1), (0, 0), "verdict-set"),
        ((3, 3, 2, 3), (5, 3, 2, 3), (9, 0), "verdict-bags"),
        ((4, 3, 3, 3), (4, 3, 3, 3), (0, 0), "verdict-made"),
    ],
)
def test_the_verdict_is_what_mattered_most(bids: Any, won: Any, bags: Any, verdict: str) -> None:
    assert GAME.scene(counted(bids, won, bags=bags), None).sheets[0].title.key == verdict


def test_facts_show_bids_tricks_scores_and_bags_of_their_limit() -> None:
    state = GAME.hand(Dice(1), bids=(4, 0, 3, 2), scores=(120, 80), bags=(3, 9))
    facts = GAME.scene(state, None).facts
    assert [fact.value for fact in facts if fact.key == "bid"] == [4, "nil", 3, 2]
    assert [(fact.seats, fact.value, fact.limit) for fact in facts if fact.key == "bags"] == [
        ((0, 2), 3, 10),
        ((1, 3), 9, 10),
    ]
    assert [(fact.seats, fact.value) for fact in facts if fact.key == "score"] == [((0, 2), 120), ((1, 3), 80)]


def test_a_situation_must_be_possible() -> None:
    four = ("2c", "3c", "4c", "5c")
    for wrong in (
        {"hands": four},
        {"hands": four, "bids": (3, 3, 3, 3), "won": (1, 0, 0, 0)},
        {"score": 3},
        {"bids": (1, 2)},
    ):
        with pytest.raises((TypeError, ValueError), match=r"bids|not score$"):
            GAME.hand(Dice(1), **wrong)


def test_partners_carry_their_teams_score() -> None:
    state = counted((4, 4, 3, 2), (4, 4, 3, 2))
    assert GAME.score(state).points == (70, 60, 70, 60)
    assert GAME.score(state).teams == (0, 1, 0, 1)
    assert play(GAME.hand(Dice(1), hands=("2c", "3c", "4c", "5c"), bids=(1, 1, 1, 1)), "2c").tricks == 12
