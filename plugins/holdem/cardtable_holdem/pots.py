"""Who plays for which chips, and how they are paid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .state import Pot


def uncalled(totals: Sequence[int]) -> tuple[int, int]:
    """The seat that put in more than every other one, and by how many chips; 0 chips if there is none."""
    most = max(totals)
    seat = list(totals).index(most)
    return seat, most - max([total for i, total in enumerate(totals) if i != seat], default=0)


def pots(totals: Sequence[int], folded: Sequence[bool]) -> tuple[Pot, ...]:
    """Main pot and side pots, from what each seat has put in, uncalled chips already taken out.

    A pot reaches from one live seat's total to the next higher one and can be won by the live seats that filled it;
    neighbours with the same seats are one pot. What folded seats put in above the highest live total joins the last.
    """
    live = [seat for seat, gone in enumerate(folded) if not gone]
    levels = sorted({totals[seat] for seat in live})
    if len(levels) == 1:
        whole = sum(totals)
        return (Pot(whole, tuple(live)),) if whole else ()
    found: list[tuple[int, tuple[int, ...]]] = []
    below = 0
    for level in levels:
        top = level if level != levels[-1] else max(totals)
        amount = sum([min(total, top) - below for total in totals if total > below])
        seats = tuple([seat for seat in live if totals[seat] >= level])
        if found and (found[-1][1] == seats or not found[-1][0]):
            amount += found.pop()[0]
        found.append((amount, seats))
        below = level
    return tuple([Pot(amount, seats) for amount, seats in found if amount])


def pay_out(found: Sequence[Pot], strength: Mapping[int, int], order: Sequence[int]) -> tuple[Pot, ...]:
    """The pots with their winners.

    Args:
        found: the pots.
        strength: how good each live seat's hand is.
        order: all seats, clockwise from the dealer's left.
    """
    paid = []
    for pot in found:
        best = max([strength[seat] for seat in pot.seats])
        winners = tuple([seat for seat in order if seat in pot.seats and strength[seat] == best])
        paid.append(Pot(pot.amount, pot.seats, winners))
    return tuple(paid)


def shares(pot: Pot) -> list[tuple[int, int]]:
    """What each winner gets of a pot: equal parts, odd chips one each from the dealer's left (TDA, Robert's Rules)."""
    each, odd = divmod(pot.amount, len(pot.winners))
    return [(seat, each + (place < odd)) for place, seat in enumerate(pot.winners)]
