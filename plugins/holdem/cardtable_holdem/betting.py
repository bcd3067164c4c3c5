"""The betting: what a seat may do, what it does, and whose turn it is then.

Amounts are totals: `raise` to 60 means that the seat then has 60 chips in on this street.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from cardtable import Action, Choice, Turn, replace, say

from .showdown import finish, turn_up
from .state import STREETS, Move, State, around

FOLD = Choice("fold")
FOLD_FREE = Choice("fold", confirm="fold_free")
CHECK = Choice("check")

STREET_NUMBER = {street: number for number, street in enumerate(STREETS)}

RESULT_PAUSE = 12.0
"""Seconds for which a finished hand stays on the table."""
RUNOUT_PAUSE = 1.6
"""Seconds between the cards of a board that is run out, so that people can follow."""


@cache
def asking(seat: int, phase: str, owes: bool) -> Turn:
    """The turn of a seat that must put chips in to stay, or not; kept, since it is asked for after every action."""
    return Turn((seat,), phase, prompt=say("ask-call") if owes else say("ask-check"))


RUNOUT = Turn(phase="runout", pause=RUNOUT_PAUSE)
RESULT = Turn(phase="result", pause=RESULT_PAUSE)
OVER = Turn(phase="result", over=True)


def raise_range(state: State, seat: int) -> tuple[int, int] | None:
    """The lowest and the highest total that the seat may raise to; None: it may not raise.

    A raise adds at least the last full bet or raise, or is all-in. Who has acted may raise again only when it faces at
    least a full raise, made of several short all-ins perhaps (TDA 47): this is asked for each seat by itself.
    """
    own, current, full = state.street[seat], state.current, state.full
    top = own + state.stacks[seat]
    if top <= current or (state.acted[seat] and current - own < full) or not _could_be_called(state, seat):
        return None
    return (current + full if current + full < top else top), top


def _could_be_called(state: State, seat: int) -> bool:
    current = state.current
    for other, folded in enumerate(state.folded):
        if not folded and other != seat and state.street[other] + state.stacks[other] > current:
            return True
    return False


def choices(state: State) -> tuple[Choice, ...]:
    """What the seat that acts may do; the boldest first."""
    seat = state.seat
    owe = state.current - state.street[seat]
    if owe > 0:
        stack = state.stacks[seat]
        rest: tuple[Choice, ...] = (_call(owe if owe < stack else stack), FOLD)
    else:
        rest = (CHECK, FOLD_FREE)
    amounts = raise_range(state, seat)
    if amounts is None:
        return rest
    low, high = amounts
    return (Choice("raise", low=low, high=high, marks=_marks(state, low, high)), *rest)


@lru_cache(maxsize=4096)
def _call(amount: int) -> Choice:
    return Choice("call", args=(("amount", amount),))


def _marks(state: State, low: int, high: int) -> tuple[tuple[str, int], ...]:
    """Minimum, half the pot, the pot and all-in, where they are different totals; the pot counts the call."""
    if low == high:
        return (("min", low),)
    current = state.current
    pot = sum(state.paid) + sum(state.street) + current - state.street[state.seat]
    half, whole = current + pot // 2, current + pot
    if whole >= high:
        if low < half < high:
            return (("min", low), ("half_pot", half), ("all_in", high))
        return (("min", low), ("all_in", high))
    if low < half:
        return (("min", low), ("half_pot", half), ("pot", whole), ("all_in", high))
    return (("min", low), ("pot", whole), ("all_in", high)) if low < whole else (("min", low), ("all_in", high))


def act(state: State, action: Action) -> State:
    """The state after a legal action of the seat whose turn it is."""
    seat, kind = state.seat, action.kind
    stacks, street, folded = state.stacks, state.street, state.folded
    current, full, own = state.current, state.full, street[seat]
    if kind == "fold":
        folded = (*folded[:seat], True, *folded[seat + 1 :])
    elif kind != "check":
        amount = action.amount
        if amount is None:
            amount = min(current, own + stacks[seat])
        else:
            full = max(full, amount - current)
            current = amount
        stacks = (*stacks[:seat], stacks[seat] + own - amount, *stacks[seat + 1 :])
        street = (*street[:seat], amount, *street[seat + 1 :])
        own = amount
    acted = state.acted
    if not acted[seat]:
        acted = (*acted[:seat], True, *acted[seat + 1 :])
    following = first_to_act(seat, folded, stacks, street, acted, current)
    after = replace(
        state,
        stacks=stacks,
        street=street,
        folded=folded,
        acted=acted,
        current=current,
        full=full,
        seat=following if following >= 0 else seat,
        moves=(*state.moves, Move(STREET_NUMBER[state.phase], seat, kind, own)),
    )
    return after if following >= 0 else close(after, following)


STREET_OVER, BETTING_OVER, ALONE = -1, -2, -3


def first_to_act(
    after: int,
    folded: Sequence[bool],
    stacks: Sequence[int],
    street: Sequence[int],
    acted: Sequence[bool],
    current: int,
) -> int:
    """The next seat that has to act; below 0 one of the words above: nobody has to."""
    live = able = last = 0
    found = STREET_OVER
    for seat in around(after, len(folded)):
        if not folded[seat]:
            live += 1
            if stacks[seat]:
                able += 1
                last = seat
                if found < 0 and (not acted[seat] or street[seat] < current):
                    found = seat
                if found >= 0 and able > 1:
                    return found
    if live == 1:
        return ALONE
    if not able or (able == 1 and street[last] >= max([x for x, out in zip(street, folded, strict=True) if not out])):
        return BETTING_OVER
    return found


def close(state: State, why: int) -> State:
    """The next street, the run-out or the result."""
    if why == ALONE or len(state.board) == 5:
        return finish(state)
    if why == BETTING_OVER:
        # All-in before the river: the hands are turned up before the rest of the board (WSOP).
        return turn_up(replace(state, phase="runout"))
    nothing = (0,) * len(state.stacks)
    state = deal_street(state)
    live = [seat for seat in around(state.dealer, len(nothing)) if not state.folded[seat] and state.stacks[seat]]
    return replace(
        state,
        phase=STREETS[len(state.board) - 2],
        paid=state.totals,
        street=nothing,
        acted=(False,) * len(nothing),
        current=0,
        full=state.blinds[1],
        seat=live[0],
    )


def deal_street(state: State) -> State:
    """The flop, the turn or the river laid out; no card is burnt."""
    drawn, deck = state.deck.draw(1 if state.board else 3)
    return replace(state, board=state.board + drawn, deck=deck)
