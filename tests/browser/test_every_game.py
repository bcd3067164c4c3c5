"""Every installed game is playable in the browser as it is: by touch on a phone, and by keyboard alone on a desktop.

The driver knows no game. It presses what the page offers, as somebody would who has never read the rules.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocket

from cardtable import games
from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.test_pages import expect_clean

ENOUGH = 12
"""Decisions after which a game counts as playable."""
SECONDS = 90


class Wire:
    """What a page sends and is answered, read off its socket."""

    def __init__(self, page: Page) -> None:
        self.acts: list[str] = []
        self.refused: list[str] = []
        self.over = False
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._received(json.loads(frame)))

    def _sent(self, frame: dict[str, object]) -> None:
        if frame["type"] == "act":
            self.acts.append(json.dumps(frame["action"]))

    def _received(self, frame: dict[str, object]) -> None:
        if frame["type"] == "refused":
            self.refused.append(json.dumps(frame))
        self.over = self.over or bool(frame.get("places"))


def seat_oneself(person: Open, game: str, **given: object) -> tuple[Page, Wire]:
    page = person("/", **given)
    code = page.evaluate(
        """async game => (await (await fetch("/api/rooms", {
            method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify({game, quick: "easy"}),
        })).json()).code""",
        game,
    )
    wire = Wire(page)
    page.goto(f"/t/{code}")
    page.get_by_role("main", name="Table").wait_for()
    return page, wire


def play(page: Page, wire: Wire, step: Callable[[int], None]) -> None:
    """Steps until enough has been decided or the match is over."""
    end, turn = time.monotonic() + SECONDS, 0
    while len(wire.acts) < ENOUGH and not wire.over:
        assert time.monotonic() < end, f"only {len(wire.acts)} decisions in {SECONDS} s: {wire.acts}"
        step(turn)
        turn += 1
        page.wait_for_timeout(50)
    assert not wire.refused, "the page offered what the table refuses"
    assert wire.acts


def buttons(page: Page) -> Locator:
    return page.get_by_role("group", name="Your choices").get_by_role("button", disabled=False)


def wants_several(page: Page) -> bool:
    """Whether a tap only selects: several are wanted, and a button sends them. Else the second tap plays."""
    return bool(page.locator("[data-key=commit]").count())


@pytest.mark.parametrize("game", sorted(games()))
def test_it_is_played_by_touch_on_a_phone(person: Open, game: str) -> None:
    page, wire = seat_oneself(person, game, viewport=PHONE, has_touch=True, is_mobile=True)

    def step(turn: int) -> None:
        # Somewhere between two looks the table may move on by itself: then the next step looks again.
        dialog = page.get_by_role("dialog").get_by_role("button", disabled=False)
        for offered in (dialog.last, buttons(page).nth(turn % max(1, buttons(page).count()))):
            if offered.count():
                offered.tap(timeout=2000)
                return
        spots = page.locator("[data-able]:not([aria-pressed=true])")
        if spots.count():
            spot = spots.nth(turn % spots.count()).element_handle(timeout=2000)
            for _ in range(1 if wants_several(page) else 2):
                # Near the edge that a fan of cards leaves free.
                spot.tap(position={"x": 9, "y": 14}, timeout=2000, force=True)

    play(page, wire, lambda turn: _unless_gone(lambda: step(turn)))
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), "a table does not scroll"


@pytest.mark.parametrize("game", sorted(games()))
def test_it_is_played_by_keyboard_alone_on_a_desktop(person: Open, game: str) -> None:
    page, wire = seat_oneself(person, game, viewport=DESKTOP)

    def step(turn: int) -> None:
        if page.get_by_role("dialog").count():
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        elif buttons(page).count():
            buttons(page).nth(turn % buttons(page).count()).focus()
            page.keyboard.press("Enter")
        elif page.locator("[data-able]").count():
            # Into the cards, along them with an arrow, and the card under the focus.
            page.locator("[data-spot][tabindex='0']").first.focus()
            page.keyboard.press("Home")
            for _ in range(turn % 14):
                page.keyboard.press("ArrowRight")
            for _ in range(1 if wants_several(page) else 2):
                page.keyboard.press("Enter")

    play(page, wire, lambda turn: _unless_gone(lambda: step(turn)))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", sorted(games()))
def test_axe_finds_nothing_at_its_table(person: Open, game: str, scheme: str) -> None:
    page, _ = seat_oneself(person, game, viewport=PHONE, color_scheme=scheme)
    page.get_by_role("group", name="Your choices").or_(page.locator("[data-able]").first).first.wait_for()
    expect_clean(page)


def _unless_gone(press: Callable[[], None]) -> None:
    try:
        press()
    except Exception as error:
        if "Timeout" not in str(error) and "not attached" not in str(error) and "detached" not in str(error):
            raise
