"""The base class that every plugin extends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from .action import Action, Choice, Refusal, sample
from .cards import HIDDEN, STANDARD, Card
from .dice import Dice
from .errors import SeatsError
from .player import HEADLESS, Budget, Cpu, Player
from .rules import HouseRules
from .scene import Scene
from .score import Score
from .structs import replace
from .turn import Turn
from .walk import cards_in

S = TypeVar("S")
H = TypeVar("H", bound=HouseRules)

PLATFORM_REASONS = ("not_your_turn", "stale", "illegal", "out_of_range", "not_in_hand", "wrong_phase")
"""Reasons that core itself gives; their sentences are core's own."""


class Game(Generic[S, H]):
    """A game: its rules as pure functions over a frozen state of the plugin's own type.

    The state is a `Struct` of tuples, cards, numbers, words and Structs; playing returns a new one. What a seat may
    know of it is decided in one place, `hide`. A game imports neither chance nor clock.
    """

    name: ClassVar[str]
    """The game's word in addresses and commands: lower case letters, digits and `_`."""
    version: ClassVar[int] = 1
    """Raise it when an old log would replay differently."""
    seats: ClassVar[range]
    """How many may sit: `range(1, 9)` for one to eight."""
    minutes: ClassVar[int] = 10
    """About how long a match takes."""
    bound: ClassVar[int] = 10_000
    """Log entries from one `result` (or the start) to the next (or the end), at most, in random legal play."""
    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard")
    """The CPU's levels, the weakest first."""
    state: type[S]
    """The type of the state."""
    house_rules: type[H]
    """The type of the options."""
    deck: ClassVar[tuple[Card, ...]] = STANDARD
    """Every card of the game, all different."""

    _offered: tuple[object, int, Sequence[Choice]] = (None, -1, ())

    # What a game must say ---------------------------------------------------------------------------------------

    def start(self, rules: H, seats: int, dice: Dice) -> S:
        """The state at the start of a match for so many seats (one of `self.seats`)."""
        raise NotImplementedError

    def turn(self, state: S) -> Turn:
        """Whose move it is. No seats and not over: the table calls `deal`."""
        raise NotImplementedError

    def choices(self, state: S, seat: int) -> Sequence[Choice]:
        """What this seat may do now; empty exactly when it owes no decision. The first is the primary one."""
        raise NotImplementedError

    def apply(self, state: S, seat: int, action: Action) -> S:
        """The state after a legal action. No chance here, and nothing is checked again."""
        raise NotImplementedError

    def deal(self, state: S, dice: Dice) -> S:
        """The table's own move: the next hand, a reshuffle, the next street of an all-in. The only chance in play."""
        raise NotImplementedError

    def hide(self, state: S, seat: int | None) -> S:
        """The state as this seat (None: a spectator) knows it, blanks for what it does not see. Idempotent."""
        raise NotImplementedError

    def scene(self, known: S, seat: int | None) -> Scene:
        """How a known state is drawn for this seat."""
        raise NotImplementedError

    def score(self, state: S) -> Score:
        """How the match stands; the same on a state and on what any seat knows of it."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Raises AssertionError where cards, chips or points are lost or made; called after every entry by the laws."""
        raise NotImplementedError

    def cpu(self, level: str) -> Player:
        """A CPU of one of `levels`."""
        raise NotImplementedError

    def hand(self, dice: Dice, rules: H | None = None, **given: Any) -> S:
        """A state that starts from a given situation; each game says which words it takes.

        Raises:
            TypeError: it takes no such word.
            ValueError: such a situation cannot come about.
        """
        raise NotImplementedError

    # Core's own; nobody overrides these -------------------------------------------------------------------------

    def offered(self, state: S, seat: int) -> Sequence[Choice]:
        """`choices`, with the last answer remembered: asking before an action and checking it costs one call."""
        last, of, choices = self._offered
        if last is state and of == seat:
            return choices
        choices = self.choices(state, seat)
        self._offered = (state, seat, choices)  # one assignment: threads may share a game
        return choices

    def play(self, state: S, seat: int, action: Action) -> S:
        """The one door: the state after the action, if one of the choices allows it.

        Raises:
            Refusal: it is not legal; nothing has changed.
        """
        choices = self.offered(state, seat)
        for choice in choices:
            if choice.allows(action):
                return self.apply(state, seat, action)
        if not choices and seat not in self.turn(state).seats:
            raise Refusal("not_your_turn")  # it may be a seat that does not exist, so nobody else is asked
        raise self.refuse(self.hide(state, seat), seat, action, choices)

    def begin(self, rules: H, seats: int, dice: Dice) -> S:
        """`start`, with the number of seats checked.

        Raises:
            SeatsError: the game is not for so many.
        """
        if seats not in self.seats:
            raise SeatsError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return self.start(rules, seats, dice)

    # Core's, overridable ----------------------------------------------------------------------------------------

    def refuse(self, known: S, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        """Why the action was refused: names the reason, never decides. It gets only what the seat knows."""
        if seat not in self.turn(known).seats:
            return Refusal("not_your_turn")
        same = [choice for choice in choices if choice.kind == action.kind]
        if not same:
            return Refusal("wrong_phase")
        choice = same[0]
        if choice.low is not None and choice.high is not None and not choice.cards and not choice.cells:
            return Refusal("out_of_range", low=choice.low, high=choice.high)
        mine = [card for z in self.scene(known, seat).zones if z.seat == seat for card in z.cards]
        if choice.cards and any(card not in choice.cards and card not in mine for card in action.cards):
            return Refusal("not_in_hand")
        return Refusal("illegal")

    def seen(self, before: S, actor: int, action: Action, after: S, seat: int | None) -> Action:
        """The action as this seat (None: a spectator) witnessed it: a blank for a card it did not come to know."""
        if seat == actor:
            return action
        if self.turn(before).sealed:
            return Action(action.kind)
        if not action.cards:
            return action
        known = cards_in(self.hide(after, seat))
        return replace(action, cards=tuple([card if card in known else HIDDEN for card in action.cards]))

    def guess(self, known: S, seat: int, dice: Dice) -> S:
        """A full state that agrees with what `seat` knows, drawn at random: unseen cards in the blanks' places."""
        from .knowledge import guess

        return guess(self, known, dice)

    def timeout(self, known: S, seat: int) -> Action | None:
        """What happens when a person's clock runs out; None: the CPU decides."""
        return None

    def time_limit(self, rules: H) -> int:
        """Minutes for the whole match; 0: no limit."""
        return 0

    def time_up(self, state: S) -> S:
        """The match's time has run out (the table's entry `time`)."""
        return state

    def ahead(self, known: S, seat: int) -> Sequence[Choice]:
        """What may be chosen before one's turn; it stays on the device until a choice with equal args allows it."""
        return ()


class RandomPlayer(Cpu):
    """Plays any legal action, each choice equally likely: what the laws and every strength figure are measured with."""

    def __init__(self, game: Game[Any, Any]) -> None:
        """For one game."""
        self.game = game

    def choose(self, known: Any, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """A legal action at random."""
        return sample(self.game.choices(known, seat), dice)
