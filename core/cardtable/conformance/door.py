"""Law 1, one door: `play` takes what a choice allows and nothing else, and says why not in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..action import Action, Choice, Refusal, legal, sample
from ..cards import HIDDEN
from ..dice import Dice
from ..knowledge import encode
from ..structs import replace
from ..walk import cards_in
from .match import Match, Moment, describe
from .report import Fell
from .speech import speak_message

LAW = "one door"


def choices_are_playable(match: Match) -> int:
    """Every choice, at both ends of its amounts, can be played."""
    count = 0
    for moment in match:
        for seat in moment.turn.seats:
            for choice in match.game.choices(moment.state, seat):
                for action in _ends(choice, match.dice):
                    count += 1
                    try:
                        match.game.play(moment.state, seat, action)
                    except Refusal as refusal:
                        raise Fell(f"seat {seat}: {describe(action)} is a choice, refused as {refusal}") from None
    return count


def _ends(choice: Choice, dice: Dice) -> Iterator[Action]:
    action = sample((choice,), dice)
    if choice.low is None:
        yield action
    else:
        yield replace(action, amount=choice.low)
        yield replace(action, amount=choice.high)


def nothing_else_is(match: Match) -> int:
    """Junk and near misses, of seats in turn and others, are refused; the state is the same afterwards."""
    count = 0
    for moment in match:
        before = encode(moment.state)
        for seat, action in junk(match, moment):
            allowed = 0 <= seat < match.seats and legal(match.game.choices(moment.state, seat), action)
            try:
                match.game.play(moment.state, seat, action)
            except Refusal:
                accepted = False
            except Exception as error:
                raise Fell(f"seat {seat}: {describe(action)} raises {type(error).__name__}: {error}") from None
            else:
                accepted = True
            if accepted != allowed:
                done = "accepted" if accepted else "refused"
                raise Fell(f"seat {seat}: {describe(action)} is {done}, against the choices")
            count += 1
        if encode(moment.state) != before:
            raise Fell("an action that was refused changed the state")
    return count


def refusals_speak(match: Match) -> int:
    """Each refusal's sentence exists in every language and gets the arguments it wants."""
    count = 0
    for moment in match:
        for seat, action in junk(match, moment):
            try:
                match.game.play(moment.state, seat, action)
            except Refusal as refusal:
                count += speak_message(match, refusal.message, seat)
    return count


def junk(match: Match, moment: Moment) -> Iterator[tuple[int, Action]]:
    """A few near misses for one seat in turn, and one each for a seat that is not and one that does not exist."""
    dice, game = match.dice, match.game
    seat = dice.choice(moment.turn.seats) if moment.turn.seats else dice.below(match.seats)
    choices = game.choices(moment.state, seat)
    known = game.hide(moment.state, seat)
    for _ in range(3):
        yield seat, near_miss(match, choices, known)
    idle = [other for other in range(match.seats) if other not in moment.turn.seats]
    right = sample(choices, dice) if choices else Action("play")
    if idle:
        yield dice.choice(idle), right
    yield dice.choice((-1, match.seats, 99)), right


def near_miss(match: Match, choices: Sequence[Choice], known: Any) -> Action:
    """A legal action with one thing wrong, or one of another moment. By luck it may still be legal."""
    dice = match.dice
    if match.actions and not dice.below(4):
        return dice.choice(match.actions)
    if not choices:
        return Action(dice.choice(("play", "check", "nonsense")))
    choice = dice.choice(choices)
    right = sample((choice,), dice)
    card = dice.choice(sorted(cards_in(known)) or match.game.deck) if dice.below(2) else dice.choice(match.game.deck)
    low, high = choice.low or 0, choice.high or 0
    wrong = [
        Action("nonsense"),
        Action(right.kind),
        replace(right, word=right.word + "x"),
        replace(right, word="" if right.word else right.kind),
        replace(right, kind=dice.choice(choices).kind),
        replace(right, amount=None if choice.low is not None else dice.below(40)),
        replace(right, amount=low - 1),
        replace(right, amount=high + 1),
        replace(right, amount=True),
        replace(right, amount=-dice.below(1000)),
        replace(right, cards=(*right.cards, card)),
        replace(right, cards=(card, *right.cards[1:])),
        replace(right, cards=(HIDDEN, *right.cards[1:])),
        replace(right, cards=right.cards[:-1]),
        replace(right, cards=right.cards[:1] * max(2, choice.count)),
        replace(right, cells=(*right.cells, dice.below(12))),
        replace(right, cells=(dice.choice((-1, 9, 99)), *right.cells[1:])),
        replace(right, cells=right.cells[:-1]),
        replace(right, cells=right.cells[:1] * max(2, choice.count)),
    ]
    return dice.choice(wrong)


PARTS = (
    ("choices are playable", choices_are_playable),
    ("nothing else is", nothing_else_is),
    ("refusals speak", refusals_speak),
)
