"""The CPU players of Spades."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable import Action, Budget, Card, Cpu, Dice, Game, Player
from cardtable.player import HEADLESS
from cardtable.search import Search

from .policy import bid, choose, finish, tricks
from .scoring import score_team
from .state import SPADE, Rules, State
from .swift import CARDS, CODE, Position

WIN = 150.0
"""What winning the match is worth in points, where the hand ends it."""
CAUTION = 260.0
"""How much more than its points a nil that fails counts when bids are weighed."""


def player(game: Game[State, Rules], level: str) -> Player:
    """The CPU of this level: `easy`, `normal` or `hard`."""
    if level == "hard":
        return Search(game, Swift(), Candidates(game))
    return Normal() if level == "normal" else Easy(game)


class Easy(Cpu):
    """A beginner: bids its aces, kings and long spades, never nil; plays high, or low if that loses."""

    def __init__(self, game: Game[State, Rules]) -> None:
        """For the game, which says what may be played."""
        self.game = game

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """A bid, or a card to play."""
        (choice,) = self.game.choices(known, seat)
        hand = known.hands[seat]
        if choice.kind == "bid":
            honours = sum([card.rank > 12 for card in hand])
            return Action("bid", amount=max(1, honours + max(0, sum([c.suit is SPADE for c in hand]) - 4)))
        high = max(choice.cards, key=_rank)
        ahead = max([card.rank for card in known.trick if card.suit is high.suit], default=0)
        return Action("play", (high if high.rank > ahead else min(choice.cards, key=_rank),))


def _rank(card: Card) -> int:
    return card.rank


class Normal(Cpu):
    """The rule player: counts its tricks, bids nil on a safe hand, takes what it needs and ducks the rest."""

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """A bid, or a card to play."""
        at = Position.of(known)
        if None in known.bids:
            return Action("bid", amount=bid(at.hands[seat]))
        return Action("play", (CARDS[choose(at, at.hands[seat])],))


class Candidates:
    """What the hard CPU compares: bids about its tricks, and plays that differ in effect."""

    def __init__(self, game: Game[State, Rules]) -> None:
        """For the game, which says what may be played."""
        self.game = game

    def __call__(self, known: State, seat: int, dice: Dice) -> Sequence[Action]:
        """Bids with nil first; of the cards the rule player's own first."""
        (choice,) = self.game.choices(known, seat)
        if choice.kind == "bid":
            about = int(tricks(Position.of(known).hands[seat]))
            return [Action("bid", amount=n) for n in sorted({0, *range(max(1, about - 1), min(13, about + 3))})]
        at = Position.of(known)
        best = CARDS[choose(at, at.hands[seat])]
        return [Action("play", (card,)) for card in _first(best, _different(known, choice.cards))]


def _different(known: State, cards: Sequence[Card]) -> list[Card]:
    """One card of each run whose cards are as good as each other: between them nothing is left in other hands."""
    gone = set(known.taken)
    kept: list[Card] = []
    for card in sorted(cards):
        before = kept[-1] if kept else None
        if before is not None and before.suit is card.suit:
            between = CARDS[CODE[before] + 1 : CODE[card]]
            if all([other in gone for other in between]):
                kept[-1] = card
                continue
        kept.append(card)
    return kept


def _first(card: Card, kept: list[Card]) -> list[Card]:
    """With the rule player's card in place of those as good as it, and in front: where all is equal it is played."""
    run = next(other for other in kept if other.suit is card.suit and other.rank >= card.rank)
    return [card, *[other for other in kept if other is not run]]


class Swift:
    """Play-outs by the rule player on small whole numbers."""

    def values(self, world: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        """By how many points the hand will have brought the seat's team ahead, after each action."""
        start = Position.of(world)
        values = []
        for action in actions:
            at = start.copy()
            if action.kind == "bid":
                at.bids[seat] = action.amount or 0
                at.bids = [bid(hand) if of < 0 else of for of, hand in zip(at.bids, at.hands, strict=True)]
            else:
                at.play(CODE[action.cards[0]])
            value = self._value(world, seat, at.bids, finish(at))
            # Those who know only their own cards protect a nil less well than a play-out does, and attack it better.
            risky = action.kind == "bid" and not action.amount and at.won[seat]
            values.append(value - CAUTION if risky else value)
        return values

    def _value(self, world: State, seat: int, bids: Sequence[int], won: Sequence[int]) -> float:
        rules = world.rules
        limit, penalty = rules.bag_limit, rules.bag_penalty
        leads, scores = [], []
        for team in (seat % 2, 1 - seat % 2):
            hand = score_team(bids[team::2], won[team::2], world.scores[team], world.bags[team], limit, penalty)
            # A bag costs its share of the penalty now, whichever hand will pay it.
            share = hand.bags * penalty / limit if limit else 0
            leads.append(hand.contract_points + hand.nil_points + hand.bags - share)
            scores.append(hand.score)
        value = leads[0] - leads[1]
        if max(scores) >= rules.target and scores[0] != scores[1]:
            value += WIN if scores[0] > scores[1] else -WIN
        return value
