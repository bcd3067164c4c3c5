"""What a round brings, and when the match is over."""

from __future__ import annotations

from cardtable import replace

from .state import State


def round_points(sums: tuple[int, ...], ender: int) -> tuple[int, ...]:
    """Each seat's points: its sum, and for the ender twice as many if above 0 and somebody else has no more."""
    mine = sums[ender]
    if mine > 0 and any(other <= mine for seat, other in enumerate(sums) if seat != ender):
        return tuple([2 * mine if seat == ender else other for seat, other in enumerate(sums)])
    return sums


def add(totals: tuple[int, ...], points: tuple[int, ...], countdown: bool) -> tuple[int, ...]:
    """The totals after a round. In a countdown it is taken off, and what is too much comes back as points."""
    if countdown:
        return tuple([abs(total - new) for total, new in zip(totals, points, strict=True)])
    return tuple([total + new for total, new in zip(totals, points, strict=True)])


def scored(state: State) -> State:
    """The result of a round in which every card lies open and every line is decided."""
    assert state.ender is not None
    sums = tuple([grid.open_sum for grid in state.grids])
    points = round_points(sums, state.ender)
    return replace(
        state,
        phase="result",
        lines=(),
        waiting=(),
        later=(),
        sums=sums,
        history=(*state.history, points),
        totals=add(state.totals, points, state.rules.countdown),
    )


def over(state: State) -> bool:
    """Whether the match ends with this round's result."""
    rules = state.rules
    if state.phase != "result":
        return False
    if state.late:
        return True
    if rules.countdown:
        return 0 in state.totals or 0 < rules.countdown_rounds <= state.number
    return state.number >= rules.rounds if rules.rounds else max(state.totals) >= rules.target
