"""A bundled game is listed wherever packaging, types and import rules need its name."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GAMES = sorted(path.parent for path in ROOT.glob("plugins/*/cardtable_*/__init__.py"))


def contract(name: str) -> dict[str, Any]:
    contracts: list[dict[str, Any]] = PROJECT["tool"]["importlinter"]["contracts"]
    return next(each for each in contracts if each["name"] == name)


@pytest.mark.parametrize("package", GAMES, ids=lambda path: path.name)
def test_every_game_in_the_tree_is_listed(package: Path) -> None:
    tool = PROJECT["tool"]
    assert package.relative_to(ROOT).as_posix() in tool["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert package.name in PROJECT["project"]["entry-points"]["cardtable"].values()
    assert package.parent.relative_to(ROOT).as_posix() in tool["mypy"]["mypy_path"]
    assert package.name in tool["importlinter"]["root_packages"]
    assert package.name in contract("The platform knows no game, and no game knows another")["layers"][0].split(" | ")
    assert package.name in contract("A game knows neither tables nor servers")["source_modules"]


def test_no_game_is_listed_that_is_not_in_the_tree() -> None:
    listed = set(PROJECT["project"]["entry-points"]["cardtable"].values())
    assert listed <= {package.name for package in GAMES}
