"""The real command by pipe: a match played, saved and replayed."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.core.conftest import Site


def drive(command: Sequence[str], environment: dict[str, str], answer: Callable[[str], str]) -> tuple[int, str, str]:
    """Runs a command by its prompts, as a program beside it would: waits for `> `, then writes a line."""
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        timer = threading.Timer(60, child.kill)
        timer.start()
        text = ""
        while char := child.stdout.read(1):
            text += char
            if text.endswith("\n> "):
                child.stdin.write(answer(text) + "\n")
                child.stdin.flush()
        timer.cancel()
        child.stdin.close()
        return child.wait(), text, child.stderr.read()


def test_a_whole_match_is_played_through_a_pipe_saved_and_replayed(forms: Site, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    command = [sys.executable, "-m", "cardtable", "play", "highlow", "--plain", "--seed", "5", "--level", "easy"]

    def answer(text: str) -> str:
        return "y" if text.endswith("(y/n)\n> ") else "1"

    code, text, errors = drive([*command, "--save", str(file), "--name", "Lena"], forms.environment, answer)
    assert (code, errors) == (0, "")
    assert text.startswith("High-Low\n")
    standings = [line for line in text.splitlines() if re.match(r"\d\. (Lena|Ben): ", line)]
    assert len(standings) == 2
    assert text.endswith(f"The match is saved in {file}.\n")

    again = [sys.executable, "-m", "cardtable", "replay", str(file)]
    for seat in ([], ["--seat", "1"], ["--seat", "2"]):
        done = subprocess.run([*again, *seat], capture_output=True, text=True, env=forms.environment, check=True)
        assert done.stderr == ""
        assert done.stdout.splitlines()[-2:] == standings


def test_the_command_ends_cleanly_when_its_input_ends_and_reads_any_bytes(forms: Site) -> None:
    command = [sys.executable, "-m", "cardtable", "play", "highlow", "--lang", "de", "--seed", "1"]
    done = subprocess.run(command, input=b"\xff\xfe\n?\n", capture_output=True, env=forms.environment, check=True)
    assert done.stderr == b""
    text = done.stdout.decode()
    assert "steht nicht zur Wahl" in text
    assert "Hausregeln" in text
    assert text.endswith("Tschüss.\n")
