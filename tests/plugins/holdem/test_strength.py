"""The command that measures how well the CPUs play."""

from __future__ import annotations

import pytest

from cardtable_holdem.strength import CONTESTS, Contest, figure, main, measure, play_deals


def test_the_marks_are_those_that_were_set() -> None:
    marks = {(contest.others, contest.seats): (contest.deals, contest.mark) for contest in CONTESTS}
    assert marks == {
        ("always call", 2): (4000, 300),
        ("random", 2): (4000, 300),
        ("normal", 2): (20_000, 20),
        ("normal", 6): (2000, 0),
    }


def test_a_player_against_itself_wins_nothing_over_all_seats() -> None:
    """The same cards from both seats: what one wins the other loses."""
    played = play_deals(Contest("normal", "normal", 2, 8, None), "mirror", 0, 8)
    assert (played.total, played.squares) == (0, 0)


def test_a_figure_is_the_same_however_many_processes_work_on_it() -> None:
    contest = Contest("easy", "always call", 3, 120, None)
    assert figure(list(measure(contest, "same", 1))) == figure(list(measure(contest, "same", 2)))


def test_each_level_beats_the_one_below() -> None:
    for hero, others in (("hard", "easy"), ("normal", "always call"), ("easy", "random")):
        mean, half = figure([play_deals(Contest(hero, others, 2, 60, None), "order", 0, 60)])
        assert mean + half > 0, hero


def test_it_prints_seed_figure_interval_and_mark(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--deals", "3", "--jobs", "1", "--seed", "smoke"])
    printed = capsys.readouterr().out
    assert "seed 'smoke'" in printed
    assert printed.count("±") == 5
    assert printed.count("mark") == 4
    assert code == ("MISSED" in printed)


@pytest.mark.parametrize("wrong", [["--deals", "1"], ["--jobs", "0"], ["--seats", "13"], ["--seed", "ü"]])
def test_bad_input_is_refused_with_code_2(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(wrong)
    assert stopped.value.code == 2
    assert "--seats 2 to 12" in capsys.readouterr().err
