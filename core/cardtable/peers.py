"""Beside OpenSpiel: random legal play of one deal after another, both engines in turn, in the same run.

Needs the extra `peers`. Both are driven from Python, each action is legal by each engine's own list, and choices are
made by the same cheap generator, so what is compared is the engines.
"""

from __future__ import annotations

import gc
import random
import time
from typing import Any

from .action import Action, Choice
from .dice import Dice
from .game import Game
from .structs import Struct

CHUNK = 20
"""Deals that one engine plays before it is the other's turn."""


class Race(Struct):
    """What came out.

    Attributes:
        game: the game's name.
        ours: deals a second of processor time, every action through `Game.play`.
        theirs: the same of OpenSpiel, its chance nodes drawn from `legal_actions`.
        textbook: the same of OpenSpiel, its chance nodes drawn by their probabilities, as its examples do.
    """

    game: str
    ours: float
    theirs: float
    textbook: float

    def __str__(self) -> str:
        """A line for a terminal."""
        lean = f"OpenSpiel {self.theirs:,.0f}, ratio {self.ours / self.theirs:.2f}"
        textbook = f"driven as in its examples {self.textbook:,.0f}, ratio {self.ours / self.textbook:.2f}"
        return f"{self.game}: {self.ours:,.0f} deals/s; {lean}; {textbook}"


def race(game: Game[Any, Any], peer: str, seconds: float = 6.0) -> Race:
    """Plays about so many seconds.

    Args:
        game: a game that plays deals up to a result.
        peer: the game as OpenSpiel names it, with its parameters.
        seconds: processor time for all together.

    Raises:
        ModuleNotFoundError: OpenSpiel is not installed.
    """
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    theirs = pyspiel.load_game(peer)
    rng = random.Random("race")
    rules = game.house_rules.parse()
    spent = [0.0, 0.0, 0.0]
    chunks = 0
    gc.collect()
    gc.freeze()  # what was imported until here is no part of anybody's garbage
    while sum(spent) < seconds:
        for at, play in enumerate((_ours, _theirs, _textbook)):
            began = time.process_time()
            for k in range(CHUNK):
                play((game, rules, chunks * CHUNK + k) if at == 0 else theirs, rng)
            spent[at] += time.process_time() - began
        chunks += 1
    gc.unfreeze()
    ours, lean, textbook = [CHUNK * chunks / each for each in spent]
    return Race(game.name, ours, lean, textbook)


def _ours(deal: Any, rng: random.Random) -> None:
    game, rules, number = deal
    state = game.begin(rules, game.seats[0], Dice(number))
    while seats := game.turn(state).seats:
        seat = seats[0]
        choices = game.offered(state, seat)
        choice = choices[0] if len(choices) == 1 else rng.choice(choices)
        state = game.play(state, seat, _any(choice, rng))


def _any(choice: Choice, rng: random.Random) -> Action:
    if choice.count > 1:
        left = list(choice.cards)
        return Action(choice.kind, tuple([left.pop(int(rng.random() * len(left))) for _ in range(choice.count)]))
    if choice.cards:
        return Action(choice.kind, (rng.choice(choice.cards),), word=choice.word)
    if choice.low is not None and choice.high is not None:
        return Action(choice.kind, amount=rng.randint(choice.low, choice.high), word=choice.word)
    return Action(choice.kind, word=choice.word)


def _theirs(game: Any, rng: random.Random) -> None:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def _textbook(game: Any, rng: random.Random) -> None:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
