"""What is shown to whom, and the result as it is drawn."""

from __future__ import annotations

from cardtable import HIDDEN, Fact, Scene, cards
from cardtable_holdem import Rules
from cardtable_holdem.state import State

from .hands import GAME, check_down, play, run_out, start

MUCK = Rules(muck_losers=True)


def known(state: State, seat: int | None = None) -> State:
    return GAME.hide(state, seat)


def drawn(state: State, seat: int | None = None) -> Scene:
    return GAME.scene(known(state, seat), seat)


def facts(scene: Scene, key: str) -> list[Fact]:
    return [fact for fact in scene.facts if fact.key == key]


def test_one_sees_ones_own_cards_and_nobody_elses() -> None:
    state = start("Ac Ad Kc Kd", stacks=(1000, 1000))
    assert known(state, 1).holes == ((HIDDEN,) * 2, cards("Ac Kc"))
    assert known(state).holes == ((HIDDEN,) * 2,) * 2
    assert set(known(state, 0).deck) == {HIDDEN}


def test_a_hand_won_without_a_showdown_shows_nothing() -> None:
    state = play(start(stacks=(1000,) * 3), "1 raise 60", "2 fold", "3 fold")
    assert known(state, 1).holes[0] == (HIDDEN,) * 2
    assert known(state).holes == ((HIDDEN,) * 2,) * 3


def test_folded_cards_are_never_sent_to_others_not_even_at_a_showdown() -> None:
    state = check_down(play(start(stacks=(1000,) * 3), "1 fold"))
    assert known(state, 1).holes[0] == (HIDDEN,) * 2
    assert HIDDEN not in known(state).holes[1] + known(state).holes[2]
    assert HIDDEN not in known(state, 0).holes[0]


def test_all_in_before_the_river_turns_the_live_hands_up_before_the_board() -> None:
    state = play(start(stacks=(1000,) * 3, rules=MUCK), "1 raise 1000", "2 fold", "3 call")
    assert (state.phase, state.board, state.shown) == ("runout", (), (True, False, True))
    assert HIDDEN not in known(state).holes[0]
    assert GAME.turn(state).pause > 0
    assert run_out(state).shown == (True, False, True)


def test_a_beaten_hand_may_stay_hidden_when_the_house_says_so() -> None:
    # Seat 2 shows first. Seat 3 cannot win; seat 1 can.
    top = "Kc 2d Ac Kd 7h Ad Ks 9s 8s 4h 3c"
    assert check_down(start(top, stacks=(1000,) * 3)).shown == (True, True, True)
    state = check_down(start(top, stacks=(1000,) * 3, rules=MUCK))
    assert (state.shown, state.wins) == ((False, True, False), (0, 60, 0))
    state = play(start(top, stacks=(1000,) * 3, rules=MUCK), "1 call", "2 call", "3 check")
    state = play(state, *["2 check", "3 check", "1 check"] * 2, "2 check", "3 check", "1 raise 50", "2 call", "3 call")
    assert state.shown == (True, True, False)  # whoever bet last on the river shows first


def test_the_result_says_who_won_what_and_why() -> None:
    state = run_out(
        play(start("As Kh 7c Ad Kd 7d 2c 2h 3s 8d 9c", stacks=(1000, 100, 300)), "1 raise 1000", "2 call", "3 call")
    )
    scene = drawn(state)
    of_pots, of_seats = scene.sheets
    assert [(seats, cells[1]) for seats, cells in of_pots.rows] == [((1,), 300), ((2,), 400), ((0,), 700)]
    assert [(seats, cells[1:]) for seats, cells in of_seats.rows] == [
        ((1,), (200, 300)),
        ((2,), (100, 400)),
        ((0,), (-300, 700)),
    ]
    assert [message.key for message in scene.notes] == ["won-shown", "won-shown", "won-back"]


def test_the_winning_five_are_lit() -> None:
    state = check_down(start("Kh As Qh 2d 3c 4d 5h Ks Jc"))
    lit = {
        zone.cards[place]
        for zone in drawn(state).zones
        for mark in zone.marks
        if mark.word == "winning"
        for place in mark.at
    }
    assert lit == set(cards("As 2d 3c 4d 5h"))


def test_pots_are_named_and_say_who_can_win_them() -> None:
    state = play(start(stacks=(60, 1000, 1000)), "1 raise 60", "2 raise 200", "3 call")
    scene = drawn(state)
    assert [(f.key, f.value, f.seats) for f in scene.facts if f.kind == "pot"] == [
        ("main_pot", 180, (0, 1, 2)),
        ("side_pot", 280, (1, 2)),
    ]
    state = play(start(stacks=(1000,) * 3), "1 raise 60", "2 call", "3 fold")
    assert [(f.key, f.value, f.seats) for f in drawn(state).facts if f.kind == "pot"] == [("pot", 140, (0, 1))]


def test_no_pot_is_drawn_before_chips_are_collected_and_no_price_where_checking_is_free() -> None:
    state = play(start(), "1 call")
    assert not [fact for fact in drawn(state, 1).facts if fact.kind == "pot"]
    assert not facts(drawn(state, 1), "to_call")
    assert facts(drawn(start(), 0), "to_call")[0].value == 10


def test_the_table_shows_dealer_bets_stacks_the_price_and_what_each_did_last() -> None:
    state = play(start(stacks=(1000, 1000, 60, 1000, 0)), "4 call", "1 fold", "2 raise 100", "3 call")
    scene = drawn(state, 3)
    assert facts(scene, "dealer")[0].seats == (0,)
    assert [(f.seats[0], f.value) for f in facts(scene, "bet")] == [(1, 100), (2, 60), (3, 20)]
    assert [f.value for f in facts(scene, "stack")] == [1000, 900, 0, 980, 0]
    assert [(f.seats[0], f.value) for f in facts(scene, "did")] == [
        (0, "fold"),
        (1, "raise"),
        (2, "all_in"),
        (3, "call"),
        (4, "out"),
    ]
    assert (facts(scene, "current_bet")[0].value, facts(scene, "to_call")[0].value) == (100, 80)
    assert [zone.slots for zone in scene.zones if zone.id == "board"] == [5]
    assert [zone.id for zone in scene.zones] == ["board", "hand-1", "hand-2", "hand-3"]
