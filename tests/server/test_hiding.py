"""Nothing that leaves the server tells a receiver what it may not know: every frame of whole matches is searched."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.plugins import games
from cardtable.server.match import Match
from cardtable.walk import cards_in
from tests.server.playing import Page, people, running, told


def words_in(value: Any) -> Iterator[str]:
    """Every string in a JSON value, keys included."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("name", ["sound", "highlow"])
@told
async def test_every_frame_names_only_cards_that_its_receiver_knows(database: Path, name: str) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben", "Eve") as (lena, ben, eve):
        code = await lena.room(name, seats=2)
        pages: list[Page] = [await person.open(code) for person in (lena, ben, eve)]
        await pages[0].ask("start")
        await asyncio.gather(pages[0].play(), pages[1].play(), pages[2].play())
        number = pages[0].shown["match"]
        entries = await server.site.store.entries(number)
        match = await Match.open(number, server.site.store)

        # What each receiver knows at each index, from the log alone: the sum of its known states so far.
        game = games()[name]
        codes = {card.code for card in game.deck}
        secret = await server.site.store.secret(number)
        assert secret is not None
        fresh = type(match.table)(game, match.table.rules, seats=2, seed=match.table.seed)
        known: dict[int | None, list[set[str]]] = {who: [] for who in (0, 1, None)}
        for step in range(len(entries) + 1):
            if step:
                fresh.replay([match.table.log[step - 1]])
            for who, sets in known.items():
                sets.append({card.code for card in cards_in(fresh.known(who))})

        searched = 0
        for who, page in zip((0, 1, None), pages, strict=True):
            newest = 0
            for frame in page.frames:
                message = json.loads(frame)
                newest = message.get("index", newest)
                named = codes & set(words_in(message))
                # Events of a view may name cards of the steps that it covers.
                allowed = set().union(*known[who][: newest + 1])
                assert named <= allowed, f"{who} was told {named - allowed} at {newest}"
                if message["type"] == "view":
                    in_scene = codes & set(words_in(message["view"]["scene"]))
                    assert in_scene <= known[who][newest], f"{who} was shown {in_scene - known[who][newest]}"
                    searched += 1
                for hidden in (secret.hex(), match.table.seed):
                    assert hidden not in frame
        assert searched > 20


@told
async def test_a_sealed_pick_is_not_told_before_all_have_picked(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Ben") as (lena, ben):
        code = await lena.room("sound", seats=2)
        hers, his = await lena.open(code), await ben.open(code)
        await hers.ask("start")
        for page in (hers, his):
            await page.view_shown()
        assert hers.view["decision"] is not None
        assert his.view["decision"] is not None
        await hers.act()
        await his.until(lambda: his.shown["index"] == 1)
        assert his.view["events"] == [[1, 0, {"kind": "swap", "cards": [], "cells": [], "amount": None, "word": ""}]]
        assert his.view["decision"] == 0, "simultaneous choices never make each other stale"
        await his.act()
        await hers.until(lambda: hers.shown["index"] == 2)
        assert hers.view["turn"]["phase"] == "play"


@told
async def test_a_spectator_has_no_choices_and_sees_no_hand(database: Path) -> None:
    async with running(database) as server, people(server.host, "Lena", "Eve") as (lena, eve):
        code = await lena.room("sound", seats=2, quick="normal")
        await lena.open(code)
        watching = await eve.open(code)
        assert watching.view["me"] is None
        assert watching.view["choices"] == []
        assert watching.view["decision"] is None
        hands = [zone for zone in watching.view["scene"]["zones"] if zone["layout"] == "hand"]
        assert len(hands) == 2
        assert {card for hand in hands for card in hand["cards"]} == {"??"}
