"""A real server in a process of its own, and Debian's chromium driven by Playwright.

Without a chromium these tests skip, unless CARDTABLE_REQUIRE_BROWSER=1 says that they must run.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
REQUIRED = os.environ.get("CARDTABLE_REQUIRE_BROWSER") == "1"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

Open = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what stands in this folder, and skips it where there is no browser and none is required."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
            if CHROMIUM is None and not REQUIRED:
                item.add_marker(pytest.mark.skip(reason="no chromium on this machine; CHROMIUM=/path names one"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a fresh database and fast CPUs."""
    database = tmp_path_factory.mktemp("browser") / "cardtable.db"
    settings = {"CARDTABLE_PACE": "0.05", "CARDTABLE_GRACE": "1", "CARDTABLE_ROOMS_A_MINUTE": "1000"}
    process = subprocess.Popen(
        [sys.executable, "-m", "cardtable", "serve", "--port", "0", "--database", str(database)],
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        found = re.search(r"http://[\w.:\[\]]+", line)
        if found:
            break
    else:
        pytest.fail(f"the server did not start: {''.join(said)}")
    yield found.group().rstrip("/")
    process.terminate()
    process.wait(10)
    process.stdout.close()


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Stopped with the module: while it lives, its event loop runs in this thread, and others' `asyncio.run` fails."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("CARDTABLE_REQUIRE_BROWSER=1, and there is no chromium")
    launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, headless=True)
    yield launched
    launched.close()


@pytest.fixture
def person(browser: Browser, server: str) -> Iterator[Open]:
    """Opens a page as a new person (a context of its own): `person("/", viewport=PHONE, locale="de-DE")`.

    A test fails when a page logged an error or a response was one.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_(path: str = "/", **given: object) -> Page:
        settings: dict[str, object] = {"viewport": PHONE, "locale": "en-GB", "reduced_motion": "reduce"} | given
        context = browser.new_context(base_url=server, **settings)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
        page.goto(path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not wrong, f"a page complained: {wrong}"


def press_tile(page: Page, game: str, button: str) -> None:
    """Presses a button of a game's tile on the home page; on a phone the tile is opened first."""
    opener = page.get_by_role("heading", name=game, exact=True).get_by_role("button")
    opener.wait_for()
    if opener.get_attribute("aria-expanded") == "false":
        opener.click()
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name=re.compile(button)).click()
