"""Pots, uncalled chips, odd chips."""

from __future__ import annotations

import pytest

from cardtable_holdem.pots import pay_out, pots, shares, uncalled
from cardtable_holdem.state import around

from .hands import check_down, play, run_out, start


def amounts(totals: tuple[int, ...], folded: str = "") -> list[tuple[int, str]]:
    """Pots as (amount, seats from A) of totals, with the seats that have folded."""
    out = [chr(65 + seat) in folded for seat in range(len(totals))]
    return [(pot.amount, "".join(chr(65 + seat) for seat in pot.seats)) for pot in pots(totals, out)]


@pytest.mark.parametrize(
    ("totals", "folded", "expected"),
    [
        ((10, 10, 7), "", [(21, "ABC"), (6, "AB")]),
        ((20, 30, 7, 30), "A", [(28, "BCD"), (59, "BD")]),
        ((5, 10, 8, 10, 2), "E", [(22, "ABCD"), (9, "BCD"), (4, "BD")]),
        ((101, 25, 58, 101, 26, 59), "EF", [(150, "ABCD"), (133, "ACD"), (87, "AD")]),
        ((100, 300, 300, 10), "D", [(310, "ABC"), (400, "BC")]),  # a folded small blind makes no pot of its own
        ((50, 50, 80), "C", [(180, "AB")]),  # folded chips above the highest live total join the last pot
    ],
)
def test_pots_reach_from_one_live_total_to_the_next(
    totals: tuple[int, ...], folded: str, expected: list[tuple[int, str]]
) -> None:
    assert amounts(totals, folded) == expected
    assert sum(amount for amount, _ in expected) == sum(totals)


def test_chips_that_nobody_matched_go_back_first() -> None:
    assert uncalled((50, 20, 30)) == (0, 20)
    assert uncalled((50, 50, 30)) == (0, 0)
    state = run_out(play(start(stacks=(1000, 100, 300)), "1 raise 1000", "2 call", "3 call"))
    assert state.back == (0, 700)
    assert [(pot.amount, pot.seats) for pot in state.pots] == [(300, (0, 1, 2)), (400, (0, 2))]


def test_an_all_in_seat_stays_eligible_when_others_act_later() -> None:
    state = start(stacks=(100, 1000, 1000), blinds=(25, 50))
    state = check_down(play(state, "1 raise 100", "2 call", "3 call"))
    assert [(pot.amount, pot.seats) for pot in state.pots] == [(300, (0, 1, 2))]


def test_a_fold_against_an_all_in_gives_the_pot_and_the_uncalled_chips() -> None:
    state = play(start(), "1 raise 1000", "2 fold")
    assert (state.stacks, state.back, state.shown) == ((1020, 980), (0, 980), (False, False))


def test_a_folded_seat_is_never_paid() -> None:
    state = check_down(play(start(stacks=(500,) * 3), "1 call", "2 fold"))
    assert state.wins[1] == 0
    assert sum(state.wins) == 50


def test_odd_chips_go_one_each_from_the_dealers_left() -> None:
    state = check_down(start("Qh Ac Ah Jd 2c 2d Ks Kd 8s 8c 3h", stacks=(1000, 5, 1000)))
    assert [(pot.amount, pot.winners) for pot in state.pots] == [(15, (2, 0)), (30, (2, 0))]
    assert state.wins == (22, 0, 23)
    found = pay_out(
        pots((101, 25, 58, 101, 26, 59), [False] * 4 + [True] * 2), dict.fromkeys(range(4), 1), around(0, 6)
    )
    paid = [0] * 6
    for pot in found:
        for seat, chips in shares(pot):
            paid[seat] += chips
    assert paid == [124, 38, 83, 125, 0, 0]


def test_three_equal_hands_share_a_pot_to_the_chip() -> None:
    found = pay_out(pots((10_100,) * 3, [False] * 3), {0: 7, 1: 7, 2: 7}, (1, 2, 0))
    assert [shares(pot) for pot in found] == [[(1, 10_100), (2, 10_100), (0, 10_100)]]
