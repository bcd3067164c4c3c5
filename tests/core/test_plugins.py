import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import cardtable
from cardtable import PluginError, errors, games
from cardtable.plugins import GROUP, Registry, find_game, registry

HOOK = "from cardtable import hookimpl\n@hookimpl\ndef cardtable_"

GOOD = """
from cardtable import hookimpl
from tests.core.pickers import Pickers

class Named(Pickers):
    name = {name!r}

@hookimpl
def cardtable_games():
    return [Named()]
"""


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith("plugged_"):
            del sys.modules[name]


def point(folder: Path, name: str, source: str) -> EntryPoint:
    (folder / f"plugged_{name}.py").write_text(source)
    return EntryPoint(name, f"plugged_{name}", GROUP)


def test_an_entry_point_brings_its_games(plugins: Path) -> None:
    found = Registry([point(plugins, "one", GOOD.format(name="one")), point(plugins, "two", GOOD.format(name="two"))])
    assert list(found.installed) == ["one", "two"]
    assert found.installed["one"].module == "plugged_one"
    assert found.broken == []


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise RuntimeError('no\\nnetwork')", "RuntimeError: no network"),
        ("import no_such_module", "ModuleNotFoundError"),
        ("x = = 1", "SyntaxError"),
        ("", "no cardtable_games"),
        (HOOK + "games(): return [1]", "must return games, not int"),
        (HOOK + "games(): return []", "returns no game"),
        (HOOK + "gaems(): return []", "unknown hook 'cardtable_gaems'"),
        (HOOK + "games(where): return []", "hook"),
        (HOOK + "games(): raise KeyError('x')", "KeyError"),
        (GOOD.format(name="Two Words"), "lower case"),
    ],
)
def test_a_broken_plugin_is_reported_in_a_line_and_skipped(plugins: Path, source: str, reason: str) -> None:
    found = Registry([point(plugins, "bad", source), point(plugins, "good", GOOD.format(name="good"))])
    assert list(found.installed) == ["good"]
    (broken,) = found.broken
    assert broken.plugin == "bad"
    assert reason in broken.reason
    assert "\n" not in broken.reason


def test_two_games_of_one_name_are_refused_with_both_named(plugins: Path) -> None:
    points = [point(plugins, "one", GOOD.format(name="same")), point(plugins, "two", GOOD.format(name="same"))]
    with pytest.raises(PluginError, match=r"'same'.*plugged_one.*plugged_two"):
        Registry(points)


def test_an_entry_point_that_names_no_module_is_reported(plugins: Path) -> None:
    point(plugins, "attr", GOOD.format(name="attr"))
    found = Registry([EntryPoint("attr", "plugged_attr:Named", GROUP)])
    assert "must name a module" in found.broken[0].reason


def test_the_bundled_games_are_installed_like_any_other() -> None:
    assert registry().broken == []
    assert games()["highlow"].name == "highlow"
    assert registry().installed["highlow"].source.startswith("cardtable ")


def test_a_game_that_is_not_installed_is_refused_with_those_that_are() -> None:
    with pytest.raises(PluginError, match=r"no game 'whist'.*highlow"):
        find_game("whist")


def test_the_mapping_of_games_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        games()["x"] = games()["highlow"]  # type: ignore[index]


def test_every_public_name_is_there_and_the_laws_are_loaded_only_when_asked_for() -> None:
    code = (
        "import sys, cardtable;"
        "late = {'cardtable.conformance', 'cardtable.examples', 'cardtable.rulebook'};"
        "print(sorted(late & set(sys.modules)));"
        "print([name for name in cardtable.__all__ if getattr(cardtable, name, None) is None])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "[]"]


def test_the_tree_of_errors_names_every_error() -> None:
    found = {error for error in vars(cardtable).values() if isinstance(error, type) and issubclass(error, Exception)}
    assert cardtable.LevelError in found
    assert [error.__name__ for error in found if error.__name__ not in (errors.__doc__ or "")] == []
