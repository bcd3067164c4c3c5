"""The house rules."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import model_validator

from cardtable import HouseRules, RulesError, option


class Rules(HouseRules):
    """How long a match lasts, what everybody starts with, and whether losers must show."""

    match: Literal["hands", "freezeout"] = "hands"
    hands: int = option(1, 1, 100)
    blind_step: int = option(0, 3, 30, off=0)
    stack: int = option(1000, 200, 10_000)
    small_blind: int = option(10, 1, 500)
    muck_losers: bool = False

    @model_validator(mode="after")
    def _go_together(self) -> Self:
        if self.match == "freezeout" and not self.blind_step:
            raise RulesError({"blind_step": "a freezeout needs rising blinds: a whole number from 3 to 30, such as 8"})
        if self.stack < 20 * self.small_blind:
            needed = 20 * self.small_blind
            raise RulesError(
                {"stack": f"{self.stack} is less than ten big blinds; with these blinds at least {needed}"}
            )
        return self
