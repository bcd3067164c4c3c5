import pytest

from cardtable import Deck, Dice, cards


def test_cards_are_dealt_one_at_a_time_from_seat_0() -> None:
    hands, rest = Deck(cards("2c 3c 4c 5c 6c 7c 8c")).deal(3, 2)
    assert hands == (cards("2c 5c"), cards("3c 6c"), cards("4c 7c"))
    assert rest == Deck(cards("8c"))


def test_drawing_takes_the_top_and_leaves_the_deck_as_it_was() -> None:
    deck = Deck(cards("2c 3c 4c"))
    assert deck.draw(2) == (cards("2c 3c"), Deck(cards("4c")))
    assert len(deck) == 3


def test_more_cards_than_there_are_cannot_be_drawn_or_dealt() -> None:
    deck = Deck(cards("2c 3c"))
    for too_many in (lambda: deck.draw(3), lambda: deck.draw(-1), lambda: deck.deal(3, 1)):
        with pytest.raises(ValueError, match="of 2 cards"):
            too_many()


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(Deck().shuffled(Dice("keep"))) == sorted(Deck())
