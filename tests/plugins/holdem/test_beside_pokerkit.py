"""Fresh random hands through PokerKit and this engine, side by side: who acts, calls, raises, and final stacks.

PokerKit, once a raise is open again for one seat, opens it for all (TDA 47 asks each seat alone), and gives all odd
chips of a pot to one seat; nothing else may differ. Big blinds are never short here: there the price differs.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from cardtable import Action, Refusal
from cardtable_holdem.betting import raise_range
from cardtable_holdem.formats import write_phh
from cardtable_holdem.state import State

from .hands import GAME, run_out, start

if os.environ.get("CARDTABLE_REQUIRE_PEERS") == "1":
    import pokerkit
else:
    pokerkit = pytest.importorskip("pokerkit", reason="needs the extra 'peers'")


def theirs(state: State) -> Any:
    """The same hand in PokerKit; its player 0 is our seat 0, who sits left of the dealer."""
    every = pokerkit.Automation
    not_dealing = (every.HOLE_DEALING, every.BOARD_DEALING, every.CARD_BURNING)
    by_itself = tuple(each for each in every if each not in not_dealing)
    seats = len(state.start)
    table = pokerkit.NoLimitTexasHoldem.create_state(by_itself, True, 0, state.blinds, 20, list(state.start), seats)
    for seat in range(seats):
        table.deal_hole("".join(card.code for card in state.holes[seat]), seat)
    return table


def lay_board(table: Any, board: list[str]) -> None:
    """Deals the board as far as PokerKit waits for it."""
    while board and table.can_burn_card("??"):
        table.burn_card("??")  # it burns a card that nobody sees, we burn none
        count = 3 if not table.board_cards else 1
        table.deal_board("".join(board[:count]))
        del board[:count]


def chosen(state: State, rng: random.Random) -> Action:
    """A legal action, small raises as likely as large ones; never a fold that is free, which PokerKit refuses."""
    choices = [choice for choice in GAME.choices(state, state.seat) if choice.confirm != "fold_free"]
    choice = rng.choice(choices)
    if choice.low is None or choice.high is None:
        return Action(choice.kind)
    return Action("raise", amount=rng.choice((choice.low, choice.high, rng.randint(choice.low, choice.high))))


@pytest.mark.parametrize("seed", range(120))
def test_a_random_hand_goes_the_same_way_in_both(seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(2, 9)
    stacks = [rng.choice((rng.randint(20, 90), rng.randint(20, 400), 1000)) for _ in range(seats)]
    state = start(stacks=stacks, dealer=seats - 1, seed=f"beside {seed}")
    board = [card.code for card in state.deck.cards[:5]]
    table = theirs(state)
    lay_board(table, board)
    while state.phase not in ("result", "runout"):
        seat = state.seat
        assert table.actor_index == seat
        assert table.checking_or_calling_amount == min(max(state.current - state.street[seat], 0), state.stacks[seat])
        low, high = (
            table.min_completion_betting_or_raising_to_amount,
            table.max_completion_betting_or_raising_to_amount,
        )
        ours = raise_range(state, seat)
        if ours is None and low is not None:
            with pytest.raises(Refusal, match="raise_not_reopened"):
                GAME.play(state, seat, Action("raise", amount=low))
        else:
            assert ours == (None if low is None else (low, high))
        action = chosen(state, rng)
        state = GAME.play(state, seat, action)
        if action.kind == "fold":
            table.fold()
        elif action.kind == "raise":
            table.complete_bet_or_raise_to(action.amount)
        else:
            table.check_or_call()
        lay_board(table, board)
    state = run_out(state)
    told = list(pokerkit.HandHistory.loads(write_phh(state)))[-1]
    assert sum(told.stacks) == sum(state.stacks)
    odd = any(pot.amount % len(pot.winners) for pot in state.pots)
    spread = 12 if odd else 0
    assert all(abs(mine - other) <= spread for mine, other in zip(state.stacks, told.stacks, strict=True))
