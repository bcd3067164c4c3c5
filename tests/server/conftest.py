"""The games of these tests are installed like anybody's: as distributions with entry points."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.plugins import registry
from cardtable.server import api

HERE = Path(__file__).parent
FOLDERS = [str(HERE / "thirdparty"), str(HERE.parents[1])]


@pytest.fixture(scope="package", autouse=True)
def third_party() -> Iterator[None]:
    """A third party's plugin on the path of this process and of those that it starts."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([*FOLDERS, *([before] if before else [])])
    sys.path[:0] = FOLDERS
    _forget()
    yield
    for folder in FOLDERS:
        sys.path.remove(folder)
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before
    _forget()


def _forget() -> None:
    for remembered in (registry, api._list, api._whole):
        remembered.cache_clear()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "cardtable.db"
