"""CPUs in processes of their own: they get what their seat knows, and nothing else of the server."""

from __future__ import annotations

import asyncio
import os
import pickle
import secrets
import sys
from contextlib import suppress
from typing import Any

import structlog

from cardtable.action import Action, legal, sample
from cardtable.dice import Dice
from cardtable.game import Game

from .wire import read_action

log = structlog.get_logger("cardtable.cpus")

PATIENCE = 5.0
"""Seconds that a CPU gets beyond its budget before its process is ended; the first answer also waits for imports."""

LENGTH = 4
"""Bytes of the number before each message between server and CPU."""


class Cpus:
    """A few processes that think. They are started when first needed, run at low priority, and end with the server."""

    def __init__(self, count: int, think: int) -> None:
        """At most `count` processes; each move may take `think` milliseconds."""
        self._think = think
        self._free: list[Worker] = []
        self._all: set[Worker] = set()
        self._room = asyncio.Semaphore(count)

    async def choose(self, game: Game[Any, Any], level: str, known: Any, seat: int) -> Action:
        """What a CPU of this level does for a seat; after a crash, an overrun or an illegal answer a sampled choice."""
        choices = game.choices(known, seat)
        if (
            len(choices) == 1
            and len(choices[0].cards or choices[0].cells) <= choices[0].count
            and choices[0].low is None
        ):
            return sample(choices, Dice(secrets.token_hex(16)))
        try:
            async with self._room:
                action = await self._ask(game, level, known, seat)
            if legal(choices, action):
                return action
            log.warning("cpu is illegal", game=game.name, level=level, action=repr(action))
        except Exception as error:  # a third party's CPU may do anything; the game goes on
            log.warning("cpu failed", game=game.name, level=level, error=f"{type(error).__name__}: {error}")
        return sample(choices, Dice(secrets.token_hex(16)))

    async def _ask(self, game: Game[Any, Any], level: str, known: Any, seat: int) -> Action:
        question = pickle.dumps((game.name, level, known, seat, secrets.token_hex(16), self._think))
        for attempt in (1, 2):
            worker = self._free.pop() if self._free else await Worker.start()
            self._all.add(worker)
            try:
                answer = await asyncio.wait_for(worker.ask(question), self._think / 1000 + PATIENCE)
            except (ConnectionError, EOFError):
                await self._end(worker)
                if attempt == 2:  # a process may have been ended from outside; one that dies twice has a fault
                    raise
                continue
            except BaseException:
                await self._end(worker)
                raise
            self._free.append(worker)
            return read_action(game, answer)
        raise AssertionError("unreachable")

    async def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

    async def stop(self) -> None:
        """Ends the processes, whatever they think about."""
        self._free.clear()
        for worker in tuple(self._all):
            await self._end(worker)


class Worker:
    """One process. It ends by itself when its input closes, so that a killed server leaves none behind."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """`start` calls it."""
        self._process = process

    @classmethod
    async def start(cls) -> Worker:
        """A fresh process."""
        environ = {name: value for name, value in os.environ.items() if not name.startswith("CARDTABLE_")}
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "cardtable.server.think",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # ctrl-C is for the server, which then ends this process itself
                env=environ,
            )
        )

    async def ask(self, question: bytes) -> bytes:
        """Sends a question and waits for the answer."""
        to, from_ = self._process.stdin, self._process.stdout
        assert to is not None, "it is a pipe"
        assert from_ is not None, "it is a pipe"
        to.write(len(question).to_bytes(LENGTH, "big") + question)
        await to.drain()
        size = int.from_bytes(await from_.readexactly(LENGTH), "big")
        answer = await from_.readexactly(size)
        if not answer:
            raise RuntimeError("the CPU raised an error; its process has logged it")
        return answer

    async def end(self) -> None:
        """Ends the process at once and closes its pipes."""
        with suppress(ProcessLookupError):
            self._process.kill()
        with suppress(ConnectionError):
            await self._process.communicate()
