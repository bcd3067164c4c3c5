"""Every way to break a law is noticed, and it is the right law that falls."""

import pytest

from cardtable import LawBroken, check_game
from cardtable.conformance import LAWS
from tests.samples import BROKEN, Broken, cells, stakes, swap
from tests.samples.cells import broken as broken_cells
from tests.samples.stakes import broken as broken_stakes
from tests.samples.swap import broken as broken_swap
from tests.samples.swap import hasty, leaky, lucky

MODULES = (broken_swap, leaky, lucky, hasty, broken_stakes, broken_cells)
QUICK = tuple(law for law in LAWS if law != "replay")  # the replay law starts an interpreter, which takes its time


def test_every_broken_game_is_here() -> None:
    assert {game.game.__module__ for game in BROKEN} == {module.__name__ for module in MODULES}


@pytest.mark.parametrize("game", [swap.Swap, stakes.Stakes, cells.Cells], ids=lambda game: game.name)
def test_a_sound_game_keeps_every_law(game: type[swap.Swap]) -> None:
    report = check_game(game())
    report.raise_if_broken()
    assert report.held == LAWS
    never = {part for _, part, count in report.counts if not count}
    assert never == {"time", "clock"} | (set() if game is swap.Swap else {"sealed picks"})


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.game.__name__)
def test_a_broken_game_is_caught(broken: Broken) -> None:
    report = check_game(broken.game(), seats=3, rules={}, matches=8, laws=LAWS if broken.law == "replay" else QUICK)
    fell = {(fault.law, fault.part): fault.what for fault in report.faults}
    assert (broken.law, broken.part) in fell, report
    assert broken.says in fell[broken.law, broken.part]
    with pytest.raises(LawBroken, match=broken.law):
        report.raise_if_broken()
