"""Finding the installed games: pluggy's hooks, the entry points of group `cardtable`, and what went wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType, ModuleType
from typing import Any

import pluggy

from .errors import PluginError
from .game import Game
from .structs import Struct

GROUP = "cardtable"

hookspec = pluggy.HookspecMarker("cardtable")
hookimpl = pluggy.HookimplMarker("cardtable")
"""Marks a plugin's function as the implementation of a hook: `@hookimpl def cardtable_games(): ...`."""


class Hooks:
    """The hooks that a plugin module may implement."""

    @hookspec
    def cardtable_games(self) -> Sequence[Game[Any, Any]]:  # type: ignore[empty-body]
        """Returns an instance of each game that this plugin brings; called once, when games are first asked for."""


class Installed(Struct):
    """A game, and where it comes from.

    Attributes:
        game: the game.
        plugin: the entry point's name.
        source: the distribution and its version, such as `cardtable 0.1.0`.
        module: the module that the entry point names.
    """

    game: Game[Any, Any]
    plugin: str
    source: str
    module: str


class Broken(Struct):
    """A plugin that could not be loaded and was skipped.

    Attributes:
        plugin: the entry point's name.
        source: the distribution and its version.
        reason: what went wrong, in one line.
    """

    plugin: str
    source: str
    reason: str


class Registry:
    """The games that a set of entry points brings. One broken plugin is reported in `broken` and stops nothing.

    Raises:
        PluginError: two plugins bring a game of one name; both are named.
    """

    def __init__(self, points: Iterable[EntryPoint]) -> None:
        """Loads every plugin, each in its own try."""
        self.installed: dict[str, Installed] = {}
        self.broken: list[Broken] = []
        for point in sorted(points, key=lambda point: (point.name, point.value)):
            self._load(point)

    def _load(self, point: EntryPoint) -> None:
        source = f"{point.dist.name} {point.dist.version}" if point.dist else "unknown"
        try:
            games = _games(point)
        except PluginError:
            raise
        except Exception as error:  # a third party's module may raise anything; the others must still load
            reason = " ".join(str(error).split())
            self.broken.append(Broken(point.name, source, f"{type(error).__name__}: {reason}"))
            return
        for game in games:
            before = self.installed.get(game.name)
            if before is not None:
                raise PluginError(
                    f"two plugins bring a game {game.name!r}: {before.source} ({before.module}) and "
                    f"{source} ({point.value}); uninstall one of them"
                )
            self.installed[game.name] = Installed(game, point.name, source, point.value)


def _games(point: EntryPoint) -> list[Game[Any, Any]]:
    module = point.load()
    if not isinstance(module, ModuleType):
        raise TypeError(f"the entry point must name a module, not a {type(module).__name__}")
    # A manager a plugin: a plugin that fails half-way leaves nothing behind in the others'.
    manager = pluggy.PluginManager("cardtable")
    manager.add_hookspecs(Hooks)
    manager.register(module, name=point.name)
    manager.check_pending()
    games = [game for found in manager.hook.cardtable_games() for game in found]
    if not games:
        raise TypeError("the plugin implements no cardtable_games() hook, or it returns no game")
    for game in games:
        if not isinstance(game, Game):
            raise TypeError(f"cardtable_games() must return games, not {type(game).__name__}")
        if not game.name.isidentifier() or game.name != game.name.lower():
            raise ValueError(f"a game's name is lower case letters, digits and _, not {game.name!r}")
    return games


@cache
def registry() -> Registry:
    """The registry of everything installed beside cardtable, loaded once a process.

    Raises:
        PluginError: two plugins bring a game of one name.
    """
    return Registry(entry_points(group=GROUP))


def games() -> MappingProxyType[str, Game[Any, Any]]:
    """The installed games by name: `games()["highlow"]`."""
    return MappingProxyType({name: found.game for name, found in registry().installed.items()})


def find_game(name: str) -> Game[Any, Any]:
    """The installed game of this name.

    Raises:
        PluginError: there is none; the message names those there are.
    """
    found = games().get(name)
    if found is None:
        raise PluginError(f"no game {name!r} is installed; there is {', '.join(games()) or 'none at all'}")
    return found
