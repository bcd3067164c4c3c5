"""An installed wheel, outside the repository, serves the browser client."""

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

PATIENCE = 30  # seconds until the server must answer


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=5) as answer:
        text: str = answer.read().decode()
        return text


@pytest.fixture
def server(wheel_file: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from an unpacked wheel."""
    with zipfile.ZipFile(wheel_file) as archive:
        archive.extractall(tmp_path / "site")
    address = f"http://127.0.0.1:{free_port()}"
    command = [sys.executable, "-m", "cardtable", "serve", "--port", address.rsplit(":", 1)[1]]
    command += ["--database", str(tmp_path / "tables.sqlite3")]
    # The unpacked wheel comes before the repository that the tests' own environment points to.
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "site")}
    with subprocess.Popen(command, cwd=tmp_path, env=environment) as process:
        try:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end and process.poll() is None:
                with contextlib.suppress(urllib.error.URLError):
                    fetch(address)
                    break
                time.sleep(0.1)
            yield address
        finally:
            process.terminate()


def test_an_installed_wheel_serves_the_browser_client(server: str) -> None:
    script = re.search(r'src="(/static/[^"]+\.js)"', fetch(f"{server}/"))
    assert script
    assert len(fetch(server + script[1])) > 1000
