"""Worked examples of a rule text: given, play, expect; they run, so that the text cannot lie.

An example is a fenced block with the words `toml example` after the fence:

    play = [
      "1 higher",                                     # a seat (from 1, as on screen), a kind, and what it takes
      { do = "1 lower", notes = ["note-equal"] },     # with claims about the state after it
    ]
    [given]                      # words for `Game.hand`; besides:
    cards = "7h Th Tc Ks"        # come first out of the first shuffle, in this order
    rules = { ace = "high" }     # house rules that are not standard
    [expect]                     # claims about the end, see `hold`
    points = [0, 1]

Instead of `expect` there may be `refuse = "no_higher"`: the last line is refused for this reason and changes nothing.
The line `deal` alone is the table's own move after a pause, such as the next hand after a result.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from .action import Action, Refusal
from .cards import cards
from .dice import Dice
from .errors import CardtableError, LawBroken, TextError
from .game import Game
from .message import Message
from .scene import Scene
from .structs import Struct

SEED = "example"
"""What is not stacked in an example comes from this seed: it is the same on every machine."""


class Example(Struct):
    """A worked example as it stands in the text.

    Attributes:
        number: its place in the text, from 1.
        source: the TOML, the same in every language.
        title: the heading under which it stands.
    """

    number: int
    source: str
    title: str = ""


class Happened(Struct):
    """One step of an example that ran.

    Attributes:
        seat: who acted; None: the table, or the situation before the first step.
        action: what was done; None: the situation before the first step.
        state: the full state after it.
        refused: why it was refused; the state is then the one before.
        dealt_at_once: the table's own move, which follows the action before it without a pause.
    """

    seat: int | None
    action: Action | None
    state: Any
    refused: Message | None = None
    dealt_at_once: bool = False


def run_example(game: Game[Any, Any], example: Example) -> tuple[Happened, ...]:
    """Plays an example and checks everything it claims; returns what happened, for drawing it.

    Raises:
        TextError: the example cannot be read: no TOML, an unknown word, no such card or action.
        LawBroken: it can be read and is not true; the text says which step, what was claimed and what is so.
    """
    where = f"{game.name}, example {example.number}"
    try:
        script = _read(example.source)
        return tuple(_run(game, script))
    except TextError as error:
        raise TextError(f"{where}: {error}") from None
    except LawBroken as error:
        raise LawBroken(f"{where}: {error}") from None


_WORDS = ("given", "play", "expect", "refuse")


def _read(source: str) -> dict[str, Any]:
    try:
        script = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise TextError(f"this is no TOML: {error}") from None
    for word in script:
        if word not in _WORDS:
            raise TextError(f"{word!r} is no word of an example; there is {', '.join(_WORDS)}")
    if not isinstance(script.get("given", {}), dict) or not isinstance(script.get("play", []), list):
        raise TextError("'given' is a table and 'play' a list of lines")
    if "expect" not in script and "refuse" not in script:
        raise TextError("an example that expects nothing proves nothing: give it 'expect' or 'refuse'")
    if "refuse" in script and not script.get("play"):
        raise TextError("'refuse' is about the last line of 'play', and there is none")
    return script


def _run(game: Game[Any, Any], script: Mapping[str, Any]) -> Iterator[Happened]:
    state = _given(game, script.get("given", {}))
    yield Happened(None, None, state)
    count = 0

    def settle(state: Any) -> Iterator[Happened]:
        nonlocal count
        turn = game.turn(state)
        while not turn.seats and not turn.over and not turn.pause and count < game.bound:
            yield (dealt := _dealt(game, state, count := count + 1, at_once=True))
            state, turn = dealt.state, game.turn(dealt.state)

    lines = list(script.get("play", []))
    reason = script.get("refuse")
    for number, line in enumerate(lines, 1):
        wanted = dict(line) if isinstance(line, dict) else {}
        text = wanted.pop("do", None) if isinstance(line, dict) else line
        step = f"step {number}, {text!r}"
        if not isinstance(text, str):
            raise TextError(f"step {number} is a line such as '1 higher', or a table with such a line as 'do'")
        if text == "deal":
            if game.turn(state).seats or game.turn(state).over:
                raise LawBroken(f"{step}: it is not for the table to move")
            yield (happened := _dealt(game, state, count := count + 1))
            state = happened.state
            hold(game, state, wanted, step)
            continue
        seat, action = read_line(game, text)
        if reason is not None and number == len(lines):
            yield Happened(seat, action, state, _refused(game, state, seat, action, str(reason), step))
            break
        try:
            state = game.play(state, seat, action)
        except Refusal as refusal:
            raise LawBroken(f"{step} is refused: {refusal}") from None
        yield Happened(seat, action, state)
        for dealt in settle(state):
            state = dealt.state
            yield dealt
        hold(game, state, wanted, step)
    hold(game, state, script.get("expect", {}), "at the end")


def _dealt(game: Game[Any, Any], state: Any, step: int, *, at_once: bool = False) -> Happened:
    return Happened(None, Action("deal"), game.deal(state, Dice(SEED, step)), dealt_at_once=at_once)


def _given(game: Game[Any, Any], given: Mapping[str, Any]) -> Any:
    words = {name: _plain(value) for name, value in given.items() if name not in ("cards", "rules")}
    try:
        rules = game.house_rules.parse(given.get("rules"))
        top = cards(given.get("cards", ""), game.deck)
        return game.hand(Dice.stacked(top, SEED), rules, **words)
    except (CardtableError, ValueError, TypeError, AttributeError) as error:
        raise TextError(f"'given' cannot be set up: {error}") from None


def _plain(value: Any) -> Any:
    return tuple(_plain(x) for x in value) if isinstance(value, list) else value


def _refused(game: Game[Any, Any], state: Any, seat: int, action: Action, reason: str, step: str) -> Message:
    try:
        game.play(state, seat, action)
    except Refusal as refusal:
        if refusal.key != reason:
            raise LawBroken(f"{step} is refused with {refusal.key!r}, not {reason!r}") from None
        return refusal.message
    raise LawBroken(f"{step} is allowed, and the text says that it is refused with {reason!r}")


def read_line(game: Game[Any, Any], text: str) -> tuple[int, Action]:
    """The seat (from 0) and action of a line such as `2 play Qs`: a seat from 1, then what `Action.parse` reads.

    Raises:
        TextError: it is no such line.
    """
    who, _, action = text.strip().partition(" ")
    if not who.isascii() or not who.isdigit() or who == "0" or not action:
        raise TextError(f"{text!r} is no step; it takes a seat from 1 and a kind, such as '1 higher'")
    try:
        return int(who) - 1, Action.parse(action, game.deck)
    except ValueError as error:
        raise TextError(f"{text!r} is no step of {game.name}: {error}") from None


# What an example may expect -------------------------------------------------------------------------------------


def hold(game: Game[Any, Any], state: Any, wanted: Mapping[str, Any], step: str) -> None:
    """Checks claims about a state.

    Args:
        game: the game.
        state: the full state.
        wanted: what is claimed, any of:
            `points`, `places`: a number for each seat; `over`: true or false; `phase`: a word; `turn`: the seats that
            owe a decision, from 1; `choices`: the kinds that the first of them may choose, in order; `facts`: by key,
            one value, or a list with one for each seat; `zones`: by id, the cards in a line, or how many they are;
            `notes`, `why`: the keys of the messages, the newest first; `sheets`: how many result sheets there are.
        step: where the claim stands, for the error.

    Raises:
        TextError: there is no such claim.
        LawBroken: it is not true.
    """
    for name, claim in wanted.items():
        look = _LOOKS.get(name)
        if look is None:
            raise TextError(f"{step}: {name!r} cannot be expected; there is {', '.join(_LOOKS)}")
        if isinstance(claim, dict):
            for key, value in claim.items():
                _same(f"{step}: {name} {key!r}", look(game, state, key, value), value)
        else:
            _same(f"{step}: {name}", look(game, state, "", claim), claim)


def _same(what: str, found: object, claim: object) -> None:
    if found != claim:
        raise LawBroken(f"{what} is {found!r}, not {claim!r}")


def _open(game: Game[Any, Any], state: Any) -> Scene:
    return game.scene(state, None)


def _choices(game: Game[Any, Any], state: Any, key: str, claim: Any) -> object:
    seats = game.turn(state).seats
    return list(dict.fromkeys(choice.kind for choice in game.choices(state, seats[0]))) if seats else []


def _fact(game: Game[Any, Any], state: Any, key: str, claim: Any) -> object:
    found = [fact for fact in _open(game, state).facts if fact.key == key]
    if not isinstance(claim, list):
        return found[0].value if found else "not there"
    by_seat = {seat: fact.value for fact in found for seat in fact.seats}
    return [by_seat.get(seat, "not there") for seat in range(len(claim))]


def _zone(game: Game[Any, Any], state: Any, key: str, claim: Any) -> object:
    for zone in _open(game, state).zones:
        if zone.id == key:
            return len(zone.cards) if isinstance(claim, int) else " ".join(map(str, zone.cards))
    return "not there"


def _keys(messages: Sequence[Message]) -> list[str]:
    return [message.key for message in messages]


_LOOKS: dict[str, Callable[[Game[Any, Any], Any, str, Any], object]] = {
    "points": lambda game, state, key, claim: list(game.score(state).points),
    "places": lambda game, state, key, claim: list(game.score(state).places),
    "over": lambda game, state, key, claim: game.turn(state).over,
    "phase": lambda game, state, key, claim: game.turn(state).phase,
    "turn": lambda game, state, key, claim: [seat + 1 for seat in game.turn(state).seats],
    "choices": _choices,
    "facts": _fact,
    "zones": _zone,
    "notes": lambda game, state, key, claim: _keys(_open(game, state).notes),
    "why": lambda game, state, key, claim: _keys(game.score(state).why),
    "sheets": lambda game, state, key, claim: len(_open(game, state).sheets),
}
