"""A table: a game, its house rules, seats, seed, log and current state. Pure: no I/O, no asyncio, no clock."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from .action import Action, Choice, Refusal
from .dice import Dice
from .errors import CardtableError, RecordError, SeatsError
from .game import Game
from .knowledge import Event, View, encode, view_of
from .log import DEAL, FORMAT, TIME, Entry, Record, start_of
from .player import HEADLESS, Budget, Player
from .rules import HouseRules
from .score import Score
from .seat import Seat
from .structs import Struct
from .turn import Turn

S = TypeVar("S")
H = TypeVar("H", bound=HouseRules)

EVENTS = 50
"""How many of the newest events a view carries at most."""


class Step(Struct):
    """What an action would do: its entry, those of the deals that follow at once, and the states after each.

    `Table.prepare` makes it and changes nothing; once it is stored, `Table.keep` makes it true.
    """

    index: int
    entries: tuple[Entry, ...]
    states: tuple[Any, ...]
    turns: tuple[Turn, ...]


class Table(Generic[S, H]):
    """A match being played.

    Seats act through `act` (or `prepare`, store, `keep`); the table's own moves follow by themselves unless the turn
    asks for a pause, after which `deal` makes them.
    """

    def __init__(
        self,
        game: Game[S, H],
        rules: Mapping[str, object] | H | None = None,
        *,
        seats: int | None = None,
        seed: str | int,
        names: Sequence[str] = (),
        state: S | None = None,
    ) -> None:
        """A match at its start.

        Args:
            game: the game.
            rules: house rules by name; what is not named is standard.
            seats: how many sit; if not said, as many as `state` is for, or the game's lowest number.
            seed: ASCII text or a number; the same seed and actions give the same match.
            names: who sits where, for records; nobody's name is needed to play.
            state: starts from this state instead, such as `game.hand(...)` makes; the record keeps it.

        Raises:
            RulesError: house rules are unknown or out of range.
            SeatsError: the game, or the state, is not for so many.
        """
        self.game = game
        self.rules: H = game.house_rules.parse(rules)
        self.seats = _seats(game, state) if seats is None else seats
        self.seed = str(seed)
        self.names = tuple(names)
        self.log: list[Entry] = []
        if state is not None and self.seats != _seats(game, state):
            raise SeatsError(f"this state of {game.name} is for {_seats(game, state)} seats, not {self.seats}")
        self._start = state
        self.state: S = game.begin(self.rules, self.seats, Dice(self.seed, 0)) if state is None else state
        self.turn = game.turn(self.state)
        self.owed: dict[int, int] = dict.fromkeys(self.turn.seats, 0)
        """For each seat that owes a decision: its id, the log index at which it came to owe it."""
        self._recent: deque[tuple[int, Any, Entry, Any]] = deque(maxlen=EVENTS)

    def __repr__(self) -> str:
        """Where it stands: `<Table highlow, 2 seats, entry 12, guess>`."""
        phase = "over" if self.over else self.turn.phase
        seats = f"{self.seats} seat{'s' if self.seats > 1 else ''}"
        return f"<{', '.join(filter(None, (f'Table {self.game.name}', seats, f'entry {self.index}', phase)))}>"

    # Reading --------------------------------------------------------------------------------------------------

    @property
    def index(self) -> int:
        """The index of the newest entry; 0 at the start."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.turn.over

    @property
    def score(self) -> Score:
        """How the match stands."""
        return self.game.score(self.state)

    @property
    def seating(self) -> tuple[Seat, ...]:
        """The places at this table, with the side each plays for."""
        teams = self.score.teams or range(self.seats)
        names = (*self.names, *[""] * self.seats)
        return tuple(Seat(number, team, name) for number, (team, name) in enumerate(zip(teams, names, strict=False)))

    def choices(self, seat: int) -> Sequence[Choice]:
        """What this seat may do now."""
        return self.game.offered(self.state, seat)

    def known(self, seat: int | None) -> S:
        """The state as this seat (None: a spectator) knows it: all that a CPU gets."""
        return self.game.hide(self.state, seat)

    def view(self, seat: int | None, since: int | None = None) -> View:
        """The whole picture for a seat (None: a spectator), with what happened after index `since` (None: nothing)."""
        events = () if since is None else self.events(seat, since)
        return view_of(self.game, self.state, seat, None if seat is None else self.owed.get(seat), events)

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """What this seat witnessed after log index `since`, the oldest first, at most the newest 50."""
        return tuple(
            (index, entry.seat, self._seen(before, entry, after, seat))
            for index, before, entry, after in self._recent
            if index > since
        )

    def _seen(self, before: Any, entry: Entry, after: Any, seat: int | None) -> Action:
        return entry.action if entry.seat is None else self.game.seen(before, entry.seat, entry.action, after, seat)

    # Moving ---------------------------------------------------------------------------------------------------

    def prepare(self, seat: int, action: Action, decision: int | None = None) -> Step:
        """What this action would do; nothing changes yet.

        Args:
            seat: who acts.
            action: what it does.
            decision: the id of the decision it answers; None: whichever this seat owes now.

        Raises:
            Refusal: not this seat's turn, another decision than the one it owes, or an illegal action.
        """
        owed = self.owed.get(seat)
        if owed is None:
            raise Refusal("match_over" if self.turn.over else "not_your_turn")
        if decision is not None and decision != owed:
            raise Refusal("stale")
        state = self.game.play(self.state, seat, action)
        turn = self.game.turn(state)
        entry = Entry(seat, action)
        if turn.seats or turn.over or turn.pause:
            return Step(len(self.log), (entry,), (state,), (turn,))
        return self._settle([entry], [state], [turn])

    def prepare_deal(self) -> Step:
        """What the table's own move would do, after a pause; nothing changes yet.

        Raises:
            Refusal: a seat owes a decision, or the match is over.
        """
        if self.turn.seats or self.turn.over:
            raise Refusal("match_over" if self.turn.over else "seat_owes")
        return self._settle([], [], [])

    def prepare_time_up(self) -> Step:
        """What the end of the match's time would do; nothing changes yet.

        Raises:
            Refusal: the match is over.
        """
        if self.turn.over:
            raise Refusal("match_over")
        state = self.game.time_up(self.state)
        return Step(len(self.log), (TIME,), (state,), (self.game.turn(state),))

    def _settle(self, entries: list[Entry], states: list[Any], turns: list[Turn]) -> Step:
        """Adds deals, at least one to nothing, until a seat owes a decision, the match is over or a pause begins."""
        start = len(self.log)
        while not entries or not (turns[-1].seats or turns[-1].over or turns[-1].pause):
            dice = Dice(self.seed, start + len(entries) + 1)
            state = self.game.deal(states[-1] if states else self.state, dice)
            entries.append(DEAL)
            states.append(state)
            turns.append(self.game.turn(state))
            if len(entries) > self.game.bound:
                raise CardtableError(f"{self.game.name}: the table deals without end in phase {turns[-1].phase!r}")
        return Step(start, tuple(entries), tuple(states), tuple(turns))

    def keep(self, step: Step) -> None:
        """Makes a prepared step true.

        Raises:
            Refusal: the table has moved since the step was prepared.
        """
        if step.index != len(self.log):
            raise Refusal("stale")
        for entry, state, turn in zip(step.entries, step.states, step.turns, strict=True):
            self._keep(entry, state, turn)

    def _keep(self, entry: Entry, state: S, turn: Turn) -> None:
        self.log.append(entry)
        index = len(self.log)
        self._recent.append((index, self.state, entry, state))
        self.state = state
        self.turn = turn
        before, actor = self.owed, entry.seat
        self.owed = {seat: before[seat] if seat in before and seat != actor else index for seat in turn.seats}

    def act(self, seat: int, action: Action, decision: int | None = None) -> Step:
        """`prepare` and `keep` at once, for callers that store nothing."""
        step = self.prepare(seat, action, decision)
        self.keep(step)
        return step

    def deal(self) -> Step:
        """`prepare_deal` and `keep` at once: the table's own move, after a pause."""
        step = self.prepare_deal()
        self.keep(step)
        return step

    def time_up(self) -> Step:
        """`prepare_time_up` and `keep` at once: the match's time has run out."""
        step = self.prepare_time_up()
        self.keep(step)
        return step

    def play_out(self, players: Sequence[Player], dice: Dice, budget: Budget = HEADLESS) -> None:
        """Plays to the end, one player a seat, each seeing only what its seat knows. The dice are the players' own.

        Raises:
            Refusal: a player did what is not legal, or is a person and chose nothing.
        """
        while not self.turn.over:
            if not self.turn.seats:
                self.deal()
                continue
            seat = self.turn.seats[0]
            action = players[seat].choose(self.known(seat), seat, dice, budget)
            if action is None:
                raise Refusal("not_your_turn")
            self.act(seat, action)

    # The log --------------------------------------------------------------------------------------------------

    def replay(self, entries: Iterable[Entry]) -> None:
        """Plays these entries on, each checked like any action; the table's own are taken as they stand.

        Raises:
            RecordError: an entry is not legal where it stands; the table has stopped before it.
        """
        for entry in entries:
            index = len(self.log) + 1
            try:
                state = self._state_after(entry, index)
            except (Refusal, NotImplementedError) as reason:
                raise RecordError(f"entry {index} cannot be replayed: {reason}") from None
            self._keep(entry, state, self.game.turn(state))

    def _state_after(self, entry: Entry, index: int) -> S:
        if entry.seat is not None:
            if entry.seat not in self.owed:
                raise Refusal("not_your_turn")
            return self.game.play(self.state, entry.seat, entry.action)
        if self.turn.over:
            raise Refusal("match_over")
        if entry == TIME:
            return self.game.time_up(self.state)
        if entry == DEAL and not self.turn.seats:
            return self.game.deal(self.state, Dice(self.seed, index))
        raise Refusal("illegal")

    def record(self) -> Record:
        """The match so far as a document. It holds every card: show it to nobody while the match runs."""
        score = self.score if self.over else None
        return Record(
            FORMAT,
            self.game.name,
            self.game.version,
            self.rules.values(),
            self.seats,
            self.seed,
            tuple(self.log),
            None if self._start is None else msgspec.json.decode(encode(self._start)),
            self.names,
            score.points if score else (),
            score.places if score else (),
        )

    @classmethod
    def from_record(cls, game: Game[S, H], record: Record, *, upto: int | None = None) -> Table[S, H]:
        """The table that a record leads to, after `upto` entries (None: all).

        Raises:
            RecordError: the record is of another form, game or version, or does not replay.
            RulesError: its house rules are not the game's.
            SeatsError: the game, or the state it begins with, is not for so many.
        """
        if record.format != FORMAT:
            raise RecordError(f"this record has form {record.format}; this version of cardtable reads form {FORMAT}")
        if record.game != game.name:
            raise RecordError(f"this is a record of {record.game!r}, not of {game.name!r}")
        if record.version != game.version:
            raise RecordError(f"this match was played with version {record.version} of {game.name}, not {game.version}")
        start = start_of(game, record)
        table = cls(game, record.rules, seats=record.seats, seed=record.seed, names=record.names, state=start)
        table.replay(record.entries if upto is None else record.entries[:upto])
        return table


def _seats(game: Game[Any, Any], state: Any) -> int:
    return game.seats[0] if state is None else len(game.score(state).points)
