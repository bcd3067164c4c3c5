"""Two servers on one database: an append names the index that it expects, so that both can never win."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cardtable.server.bus import Bus, LocalBus
from tests.server.playing import Page, Person, Running, people, running, told


@asynccontextmanager
async def apart(database: Path, bus: Bus | None = None) -> AsyncIterator[tuple[Page, Page, Running]]:
    """Lena's page on one server and Ben's on another, in one room."""
    async with (
        running(database, bus, grace=15) as one,
        running(database, bus, grace=15) as two,
        people(one.host, "Lena", "Ben") as (lena, ben),
    ):
        code = await lena.room("highlow", seats=2)
        far = Person(two.host)
        far.adopt(ben.cookie)
        hers = await lena.open(code)
        his = await far.open(code)
        yield hers, his, one
        await far.http.aclose()


@told
async def test_whoever_comes_second_loads_what_the_first_has_stored_and_decides_again(database: Path) -> None:
    async with apart(database) as (hers, his, one):
        assert [seat["name"] for seat in hers.room["seats"]] == ["Lena", ""], "she has not heard of him"
        assert await hers.ask("rules", rules={"turns": 2}) is None
        assert hers.room["rules"]["turns"] == 2
        assert [seat["name"] for seat in hers.room["seats"]] == ["Lena", "Ben"]
        assert await hers.ask("start") is None
        await hers.until(lambda: hers.shown)
        error = await his.ask("stand")
        assert error is not None
        assert error["name"] == "match_running", "he hears of the match when he wants to change the room"
        await his.until(lambda: his.shown)

        assert hers.view["turn"]["seats"] == [0]
        await hers.act()
        await hers.until(lambda: hers.shown["index"] == 1)
        # His server stands at index 0, where it was her turn; a late act of hers there must not count a second time.
        log = await one.site.store.entries(hers.shown["match"])
        assert [(entry.index, entry.seat, entry.by) for entry in log] == [(1, 0, "person")]


@told
async def test_news_of_one_server_is_shown_by_the_other_and_each_act_counts_once(database: Path) -> None:
    async with apart(database, LocalBus()) as (hers, his, one):
        await hers.until(lambda: len(hers.room["seats"]) == 2 and hers.room["seats"][1]["name"] == "Ben")
        await hers.ask("rules", rules={"turns": 2})
        await his.until(lambda: his.room["rules"]["turns"] == 2)
        await hers.ask("start")
        await asyncio.gather(hers.play(), his.play())
        assert hers.shown["index"] == his.shown["index"]
        assert hers.shown["places"] == his.shown["places"]
        log = await one.site.store.entries(hers.shown["match"])
        assert [entry.index for entry in log] == list(range(1, hers.shown["index"] + 1))
        assert {entry.by for entry in log} <= {"person", "table"}
        assert not hers.refusals
        assert not his.refusals


@told
async def test_two_servers_that_play_the_same_cpu_store_each_move_once(database: Path) -> None:
    async with apart(database, LocalBus()) as (hers, his, one):
        await hers.until(lambda: len(hers.room["seats"]) == 2)
        assert await hers.ask("seats", count=4) is None
        for seat in (2, 3):
            assert await hers.ask("cpu", seat=seat, level="easy") is None
        assert await hers.ask("rules", rules={"turns": 1}) is None
        assert await hers.ask("start") is None
        await asyncio.gather(hers.play(), his.play())
        log = await one.site.store.entries(hers.shown["match"])
        assert [entry.index for entry in log] == list(range(1, hers.shown["index"] + 1))
        assert {entry.seat for entry in log if entry.by == "cpu"} == {2, 3}
