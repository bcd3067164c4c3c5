"""The CPU players: what they do with hands where the right card is plain, and that they see only their own."""

from __future__ import annotations

import pytest

from cardtable import Action, Budget, Dice, Table, cards, replace
from cardtable_hearts import Hearts, State
from cardtable_hearts.cpu import Swift
from cardtable_hearts.likely import Likely, played, surprises
from cardtable_hearts.swift import CARDS, CODE, Position, choose

from .hands import GAME, dealt, play

LEVELS = ("easy", "normal", "hard")


def answer(level: str, state: State, seat: int, samples: int = 24) -> Action:
    action = GAME.cpu(level).choose(GAME.hide(state, seat), seat, Dice("cpu"), Budget(samples=samples))
    assert action is not None
    return action


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_queen_is_thrown_into_a_trick_of_another_suit(level: str) -> None:
    state = GAME.hand(Dice(1), hands=("Ac 4d 5d", "Qs 2d 3h", "3c 6d 7d", "4c 8d 9d"), leader=0, points=(4, 4, 4, 0))
    assert answer(level, play(state, "Ac"), 1) == Action("play", cards("Qs"))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_queen_goes_under_the_ace(level: str) -> None:
    state = GAME.hand(Dice(1), hands=("As 4d 5d", "Qs 2s 3h", "3c 6d 7d", "4c 8d 9d"), leader=0, points=(4, 4, 4, 0))
    assert answer(level, play(state, "As"), 1) == Action("play", cards("Qs"))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bare_queen_is_passed(level: str) -> None:
    state = dealt(
        "Qs2s2c3c4c5c2d3d4d5d2h3h4h", "As3s4s5s6c7c8c6d7d8d5h6h7h", "Ks6s7s8s9cTcJc9dTdJd8h9hTh",
        "9sTsJsQcKcAcQdKdAdJhQhKhAh", passing="left",
    )  # fmt: skip
    assert cards("Qs")[0] in answer(level, state, 0).cards


def test_the_rule_player_ducks_as_high_as_it_can() -> None:
    state = GAME.hand(Dice(1), hands=("9d 4c 5c", "2d 8d Kd", "3c 6d 7d", "Td Jd Qd"), leader=0, points=(13, 13, 0, 0))
    assert answer("normal", play(state, "9d"), 1) == Action("play", cards("8d"))


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hold_changes_nothing(level: str) -> None:
    one = play(GAME.hand(Dice(5), passing="none"), "2c")
    (seat,) = GAME.turn(one).seats
    two = GAME.guess(GAME.hide(one, seat), seat, Dice("another"))
    assert one.hands != two.hands
    assert answer(level, one, seat) == answer(level, two, seat)


def after_tricks(seed: int, tricks: int) -> State:
    """A hand that four rule players have begun."""
    state = GAME.hand(Dice(seed), passing="none")
    while state.tricks < tricks:
        (seat,) = GAME.turn(state).seats
        state = GAME.play(state, seat, answer("normal", state, seat))
    return state


def test_who_played_what_is_found_from_the_tricks() -> None:
    before, state = GAME.hand(Dice(3), passing="none"), after_tricks(3, 6)
    history = played(state)
    assert [code for _, code in history] == [CODE[card] for card in state.taken]
    assert all(CARDS[code] in before.hands[seat] for seat, code in history)


def test_hands_of_rule_players_hold_no_surprise_and_likely_worlds_hold_fewer() -> None:
    plain = likely = 0
    for seed in range(8):
        state = after_tricks(seed, 6)
        history, known = played(state), GAME.hide(state, 0)
        assert surprises(state, 0, history) == 0
        plain += surprises(GAME.guess(known, 0, Dice(seed)), 0, history)
        world = Likely(GAME)(known, 0, Dice(seed))
        GAME.check(world)
        assert GAME.hide(world, 0) == known
        likely += surprises(world, 0, history)
    assert likely < plain


def test_play_outs_follow_the_rules_of_the_game() -> None:
    """The small numbers and the game agree, card by card, on what is legal and what it counts."""
    for seed in range(60):
        state = GAME.hand(Dice(seed), passing="none")
        at = Position.of(state)
        expected = at.copy().finish()
        while not state.over:
            (seat,) = GAME.turn(state).seats
            assert at.turn == seat
            code = choose(at, at.hands[seat])
            state = GAME.play(state, seat, Action("play", (CARDS[code],)))
            at.play(code)
        assert tuple(expected) == state.totals


def test_a_play_out_counts_the_moon_and_the_end_of_the_match() -> None:
    state = GAME.hand(Dice(1), hands=("Ah 2h", "2c 3c", "4c 5c", "6c 7c"), leader=0, points=(24, 0, 0, 0), broken=True)
    both = [Action("play", cards(card)) for card in ("Ah", "2h")]
    assert Swift().values(state, 0, both, Dice(1)) == [13.0, 13.0]
    last = replace(state, totals=(0, 80, 80, 80))
    assert Swift().values(last, 0, both, Dice(1)) == [38.0, 38.0]


def test_whole_matches_of_every_level_end() -> None:
    for level in ("easy", "normal"):
        table = Table(Hearts(), {"target": 50}, seed=2)
        table.play_out([GAME.cpu(level)] * 4, Dice("cpus"))
        assert max(table.score.points) >= 50


def test_hard_plays_a_whole_hand_through_the_door() -> None:
    table = Table(Hearts(), {"target": 25}, seed=4)
    table.play_out([GAME.cpu("hard"), *[GAME.cpu("normal")] * 3], Dice("cpus"), Budget(samples=4))
    assert table.over
