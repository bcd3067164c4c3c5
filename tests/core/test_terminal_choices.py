"""A choice on its way to an action, and the keys that stand for it."""

from __future__ import annotations

from cardtable import Choice, cards
from cardtable.terminal.draft import Draft, drafts
from cardtable.terminal.keys import keys_for


def test_a_few_amounts_are_offered_one_by_one_and_more_are_typed() -> None:
    assert [draft.amount for draft in drafts([Choice("bid", low=0, high=13)])] == list(range(14))
    assert [draft.needs for draft in drafts([Choice("raise", low=0, high=15)])] == ["amount"]


def test_a_pool_of_exactly_as_many_as_are_wanted_is_taken_whole() -> None:
    draft = Draft.begin(Choice("close", cells=(4, 5), count=2, word="rows"))
    assert draft.needs == ""
    assert draft.action().cells == (4, 5)


def test_several_cards_are_picked_taken_back_and_never_too_many() -> None:
    one, two, three = cards("2c 3c 4c")
    draft = Draft.begin(Choice("pass", (one, two, three), count=2)).toggle(one).toggle(two)
    assert draft.needs == ""
    assert draft.toggle(three) == draft
    assert draft.toggle(one).needs == "cards"
    assert draft.toggle(*cards("Ks")) == draft
    assert draft.toggle(one).toggle(three).action().cards == (two, three)


def test_keys_are_letters_of_the_labels_and_all_different() -> None:
    assert keys_for(["Higher", "Lower", "Bank 2 points"]) == ["h", "l", "b"]
    assert keys_for(["Höher", "Tiefer", "Halten", "Quatsch"], ["q"]) == ["h", "t", "a", "u"]
    assert keys_for(["Öä", "Öä"]) == ["1", "2"]
