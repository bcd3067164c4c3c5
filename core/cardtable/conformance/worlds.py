"""Law 2c, two worlds: exchange cards that a seat has not seen, two or all, and nothing that it gets may differ.

This catches what a look at each field misses: the order in a hand, counts, sums, masks and labels that were computed
from hidden cards, and whatever comes from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..action import Action, Refusal
from ..cards import Card
from ..dice import Dice
from ..game import Game
from ..knowledge import encode, face_up, view_of
from ..log import TIME, Entry
from ..message import Message
from ..walk import Pile, piles_in, walk
from .door import near_miss
from .hiding import difference, name
from .match import Match, Moment, Viewer, describe
from .report import Fell
from .watched import Parted, TwinDice

WORLDS = 10
"""How many second worlds with two cards exchanged for each match."""

SHUFFLES = 12
"""At how many shuffles of a match all hidden cards change their places, for every viewer."""

Start = tuple[Moment, int]
"""A moment, and which of its shuffles."""


def two_worlds(match: Match) -> int:
    """Plays second worlds beside a match; how many moments were compared."""
    starts = [(moment, which) for moment in match.moments for which in range(len(moment.shuffles))]
    return _pairs_exchanged(match, starts) + _all_exchanged(match, starts)


def _pairs_exchanged(match: Match, starts: list[Start]) -> int:
    """Two cards exchanged: play stays alike for long, so this sees what leaks late."""
    count = 0
    for number in range(WORLDS if starts else 0):
        start = starts[0] if number % 2 else match.dice.choice(starts)
        viewer = match.dice.choice(match.viewers)
        hidden = _hidden(match, start, viewer)
        if len(hidden) < 2:
            continue
        one, other = _pair(hidden, piles_in(start[0].state), match.dice)
        count += World(match, viewer, {one: other, other: one}).run(start[0])
    return count


def _all_exchanged(match: Match, starts: list[Start]) -> int:
    """All hidden cards in other places: the worlds soon part, but no single card is left out."""
    count, dice = 0, match.dice
    for start in (*starts[:1], *dice.pick(starts[1:], min(SHUFFLES, len(starts)) - 1 if starts else 0)):
        for viewer in match.viewers:
            hidden = _hidden(match, start, viewer)
            if len(hidden) < 2:
                continue
            order = dice.pick(hidden, len(hidden))
            count += World(match, viewer, dict(zip(order, (*order[1:], order[0]), strict=True))).run(start[0])
    return count


def _hidden(match: Match, start: Start, viewer: Viewer) -> list[Card]:
    """The cards of a shuffle that the viewer does not see after it."""
    moment, which = start
    match.at = moment.index
    return [card for card in moment.shuffles[which][1] if card not in match.up(moment.index, viewer)]


def _pair(hidden: list[Card], piles: list[Pile], dice: Dice) -> tuple[Card, Card]:
    """Two hidden cards, the first from any pile, so that a small hand counts for as much as a large deck.

    Often the second is of the same suit and of like rank: that keeps play legal for longer; the others shift sorted
    hands, counts and sums.
    """
    unseen = [[card for card in pile if card in hidden] for pile in piles]
    one = dice.choice(dice.choice([pile for pile in unseen if pile] or [hidden]))
    other = dice.choice([card for card in hidden if card is not one])
    if not dice.below(3):
        other = min(
            (card for card in hidden if card is not one),
            key=lambda card: (card.suit != one.suit, abs(card.rank - one.rank), card.code),
        )
    return one, other


class World:
    """A second world, played entry by entry beside the first, as one viewer gets it."""

    def __init__(self, match: Match, viewer: Viewer, other: Mapping[Card, Card]) -> None:
        """With `other[card]` in the place of each card; it names the same cards on both sides."""
        self.match, self.game, self.viewer = match, match.game, viewer
        self.moved = frozenset(other)
        self.shown: set[Card] = set()
        """Those of the moved cards that the viewer has witnessed in the same place in both worlds."""

        def visit(pile: Pile) -> Pile:
            return tuple([other.get(card, card) for card in pile])

        self.exchange: Callable[[Any], Any] = lambda value: walk(value, visit)

    def run(self, first: Moment) -> int:
        """Plays from the shuffle at `first` until the viewer could tell the worlds apart by right.

        Raises:
            Fell: it could tell them apart before.
        """
        match, moments, count = self.match, self.match.moments, 0
        try:
            before = moments[first.index - 1].state if first.index else None
            state = self._chance(before, first)
            for moment in moments[first.index :]:
                match.at = moment.index
                if not self._alike(moment, state):
                    break
                count += 1
                if moment.index + 1 == len(moments):
                    break
                state = self._next(moment, moments[moment.index + 1], state)
        except Parted:
            pass
        return count

    def _chance(self, state: Any, moment: Moment) -> Any:
        """The second world's own deal (or start)."""
        dice = TwinDice(self.match.seed, moment.index, list(moment.shuffles), self.exchange)
        if state is None:
            return self.game.start(self.match.rules, self.match.seats, dice)
        self.shown.difference_update(*(pile for pile, _ in moment.shuffles))
        return self.game.deal(state, dice)

    def _alike(self, moment: Moment, state: Any) -> bool:
        """Whether the viewer gets the same in both worlds; False where it may rightly differ from here on."""
        match, game, viewer = self.match, self.game, self.viewer
        mine, theirs = match.known(moment.index, viewer), game.hide(state, viewer)
        scene, twin = match.scene(moment.index, viewer), game.scene(theirs, viewer)
        if (self.moved - self.shown) & (match.up(moment.index, viewer) | face_up(twin)):
            return False
        if moment.turn.seats != game.turn(theirs).seats:
            return False
        if mine != theirs:
            raise self._told(f"the known state: {difference(mine, theirs)}")
        if scene != twin:
            raise self._told(f"the scene: {difference(scene, twin)}")
        if moment.turn != game.turn(state):
            raise self._told(f"the turn: {difference(moment.turn, game.turn(state))}")
        if match.page(moment.index, viewer) != encode(view_of(game, state, viewer)):
            raise self._told("the view: choices, score or reasons")
        if viewer is not None:
            self._refusals(moment, state, viewer)
        return True

    def _refusals(self, moment: Moment, state: Any, seat: int) -> None:
        choices = self.game.choices(moment.state, seat)
        if tuple(choices) != tuple(self.game.choices(state, seat)):
            raise self._told("the choices")
        action = near_miss(self.match, choices, self.match.known(moment.index, seat))
        if not self.moved & set(action.cards):
            mine, theirs = (reason(self.game, each, seat, action) for each in (moment.state, state))
            if mine != theirs:
                raise self._told(f"why {describe(action)} is refused: {mine} or {theirs}")

    def _next(self, before: Moment, after: Moment, state: Any) -> Any:
        entry = after.entry
        assert entry is not None
        if entry.seat is None:
            return self.game.time_up(state) if entry == TIME else self._chance(state, after)
        return self._act(before, entry, after, state, entry.seat)

    def _act(self, before: Moment, entry: Entry, after: Moment, state: Any, actor: int) -> Any:
        game, action, literal = self.game, entry.action, True
        try:
            then = game.play(state, actor, action)
        except Refusal:
            literal, action = False, self.exchange(action)
            if actor == self.viewer or action == entry.action:
                raise Parted from None
            try:
                then = game.play(state, actor, action)
            except Refusal:
                raise Parted from None
        mine = game.seen(before.state, actor, entry.action, after.state, self.viewer)
        theirs = game.seen(state, actor, action, then, self.viewer)
        if literal:
            self.shown |= self.moved & set(mine.cards)
        elif self.moved & {*mine.cards, *theirs.cards}:
            raise Parted
        if mine != theirs:
            self.match.at = after.index
            raise self._told(f"the witnessed action: {mine} or {theirs}")
        return then

    def _told(self, what: str) -> Fell:
        cards = " and ".join(sorted(map(str, self.moved))) if len(self.moved) == 2 else "hidden cards"
        return Fell(f"{name(self.viewer)} can tell where {cards}, which it has not seen, or the seed from {what}")


def reason(game: Game[Any, Any], state: Any, seat: int, action: Action) -> Message | None:
    """Why an action is refused; None: it is not."""
    try:
        game.play(state, seat, action)
    except Refusal as refusal:
        return refusal.message
    return None


PARTS = (("two worlds", two_worlds),)
