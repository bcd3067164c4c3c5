"""Swap with a CPU that takes its chance from the standard library."""

import random as chance

from cardtable import Action, Cpu, Dice, Player
from cardtable.player import HEADLESS, Budget
from tests.samples import breaks

from . import State, Swap


class Lucky(Cpu):
    def __init__(self, game: Swap) -> None:
        self.game = game

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        (choice,) = self.game.choices(known, seat)
        return Action(choice.kind, (chance.Random(1).choice(choice.cards),))


@breaks("replay", "imports", "lucky.py:3 imports random, which brings chance")
class RandomImport(Swap):
    def cpu(self, level: str) -> Player:
        return Lucky(self)
