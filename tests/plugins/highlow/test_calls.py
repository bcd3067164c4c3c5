"""What a call does, and which calls there are."""

from typing import Any

import pytest

from cardtable import STANDARD, Action, Dice, Refusal, cards
from cardtable_highlow import HighLow, Rules, State

GAME = HighLow()
LOW, HIGH = Rules(ace="low"), Rules(ace="high")


def table(line: str, rules: Rules = LOW, **given: Any) -> State:
    """A match with these cards on top: the first one lies on the table."""
    return GAME.hand(Dice.stacked(cards(line)), rules, **given)


def call(state: State, kind: str) -> State:
    return GAME.play(state, state.seat, Action(kind))


def kinds(state: State) -> list[str]:
    return [choice.kind for choice in GAME.choices(state, state.seat)]


def test_a_call_in_the_right_direction_is_a_hit_and_the_turn_goes_on() -> None:
    state = call(table("7h Th", seats=2), "higher")
    assert (state.last, state.streak, state.seat) == ("hit", 1, 0)
    assert (str(state.table), state.gone) == ("Th", cards("7h"))


@pytest.mark.parametrize(("line", "kind"), [("7h 5h", "higher"), ("Qc Kc", "lower")])
def test_a_call_in_the_wrong_direction_ends_the_turn_without_points(line: str, kind: str) -> None:
    state = call(table(line, seats=2, streak=4), kind)
    assert (state.last, state.streak, state.seat, state.count) == ("miss", 0, 1, 4)
    assert state.banked == ((0,), ())


# From the test suites of two public High-Low programs, in C# (7 then 5, "higher") and in Java (queen then jack,
# "lower"): facts only.
def test_seven_then_five_misses_higher_and_queen_then_jack_hits_lower() -> None:
    assert call(table("7h 5h", seats=2), "higher").seat == 1
    assert call(table("Qc Jc", seats=2), "lower").streak == 1


# A public program (jdshatz/hi-lo) let suits break a tie; here suits never count.
@pytest.mark.parametrize("kind", ["higher", "lower"])
@pytest.mark.parametrize("line", ["7c 7s", "7s 7c"])
def test_an_equal_rank_is_a_miss_whichever_way_it_was_called(line: str, kind: str) -> None:
    state = call(table(line, seats=2, streak=2), kind)
    assert (state.last, state.seat, state.totals) == ("equal", 1, (0, 0))


@pytest.mark.parametrize("card", STANDARD)
@pytest.mark.parametrize("rules", [LOW, HIGH])
def test_only_the_ends_of_the_order_of_ranks_forbid_a_call(card: object, rules: Rules) -> None:
    code = str(card)
    top, bottom = ("K", "A") if rules.ace == "low" else ("A", "2")
    expected = [*["higher"] * (code[0] != top), *["lower"] * (code[0] != bottom), "bank"]
    assert kinds(table(code, rules)) == expected


def test_a_low_ace_lies_below_the_two_and_a_high_one_above_the_king() -> None:
    assert call(table("2h As"), "lower").last == "hit"
    assert call(table("As 2h"), "higher").last == "hit"
    assert call(table("Kh As", HIGH), "higher").last == "hit"
    assert call(table("As Kh", HIGH), "lower").last == "hit"
    assert call(table("Kh As"), "lower").last == "hit"
    assert call(table("3h As", HIGH), "lower").last == "miss"


def test_a_call_stays_legal_when_no_card_that_could_win_it_is_left() -> None:
    state = table("Qc 2c", deck=1)
    assert {str(card) for card in state.gone} >= {"Kc", "Kd", "Kh", "Ks"}
    assert kinds(state) == ["higher", "lower", "bank"]
    assert call(state, "higher").last == "miss"


@pytest.mark.parametrize(
    ("code", "rules", "kind", "reason"),
    [
        ("Kd", LOW, "higher", "no_higher"),
        ("Ad", LOW, "lower", "no_lower"),
        ("Ad", HIGH, "higher", "no_higher"),
        ("2d", HIGH, "lower", "no_lower"),
        ("7d", LOW, "fold", "wrong_phase"),
    ],
)
def test_an_impossible_call_is_refused_with_its_reason_and_changes_nothing(
    code: str, rules: Rules, kind: str, reason: str
) -> None:
    state = table(code, rules)
    with pytest.raises(Refusal) as refused:
        call(state, kind)
    assert refused.value.key == reason
    assert state == table(code, rules)


def test_a_call_takes_no_cards_amount_or_word() -> None:
    for action in (Action("higher", amount=3), Action("bank", amount=2), Action("lower", word="please")):
        with pytest.raises(Refusal, match="illegal"):
            GAME.play(table("7h"), 0, action)
    with pytest.raises(Refusal, match="illegal"):
        GAME.play(table("7h"), 0, Action("higher", cards("8h")))


def test_a_seat_that_is_not_up_is_told_so() -> None:
    with pytest.raises(Refusal, match="not_your_turn"):
        GAME.play(table("Kh", seats=2), 1, Action("higher"))
