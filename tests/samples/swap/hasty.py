"""Swap that looks at the clock, from inside a function."""

from cardtable import Action
from tests.samples import breaks

from . import State, Swap


@breaks("replay", "imports", "imports time")
class ClockInsideAFunction(Swap):
    def apply(self, state: State, seat: int, action: Action) -> State:
        from time import monotonic

        assert monotonic() > 0
        return super().apply(state, seat, action)
