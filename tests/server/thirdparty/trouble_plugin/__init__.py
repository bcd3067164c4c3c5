"""A third party's distribution, found by a real entry point: hands, a sealed pass, pauses, and CPUs that misbehave."""

import os
import time
from typing import Any

from cardtable import Action, Cpu, Dice, Player, hookimpl
from tests.samples.swap import State, Swap


class Sound(Swap):
    """Hidden hands and a pause after each. It brings no texts."""

    name = "sound"


class Trouble(Swap):
    """The same with CPUs that crash, hang, raise, cheat and chatter; its `apply` raises when asked to."""

    name = "trouble"
    levels = ("normal", "crash", "hang", "raise", "cheat", "chatter")  # type: ignore[assignment]

    def cpu(self, level: str) -> Player:
        return super().cpu(level) if level == "normal" else Misbehaving(level, super().cpu("normal"))

    def apply(self, state: State, seat: int, action: Action) -> State:
        if os.environ.get("TROUBLE_APPLY"):
            raise ZeroDivisionError("a fault of the game")
        return super().apply(state, seat, action)


class Misbehaving(Cpu):
    def __init__(self, level: str, sound: Player) -> None:
        self.level = level
        self.sound = sound

    def choose(self, known: Any, seat: int, dice: Dice, budget: Any = None) -> Any:
        if self.level == "crash":
            os._exit(3)
        if self.level == "hang":
            time.sleep(600)
        if self.level == "raise":
            raise KeyError("a fault of the CPU")
        if self.level == "cheat":
            return Action("play", known.stock[:1])
        print("chatter\n" * 1000)
        return self.sound.choose(known, seat, dice)


@hookimpl
def cardtable_games() -> list[Swap]:
    return [Sound(), Trouble()]
