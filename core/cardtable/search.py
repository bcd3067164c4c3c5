"""A CPU for any game that can guess: it samples full states that agree with what its seat knows, and plays them out.

In each sampled world every candidate action is tried and the rest is played by a cheap policy; the action that does
best on average is chosen. All candidates meet the same worlds, so they are compared pair by pair, and one that is
clearly worse than the leader is dropped early.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, islice
from math import comb
from typing import Any, Protocol

from .action import Action, Choice, sample
from .dice import Dice
from .game import Game, RandomPlayer
from .player import HEADLESS, Budget, Cpu, Player
from .score import Score

CANDIDATES = 48
"""At most so many actions are compared; of a larger choice some are drawn at random."""
BATCH = 8
"""Worlds between two looks at which candidates are still worth trying."""
CLEARLY = 2.5
"""Standard errors by which a candidate must be behind the leader to be dropped."""


class Playouts(Protocol):
    """Tries actions in one sampled world."""

    def values(self, world: Any, seat: int, actions: Sequence[Action], dice: Dice) -> Sequence[float]:
        """What each action is worth to the seat in this world; more is better, in a unit of the game's own."""


class PolicyPlayouts:
    """Play-outs through the game's own rules: every seat follows a cheap policy up to the next result.

    Works for every game. A game that needs thousands of play-outs a decision brings faster ones of its own.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        policy: Player | None = None,
        value: Callable[[Score, Score, int], float] | None = None,
    ) -> None:
        """For a game, with a policy (None: random play), which gets full states and must look at its own cards only.

        Args:
            game: the game.
            policy: whoever plays every seat.
            value: what a seat has gained between two scores; None: its side's points against the mean of the others.
        """
        self.game = game
        self.policy = policy or RandomPlayer(game)
        self.value = value or gained

    def values(self, world: Any, seat: int, actions: Sequence[Action], dice: Dice) -> Sequence[float]:
        """Each action's gain up to the next result, in points."""
        before = self.game.score(world)
        return [self.value(before, self._played_out(self.game.apply(world, seat, a), dice), seat) for a in actions]

    def _played_out(self, state: Any, dice: Dice) -> Score:
        game = self.game
        for _ in range(game.bound):
            turn = game.turn(state)
            if turn.over or turn.pause:
                break
            if not turn.seats:
                state = game.deal(state, dice)
                continue
            seat = turn.seats[0]
            action = self.policy.choose(state, seat, dice)
            if action is None or not any(choice.allows(action) for choice in game.choices(state, seat)):
                action = sample(game.choices(state, seat), dice)
            state = game.apply(state, seat, action)
        return game.score(state)


def gained(before: Score, after: Score, seat: int) -> float:
    """The points a seat's side has won against the mean of the other sides, less what it had before."""

    def lead(score: Score) -> float:
        sides = score.teams or tuple(range(len(score.points)))
        others = [p for side, p in zip(sides, score.points, strict=True) if side != sides[seat]]
        ahead = score.points[seat] - (sum(others) / len(others) if others else 0)
        return ahead if score.high else -ahead

    return lead(after) - lead(before)


class Search(Cpu):
    """Determinised Monte-Carlo: the best of some candidates over worlds drawn by `Game.guess`.

    A sampled world agrees with all that the seat knows, as far as the game's `guess` does: voids, passed cards, bids.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        playouts: Playouts | None = None,
        candidates: Callable[[Any, int, Dice], Sequence[Action]] | None = None,
        worlds: Callable[[Any, int, Dice], Any] | None = None,
    ) -> None:
        """For a game.

        Args:
            game: the game.
            playouts: tries actions in a world; None: random play through the game's own rules.
            candidates: the actions worth comparing, by (known state, seat, dice); None: all, or a sample of many.
            worlds: draws a world, by the same; None: `Game.guess`.
        """
        self.game = game
        self.playouts = playouts or PolicyPlayouts(game)
        self.candidates = candidates or self._all
        self.worlds = worlds or game.guess

    def _all(self, known: Any, seat: int, dice: Dice) -> Sequence[Action]:
        return every_action(self.game.choices(known, seat), dice)

    def choose(self, known: Any, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """The action with the best mean; the budget counts worlds, or milliseconds."""
        actions = self.candidates(known, seat, dice)
        return actions[0] if len(actions) == 1 else self.weigh(known, seat, actions, dice, budget)[0][0]

    def weigh(
        self, known: Any, seat: int, actions: Sequence[Action], dice: Dice, budget: Budget = HEADLESS
    ) -> list[tuple[Action, float]]:
        """The candidates that were not dropped, each with its mean value, the best first."""
        seen: list[list[float]] = [[] for _ in actions]
        alive = list(range(len(actions)))
        for done in budget.rounds():
            world = self.worlds(known, seat, dice)
            values = self.playouts.values(world, seat, [actions[i] for i in alive], dice)
            for i, value in zip(alive, values, strict=True):
                seen[i].append(value)
            if (done + 1) % BATCH == 0:
                alive = _worth_trying(seen, alive)
                if len(alive) == 1:
                    break
        means = {i: sum(seen[i]) / len(seen[i]) for i in alive}
        return [(actions[i], means[i]) for i in sorted(alive, key=lambda i: (-means[i], i))]


def _worth_trying(seen: Sequence[Sequence[float]], alive: Sequence[int]) -> list[int]:
    """Those that are not clearly worse than the leader, by their differences world by world."""
    leader = max(alive, key=lambda i: sum(seen[i]))
    best = seen[leader]
    n = len(best)
    kept = []
    for i in alive:
        behind = [x - y for x, y in zip(best, seen[i], strict=True)]
        total = sum(behind)
        variance = sum([d * d for d in behind]) - total * total / n
        if i == leader or total * total * (n - 1) <= CLEARLY * CLEARLY * variance * n or total <= 0:
            kept.append(i)
    return kept


def every_action(choices: Sequence[Choice], dice: Dice, most: int = CANDIDATES) -> list[Action]:
    """The actions that the choices allow: all, or where there are more than `most`, different ones drawn at random."""
    if sum([_ways(choice) for choice in choices]) <= most:
        return [action for choice in choices for action in _spelled(choice)]
    drawn: dict[object, Action] = {}
    for choice in choices:
        ways = _ways(choice)
        share = max(1, most // len(choices))
        if ways <= share:
            some = _spelled(choice)
        else:
            some = [sample((choice,), dice) for _ in range(share)]
        for action in some:
            drawn[action.kind, action.word, action.amount, frozenset(action.cards), frozenset(action.cells)] = action
    return list(drawn.values())


def _ways(choice: Choice) -> int:
    ways = comb(len(choice.cards), choice.count) if choice.cards else 1
    ways *= comb(len(choice.cells), choice.count) if choice.cells else 1
    return ways * (choice.high - choice.low + 1 if choice.low is not None and choice.high is not None else 1)


def _spelled(choice: Choice) -> list[Action]:
    amounts: Sequence[int | None] = [None]
    if choice.low is not None and choice.high is not None:
        amounts = range(choice.low, choice.high + 1)
    picks = combinations(choice.cards, choice.count) if choice.cards else iter([()])
    return [
        Action(choice.kind, cards, cells, amount, choice.word)
        for cards in islice(picks, CANDIDATES)
        for cells in (combinations(choice.cells, choice.count) if choice.cells else [()])
        for amount in amounts
    ]
