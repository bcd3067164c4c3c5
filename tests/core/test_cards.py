import copy
import pickle

import pytest

from cardtable import HIDDEN, STANDARD, Card, cards, conceal


def test_a_card_is_one_object_however_it_is_made() -> None:
    assert Card("Qs", "s", 12) is cards("Qs")[0]
    assert copy.deepcopy(STANDARD[3]) is STANDARD[3]
    assert pickle.loads(pickle.dumps(STANDARD[3])) is STANDARD[3]


def test_two_games_may_use_one_code_for_different_cards() -> None:
    assert Card("B7", "B", 7) is not Card("B7", "b", 7)


def test_a_card_prints_as_its_code_and_never_changes() -> None:
    queen = cards("Qs")[0]
    assert repr(queen) == "Qs"
    assert (queen.suit, queen.rank) == ("s", 12)
    with pytest.raises(AttributeError):
        queen.rank = 13


@pytest.mark.parametrize("code", ["", "Q s", "\tQ"])
def test_a_code_without_blanks_is_asked_for(code: str) -> None:
    with pytest.raises(ValueError, match="without blanks"):
        Card(code)


def test_the_standard_deck_has_fifty_two_different_cards() -> None:
    assert len(set(STANDARD)) == 52
    assert sorted(card.rank for card in STANDARD if card.suit == "h") == list(range(2, 15))


def test_a_line_of_codes_reads_as_cards_and_blanks() -> None:
    assert [repr(card) for card in cards("Qs Th ??")] == ["Qs", "Th", "??"]
    grid = tuple(Card(f"B{value}", "B", value) for value in range(-1, 12))
    assert cards("B11 B-1", deck=grid) == (grid[-1], grid[0])


def test_a_code_of_another_deck_is_refused_with_an_example() -> None:
    with pytest.raises(ValueError, match=r"no card 'Xx' in this deck.*'2c'"):
        cards("2c Xx")


def test_known_cards_stand_first_so_that_no_place_tells() -> None:
    hand = cards("2c 9d Qs Ah")
    assert conceal(hand) == (HIDDEN,) * 4
    assert conceal(hand, cards("Qs")) == (*cards("Qs"), HIDDEN, HIDDEN, HIDDEN)


def test_cards_sort_by_suit_and_rank() -> None:
    assert sorted(cards("As 2c Td 9d")) == list(cards("2c 9d Td As"))
