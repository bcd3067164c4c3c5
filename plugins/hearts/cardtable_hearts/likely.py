"""Worlds in which the others have played as they did for a reason."""

from __future__ import annotations

from cardtable import Dice, Game

from .state import Rules, State
from .swift import BIT, CODE, SUIT, Position, choose

DRAWS = 4
"""Worlds out of which one is taken."""


class Likely:
    """Of some guessed worlds the one in which the others' cards surprise a rule player least.

    Somebody who cannot follow and does not throw the queen of spades, say, hardly holds her.
    """

    def __init__(self, game: Game[State, Rules], draws: int = DRAWS) -> None:
        """For the game, which guesses."""
        self.game = game
        self.draws = draws

    def __call__(self, known: State, seat: int, dice: Dice) -> State:
        """A world; before anybody has played it is any guess."""
        if known.passing or not (known.tricks or known.trick) or len(known.taken) != 4 * known.tricks:
            return self.game.guess(known, seat, dice)
        history = played(known)
        worlds = [self.game.guess(known, seat, dice) for _ in range(self.draws)]
        return min(worlds, key=lambda world: surprises(world, seat, history))


def played(known: State) -> list[tuple[int, int]]:
    """(seat, card) of everything played in this hand, in order, found from who leads now back to the first trick."""
    leader = known.leader
    found = [((leader + i) % 4, CODE[card]) for i, card in enumerate(known.trick)]
    for at in range(len(known.taken) - 4, -1, -4):
        codes = [CODE[card] for card in known.taken[at : at + 4]]
        led = SUIT[codes[0]]
        winner = max(range(4), key=lambda i: codes[i] if SUIT[codes[i]] == led else -1)
        leader = (leader - winner) % 4
        found[:0] = [((leader + i) % 4, code) for i, code in enumerate(codes)]
    return found


def surprises(world: State, seat: int, history: list[tuple[int, int]]) -> int:
    """How many cards of the others a rule player in their seat would not have played."""
    at = Position.of(world)
    for other, code in history:
        at.hands[other][SUIT[code]] |= BIT[code]
    at.gone, at.points, at.count, at.worth = [0, 0, 0, 0], [0, 0, 0, 0], 0, 0
    at.first, at.broken, at.turn = True, False, history[0][0]
    count = 0
    for other, code in history:
        if other != seat and choose(at, at.hands[other]) != code:
            count += 1
        at.play(code)
    return count
