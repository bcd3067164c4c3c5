"""A hand of Hearts in small whole numbers, for thousands of play-outs a second, and the rule player on it.

Ranks count from 0 (two) to 12 (ace), suits from 0: clubs, diamonds, hearts, spades. A suit's cards are 13 bits, a hand
is a list of four such numbers, and a card is `suit * 13 + rank`.
"""

from __future__ import annotations

from cardtable import STANDARD, Card

from .state import ALL_POINTS, POINTS, State

ALL = (1 << 13) - 1
CLUBS, HEARTS, SPADES = 0, 2, 3
Q = 10
QUEEN = 1 << Q
OVER_QUEEN = (1 << 11) | (1 << 12)
UNDER_QUEEN = QUEEN - 1

SUIT = tuple(code // 13 for code in range(52))
RANK = tuple(code % 13 for code in range(52))
BIT = tuple(1 << code % 13 for code in range(52))
CARDS = STANDARD
CODE: dict[Card, int] = {card: code for code, card in enumerate(STANDARD)}
WORTH = tuple(POINTS[card] for card in CARDS)


class Position:
    """A hand in the middle of play, to be changed in place."""

    __slots__ = (
        "best",
        "broken",
        "count",
        "first",
        "gone",
        "hands",
        "led",
        "moon",
        "open_first",
        "points",
        "queen_breaks",
        "taker",
        "turn",
        "worth",
    )

    hands: list[list[int]]
    gone: list[int]
    points: list[int]
    turn: int
    count: int
    led: int
    best: int
    taker: int
    worth: int
    first: bool
    broken: bool
    moon: bool
    open_first: bool
    queen_breaks: bool

    @classmethod
    def of(cls, state: State) -> Position:
        """The position of a state; of a known one it holds what is known."""
        new = cls()
        hands = [[0, 0, 0, 0] for _ in range(4)]
        for hand, cards in zip(hands, state.hands, strict=True):
            for card in cards:
                if card in CODE:
                    code = CODE[card]
                    hand[SUIT[code]] |= BIT[code]
        gone = [0, 0, 0, 0]
        for card in (*state.taken, *state.trick):
            code = CODE[card]
            gone[SUIT[code]] |= BIT[code]
        rules = state.rules
        new.hands, new.gone, new.points = hands, gone, list(state.points)
        new.turn = (state.leader + len(state.trick)) % 4
        new.count = new.led = new.best = new.worth = 0
        new.taker = state.leader
        new.first, new.broken = not state.tricks, state.broken
        new.moon = rules.moon == "add26"
        new.open_first = rules.first_trick_points == "allowed"
        new.queen_breaks = rules.queen_breaks_hearts
        for i, card in enumerate(state.trick):
            code = CODE[card]
            if not i:
                new.led = SUIT[code]
            if not i or (SUIT[code] == new.led and RANK[code] > new.best):
                new.best, new.taker = RANK[code], (state.leader + i) % 4
            new.worth += WORTH[code]
            new.count += 1
        return new

    def copy(self) -> Position:
        """One that may be changed while this one stays."""
        new = Position()
        new.hands = [hand[:] for hand in self.hands]
        new.gone, new.points = self.gone[:], self.points[:]
        new.turn, new.count, new.led, new.best, new.taker = self.turn, self.count, self.led, self.best, self.taker
        new.worth, new.first, new.broken = self.worth, self.first, self.broken
        new.moon, new.open_first, new.queen_breaks = self.moon, self.open_first, self.queen_breaks
        return new

    def play(self, code: int) -> None:
        """Plays a legal card for the seat whose turn it is."""
        suit, bit = SUIT[code], BIT[code]
        self.hands[self.turn][suit] ^= bit
        self.gone[suit] |= bit
        if suit == HEARTS or (self.queen_breaks and suit == SPADES and bit == QUEEN):
            self.broken = True
        if not self.count:
            self.led, self.best, self.taker = suit, RANK[code], self.turn
        elif suit == self.led and RANK[code] > self.best:
            self.best, self.taker = RANK[code], self.turn
        self.worth += WORTH[code]
        self.count += 1
        if self.count < 4:
            self.turn = (self.turn + 1) & 3
            return
        self.points[self.taker] += self.worth
        self.turn = self.taker
        self.count = self.worth = 0
        self.first = False

    def finish(self) -> list[int]:
        """Plays the hand out with the rule player in every seat; returns each seat's points for the hand."""
        hands, points = self.hands, self.points
        hand = hands[self.turn]
        while hand[0] or hand[1] or hand[2] or hand[3]:
            self.play(choose(self, hand))
            hand = hands[self.turn]
            if not self.count and points[0] + points[1] + points[2] + points[3] == ALL_POINTS:
                break  # nothing is left to be won
        if self.moon and ALL_POINTS in points:
            return [0 if taken else ALL_POINTS for taken in points]
        return points


def choose(at: Position, hand: list[int]) -> int:
    """The card the rule player plays from the hand whose turn it is."""
    if not at.count:
        return lead(hand, at.gone, at.broken, first=at.first)
    mine = hand[at.led]
    if mine:
        return at.led * 13 + _follow(mine, at)
    return _discard(hand, at)


def _follow(mine: int, at: Position) -> int:
    """Ducks as high as it can; takes with the highest when that costs nothing or cannot be avoided."""
    under = mine & ((1 << at.best) - 1)
    last = at.count == 3
    if at.led == SPADES:
        if at.best > Q and mine & QUEEN:
            return Q
        if last and not at.worth and mine & OVER_QUEEN:
            return mine.bit_length() - 1
        if under:
            return under.bit_length() - 1
        rest = mine & ~QUEEN
        if not rest:
            return Q
        return rest.bit_length() - 1 if last else (rest & -rest).bit_length() - 1
    if last:
        return (under if under and at.worth else mine).bit_length() - 1
    if at.first and not at.open_first:
        return mine.bit_length() - 1
    if under:
        return under.bit_length() - 1
    return (mine & -mine).bit_length() - 1


def _discard(hand: list[int], at: Position) -> int:
    """Throws the queen, then spades she could be caught with, then high hearts, then high cards of short suits."""
    clubs, diamonds, hearts, spades = hand
    if at.first and not at.open_first and (clubs or diamonds or spades & ~QUEEN):
        hearts, spades = 0, spades & ~QUEEN
    if spades & QUEEN:
        return SPADES * 13 + Q
    if spades & OVER_QUEEN and not at.gone[SPADES] & QUEEN:
        return SPADES * 13 + spades.bit_length() - 1
    if hearts > 63:  # an eight or higher
        return HEARTS * 13 + hearts.bit_length() - 1
    best, worst = -1, -1
    for suit, mine in ((0, clubs), (1, diamonds), (3, spades), (2, hearts)):
        if mine:
            high = mine.bit_length()
            danger = 2 * high - mine.bit_count()
            if danger > worst:
                best, worst = suit * 13 + high - 1, danger
    return best


def lead(hand: list[int], gone: list[int], broken: bool, *, first: bool = False) -> int:
    """Leads the lowest card of the suit in which it is most likely to be beaten."""
    if first:
        return CODE_TWO
    spades = hand[SPADES]
    hunting = not (gone[SPADES] | spades) & QUEEN and not spades & OVER_QUEEN
    best, least = -1, 1000
    for suit in (3, 0, 1, 2):
        mine = hand[suit]
        if not mine or (suit == HEARTS and not broken and (hand[0] or hand[1] or spades)):
            continue
        low = (mine & -mine).bit_length() - 1
        out = ALL & ~(gone[suit] | mine)
        if not out:
            cost = 40 + low
        else:
            n = out.bit_count()
            cost = 24 * (out & ((1 << low) - 1)).bit_count() // n + mine.bit_count() // 3 - n // 2
        if suit == SPADES:
            if hunting:
                cost -= 8
            elif not gone[SPADES] & QUEEN and (low >= Q or mine.bit_count() < 4):
                cost += 20
        elif suit == HEARTS:
            cost += 4
        if cost < least:
            best, least = suit * 13 + low, cost
    return best


CODE_TWO = 0
"""The two of clubs."""


def passes(hand: list[int]) -> list[int]:
    """All cards of a hand, the one the rule player would pass first in front."""
    spades = hand[SPADES]
    guarded = (spades & UNDER_QUEEN).bit_count() > 3
    danger = []
    for suit, mine in enumerate(hand):
        count = mine.bit_count()
        for rank in range(13):
            if not mine >> rank & 1:
                continue
            if suit == SPADES:
                worth = 0 if guarded or rank < Q else 100 if rank == Q else 60 + rank
            elif suit == HEARTS:
                worth = 24 + rank * 2 if rank > 6 else rank
            else:
                worth = rank * 2 + (6 - count) * 4 if rank > 4 or count < 3 else rank
            danger.append((worth, suit * 13 + rank))
    danger.sort(reverse=True)
    return [code for _, code in danger]
