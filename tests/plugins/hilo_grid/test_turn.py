"""The opening and the steps of a turn."""

from typing import Any

import pytest

from cardtable import Action, Dice, Table, cards
from cardtable_hilo_grid import Rules, State
from cardtable_hilo_grid.state import CARDS
from cardtable_hilo_grid.steps import starter

from .hands import DOWN, GAME, at, grid, kinds, pile, play, refused


def test_there_are_eight_colours_of_thirteen_cards_in_the_order_of_the_look() -> None:
    assert len(set(CARDS)) == 104
    assert list(dict.fromkeys(card.suit for card in CARDS)) == list("ROYGSBVP")
    assert [card.rank for card in CARDS[:13]] == list(range(-1, 12))
    assert " ".join(map(str, CARDS[:3])) == "R-1 R0 R1"
    assert str(CARDS[-1]) == "P11"


def test_nine_cards_each_are_dealt_one_at_a_time_and_the_next_one_opens_the_discards() -> None:
    state = GAME.start(Rules(), 3, Dice.stacked(CARDS))
    assert [grid.cards for grid in state.grids] == [CARDS[seat:27:3] for seat in range(3)]
    assert (state.discard, state.deck) == (CARDS[27:28], CARDS[28:])
    assert not any(up for grid in state.grids for up in grid.up)


def test_the_two_cards_are_chosen_by_all_at_once_and_turned_up_together() -> None:
    table = Table(GAME, seats=3, seed=4)
    assert (table.turn.seats, table.turn.sealed) == ((0, 1, 2), True)
    table.act(2, Action("reveal", cells=(0, 1)))
    assert not any(up for grid in table.state.grids for up in grid.up)
    assert table.turn.seats == (0, 1)
    table.act(0, Action("reveal", cells=(8, 4)))
    table.act(1, Action("reveal", cells=(2, 3)))
    assert [[cell for cell, up in enumerate(grid.up) if up] for grid in table.state.grids] == [[4, 8], [2, 3], [0, 1]]
    sums = [grid.open_sum for grid in table.state.grids]
    assert sums[table.state.seat] == max(sums)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1 reveal @3", "two_cards"),
        ("1 reveal @3 @3", "two_cards"),
        ("1 reveal @3 @9", "two_cards"),
        ("1 reveal @1 @2 @3", "two_cards"),
        ("1 draw", "wrong_phase"),
        ("1 look @3", "wrong_phase"),
    ],
)
def test_an_opening_choice_is_two_different_cards_of_ones_own(line: str, reason: str) -> None:
    assert refused(GAME.start(Rules(), 2, Dice(1)), line) == reason


@pytest.mark.parametrize(
    ("sums", "number", "seat"),
    [
        ((7, 9, 8), 1, 1),
        ((9, 9, 3), 1, 0),  # round 1: seat 0 is the first to the dealer's left
        ((9, 9, 3), 2, 1),
        ((9, 3, 9), 2, 2),
        ((9, 3, 9), 4, 0),
        ((9, 9, 5, 9), 3, 3),  # the worked example: seats 1, 2 and 4 tie in round 3, seat 4 starts
        ((-2, -2), 1, 0),
        ((-2, -2), 2, 1),
    ],
)
def test_the_highest_sum_begins_and_among_equals_the_first_from_the_dealers_left(
    sums: tuple[int, ...], number: int, seat: int
) -> None:
    assert starter(sums, number) == seat


# A public program (dantebarbieri/skyjo) gives ties to the lowest seat; here that is so in the first round only.
def test_open_sums_of_7_9_and_9_are_begun_by_the_second_seat_in_the_first_round() -> None:
    assert starter((7, 9, 9), 1) == 1
    assert starter((7, 9, 9), 3) == 2


def test_one_draws_or_takes_and_the_choice_is_final() -> None:
    state = at(DOWN, discard="G3")
    assert kinds(state) == ["draw", "take"]
    drawn = play(state, "1 draw")
    assert (drawn.held, kinds(drawn)) == (state.deck[:1], ["place", "flip"])
    taken = play(state, "1 take")
    assert (taken.held, kinds(taken), pile(taken)) == (cards("G3", CARDS), ["place"], "")
    assert refused(drawn, "1 take") == refused(taken, "1 draw") == "source_final"


@pytest.mark.parametrize("card", ["R2", "(R2)"])
def test_a_card_is_swapped_for_an_open_one_or_one_that_lies_face_down(card: str) -> None:
    state = play(at(f"{card} ?? ?? / ?? ?? ?? / ?? ?? ??", held="B8", discard="G3"), "1 place @0")
    assert grid(state).startswith("B8 (")
    assert (pile(state), state.seat, state.held) == ("G3 R2", 1, ())


def test_a_refused_card_is_discarded_and_a_card_of_ones_own_turned_up() -> None:
    state = play(at("(R2) ?? ?? / ?? ?? ?? / ?? ?? ??", held="B8", discard="G3"), "1 flip @0")
    assert grid(state).startswith("R2 (")
    assert (pile(state), state.seat) == ("G3 B8", 1)


