"""The command that measures how well the CPUs play."""

import pytest

from cardtable_spades.strength import CONTESTS, Contest, main, measure, pair


def test_the_marks_are_those_that_were_set() -> None:
    marks = {(contest.one, contest.other): (contest.wins, contest.nils) for contest in CONTESTS if contest.wins}
    assert marks == {("hard", "normal"): (0.55, 0.80)}


def test_a_team_against_its_own_kind_wins_every_second_match() -> None:
    for number in range(3):
        found = pair(Contest("normal", "normal"), "mirror", 1, number)
        assert found.wins == 1
        assert found.points[0] == found.points[1]


def test_a_figure_is_the_same_however_many_processes_work_on_it() -> None:
    contest = Contest("normal", "easy")
    one, two = (measure(contest, 4, "same", 1, jobs) for jobs in (1, 2))
    assert (one.wins, one.hands, one.points, one.nils) == (two.wins, two.hands, two.points, two.nils)


def test_it_prints_seed_figure_error_and_marks(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--matches", "2", "--samples", "2", "--jobs", "1", "--seed", "smoke", "--marks"])
    printed = capsys.readouterr().out
    assert "seed 'smoke'" in printed
    assert "nils made" in printed
    assert ("MISSED" in printed) == (code == 1)


@pytest.mark.parametrize("wrong", [["--matches", "0"], ["--samples", "0"], ["--jobs", "0"], ["--seed", "ü"]])
def test_bad_input_is_refused_with_code_2(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(wrong)
    assert stopped.value.code == 2
    assert "--seed ASCII text" in capsys.readouterr().err
