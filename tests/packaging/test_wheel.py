"""What a wheel and the lock files hold."""

import re
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(wheel_file: Path) -> Iterator[zipfile.ZipFile]:
    with zipfile.ZipFile(wheel_file) as archive:
        yield archive


def test_a_wheel_contains_the_built_client(wheel: zipfile.ZipFile) -> None:
    names = wheel.namelist()
    assert "cardtable/server/static/index.html" in names
    assert any(re.fullmatch(r"cardtable/server/static/assets/.+\.js", name) for name in names)


def test_a_wheel_contains_every_file_of_every_package(wheel: zipfile.ZipFile) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = [ROOT / name for name in project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]]
    wanted = {
        path.relative_to(package.parent).as_posix()
        for package in packages
        for path in package.rglob("*")
        if path.is_file() and path.suffix in {".py", ".ftl", ".md", ".svg", ".sql", ".html", ".typed"}
    }
    assert wanted - set(wheel.namelist()) == set()


def test_a_wheel_brings_the_command_and_the_games(wheel: zipfile.ZipFile) -> None:
    entry_points = next(name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    text = wheel.read(entry_points).decode()
    assert "cardtable = cardtable.cli:main" in text
    assert "highlow = cardtable_highlow" in text


def test_a_wheel_contains_neither_tests_nor_node_modules(wheel: zipfile.ZipFile) -> None:
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert all(top.startswith("cardtable") for top in tops), tops
    assert not any("node_modules" in name for name in wheel.namelist())


@pytest.mark.parametrize("lock", ["requirements.lock", "core/web/package-lock.json"])
def test_the_lock_files_name_versions_and_no_place_to_download_from(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert not re.search(r"--index-url|--find-links|--extra-index|\w+://[^\s\"]+\.(?:whl|tgz|tar\.gz)", text)
