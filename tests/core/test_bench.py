"""The bench measures every installed game and says so; how fast this machine is, is no matter of a test."""

from __future__ import annotations

import json

import pytest

from cardtable.bench import main
from tests.core.conftest import Site


def test_it_measures_each_installed_game(forms: Site, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seconds", "0.01", "--json", "--target", "forms=7"])
    found = {speed["game"]: speed for speed in json.loads(capsys.readouterr().out)}
    assert {"forms", "highlow"} <= set(found)
    assert (found["forms"]["target"], found["highlow"]["target"]) == (7, None)
    for speed in found.values():
        assert speed["decisions"] > speed["rounds"] > 0
        assert speed["view"] > 0
        assert speed["bytes"] > 100


def test_its_table_marks_a_target_as_met_or_missed(forms: Site, capsys: pytest.CaptureFixture[str]) -> None:
    main(["forms", "--seconds", "0.01", "--target", "forms=1"])
    assert "1 ✓" in capsys.readouterr().out
    main(["forms", "--seconds", "0.01", "--target", "forms=999999999"])
    assert "999,999,999 ✗" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], ["'chess'", "forms"]),
        (["--target", "chess=1"], ["'chess'", "forms"]),
        (["--target", "forms"], ["NAME=DECISIONS"]),
        (["--seconds", "-1"], ["above 0"]),
        (["--seconds", "nan"], ["above 0"]),
        (["--fast"], ["--fast"]),
    ],
)
def test_bad_input_is_refused_in_one_line(
    args: list[str], words: list[str], forms: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(args)
    assert stop.value.code == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert all(word in error for word in words)
