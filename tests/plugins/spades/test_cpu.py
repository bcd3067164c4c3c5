"""The CPU players: what they bid and play where it is plain, and that they see only their own cards."""

from __future__ import annotations

import pytest

from cardtable import Action, Budget, Dice, Table, cards
from cardtable_spades import Spades, State
from cardtable_spades.guessing import played_by
from cardtable_spades.policy import bid as rule_bid
from cardtable_spades.policy import choose, finish
from cardtable_spades.swift import CARDS, Position, masks

from .hands import GAME, bid, play

LEVELS = ("easy", "normal", "hard")


def answer(level: str, state: State, seat: int, samples: int = 24) -> Action:
    action = GAME.cpu(level).choose(GAME.hide(state, seat), seat, Dice("cpu"), Budget(samples=samples))
    assert action is not None
    return action


@pytest.mark.parametrize(
    ("hand", "amount"),
    [
        ("2c 3c 4c 5d 6d 7d 8d 2h 3h 5h 7h 2s 4s", 0),
        ("Ac 3c 4c 5d 6d 7d 8d 2h 3h 5h 7h 2s 4s", 1),  # an ace with too few low cards beside it
        ("Ac Kc 4c Ad 6d 7d 8d Ah 3h 5h 7h As Ks", 5),
        ("2c 3c 4c 5d 6d 7d 8d 2h 3h 5h 7h As Ks", 1),
    ],
)
def test_the_rule_player_counts_its_tricks_and_knows_a_safe_nil(hand: str, amount: int) -> None:
    assert rule_bid(masks(cards(hand))) == amount


def test_the_fourth_hand_wins_as_cheaply_as_it_can() -> None:
    state = GAME.hand(
        Dice(1), hands=("9d 4c", "2d 3c", "Jd 5c", "Kd Qd"), leader=0, bids=(2, 3, 2, 6), won=(3, 3, 3, 2)
    )
    assert answer("normal", play(state, "9d 2d Jd"), 3) == Action("play", cards("Qd"))


def test_a_partner_who_wins_is_not_overtaken() -> None:
    state = GAME.hand(
        Dice(1), hands=("9d 4c", "Ad 3c", "Jd 5c", "Kd 2d"), leader=0, bids=(2, 3, 2, 6), won=(3, 3, 3, 2)
    )
    assert answer("normal", play(state, "9d Ad Jd"), 3) == Action("play", cards("2d"))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_nil_ducks(level: str) -> None:
    state = GAME.hand(
        Dice(1), hands=("9d 4c 6c", "8d Kd 3c", "Jd 5c 7c", "Qd 2d 8c"), leader=0, bids=(3, 0, 3, 3), won=(4, 0, 3, 3)
    )
    assert answer(level, play(state, "9d"), 1) == Action("play", cards("8d"))


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hold_changes_nothing(level: str) -> None:
    one = GAME.hand(Dice(5))
    for state in (one, bid(one, 3, 3, 3, 3)):
        two = GAME.guess(GAME.hide(state, 0), 0, Dice("another"))
        assert state.hands != two.hands
        assert answer(level, state, 0) == answer(level, two, 0)


def test_a_guess_leans_to_hands_that_fit_the_bids() -> None:
    """Somebody who bid nil has the ace of spades less often than one seat in three, somebody who bid six more often."""
    held = [0, 0, 0, 0]
    state = bid(GAME.hand(Dice(9)), 2, 0, 6, 2)
    assert cards("As")[0] not in state.hands[0]
    for seed in range(300):
        full = GAME.guess(GAME.hide(state, 0), 0, Dice(seed))
        held[next(seat for seat in range(4) if cards("As")[0] in full.hands[seat])] += 1
    assert held[1] < 60
    assert held[2] > 130


def test_who_played_what_is_known_from_the_tricks() -> None:
    state = bid(GAME.hand(Dice(8)), 2, 3, 3, 2)
    dealt_hands = state.hands
    while state.tricks < 5:
        (seat,) = GAME.turn(state).seats
        state = GAME.play(state, seat, Action("play", GAME.choices(state, seat)[0].cards[:1]))
    for seat, played in enumerate(played_by(state)):
        assert {*played, *state.hands[seat]} == set(dealt_hands[seat])


def test_play_outs_follow_the_rules_of_the_game() -> None:
    """The small numbers and the game agree, card by card, on what is legal and who takes the tricks."""
    for seed in range(60):
        state = GAME.hand(Dice(seed))
        at = Position.of(state)
        state = bid(state, *[rule_bid(hand) for hand in at.hands])
        at = Position.of(state)
        expected = finish(at.copy())
        while state.tricks < 13:
            (seat,) = GAME.turn(state).seats
            assert at.turn == seat
            code = choose(at, at.hands[seat])
            state = GAME.play(state, seat, Action("play", (CARDS[code],)))
            at.play(code)
        assert tuple(expected) == state.won


def test_whole_matches_of_normal_players_end() -> None:
    table = Table(Spades(), {"target": 200}, seed=2)
    table.play_out([GAME.cpu("normal")] * 4, Dice("cpus"))
    assert max(table.score.points) >= 200


def test_hard_plays_through_the_door() -> None:
    table = Table(Spades(), {"max_hands": 5}, seed=4)
    table.play_out([GAME.cpu("hard"), GAME.cpu("normal")] * 2, Dice("cpus"), Budget(samples=3))
    assert table.over
