"""Every message has a written form; whatever is not one is answered and hurts nobody."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from cardtable.message import Message
from cardtable.plugins import games
from cardtable.server import wire
from cardtable.server.errors import Problem
from tests.server.playing import people, running, told

ACTION: dict[str, Any] = {"kind": "higher", "cards": [], "cells": [], "amount": None, "word": ""}

INCOMING: dict[str, dict[str, Any]] = {
    "act": {"match": 7, "decision": 12, "action": ACTION},
    "continue": {"match": 7, "index": 31},
    "name": {"name": "Lena"},
    "sit": {"seat": 1},
    "stand": {},
    "leave": {},
    "seats": {"count": 3},
    "cpu": {"seat": 2, "level": "hard"},
    "move": {"from": 0, "to": 2},
    "rules": {"rules": {"turns": 5, "ace": "high", "low": True}},
    "game": {"game": "highlow"},
    "start": {},
    "again": {},
    "ping": {},
}


def test_every_incoming_message_has_an_example_here() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(wire.Incoming)}
    assert tags == set(INCOMING)


@pytest.mark.parametrize("tag", INCOMING)
def test_a_message_is_read_as_its_struct(tag: str) -> None:
    message = wire.read(json.dumps({"type": tag, **INCOMING[tag]}))
    assert type(message).__struct_config__.tag == tag
    assert json.loads(msgspec.json.encode(message)) == {"type": tag, **INCOMING[tag]}


@pytest.mark.parametrize("tag", [tag for tag in INCOMING if INCOMING[tag]])
def test_a_message_with_a_field_missing_or_of_another_type_or_too_many_is_refused(tag: str) -> None:
    good = INCOMING[tag]
    for name in good:
        wrong: list[object] = [None, [], {"x": {}}, -1, 1.5, True, "x" * 500, 2**70]
        for bad in wrong:
            if tag == "act" and name == "action":
                continue  # the game's own decoder reads it
            with pytest.raises(Problem) as refused:
                wire.read(json.dumps({"type": tag, **good, name: bad}))
            assert refused.value.name == "bad_message"
        missing = {field: value for field, value in good.items() if field != name}
        with pytest.raises(Problem):
            wire.read(json.dumps({"type": tag, **missing}))
    with pytest.raises(Problem):
        wire.read(json.dumps({"type": tag, **good, "admin": True}))


GARBAGE = [
    "",
    " ",
    "null",
    "[]",
    "1",
    '"act"',
    "{",
    "{}",
    '{"type":null}',
    '{"type":"nonsense"}',
    '{"type":"view"}',
    '{"type":"act"}',
    '{"type":["act"]}',
    "[" * 60_000,
    '{"type":"rules","rules":' + '{"a":' * 1000 + "1" + "}" * 1001,
    "\ud800",
    "\x00",
    '{"type":"ping"}' + " " * wire.LONGEST,
    '{"type":"name","name":"' + "é" * 40_000 + '"}',
]


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_refused_and_raises_nothing_else(text: str) -> None:
    with pytest.raises(Problem) as refused:
        wire.read(text)
    assert refused.value.name == "bad_message"


def test_random_bytes_and_random_damage_raise_nothing_else() -> None:
    rng = random.Random(1)
    good = [json.dumps({"type": tag, **fields}) for tag, fields in INCOMING.items()]
    for _ in range(3000):
        text = list(rng.choice(good))
        for _ in range(rng.randint(1, 4)):
            text[rng.randrange(len(text))] = chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x110000)]))
        with suppress(Problem):
            message = wire.read("".join(text))
            if isinstance(message, wire.Act):
                wire.read_action(games()["highlow"], message.action)


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"kind": 1},
        {"kind": "play", "cards": "Qs"},
        {"kind": "play", "cards": ["Zz"]},
        {"kind": "play", "cards": [{"code": "Qs", "rank": 99}]},
        {"kind": "play", "cells": ["0"]},
        {"kind": "play", "amount": 1.5},
        {"kind": "play", "word": None},
        {"kind": "play", "x": 1},
        [],
        "play",
        None,
    ],
)
def test_an_action_is_read_with_the_game_s_cards_alone(action: object) -> None:
    with pytest.raises(Problem) as refused:
        wire.read_action(games()["highlow"], json.dumps(action).encode())
    assert refused.value.name == "bad_message"


def test_every_outgoing_message_is_written_with_its_tag_and_all_fields() -> None:
    seat = wire.SeatShown(0, "person", "Lena", "", True, True, False, 0)
    room = wire.RoomShown(
        "otter-k7m2p9qx4tza", 3, "highlow", {"turns": 3}, True, "lobby", None, (seat,), (1, 8), ("Ben",),
        wire.You("Lena", 0), (),
    )  # fmt: skip
    assert json.loads(wire.write(room)) == {
        "type": "room",
        "code": "otter-k7m2p9qx4tza",
        "revision": 3,
        "game": "highlow",
        "rules": {"turns": 3},
        "host": True,
        "status": "lobby",
        "match": None,
        "seats": [
            {"number": 0, "kind": "person", "name": "Lena", "level": "", "you": True, "host": True, "away": False,
             "team": 0}
        ],
        "range": [1, 8],
        "watchers": ["Ben"],
        "you": {"name": "Lena", "seat": 0},
        "waiting": [],
    }  # fmt: skip
    message = {"$": "message", "key": "no-stale", "args": []}
    assert json.loads(wire.write(wire.Refused(7, 12, Message("no-stale")))) == {
        "type": "refused", "match": 7, "decision": 12, "message": message,
    }  # fmt: skip
    assert json.loads(wire.write(wire.Error("stale", Message("no-stale")))) == {
        "type": "error", "name": "stale", "message": message, "fields": {},
    }  # fmt: skip
    assert json.loads(wire.write(wire.Pong())) == {"type": "pong"}


@told
async def test_a_view_has_all_its_fields_on_the_wire(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("highlow", quick="normal"))
        assert set(page.shown) == {
            "type", "match", "index", "clocks", "pause", "places", "history", "view",
        }  # fmt: skip
        assert set(page.view) == {"me", "scene", "turn", "choices", "score", "decision", "refused", "events"}


@told
async def test_garbage_on_a_socket_is_answered_and_the_page_stays(database: Path) -> None:
    async with running(database, messages_a_second=1000) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("highlow"))
        sent = 0
        for text in GARBAGE:
            if "\ud800" in text:
                continue  # no text frame can hold it
            await page.socket.send(text)
            sent += 1
        await page.socket.send(b'{"type":"ping"}')
        await page.socket.send(b"\xff\xfe\x00" * 30_000)
        assert await page.ask("continue", match=0, index=0) is not None
        assert len(page.errors) == sent + 2
        assert {error["name"] for error in page.errors} == {"bad_message"}
        assert await page.ask("rules", rules={"turns": 4}) is None
        assert page.room["rules"]["turns"] == 4


@told
async def test_a_flood_is_slowed_down_and_hurts_only_the_page_that_floods(database: Path) -> None:
    async with running(database, messages_a_second=5) as server, people(server.host, "Eve", "Lena") as (eve, lena):
        code = await lena.room("highlow", quick="normal")
        flooding = await eve.open(code)
        for _ in range(200):
            await flooding.send("ping")
        await flooding.until(lambda: flooding.errors)
        assert flooding.errors[0]["name"] == "too_fast"
        page = await lena.open(code)
        index = page.shown["index"]
        await page.act()
        await page.until(lambda: page.shown["index"] > index, 3)
        await flooding.quiet(0.2)
        assert flooding.pongs <= 50, "the rest of the flood is not served"
        assert len(flooding.errors) < 10, "one answer for a whole flood"


@told
async def test_one_person_may_not_open_pages_without_end(database: Path) -> None:
    async with running(database, sockets_a_person=3) as server, people(server.host, "Eve", "Ben") as (eve, ben):
        code = await eve.room("highlow")
        for _ in range(3):
            await eve.open(code)
        fourth = await eve.knock(code)
        assert await fourth.closed() == 4429
        assert fourth.errors[0]["name"] == "too_fast"
        assert (await ben.open(code)).room["you"]["seat"] == 1
