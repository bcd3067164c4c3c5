"""The steps of a round, from the opening choice to the result."""

from __future__ import annotations

from cardtable import Action, Card, Deck, Dice, Sealed, put, replace

from .final import cleared_up, turned_up
from .grid import Grid, Line, offered, triple
from .house import Rules
from .scoring import scored
from .state import CARDS, State


def dealt(
    rules: Rules,
    number: int,
    totals: tuple[int, ...],
    dice: Dice,
    began: tuple[int, ...] | None = None,
    history: tuple[tuple[int, ...], ...] = (),
) -> State:
    """A round at its start: nine cards a seat, face down, one at a time from seat 0, then the first discard."""
    seats = len(totals)
    hands, rest = Deck(CARDS).shuffled(dice).deal(seats, 9)
    top, deck = rest.draw()
    grids = tuple([Grid(hand, (False,) * 9) for hand in hands])
    began = totals if began is None else began
    return State(rules, number, began, totals, grids, deck.cards, top, Sealed.open(seats), history=history)


def applied(state: State, seat: int, action: Action) -> State:
    """The state after a legal action."""
    kind = action.kind
    if kind == "place":
        cell = action.cells[0]
        grid, card = state.grids[seat], state.held[0]
        return _laid(state, seat, cell, grid.with_card(cell, card), (card, grid.cards[cell]), "place")
    if kind == "draw":
        if not state.deck:
            return replace(state, phase="shuffle", did="draw", by=seat, moved=(), cell=-1)
        return _drawn(state, seat)
    if kind == "take":
        top = state.discard[-1:]
        return replace(
            state, held=top, discard=state.discard[:-1], phase="taken", did="take", by=seat, moved=top, cell=-1
        )
    if kind == "flip":
        cell = action.cells[0]
        grid = state.grids[seat]
        return _laid(state, seat, cell, grid.turned(cell), (grid.cards[cell], state.held[0]), "flip")
    if kind == "remove":
        a, b, c = sorted(action.cells)
        return _removed(state, seat, (a, b, c), action.word)
    if kind == "keep":
        after = replace(state, lines=(), did="keep", by=seat, moved=(), cell=-1)
        return _next_owner(after) if state.phase == "final" else _turn_over(after)
    sealed = state.sealed.put(seat, action)
    return replace(state, sealed=sealed) if sealed.waiting else _opened(state, sealed)


def _drawn(state: State, seat: int) -> State:
    deck = state.deck
    return replace(state, held=deck[:1], deck=deck[1:], phase="drawn", did="draw", by=seat, moved=(), cell=-1)


def refilled(state: State, dice: Dice) -> State:
    """The draw pile was empty: all discards but the top one are shuffled into a new one, and the card is drawn."""
    deck = Deck(state.discard[:-1]).shuffled(dice).cards
    after = _drawn(replace(state, deck=deck, discard=state.discard[-1:]), state.seat)
    return replace(after, did="shuffle")


def _opened(state: State, sealed: Sealed) -> State:
    """All have chosen: the cards are turned up together, and the highest sum begins."""
    grids = tuple([g.turned(*pick.cells) if pick else g for g, pick in zip(state.grids, sealed.picks, strict=True)])
    begins = starter(tuple([grid.open_sum for grid in grids]), state.number)
    return replace(
        state,
        grids=grids,
        sealed=Sealed.open(len(grids)),
        phase="source",
        seat=begins,
        did="start",
        by=begins,
    )


def starter(sums: tuple[int, ...], number: int) -> int:
    """Who begins: the highest sum, and of equal ones the first clockwise from the dealer's left.

    Seats are numbered from 0; in round 1 seat 0 is reached first, in round 2 seat 1, and so on.
    """
    seats = len(sums)
    order = [(number - 1 + step) % seats for step in range(seats)]
    return max(order, key=lambda seat: sums[seat])  # max takes the first of equal ones


def _laid(state: State, seat: int, cell: int, grid: Grid, moved: tuple[Card, ...], did: str) -> State:
    """A card lies newly open in a cell, another one goes to the discard pile."""
    discard = (*state.discard, moved[1])
    lines = grid.lines((cell,))
    grids = put(state.grids, seat, grid)
    if lines:
        return replace(
            state,
            grids=grids,
            discard=discard,
            held=(),
            phase="hilo",
            lines=lines,
            did=did,
            by=seat,
            moved=moved,
            cell=cell,
        )
    ender = state.ender
    if ender is None and False not in grid.up:
        ender = seat
    after = seat + 1 if seat + 1 < len(grids) else 0
    return replace(
        state,
        grids=grids,
        discard=discard,
        held=(),
        phase="source" if after != ender else "open",
        seat=after,
        ender=ender,
        did=did,
        by=seat,
        moved=moved,
        cell=cell,
    )


def _removed(state: State, seat: int, line: Line, way: str) -> State:
    grid = state.grids[seat]
    gone, after = triple(grid, line), grid.without(line, way)
    lines = offered(grid, state.lines, after)
    grids = put(state.grids, seat, after)
    state = replace(
        state,
        grids=grids,
        discard=(*state.discard, *gone),
        lines=lines,
        did="remove",
        by=seat,
        moved=gone,
        cell=-1,
    )
    if state.phase == "final":
        state = replace(state, cleared=put(state.cleared, seat, (*state.cleared[seat], *gone)))
        return state if lines else _next_owner(state)
    return state if lines else _turn_over(state)


def _turn_over(state: State) -> State:
    """The end of a turn: it may have ended the round, or been the last one of it."""
    seat, ender = state.seat, state.ender
    if ender is None and False not in state.grids[seat].up:
        ender = seat
    after = seat + 1 if seat + 1 < len(state.grids) else 0
    return replace(state, phase="source" if after != ender else "open", seat=after, ender=ender)


def opened_up(state: State) -> State:
    """Everybody has had the last turn: the cards that still lie face down are turned up."""
    after = turned_up(state)
    if after.rules.countdown or not after.waiting:
        return _next_owner(after)
    return replace(after, phase="turned")


def settled(state: State) -> State:
    """The lines that came to light are removed for their owners, and the round is counted."""
    return scored(cleared_up(state))


def _next_owner(state: State) -> State:
    if not state.waiting:
        return scored(state)
    return replace(
        state,
        phase="final",
        seat=state.waiting[0],
        lines=state.later[0],
        waiting=state.waiting[1:],
        later=state.later[1:],
    )
