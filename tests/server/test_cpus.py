"""CPUs: processes of their own, which may crash, hang, cheat and chatter, and the game goes on."""

from __future__ import annotations

import asyncio
import pickle
import pickletools
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cardtable.action import legal
from cardtable.dice import Dice
from cardtable.plugins import games
from cardtable.server import cpus as cpus_module
from cardtable.server.cpus import Cpus
from tests.server.playing import people, running, told


@asynccontextmanager
async def thinking(count: int = 1) -> AsyncIterator[Cpus]:
    cpus = Cpus(count, think=20)
    try:
        yield cpus
    finally:
        await cpus.stop()


def situation() -> tuple[Any, Any]:
    """A game with CPUs that misbehave, and what seat 0 knows at its start."""
    game = games()["trouble"]
    return game, game.hide(game.begin(game.house_rules.parse(), 2, Dice("x")), 0)


@pytest.mark.parametrize("level", ["normal", "crash", "raise", "cheat", "chatter"])
@told
async def test_whatever_a_cpu_does_its_seat_gets_a_legal_action(level: str) -> None:
    game, known = situation()
    async with thinking() as cpus:
        for _ in range(2):
            action = await cpus.choose(game, level, known, 0)
            assert legal(game.choices(known, 0), action)
        assert legal(game.choices(known, 0), await cpus.choose(game, "normal", known, 0)), "the next one is served"


@told
async def test_a_cpu_that_does_not_answer_is_ended_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpus_module, "PATIENCE", 1.5)
    game, known = situation()
    async with thinking() as cpus:
        began = time.monotonic()
        assert legal(game.choices(known, 0), await cpus.choose(game, "hang", known, 0))
        assert 1.4 < time.monotonic() - began < 5
        assert not cpus._all
        assert legal(game.choices(known, 0), await cpus.choose(game, "normal", known, 0))


@told
async def test_a_process_that_was_ended_from_outside_is_replaced_without_a_word() -> None:
    game, known = situation()
    async with thinking() as cpus:
        await cpus.choose(game, "normal", known, 0)
        (worker,) = cpus._all
        worker._process.kill()
        await worker._process.wait()
        assert legal(game.choices(known, 0), await cpus.choose(game, "normal", known, 0))
        assert cpus._all.isdisjoint({worker})


@told
async def test_processes_start_only_when_needed_and_no_more_than_allowed() -> None:
    game, known = situation()
    async with thinking(2) as cpus:
        assert not cpus._all
        await asyncio.gather(*(cpus.choose(game, "normal", known, 0) for _ in range(6)))
        assert 1 <= len(cpus._all) <= 2


@told
async def test_a_decision_without_alternatives_needs_no_process() -> None:
    game, alone = situation()
    hands = ((alone.hands[0][0],), *alone.hands[1:])
    forced = type(alone)(alone.rules, hands, alone.stock, alone.totals, alone.left, phase="play")
    async with thinking() as cpus:
        action = await cpus.choose(game, "crash", forced, 0)
        assert action.cards == hands[0]
        assert not cpus._all


def test_a_process_ends_when_its_server_does() -> None:
    process = subprocess.Popen([sys.executable, "-m", "cardtable.server.think"], stdin=subprocess.PIPE)
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(20) == 0


@told
async def test_a_question_holds_what_the_seat_knows_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    async def listen(self: object, question: bytes) -> bytes:
        asked.append(question)
        raise EOFError

    monkeypatch.setattr(cpus_module.Worker, "ask", listen)
    game, known = situation()
    full = game.begin(game.house_rules.parse(), 2, Dice("x"))
    async with thinking() as cpus:
        await cpus.choose(game, "normal", known, 0)
        await cpus.choose(game, "normal", known, 0)
    name, level, state, seat, seed, milliseconds = pickle.loads(asked[0])
    assert (name, level, state, seat, milliseconds) == ("trouble", "normal", known, 0, 20)
    assert len(seed) == 32
    assert seed != pickle.loads(asked[-1])[4], "a CPU's dice are fresh, never the match's"
    words = {word for op, word, _ in pickletools.genops(asked[0]) if isinstance(word, str)}
    assert words.isdisjoint({card.code for card in (*full.hands[1], *full.stock)})
    assert {card.code for card in known.hands[0]} <= words


@pytest.mark.parametrize("level", ["crash", "raise", "cheat"])
@told
async def test_a_match_against_a_broken_cpu_comes_to_its_end(database: Path, level: str) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        page = await lena.open(await lena.room("trouble", quick=level, seats=2, rules={"hands": 1}))
        await page.play()
        assert page.room["status"] == "over"