@pytest.mark.parametrize(
    ("given", "line", "reason"),
    [
        ({}, "1 pass", "no_pass"),
        ({}, "1 place @0", "choose_source"),
        ({}, "1 flip @1", "choose_source"),
        ({}, "1 look @1", "wrong_phase"),
        ({}, "1 keep", "illegal"),
        ({}, "1 remove @0 @1 @2", "wrong_phase"),
        ({}, "1 draw R7", "illegal"),
        ({}, "1 take 3", "illegal"),
        ({}, "2 draw", "not_your_turn"),
        ({"held": "B8"}, "1 flip @0", "already_open"),
        ({"held": "B8"}, "1 flip @9", "no_card_there"),
        ({"held": "B8"}, "1 place @9", "no_card_there"),
        ({"held": "B8"}, "1 place @1 @2", "one_place"),
        ({"held": "B8"}, "1 place", "one_place"),
        ({"held": "B8"}, "1 pass", "no_pass"),
        ({"held": "B8"}, "1 remove @0 @1 @2", "wrong_phase"),
        ({"held": "B8", "taken": True}, "1 flip @1", "must_place"),
        ({"held": "B8", "taken": True}, "1 take", "source_final"),
    ],
)
def test_what_the_rules_forbid_is_refused_with_the_reason(given: dict[str, Any], line: str, reason: str) -> None:
    state = at("R3 ?? ?? / ?? ?? ?? / ?? ?? ??", **given)
    assert refused(state, line) == reason


def test_there_is_no_card_in_a_place_that_has_closed_up() -> None:
    assert refused(at("R1 R2 ?? / Y4 B2 (B1)", held="R5"), "1 place @6") == "no_card_there"


# G-11: public programs fail when the draw pile runs out.
def test_an_empty_draw_pile_is_filled_with_all_discards_but_the_top_one_and_the_card_drawn() -> None:
    state = at(DOWN, deck=0, discard="G3")
    under = set(state.discard[:-1])
    choosing = GAME.play(state, 0, Action("draw"))
    assert (GAME.turn(choosing).seats, choosing.phase) == ((), "shuffle")
    drawn = play(state, "1 draw")
    assert pile(drawn) == "G3"
    assert {*drawn.deck, *drawn.held} == under
    assert (drawn.phase, drawn.seat, kinds(drawn)) == ("drawn", 0, ["place", "flip"])
    assert not {*drawn.moved} & under


def test_the_last_card_of_the_draw_pile_is_drawn_without_a_shuffle() -> None:
    drawn = play(at(DOWN, deck=1), "1 draw")
    assert (drawn.phase, drawn.deck) == ("drawn", ())


def test_the_top_discard_can_be_taken_when_the_draw_pile_is_empty() -> None:
    taken = play(at(DOWN, deck=0, discard="G3"), "1 take")
    assert (taken.phase, str(taken.held[0])) == ("taken", "G3")


def test_six_seats_that_open_nothing_use_up_the_draw_pile_and_play_on() -> None:
    table = Table(GAME, seats=6, seed="long")
    for seat in range(6):
        table.act(seat, Action("reveal", cells=(0, 1)))
    shuffles = 0
    for _ in range(110):
        (seat,) = table.turn.seats
        shuffles += len(table.act(seat, Action("draw")).entries) - 1
        table.act(seat, Action("place", cells=(table.state.number % 2,)))
        if table.turn.phase == "hilo":
            table.act(seat, Action("keep"))
        GAME.check(table.state)
    assert shuffles == 2


def held_by(state: State, viewer: int | None) -> str:
    return " ".join(map(str, GAME.hide(state, viewer).held))


# G-9: a public program sent the drawn card to everybody.
def test_a_drawn_card_is_the_movers_alone_and_a_taken_one_is_known_to_all() -> None:
    drawn = at(DOWN, held="B8")
    assert [held_by(drawn, viewer) for viewer in (0, 1, None)] == ["B8", "??", "??"]
    taken = at(DOWN, held="B8", taken=True)
    assert [held_by(taken, viewer) for viewer in (0, 1, None)] == ["B8", "B8", "B8"]
    openly = at(DOWN, held="B8", rules=Rules(open_draw=True))
    assert [held_by(openly, viewer) for viewer in (0, 1, None)] == ["B8", "B8", "B8"]


def test_what_lies_face_down_is_unknown_to_everybody_its_owner_too() -> None:
    state = at("(R1) R2 (R3) / ?? ?? ?? / ?? ?? ??")
    for viewer in (0, 1, None):
        assert " ".join(map(str, GAME.hide(state, viewer).grids[0].cards[:3])) == "?? R2 ??"
        assert set(map(str, GAME.hide(state, viewer).deck)) == {"??"}
