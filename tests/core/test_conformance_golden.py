"""Golden playthroughs: a change of what a seat knows shows as a diff."""

from pathlib import Path

import pytest

from cardtable import LawBroken
from cardtable.conformance import check_golden, playthrough
from tests.samples.swap import Swap
from tests.samples.swap.leaky import SealedPickShown


def test_a_playthrough_shows_what_each_seat_knows_at_each_step() -> None:
    text = playthrough(Swap(), 1, {"hands": 1}, 2, 3)
    assert text.startswith("swap version 1, 2 seats, seed 1, hands=1 direction=left low=False\n\n0 start -> swap 0 1\n")
    assert text.count("\n\n") == 4
    opening = text.split("\n\n")[1].splitlines()
    assert opening[1].startswith("  all: hands ([??x3] [??x3]); stock [??x10];")
    assert opening[2].startswith("  0: hands ([")
    assert opening[2].endswith("] [??x3])")
    assert opening[3].startswith("  1: hands ([??x3] [")
    assert " (else swap) -> " in text.split("\n\n")[2]


def test_the_same_seed_gives_the_same_playthrough() -> None:
    assert playthrough(Swap(), 5, seats=4) == playthrough(Swap(), 5, seats=4)
    assert playthrough(Swap(), 5, seats=4) != playthrough(Swap(), 6, seats=4)


def test_a_playthrough_ends_with_the_match() -> None:
    whole = playthrough(Swap(), 1, steps=500)
    assert whole.count("-> over\n") == 1
    assert whole == playthrough(Swap(), 1, steps=900)
    assert "-> over" not in playthrough(Swap(), 1, steps=5)


def test_a_change_of_what_is_known_names_the_first_line_that_differs(tmp_path: Path) -> None:
    check_golden(tmp_path, Swap(), 1, write=True)
    check_golden(tmp_path, Swap(), 1)
    with pytest.raises(LawBroken, match=r"swap-1\.txt, line \d+: '  all: sealed .*', was '  all: sealed <\(sealed"):
        check_golden(tmp_path, SealedPickShown(), 1)


def test_a_missing_golden_playthrough_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LawBroken, match=r"no golden playthrough swap-7\.txt"):
        check_golden(tmp_path, Swap(), 7)
