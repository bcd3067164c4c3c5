"""The report: what held, what fell, and how to see it again."""

import pytest

from cardtable import LawBroken, Report, RulesError, SeatsError, check_game
from tests.samples.swap import Swap
from tests.samples.swap.broken import ChanceInApply, DealsForEver, NoSeats
from tests.samples.swap.leaky import CountOfHiddenCards

HIDING = ("hiding",)


def test_a_sound_game_is_reported_law_by_law() -> None:
    report = check_game(Swap(), seats=2, rules={}, matches=1)
    assert report.ok
    assert str(report).startswith("swap version 1: 1 matches in ")
    assert [line.split(":")[0] for line in report.lines()[1:]] == [f"held  {law}" for law in report.held]
    report.raise_if_broken()


def test_a_fault_says_law_part_seats_options_seed_and_step_in_one_line() -> None:
    (fault,) = check_game(CountOfHiddenCards(), seats=3, rules={"hands": 1}, matches=8, laws=HIDING).faults
    assert str(fault).startswith("hiding, two worlds: ")
    assert f"[3 seats, hands=1 direction=left low=False, seed {fault.seed}, step {fault.step}]" in str(fault)
    assert "\n" not in str(fault)


def test_the_call_that_a_fault_names_shows_the_same_fault() -> None:
    first = check_game(CountOfHiddenCards(), laws=HIDING).faults[0]
    again: Report = eval(first.again, {"check_game": check_game, "game": CountOfHiddenCards()})
    fault = next(fault for fault in again.faults if fault.part == first.part)
    assert (fault.what, fault.step, fault.seed) == (first.what, first.step, first.seed)


def test_each_part_is_reported_once_with_how_often_it_fell() -> None:
    report = check_game(CountOfHiddenCards(), seats=3, rules={}, matches=8, laws=HIDING)
    (fault,) = report.faults
    assert fault.times > 1
    assert f"({fault.times} times)" in str(report)


def test_a_broken_report_raises_every_fault() -> None:
    with pytest.raises(LawBroken, match=r"(?s)breaks hiding, replay\n.*\nreplay, actions have no chance"):
        check_game(ChanceInApply(), seats=2, rules={}, matches=1).raise_if_broken()


def test_a_game_that_cannot_be_played_on_is_given_up_after_a_few_matches() -> None:
    report = check_game(DealsForEver(), laws=("progress",))
    assert report.matches == 3
    assert "progress" in report.fell


def test_a_game_that_declares_itself_wrongly_is_not_played() -> None:
    report = check_game(NoSeats())
    assert report.matches == 0
    assert report.fell == ("declaration",)


def test_only_the_laws_asked_for_are_checked() -> None:
    report = check_game(ChanceInApply(), seats=2, rules={}, matches=1, laws=("words",))
    assert report.ok
    assert report.held == ("words",)


def test_progress_is_told_match_by_match() -> None:
    told: list[tuple[int, int]] = []
    check_game(Swap(), seats=2, rules={}, matches=3, laws=("words",), progress=lambda *at: told.append(at))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_house_rules_and_seats_that_the_game_has_not_are_refused() -> None:
    with pytest.raises(RulesError, match="no such option"):
        check_game(Swap(), rules={"jokers": 2})
    with pytest.raises(SeatsError, match="2 to 4 seats, not 9"):
        check_game(Swap(), seats=9)
