"""Law 4, progress: play goes on and ends, whoever is in turn can choose, and nothing is lost or made."""

from __future__ import annotations

from typing import Any

from ..action import legal
from ..cards import HIDDEN, Card
from ..dice import Dice
from ..game import Game
from ..player import Budget
from ..walk import Pile, cards_in, piles_in, walk
from .match import Match, describe, play_on
from .report import Fell

LAW = "progress"
LONGEST_MATCH = 20_000
"""Entries within which a match of CPUs must end."""
THINKING = Budget(samples=2)
MUTATIONS = 4  # moments of a match at which cards are taken away or doubled


def seats_in_turn_choose(match: Match) -> int:
    """Exactly the seats in turn have choices, and each choice can be met."""
    count = 0
    for moment in match:
        turn = moment.turn
        if len(set(turn.seats)) < len(turn.seats) or not set(turn.seats) <= set(range(match.seats)):
            raise Fell(f"seats {turn.seats} are in turn at a table of {match.seats}")
        if turn.over and turn.seats:
            raise Fell(f"the match is over and seats {turn.seats} owe a decision")
        if turn.seats and not turn.phase:
            raise Fell("a turn without a phase has no question")
        for seat in range(match.seats):
            choices = match.game.choices(moment.state, seat)
            if bool(choices) != (seat in turn.seats):
                owes = "owes a decision and has no choice" if seat in turn.seats else "owes no decision and has choices"
                raise Fell(f"seat {seat} {owes} in phase {turn.phase!r}")
            for choice in choices:
                pool = choice.cards or choice.cells
                if pool and not 1 <= choice.count <= len(set(pool)):
                    raise Fell(f"seat {seat}: choice {choice.kind!r} wants {choice.count} of {len(set(pool))}")
                if (choice.low is None) != (choice.high is None) or (choice.low or 0) > (choice.high or 0):
                    raise Fell(f"seat {seat}: choice {choice.kind!r} goes from {choice.low} to {choice.high}")
            count += 1
    return count


def check_holds(match: Match) -> int:
    """`check` holds after every entry."""
    for moment in match:
        match.game.check(moment.state)
    return len(match.moments)


def cards_of_the_deck(match: Match) -> int:
    """A state names no card that is not of the deck, and has no blanks."""
    deck = {*match.game.deck}
    for moment in match:
        if any(HIDDEN in pile for pile in piles_in(moment.state)):
            raise Fell("the full state has a blank")
        strange = cards_in(moment.state) - deck
        if strange:
            raise Fell(f"{' '.join(map(str, sorted(strange)))} is not in the deck")
    return len(match.moments)


def check_can_fail(match: Match) -> int:
    """`check` notices a card that is gone from the state, and one that is there in another's place."""
    count = 0
    for moment in match.some(MUTATIONS):
        pile = max(piles_in(moment.state), key=len, default=())
        if len(pile) < 2:
            continue
        gone, other = match.dice.pick(dict.fromkeys(pile), 2)
        for what, state in (
            (f"{gone} is gone", walk(moment.state, _without(gone))),
            (f"{other} is in the place of {gone}", walk(moment.state, _instead(gone, other))),
        ):
            count += 1
            if _passes(match.game, state):
                raise Fell(f"check() does not notice that {what}")
    return count


def _without(gone: Card) -> Any:
    # A single card of its own field cannot be left out; it becomes the pile's loss elsewhere, so leave it alone.
    def visit(pile: Pile) -> Pile:
        return tuple([card for card in pile if card is not gone]) if len(pile) > 1 else pile

    return visit


def _instead(gone: Card, other: Card) -> Any:
    def visit(pile: Pile) -> Pile:
        return tuple([other if card is gone else card for card in pile])

    return visit


def _passes(game: Game[Any, Any], state: Any) -> bool:
    try:
        game.check(state)
    except Exception:  # a check that stumbles over the state has noticed, too
        return False
    return True


def time_can_run_out(match: Match) -> int:
    """When the match's time runs out, the state is sound and is played on to a result."""
    game = match.game
    if not game.time_limit(match.rules):
        return 0
    for moment in match.some(2):
        if not moment.turn.over:
            state = game.time_up(moment.state)
            game.check(state)
            play_on(game, state, match.dice, f"time {match.seed}")
    return 2


def timeouts_are_legal(match: Match) -> int:
    """What is done for a seat whose clock runs out is legal, where the game does not leave it to the CPU."""
    count = 0
    for moment in match:
        for seat in moment.turn.seats:
            action = match.game.timeout(match.game.hide(moment.state, seat), seat)
            if action is not None and not legal(match.game.choices(moment.state, seat), action):
                raise Fell(f"seat {seat}: {describe(action)} when the clock runs out is not legal")
            count += action is not None
    return count


def cpus_play(match: Match) -> int:
    """Each level's CPU chooses what is legal, and the same again from the same dice."""
    game, count = match.game, 0
    moments = [moment for moment in match.some(len(match.moments)) if moment.turn.seats]
    for level in game.levels:
        for moment in match.dice.pick(moments, min(3, len(moments))):
            match.at = moment.index
            seat = moment.turn.seats[0]
            known = game.hide(moment.state, seat)
            first, second = (game.cpu(level).choose(known, seat, Dice(f"cpu {match.seed}"), THINKING) for _ in range(2))
            if first is None or not legal(game.choices(moment.state, seat), first):
                raise Fell(f"CPU {level!r}, seat {seat}: {describe(first) if first else first} is not legal")
            if first != second:
                raise Fell(f"CPU {level!r}, seat {seat}: the same dice give {describe(first)} and another action")
            count += 1
    return count


def matches_of_cpus_end(match: Match) -> int:
    """A match of `normal` CPUs (or the middle level) comes to its end."""
    game, dice = match.game, Dice(f"cpus {match.seed}")
    level = "normal" if "normal" in game.levels else game.levels[len(game.levels) // 2]
    players = [game.cpu(level) for _ in range(match.seats)]
    state = game.begin(match.rules, match.seats, Dice(match.seed, 0))
    for count in range(LONGEST_MATCH):
        turn = game.turn(state)
        match.at = count
        if turn.over:
            return count
        if not turn.seats:
            state = game.deal(state, Dice(match.seed, count + 1))
            continue
        seat = turn.seats[0]
        action = players[seat].choose(game.hide(state, seat), seat, dice, THINKING)
        if action is None:
            raise Fell(f"CPU {level!r} chose nothing")
        state = game.play(state, seat, action)
    raise Fell(f"a match of {level!r} CPUs has not ended after {LONGEST_MATCH} entries")


PARTS = (
    ("turn and choices", seats_in_turn_choose),
    ("check", check_holds),
    ("cards of the deck", cards_of_the_deck),
    ("cards conserved", check_can_fail),
    ("time", time_can_run_out),
    ("clock", timeouts_are_legal),
)

ONCE = (
    ("CPUs play", cpus_play),
    ("matches of CPUs end", matches_of_cpus_end),
)
