"""The command: what it prints, and how it refuses."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from inspect import signature
from pathlib import Path

import pytest

from cardtable import Dice, Table, check_game, games, sample
from cardtable.cli import run
from cardtable.commands.printing import Bar
from tests.core.conftest import Site

COMMAND = (sys.executable, "-m", "cardtable")


def cardtable(site: Site, *args: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args], input=given, capture_output=True, text=True, env=site.environment, timeout=120, check=False
    )


def refusal(args: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line with which a command is refused; nothing else is printed."""
    assert run(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("cardtable: ")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    return err


# What it prints -----------------------------------------------------------------------------------------------------


def test_the_version_is_that_of_the_distribution(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"cardtable {version('cardtable')}\n"


def test_without_a_command_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in ("serve", "play", "games", "replay", "simulate", "check"))


def test_games_lists_name_title_seats_version_and_source_in_columns_for_a_pipe(forms: Site) -> None:
    done = cardtable(forms, "games")
    assert (done.returncode, done.stderr) == (0, "")
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    assert rows[0] == ["name", "title", "seats", "takes", "version", "from"]
    assert ["forms", "Forms", "2 to 4", "3 min", "1", "forms 1.0"] in rows
    assert [row[5] for row in rows if row[0] == "highlow"] == [f"cardtable {version('cardtable')}"]


def test_games_speaks_german(forms: Site, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "de"]) == 0
    assert "Formen" in capsys.readouterr().out


