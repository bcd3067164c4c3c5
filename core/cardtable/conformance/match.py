"""One match of random legal play, kept whole, so that each law can look at every moment of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..action import Action, Refusal, sample
from ..cards import Card
from ..dice import Dice
from ..game import Game
from ..knowledge import encode, face_up, view_of
from ..log import DEAL, Entry
from ..rules import HouseRules
from ..scene import Scene
from ..structs import Struct
from ..turn import Turn
from .report import Fell
from .watched import OnlyDice, Shuffle, WatchedDice

Viewer = int | None
MOST_VIEWERS = 4  # of the seats; checking all of twelve at every step would show nothing that a few matches do not


class Moment(Struct):
    """A state of the match and how it came about.

    Attributes:
        index: the log index; 0 is the start.
        entry: what led here; None at the start.
        state: the full state.
        turn: whose move it is now.
        shuffles: the piles that the entry shuffled.
    """

    index: int
    entry: Entry | None
    state: Any
    turn: Turn
    shuffles: tuple[Shuffle, ...] = ()


@dataclass(frozen=True)
class Trouble:
    """Why a match could not be played on: the law and part that fell, and what was seen."""

    law: str
    part: str
    what: str
    step: int


@dataclass
class Match:
    """A match of random legal play: its moments up to `steps` entries, played on unseen to the next result."""

    game: Game[Any, Any]
    rules: HouseRules
    seats: int
    seed: str
    steps: int
    spoken: set[object] = field(default_factory=set)
    """What has been said in both languages already, shared by all matches of a check."""
    moments: list[Moment] = field(default_factory=list)
    breaches: list[tuple[int, str]] = field(default_factory=list)
    """(step, how) for all chance that was not drawn through `Deck.shuffled`."""
    trouble: Trouble | None = None
    at: int | None = None
    """The step that is being looked at, for the report."""

    def __post_init__(self) -> None:
        """Plays the match."""
        self.dice = Dice(f"laws {self.seed}")
        """For the laws' own picks, never the match's; each part of a law is given its own."""
        seated = tuple(range(self.seats))
        few = seated if self.seats <= MOST_VIEWERS else tuple(sorted(self.dice.pick(seated, MOST_VIEWERS)))
        self.viewers: tuple[Viewer, ...] = (*few, None)
        self._seen: dict[tuple[str, int, Viewer], Any] = {}
        Play(self).out()

    def __iter__(self) -> Iterator[Moment]:
        """The moments in order, noting which one is being looked at."""
        for moment in self.moments:
            self.at = moment.index
            yield moment

    def moves(self) -> Iterator[tuple[Moment, Entry, Moment]]:
        """Each entry with the moments before and after it."""
        before = self.moments[0]
        for after in self.moments[1:]:
            self.at = after.index
            assert after.entry is not None
            yield before, after.entry, after
            before = after

    def some(self, count: int) -> Iterator[Moment]:
        """At most `count` of the moments, at random, in order."""
        picked = self.dice.pick(range(len(self.moments)), min(count, len(self.moments)))
        for index in sorted(picked):
            self.at = index
            yield self.moments[index]

    # What a viewer has at a moment, made once ---------------------------------------------------------------------

    def _once(self, what: str, index: int, viewer: Viewer) -> Any:
        key = (what, index, viewer)
        if key not in self._seen:
            self._seen[key] = self.asked(index, None, getattr(self, f"_{what}"), index, viewer)
        return self._seen[key]

    def asked(self, index: int, dice: Dice | None, call: Callable[..., Any], *given: Any) -> Any:
        """What a call of the game returns; dice other than these, made or drawn from meanwhile, are breaches."""
        with OnlyDice(dice) as watch:
            result = call(*given)
        of_these = dice.breaches if isinstance(dice, WatchedDice) else []
        self.breaches += [(index, breach) for breach in (*of_these, *watch.breaches)]
        return result

    def known(self, index: int, viewer: Viewer) -> Any:
        """What the viewer knows."""
        return self._once("hidden", index, viewer)

    def scene(self, index: int, viewer: Viewer) -> Scene:
        """How the viewer sees it drawn."""
        scene: Scene = self._once("drawn", index, viewer)
        return scene

    def page(self, index: int, viewer: Viewer) -> bytes:
        """The view as it goes over the wire."""
        page: bytes = self._once("sent", index, viewer)
        return page

    def up(self, index: int, viewer: Viewer) -> set[Card]:
        """The cards that lie face up for the viewer."""
        cards: set[Card] = self._once("open", index, viewer)
        return cards

    def _hidden(self, index: int, viewer: Viewer) -> Any:
        return self.game.hide(self.moments[index].state, viewer)

    def _drawn(self, index: int, viewer: Viewer) -> Scene:
        return self.game.scene(self.known(index, viewer), viewer)

    def _sent(self, index: int, viewer: Viewer) -> bytes:
        return encode(view_of(self.game, self.moments[index].state, viewer))

    def _open(self, index: int, viewer: Viewer) -> set[Card]:
        return face_up(self.scene(index, viewer))

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Every different action that was played."""
        entries = (moment.entry for moment in self.moments)
        return tuple(dict.fromkeys(entry.action for entry in entries if entry is not None and entry.seat is not None))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for each seat."""
        return tuple(f"Seat{seat}" for seat in range(self.seats))


class Play:
    """Plays a match: random seats in turn take random legal actions, the table deals at once."""

    def __init__(self, match: Match) -> None:
        """For a match without moments."""
        self.match = match
        self.game = match.game
        self.dice = Dice(f"play {match.seed}")
        self.since = 0
        self.results = 0

    def out(self) -> None:
        """Plays; what stops the match before its end goes to `match.trouble`."""
        self.law, self.part = "progress", "start"
        self.index = 0
        try:
            self._play()
        except Fell as fell:
            self.match.trouble = Trouble(self.law, self.part, str(fell), self.index)
        except Exception as error:  # a game's code may raise anything, and that is a finding
            what = f"{type(error).__name__}: {error}"
            self.match.trouble = Trouble(self.law, self.part, what, self.index)

    def _play(self) -> None:
        match, game = self.match, self.game
        first = WatchedDice(match.seed, 0)
        dice: WatchedDice | None = first
        state = match.asked(0, first, game.begin, match.rules, match.seats, first)
        turn = self._keep(None, state, dice)
        while not turn.over and (self.index < match.steps or not self.results):
            self.index += 1
            entry: Entry
            if turn.seats:
                entry, state = self._act(state, turn)
                dice = None
            else:
                self.part = "table's move"
                entry, drawn = DEAL, WatchedDice(match.seed, self.index)
                state, dice = match.asked(self.index, drawn, game.deal, state, drawn), drawn
            turn = self._keep(entry, state, dice)
            self._count(turn)

    def _act(self, state: Any, turn: Turn) -> tuple[Entry, Any]:
        seat = self.dice.choice(turn.seats)
        self.part = "turn and choices"
        choices = self.match.asked(self.index, None, self.game.choices, state, seat)
        if not choices:
            raise Fell(f"seat {seat} owes a decision in phase {turn.phase!r} and has no choice: a dead end")
        action = sample(choices, self.dice)
        self.law, self.part = "one door", "choices are playable"
        try:
            state = self.match.asked(self.index, None, self.game.play, state, seat, action)
        except Refusal as refusal:
            raise Fell(f"seat {seat}: {describe(action)} is among the choices and refused as {refusal}") from None
        self.law = "progress"
        return Entry(seat, action), state

    def _keep(self, entry: Entry | None, state: Any, dice: WatchedDice | None) -> Turn:
        self.part = "turn and choices"
        turn: Turn = self.match.asked(self.index, None, self.game.turn, state)
        if self.index <= self.match.steps:
            shuffles = tuple(dice.shuffles) if dice is not None else ()
            self.match.moments.append(Moment(self.index, entry, state, turn, shuffles))
        return turn

    def _count(self, turn: Turn) -> None:
        self.part = "bound"
        if turn.phase == "result" or turn.over:
            self.results += 1
            self.since = self.index
        elif self.index - self.since > self.game.bound:
            last = "" if turn.seats else ", and the table deals on without end"
            raise Fell(f"more than {self.game.bound} entries without a result (phase {turn.phase!r}{last})")


def play_on(game: Game[Any, Any], state: Any, dice: Dice, name: str) -> int:
    """Plays a state on at random to the next result or the end; how many entries it took.

    Raises:
        Fell: there is none within the game's bound.
    """
    for count in range(game.bound + 1):
        turn = game.turn(state)
        if turn.over or (count and turn.phase == "result"):
            return count
        if not turn.seats:
            state = game.deal(state, Dice(f"{name} {dice.below(65536)}", count))
            continue
        seat = dice.choice(turn.seats)
        choices: Sequence[Any] = game.choices(state, seat)
        if not choices:
            raise Fell(f"seat {seat} comes to owe a decision and has no choice")
        state = game.play(state, seat, sample(choices, dice))
    raise Fell(f"no result within {game.bound} entries")


def describe(action: Action) -> str:
    """An action in a line: `pass Qs Kh`, `raise 40`, `HIDDEN` for blanks."""
    parts = [action.kind, *map(str, action.cards), *(f"cell {cell}" for cell in action.cells)]
    parts += [] if action.amount is None else [repr(action.amount)]
    return " ".join([*parts, action.word]).strip()
