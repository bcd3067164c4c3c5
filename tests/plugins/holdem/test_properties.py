"""Whatever is played from wherever: chips and cards stay, and the hand ends."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable import Action, Dice
from cardtable_holdem.betting import raise_range

from .hands import GAME

STACKS = st.lists(st.integers(0, 400) | st.integers(0, 12), min_size=2, max_size=12).filter(
    lambda stacks: sum(stack > 0 for stack in stacks) >= 2
)


@settings(max_examples=150, deadline=None)
@given(STACKS, st.integers(0, 11), st.integers(0, 12), st.integers(0, 6), st.data())
def test_no_chip_is_lost_or_made(stacks: list[int], button: int, small: int, ante: int, data: st.DataObject) -> None:
    seats = [seat for seat, stack in enumerate(stacks) if stack]
    dealer = seats[button % len(seats)]
    state = GAME.hand(Dice("property"), stacks=stacks, dealer=dealer, blinds=(small, 2 * small or 1), ante=ante)
    GAME.check(state)
    asked = 0
    while state.phase != "result":
        if state.phase == "runout":
            state = GAME.deal(state, Dice("unused"))
        else:
            seat, asked = state.seat, asked + 1
            choice = data.draw(st.sampled_from(GAME.choices(state, seat)))
            amount = data.draw(st.integers(choice.low, choice.high)) if choice.low and choice.high else None
            before = state
            state = GAME.play(state, seat, Action(choice.kind, amount=amount))
            assert before.stacks[seat] >= state.stacks[seat] or state.phase == "result"
        GAME.check(state)
        assert asked < 500
    assert sum(state.stacks) == sum(stacks)
    assert all(won == 0 for won, folded in zip(state.wins, state.folded, strict=True) if folded)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(1, 300), min_size=2, max_size=6), st.data())
def test_every_amount_between_the_lowest_and_the_highest_raise_is_legal_and_no_other(
    stacks: list[int], data: st.DataObject
) -> None:
    state = GAME.hand(Dice("amounts"), stacks=stacks)
    for _ in range(data.draw(st.integers(0, 8))):
        if state.phase in ("result", "runout"):
            return
        choice = data.draw(st.sampled_from([c for c in GAME.choices(state, state.seat) if c.kind != "fold"]))
        amount = data.draw(st.integers(choice.low, choice.high)) if choice.low and choice.high else None
        state = GAME.play(state, state.seat, Action(choice.kind, amount=amount))
    if state.phase in ("result", "runout"):
        return
    amounts = raise_range(state, state.seat)
    choices = GAME.choices(state, state.seat)
    top = state.street[state.seat] + state.stacks[state.seat]
    for amount in range(top + 3):
        legal = any(choice.allows(Action("raise", amount=amount)) for choice in choices)
        assert legal == (amounts is not None and amounts[0] <= amount <= amounts[1])
        if legal:
            assert amount == top or amount - state.current >= state.full
