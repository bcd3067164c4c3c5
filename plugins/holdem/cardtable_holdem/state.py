"""The state of a match: one hand after another, and what each seat has."""

from __future__ import annotations

from functools import cache

from cardtable import Card, Deck, Struct

from .house import Rules

STREETS = ("preflop", "flop", "turn", "river")
"""The four betting rounds, in order."""


class Move(Struct):
    """One thing that a seat did in this hand; public.

    Attributes:
        street: 0 before the flop, 1 flop, 2 turn, 3 river.
        seat: who.
        kind: `small_blind`, `big_blind`, `fold`, `check`, `call` or `raise` (an opening bet too).
        total: the seat's chips on this street after it.
    """

    street: int
    seat: int
    kind: str
    total: int


class Pot(Struct):
    """Chips that are played for.

    Attributes:
        amount: how many.
        seats: who can win them, in order of seats.
        winners: who has won them, from the dealer's left, in which order odd chips go; empty while it is open.
    """

    amount: int
    seats: tuple[int, ...]
    winners: tuple[int, ...] = ()


class State(Struct):
    """A match at some moment. Everything but `deck` and `holes` is public.

    Attributes:
        rules: the house rules in force.
        number: the hand, from 1.
        dealer: the seat with the dealer button.
        big: the seat that had to post the big blind in this hand.
        blinds: small and big blind, in chips.
        ante: what each seat posts before the blinds, in chips.
        start: each seat's chips before the hand.
        stacks: each seat's chips behind.
        deck: what has not been dealt, the top first.
        holes: each seat's two cards; none for a seat that is out.
        board: the cards in the middle, none to five.
        paid: chips put in on earlier streets, antes included.
        street: chips put in on this street.
        folded: who is out of this hand, those without chips included.
        acted: who has acted on this street; posting a blind is not acting.
        current: the highest amount to match on this street.
        full: the size of the last full bet or raise on this street, at least the big blind.
        seat: who acts now.
        phase: a street, `runout` (nobody can bet any more) or `result`.
        shown: whose cards lie open.
        moves: what was done in this hand, the oldest first.
        pots: once the hand is over, what was won by whom.
        wins: once the hand is over, chips that each seat got out of the pots.
        back: the seat whose uncalled chips went back, and how many; empty if there were none.
        left: for each seat the hand in which it lost its last chips; 0 while it has some.
        had: for each seat that is out, its chips before that hand.
    """

    rules: Rules
    number: int
    dealer: int
    big: int
    blinds: tuple[int, int]
    ante: int
    start: tuple[int, ...]
    stacks: tuple[int, ...]
    deck: Deck
    holes: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    paid: tuple[int, ...]
    street: tuple[int, ...]
    folded: tuple[bool, ...]
    acted: tuple[bool, ...]
    current: int
    full: int
    seat: int
    phase: str
    shown: tuple[bool, ...]
    moves: tuple[Move, ...]
    pots: tuple[Pot, ...] = ()
    wins: tuple[int, ...] = ()
    back: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    had: tuple[int, ...] = ()

    @property
    def live(self) -> list[int]:
        """The seats that have not folded, in order."""
        return [seat for seat, folded in enumerate(self.folded) if not folded]

    @property
    def totals(self) -> tuple[int, ...]:
        """Chips that each seat has put in during this hand."""
        return tuple([a + b for a, b in zip(self.paid, self.street, strict=True)])

    @property
    def owe(self) -> int:
        """What the seat that acts needs to match the current bet, more than its stack perhaps."""
        return self.current - self.street[self.seat]


@cache
def around(seat: int, seats: int) -> tuple[int, ...]:
    """All seats clockwise, beginning at this one's left and ending with it."""
    return (*range(seat + 1, seats), *range(seat + 1))
