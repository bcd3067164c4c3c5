"""The laws of the platform, for Spades."""

from pathlib import Path

import pytest

from cardtable import Dice, replace
from cardtable.conformance import check_game, check_golden
from cardtable_spades import Spades

GAME = Spades()
GOLDEN = Path(__file__).parent / "golden"


def test_every_law_holds() -> None:
    report = check_game(GAME, matches=1)
    assert not report.faults, report


def test_what_each_seat_knows_is_as_it_was_reviewed() -> None:
    check_golden(GOLDEN, GAME, 1, {}, 4, 62)


@pytest.mark.parametrize("broken", ["lost", "twice", "tricks"])
def test_check_finds_what_is_lost_or_made(broken: str) -> None:
    state = GAME.hand(Dice(1))
    first = state.hands[0]
    wrong = {
        "lost": replace(state, hands=(first[1:], *state.hands[1:])),
        "twice": replace(state, hands=((first[1], *first[1:]), *state.hands[1:])),
        "tricks": replace(state, won=(1, 0, 0, 0)),
    }[broken]
    with pytest.raises(AssertionError):
        GAME.check(wrong)
