"""A damaged record is set aside and named, and never stops another."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from cardtable.server.errors import Damaged
from cardtable.server.match import Match
from tests.server.playing import Person, people, running, told

DAMAGES = {
    "an entry that is no JSON": 'UPDATE entry SET action = X\'7B\' WHERE "match" = ? AND "index" = 2',
    "an illegal entry": 'UPDATE entry SET action = \'{"kind":"pass"}\' WHERE "match" = ? AND "index" = 2',
    "another seat's entry": 'UPDATE entry SET seat = 1 - seat WHERE "match" = ? AND "index" = 1',
    "a missing entry": 'DELETE FROM entry WHERE "match" = ? AND "index" = 2',
    "no secret": 'DELETE FROM secret WHERE "match" = ?',
    "rules that are not the game's": 'UPDATE "match" SET rules = \'{"x":1}\' WHERE id = ?',
    "rules that are no JSON": "UPDATE \"match\" SET rules = 'x' WHERE id = ?",
    "a game that is not installed": "UPDATE \"match\" SET game = 'gone' WHERE id = ?",
    "another version of the game": 'UPDATE "match" SET version = 99 WHERE id = ?',
    "a log of another form": 'UPDATE "match" SET format = 99 WHERE id = ?',
    "places that are no JSON": "UPDATE \"match\" SET places = 'x' WHERE id = ?",
}


async def _played(lena: Person, turns: int = 10) -> tuple[str, int]:
    """A room with a match of a few entries."""
    code = await lena.room("highlow", quick="normal", seats=2, rules={"turns": turns})
    page = await lena.open(code)
    for _ in range(4):
        index = page.shown["index"]
        await page.until(lambda: page.view["decision"] is not None)
        await page.act()
        await page.beyond(index)
    await page.until(lambda: page.shown["index"] >= 4 and page.view["decision"] is not None)
    await page.socket.close()
    return code, page.shown["match"]


@pytest.mark.parametrize("damage", DAMAGES)
@told
async def test_a_damaged_match_is_named_and_the_rest_lives(database: Path, damage: str) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        cookie = lena.cookie
        broken, number = await _played(lena)
        sound, _ = await _played(lena)
    with sqlite3.connect(database) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute(DAMAGES[damage], (number,))
    db.close()
    async with running(database) as server, people(server.host, "") as (lena,):
        lena.adopt(cookie)
        page = await lena.open(broken)
        assert page.errors[0]["name"] == "match_damaged"
        assert str(number) in str(page.errors[0]["message"]["args"])
        assert page.room["status"] == "over"
        assert not page.shown
        rooms = (await lena.http.get("/api/me")).json()["rooms"]
        assert {room["code"]: room["status"] for room in rooms} == {broken: "over", sound: "playing"}
        other = await lena.open(sound)
        await other.play()
        with pytest.raises(Damaged, match=f"match {number}"):
            await Match.open(number, server.site.store)
        # The room itself goes on.
        await page.ask("again")
        assert page.room["status"] == "lobby"
        await page.ask("start")
        await page.until(lambda: page.shown)
        await page.play()


@told
async def test_a_damaged_room_is_said_and_the_rest_lives(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        cookie = lena.cookie
        codes = [await lena.room("highlow") for _ in range(4)]
    with sqlite3.connect(database) as db:
        db.execute("UPDATE room SET settings = 'x' WHERE code = ?", (codes[0],))
        db.execute("UPDATE room SET settings = replace(settings, 'highlow', 'gone') WHERE code = ?", (codes[1],))
        db.execute("UPDATE room SET settings = replace(settings, 'chairs', 'chars') WHERE code = ?", (codes[2],))
    db.close()
    async with running(database) as server, people(server.host, "") as (lena,):
        lena.adopt(cookie)
        for code in codes[:3]:
            page = await lena.knock(code)
            assert await page.closed() == 4404
            assert page.errors[0]["name"] == "broken"
        assert [room["code"] for room in (await lena.http.get("/api/me")).json()["rooms"]] == codes[3:]
        assert (await lena.open(codes[3])).room["status"] == "lobby"


@told
async def test_a_fault_of_a_game_loses_one_message_and_not_the_room(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("trouble", quick="normal", seats=2))
        await page.beyond(0)  # the CPU has passed its card: only hers is owed
        before = page.shown["index"]
        monkeypatch.setenv("TROUBLE_APPLY", "1")
        error = await page.ask("act", match=page.shown["match"], decision=0, action=_pick(page.view))
        assert error is not None
        assert error["name"] == "broken"
        monkeypatch.delenv("TROUBLE_APPLY")
        await page.quiet()
        assert page.shown["index"] == before
        await page.act()
        await page.until(lambda: page.shown["index"] > before)
        await page.play()


def _pick(view: dict[str, object]) -> dict[str, object]:
    choices = view["choices"]
    assert isinstance(choices, list)
    return {"kind": "swap", "cards": choices[0]["cards"][:1]}
