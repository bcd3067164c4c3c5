"""Installs the sample game `forms` as any third party's game is installed: a distribution with an entry point."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.plugins import registry

ROOT = Path(__file__).parents[2]


class Site:
    """A folder on the path of this process and of those it starts, for distributions of a test's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, name: str, module: str, *, version: str = "1.0", source: str | None = None) -> None:
        """Installs the plugin `name` of this module, which is written first if its source is given."""
        if source is not None:
            (self.folder / f"{module}.py").write_text(source, encoding="utf-8")
        dist = self.folder / f"{name}-{version}.dist-info"
        dist.mkdir()
        (dist / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
        (dist / "entry_points.txt").write_text(f"[cardtable]\n{name} = {module}\n", encoding="utf-8")
        registry.cache_clear()

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which a process finds it too."""
        path = os.pathsep.join([str(self.folder), str(ROOT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        return os.environ | {"PYTHONPATH": path, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error"}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """An empty one; the test installs what it needs."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    registry.cache_clear()
    yield Site(folder)
    registry.cache_clear()


@pytest.fixture
def forms(site: Site) -> Site:
    """One with the sample game `forms`, and, as everywhere, the bundled games."""
    site.install("forms", "tests.core.forms")
    return site
