"""Small sound games, and the same games broken in every way that the laws must notice."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from cardtable import Game

G = TypeVar("G", bound=type[Game[Any, Any]])


class Broken(NamedTuple):
    """A broken game, the law and the part of it that must fall, and a word of what must be said."""

    game: type[Game[Any, Any]]
    law: str
    part: str
    says: str


BROKEN: list[Broken] = []


def breaks(law: str, part: str, says: str = "") -> Callable[[G], G]:
    """Marks a game as broken: this part of this law must fall, in these words."""

    def note(game: G) -> G:
        BROKEN.append(Broken(game, law, part, says))
        return game

    return note
