"""The server is killed without warning, again and again, while people play; nothing that they saw may be lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cardtable.action import Action
from cardtable.log import Entry, decoder
from cardtable.plugins import games
from cardtable.server.match import seed_of
from cardtable.server.run import bind
from cardtable.server.settings import Settings
from cardtable.table import Table
from tests.server.playing import Page, Person, first

KILLS = int(os.environ.get("CARDTABLE_KILLS", "60"))
Deed = tuple[int, int | None, str]
"""(log index, seat, the action as JSON) as somebody has seen it."""

GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


class Device:
    """Somebody who plays whatever is offered, comes back after every crash, and remembers all that was seen."""

    def __init__(self, person: Person, code: str, *, host: bool) -> None:
        self.person = person
        self.code = code
        self.host = host
        self.seen: dict[int, set[Deed]] = {}
        self.sent: dict[tuple[int, int, int], str] = {}
        self.revision = 0
        self.ended: dict[int, list[int]] = {}
        self.last: dict[str, Any] | None = None
        self.stopping = False

    async def live(self) -> None:
        """Plays until the server dies or the match ends and no other is wanted."""
        page = await self.person.knock(self.code)
        try:
            if self.last is not None:  # was it stored or not? A page that does not know sends it once more.
                await page.send("act", **self.last)
            while not (self.stopping and page.shown and page.shown["places"]):
                message = await page.receive(20)
                if message["type"] == "view":
                    await self._view(page, message)
                elif message["type"] == "room":
                    self.revision = max(self.revision, message["revision"])
                    await self._room(page, message)
        finally:
            with suppress(*GONE):
                await page.socket.close()

    async def _room(self, page: Page, room: dict[str, Any]) -> None:
        if self.host and room["status"] == "lobby":
            await page.send("start")
        elif self.host and room["status"] == "over" and not self.stopping:
            await page.send("again")

    async def _view(self, page: Page, shown: dict[str, Any]) -> None:
        match, view = shown["match"], shown["view"]
        deeds = self.seen.setdefault(match, set())
        deeds.update((index, seat, json.dumps(action, sort_keys=True)) for index, seat, action in view["events"])
        deeds.add((shown["index"], None, ""))
        if shown["places"]:
            self.ended[match] = shown["places"]
        if shown["pause"]:
            await page.send("continue", match=match, index=shown["index"])
        if view["decision"] is not None and (match, view["me"], view["decision"]) not in self.sent:
            action = first(view)
            self.sent[match, view["me"], view["decision"]] = json.dumps(action, sort_keys=True)
            self.last = {"match": match, "decision": view["decision"], "action": action}
            await page.send("act", **self.last)
        elif view["decision"] is not None and self.last is not None and self.last["decision"] == view["decision"]:
            await page.send("act", **self.last)


def start(database: Path, port: int) -> subprocess.Popen[str]:
    settings = {
        "CARDTABLE_DATABASE": str(database),
        "CARDTABLE_PORT": str(port),
        "CARDTABLE_PACE": "0",
        "CARDTABLE_GRACE": "0.3",
        "CARDTABLE_THINK": "5",
        "CARDTABLE_MESSAGES_A_SECOND": "10000",
    }
    return subprocess.Popen(
        [sys.executable, "-m", "cardtable.server.run"], env=os.environ | settings, stdout=subprocess.PIPE, text=True
    )


async def ready(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    line = await asyncio.get_running_loop().run_in_executor(None, process.stdout.readline)
    assert "ready" in line, "the server did not start"


def kill(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


def check(database: Path, devices: list[Device]) -> int:
    """Compares what people have seen and sent with what is stored; the number of entries compared."""
    db = sqlite3.connect(database)
    compared = 0
    try:
        for device in devices:
            (revision,) = db.execute("SELECT revision FROM room WHERE code = ?", (device.code,)).fetchone()
            assert revision >= device.revision, "a change of the room that was shown is lost"
            for match, deeds in device.seen.items():
                compared += _check_match(db, match, deeds, device)
    finally:
        db.close()
    return compared


def _check_match(db: sqlite3.Connection, match: int, deeds: set[Deed], device: Device) -> int:
    sql = 'SELECT "index", seat, action, "by" FROM entry WHERE "match" = ? ORDER BY "index"'
    rows = db.execute(sql, (match,)).fetchall()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "the log has a gap"
    stored = {index: (seat, json.dumps(json.loads(action), sort_keys=True)) for index, seat, action, _ in rows}
    for index, seat, action in deeds:
        assert index <= len(rows), f"entry {index} of match {match} was shown and is lost"
        if action:
            was_seat, was = stored[index]
            assert was_seat == seat, f"entry {index} of match {match} was shown as another seat's"
            hidden = json.loads(action)["cards"] != json.loads(was)["cards"]
            assert hidden or was == action, f"entry {index} of match {match} was shown as another action"

    name, rules, seats = db.execute('SELECT game, rules, seats FROM "match" WHERE id = ?', (match,)).fetchone()
    (secret,) = db.execute('SELECT secret FROM secret WHERE "match" = ?', (match,)).fetchone()
    game = games()[name]
    table = Table(game, json.loads(rules), seats=seats, seed=seed_of(secret))
    read = decoder(game, Action)
    mine = {(seat, decision): action for (of, seat, decision), action in device.sent.items() if of == match}
    own_seats = {seat for seat, _ in mine}
    for index, seat, action, by in rows:
        if by == "person" and seat in own_seats:
            decision = table.owed[seat]
            sent = mine.pop((seat, decision), None)
            assert sent == stored[index][1], f"entry {index} of match {match} was never sent for decision {decision}"
        table.replay([Entry(seat, read.decode(action))])
    places, ended = db.execute('SELECT places, ended FROM "match" WHERE id = ?', (match,)).fetchone()
    assert table.over == (ended is not None)
    if table.over:
        assert json.loads(places) == list(table.score.places)
    if match in device.ended:
        assert json.loads(places) == device.ended[match]
    return len(rows)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_nothing_acknowledged_is_lost_or_applied_twice_however_often_the_server_is_killed(database: Path) -> None:
    asyncio.run(_kill_often(database))


async def _kill_often(database: Path) -> None:
    rng = random.Random(20261130)
    reserved = bind(Settings.load({}, port=0, database=database))
    port = reserved.getsockname()[1]
    reserved.close()
    host = f"127.0.0.1:{port}"

    process = start(database, port)
    await ready(process)
    persons = [Person(host, name) for name in ("Lena", "Ben", "Mia")]
    for person in persons:
        await person.arrive()
    lena, ben, mia = persons
    devices = []
    for game, rules, guests in (
        ("highlow", {"turns": 10}, [ben]),
        ("highlow", {"turns": 2}, []),
        ("sound", {"hands": 3}, [ben, mia]),
    ):
        code = await lena.room(game, rules=rules)
        devices += [Device(lena, code, host=True), *(Device(guest, code, host=False) for guest in guests)]

    kills = 0
    while kills < KILLS:
        playing = [asyncio.create_task(device.live()) for device in devices]
        # Mostly soon, since it is the beginnings that are dangerous; sometimes long enough for CPUs to have started.
        await asyncio.sleep(rng.uniform(0, 0.35) if rng.random() < 0.85 else rng.uniform(0.8, 1.6))
        kill(process)
        kills += 1
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            assert outcome is None or isinstance(outcome, GONE), repr(outcome)
        check(database, devices)
        process = start(database, port)
        if rng.random() < 0.15:  # in mid-start, and with nobody there
            await asyncio.sleep(rng.uniform(0, 0.5))
            kill(process)
            kills += 1
            process = start(database, port)
        await ready(process)

    for device in devices:
        device.stopping = True
    await asyncio.wait_for(asyncio.gather(*(device.live() for device in devices)), 60)
    compared = check(database, devices)
    assert compared > 3 * KILLS, "people have hardly played"
    assert sum(len(device.ended) for device in devices) >= len(devices), "every room's match has ended"
    for person in persons:
        with suppress(httpx2.HTTPError):
            await person.http.aclose()
    kill(process)
