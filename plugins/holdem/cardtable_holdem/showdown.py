"""How a hand ends: who shows, who wins which pot, who is out."""

from __future__ import annotations

from cardtable import replace

from .pots import pay_out, pots, shares, uncalled
from .ranking import strength
from .state import STREETS, State, around


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
    if len(live) == 1:
        hands, shown = {live[0]: 0}, state.shown
    else:
        hands = {seat: strength(state.holes[seat] + state.board) for seat in live}
        shown = tuple([seat in hands for seat in range(seats)])
    order = around(state.dealer, seats)
    paid = pay_out(pots(totals, state.folded), hands, order)
    wins = [0] * seats
    for pot in paid:
        for seat, chips in shares(pot):
            wins[seat] += chips
    if len(live) > 1 and state.rules.muck_losers and not any(state.shown):
        shown = _shown_in_turn(state, hands, totals)
    stacks = [stack + won for stack, won in zip(stacks, wins, strict=True)]
    busted = [bool(had and not stack) for had, stack in zip(state.start, stacks, strict=True)]
    nothing = (0,) * seats
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
        left=tuple([state.number if bust else hand for bust, hand in zip(busted, state.left, strict=True)]),
        had=tuple([state.start[i] if bust else state.had[i] for i, bust in enumerate(busted)]),
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
