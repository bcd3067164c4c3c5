from collections import Counter

import pytest

from cardtable import HIDDEN, SEALED, Action, Choice, Dice, Refusal, Sealed, cards, legal, sample, say
from cardtable.message import CardRef

HAND = cards("2c 9d Qs Ah")


@pytest.mark.parametrize(
    ("choice", "action", "allowed"),
    [
        (Choice("bank"), Action("bank"), True),
        (Choice("bank"), Action("draw"), False),
        (Choice("bank"), Action("bank", amount=1), False),
        (Choice("bank"), Action("bank", cards=HAND[:1]), False),
        (Choice("bank"), Action("bank", cells=(0,)), False),
        (Choice("bank"), Action("bank", word="x"), False),
        (Choice("remove", word="rows"), Action("remove", word="rows"), True),
        (Choice("remove", word="rows"), Action("remove"), False),
        (Choice("play", HAND), Action("play", HAND[1:2]), True),
        (Choice("play", HAND), Action("play"), False),
        (Choice("play", HAND), Action("play", HAND[:2]), False),
        (Choice("play", HAND), Action("play", cards("3c")), False),
        (Choice("play", HAND), Action("play", (HIDDEN,)), False),
        (Choice("pass", HAND, count=3), Action("pass", HAND[:3]), True),
        (Choice("pass", HAND, count=3), Action("pass", HAND[:2]), False),
        (Choice("pass", HAND, count=3), Action("pass", (HAND[0], HAND[0], HAND[1])), False),
        (Choice("reveal", cells=(0, 1, 2), count=2), Action("reveal", cells=(2, 0)), True),
        (Choice("reveal", cells=(0, 1, 2), count=2), Action("reveal", cells=(2, 2)), False),
        (Choice("reveal", cells=(0, 1, 2), count=2), Action("reveal", cells=(2, 3)), False),
        (Choice("bid", low=0, high=13), Action("bid", amount=0), True),
        (Choice("bid", low=0, high=13), Action("bid", amount=13), True),
        (Choice("bid", low=0, high=13), Action("bid", amount=14), False),
        (Choice("bid", low=0, high=13), Action("bid", amount=-1), False),
        (Choice("bid", low=0, high=13), Action("bid", amount=True), False),
        (Choice("bid", low=0, high=13), Action("bid"), False),
    ],
)
def test_a_choice_allows_exactly_the_actions_it_stands_for(choice: Choice, action: Action, allowed: bool) -> None:
    assert choice.allows(action) is allowed
    assert legal([Choice("other"), choice], action) is allowed


def test_nothing_is_legal_without_a_choice() -> None:
    assert not legal([], Action("play"))


def test_samples_are_legal_and_reach_every_pick() -> None:
    pools = [Choice("pass", HAND, count=2), Choice("flip", cells=(1, 5))]
    choices = [Choice("fold"), Choice("raise", low=40, high=43), *pools]
    dice = Dice("sample")
    drawn = [sample(choices, dice) for _ in range(2000)]
    assert all(legal(choices, action) for action in drawn)
    kinds = Counter(action.kind for action in drawn)
    assert all(400 < kinds[choice.kind] < 600 for choice in choices)
    assert {action.amount for action in drawn if action.kind == "raise"} == {40, 41, 42, 43}
    assert len({action.cards for action in drawn if action.kind == "pass"}) == 12
    assert {action.cells for action in drawn if action.kind == "flip"} == {(1,), (5,)}


def test_amounts_beyond_one_word_of_the_dice_are_reached() -> None:
    dice = Dice("large")
    drawn = [sample([Choice("raise", low=10, high=1_000_000)], dice).amount or 0 for _ in range(200)]
    assert min(drawn) >= 10
    assert max(drawn) > 900_000


def test_sealed_picks_of_others_show_only_that_they_are_made() -> None:
    sealed = Sealed.open(3).put(1, Action("pass", HAND[:3])).put(2, Action("pass", HAND[1:]))
    assert sealed.waiting == (0,)
    assert sealed.hide(1).picks == (None, Action("pass", HAND[:3]), SEALED)
    assert sealed.hide(None).picks == (None, SEALED, SEALED)


def test_a_refusal_names_its_reason_and_carries_the_sentence() -> None:
    refusal = Refusal("must_follow", suit="c", card=HAND[0])
    assert refusal.key == "must_follow"
    assert refusal.message == say("no-must_follow", suit="c", card=HAND[0])
    assert refusal.message.args == (("suit", "c"), ("card", CardRef(HAND[0])))
    assert "must_follow" in str(refusal)
