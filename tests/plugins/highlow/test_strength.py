"""The command that measures how well the CPUs play."""

import pytest

from cardtable_highlow.strength import CONTESTS, Contest, batch, main, measure


def test_the_marks_are_those_that_were_set() -> None:
    marks = {contest.players: contest.mark for contest in CONTESTS if contest.mark}
    assert marks == {("hard",): 1.150, ("hard", "bank at 3"): 0.545, ("hard", "random"): 0.80}


def test_a_figure_is_the_same_however_many_processes_work_on_it() -> None:
    contest = Contest(("hard", "bank at 3"))
    assert measure(contest, 1200, "same", 1) == measure(contest, 1200, "same", 2)


def test_a_player_against_itself_wins_half_of_the_matches() -> None:
    total, _ = batch(Contest(("bank at 3", "bank at 3")), "mirror", range(400))
    assert total == 200


def test_the_standard_error_is_that_of_the_pairs() -> None:
    mean, error = measure(Contest(("normal",)), 600, "error", 1)
    assert 1.0 < mean < 1.3
    assert 0.02 < error < 0.05


def test_it_prints_seed_figure_error_and_whether_the_mark_is_reached(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--turns", "9000", "--matches", "1000", "--jobs", "1", "--seed", "smoke", "--marks"])
    printed = capsys.readouterr().out
    assert "seed 'smoke'" in printed
    assert printed.count("±") == 4
    assert printed.count("mark") == 3
    assert code == (printed.count("MISSED") > 0)


@pytest.mark.parametrize("wrong", [["--turns", "0"], ["--matches", "1"], ["--jobs", "0"], ["--seed", "ü"]])
def test_bad_input_is_refused_with_code_2(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(wrong)
    assert stopped.value.code == 2
    assert "--turns takes 3 or more" in capsys.readouterr().err
