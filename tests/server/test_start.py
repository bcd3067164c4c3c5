"""Starting and stopping: one line with the address, one line when it cannot be, and a quick end."""

from __future__ import annotations

import errno
import io
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.request
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
import structlog

from cardtable.server.errors import StartError
from cardtable.server.identity import Identities, key_beside
from cardtable.server.run import address, bind, log_to_stderr
from cardtable.server.settings import Settings
from cardtable.server.store.sqlite import SqliteStore, migrate
from tests.server.playing import told


def command(*options: str) -> list[str]:
    return [sys.executable, "-m", "cardtable", "serve", *options]


def started(database: Path, *options: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        command("--port", "0", "--database", str(database), *options), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, line
    return process, found.group()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_to_click_and_stops_quickly_in_good_order(database: Path, how: signal.Signals) -> None:
    process, where = started(database)
    with urllib.request.urlopen(where + "api/health") as answer:
        assert answer.read() == b'{"ok":true}'
    began = time.monotonic()
    process.send_signal(how)
    _, said = process.communicate(timeout=10)
    assert time.monotonic() - began < 5
    assert process.returncode == 0
    assert said == ""
    assert stat.S_IMODE(database.with_name("cardtable.db.key").stat().st_mode) == 0o600


def refused(*options: str, **environ: str) -> str:
    """What a start that cannot be says: one line, exit code 2."""
    done = subprocess.run(command(*options), capture_output=True, text=True, env=os.environ | environ, timeout=30)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr


def test_an_occupied_port_is_refused_in_one_line(database: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        said = refused("--port", port, "--database", str(database))
    assert f"port {port} is in use" in said
    assert "1 to 65535" in said
    assert not database.exists()


def test_a_database_that_cannot_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    assert "/proc/nothing/x.db" in refused("--port", "0", "--database", "/proc/nothing/x.db")
    assert str(tmp_path) in refused("--port", "0", "--database", str(tmp_path))
    (tmp_path / "x.db.key").write_bytes(b"short")
    assert "x.db.key" in refused("--port", "0", "--database", str(tmp_path / "x.db"))


@told
async def test_a_newer_database_is_refused_in_one_line(database: Path) -> None:
    store = SqliteStore(database)
    await store.open()
    await store.close()
    with sqlite3.connect(database) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    assert "newer cardtable" in refused("--port", "0", "--database", str(database))


class Failing(sqlite3.Connection):
    """A disk fault at the end of a migration, at which SQLite itself takes everything back."""

    def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
        done = super().execute(sql, *given)
        if sql.startswith("PRAGMA user_version ="):
            self.rollback()
            raise sqlite3.OperationalError("disk I/O error")
        return done


def test_a_fault_that_ends_the_transaction_is_said_as_it_is(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None, factory=Failing)) as db:
        with pytest.raises(sqlite3.OperationalError, match="disk I/O error"):
            migrate(db, database)
        assert not db.in_transaction


def answers(where: str) -> bool:
    try:
        with urllib.request.urlopen(where + "api/health", timeout=5) as answer:
            return bool(answer.read() == b'{"ok":true}')
    except OSError:
        return False


def test_a_server_whose_lines_nobody_can_read_serves(database: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
    with Path("/dev/full").open("rb+", buffering=0) as full:
        process = subprocess.Popen(command("--port", str(port), "--database", str(database)), stdout=full, stderr=full)
    ends = time.monotonic() + 20
    while not (there := answers(f"http://127.0.0.1:{port}/")) and process.poll() is None and time.monotonic() < ends:
        time.sleep(0.05)
    process.terminate()
    process.wait(10)
    assert there


def test_a_log_that_cannot_be_written_raises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    full = Path("/dev/full").open("w")  # noqa: SIM115  (closing it fails as well)
    closed = io.StringIO()
    closed.close()
    try:
        for stderr in (full, closed, None):
            monkeypatch.setattr(sys, "stderr", stderr)
            log_to_stderr("error")
            log = structlog.get_logger("test")
            log.error("nobody reads this")
            try:
                raise ValueError("nor this")
            except ValueError:
                log.exception("a failure")
    finally:
        monkeypatch.undo()
        log_to_stderr("error")
        with suppress(OSError):
            full.close()


def test_a_setting_that_is_not_allowed_is_refused_in_one_line(database: Path) -> None:
    said = refused("--database", str(database), CARDTABLE_GRACE="16")
    assert "grace" in said
    assert "15" in said
    with pytest.raises(StartError, match="port"):
        Settings.load({"CARDTABLE_PORT": "70000"})
    with pytest.raises(StartError, match="no host"):
        bind(Settings.load({}, host="no.such.host.invalid", port=0))


def test_the_command_line_goes_before_the_environment_and_that_before_the_standard() -> None:
    environ = {"CARDTABLE_PORT": "9000", "CARDTABLE_PACE": "0", "CARDTABLE_RESULTS": "/elsewhere", "PORT": "1"}
    settings = Settings.load(environ, port=9001, host=None)
    assert (settings.port, settings.pace, settings.host, settings.grace) == (9001, 0, "127.0.0.1", 5)


def test_the_address_can_be_clicked() -> None:
    assert address("0.0.0.0", 8000) == "http://localhost:8000/"
    assert address("::1", 80) == "http://[::1]:80/"


def test_an_id_is_read_only_with_the_key_that_signed_it(tmp_path: Path) -> None:
    key = key_beside(tmp_path / "x.db")
    assert key_beside(tmp_path / "x.db") == key
    mine, other = Identities(key), Identities(b"x" * 32)
    person = mine.new()
    assert re.fullmatch("[0-9a-f]{32}", person)
    assert mine.read(mine.sign(person)) == person
    for value in (None, "", person, other.sign(person), mine.sign(person)[:-1], mine.sign(person) + "x", "é.é", "."):
        assert mine.read(value) is None, value
    assert len({mine.new() for _ in range(1000)}) == 1000


def test_of_two_first_starts_both_have_one_key_and_a_failed_one_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = os.link

    def late(new: Path, path: Path) -> None:
        monkeypatch.undo()
        key_beside(tmp_path / "x.db")  # the other one is quicker
        link(new, path)

    monkeypatch.setattr(os, "link", late)
    assert key_beside(tmp_path / "x.db") == key_beside(tmp_path / "x.db") == (tmp_path / "x.db.key").read_bytes()

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StartError, match="No space left"):
        key_beside(tmp_path / "y.db")
    assert [file.name for file in tmp_path.iterdir()] == ["x.db.key"]


def test_a_key_is_made_where_there_are_no_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(new: Path, path: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", none)
    assert key_beside(tmp_path / "x.db") == key_beside(tmp_path / "x.db")
    assert [file.name for file in tmp_path.iterdir()] == ["x.db.key"]
