"""What only happens after a while: rooms are let go, hosts stay away, disks fill up."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest

from cardtable.server import duties, hall
from cardtable.server.store.sqlite import SqliteStore
from tests.server.playing import Running, first, people, running, told


@told
async def test_a_room_without_anybody_is_let_go_and_comes_back_as_it_was(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "IDLE", 0.05)
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        code = await lena.room("highlow", quick="normal", seats=1, rules={"turns": 10})
        page = await lena.open(code)
        await page.act()
        await page.beyond(0)
        before = page.view | {"events": []}
        tasks = len(asyncio.all_tasks())
        await page.socket.close()
        await asyncio.sleep(0.5)
        assert len(asyncio.all_tasks()) < tasks, "its duties have ended"
        assert (await lena.open(code)).view == before


@told
async def test_a_host_who_stays_away_is_followed_by_somebody_who_is_here(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duties, "HOST_AWAY", 0.3)
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow")
        hers, his = await lena.open(code), await ben.open(code)
        await hers.socket.close()
        await his.until(lambda: his.room["host"])
        back = await lena.open(code)
        assert back.room["you"]["seat"] == 0
        assert not back.room["host"]


@told
async def test_an_act_of_a_page_that_goes_while_it_is_stored_is_kept_and_shown(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, append = SqliteStore, SqliteStore.append

    async def slow(self: SqliteStore, *what: Any) -> None:
        await append(self, *what)
        await asyncio.sleep(0.4)

    monkeypatch.setattr(store, "append", slow)
    async with running(database, grace=15) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        hers = await lena.open(await lena.room("highlow", rules={"turns": 10}))
        his = await ben.open(hers.room["code"])
        await hers.ask("start")
        await his.until(lambda: his.shown)
        await hers.act({"kind": "bank"})
        await asyncio.sleep(0.1)  # it is being stored
        for task in asyncio.all_tasks():  # what ends the reading of a page that cannot be sent to
            if getattr(task.get_coro(), "__name__", "") == "_listen":
                task.cancel()
        his = await ben.open(hers.room["code"])
        await his.beyond(0)
        assert his.view["turn"]["seats"] == [1]


class Disk:
    """A connection whose commits fail while the disk is full."""

    def __init__(self, db: sqlite3.Connection, full: list[bool]) -> None:
        self.db = db
        self.full = full

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "COMMIT" and self.full:
            raise sqlite3.OperationalError("database or disk is full")
        return self.db.execute(sql, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.db, name)


def fill_disk(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """From now on no commit succeeds, until the list is emptied."""
    full = [True]
    store = server.site.store
    assert isinstance(store, SqliteStore)
    commit = store._writer._commit
    monkeypatch.setattr(store._writer, "_commit", lambda db, batch: commit(cast("Any", Disk(db, full)), batch))
    return full


@told
async def test_while_the_disk_fails_nothing_is_shown_that_is_not_stored_and_then_play_goes_on(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duties, "RETRY", 0.05)
    async with running(database, log_level="error") as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("sound", quick="normal", seats=2, rules={"hands": 1}))
        await page.until(lambda: page.view["decision"] is not None)
        await page.quiet()
        before = page.shown["index"]
        full = fill_disk(server, monkeypatch)
        match, decision, action = page.shown["match"], page.view["decision"], first(page.view)
        error = await page.ask("act", match=match, decision=decision, action=action)
        assert error is not None
        assert error["name"] == "broken"
        await page.quiet(0.3)
        assert page.shown["index"] == before
        assert len(await server.site.store.entries(match)) == before
        full.clear()
        await page.play()
        assert page.room["status"] == "over"


@told
async def test_a_newcomer_on_a_full_disk_is_told_and_may_come_again(
    database: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow")
        page = await lena.open(code)
        full = fill_disk(server, monkeypatch)
        late = await ben.knock(code)
        assert await late.closed() == 1013
        assert [error["name"] for error in late.errors] == ["broken"]
        full.clear()
        assert (await ben.open(code)).room["you"]["seat"] == 1
        assert await page.ask("ping") is None
        assert "Traceback" not in capfd.readouterr().err


@told
async def test_duties_that_have_failed_keep_no_other_room_from_its_end(database: Path) -> None:
    async def failed() -> None:
        raise OSError("no space left")

    async with running(database) as server, people(server.host, "Lena") as (lena,):
        for _ in range(2):
            await lena.open(await lena.room("highlow"))
        hall = cast("Any", server.server.config.app).state.hall
        first, second = hall._duties.values()
        await first.stop()
        first._task = asyncio.create_task(failed())
        await hall.close()
        assert second._task.cancelled()
