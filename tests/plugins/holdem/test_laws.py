"""The platform's laws, and what was reviewed by a person."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.conformance import check_game, check_golden
from cardtable.rulebook import check_rulebook
from cardtable_holdem import Holdem

GAME = Holdem()
GOLDEN = Path(__file__).parent / "golden"


def test_every_law_holds() -> None:
    report = check_game(GAME)
    assert not report.faults, "\n".join(map(str, report.faults))


def test_every_worked_example_is_true() -> None:
    assert check_rulebook(GAME) >= 13


@pytest.mark.parametrize(
    ("seed", "rules", "seats"),
    [(1, {}, 3), (2, {"match": "freezeout", "blind_step": 3, "stack": 200, "muck_losers": True}, 4)],
)
def test_what_each_seat_knows_is_what_was_reviewed(seed: int, rules: dict[str, object], seats: int) -> None:
    check_golden(GOLDEN, GAME, seed, rules, seats)
