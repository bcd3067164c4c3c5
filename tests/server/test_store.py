"""The store: durable, in order, one winner, and a database of its own form only."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from cardtable.server.errors import Conflict, StartError
from cardtable.server.store import EntryRow, MatchRow, RoomRow
from cardtable.server.store.sqlite import SqliteStore
from tests.server.playing import told

ROOM = RoomRow("otter-k7m2p9qx4tza", "lena", b"{}", 1)
MATCH = MatchRow(0, ROOM.code, "highlow", 1, 1, b"{}", 2, "c0ffee")


def entry(index: int, seat: int | None = 0) -> EntryRow:
    return EntryRow(index, seat, b'{"kind":"bank"}', "person", 1.5)


async def opened(database: Path) -> SqliteStore:
    store = SqliteStore(database)
    await store.open()
    return store


async def with_match(store: SqliteStore) -> int:
    await store.add_room(ROOM)
    row = RoomRow(ROOM.code, "lena", b"{}", 2)
    return await store.start_match(row, MATCH, b"secret", ["lena", "cpu:hard"])


@told
async def test_what_is_stored_is_there_after_opening_again(database: Path) -> None:
    store = await opened(database)
    await store.set_nick("lena", "Lena 🃏")
    number = await with_match(store)
    await store.append(number, [entry(1), entry(2, None)])
    end = MatchRow(number, ROOM.code, "highlow", 1, 1, b"{}", 2, "c0ffee", (1, 2), (7, 3), 99.0)
    await store.append(number, [entry(3, 1)], end)
    await store.close()

    store = await opened(database)
    assert await store.nick("lena") == "Lena 🃏"
    assert await store.nick("nobody") == ""
    assert await store.room(ROOM.code) == RoomRow(ROOM.code, "lena", b"{}", 2, number)
    assert await store.room("nothing") is None
    assert await store.match(number) == end
    assert await store.secret(number) == b"secret"
    assert list(await store.entries(number)) == [entry(1), entry(2, None), entry(3, 1)]
    assert list(await store.entries(number, 2)) == [entry(3, 1)]
    assert await store.members(ROOM.code) == [("lena", "Lena 🃏")]
    assert await store.rooms_of("lena", 5) == [(RoomRow(ROOM.code, "lena", b"{}", 2, number), 99.0)]
    await store.close()


@told
async def test_of_two_appends_at_one_index_one_wins(database: Path) -> None:
    one, two = await opened(database), await opened(database)
    number = await with_match(one)
    outcomes = await asyncio.gather(
        *(store.append(number, [entry(1)]) for store in (one, two, one, two)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 3
    with pytest.raises(Conflict):
        await two.append(number, [entry(3)])
    assert [row.index for row in await two.entries(number)] == [1]
    await one.close()
    await two.close()


@told
async def test_a_room_changes_only_from_its_newest_revision(database: Path) -> None:
    store = await opened(database)
    await store.add_room(ROOM)
    await store.change_room(RoomRow(ROOM.code, "ben", b"{}", 2))
    with pytest.raises(Conflict):
        await store.change_room(RoomRow(ROOM.code, "eve", b"{}", 2))
    with pytest.raises(Conflict):
        await store.start_match(RoomRow(ROOM.code, "eve", b"{}", 2), MATCH, b"", [])
    assert await store.match(1) is None, "a match is stored with its room or not at all"
    with pytest.raises(Conflict):
        await store.add_room(ROOM)
    kept = await store.room(ROOM.code)
    assert kept is not None
    assert kept.host == "ben"
    await store.close()


@told
async def test_many_appends_share_commits_and_one_failure_undoes_itself_alone(database: Path) -> None:
    store = await opened(database)
    await store.add_room(ROOM)
    numbers = []
    for revision in range(2, 32):
        row = RoomRow(ROOM.code, "lena", b"{}", revision)
        numbers.append(await store.start_match(row, MATCH, b"s", []))
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement.startswith("COMMIT")

    await store._write(lambda db: db.set_trace_callback(count))
    jobs = [store.append(number, [entry(1)]) for number in numbers]
    jobs.insert(7, store.append(numbers[0], [entry(5)]))
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    assert [outcome for outcome in outcomes if outcome is not None] == [outcomes[7]]
    assert isinstance(outcomes[7], Conflict)
    assert commits < 10, "thirty appends at once are a few commits"
    for number in numbers:
        assert len(await store.entries(number)) == 1
    await store.close()


@told
async def test_a_change_whose_caller_is_gone_is_whole(database: Path) -> None:
    store = await opened(database)
    number = await with_match(store)
    task = asyncio.create_task(store.append(number, [entry(1), entry(2)]))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.append(number, [entry(3)])
    assert [row.index for row in await store.entries(number)] == [1, 2, 3]
    await store.close()


@told
async def test_the_database_syncs_fully_and_is_its_owner_s_alone(database: Path) -> None:
    store = await opened(database)
    pragmas = await store._write(
        lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    )
    assert pragmas == ["wal", 2]
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    await store.close()


async def refusal(database: Path) -> str:
    store = SqliteStore(database)
    with pytest.raises(StartError) as refused:
        await store.open()
    return str(refused.value)


@told
async def test_a_newer_database_is_refused_in_one_line(database: Path) -> None:
    await (await opened(database)).close()
    with sqlite3.connect(database) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    said = await refusal(database)
    assert "newer cardtable" in said
    assert "\n" not in said


@told
async def test_somebody_else_s_database_and_what_is_none_are_refused(database: Path, tmp_path: Path) -> None:
    with sqlite3.connect(database) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    assert "not cardtable's" in await refusal(database)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Lena, " * 100)
    assert str(letter) in await refusal(letter)
    assert letter.read_text().startswith("Dear"), "it is left as it was"
    assert str(tmp_path) in await refusal(tmp_path)
    assert "/proc/nothing/x.db" in await refusal(Path("/proc/nothing/x.db"))
    if os.geteuid():
        assert "/x.db" in await refusal(Path("/x.db"))
