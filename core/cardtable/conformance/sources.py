"""What a game's own modules import: read from their sources, so that nothing needs to run."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..game import Game

FORBIDDEN = {
    "random": "chance",
    "secrets": "chance",
    "uuid": "chance",
    "numpy.random": "chance",
    "os.urandom": "chance",
    "os.getrandom": "chance",
    "time": "a clock",
    "datetime": "a clock",
    "threading": "threads",
    "multiprocessing": "processes",
    "concurrent": "threads",
    "asyncio": "an event loop",
    "subprocess": "processes",
    "socket": "the network",
    "ssl": "the network",
    "urllib": "the network",
    "http": "the network",
}
"""What no game and no CPU imports, and what it would bring. A CPU's chance is its dice, its time is its budget."""


def breaches(game: Game[Any, Any]) -> tuple[list[str], int]:
    """Every forbidden import of the game's own modules, as `file:line imports ...`; and how many modules were read."""
    found: list[str] = []
    modules = own_modules(game)
    for path in modules.values():
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for line, name in used(tree):
            for forbidden, brings in FORBIDDEN.items():
                if name == forbidden or name.startswith(f"{forbidden}."):
                    found.append(f"{path.name}:{line} imports {name}, which brings {brings}")
    return found, len(modules)


def own_modules(game: Game[Any, Any]) -> dict[str, Path]:
    """The sources of a game: of its classes and CPUs, and what they import of the same distribution package."""
    foreign = {"cardtable", *sys.stdlib_module_names}
    classes = [kind for kind in type(game).__mro__ if _top(kind.__module__) not in foreign]
    begin = {kind.__module__ for kind in classes}
    for level in game.levels:
        begin.add(type(game.cpu(level)).__module__)
    tops = {kind.__module__.split(".")[0] for kind in classes}
    todo = [name for name in sorted(begin) if name.split(".")[0] in tops]
    found: dict[str, Path] = {}
    while todo:
        name = todo.pop()
        path = _source(name)
        if name in found or path is None:
            continue
        found[name] = path
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        todo += [each for each in _imported(ast.parse(path.read_text(encoding="utf-8")), package) if _top(each) in tops]
        todo += [name.rpartition(".")[0]] if "." in name else []
    return found


def _top(name: str) -> str:
    return name.split(".")[0]


def _source(name: str) -> Path | None:
    module = sys.modules.get(name)
    try:
        spec = getattr(module, "__spec__", None) or find_spec(name)
    except (ImportError, ValueError):
        return None
    origin = getattr(spec, "origin", None) or getattr(module, "__file__", None)
    return Path(origin) if origin and origin.endswith(".py") else None


def _imported(tree: ast.AST, package: str) -> Iterator[str]:
    """The full names of the modules, and of what may be modules, that a source imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            base = ".".join(parts[: len(parts) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def used(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, full name) of everything that a source imports, and of the attributes it takes from it."""
    aliases: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                aliases[alias.asname or _top(alias.name)] = alias.name if alias.asname else _top(alias.name)
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in (
            "__import__",
            "import_module",
        ):
            named = node.args[0] if node.args else None
            if isinstance(named, ast.Constant) and isinstance(named.value, str):
                yield node.lineno, named.value
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in aliases:
            yield node.lineno, f"{aliases[node.value.id]}.{node.attr}"
