"""The normal CPU: its chance against random hands, weighed with what a call costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable import HEADLESS, HIDDEN, Action, Advice, Budget, Choice, Cpu, Dice

from ..state import State
from .classes import CLASS
from .combos import pair_of
from .preflop import RANDOM
from .spot import Spot, board_at, spot_of

if TYPE_CHECKING:
    from ..game import Holdem

BET = 1.25
"""Bets with so many times the fair share of the pots."""
RAISE = 1.45
"""Raises a bet with so many times the fair share."""
MARGIN = 0.04
"""Calls with so much more than the pot odds."""
SIZE = 2 / 3
"""Bets so much of the pot."""


def thresholds(spot: Spot) -> tuple[float, float]:
    """The least chances, 0 to 1, with which the normal CPU calls (or checks) and raises (or bets)."""
    call = spot.odds + MARGIN if spot.owe else 0.0
    if spot.raised:
        return call, max(RAISE * spot.fair, call)
    return call, BET * spot.fair


def chance(known: State, seat: int, spot: Spot) -> float:
    """The chance of the seat's cards against as many random hands as it reckons with."""
    pair = pair_of(known.holes[seat])
    if spot.street == 0:
        return RANDOM[CLASS[pair]][spot.others - 1]
    return board_at(known, spot.street).equity(spot.others)[pair]


def size(choice: Choice, spot: Spot, current: int, share: float) -> Action:
    """A raise by a share of the pot, within what is allowed; most of one's chips are all of them."""
    low, high = choice.low or 0, choice.high or 0
    total = current + round(share * (spot.pot + spot.owe))
    if total > 0.7 * high:
        total = high
    return Action("raise", amount=min(max(total, low), high))


class Normal(Cpu):
    """Plays its equity against the pot odds; never bluffs, and reads nothing into what others do."""

    def __init__(self, game: Holdem) -> None:
        """For the game."""
        self.game = game

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """The action for this seat."""
        return self.advise(known, seat, dice, budget).action

    def advise(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Advice:
        """The action, with the chance against random hands and the one that a call needs."""
        assert HIDDEN not in known.holes[seat]
        spot = spot_of(known, seat)
        mine = chance(known, seat, spot)
        call, bold = thresholds(spot)
        choices = {choice.kind: choice for choice in self.game.choices(known, seat)}
        if "raise" in choices and mine > bold:
            action = size(choices["raise"], spot, known.current, SIZE)
        elif "check" in choices:
            action = Action("check")
        else:
            action = Action("call" if mine > call else "fold")
        return Advice(action, (("hint-equity", mine), ("hint-odds", spot.odds)))
