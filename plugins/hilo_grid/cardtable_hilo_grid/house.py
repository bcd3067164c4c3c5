"""The house rules of HiLo."""

from __future__ import annotations

from typing import Literal

from cardtable import HouseRules, option


class Rules(HouseRules):
    """The options. All variants come from the sources; the range of `countdown_start` and all bounds are ours."""

    target: int = option(99, 30, 300)
    rounds: int = option(0, 1, 20, off=0)
    mode: Literal["classic", "countdown"] = "classic"
    countdown_start: int = option(501, 101, 1001)
    countdown_rounds: int = option(0, 1, 30, off=0)
    countdown_minutes: int = option(0, 1, 120, off=0)
    open_draw: bool = False

    @property
    def countdown(self) -> bool:
        """Whether points are worked off from a start value."""
        return self.mode == "countdown"
