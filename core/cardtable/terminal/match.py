"""A match at this terminal: one person and CPUs, at a table of their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from ..action import Action
from ..dice import Dice
from ..errors import SeatsError
from ..game import Game
from ..knowledge import View
from ..levels import cpu_of
from ..player import Budget
from ..table import Table

THINKING = Budget(samples=200, ms=1500)
"""How long a CPU may think about one move."""

NAMES = ("Ada", "Ben", "Clara", "Emil", "Frida", "Hugo", "Ida", "Jonas", "Klara", "Leo", "Mia", "Nora")
"""What the CPUs are called, by seat."""


class Match:
    """One person's match against CPUs. The person sees what `view` gives and acts through `act`, as the CPUs do."""

    def __init__(
        self,
        game: Game[Any, Any],
        *,
        levels: Sequence[str],
        rules: Mapping[str, object] | None = None,
        seats: int | None = None,
        seed: str | None = None,
        name: str = "",
        me: int = 0,
    ) -> None:
        """A match at its start.

        Args:
            game: the game.
            levels: the CPUs' levels, seat by seat after the person's; they repeat when there are too few.
            rules: house rules by name.
            seats: how many sit; if not said, two where the game allows it.
            seed: deals the same cards again; None: fresh chance from the operating system.
            name: the person's name.
            me: the person's seat, from 0.

        Raises:
            LevelError: the game has no CPU of such a level.
            RulesError: house rules are unknown or out of range.
            SeatsError: the game is not for so many, or there are more levels than CPUs.
        """
        if seats is None:
            seats = min(max(2, game.seats[0]), game.seats[-1])
        self.game = game
        self.me = me
        self.names = tuple(name if seat == me else NAMES[seat % len(NAMES)] for seat in range(seats))
        self.table: Table[Any, Any] = Table(
            game, rules, seats=seats, seed=seed or secrets.token_hex(32), names=self.names
        )
        others = [seat for seat in range(seats) if seat != me]
        for level in levels:
            cpu_of(game, level)
        if len(levels) > max(1, len(others)):
            raise SeatsError(f"{len(levels)} levels for {len(others)} CPUs; name 1 to {max(1, len(others))}")
        self.levels = {seat: levels[i % len(levels)] for i, seat in enumerate(others)}
        self._cpus = {seat: cpu_of(game, level) for seat, level in self.levels.items()}
        # The CPUs' chance tells nothing of the cards: the way back from this number to the seed is SHA-256.
        self._dice = Dice(sha256(f"cpu/{self.table.seed}".encode()).hexdigest())
        self._shown = 0
        minutes = game.time_limit(self.table.rules)
        self._ends = time.monotonic() + 60 * minutes if minutes else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.over

    @property
    def mine(self) -> bool:
        """Whether the person owes a decision, and every CPU has made its own."""
        return self.table.turn.seats == (self.me,)

    @property
    def paused(self) -> bool:
        """Whether a result is shown, and `go_on` deals the next hand."""
        return not self.over and not self.table.turn.seats

    def view(self) -> View:
        """The table as the person sees it, with what happened since the last view."""
        view = self.table.view(self.me, self._shown)
        self._shown = self.table.index
        return view

    def act(self, action: Action) -> None:
        """The person's action.

        Raises:
            Refusal: it is not legal; nothing has changed.
        """
        self.table.act(self.me, action)

    def think(self) -> tuple[int, Action]:
        """The next CPU's seat and action; nothing changes yet. It may take as long as `THINKING` says."""
        seat = next(seat for seat in self.table.turn.seats if seat != self.me)
        action = self._cpus[seat].choose(self.table.known(seat), seat, self._dice, THINKING)
        if action is None:
            raise RuntimeError(f"the CPU of seat {seat + 1} chose nothing")
        return seat, action

    def go_on(self, thought: tuple[int, Action] | None = None) -> None:
        """One step that is not the person's: a CPU's, as thought out before or now; after a pause the table's."""
        if self.paused:
            self.table.deal()
            return
        seat, action = thought or self.think()
        self.table.act(seat, action)

    def expire(self) -> bool:
        """Ends the match if its time has run out; whether it did."""
        if self._ends is None or self.over or time.monotonic() < self._ends:
            return False
        self.table.time_up()
        return True
