"""Speed beside other engines: `python -m cardtable_holdem.bench`; needs the extra `peers`.

Six seats, 1,000 chips, blinds 10 and 20, random legal play of one hand after another, all engines in turn in the same
run. Every one of our actions is checked by `Game.play`. What is counted is decisions a second of processor time.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from cardtable import Action, Dice

from .game import Holdem

SEATS = 6
CHUNK = 40
"""Hands that one engine plays before it is another's turn."""
SECONDS = 8.0
"""Processor time for all together."""
MARKS = {"RLCard": 8.0, "PokerKit": 20.0}
"""How many times as fast ours should be."""

Play = Callable[[random.Random, int], int]
"""Plays one hand with these random numbers, the n-th, and says how many decisions it had."""


def ours() -> Play:
    """This engine."""
    game = Holdem()
    rules = game.house_rules()

    def play(rng: random.Random, number: int) -> int:
        state = game.start(rules, SEATS, Dice(number))
        count = 0
        while True:
            turn = game.turn(state)
            if turn.seats:
                seat = turn.seats[0]
                choices = game.offered(state, seat)
                choice = choices[int(rng.random() * len(choices))]
                low, high = choice.low, choice.high
                amount = None if low is None or high is None else low + int(rng.random() * (high - low + 1))
                state = game.play(state, seat, Action(choice.kind, amount=amount))
                count += 1
            elif turn.over:
                return count
            else:
                state = game.deal(state, Dice(number, count))

    return play


def rlcard() -> Play:
    """RLCard's environment with its own random agents, as its examples run it."""
    agents = import_module("rlcard.agents")
    table = import_module("rlcard").make("no-limit-holdem", config={"game_num_players": SEATS, "seed": 1})
    table.set_agents([agents.RandomAgent(num_actions=table.num_actions) for _ in range(SEATS)])

    def play(rng: random.Random, number: int) -> int:
        paths, _ = table.run()
        return sum([(len(path) - 1) // 2 for path in paths])

    return play


def pokerkit() -> Play:
    """PokerKit with everything but the decisions automatic."""
    kit = import_module("pokerkit")

    def play(rng: random.Random, number: int) -> int:
        state = kit.NoLimitTexasHoldem.create_state(tuple(kit.Automation), True, 0, (10, 20), 20, 1000, SEATS)
        count = 0
        while state.actor_index is not None:
            count += 1
            kinds = ["call"]
            if state.checking_or_calling_amount:
                kinds.append("fold")
            low = state.min_completion_betting_or_raising_to_amount
            if low is not None:
                kinds.append("raise")
            kind = rng.choice(kinds)
            if kind == "fold":
                state.fold()
            elif kind == "call":
                state.check_or_call()
            else:
                state.complete_bet_or_raise_to(rng.randint(low, state.max_completion_betting_or_raising_to_amount))
        return count

    return play


def open_spiel() -> Play:
    """OpenSpiel's universal_poker, written in C++; its chance nodes are no decisions."""
    game = import_module("pyspiel").load_game(
        f"universal_poker(betting=nolimit,numPlayers={SEATS},numRounds=4,blind=10 20 0 0 0 0,firstPlayer=3 1 1 1,"
        "numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,stack=1000 1000 1000 1000 1000 1000,"
        "bettingAbstraction=fullgame)"
    )

    def play(rng: random.Random, number: int) -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            count += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return count

    return play


ENGINES: dict[str, Callable[[], Play]] = {
    "cardtable": ours,
    "RLCard": rlcard,
    "PokerKit": pokerkit,
    "OpenSpiel": open_spiel,
}


def race(seconds: float) -> dict[str, float]:
    """Decisions a second of each engine that is installed; ours is the first."""
    plays: dict[str, Play] = {}
    for name, make in ENGINES.items():
        try:
            plays[name] = make()
        except ImportError as missing:
            print(f"{name} is not installed ({missing.name})", file=sys.stderr)
    rng = random.Random("race")
    spent, done = dict.fromkeys(plays, 0.0), dict.fromkeys(plays, 0)
    number = 0
    while sum(spent.values()) < seconds:
        for name, play in plays.items():
            began = time.process_time()
            for k in range(CHUNK):
                done[name] += play(rng, number + k)
            spent[name] += time.process_time() - began
        number += CHUNK
    return {name: done[name] / spent[name] for name in plays}


def main() -> int:
    """Prints decisions a second and ratios; 2 where no other engine is installed."""
    speed: dict[str, Any] = race(SECONDS)
    mine = speed.pop("cardtable")
    print(f"holdem, six seats: {mine:,.0f} decisions/s")
    for name, other in speed.items():
        mark = MARKS.get(name)
        wanted = f", at least {mark:g} wanted" if mark else ""
        print(f"  {name} {other:,.0f}, ratio {mine / other:.1f}{wanted}")
    return 0 if speed else 2


if __name__ == "__main__":
    sys.exit(main())
