"""HiLo as the platform asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cardtable import (
    Action,
    Choice,
    Dice,
    Game,
    Message,
    Player,
    Refusal,
    Scene,
    Score,
    SeatRef,
    Turn,
    conceal,
    replace,
    say,
)

from . import asking, steps
from .house import Rules
from .refusing import reason
from .scene import draw
from .scoring import add, over
from .situation import WORDS, situation
from .state import CARDS, State

PAUSE = 20.0
"""Seconds to read the result of a round."""
LOOK = 3.0
"""Seconds to see the last cards turned up before their lines are removed."""
MOST = 6
"""Seats: six grids of nine leave fifty cards."""


class Hilo(Game[State, Rules]):
    """Two to six seats swap cards in a grid of nine; the lowest sum wins, and whoever ends the round must have it."""

    name = "hilo_grid"
    seats = range(2, MOST + 1)
    minutes = 20
    bound = 3000
    state = State
    house_rules = Rules
    deck: ClassVar = CARDS

    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        """The first round; in a countdown everybody starts with the same number to work off."""
        return steps.dealt(rules, 1, (rules.countdown_start if rules.countdown else 0,) * seats, dice)

    def turn(self, state: State) -> Turn:
        """All at once at the opening choice, then clockwise; the table refills, turns up the last cards, deals on."""
        phase = state.phase
        found = _TURNS.get((phase, state.seat))
        if found is not None:
            return found
        if phase == "reveal":
            return Turn(state.sealed.waiting, "reveal", sealed=True)
        if phase == "result":
            return _OVER if over(state) else _RESULT
        return Turn((state.seat,), phase, prompt=asking.about_lines(state))

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        """Draw or take; place or turn up; remove or keep."""
        if state.phase == "reveal":
            return asking.REVEAL[seat] if 0 <= seat < len(state.grids) and state.sealed.picks[seat] is None else ()
        return asking.choices(state) if seat == state.seat else ()

    def apply(self, state: State, seat: int, action: Action) -> State:
        """The next step of the turn."""
        return steps.applied(state, seat, action)

    def deal(self, state: State, dice: Dice) -> State:
        """The draw pile filled again, the last cards turned up, or the next round."""
        if state.phase == "shuffle":
            return steps.refilled(state, dice)
        if state.phase == "open":
            return steps.opened_up(state)
        if state.phase == "turned":
            return steps.settled(state)
        return steps.dealt(state.rules, state.number + 1, state.totals, dice, state.began, state.history)

    def hide(self, state: State, seat: int | None) -> State:
        """Cards that lie face down are blank to everybody; a drawn card is the mover's alone, unless drawn openly."""
        private = state.phase == "drawn" and seat != state.seat and not state.rules.open_draw
        return replace(
            state,
            grids=tuple([grid.hidden() for grid in state.grids]),
            deck=conceal(state.deck),
            held=conceal(state.held) if private else state.held,
            sealed=state.sealed.hide(seat),
        )

    def scene(self, known: State, seat: int | None) -> Scene:
        """Every seat's grid, both piles, the card in hand."""
        return draw(known)

    def score(self, state: State) -> Score:
        """The totals; the lowest wins. In a countdown they are what is left to work off."""
        rules = state.rules
        goal = 0 if rules.countdown else None if rules.rounds else rules.target
        return Score(state.totals, high=False, goal=goal, why=_verdict(state) if over(state) else ())

    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        """Why not, as exactly as can be said."""
        return reason(known, seat, action) if choices else super().refuse(known, seat, action, choices)

    def time_limit(self, rules: Rules) -> int:
        """The countdown's minutes."""
        return rules.countdown_minutes if rules.countdown else 0

    def time_up(self, state: State) -> State:
        """The running round is finished, then the match ends; between two rounds it ends at once."""
        return replace(state, late=True)

    def check(self, state: State) -> None:
        """Every card is in one place, every grid has a shape, and the totals are the sum of the rounds."""
        piles = [*state.deck, *state.discard, *state.held, *[card for grid in state.grids for card in grid.cards]]
        assert len(piles) == len(CARDS), "cards are lost or made"
        assert set(piles) == _ALL, "a card is there twice"
        for seat, grid in enumerate(state.grids):
            assert len(grid.cards) == len(grid.up), f"seat {seat} has a place without a card"
            assert (len(grid.cards), grid.width) in ((9, 3), (6, 3), (6, 2), (3, 3), (3, 1), (0, 0)), f"grid {seat}"
        assert state.discard or state.held, "the discard pile is empty"
        if state.ender is not None:
            assert all(state.grids[state.ender].up), "the ender has a card face down"
        totals = state.began
        for points in state.history:
            totals = add(totals, points, state.rules.countdown)
        assert totals == state.totals, "totals are not the sum of the rounds"

    def cpu(self, level: str) -> Player:
        """`easy` takes what is low, `normal` collects colours, `hard` weighs every place and how the round will end."""
        from .cpu import player

        return player(level)

    def hand(self, dice: Dice, rules: Rules | None = None, **given: Any) -> State:
        """A round that starts from a given situation, see `situation.situation`.

        Raises:
            TypeError: it takes no such word.
            ValueError: such a round cannot come about.
        """
        if unknown := sorted(set(given) - set(WORDS)):
            raise TypeError(f"hand() takes {', '.join(WORDS)}, not {unknown[0]}")
        return situation(dice, rules or Rules(), **given)


def _verdict(state: State) -> tuple[Message, ...]:
    lowest = min(state.totals)
    first = [seat for seat, total in enumerate(state.totals) if total == lowest]
    kind = "zero" if state.rules.countdown and not lowest else "left" if state.rules.countdown else "lowest"
    if len(first) > 1:
        best = say(f"why-{kind}-shared", count=len(first), points=lowest)
    else:
        best = say(f"why-{kind}", who=SeatRef(first[0]), points=lowest)
    return (best, say("why-time")) if state.late and kind != "zero" else (best,)


_ALL = frozenset(CARDS)
_OVER = Turn(phase="result", over=True)
_RESULT = Turn(phase="result", pause=PAUSE)
_TURNED = Turn(phase="turned", pause=LOOK)
_TURNS: dict[tuple[str, int], Turn] = {
    (phase, seat): Turn((seat,), phase) for phase in ("source", "drawn", "taken") for seat in range(MOST)
} | {(phase, seat): Turn(phase=phase) for phase in ("shuffle", "open") for seat in range(MOST)}
_TURNS |= {("turned", seat): _TURNED for seat in range(MOST)}
