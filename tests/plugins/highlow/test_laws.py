"""The laws of the platform, for High-Low."""

from pathlib import Path

import pytest

from cardtable import STANDARD, Action, Dice, Table, guess, replace, sample
from cardtable.conformance import check_game, check_golden
from cardtable_highlow import HighLow

GAME = HighLow()
GOLDEN = Path(__file__).parent / "golden"


def test_every_law_holds() -> None:
    report = check_game(GAME)
    assert not report.faults, report


@pytest.mark.parametrize(("seed", "seats", "rules"), [(1, 3, {"turns": 5}), (2, 1, {"ace": "high", "turns": 10})])
def test_what_each_seat_knows_is_as_it_was_reviewed(seed: int, seats: int, rules: dict[str, object]) -> None:
    check_golden(GOLDEN, GAME, seed, rules, seats, 90)


def test_the_deck_is_blank_to_everybody_and_nothing_else_is() -> None:
    table = Table(GAME, seats=2, seed=3)
    for viewer in (None, 0, 1):
        known = table.known(viewer)
        assert set(map(str, known.deck)) == {"??"}
        assert replace(known, deck=table.state.deck) == table.state


def test_a_guess_puts_exactly_the_unseen_cards_into_the_deck() -> None:
    table = Table(GAME, seats=2, seed=3)
    table.act(0, Action("bank"))
    full = guess(GAME, table.known(1), Dice("guess"))
    assert sorted(full.deck) == sorted(set(STANDARD) - {full.table, *full.gone})


@pytest.mark.parametrize("broken", ["lost", "twice", "turns", "seat"])
def test_check_finds_what_is_lost_or_made(broken: str) -> None:
    state = GAME.hand(Dice(1), totals=(2, 1), left=2)
    wrong = {
        "lost": replace(state, deck=state.deck[1:]),
        "twice": replace(state, gone=state.deck[:1]),
        "turns": replace(state, banked=((1, 1, 1, 1), (1, 1, 1, 1))),
        "seat": replace(state, banked=((1, 1), (1,))),
    }[broken]
    with pytest.raises(AssertionError):
        GAME.check(wrong)


def test_random_play_of_eight_with_ten_turns_ends() -> None:
    table = Table(GAME, {"turns": 10}, seats=8, seed=9)
    dice = Dice("random")
    while not table.over:
        table.act(table.turn.seats[0], sample(table.choices(table.turn.seats[0]), dice))
    assert table.state.left == (0,) * 8
