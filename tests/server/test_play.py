"""Playing on a server: one door, stale pages, stand-ins, pauses, and what a reconnect brings."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path

from tests.server.playing import Page, first, people, running, told


@told
async def test_a_view_brings_what_happened_since_the_last_one_on_this_page(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        code = await lena.room("highlow", quick="normal", seats=1)
        page = await lena.open(code)
        assert page.view["events"] == [], "a first view tells no past"
        decision = page.view["decision"]
        await page.act()
        await page.until(lambda: page.shown["index"] > decision)
        assert [(index, seat) for index, seat, _ in page.view["events"]] == [(1, 0)]
        again = await lena.open(code)
        assert again.view == page.view | {"events": []}, "reconnecting is the same message"


@told
async def test_a_late_or_repeated_action_is_refused_as_stale_and_played_once(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("highlow", quick="normal", seats=1, rules={"turns": 10}))
        decision, action = page.view["decision"], first(page.view)
        for _ in range(3):
            await page.act(action, decision=decision)
        await page.until(lambda: len(page.refusals) == 2)
        assert {refusal["message"]["key"] for refusal in page.refusals} == {"no-stale"}
        await page.quiet()
        assert page.shown["index"] == 1
        await page.act(match=page.shown["match"] + 1)
        await page.until(lambda: len(page.refusals) == 3)
        assert page.refusals[-1]["message"]["key"] == "no-stale"


@told
async def test_a_refusal_is_followed_by_a_fresh_view_and_changes_nothing(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("highlow", quick="normal", seats=1))
        before = page.shown
        for action in ({"kind": "pass"}, {"kind": "higher", "amount": 3}, {"kind": "higher", "cells": [1]}):
            page.shown = {}
            await page.send("act", match=before["match"], decision=0, action=action)
            await page.until(lambda: page.shown)
            assert page.shown == before
        assert len(page.refusals) == 3
        assert all(refusal["message"]["$"] == "message" for refusal in page.refusals)


@told
async def test_only_the_seat_s_own_device_can_act_for_it(database: Path) -> None:
    async with running(database, grace=15) as server, people(server.host, "Lena", "Ben", "Eve") as (lena, ben, eve):
        code = await lena.room("highlow", seats=2)
        hers, his, watching = await lena.open(code), await ben.open(code), await eve.open(code)
        await hers.ask("start")
        for page in (hers, his, watching):
            await page.view_shown()
        act = {"match": hers.shown["match"], "decision": hers.view["decision"], "action": first(hers.view)}

        error = await watching.ask("act", **act)
        assert error is not None
        assert error["name"] == "not_seated"
        await his.send("act", **act)
        await his.until(lambda: his.refusals)
        assert his.refusals[0]["message"]["key"] == "no-not_your_turn"
        # Public knowledge opens no seat: her name, her seat's number, another's signature on an id, none at all.
        await eve.http.put("/api/me", json={"name": "Lena"})
        signed = eve.cookie.split(".")[1]
        for forged in ("Lena", "0", f"{'0' * 32}.{signed}", f"{lena.cookie.split('.')[0]}.{signed}", "", "a.b.c", "é"):
            stranger = await eve.open(code, Cookie=f"cardtable_id={forged}")
            assert stranger.room["you"]["seat"] is None, forged
            error = await stranger.ask("act", **act)
            assert error is not None
            assert error["name"] == "not_seated"
        await hers.quiet()
        assert hers.shown["index"] == 0


@told
async def test_no_id_and_no_cookie_is_ever_shown_to_anybody(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow", rules={"turns": 1})
        hers, his = await lena.open(code), await ben.open(code)
        await hers.ask("start")
        await asyncio.gather(hers.play(), his.play())
        bodies = [(await ben.http.get(path)).text for path in ("/api/me", f"/t/{code}", f"/rules/highlow?table={code}")]
        for person in (lena, ben):
            identity, signature = person.cookie.split(".")
            for text in (*hers.frames, *his.frames, *bodies):
                assert identity not in text
                assert signature not in text


@told
async def test_a_cpu_stands_in_for_somebody_away_who_then_has_the_seat_back_at_once(database: Path) -> None:
    async with running(database, grace=0.3, pace=0.05) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow", seats=2, rules={"turns": 10})
        hers, his = await lena.open(code), await ben.open(code)
        await hers.ask("start")
        await his.until(lambda: his.shown)
        left = time.monotonic()
        await hers.socket.close()
        await his.until(lambda: his.room["seats"][0]["away"])
        await his.until(lambda: his.shown["index"] > 0)
        assert time.monotonic() - left >= 0.3, "not before the grace is over"
        await his.until(lambda: his.view["turn"]["seats"] == [1])
        back = await lena.open(code)
        assert back.room["you"]["seat"] == 0
        while his.view["turn"]["seats"] != [0]:
            index = his.shown["index"]
            await his.act()
            await his.beyond(index)
        index = his.shown["index"]
        await his.quiet(0.6)
        assert his.shown["index"] == index, "she decides again, however long she takes"
        by = {entry.by for entry in await server.site.store.entries(his.shown["match"])}
        assert by == {"person", "cpu"}


@told
async def test_who_is_back_within_the_grace_loses_no_decision(database: Path) -> None:
    async with running(database, grace=0.6) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow", seats=2)
        hers, his = await lena.open(code), await ben.open(code)
        await hers.ask("start")
        await his.until(lambda: his.shown)
        await hers.socket.close()
        await his.quiet(0.2)
        hers = await lena.open(code)
        await his.quiet(0.8)
        assert his.shown["index"] == 0
        await hers.act()
        await his.until(lambda: his.shown["index"] == 1)


@told
async def test_a_table_sleeps_while_nobody_is_there_and_goes_on_when_somebody_is(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        code = await lena.room("sound", seats=2)
        page = await lena.open(code)
        await page.ask("cpu", seat=1, level="easy")
        await page.ask("move", **{"from": 0, "to": 1})
        await page.ask("start")
        await page.until(lambda: page.shown)
        number = page.shown["match"]
        await page.socket.close()
        await asyncio.sleep(0.1)
        before = len(await server.site.store.entries(number))
        await asyncio.sleep(0.4)
        assert len(await server.site.store.entries(number)) == before
        page = await lena.open(code)
        await page.play()


@told
async def test_cpus_answer_at_the_room_s_pace_however_fast_they_think(database: Path) -> None:
    async with running(database, pace=0.25) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("sound", seats=2, quick="normal", rules={"hands": 1}))
        times: list[float] = []
        answered = None
        while not page.view["turn"]["over"]:
            if page.view["decision"] not in (None, answered):
                answered = page.view["decision"]
                await page.act()
            message = await page.receive()
            if message["type"] == "view" and any(seat == 1 for _, seat, _ in message["view"]["events"]):
                times.append(time.monotonic())
        assert len(times) == 4, "the CPU passes one card and plays three"
        assert all(later - earlier >= 0.24 for earlier, later in pairwise(times))


async def _to_the_result(pages: list[Page]) -> None:
    """Plays first choices until a result stands."""
    while not pages[0].shown["pause"]:
        index = pages[0].shown["index"]
        page = next(page for page in pages if page.view["decision"] is not None)
        await page.act()
        for each in pages:
            await each.beyond(index)


@told
async def test_the_table_waits_at_a_result_until_everybody_has_pressed_continue(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben", "Eve") as (lena, ben, eve):
        code = await lena.room("sound", seats=2)
        pages = hers, his, watching = [await person.open(code) for person in (lena, ben, eve)]
        await hers.ask("start")
        for page in pages:
            await page.view_shown()
        await _to_the_result([hers, his, watching])
        index, match = hers.shown["index"], hers.shown["match"]
        assert 4 < hers.shown["pause"] <= 5
        assert hers.view["turn"]["seats"] == []
        await watching.send("continue", match=match, index=index)
        await hers.send("continue", match=match, index=index - 1)
        await hers.send("continue", match=match, index=index)
        await his.until(lambda: his.room["waiting"] == [0])
        await his.quiet(0.3)
        assert his.shown["index"] == index, "one has not pressed yet"
        await his.send("continue", match=match, index=index)
        await hers.until(lambda: hers.shown["index"] == index + 1)
        assert hers.view["turn"]["phase"] == "swap"
        await hers.until(lambda: hers.room["waiting"] == [])


@told
async def test_a_pause_ends_by_itself_and_nobody_can_act_meanwhile(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("sound", seats=2, quick="normal"))
        answered = None
        while not page.shown["pause"]:
            if page.view["decision"] not in (None, answered):
                answered = page.view["decision"]
                await page.act()
            await page.receive()
        index, began = page.shown["index"], time.monotonic()
        await page.send("act", match=page.shown["match"], decision=index, action={"kind": "swap", "cards": ["9c"]})
        await page.until(lambda: page.refusals)
        await page.until(lambda: page.shown["index"] > index)
        assert 4 < time.monotonic() - began < 7
        assert [action["kind"] for _, _, action in page.view["events"]] == ["deal"]


@told
async def test_an_act_comes_back_within_a_few_milliseconds(database: Path) -> None:
    async with running(database, messages_a_second=1000) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("highlow", quick="normal", seats=1, rules={"turns": 10}))
        taken = []
        while not page.view["turn"]["over"]:
            index, began = page.shown["index"], time.perf_counter()
            await page.act()
            await page.beyond(index)
            taken.append(time.perf_counter() - began)
        median = sorted(taken)[len(taken) // 2]
        assert median < 0.05, f"{median * 1000:.1f} ms"
