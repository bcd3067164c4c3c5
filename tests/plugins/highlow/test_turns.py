"""Whose turn it is, banking, and the end of a match."""

from typing import Any

import pytest

from cardtable import Action, Dice, Refusal, RulesError, SeatsError, Table, cards
from cardtable_highlow import HighLow, Rules, State

GAME = HighLow()


def bank(state: State) -> State:
    return GAME.play(state, state.seat, Action("bank"))


def test_the_turns_go_round_until_every_seat_has_had_its_own() -> None:
    table = Table(GAME, {"turns": 2}, seats=3, seed=1)
    order = []
    while not table.over:
        (seat,) = table.turn.seats
        order.append(seat)
        table.act(seat, Action("bank"))
    assert order == [0, 1, 2, 0, 1, 2]
    assert table.turn.phase == "result"


def test_the_standard_is_three_turns_each_and_the_ace_low() -> None:
    assert Rules().values() == {"turns": 3, "ace": "low"}
    table = Table(GAME, seats=1, seed=1)
    for _ in range(3):
        assert not table.over
        table.act(0, Action("bank"))
    assert table.over
    with pytest.raises(Refusal, match="match_over"):
        table.act(0, Action("bank"))


def test_banking_adds_the_streak_and_leaves_card_and_deck_to_the_next_seat() -> None:
    state = GAME.hand(Dice(1), totals=(5, 2), left=2, streak=4)
    after = bank(state)
    assert after.totals == (9, 2)
    assert (after.seat, after.streak, after.last, after.count) == (1, 0, "bank", 4)
    assert (after.table, after.deck, after.gone) == (state.table, state.deck, state.gone)


def test_one_may_bank_nothing_which_uses_up_the_turn_and_is_asked_about_once() -> None:
    state = GAME.hand(Dice(1), seats=2)
    choice = GAME.choices(state, 0)[-1]
    assert (choice.kind, choice.confirm, choice.args) == ("bank", "bank-nothing", (("points", 0),))
    assert bank(state).totals == (0, 0)
    assert bank(state).left == (2, 3)
    assert GAME.choices(GAME.hand(Dice(1), streak=3), 0)[-1].confirm == ""


def test_no_card_is_turned_at_the_start_of_a_turn() -> None:
    table = Table(GAME, seats=2, seed=3)
    before = table.state
    table.act(0, Action("bank"))
    assert table.state.table is before.table
    assert len(table.state.deck) == 51


# The published worked example, ace low: table 7, deck 10, 10, king, ace.
def test_two_seats_play_on_one_card() -> None:
    state = GAME.hand(Dice.stacked(cards("7h Th Tc Ks As")), seats=2)
    state = GAME.play(state, 0, Action("higher"))
    assert state.streak == 1
    state = GAME.play(state, 0, Action("lower"))
    assert (state.seat, state.totals, str(state.table)) == (1, (0, 0), "Tc")
    state = GAME.play(state, 1, Action("higher"))
    assert [choice.kind for choice in GAME.choices(state, 1)] == ["lower", "bank"]
    assert bank(state).totals == (0, 1)


def test_equal_totals_share_a_place_and_a_shared_first_place_is_a_draw() -> None:
    state = bank(GAME.hand(Dice(1), totals=(5, 3, 5, 0), left=1, seat=3, streak=1))
    score = GAME.score(state)
    assert (score.points, score.places, score.draw) == ((5, 3, 5, 1), (1, 3, 1, 4), True)
    assert [why.key for why in score.why] == ["why-draw"]


def test_the_highest_total_wins_and_a_match_alone_has_only_its_total() -> None:
    won = GAME.score(bank(GAME.hand(Dice(1), totals=(5, 3), left=1, seat=1, streak=1)))
    assert (won.places, won.draw, won.why[0].key) == ((1, 2), False, "why-won")
    alone = GAME.score(bank(GAME.hand(Dice(1), totals=(5,), left=1, streak=1)))
    assert (alone.points, alone.places, alone.why[0].key) == ((6,), (1,), "why-alone")
    assert GAME.score(GAME.hand(Dice(1))).why == ()


def test_a_match_is_for_one_to_eight_with_one_to_ten_turns() -> None:
    for seats in (0, 9):
        with pytest.raises(SeatsError, match="1 to 8"):
            Table(GAME, seats=seats, seed=1)
    for wrong in ({"turns": 0}, {"turns": 11}, {"turns": "3"}, {"ace": "middle"}, {"jokers": 2}):
        with pytest.raises(RulesError):
            Table(GAME, wrong, seats=2, seed=1)


@pytest.mark.parametrize(
    "given",
    [
        {"seats": 9},
        {"seats": 2, "seat": 2},
        {"seats": 2, "totals": (1,)},
        {"left": 4},
        {"left": 0},
        {"deck": 0},
        {"deck": 52},
        {"streak": -1},
        {"totals": (5, 0), "left": 3},
        {"totals": (-1, 0), "left": 1},
    ],
)
def test_a_situation_that_cannot_come_about_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"must be|cannot have"):
        GAME.hand(Dice(1), **given)


def test_a_given_situation_is_a_sound_one() -> None:
    state = GAME.hand(Dice(1), Rules(turns=5), totals=(5, 3, 0), left=2, seat=1, streak=2, deck=7)
    GAME.check(state)
    assert (state.totals, state.left, state.seat, len(state.deck)) == ((5, 3, 0), (1, 2, 2), 1, 7)
