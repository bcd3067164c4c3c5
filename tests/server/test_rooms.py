"""Rooms: a link, seats, house rules, a host, and a match after the match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.playing import people, running, told


@told
async def test_two_people_meet_through_a_link_play_to_the_end_and_play_again(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow", rules={"turns": 1})
        hers = await lena.open(code)
        assert hers.room["host"]
        assert hers.room["status"] == "lobby"
        his = await ben.open(code)
        assert his.room["you"] == {"name": "Ben", "seat": 1}
        assert not his.room["host"]
        await hers.until(lambda: len(hers.room["seats"]) == 2 and hers.room["seats"][1]["name"] == "Ben")

        await hers.send("start")
        for page in (hers, his):
            await page.view_shown()
        while not hers.view["turn"]["over"]:
            mover = hers if hers.view["turn"]["seats"] == [0] else his
            index = mover.shown["index"]
            await mover.act()
            for page in (hers, his):
                await page.beyond(index)
        assert sorted(hers.shown["places"]) in ([1, 1], [1, 2])
        await hers.until(lambda: hers.room["status"] == "over")
        first = hers.room["match"]

        await hers.send("again")
        await his.until(lambda: his.room["status"] == "lobby")
        assert his.room["you"]["seat"] == 0, "seat 2 moves to seat 1"
        await hers.send("start")
        await hers.until(lambda: hers.room["status"] == "playing")
        assert hers.room["match"] > first
        assert hers.room["you"]["seat"] == 1


@told
async def test_newcomers_sit_while_there_is_room_and_then_watch(database: Path) -> None:
    async with running(database) as server, people(server.host, "A", "B", "C") as (a, b, c):
        code = await a.room("highlow", seats=2)
        await a.open(code)
        second, third = await b.open(code), await c.open(code)
        assert second.room["you"]["seat"] == 1
        assert third.room["you"]["seat"] is None
        assert third.room["watchers"] == ["C"]
        assert await third.ask("sit", seat=2) is None
        assert third.room["you"]["seat"] == 2, "within the game's range a seat can be added"


@told
async def test_a_lobby_without_a_fixed_number_grows_with_the_party(database: Path) -> None:
    async with running(database) as server, people(server.host, "A", "B", "C", "D") as everybody:
        code = await everybody[0].room("highlow")
        pages = [await person.open(code) for person in everybody]
        assert [page.room["you"]["seat"] for page in pages] == [0, 1, 2, 3]
        assert pages[3].room["range"] == [1, 8]


HOST_ONLY: list[tuple[str, dict[str, Any]]] = [
    ("seats", {"count": 3}),
    ("cpu", {"seat": 1, "level": "hard"}),
    ("move", {"from": 0, "to": 1}),
    ("rules", {"rules": {"turns": 5}}),
    ("game", {"game": "sound"}),
    ("start", {}),
    ("again", {}),
]


@pytest.mark.parametrize(("message", "fields"), HOST_ONLY, ids=[name for name, _ in HOST_ONLY])
@told
async def test_nobody_but_the_host_changes_the_room(database: Path, message: str, fields: dict[str, Any]) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow")
        his = await ben.open(code)
        before = his.room
        error = await his.ask(message, **fields)
        assert error is not None
        assert error["name"] == "not_host"
        assert error["message"] == {"$": "message", "key": "no-not_host", "args": []}
        assert (await ben.open(code)).room == before


@told
async def test_the_host_arranges_seats_cpus_and_rules(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("highlow"))
        assert await page.ask("seats", count=4) is None
        assert await page.ask("cpu", seat=2, level="hard") is None
        assert await page.ask("move", **{"from": 0, "to": 3}) is None
        assert await page.ask("rules", rules={"turns": 5}) is None
        seats = page.room["seats"]
        assert [seat["kind"] for seat in seats] == ["free", "free", "cpu", "person"]
        assert (seats[2]["level"], seats[2]["name"]) == ("hard", "CPU 3")
        assert page.room["rules"] == {"turns": 5, "ace": "low"}
        assert await page.ask("cpu", seat=2, level="") is None
        assert await page.ask("start") is None
        await page.until(lambda: page.shown)
        assert [seat["kind"] for seat in page.room["seats"]] == ["cpu", "cpu", "cpu", "person"]


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("seats", {"count": 9}, "seats_out_of_range"),
    ("seats", {"count": 0}, "seats_out_of_range"),
    ("cpu", {"seat": 7, "level": "hard"}, "no_such_seat"),
    ("cpu", {"seat": 1, "level": "genius"}, "unknown_level"),
    ("cpu", {"seat": 0, "level": "hard"}, "seat_taken"),
    ("move", {"from": 0, "to": 9}, "no_such_seat"),
    ("rules", {"rules": {"turns": 11}}, "unknown_option"),
    ("rules", {"rules": {"turns": "3"}}, "unknown_option"),
    ("rules", {"rules": {"turns": True}}, "unknown_option"),
    ("rules", {"rules": {"'; DROP TABLE room; --": 1}}, "unknown_option"),
    ("game", {"game": "nonsense"}, "unknown_game"),
    ("sit", {"seat": 8}, "no_such_seat"),
    ("again", {}, "no_match"),
    ("act", {"match": 1, "decision": 0, "action": {"kind": "higher"}}, "no_match"),
    ("name", {"name": ""}, "bad_name"),
    ("name", {"name": "x" * 25}, "bad_name"),
    ("name", {"name": "a\u202eb"}, "bad_name"),
]


@told
async def test_what_is_not_possible_is_refused_with_its_reason_and_changes_nothing(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("highlow"))
        before = page.room
        for message, fields, name in REFUSED:
            error = await page.ask(message, **fields)
            assert error is not None, (message, fields)
            assert error["name"] == name, (message, fields)
        error = await page.ask("rules", rules={"turns": 11})
        assert error is not None
        assert list(error["fields"]) == ["turns"]
        assert "1 to 10" in error["fields"]["turns"]
        await page.quiet()
        assert page.room == before


@told
async def test_a_person_s_seat_cannot_be_taken_but_a_cpu_s_can(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow", seats=3)
        hers, his = await lena.open(code), await ben.open(code)
        await hers.ask("cpu", seat=2, level="easy")
        error = await his.ask("sit", seat=0)
        assert error is not None
        assert error["name"] == "seat_taken"
        assert await his.ask("sit", seat=2) is None
        assert [seat["kind"] for seat in his.room["seats"]] == ["person", "free", "person"]
        assert await his.ask("stand") is None
        assert his.room["you"]["seat"] is None


@told
async def test_the_host_passes_on_when_the_host_leaves_for_good(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben", "Mia") as (lena, ben, mia):
        code = await lena.room("highlow")
        hers, his = await lena.open(code), await ben.open(code)
        await hers.send("leave")
        assert await hers.closed() == 4000
        await his.until(lambda: his.room["host"])
        assert [seat["name"] for seat in his.room["seats"]] == ["", "Ben"]
        await his.send("leave")
        assert await his.closed() == 4000
        assert (await mia.open(code)).room["host"], "an empty room is the next newcomer's"


@told
async def test_closing_the_page_is_not_leaving_and_is_seen(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow")
        hers, his = await lena.open(code), await ben.open(code)
        await hers.socket.close()
        await his.until(lambda: his.room["seats"][0]["away"])
        assert not his.room["host"]
        hers = await lena.open(code)
        assert hers.room["you"]["seat"] == 0
        assert hers.room["host"]
        await his.until(lambda: not his.room["seats"][0]["away"])


@told
async def test_two_pages_of_one_person_both_work_and_one_may_close(database: Path) -> None:
    async with running(database, grace=0) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow", seats=2)
        one, two, his = await lena.open(code), await lena.open(code), await ben.open(code)
        assert one.room["you"] == two.room["you"]
        await one.ask("start")
        for page in (one, two, his):
            await page.view_shown()
        await one.act()
        await two.until(lambda: two.shown["index"] == 1)
        await one.socket.close()
        await his.quiet()
        assert not his.room["seats"][0]["away"]
        assert his.shown["index"] == 1, "nobody has played for her"


@told
async def test_a_new_name_is_seen_in_every_room(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        codes = [await lena.room("highlow") for _ in range(2)]
        pages = [await ben.open(code) for code in codes]
        hers = await lena.open(codes[0])
        assert await hers.ask("name", name="  Lena \t 🃏  ") is None
        one, two = pages
        await one.until(lambda: one.room["seats"][0]["name"] == "Lena 🃏")
        await two.until(lambda: two.room["seats"][0]["name"] == "Lena 🃏")


@told
async def test_another_game_keeps_the_people_and_asks_for_its_own_rules(database: Path) -> None:
    async with running(database) as server, people(server.host, *"ABCDE") as everybody:
        code = await everybody[0].room("highlow")
        pages = [await person.open(code) for person in everybody]
        await pages[0].ask("game", game="sound")
        assert pages[0].room["range"] == [2, 4]
        assert len(pages[0].room["seats"]) == 4
        assert pages[0].room["rules"] == {"hands": 2, "direction": "left", "low": False}
        await pages[4].until(lambda: pages[4].room["game"] == "sound")
        assert pages[4].room["you"]["seat"] is None, "the surplus watches"


@told
async def test_nothing_but_play_is_possible_during_a_match(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("highlow", quick="easy"))
        for message, fields in [*HOST_ONLY, ("sit", {"seat": 1}), ("stand", {})]:
            error = await page.ask(message, **fields)
            assert error is not None, message
            assert error["name"] == "match_running", message


@told
async def test_who_leaves_in_mid_match_is_replaced_by_a_cpu_for_good(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("highlow", rules={"turns": 1})
        hers, his = await lena.open(code), await ben.open(code)
        await hers.ask("start")
        await his.until(lambda: his.shown)
        await hers.send("leave")
        assert await hers.closed() == 4000
        await his.play()
        assert his.room["seats"][0]["kind"] == "cpu"
        assert his.room["host"]
        back = await lena.open(code)
        assert back.room["you"]["seat"] is None, "she may watch, her seat is gone"


@told
async def test_who_leaves_after_the_match_has_no_seat_in_the_next(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        hers = await lena.open(await lena.room("highlow", rules={"turns": 1}, seats=2))
        his = await ben.open(hers.room["code"])
        await hers.ask("start")
        for page in (hers, his):
            await page.view_shown()
        while not hers.view["turn"]["over"]:
            mover, index = (hers, his)[hers.view["turn"]["seats"][0]], hers.shown["index"]
            await mover.act()
            for page in (hers, his):
                await page.beyond(index)
        await his.send("leave")
        assert await his.closed() == 4000
        await hers.ask("again")
        await hers.until(lambda: hers.room["status"] == "lobby")
        assert [seat["kind"] for seat in hers.room["seats"]] == ["free", "person"]
        assert await hers.ask("cpu", seat=0, level="easy") is None, "the seat can be given to somebody else"


@told
async def test_a_room_with_a_cpu_s_level_starts_at_once(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("highlow", quick="hard", seats=3))
        assert page.room["status"] == "playing"
        assert [seat["level"] for seat in page.room["seats"]] == ["", "hard", "hard"]
        await page.play()
        assert page.room["status"] == "over"
        assert page.shown["history"][0] == [0, [0, 0, 0]]
        assert page.shown["history"][-1] == [page.shown["index"], page.view["score"]["points"]]


@told
async def test_an_address_that_is_no_room_is_said_and_closed(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        for code in ("otter-k7m2p9qx4tza", "nonsense", "otter-12", "%27%20OR%201=1--", "x" * 300):
            page = await lena.knock(code)
            assert await page.closed() == 4404, code
            assert page.errors[0]["name"] == "no_room"
            with pytest.raises(ConnectionClosed):
                await page.send("ping")
