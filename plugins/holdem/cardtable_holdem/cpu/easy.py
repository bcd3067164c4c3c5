"""The easy CPU: plays the cards it likes, whatever they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable import HEADLESS, Action, Budget, Cpu, Dice

from ..ranking import CATEGORIES
from ..state import State

if TYPE_CHECKING:
    from ..game import Holdem


class Easy(Cpu):
    """Before the flop it plays pairs, aces, two high cards and neighbours; then whatever is a pair or a draw.

    It raises with two pair and better by the least amount, or half the pot, and does not look at the price unless it is
    more than half of its chips.
    """

    def __init__(self, game: Holdem) -> None:
        """For the game."""
        self.game = game

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """The action for this seat."""
        choices = {choice.kind: choice for choice in self.game.choices(known, seat)}
        liking = _liking(known, seat)
        owe = known.current - known.street[seat]
        if "raise" in choices and liking >= 3 and dice.below(3):
            low, high = choices["raise"].low or 0, choices["raise"].high or 0
            half = known.current + (sum(known.paid) + sum(known.street)) // 2
            return Action("raise", amount=min(max(low, half), high))
        if "check" in choices:
            return Action("check")
        dear = 2 * owe > known.stacks[seat]
        return Action("call" if liking >= (3 if dear else 1) else "fold")


def _liking(known: State, seat: int) -> int:
    """0 nothing, 1 worth a call, 3 worth a raise."""
    hole, board = known.holes[seat], known.board
    high, low = sorted([card.rank for card in hole], reverse=True)
    if not board:
        if high == low:
            return 3 if high >= 10 else 1
        if high == 14 or low >= 10 or high - low == 1:
            return 3 if low >= 12 else 1
        return 1 if hole[0].suit == hole[1].suit and high >= 10 else 0
    from ..naming import kind_of

    made = CATEGORIES.index(kind_of(hole, board))
    on_board = CATEGORIES.index(kind_of((), board)) if len(board) == 5 else 0
    suits = [card.suit for card in (*hole, *board)]
    if made >= 2 and made > on_board:
        return 3
    drawing = len(board) < 5 and any([suits.count(card.suit) == 4 for card in hole])
    return 1 if drawing or (made == 1 and {high, low} & {card.rank for card in board}) or high == low else 0
