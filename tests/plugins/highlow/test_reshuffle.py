"""What happens when the deck runs out."""

from typing import Any

import pytest

from cardtable import STANDARD, Action, Dice, Table, cards
from cardtable_highlow import HighLow, Rules, State

GAME = HighLow()


def last_card(**given: Any) -> Table[State, Rules]:
    """A match in which one card is left: a 9 for the 4 on the table."""
    state = GAME.hand(Dice.stacked(cards("4d 9s")), deck=1, **given)
    return Table(GAME, seats=len(state.banked), seed="new deck", state=state)


def test_a_hit_on_the_last_card_shuffles_the_other_51_and_the_streak_goes_on() -> None:
    table = last_card(seats=2, streak=2)
    table.act(0, Action("higher"))
    state = table.state
    assert (str(state.table), len(state.deck), state.gone, state.streak, state.seat) == ("9s", 51, (), 3, 0)
    assert set(state.deck) == set(STANDARD) - {state.table}


def test_a_miss_on_the_last_card_shuffles_too_and_the_next_seat_faces_that_card() -> None:
    table = last_card(seats=2, streak=2)
    table.act(0, Action("lower"))
    state = table.state
    assert (str(state.table), len(state.deck), state.seat, state.streak) == ("9s", 51, 1, 0)
    assert table.turn.seats == (1,)


def test_action_and_reshuffle_are_one_append_and_replay_from_the_log() -> None:
    table = Table(GAME, {"turns": 10}, seats=8, seed=5)
    shuffles = 0
    while not table.over:
        (seat,) = table.turn.seats
        step = table.act(seat, Action(GAME.choices(table.state, seat)[0].kind))
        shuffles += len(step.entries) - 1
    assert shuffles > 0
    again = Table(GAME, {"turns": 10}, seats=8, seed=5)
    again.replay(table.log)
    assert again.state == table.state


def test_the_last_draw_of_a_match_needs_no_new_deck() -> None:
    table = last_card(left=1)
    table.act(0, Action("lower"))
    assert table.over
    assert table.state.deck == ()
    assert len(table.log) == 1


def test_no_known_card_is_left_over_from_the_old_deck() -> None:
    table = last_card(seats=2, streak=2)
    table.act(0, Action("higher"))
    known = table.known(1)
    assert set(map(str, known.deck)) == {"??"}
    notes = table.view(1).scene.notes
    assert [note.key for note in notes] == ["note-shuffle", "note-hit-short"]
    assert not any(name == "before" for note in notes for name, _ in note.args)


@pytest.mark.parametrize("kind", ["higher", "lower"])
def test_the_deck_is_never_empty_when_somebody_has_to_decide(kind: str) -> None:
    table = last_card(seats=3)
    table.act(0, Action(kind))
    assert table.turn.seats
    assert table.state.deck
