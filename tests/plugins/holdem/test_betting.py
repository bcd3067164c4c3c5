"""Blinds, order, raises, short all-ins: the worked examples of the rules, and faults that other engines had."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable import Action, Refusal
from cardtable_holdem.state import State

from .hands import GAME, kinds, may_raise, play, run_out, start, turn


def refused(state: State, kind: str, amount: int | None = None) -> str:
    with pytest.raises(Refusal) as refusal:
        GAME.play(state, state.seat, Action(kind, amount=amount))
    return refusal.value.key


def test_two_players_the_dealer_is_small_blind_and_first_then_last() -> None:
    state = start()
    assert (turn(state), state.stacks, may_raise(state)) == (1, (990, 980), (40, 1000))
    state = play(state, "1 call")
    assert (state.stacks, turn(state), kinds(state)) == ((980, 980), 2, ["raise", "check", "fold"])
    state = play(state, "2 check")
    assert (turn(state), len(state.board), state.phase) == (2, 3, "flop")


def test_the_seat_after_the_big_blind_begins_and_each_raise_sets_the_next_minimum() -> None:
    state = start(stacks=(1000,) * 4)
    assert turn(state) == 4
    assert may_raise(state) == (40, 1000)
    state = play(state, "4 raise 60")
    assert may_raise(state) == (100, 1000)
    assert may_raise(play(state, "1 raise 150")) == (240, 1000)


def test_a_raise_names_the_total_of_the_street() -> None:
    state = play(start(), "1 raise 60")
    assert state.stacks == (940, 980)
    assert play(state, "2 raise 150").stacks == (940, 850)


def test_the_big_blind_has_an_option_since_posting_is_not_acting() -> None:
    state = play(start(stacks=(1000,) * 3), "1 call", "2 call")
    assert (turn(state), kinds(state)) == (3, ["raise", "check", "fold"])


def test_a_short_all_in_reopens_nothing() -> None:
    state = play(start(stacks=(1000, 1000, 1000, 160)), "4 call", "1 raise 100", "2 call", "3 fold", "4 raise 160")
    assert (turn(state), kinds(state)) == (1, ["call", "fold"])
    assert refused(state, "raise", 300) == "raise_not_reopened"
    state = play(state, "1 call")
    assert (turn(state), kinds(state)) == (2, ["call", "fold"])


def test_two_short_all_ins_reopen_for_whom_they_are_a_full_raise_together_and_for_nobody_else() -> None:
    # TDA 47: A bets 100, B all-in 125, C calls, D all-in 200, E calls. A faces 100 and may raise, C faces 75.
    state = start(stacks=(5000, 5000, 225, 5000, 300, 5000), dealer=0, blinds=(50, 100))
    state = play(state, "4 call", "5 call", "6 call", "1 call", "2 call", "3 check")
    state = play(state, "2 raise 100", "3 raise 125", "4 call", "5 raise 200", "6 call", "1 fold")
    assert (turn(state), may_raise(state)) == (2, (300, 4900))
    state = play(state, "2 call")
    assert (turn(state), kinds(state)) == (4, ["call", "fold"])


def test_reopened_for_one_seat_is_not_reopened_for_all() -> None:
    # PokerKit 0.7.7 lets C raise to 300 here.
    state = start(stacks=(200, 1000, 1000, 1000, 125, 1000, 1000), dealer=0, blinds=(50, 100))
    state = play(state, "4 call", "5 raise 125", "6 call", "7 fold", "1 raise 200", "2 fold", "3 call")
    assert (turn(state), may_raise(state)) == (4, (300, 1000))
    state = play(state, "4 call")
    assert (turn(state), state.current - state.street[5], kinds(state)) == (6, 75, ["call", "fold"])


def test_a_short_opening_all_in_does_not_reopen_for_who_has_checked() -> None:
    state = play(start(stacks=(34, 1000, 1000)), "1 call", "2 call", "3 check", "2 check", "3 check", "1 raise 14")
    assert (turn(state), kinds(state)) == (2, ["call", "fold"])


def test_over_a_short_opening_all_in_the_least_raise_is_a_big_blind_more() -> None:
    state = play(start(stacks=(1000, 35, 1000)), "1 call", "2 call", "3 check", "2 raise 15")
    assert may_raise(state) == (35, 980)


def test_the_least_raise_after_an_opening_bet_is_twice_the_bet() -> None:
    state = play(start(blinds=(1, 2)), "1 call", "2 check", "2 raise 2")
    assert may_raise(state) == (4, 998)


def test_the_last_chips_can_be_added_though_they_are_less_than_a_raise() -> None:
    state = start(stacks=(29, 1000), blinds=(11, 22))
    assert (kinds(state), may_raise(state)) == (["raise", "call", "fold"], (29, 29))


def test_whoever_is_put_all_in_is_asked_before_the_board_is_dealt() -> None:
    state = play(start(stacks=(1880, 1880), blinds=(90, 180)), "1 call", "2 raise 1880")
    assert (turn(state), kinds(state), state.board) == (1, ["call", "fold"], ())


def test_the_last_seat_with_chips_is_not_asked_when_it_has_matched() -> None:
    state = start(stacks=(150, 150, 50, 50), dealer=0)
    state = play(state, "4 raise 50", "1 call", "2 call", "3 call", "2 check", "1 fold")
    assert (turn(state), state.phase) == (0, "runout")
    assert len(run_out(state).board) == 5


def test_a_call_for_less_takes_what_there_is_and_no_more() -> None:
    state = play(start(stacks=(1000, 110)), "1 raise 500", "2 call")
    assert state.stacks[1] == 0
    state = play(start(stacks=(1000, 70)), "1 raise 60", "2 call")
    assert state.stacks[1] == 10


def test_a_raise_that_nobody_could_call_is_refused() -> None:
    state = play(start(stacks=(1000, 100, 300)), "1 fold", "2 raise 100")
    assert refused(state, "raise", 200) == "raise_pointless"


def test_a_short_big_blind_leaves_the_price_and_blinds_that_cover_nobody_ask_nobody() -> None:
    state = start(stacks=(15, 5, 8))
    assert (turn(state), kinds(state)) == (1, ["call", "fold"])
    assert run_out(play(state, "1 call")).back == (0, 7)
    assert start(stacks=(10, 20)).phase == "runout"


def test_an_ante_is_in_the_pot_and_not_in_the_bet() -> None:
    state = start(stacks=(1000,) * 3, ante=5)
    assert (state.street, state.paid, may_raise(state)) == ((0, 10, 20), (5, 5, 5), (40, 995))


def test_folding_when_checking_is_free_is_legal_and_asks_first() -> None:
    state = play(start(), "1 call")
    assert [choice.confirm for choice in GAME.choices(state, 1)] == ["", "", "fold_free"]
    assert play(state, "2 fold").wins == (40, 0)


@pytest.mark.parametrize(
    ("kind", "amount", "reason"),
    [
        ("check", None, "check_owed"),
        ("raise", 39, "raise_too_small"),
        ("raise", 1001, "raise_too_big"),
        ("raise", None, "out_of_range"),
        ("fold", 5, "illegal"),
        ("bet", 40, "wrong_phase"),
    ],
)
def test_what_is_refused_says_why(kind: str, amount: int | None, reason: str) -> None:
    assert refused(start(), kind, amount) == reason
    assert refused(play(start(), "1 call"), "call") == "call_nothing"


def test_the_marks_name_totals_that_differ() -> None:
    raises = GAME.choices(start(), 0)[0]
    assert raises.marks == (("min", 40), ("pot", 60), ("all_in", 1000))
    raises = GAME.choices(play(start(), "1 raise 60"), 1)[0]
    assert raises.marks == (("min", 100), ("half_pot", 120), ("pot", 180), ("all_in", 1000))


def test_a_clock_checks_if_it_is_free_and_else_folds() -> None:
    assert GAME.timeout(start(), 0) == Action("fold")
    assert GAME.timeout(play(start(), "1 call"), 1) == Action("check")


def test_ahead_offers_what_is_true_now_and_no_raise() -> None:
    state = start(stacks=(1000,) * 3)
    assert [choice.kind for choice in GAME.ahead(state, 2)] == ["check", "fold"]
    raised = play(state, "1 raise 60")
    assert GAME.ahead(raised, 2) == GAME.choices(play(raised, "2 fold"), 2)[1:]
    assert GAME.ahead(raised, raised.seat) == ()


@pytest.mark.parametrize(
    "given",
    [
        {"stacks": (1000,)},
        {"stacks": (1000, 0)},
        {"stacks": (1000,) * 13},
        {"stacks": (1000, -5, 10)},
        {"stacks": (1000, 1000), "dealer": 2},
        {"stacks": (0, 10, 10), "dealer": 0},
        {"blinds": (10, 0)},
        {"ante": -1},
    ],
)
def test_a_hand_that_cannot_be_is_refused_in_one_line(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        start(**given)
    with pytest.raises(TypeError, match="stacks, dealer, blinds and ante, not players"):
        start(players=3)