def test_a_broken_plugin_is_named_with_its_reason_and_hides_no_other_game(
    forms: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    forms.install("shaky", "shaky", source="raise RuntimeError('no\\nluck')\n")
    assert run(["games"]) == 0
    out, err = capsys.readouterr()
    assert "forms" in out
    assert err == "cardtable: skipped plugin 'shaky' of shaky 1.0: RuntimeError: no luck\n"


def test_two_games_of_one_name_are_refused_and_both_named(forms: Site, capsys: pytest.CaptureFixture[str]) -> None:
    forms.install("twin", "twin", version="2.0", source="from tests.core.forms import cardtable_games\n")
    error = refusal(["games"], capsys)
    assert "forms 1.0" in error
    assert "twin 2.0" in error


def test_listing_the_games_loads_neither_server_nor_screen(forms: Site) -> None:
    code = (
        "import sys; from cardtable.cli import run; run(['games']);"
        "print(sorted({'textual', 'fastapi', 'uvicorn', 'cardtable.server'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=forms.environment, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_reader_that_has_gone_ends_the_command_quietly(forms: Site) -> None:
    with subprocess.Popen(
        [*COMMAND, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=forms.environment
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""


def test_check_prints_what_fell_and_a_command_that_shows_it_again(
    forms: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    # The sample game has no rule text, so the law of words falls, and no other.
    assert run(["check", "forms", "--matches", "1", "--seats", "2", "--seed", "7"]) == 1
    out = capsys.readouterr().out
    assert "FELL  words" in out
    assert "held  one door" in out
    again = next(line.split("again: cardtable ")[1] for line in out.splitlines() if "again: " in line)
    assert "--seed 7" in again
    assert run(again.split()) == 1
    assert "rules.en.md" in capsys.readouterr().out


def test_check_of_a_lawful_game_ends_with_success(forms: Site, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "highlow", "--matches", "1", "--seats", "2", "--rule", "turns=1"]) == 0
    out = capsys.readouterr().out
    assert "FELL" not in out
    assert all(f"held  {law}" in out for law in ("one door", "hiding", "replay", "progress", "words"))


def test_check_plays_as_many_matches_as_check_game_if_not_said_otherwise(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["check", "highlow", "--seats", "2", "--rule", "turns=1"]) == 0
    usual = signature(check_game).parameters["matches"].default
    assert f"version {games()['highlow'].version}: {usual} matches in " in capsys.readouterr().out
    assert run(["check", "--help"]) == 0
    assert f"({usual})" in capsys.readouterr().out


def test_a_bar_is_drawn_on_a_terminal_and_nowhere_else(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn() -> str:
        with Bar() as bar:
            bar.reach(3, 10)
            bar.add(4)
        out, err = capsys.readouterr()
        assert out == ""
        return err

    assert drawn() == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    assert "7/10" in drawn()


def test_simulate_prints_wins_points_places_and_pace(forms: Site, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "forms", "--matches", "20", "--jobs", "1", "--cpu", "hard, random"]) == 0
    head, hard, dull, pace, note = capsys.readouterr().out.splitlines()
    assert head.split("\t") == ["cpu", "wins", "points", "standard error", "place 1", "place 2"]
    assert hard.startswith("hard\t")
    assert dull.startswith("random\t")
    assert "±" in hard
    assert "matches a second" in pace
    assert note


def test_simulate_prints_one_json_document_with_the_same_numbers_every_time(
    forms: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", "forms", "--matches", "12", "--jobs", "1", "--cpu", "easy,random", "--seed", "x", "--json"]
    found = []
    for _ in range(2):
        assert run(command) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0]["cpus"] == found[1]["cpus"]
    assert found[0]["matches_per_second"] > 0
    assert sum(cpu["wins"] for cpu in found[0]["cpus"]) == pytest.approx(1)


def children_of(process: int) -> int:
    """How many processes this one has started and not outlived."""
    every = subprocess.run(["ps", "-A", "-o", "ppid="], capture_output=True, text=True, check=True).stdout
    return every.split().count(str(process))


def hear_ctrl_c() -> None:
    """Ends a shell's background silence, which is inherited: there ctrl-C is ignored, and so are tests run there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("after", [0.05, 2.0], ids=["while its processes start", "while they play"])
def test_ctrl_c_ends_a_simulation_at_once_and_without_noise(forms: Site, after: float) -> None:
    command = [*COMMAND, "simulate", "forms", "--matches", "1000000000", "--jobs", "2"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=forms.environment,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    ) as child:
        try:
            end = time.monotonic() + 60
            while children_of(child.pid) < 2 and child.poll() is None and time.monotonic() < end:
                time.sleep(0.01)
            time.sleep(after)
            os.killpg(child.pid, signal.SIGINT)  # as a terminal does it: to every process of the command
            out, err = child.communicate(timeout=20)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
    assert (child.returncode, out, err) == (130, "", "")


# How it refuses -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "chess"], ["'chess'", "forms", "highlow"]),
        (["check", "chess"], ["'chess'", "forms"]),
        (["simulate", "chess"], ["'chess'", "forms"]),
        (["dance"], ["dance"]),
        (["play"], ["NAME"]),
        (["play", "forms", "--colour", "red"], ["--colour"]),
        (["play", "forms", "--rule", "speed=3"], ["speed", "no such option", "hands", "mood"]),
        (["play", "forms", "--rule", "hands"], ["'hands'", "name=value", "hands, mood"]),
        (["play", "forms", "--rule", "hands=9"], ["hands", "9", "from 1 to 5"]),
        (["play", "forms", "--rule", "hands=two"], ["hands", "'two'", "from 1 to 5"]),
        (["play", "forms", "--rule", "limit=15"], ["limit", "15", "in steps of 10", "0 for off"]),
        (["play", "forms", "--rule", "mood=grim"], ["mood", "'grim'", "calm or wild"]),
        (["play", "forms", "--rule", "echo=maybe"], ["echo", "'maybe'", "true or false"]),
        (["play", "forms", "--rule", "hands=1", "--rule", "hands=2"], ["hands", "twice"]),
        (["play", "forms", "--seats", "9"], ["forms", "2 to 4", "9"]),
        (["play", "forms", "--seats", "many"], ["--seats", "integer"]),
        (["play", "forms", "--level", "genius"], ["'genius'", "random, easy, hard"]),
        (["play", "forms", "--seats", "3", "--level", "easy,hard,easy,hard"], ["4 levels", "2 CPUs", "1 to 2"]),
        (["play", "forms", "--lang", "fr"], ["'fr'", "en and de"]),
        (["play", "forms", "--seed", "ä"], ["seed", "ASCII"]),
        (["play", "forms", "--pace", "99"], ["--pace", "10"]),
        (["simulate", "forms", "--matches", "0"], ["1 or more", "0"]),
        (["simulate", "forms", "--jobs", "-1"], ["jobs", "1 to 256", "-1"]),
        (["simulate", "forms", "--jobs", "1000000"], ["jobs", "1 to 256", "1000000"]),
        (["simulate", "forms", "--cpu", "hard,genius"], ["'genius'", "random, easy, hard"]),
        (["simulate", "forms", "--cpu", "easy,easy,easy", "--seats", "2"], ["3 CPUs", "2 seats"]),
        (["simulate", "forms", "--seats", "5"], ["2 to 4", "5"]),
        (["simulate", "forms", "--seed", ""], ["seed"]),
        (["check", "forms", "--seats", "1"], ["2 to 4", "1"]),
        (["check", "forms", "--matches", "0"], ["--matches", "1"]),
        (["serve", "--port", "99999"], ["port", "99999", "65535"]),
        (["serve", "--port", "http"], ["--port", "integer"]),
        (["serve", "--host", "nowhere.invalid"], ["nowhere.invalid"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bad_input_gets_one_line_that_says_what_is_wrong_and_what_is_allowed(
    args: list[str], words: list[str], forms: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    error = refusal(args, capsys)
    assert [word for word in words if word not in error] == []


def test_a_refusal_of_the_real_command_is_one_line_and_exit_code_2(forms: Site) -> None:
    done = cardtable(forms, "play", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("cardtable: no game 'chess' is installed; there is ")
    assert done.stderr.count("\n") == 1


def test_an_occupied_port_is_refused(forms: Site, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = cardtable(forms, "serve", "--port", port, "--database", str(tmp_path / "x.db"))
    assert done.returncode == 2
    assert done.stderr == f"cardtable: port {port} is in use; choose another from 1 to 65535, or 0 for any free one\n"


@pytest.mark.parametrize("where", ["folder", "file/below.db"])
def test_an_unwritable_database_is_refused(where: str, forms: Site, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    done = cardtable(forms, "serve", "--port", "0", "--database", str(tmp_path / where))
    assert done.returncode == 2
    assert where in done.stderr
    assert done.stderr.startswith("cardtable: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("where", ["", "missing/match.json"])
def test_a_match_that_cannot_be_saved_is_refused_before_it_is_played(
    where: str, forms: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "cannot write" in refusal(["play", "forms", "--plain", "--save", str(tmp_path / where)], capsys)


# Records ------------------------------------------------------------------------------------------------------------


def played() -> dict[str, object]:
    """A whole match of the sample game, as a document."""
    table = Table(games()["forms"], seats=2, seed="s")
    dice = Dice("d")
    while not table.over:
        if not table.turn.seats:
            table.deal()
            continue
        seat = table.turn.seats[0]
        table.act(seat, sample(table.choices(seat), dice))
    document: dict[str, object] = json.loads(table.record().to_json())
    return document


Change = Callable[[dict[str, object]], object]


def _with(**given: object) -> Change:
    return lambda document: document | given


def _without(name: str) -> Change:
    return lambda document: {key: value for key, value in document.items() if key != name}


BROKEN: dict[str, tuple[Change, list[str]]] = {
    "a list": (lambda _: [1, 2], ["no match record"]),
    "a number": (lambda _: 7, ["no match record"]),
    "a newer form": (_with(format=99), ["form 99", "form 1"]),
    "no game": (_without("game"), ["game"]),
    "an unknown game": (_with(game="chess"), ["'chess'", "forms"]),
    "another version": (_with(version=9), ["version 9", "not 1"]),
    "no entries": (_without("entries"), ["damaged", "entries"]),
    "a rule out of range": (_with(rules={"hands": 77}), ["hands", "from 1 to 5"]),
    "an unknown rule": (_with(rules={"speed": 1}), ["speed", "no such option"]),
    "too many seats": (_with(seats=4000), ["2 to 4", "4000"]),
    "a seed that is no ASCII": (_with(seed="ü"), ["seed"]),
    "an unknown card": (
        _with(entries=[{"seat": 0, "action": {"kind": "pass", "cards": ["ZZ", "Qs"]}}]),
        ["damaged", "'ZZ'"],
    ),
    "an illegal entry": (_with(entries=[{"seat": 0, "action": {"kind": "fold"}}]), ["entry 1", "cannot be replayed"]),
    "an entry of nobody": (_with(entries=[{"seat": 77, "action": {"kind": "fold"}}]), ["entry 1"]),
    "a deal out of turn": (_with(entries=[{"seat": None, "action": {"kind": "deal"}}]), ["entry 1"]),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_record_is_refused_with_what_is_wrong(
    broken: str, forms: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change, words = BROKEN[broken]
    file = tmp_path / "match.json"
    file.write_text(json.dumps(change(played())), encoding="utf-8")
    error = refusal(["replay", str(file)], capsys)
    assert [word for word in words if word not in error] == []


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe\x00", b'{"format": 1, "game": "\xff"}', b"[" * 100_000, b'{"x":' * 100_000],
    ids=["empty", "cut off", "no text", "no UTF-8", "deep lists", "deep objects"],
)
def test_a_file_that_is_no_record_is_refused(
    content: bytes, forms: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    assert "match.json" in refusal(["replay", str(file)], capsys)


def test_a_record_cut_off_anywhere_is_refused(forms: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = json.dumps(played()).encode()
    file = tmp_path / "match.json"
    for end in range(0, len(whole) - 1, 97):
        file.write_bytes(whole[:end])
        refusal(["replay", str(file)], capsys)


def test_a_missing_file_and_a_folder_are_refused(
    forms: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert os.strerror(2) in refusal(["replay", str(tmp_path / "none.json")], capsys)
    assert os.strerror(21) in refusal(["replay", str(tmp_path)], capsys)


def test_a_seat_that_the_match_has_not_is_refused(
    forms: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(played()), encoding="utf-8")
    assert "seats 1 to 2, not 3" in refusal(["replay", str(file), "--seat", "3"], capsys)
