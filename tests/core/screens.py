"""Driving an application of the terminal by its keys, without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from cardtable.terminal.app import TableApp
from cardtable.terminal.match import Match
from cardtable.terminal.replay_app import ReplayApp
from cardtable.terminal.widgets import Press
from tests.core.terminals import speech_of


def on_screen(
    app: TableApp | ReplayApp, play: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = (80, 24)
) -> None:
    """Runs an application on a screen of this size and plays on it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await play(pilot)

    asyncio.run(run())


async def settled(pilot: Pilot[None]) -> None:
    """Waits until a dialog is open or something can be pressed: nothing happens now but by the person."""
    app = pilot.app
    for _ in range(400):
        await asyncio.sleep(0.005)
        asked = not isinstance(app, TableApp) or bool(app.query(Press))
        if len(app.screen_stack) > 1 or asked:
            await pilot.pause()
            return
    raise AssertionError("the table came to no rest")


async def press(pilot: Pilot[None], *names: str) -> None:
    for name in names:
        await pilot.press(name)
        await settled(pilot)


def table_app(match: Match, lang: str = "en", **given: Any) -> TableApp:
    return TableApp(match, speech_of(match, lang), pace=0, **given)


def shown(app: TableApp | ReplayApp, name: str) -> str:
    return str(app.screen_stack[0].query_one(f"#{name}", Static).content)


def labels(app: TableApp) -> list[str]:
    return [press.label for press in app.screen_stack[0].query(Press)]
