"""What a seat knows: the view that leaves the table, and a guess at what it does not know.

Everything that reaches a person, a CPU, a spectator or a log download is made here, from `Game.hide`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from .action import SEALED, Action, Choice, Sealed, sample
from .cards import HIDDEN, Card
from .dice import Dice
from .game import Game
from .message import Message
from .scene import Scene
from .score import Score
from .structs import Struct, replace
from .turn import Turn
from .walk import Pile, cards_in, piles_in, walk

S = TypeVar("S")

Event = tuple[int, int | None, Action]
"""(log index, who acted: a seat or None for the table, the action as it was witnessed)."""


class View(Struct):
    """A whole picture for one seat or a spectator; made only by `view_of`.

    Attributes:
        me: the seat it is for; None: a spectator.
        scene: how the table is drawn.
        turn: whose move it is.
        choices: what `me` may do now, the primary one first.
        score: how the match stands.
        decision: the id of the decision that `me` owes; None: it owes none.
        refused: why each of my cards cannot be played now.
        events: what happened since the last view, the oldest first.
    """

    me: int | None
    scene: Scene
    turn: Turn
    choices: tuple[Choice, ...]
    score: Score
    decision: int | None
    refused: tuple[tuple[Card, Message], ...] = ()
    events: tuple[tuple[int, int | None, Action], ...] = ()


def view_of(
    game: Game[Any, Any], state: Any, seat: int | None, decision: int | None = None, events: Sequence[Event] = ()
) -> View:
    """The view of this state for a seat (None: a spectator), from what it knows alone."""
    known = game.hide(state, seat)
    turn = game.turn(known)
    scene = game.scene(known, seat)
    choices: tuple[Choice, ...] = ()
    refused: tuple[tuple[Card, Message], ...] = ()
    if seat is not None and seat in turn.seats:
        choices = tuple(game.choices(known, seat))
        refused = _refused(game, known, seat, scene, choices)
    return View(seat, scene, turn, choices, game.score(known), decision, refused, tuple(events))


def _refused(
    game: Game[Any, Any], known: Any, seat: int, scene: Scene, choices: Sequence[Choice]
) -> tuple[tuple[Card, Message], ...]:
    """The reason for each card of the seat's hand that no choice takes, asked of the game's own `refuse`."""
    asking = next((choice for choice in choices if choice.cards), None)
    if asking is None:
        return ()
    playable = {card for choice in choices for card in choice.cards}
    hand = [card for zone in scene.zones if zone.seat == seat and zone.layout == "hand" for card in zone.cards]
    return tuple(
        (card, game.refuse(known, seat, Action(asking.kind, (card,), word=asking.word), choices).message)
        for card in hand
        if card is not HIDDEN and card not in playable
    )


def face_up(scene: Scene) -> set[Card]:
    """The cards whose faces a scene shows: all of a zone, a pile's top, or none of its back."""
    shown: set[Card] = set()
    for zone in scene.zones:
        if zone.shown == "all":
            shown.update(zone.cards)
        elif zone.shown == "top":
            shown.update(zone.cards[-1:])
    shown.discard(HIDDEN)
    return shown


def guess(game: Game[Any, Any], known: S, dice: Dice) -> S:
    """A full state that agrees with a known one: the unseen cards of the deck, shuffled, in the places of the blanks.

    Sealed picks of others are filled with legal ones. A game with public knowledge about hidden cards (a shown void)
    overrides `Game.guess` to respect it.

    Raises:
        ValueError: the blanks and the unseen cards are not equally many, so `hide` shows or hides too much.
    """
    seen = cards_in(known)
    blanks = sum(pile.count(HIDDEN) for pile in piles_in(known))
    unseen = [card for card in game.deck if card not in seen]
    if blanks != len(unseen):
        raise ValueError(f"{game.name}: {blanks} blanks for {len(unseen)} unseen cards; write guess() for this game")
    left = iter(dice.pick(unseen, blanks))

    def fill(pile: Pile) -> Pile:
        return tuple([next(left) if card is HIDDEN else card for card in pile]) if HIDDEN in pile else pile

    return _unseal(game, walk(known, fill), dice)  # type: ignore[no-any-return]


def _unseal(game: Game[Any, Any], state: Any, dice: Dice) -> Any:
    for name in state.__struct_fields__:
        sealed = getattr(state, name)
        if type(sealed) is not Sealed:
            continue
        for seat, pick in enumerate(sealed.picks):
            if pick == SEALED:
                waiting = Sealed(tuple(None if i == seat else p for i, p in enumerate(sealed.picks)))
                pick = sample(game.choices(replace(state, **{name: waiting}), seat), dice)
                sealed = sealed.put(seat, pick)
        state = replace(state, **{name: sealed})
    return state


def encode(value: Any) -> bytes:
    """Any noun, view or state as JSON: cards by their codes, house rules as their names and values."""
    return _ENCODER.encode(value)


def _plain(value: Any) -> Any:
    if type(value) is Card:
        return value.code
    if hasattr(value, "values"):
        return value.values()
    raise NotImplementedError(f"{type(value).__name__} has no form on the wire")


_ENCODER = msgspec.json.Encoder(enc_hook=_plain)
