"""Who sits where in a room, under which rules: a frozen value, stored with the room. Pure, like core's nouns."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from cardtable.errors import RulesError
from cardtable.game import Game
from cardtable.plugins import games
from cardtable.structs import Struct, put, replace

from .errors import Problem

USUAL_LEVEL = "normal"
"""The level of a CPU where nobody has asked for another; a game that lacks it has its middle one instead."""


class Chair(Struct):
    """One place: a person's id, or a CPU's level, or neither."""

    person: str = ""
    level: str = ""

    @property
    def free(self) -> bool:
        """Whether nobody has it."""
        return not self.person and not self.level


FREE = Chair()


class Lobby(Struct):
    """The game, its house rules and the chairs. Every method returns a new lobby or raises `Problem`.

    Attributes:
        game: the game's name.
        rules: every house rule's name and value.
        chairs: the places, from seat 0.
        fixed: the host has said how many seats there are, so that newcomers do not add any.
    """

    game: str
    rules: dict[str, int | bool | str]
    chairs: tuple[Chair, ...]
    fixed: bool = False

    @classmethod
    def open(cls, name: str, rules: Mapping[str, object] | None = None, seats: int | None = None) -> Lobby:
        """An empty lobby: as many seats as said, or two (or the nearest number that the game allows)."""
        game = game_of(name)
        count = usual(game) if seats is None else in_range(game, seats)
        return cls(name, rules_of(game, rules or {}), (FREE,) * count, seats is not None)

    @property
    def range(self) -> range:
        """How many seats the game allows."""
        return game_of(self.game).seats

    def seat_of(self, person: str) -> int | None:
        """The seat that a person has."""
        return next((i for i, chair in enumerate(self.chairs) if chair.person == person), None)

    def people(self) -> tuple[str, ...]:
        """The persons who sit, in the order of the seats."""
        return tuple(chair.person for chair in self.chairs if chair.person)

    def welcome(self, person: str) -> Lobby:
        """A newcomer takes the first free seat, or a new one within the game's range, or watches."""
        if self.seat_of(person) is not None:
            return self
        free = next((i for i, chair in enumerate(self.chairs) if chair.free), None)
        if free is not None:
            return self._put(free, Chair(person))
        if not self.fixed and len(self.chairs) + 1 in self.range:
            return replace(self, chairs=(*self.chairs, Chair(person)))
        return self

    def sit(self, person: str, seat: int) -> Lobby:
        """A person takes a free seat or a CPU's, or adds one after the last."""
        left = self._without(person)
        if seat == len(self.chairs) and seat + 1 in self.range:
            return replace(left, chairs=(*left.chairs, Chair(person)))
        if self._chair(seat).person not in ("", person):
            raise Problem("seat_taken", f"seat {seat} is taken")
        return left._put(seat, Chair(person))

    def stand(self, person: str) -> Lobby:
        """The person's seat becomes free. Where the number of seats follows the party, a last free one goes away."""
        left = self._without(person)
        if self.fixed or left == self:
            return left
        chairs = left.chairs
        while chairs[-1].free and len(chairs) > usual(game_of(self.game)) and len(chairs) - 1 in self.range:
            chairs = chairs[:-1]
        return replace(left, chairs=chairs)

    def _without(self, person: str) -> Lobby:
        return replace(self, chairs=tuple(FREE if chair.person == person else chair for chair in self.chairs))

    def count(self, seats: int) -> Lobby:
        """So many seats; only those that no person has are taken away, from the end."""
        in_range(game_of(self.game), seats)
        chairs = list(self.chairs)
        while len(chairs) > seats:
            last = next((i for i in reversed(range(len(chairs))) if chairs[i].free), None)
            if last is None:
                last = next((i for i in reversed(range(len(chairs))) if not chairs[i].person), None)
            if last is None:
                raise Problem("seat_taken", f"{len(chairs)} people sit here; fewer seats than people are not possible")
            del chairs[last]
        chairs += [FREE] * (seats - len(chairs))
        return replace(self, chairs=tuple(chairs), fixed=True)

    def cpu(self, seat: int, level: str) -> Lobby:
        """A CPU of this level on a seat that no person has; an empty level frees it."""
        if level:
            known_level(game_of(self.game), level)
        if self._chair(seat).person:
            raise Problem("seat_taken", f"a person sits on seat {seat}")
        return self._put(seat, Chair(level=level))

    def move(self, seat: int, to: int) -> Lobby:
        """The occupants of two seats change places."""
        one, other = self._chair(seat), self._chair(to)
        return self._put(seat, other)._put(to, one)

    def change_rules(self, rules: Mapping[str, object]) -> Lobby:
        """These house rules, the others as they are."""
        return replace(self, rules=rules_of(game_of(self.game), {**self.rules, **rules}))

    def change_game(self, name: str) -> Lobby:
        """Another game with its standard rules; everybody stays seated as far as it has room, CPUs last."""
        game = game_of(name)
        chairs = [chair for chair in self.chairs if chair.person][: game.seats[-1]]
        cpus = [Chair(level=level_of(game, c.level)) for c in self.chairs if c.level]
        chairs += cpus[: game.seats[-1] - len(chairs)]
        return Lobby(name, rules_of(game, {}), (*chairs, *(FREE,) * (usual(game) - len(chairs))))

    def fill(self, level: str = USUAL_LEVEL) -> Lobby:
        """A CPU on every free seat."""
        cpu = Chair(level=level_of(game_of(self.game), level))
        return replace(self, chairs=tuple(cpu if chair.free else chair for chair in self.chairs))

    def replaced(self, person: str) -> Lobby:
        """A CPU takes the seat of somebody who has left."""
        cpu = Chair(level=level_of(game_of(self.game), USUAL_LEVEL))
        return replace(self, chairs=tuple(cpu if chair.person == person else chair for chair in self.chairs))

    def only(self, people: Collection[str]) -> Lobby:
        """The chairs of everybody else become free."""
        return replace(
            self, chairs=tuple(FREE if chair.person and chair.person not in people else chair for chair in self.chairs)
        )

    def rotated(self) -> Lobby:
        """Everybody one seat on, 2 -> 1 and 1 -> n, so that who deals or begins moves too."""
        return replace(self, chairs=(*self.chairs[1:], self.chairs[0]))

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Problem("no_such_seat", f"there is no seat {seat}; there is 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def _put(self, seat: int, chair: Chair) -> Lobby:
        return replace(self, chairs=put(self.chairs, seat, chair))


def game_of(name: str) -> Game[Any, Any]:
    """The installed game of this name; Problem `unknown_game`."""
    game = games().get(name)
    if game is None:
        raise Problem("unknown_game", f"no game {name!r} is installed; there is {', '.join(games()) or 'none at all'}")
    return game


def usual(game: Game[Any, Any]) -> int:
    """How many seats a lobby begins with: two, or the nearest number that the game allows."""
    return min(max(2, game.seats[0]), game.seats[-1])


def level_of(game: Game[Any, Any], wanted: str) -> str:
    """The level of this name, else the game's middle one."""
    return wanted if wanted in game.levels else game.levels[len(game.levels) // 2]


def known_level(game: Game[Any, Any], level: str) -> str:
    """The level, if the game has it; Problem `unknown_level`."""
    if level not in game.levels:
        raise Problem("unknown_level", f"there is no level {level!r}; there is {', '.join(game.levels)}")
    return level


def rules_of(game: Game[Any, Any], rules: Mapping[str, object]) -> dict[str, int | bool | str]:
    """All house rules from the given ones; Problem `unknown_option` with the fields named."""
    try:
        return game.house_rules.parse(rules).values()  # type: ignore[no-any-return]
    except RulesError as error:
        raise Problem("unknown_option", str(error), error.fields, option=next(iter(error.fields))) from None


def in_range(game: Game[Any, Any], seats: int) -> int:
    """The number, if the game allows so many seats; Problem `seats_out_of_range`."""
    if seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise Problem("seats_out_of_range", f"{game.name} is for {low} to {high} seats", low=low, high=high)
    return seats
