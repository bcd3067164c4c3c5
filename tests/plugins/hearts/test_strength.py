"""The command that measures how well the CPUs play."""

import pytest

from cardtable_hearts.strength import CONTESTS, Contest, batch, main, measure


def test_the_marks_are_those_that_were_set() -> None:
    marks = {(contest.one, contest.three): (contest.mark, contest.ms) for contest in CONTESTS if contest.mark}
    assert marks == {("hard", "normal"): (5.0, 60), ("normal", "random"): (2.5, 0)}


def test_a_figure_is_the_same_however_many_processes_work_on_it() -> None:
    contest = Contest("normal", "easy")
    one, two = (measure(contest, 40, "same", 1, jobs) for jobs in (1, 2))
    assert (one.deals, one.points, one.squares) == (two.deals, two.points, two.squares)


def test_a_player_against_itself_gets_a_quarter_of_all_points() -> None:
    """Each deal is played in every seat, so whoever takes them, the four seats' points are those of the deal."""
    total = batch(Contest("normal", "normal"), "mirror", 1, range(12))
    assert total.points in range(26 * 12, 78 * 12 + 1)
    assert total.points % 26 == 0


def test_it_prints_seed_figure_error_and_mark(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--hands", "8", "--samples", "2", "--jobs", "1", "--seed", "smoke", "--marks"])
    printed = capsys.readouterr().out
    assert "seed 'smoke'" in printed
    assert printed.count("±") == 3
    assert printed.count("MISSED") == 0 or code == 1


@pytest.mark.parametrize("wrong", [["--hands", "0"], ["--samples", "0"], ["--jobs", "0"], ["--seed", "ü"]])
def test_bad_input_is_refused_with_code_2(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(wrong)
    assert stopped.value.code == 2
    assert "--seed ASCII text" in capsys.readouterr().err
