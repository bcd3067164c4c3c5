"""A hand of Spades in small whole numbers, for thousands of play-outs a second.

Ranks count from 0 (two) to 12 (ace), suits from 0: clubs, diamonds, hearts, spades. A suit's cards are 13 bits, a hand
is a list of four such numbers, and a card is `suit * 13 + rank`.
"""

from __future__ import annotations

from cardtable import STANDARD, Card

from .state import State

ALL = (1 << 13) - 1
SPADES = 3

SUIT = tuple(code // 13 for code in range(52))
RANK = tuple(code % 13 for code in range(52))
BIT = tuple(1 << code % 13 for code in range(52))
CARDS = STANDARD
CODE: dict[Card, int] = {card: code for code, card in enumerate(STANDARD)}


class Position:
    """A hand in the middle of play, to be changed in place. Bids not made yet are -1."""

    __slots__ = ("best", "bids", "broken", "count", "gone", "hands", "led", "left", "ruffed", "taker", "turn", "won")

    hands: list[list[int]]
    gone: list[int]
    bids: list[int]
    won: list[int]
    turn: int
    count: int
    led: int
    best: int
    taker: int
    ruffed: bool
    broken: bool
    left: int

    @classmethod
    def of(cls, state: State) -> Position:
        """The position of a state; of a known one it holds what is known."""
        new = cls()
        new.hands = [masks(cards) for cards in state.hands]
        new.gone = [0, 0, 0, 0]
        for card in (*state.taken, *state.trick):
            code = CODE[card]
            new.gone[SUIT[code]] |= BIT[code]
        new.bids = [-1 if bid is None else bid for bid in state.bids]
        new.won = list(state.won)
        new.turn = (state.leader + len(state.trick)) % 4
        new.count = new.led = new.best = 0
        new.taker, new.ruffed, new.broken = state.leader, False, state.broken
        new.left = 13 - state.tricks
        for i, card in enumerate(state.trick):
            new._top(CODE[card], (state.leader + i) % 4)
            new.count += 1
        return new

    def copy(self) -> Position:
        """One that may be changed while this one stays."""
        new = Position()
        new.hands = [hand[:] for hand in self.hands]
        new.gone, new.bids, new.won = self.gone[:], self.bids[:], self.won[:]
        new.turn, new.count, new.led, new.best, new.taker = self.turn, self.count, self.led, self.best, self.taker
        new.ruffed, new.broken, new.left = self.ruffed, self.broken, self.left
        return new

    def _top(self, code: int, seat: int) -> None:
        """Whether this card is ahead now."""
        suit, rank = SUIT[code], RANK[code]
        if not self.count:
            self.led, self.best, self.taker, self.ruffed = suit, rank, seat, False
        elif suit == SPADES and self.led != SPADES:
            if not self.ruffed or rank > self.best:
                self.best, self.taker, self.ruffed = rank, seat, True
        elif suit == self.led and not self.ruffed and rank > self.best:
            self.best, self.taker = rank, seat

    def play(self, code: int) -> None:
        """Plays a legal card for the seat whose turn it is."""
        suit, bit = SUIT[code], BIT[code]
        turn = self.turn
        self.hands[turn][suit] ^= bit
        self.gone[suit] |= bit
        if suit == SPADES:
            self.broken = True
        self._top(code, turn)
        self.count += 1
        if self.count < 4:
            self.turn = (turn + 1) & 3
            return
        self.won[self.taker] += 1
        self.turn = self.taker
        self.count = 0
        self.left -= 1

    def need(self, seat: int) -> int:
        """How many tricks the contract of this seat's team still wants; 0 or less: it is made."""
        bids, won = self.bids, self.won
        partner = seat ^ 2
        return (bids[seat] - won[seat] if bids[seat] > 0 else 0) + (
            bids[partner] - won[partner] if bids[partner] > 0 else 0
        )


def masks(cards: tuple[Card, ...]) -> list[int]:
    """The cards of a hand, blanks left out, suit by suit."""
    hand = [0, 0, 0, 0]
    for card in cards:
        if card in CODE:
            code = CODE[card]
            hand[SUIT[code]] |= BIT[code]
    return hand
