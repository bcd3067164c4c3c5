"""Hand after hand: the button, blinds that rise, who is out, places."""

from __future__ import annotations

import pytest

from cardtable import RulesError, Table
from cardtable_holdem import Holdem, Rules
from cardtable_holdem.hand import next_dealer
from cardtable_holdem.state import State

from .hands import GAME, next_hand, play, run_out, start

FREEZE = Rules(match="freezeout", blind_step=3)
HANDS = Rules(hands=100)


def lose(loser: int) -> State:
    """A hand of three (dealer, small and big blind) in which one seat loses its last 50 chips to the next one."""
    stacks = tuple(50 if seat == loser else 1000 for seat in range(3))
    winner = (loser + 1) % 3
    third = 3 - loser - winner
    hole = {loser: ("2c", "7d"), winner: ("Ac", "Ad"), third: ("3h", "8s")}
    order = (1, 2, 0)
    top = " ".join([hole[seat][card] for card in range(2) for seat in order] + ["Ks", "Qs", "Jh", "4d", "5c"])
    state = start(top, stacks=stacks, rules=FREEZE)
    while state.phase not in ("runout", "result"):
        seat = state.seat
        choices = {choice.kind for choice in GAME.choices(state, seat)}
        if seat == third:
            state = play(state, f"{seat + 1} fold")
        elif seat == loser and "raise" in choices:
            state = play(state, f"{seat + 1} raise 50")
        else:
            state = play(state, f"{seat + 1} call")
    return run_out(state)


@pytest.mark.parametrize(("loser", "dealer"), [(1, 2), (2, 1), (0, 2)])
def test_of_two_nobody_is_big_blind_twice_running(loser: int, dealer: int) -> None:
    state = lose(loser)
    assert state.stacks[loser] == 0
    after = next_hand(state)
    assert (after.dealer, after.big != state.big) == (dealer, True)


def test_the_button_moves_to_the_next_seat_with_chips() -> None:
    state = start(stacks=(1000, 1000, 1000, 0, 1000), rules=HANDS, dealer=2)
    while state.phase != "result":
        state = play(state, f"{state.seat + 1} fold")
    assert next_dealer(state) == 4


def test_blinds_double_after_so_many_hands() -> None:
    state = start(stacks=(1000,) * 3, rules=FREEZE)
    seen = []
    for _ in range(7):
        seen.append(state.blinds)
        while state.phase != "result":
            state = play(state, f"{state.seat + 1} fold")
        state = next_hand(state)
    assert seen == [(10, 20)] * 3 + [(20, 40)] * 3 + [(40, 80)]


def test_a_match_of_hands_ends_after_them_and_chips_decide() -> None:
    table = Table(Holdem(), {"hands": 2}, seats=3, seed=1)
    while not table.over:
        if table.turn.seats:
            table.act(table.turn.seats[0], GAME.timeout(table.state, table.turn.seats[0]) or pytest.fail("no action"))
        else:
            table.deal()
    assert table.state.number == 2
    assert table.score.points == table.state.stacks
    assert table.score.order is None


def test_a_match_ends_when_one_seat_has_all_the_chips() -> None:
    state = run_out(play(start("7c Ah 2d Ad Ks Qd 9c 8h 4s", rules=HANDS), "1 raise 1000", "2 call"))
    assert GAME.turn(state).over
    assert GAME.score(state).places == (1, 2)


def test_a_freeze_out_ranks_by_the_order_of_leaving() -> None:
    # Seats 3 (300 chips), 4 (300) and 2 (100) leave in the same hand; then seat 5, who came later, would be better.
    top = "2c 2d 2h 7s Ac 7c 7d 7h 8s Ad Ks Qs Jh 4d 5c"
    state = start(top, stacks=(1000, 100, 300, 300, 1000), dealer=0, rules=FREEZE)
    assert state.seat == 3
    state = run_out(play(state, "4 raise 300", "5 fold", "1 call", "2 call", "3 call"))
    score = GAME.score(state)
    assert state.stacks[0] + state.stacks[4] == 2700
    assert score.places == (1, 5, 3, 3, 2)
    assert not GAME.turn(state).over


def test_a_freeze_out_needs_rising_blinds_and_says_which_field() -> None:
    with pytest.raises(RulesError) as error:
        Rules.parse({"match": "freezeout"})
    assert list(error.value.fields) == ["blind_step"]
    assert "3 to 30" in error.value.fields["blind_step"]


def test_ten_big_blinds_are_the_least_stack() -> None:
    with pytest.raises(RulesError) as error:
        Rules.parse({"stack": 200, "small_blind": 11})
    assert list(error.value.fields) == ["stack"]
    assert "at least 220" in error.value.fields["stack"]
