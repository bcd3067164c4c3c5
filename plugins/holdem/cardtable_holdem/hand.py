"""How a hand begins: who deals, who posts, and the cards."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable import Deck, Dice

from .betting import close, first_to_act
from .house import Rules
from .state import Move, State, around


def new_hand(
    dice: Dice,
    rules: Rules,
    stacks: Sequence[int],
    dealer: int,
    blinds: tuple[int, int],
    antes: Sequence[int],
    number: int = 1,
    left: tuple[int, ...] = (),
    had: tuple[int, ...] = (),
) -> State:
    """A hand with its antes and blinds posted and its cards dealt, one at a time in two rounds from the small blind.

    Two at a table: the dealer is the small blind, and the cards begin with the big blind.
    """
    seats = len(stacks)
    order = [seat for seat in around(dealer, seats) if stacks[seat]]
    small, big = (order[1], order[0]) if len(order) == 2 else order[:2]
    dealt, deck = Deck().shuffled(dice).deal(len(order), 2)
    holes = dict(zip(order, dealt, strict=True))
    nothing = (0,) * seats
    paid = [min(ante, stack) for ante, stack in zip(antes, stacks, strict=True)]
    behind = [stack - ante for stack, ante in zip(stacks, paid, strict=True)]
    street = [0] * seats
    for seat, blind in ((small, blinds[0]), (big, blinds[1])):
        street[seat] = min(blind, behind[seat])
        behind[seat] -= street[seat]
    folded, acted = tuple([not stack for stack in stacks]), (False,) * seats
    following = first_to_act(big, folded, behind, street, acted, blinds[1])
    state = State(
        rules=rules,
        number=number,
        dealer=dealer,
        big=big,
        blinds=blinds,
        ante=antes[0] if len(set(antes)) == 1 else 0,
        start=tuple(stacks),
        stacks=tuple(behind),
        deck=deck,
        holes=tuple([holes.get(seat, ()) for seat in range(seats)]),
        board=(),
        paid=tuple(paid),
        street=tuple(street),
        folded=folded,
        acted=acted,
        current=blinds[1],
        full=blinds[1],
        seat=following if following >= 0 else big,
        phase="preflop",
        shown=(False,) * seats,
        moves=(Move(0, small, "small_blind", street[small]), Move(0, big, "big_blind", street[big])),
        left=left or nothing,
        had=had or nothing,
    )
    return state if following >= 0 else close(state, following)


def next_hand(state: State, dice: Dice) -> State:
    """The hand after this one: the button moves on, and the blinds double when it is time."""
    step = state.rules.blind_step
    small, big = state.blinds
    if step and state.number % step == 0:
        small, big = 2 * small, 2 * big
    return new_hand(
        dice,
        state.rules,
        state.stacks,
        next_dealer(state),
        (small, big),
        (state.ante,) * len(state.stacks),
        state.number + 1,
        state.left,
        state.had,
    )


def next_dealer(state: State) -> int:
    """The next seat clockwise that has chips; of two, whoever was big blind: nobody is that twice running."""
    if sum([stack > 0 for stack in state.stacks]) == 2 and state.stacks[state.big]:
        return state.big
    return next(seat for seat in around(state.dealer, len(state.stacks)) if state.stacks[seat])
