from collections import Counter
from typing import Any

import pytest

from cardtable import (
    HIDDEN,
    SEALED,
    Action,
    Card,
    Choice,
    Dice,
    Game,
    Refusal,
    Sealed,
    Table,
    cards,
    games,
    legal,
    sample,
    say,
)
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


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("bank", Action("bank")),
        ("pass Qs Kh 2c", Action("pass", cards("Qs Kh 2c"))),
        ("remove @0 @11 rows", Action("remove", cells=(0, 11), word="rows")),
        ("raise 120", Action("raise", amount=120)),
        ("pay -5", Action("pay", amount=-5)),
        ("play ??", Action("play", cards("??"))),
    ],
)
def test_an_action_fits_on_a_line_and_comes_back(line: str, action: Action) -> None:
    assert str(action) == line
    assert Action.parse(line) == action


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_action_of_a_match_is_read_back_from_its_line(game: Game[Any, Any]) -> None:
    table, dice = Table(game, seed="lines"), Dice("play")
    while not table.over and table.index < 200:
        if not table.turn.seats:
            table.deal()
            continue
        table.act(table.turn.seats[0], sample(table.choices(table.turn.seats[0]), dice))
    actions = [entry.action for entry in table.log]
    assert [Action.parse(str(action), game.deck) for action in actions] == actions


def test_an_actions_line_names_cards_of_the_games_deck_in_any_order() -> None:
    deck = (Card("R-1", "R", -1), Card("B11", "B", 11))
    assert Action.parse("place @4 R-1", deck) == Action("place", deck[:1], (4,))
    assert Action.parse("place Qs", deck) == Action("place", word="Qs")


@pytest.mark.parametrize(
    ("line", "says"),
    [("", "an action is a kind"), ("  ", "an action is a kind"), ("bid 3 nil blind", "'blind' in 'bid")],
)
def test_a_line_that_is_no_action_is_refused(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Action.parse(line)
