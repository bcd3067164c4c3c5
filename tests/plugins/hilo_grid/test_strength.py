"""The command that measures how well the CPUs play."""

import pytest

from cardtable_hilo_grid.strength import CONTESTS, Contest, line, main, measure, play, verdicts


def test_the_marks_are_those_that_were_set() -> None:
    marks = {(c.hero, c.other): (c.wins, c.points, c.theirs) for c in CONTESTS if c.wins}
    assert marks == {("hard", "easy"): (0.89, 12.0, 19.0), ("hard", "normal"): (0.55, 0, 0)}


def test_a_figure_is_the_same_however_many_processes_work_on_it() -> None:
    contest = Contest("normal", "easy")
    one, two = measure(contest, 44, "same", 1), measure(contest, 44, "same", 2)
    assert (one.pairs, one.points, one.rounds) == (two.pairs, two.points, two.rounds)


def test_a_player_against_itself_wins_half_of_the_matches() -> None:
    tally = play(Contest("easy", "easy"), "mirror", range(20))
    assert (tally.matches, len(tally.pairs)) == (20, 10)
    assert 0.2 < tally.wins < 0.8


def test_a_missed_mark_is_said() -> None:
    tally = play(Contest("easy", "normal"), "missed", range(10))
    contest = Contest("easy", "normal", wins=0.99, points=1.0, theirs=100.0)
    assert [reached for _, reached in verdicts(contest, tally)] == [False, False, False]
    assert "easy against normal" in line(contest, tally)


def test_it_prints_the_seed_the_figures_and_whether_the_marks_are_reached(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--matches", "4", "--jobs", "1", "--seed", "smoke", "--marks"])
    printed = capsys.readouterr().out
    assert "seed 'smoke'" in printed
    assert printed.count("points a round") == 4
    assert code == (1 if "MISSED" in printed else 0)


@pytest.mark.parametrize("wrong", [["--matches", "0"], ["--matches", "3"], ["--jobs", "0"], ["--seed", "ü"]])
def test_bad_input_is_refused_with_code_2(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(wrong)
    assert stopped.value.code == 2
    assert "--matches takes an even number" in capsys.readouterr().err
