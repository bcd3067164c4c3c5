"""The laws of the platform, for HiLo."""

from pathlib import Path

import pytest

from cardtable import Action, Dice, Table, cards, guess, put, replace
from cardtable.conformance import check_game, check_golden
from cardtable_hilo_grid import Hilo
from cardtable_hilo_grid.state import CARDS

from .hands import DOWN, at

GAME = Hilo()
GOLDEN = Path(__file__).parent / "golden"


def test_every_law_holds() -> None:
    report = check_game(GAME, matches=1)
    assert not report.faults, report


@pytest.mark.parametrize(
    ("seed", "seats", "rules", "steps"),
    [(1, 3, {}, 90), (2, 2, {"mode": "countdown", "open_draw": True}, 90)],
)
def test_what_each_seat_knows_is_as_it_was_reviewed(
    seed: int, seats: int, rules: dict[str, object], steps: int
) -> None:
    check_golden(GOLDEN, GAME, seed, rules, seats, steps)


def test_a_pick_of_the_opening_is_hidden_until_all_have_chosen() -> None:
    table = Table(GAME, seats=3, seed=3)
    table.act(1, Action("reveal", cells=(2, 6)))
    assert [str(pick and pick.kind) for pick in table.known(0).sealed.picks] == ["None", "sealed", "None"]
    assert table.known(1).sealed.picks[1] == Action("reveal", cells=(2, 6))
    assert table.events(0) == ((1, 1, Action("reveal")),)


def test_a_guess_lays_unseen_cards_into_all_places_that_are_not_known() -> None:
    state = at("R1 (R2) B3 / ?? ?? ?? / ?? ?? ??", held="B8", deck=30)
    full = guess(GAME, GAME.hide(state, 1), Dice("guess"))
    GAME.check(full)
    assert full.grids[0].cards[0] is state.grids[0].cards[0]
    assert full.discard == state.discard
    mine = guess(GAME, GAME.hide(state, 0), Dice("guess"))
    assert mine.held == cards("B8", CARDS)


@pytest.mark.parametrize("broken", ["lost", "twice", "shape", "totals", "ender"])
def test_check_finds_what_is_lost_or_made(broken: str) -> None:
    state = at(DOWN, DOWN)
    first = state.grids[0]
    wrong = {
        "lost": replace(state, deck=state.deck[1:]),
        "twice": replace(state, deck=(*state.deck[1:], state.discard[0])),
        "shape": replace(state, grids=put(state.grids, 0, replace(first, width=2))),
        "totals": replace(state, history=((1, 2),)),
        "ender": replace(state, ender=1),
    }[broken]
    with pytest.raises(AssertionError):
        GAME.check(wrong)
