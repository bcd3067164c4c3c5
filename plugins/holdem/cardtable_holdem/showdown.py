"""How a hand ends: who shows, who wins which pot, who is out."""

from __future__ import annotations

from cardtable import replace

from .pots import pay_out, pots, shares, uncalled
from .ranking import strength
from .state import STREETS, Pot, State, around


def turn_up(state: State) -> State:
    """All live hands laid open."""
    return replace(state, shown=tuple([not folded for folded in state.folded]))


def finish(state: State) -> State:
    """The result: uncalled chips go back first, then each pot to the best of the hands that can win it."""
    seats = len(state.stacks)
    totals = list(state.totals)
    caller, over = uncalled(totals)
    stacks = list(state.stacks)
    stacks[caller] += over
    totals[caller] -= over
    live = state.live
    wins = [0] * seats
    if len(live) == 1:
        shown = state.shown
        paid: tuple[Pot, ...] = (Pot(sum(totals), (live[0],), (live[0],)),)
        wins[live[0]] = paid[0].amount
    else:
        hands = {seat: strength(state.holes[seat] + state.board) for seat in live}
        shown = tuple([seat in hands for seat in range(seats)])
        paid = pay_out(pots(totals, state.folded), hands, around(state.dealer, seats))
        for pot in paid:
            for seat, chips in shares(pot):
                wins[seat] += chips
        if state.rules.muck_losers and not any(state.shown):
            shown = _shown_in_turn(state, hands, totals)
    stacks = [stack + won for stack, won in zip(stacks, wins, strict=True)]
    nothing = (0,) * seats
    left, had = state.left, state.had
    if 0 in stacks:
        out = [seat for seat, stack in enumerate(stacks) if not stack and state.start[seat]]
        left = tuple([state.number if seat in out else hand for seat, hand in enumerate(left)])
        had = tuple([state.start[seat] if seat in out else chips for seat, chips in enumerate(had)])
    return replace(
        state,
        phase="result",
        stacks=tuple(stacks),
        street=nothing,
        paid=nothing,
        shown=shown,
        pots=paid,
        wins=tuple(wins),
        back=(caller, over) if over else (),
        left=left,
        had=had,
    )


def showing_order(state: State) -> list[int]:
    """The live seats in the order of showing: first who bet last on the river, else from the dealer's left (WSOP)."""
    last = [move.seat for move in state.moves if move.kind == "raise" and move.street == len(STREETS) - 1]
    first = last[-1] - 1 if last else state.dealer
    return [seat for seat in around(first % len(state.stacks), len(state.stacks)) if not state.folded[seat]]


def _shown_in_turn(state: State, hands: dict[int, int], totals: list[int]) -> tuple[bool, ...]:
    """In showing order, a hand stays hidden that can win or tie no pot against those shown before it."""
    shown: list[int] = []
    for seat in showing_order(state):
        # The pots in which this seat meets a shown hand: of every level up to its own total.
        beaten_up_to = max([totals[other] for other in shown if hands[other] > hands[seat]], default=0)
        if totals[seat] > beaten_up_to:
            shown.append(seat)
    return tuple([seat in shown for seat in range(len(state.stacks))])
