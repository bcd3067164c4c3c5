"""The dice with which the laws watch a game, and those of the second world."""

import pytest

from cardtable import Deck, Dice, cards
from cardtable.conformance.watched import Parted, TwinDice, WatchedDice
from tests.samples.swap import DECK

NINES = cards("9c 9d 9h 9s")


def exchange(pile: tuple[object, ...]) -> tuple[object, ...]:
    """9c and 9d exchanged."""
    swapped = {NINES[0]: NINES[1], NINES[1]: NINES[0]}
    return tuple(swapped.get(card, card) for card in pile)  # type: ignore[call-overload]


def test_watched_dice_give_the_same_shuffles_and_find_nothing_in_them() -> None:
    watched = WatchedDice("a seed", 3)
    assert Deck(DECK).shuffled(watched) == Deck(DECK).shuffled(Dice("a seed", 3))
    assert watched.breaches == []
    assert len(watched.shuffles) == 1


def test_watched_dice_name_every_other_way_to_draw_chance() -> None:
    watched = WatchedDice("a seed")
    watched.below(6)
    watched.shuffle(DECK)
    assert watched.seed == "a seed"
    assert [breach.split()[0] for breach in watched.breaches] == ["draws", "shuffles", "reads"]


def test_twin_dice_repeat_a_shuffle_with_two_cards_exchanged() -> None:
    first = [(NINES, NINES[::-1])]
    twin = TwinDice("a seed", 1, first, exchange)
    assert Deck(NINES).shuffled(twin).cards == exchange(NINES[::-1])
    assert twin.seed != "a seed"


def test_twin_dice_exchange_the_one_card_that_a_pile_holds() -> None:
    twin = TwinDice("a seed", 1, [((NINES[0], NINES[2]), (NINES[2], NINES[0]))], exchange)
    assert twin.shuffle((NINES[1], NINES[2])) == (NINES[2], NINES[1])


def test_twin_dice_leave_a_pile_alone_whose_cards_are_the_same_in_both_worlds() -> None:
    twin = TwinDice("a seed", 1, [((NINES[0], NINES[2]), (NINES[2], NINES[0]))], exchange)
    assert twin.shuffle((NINES[0], NINES[2])) == (NINES[2], NINES[0])


def test_worlds_that_shuffle_other_piles_have_parted() -> None:
    twin = TwinDice("a seed", 1, [(NINES, NINES[::-1])], exchange)
    with pytest.raises(Parted):
        twin.shuffle(NINES[:3])
    with pytest.raises(Parted):
        TwinDice("a seed", 1, [], exchange).shuffle(NINES)
