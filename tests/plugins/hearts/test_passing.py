"""Passing three cards: at the same time, hidden, and known to giver and taker afterwards."""

import pytest

from cardtable import HIDDEN, SEALED, Action, Dice, Refusal, Table, cards
from cardtable_hearts import Rules, State

from .hands import GAME, dealt, give, play

SUITS = ("2c3c4c5c6c7c8c9cTcJcQcKcAc", "2d3d4d5d6d7d8d9dTdJdQdKdAd", "2h3h4h5h6h7h8h9hThJhQhKhAh",
         "2s3s4s5s6s7s8s9sTsJsQsKsAs")  # fmt: skip
LOW = ("2c 3c 4c", "2d 3d 4d", "2h 3h 4h", "2s 3s 4s")


def passed(to: str) -> State:
    state = dealt(*SUITS, passing=to)
    for seat, three in enumerate(LOW):
        state = give(state, seat, three)
    return state


@pytest.mark.parametrize(("to", "seat"), [("left", 1), ("right", 3), ("across", 2)])
def test_three_cards_go_where_the_hand_says(to: str, seat: int) -> None:
    state = passed(to)
    assert set(cards(LOW[0])) <= set(state.hands[seat])
    assert all(len(hand) == 13 for hand in state.hands)


def test_the_direction_goes_round_with_every_fourth_hand_without() -> None:
    state = GAME.start(Rules(), 4, Dice(1))
    found = []
    for k in range(5):
        found.append(state.shift if state.passing else 0)
        state = GAME.deal(state, Dice(1, k))
    assert found == [1, 3, 2, 0, 1]


def test_all_choose_at_once_in_any_order() -> None:
    state = dealt(*SUITS, passing="left")
    assert GAME.turn(state).sealed
    state = give(state, 2, LOW[2])
    assert GAME.turn(state).seats == (0, 1, 3)
    state = give(give(state, 0, LOW[0]), 3, LOW[3])
    assert state.passing
    assert not give(state, 1, LOW[1]).passing


def test_until_all_have_chosen_others_learn_only_that_a_seat_is_ready() -> None:
    table = Table(GAME, seed=1, state=dealt(*SUITS, passing="left"))
    table.act(0, Action("pass", cards(LOW[0])))
    for viewer in (None, 1, 2, 3):
        known = table.known(viewer)
        assert known.sealed.picks == (SEALED, None, None, None)
        assert [action for _, _, action in table.events(viewer)] == [Action("pass")]
        assert not set(known.hands[0]) - {HIDDEN}
    assert table.known(0).sealed.picks[0] == Action("pass", cards(LOW[0]))


def test_afterwards_giver_and_taker_know_the_three_cards_and_nobody_else_does() -> None:
    state = passed("left")
    assert set(GAME.hide(state, 0).hands[1]) == {*cards(LOW[0]), HIDDEN}
    assert set(GAME.hide(state, 2).hands[1]) == {HIDDEN}
    assert set(GAME.hide(state, None).hands[1]) == {HIDDEN}
    zone = next(zone for zone in GAME.scene(GAME.hide(state, 1), 1).zones if zone.id == "hand-1")
    assert {zone.cards[at] for mark in zone.marks for at in mark.at} == set(cards(LOW[0]))


def test_the_giver_knows_them_until_they_are_played() -> None:
    state = play(passed("left"), "2c")
    assert set(GAME.hide(state, 0).hands[1]) == {*cards("3c 4c"), HIDDEN}
    assert GAME.hide(state, 0).hands[1][:2] == cards("3c 4c")


@pytest.mark.parametrize(
    ("three", "reason"),
    [
        ("2c 3c", "three_cards"),
        ("2c 3c 4c 5c", "three_cards"),
        ("2c 2c 3c", "three_cards"),
        ("2c 3c Qs", "not_in_hand"),
    ],
)
def test_anything_but_three_different_own_cards_is_refused(three: str, reason: str) -> None:
    with pytest.raises(Refusal) as refusal:
        give(dealt(*SUITS, passing="left"), 0, three)
    assert refusal.value.key == reason


def test_a_choice_once_sent_stands() -> None:
    state = give(dealt(*SUITS, passing="left"), 0, LOW[0])
    with pytest.raises(Refusal, match="not_your_turn"):
        give(state, 0, "5c 6c 7c")


def test_nothing_is_passed_in_a_hand_without_passing() -> None:
    state = dealt(*SUITS, passing="none")
    with pytest.raises(Refusal, match="wrong_phase"):
        give(state, 0, LOW[0])


def test_a_guess_leaves_passed_cards_and_the_two_of_clubs_where_they_are_known_to_be() -> None:
    state = passed("right")  # seat 3 has the two of clubs and opens
    for viewer in range(4):
        known = GAME.hide(state, viewer)
        for seed in range(20):
            full = GAME.guess(known, viewer, Dice(seed))
            GAME.check(full)
            assert cards("2c")[0] in full.hands[3]
            assert set(cards(LOW[viewer])) <= set(full.hands[(viewer + 3) % 4])
            assert GAME.hide(full, viewer) == known


def test_a_guess_while_passing_completes_hands_and_choices() -> None:
    state = give(dealt(*SUITS, passing="left"), 2, LOW[2])
    full = GAME.guess(GAME.hide(state, 0), 0, Dice(5))
    pick = full.sealed.picks[2]
    assert pick is not None
    assert set(pick.cards) <= set(full.hands[2])
