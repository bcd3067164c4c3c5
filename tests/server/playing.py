"""A real server on a real socket, and people with browsers' manners: a cookie each, and pages that remember."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cardtable.server.bus import Bus
from cardtable.server.run import Server, bind, log_to_stderr
from cardtable.server.settings import Settings
from cardtable.server.site import Site

Json = dict[str, Any]


class Running:
    """A server that listens."""

    def __init__(self, host: str, site: Site, server: Server) -> None:
        self.host = host
        self.site = site
        self.server = server


@asynccontextmanager
async def running(database: Path, bus: Bus | None = None, **given: Any) -> AsyncIterator[Running]:
    """A server with CPUs that answer at once, unless the settings say otherwise."""
    quick: Json = {"pace": 0, "grace": 0, "think": 20, "rooms_a_minute": 10_000, "log_level": "error"}
    settings = Settings.load({}, database=database, port=0, **(quick | given))
    log_to_stderr(settings.log_level)
    listening = bind(settings)
    site = Site(settings, bus=bus)
    server = Server(site)
    task = asyncio.create_task(server.run_on(listening))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.005)
    try:
        yield Running(f"127.0.0.1:{listening.getsockname()[1]}", site, server)
    finally:
        server.should_exit = True
        await task
        listening.close()


class Page:
    """An open page: the newest room and view, and every frame that ever came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.room: Json = {}
        self.shown: Json = {}
        self.errors: list[Json] = []
        self.refusals: list[Json] = []
        self.pongs = 0

    @property
    def view(self) -> Json:
        return self.shown["view"]  # type: ignore[no-any-return]

    async def receive(self, seconds: float = 5) -> Json:
        frame = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(frame, str), "the server sends text"
        self.frames.append(frame)
        message: Json = json.loads(frame)
        match message["type"]:
            case "room":
                self.room = message
            case "view":
                self.shown = message
            case "error":
                self.errors.append(message)
            case "refused":
                self.refusals.append(message)
            case "pong":
                self.pongs += 1
        return message

    async def until(self, true: Callable[[], object], seconds: float = 10) -> None:
        """Reads on until something is true of what has come."""
        async with asyncio.timeout(seconds):
            while not true():
                await self.receive(seconds)

    async def view_shown(self) -> None:
        """Reads on until there is a view."""
        await self.until(lambda: self.shown)

    async def beyond(self, index: int) -> None:
        """Reads on until the table has moved past an index."""
        await self.until(lambda: self.shown["index"] > index)

    async def quiet(self, seconds: float = 0.15) -> None:
        """Reads what comes until nothing has come for a while."""
        while True:
            try:
                await self.receive(seconds)
            except TimeoutError:
                return

    async def send(self, type_: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type_, **fields}))

    async def ask(self, type_: str, **fields: Any) -> Json | None:
        """Sends, and waits until the server has dealt with it; the error that it answered, if it did."""
        errors, pongs = len(self.errors), self.pongs
        await self.send(type_, **fields)
        await self.send("ping")
        await self.until(lambda: self.pongs > pongs)
        return self.errors[-1] if len(self.errors) > errors else None

    async def act(self, action: Json | None = None, **other: Any) -> None:
        """Answers the decision that is owed, with the first choice if nothing is said."""
        act = {"match": self.shown["match"], "decision": self.view["decision"], "action": action or first(self.view)}
        await self.send("act", **(act | other))

    async def play(self, seconds: float = 60) -> None:
        """Plays first choices until the match is over."""
        async with asyncio.timeout(seconds):
            answered = None
            while not (self.shown and self.view["turn"]["over"]):
                if self.shown and self.view["decision"] is not None and self.view["decision"] != answered:
                    answered = self.view["decision"]
                    await self.act()
                elif self.shown and self.shown["pause"]:
                    await self.send("continue", match=self.shown["match"], index=self.shown["index"])
                await self.receive(seconds)

    async def closed(self, seconds: float = 5) -> int | None:
        """Reads until the server closes; the code."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    await self.receive(seconds)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def first(view: Json) -> Json:
    """The first choice of a view as an action."""
    choice = view["choices"][0]
    count = choice["count"]
    return {
        "kind": choice["kind"],
        "cards": choice["cards"][:count],
        "cells": choice["cells"][:count],
        "amount": choice["low"],
        "word": choice["word"],
    }


class Person:
    """A device with a cookie of its own."""

    def __init__(self, host: str, name: str = "") -> None:
        self.host = host
        self.name = name
        self.http = httpx2.AsyncClient(base_url=f"http://{host}")

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get("cardtable_id"))

    def adopt(self, cookie: str) -> None:
        """Is the same device as before, at another server."""
        self.http.cookies.clear()
        self.http.cookies.set("cardtable_id", cookie, domain=self.host.split(":")[0])

    async def arrive(self) -> None:
        await self.http.get("/api/me")
        if self.name:
            await self.http.put("/api/me", json={"name": self.name})

    async def room(self, game: str = "highlow", **given: Any) -> str:
        """Opens a room; its code."""
        answer = await self.http.post("/api/rooms", json={"game": game, **given})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def open(self, code: str, **headers: str) -> Page:
        """Opens the room's page and waits for the first picture."""
        page = await self.knock(code, **headers)
        await page.until(lambda: page.room)
        if page.room["match"] is not None:
            await page.until(lambda: page.shown or page.errors)
        return page

    async def knock(self, code: str, **headers: str) -> Page:
        """Opens the socket and waits for nothing."""
        given = {"Cookie": f"cardtable_id={self.cookie}", **headers}
        return Page(await connect(f"ws://{self.host}/ws/{code}", additional_headers=given, compression=None))


@asynccontextmanager
async def people(host: str, *names: str) -> AsyncIterator[list[Person]]:
    """So many devices that have been to the home page."""
    everybody = [Person(host, name) for name in names]
    for person in everybody:
        await person.arrive()
    try:
        yield everybody
    finally:
        for person in everybody:
            await person.http.aclose()


def told(story: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is told as a coroutine."""

    @wraps(story)
    def test(*args: Any, **given: Any) -> None:
        async def tell() -> None:
            async with asyncio.timeout(120):
                await story(*args, **given)

        asyncio.run(tell())

    return test
