"""Law 3, replay: seed and actions give the same states, on any machine, from any prefix."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from hashlib import sha256
from typing import Any

from ..action import Action, sample
from ..cards import HIDDEN, Card
from ..dice import Dice
from ..game import Game
from ..knowledge import encode, view_of
from ..log import Record, read_record
from ..rules import HouseRules
from ..table import Table
from ..walk import cards_in, piles_in
from .hiding import difference, name
from .match import Match
from .report import Fell
from .sources import breaches

LAW = "replay"
WATCHED = 20
"""Moments of a match whose views are made to see whether they draw chance."""
SEEDS = 6
"""Different seeds that must not all deal the same."""
FRESH_STEPS = 120
"""How many entries another interpreter plays again."""


def chance_comes_from_shuffles(match: Match) -> int:
    """All chance is drawn through `Deck.shuffled`, from the dice that the game is given."""
    for moment in match.some(WATCHED):
        for viewer in match.viewers:
            match.page(moment.index, viewer)  # what a view draws is noted among the breaches
        match.asked(moment.index, None, match.game.score, moment.state)
    for step, breach in match.breaches:
        match.at = step
        raise Fell(f"the game {breach}; chance comes from Deck.shuffled alone")
    return len(match.moments)


def hidden_cards_were_shuffled(match: Match) -> int:
    """A card that a viewer does not see has been in a shuffle; else everybody could tell what it is."""
    mixed: set[Card] = set()
    for moment in match:
        mixed.update(card for pile, _ in moment.shuffles for card in pile)
        named = cards_in(moment.state)
        for viewer in match.viewers:
            foretold = named - mixed - cards_in(match.known(moment.index, viewer))
            if foretold:
                raise Fell(f"{min(foretold)} is hidden from {name(viewer)} and was in no shuffle of the dice given")
    return len(match.moments)


def other_seeds_deal_otherwise(match: Match) -> int:
    """Where something is hidden from somebody, different seeds do not all deal the same."""
    game, openings = match.game, []
    for seed in range(SEEDS):
        state = game.begin(match.rules, match.seats, Dice(f"seed {seed}", 0))
        turn = game.turn(state)
        if not turn.seats and not turn.over:
            state = game.deal(state, Dice(f"seed {seed}", 1))
        openings.append(state)
    blank = any(HIDDEN in pile for viewer in match.viewers for pile in piles_in(game.hide(openings[0], viewer)))
    if blank and all(state == openings[0] for state in openings):
        raise Fell(f"{SEEDS} seeds deal the same")
    return SEEDS


def actions_have_no_chance(match: Match) -> int:
    """The same action on the same state gives the same state: once more, backwards, on another copy of the game."""
    game = pristine(match.game)
    moves = list(match.moves())
    for before, entry, after in reversed(moves):
        match.at = after.index
        if entry.seat is not None:
            again = game.play(before.state, entry.seat, entry.action)
            if again != after.state:
                raise Fell(f"the same action led elsewhere: {difference(after.state, again)}")
    return len(moves)


def replays_from_any_prefix(match: Match) -> int:
    """The record, written and read, leads to the same states, whole and cut short."""
    game = pristine(match.game)
    entries = tuple(moment.entry for moment in match.moments if moment.entry is not None)
    record = Record(1, game.name, game.version, match.rules.values(), match.seats, match.seed, entries)
    record = read_record(record.to_json(), game)
    for upto in (match.dice.below(len(entries) + 1), len(entries)):
        match.at = upto
        table: Table[Any, Any] = Table.from_record(game, record, upto=upto)
        if table.state != match.moments[upto].state:
            raise Fell(f"the log led elsewhere: {difference(match.moments[upto].state, table.state)}")
    return 2


def states_are_frozen(match: Match) -> int:
    """A state is built of frozen structs, tuples, cards, numbers and words, so that nothing can change it."""
    count = 0
    for moment in match.some(5):
        count += frozen(moment.state, "the state")
    return count


def frozen(value: Any, where: str) -> int:
    """Raises where a value holds something that can change, or that has no order of its own; how many values it is."""
    if isinstance(value, tuple):
        return 1 + sum(frozen(each, where) for each in value)
    fields = getattr(value, "__struct_fields__", None)
    if fields is not None:
        if not value.__struct_config__.frozen:
            raise Fell(f"{where} holds a {type(value).__name__}, which is not frozen")
        return 1 + sum(frozen(getattr(value, field), f"{type(value).__name__}.{field}") for field in fields)
    if value is None or isinstance(value, (int, str, float, HouseRules)) or type(value).__name__ == "Card":
        return 1
    raise Fell(f"{where} holds a {type(value).__name__}; a state is made of structs, tuples, cards, numbers and words")


def imports(match: Match) -> int:
    """The game's own modules import neither chance nor clock."""
    found, modules = breaches(match.game)
    if found:
        raise Fell("; ".join(found))
    return modules


def another_interpreter(match: Match) -> int:
    """A fresh interpreter with another hash seed plays the same states and views."""
    ours = trail(match.game, match.rules, match.seats, match.seed)
    order = pickle.dumps((pristine(match.game), match.rules.values(), match.seats, match.seed))
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1",
        "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path),  # noqa: PTH109
    }
    command = [sys.executable, "-c", "from cardtable.conformance.replay import answer; answer()"]
    done = subprocess.run(command, input=order, capture_output=True, env=environment, check=False, timeout=120)
    if done.returncode:
        last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise Fell(f"another interpreter cannot play it: {' '.join(last)}")
    theirs = json.loads(done.stdout)
    for step, (mine, other) in enumerate(zip(ours, theirs, strict=False)):
        if mine != other:
            match.at = step
            raise Fell("another interpreter comes to another state, view or order of choices")
    return len(ours)


def answer() -> None:
    """What the other interpreter runs: reads a pickled match from stdin, prints its trail."""
    game, rules, seats, seed = pickle.load(sys.stdin.buffer)
    print(json.dumps(trail(game, game.house_rules.parse(rules), seats, seed)))


def trail(game: Game[Any, Any], rules: HouseRules, seats: int, seed: str) -> list[str]:
    """A digest for each state of a random match, with every seat's view of it."""
    dice = Dice(f"trail {seed}")
    state = game.begin(rules, seats, Dice(seed, 0))
    found: list[str] = []
    while len(found) <= FRESH_STEPS:
        views = [encode(view_of(game, state, viewer)) for viewer in (*range(seats), None)]
        found.append(sha256(b"\n".join([encode(state), *views])).hexdigest())
        turn = game.turn(state)
        if turn.over:
            break
        if not turn.seats:
            state = game.deal(state, Dice(seed, len(found)))
            continue
        seat = dice.choice(turn.seats)
        action: Action = sample(game.choices(state, seat), dice)
        state = game.play(state, seat, action)
    return found


def pristine(game: Game[Any, Any]) -> Game[Any, Any]:
    """A copy of the game as it was made, without what core remembers in it."""
    twin = copy.copy(game)
    twin.__dict__.pop("_offered", None)
    return twin


PARTS = (
    ("chance", chance_comes_from_shuffles),
    ("hidden cards", hidden_cards_were_shuffled),
    ("other seeds", other_seeds_deal_otherwise),
    ("actions have no chance", actions_have_no_chance),
    ("any prefix", replays_from_any_prefix),
    ("frozen states", states_are_frozen),
)

ONCE = (
    ("imports", imports),
    ("another interpreter", another_interpreter),
)
