"""What a grid is worth to its owner: its sum at the end of the round, as far as that can be foreseen."""

from __future__ import annotations

from math import erf, sqrt
from typing import NamedTuple

from cardtable import HIDDEN, Card

from ..grid import LINES, Grid
from ..state import CARDS, SUITS, State

INDEX = {suit: number for number, suit in enumerate(SUITS)}


class Weights(NamedTuple):
    """How the worth is put together.

    Attributes:
        pair: chance, at best, that two of a colour become a line.
        single: the same for one card alone.
        rest: how much the second best line counts beside the best one; all lines cross.
        draws: how many chances for the third card a turn brings, the others' discards among them.
        gain: points that a turn saves on average.
        envy: what a point of the others is worth against one's own.
        gift: how much a good discard for the next seat counts.
        spread: standard deviation of a turn that somebody still has.
    """

    pair: float = 0.55
    single: float = 0.06
    rest: float = 0.35
    draws: float = 1.6
    gain: float = 2.5
    envy: float = 0.4
    gift: float = 0.4
    spread: float = 3.5


class Outlook:
    """What a seat knows about the unseen cards and the other seats, worked out once a decision."""

    margin = 0.05
    """A discard is taken if that is better than a draw by so much."""
    patience = 100
    """In one of so many decisions a card is opened whatever it costs, so that nobody waits for ever."""
    hurry = 0
    """What each card face down costs in such a decision."""

    def __init__(self, known: State, seat: int, weights: Weights) -> None:
        """For the seat that is to decide."""
        self.weights = weights
        seen = {card for grid in known.grids for card in grid.cards}
        seen.update(known.discard)
        seen.update(known.held)
        self.unseen = [card for card in CARDS if card not in seen]
        # With the draw pile empty and every card open nothing is unseen; then no blank asks for a mean either.
        count = max(1, len(self.unseen))
        ranks = [card.rank for card in self.unseen]
        self.mean = sum(ranks) / count
        self.variance = sum([rank * rank for rank in ranks]) / count - self.mean**2
        colours = dict.fromkeys(SUITS, 0)
        for card in self.unseen:
            colours[card.suit] += 1
        self.share = {suit: number / count for suit, number in colours.items()}
        self.drawable = self.unseen if known.deck else known.discard[:-1] or self.unseen
        self.seat = seat
        self.known = known
        self.others = [grid for other, grid in enumerate(known.grids) if other != seat]
        self.running = known.ender is not None
        self.nearest = min([len(grid.down) for grid in self.others])
        self.tables: dict[int, tuple[dict[str, float], dict[str, float], dict[str, float]]] = {}

    def turns(self, grid: Grid) -> int:
        """About how many turns the owner still has after this one."""
        if self.running:
            return 0
        return min(self.nearest, len(grid.down)) if grid.down else 0

    def chances(self, turns: int) -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
        """For each colour the chances of a line: from a pair, the third card open or face down, and from a single."""
        found = self.tables.get(turns)
        if found is None:
            w = self.weights
            open_, down, single = {}, {}, {}
            for suit, share in self.share.items():
                late = 1 - (1 - share) ** (w.draws * turns)
                open_[suit] = w.pair * late
                down[suit] = w.pair * (1 - (1 - late) * (1 - share)) if turns else share
                single[suit] = w.single * late
            found = self.tables[turns] = (open_, down, single)
        return found

    def worth(self, grid: Grid) -> float:
        """The expected sum at the end of the round."""
        turns = self.turns(grid)
        pair_open, pair_down, single = self.chances(turns)
        mean = self.mean
        cards = grid.cards
        values = [mean if card is HIDDEN else card.rank for card in cards]
        total = sum(values)
        best = rest = 0.0
        for a, b, c in LINES[len(cards), grid.width]:
            gone = values[a] + values[b] + values[c]
            if gone <= 0:
                continue
            x, y, z = cards[a].suit, cards[b].suit, cards[c].suit
            # A blank has no suit.
            if x:
                if x is y:
                    chance = (0.0 if x is z else pair_open[x]) if z else pair_down[x]
                elif x is z:
                    chance = pair_open[x] if y else pair_down[x]
                elif y and y is z:
                    chance = pair_open[y]
                else:
                    chance = single[x] + (single[y] if y else 0) + (single[z] if z else 0)
            elif y:
                chance = pair_down[y] if y is z else single[y] + (single[z] if z else 0)
            else:
                chance = single[z] if z else 0.0
            gain = chance * gone
            if gain > best:
                best, rest = gain, rest + best
            else:
                rest += gain
        return total - best - self.weights.rest * rest - self.weights.gain * turns

    def ending(self, total: float, variance: float = 0.0) -> float:
        """The points to expect from ending the round with this sum, and the others' against it."""
        w = self.weights
        low = 1.0  # the chance that nobody else has so few
        theirs = 0.0
        for grid in self.others:
            down = len(grid.down)
            mean = grid.open_sum + down * self.mean - w.gain
            sd = sqrt(down * self.variance + w.spread**2 + variance)
            low *= 1 - 0.5 * (1 + erf((total + 0.5 - mean) / (sd * 1.4142)))
            theirs += w.gain * min(down, 4)
        cost = total * (2 - low) if total > 0 else total
        return cost - w.envy * theirs / len(self.others)

    def cost(self, grid: Grid) -> float:
        """What it costs to leave the turn with this grid."""
        if self.running or HIDDEN in grid.cards:
            return self.worth(grid) + self.hurry * len(grid.down)
        return self.ending(sum([card.rank for card in grid.cards]))

    def turned(self, grid: Grid) -> float:
        """What it costs to turn a card up, whichever."""
        if len(grid.down) > 1 or self.running:
            return self.worth(grid)
        total = sum([card.rank for card in grid.cards if card is not HIDDEN]) + self.mean
        return self.ending(total, self.variance)

    def gift(self, card: Card) -> float:
        """What this card on top of the discards is worth to the next seat."""
        w = self.weights
        known = self.known
        after = (self.seat + 1) % len(known.grids)
        if after == known.ender:
            return 0.0
        grid = known.grids[after]
        if not grid.cards:
            return 0.0
        values = [self.mean if c is HIDDEN else c.rank for c in grid.cards]
        best = max(values) - card.rank
        for line in LINES[len(grid.cards), grid.width]:
            same = [cell for cell in line if grid.cards[cell].suit is card.suit]
            if len(same) == 2:
                best = max(best, sum([values[cell] for cell in line]))
        return w.gift * max(0.0, best - 4.0) / (len(known.grids) - 1)
