"""The CPU players of Hearts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from cardtable import Action, Budget, Card, Cpu, Dice, Game, Player
from cardtable.player import HEADLESS
from cardtable.search import Search

from .likely import Likely
from .state import POINTS, Rules, State
from .swift import BIT, CARDS, CODE, SUIT, Position, choose, passes

ENVY = 0.5
"""How much a point that the others take on average is worth to the one who thinks; its own counts 1."""
WIN = 25.0
"""What winning the match is worth in points, where the hand ends it."""


def player(game: Game[State, Rules], level: str) -> Player:
    """The CPU of this level: `easy`, `normal` or `hard`."""
    if level == "hard":
        return Search(game, Swift(), Candidates(game), Likely(game))
    return Normal() if level == "normal" else Easy(game)


class Easy(Cpu):
    """A beginner: passes its highest cards, always plays low, and throws away points when it cannot follow."""

    def __init__(self, game: Game[State, Rules]) -> None:
        """For the game, which says what may be played."""
        self.game = game

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """Three high cards to pass, or a card to play."""
        (choice,) = self.game.choices(known, seat)
        if choice.kind == "pass":
            return Action("pass", tuple(sorted(choice.cards, key=_rank)[-3:]))
        if known.trick and choice.cards[0].suit is not known.trick[0].suit:
            return Action("play", (max(choice.cards, key=lambda card: (POINTS[card], card.rank)),))
        return Action("play", (min(choice.cards, key=_rank),))


def _rank(card: Card) -> int:
    return card.rank


class Normal(Cpu):
    """The rule player: passes what is dangerous, ducks just under the trick, sheds the queen, leads low."""

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """Three cards to pass, or a card to play."""
        at = Position.of(known)
        if known.passing:
            return Action("pass", tuple([CARDS[code] for code in passes(at.hands[seat])[:3]]))
        return Action("play", (CARDS[choose(at, at.hands[seat])],))


class Candidates:
    """What the hard CPU compares: passes made of its most dangerous cards, and plays that differ in effect."""

    pool = 7
    """Cards out of which passes are made."""

    def __init__(self, game: Game[State, Rules]) -> None:
        """For the game, which says what may be played."""
        self.game = game

    def __call__(self, known: State, seat: int, dice: Dice) -> Sequence[Action]:
        """The rule player's own answer first."""
        (choice,) = self.game.choices(known, seat)
        if choice.kind == "pass":
            codes = passes(Position.of(known).hands[seat])[: self.pool]
            return [Action("pass", tuple([CARDS[code] for code in three])) for three in combinations(codes, 3)]
        at = Position.of(known)
        best = CARDS[choose(at, at.hands[seat])]
        return [Action("play", (card,)) for card in _first(best, _different(known, choice.cards))]


def _different(known: State, cards: Sequence[Card]) -> list[Card]:
    """One card of each run whose cards are as good as each other: between them nothing is left in other hands."""
    gone = set(known.taken)
    kept: list[Card] = []
    for card in sorted(cards):
        before = kept[-1] if kept else None
        same = before is not None and before.suit is card.suit and POINTS[before] == POINTS[card]
        if before is not None and same and _touch(before, card, gone):
            kept[-1] = card
        else:
            kept.append(card)
    return kept


def _touch(low: Card, high: Card, gone: set[Card]) -> bool:
    between = CARDS[CODE[low] + 1 : CODE[high]]
    return all([card in gone for card in between])


def _first(card: Card, kept: list[Card]) -> list[Card]:
    """With the rule player's card in place of those as good as it, and in front: where all is equal it is played."""
    run = next(other for other in kept if other.suit is card.suit and other.rank >= card.rank)
    return [card, *[other for other in kept if other is not run]]


class Swift:
    """Play-outs by the rule player on small whole numbers."""

    def values(self, world: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        """What the hand will have brought the seat, in points, after each action."""
        start = Position.of(world)
        if world.passing:
            return [self._value(world, seat, at.finish()) for at in _after_passing(start, world, seat, actions)]
        values = []
        for action in actions:
            at = start.copy()
            at.play(CODE[action.cards[0]])
            values.append(self._value(world, seat, at.finish()))
        return values

    def _value(self, world: State, seat: int, points: Sequence[int]) -> float:
        mine = points[seat]
        value = ENVY * (sum(points) - mine) / 3 - mine
        totals = [total + new for total, new in zip(world.totals, points, strict=True)]
        if max(totals) >= world.rules.target and totals[seat] == min(totals):
            value += WIN / totals.count(totals[seat])
        return value


def _after_passing(start: Position, world: State, seat: int, actions: Sequence[Action]) -> Sequence[Position]:
    """The positions after the exchange, the other seats passing as the rule player does."""
    shift = world.shift
    gave = [passes(hand)[:3] for hand in start.hands]
    found = []
    for action in actions:
        at = start.copy()
        gave[seat] = [CODE[card] for card in action.cards]
        for giver, codes in enumerate(gave):
            for code in codes:
                at.hands[giver][SUIT[code]] ^= BIT[code]
                at.hands[(giver + shift) & 3][SUIT[code]] ^= BIT[code]
        at.turn = at.taker = next(i for i, hand in enumerate(at.hands) if hand[0] & 1)
        found.append(at)
    return found
