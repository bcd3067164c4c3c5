"""The README does not lie: its Python runs, and its commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from cardtable.cli import app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"`cardtable ([a-z]+)((?: [^`]*)?)`", README)


def test_there_is_python_and_there_are_commands_to_check() -> None:
    assert BLOCKS
    assert {name for name, _ in COMMANDS} >= {"serve", "play", "games", "simulate", "check", "replay"}


@pytest.mark.parametrize("code", BLOCKS, ids=range(len(BLOCKS)))
def test_the_python_of_the_readme_plays_a_whole_match_in_ten_lines(code: str) -> None:
    assert len(code.splitlines()) <= 10
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"\(.*\) \(.*\)\n", done.stdout)


@pytest.mark.parametrize(("name", "rest"), COMMANDS)
def test_a_command_of_the_readme_exists_with_its_options(name: str, rest: str) -> None:
    command = get_command(app)
    found = command.get_command(typer.Context(command), name)  # type: ignore[attr-defined]
    assert found is not None
    known = {option for parameter in found.params for option in parameter.opts}
    assert set(re.findall(r"--[a-z]+", rest)) <= known


def test_the_make_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(
        re.findall(r"\bmake ([a-z]+)\b(?! sure)", "\n".join(re.findall(r"`[^`]+`|^make .*$", README, re.MULTILINE)))
    )
    assert named
    assert [name for name in named if not re.search(rf"^{name}:", makefile, re.MULTILINE)] == []
