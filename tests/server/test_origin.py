"""Other sites' pages can neither read nor write, even in a browser that has our cookie."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.playing import people, running, told

FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1:1",
    "http://localhost",
    "http://[",
]


@told
async def test_a_socket_from_a_foreign_page_is_refused(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        code = await lena.room("highlow")
        for origin in FOREIGN:
            with pytest.raises(InvalidStatus) as refused:
                await lena.knock(code, Origin=origin)
            assert refused.value.response.status_code == 403
        page = await lena.open(code, Origin=f"http://{server.host}")
        assert page.room["you"]["seat"] == 0


@told
async def test_a_request_that_changes_something_from_a_foreign_page_is_refused(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena") as (lena,):
        for origin in FOREIGN:
            for method, path, body in (
                ("POST", "/api/rooms", {"game": "highlow"}),
                ("PUT", "/api/me", {"name": "Eve"}),
                ("POST", "/rules/highlow/play", {}),
            ):
                answer = await lena.http.request(method, path, json=body, headers={"Origin": origin})
                assert answer.status_code == 403
                assert answer.json()["error"]["name"] == "foreign_origin"
        mine = {"Origin": f"http://{server.host}"}
        assert (await lena.http.post("/api/rooms", json={"game": "highlow"}, headers=mine)).status_code == 201
        me = (await lena.http.get("/api/me")).json()
        assert me["name"] == "Lena"
        assert len(me["rooms"]) == 1
