from typing import Any, Literal

import pytest
from pydantic import ValidationError, create_model, model_validator

from cardtable import HouseRules, RulesError, option


class Rules(HouseRules):
    turns: int = option(3, 1, 10)
    step: int = option(500, 100, 1000, step=50)
    floor: int = option(0, -1000, -100, off=0)
    ace: Literal["low", "high"] = "low"
    open_draw: bool = False


def test_one_model_gives_the_options_with_their_bounds() -> None:
    turns, step, floor, ace, open_draw = Rules.options()
    assert (turns.name, turns.kind, turns.default, turns.low, turns.high) == ("turns", "int", 3, 1, 10)
    assert (step.step, floor.off) == (50, 0)
    assert (ace.kind, ace.words, open_draw.kind) == ("word", ("low", "high"), "bool")


def test_what_is_not_named_keeps_its_standard_value() -> None:
    assert Rules.parse({"turns": 5}).values() == {"turns": 5, "step": 500, "floor": 0, "ace": "low", "open_draw": False}
    assert Rules.parse(None) == Rules()
    assert Rules.parse(Rules(turns=2)).turns == 2


@pytest.mark.parametrize(
    ("given", "field", "allowed"),
    [
        ({"turns": 0}, "turns", "from 1 to 10"),
        ({"turns": 11}, "turns", "from 1 to 10"),
        ({"turns": "3"}, "turns", "a whole number"),
        ({"turns": 3.0}, "turns", "a whole number"),
        ({"turns": True}, "turns", "a whole number"),
        ({"turns": None}, "turns", "a whole number"),
        ({"step": 525}, "step", "in steps of 50"),
        ({"floor": -50}, "floor", "or 0 for off"),
        ({"ace": "middle"}, "ace", "low or high"),
        ({"ace": 1}, "ace", "low or high"),
        ({"open_draw": 1}, "open_draw", "true or false"),
        ({"jokers": 2}, "jokers", "there is turns, step, floor, ace, open_draw"),
    ],
)
def test_a_wrong_value_is_refused_with_its_field_and_what_is_allowed(
    given: dict[str, object], field: str, allowed: str
) -> None:
    with pytest.raises(RulesError) as refused:
        Rules.parse(given)
    assert list(refused.value.fields) == [field]
    assert allowed in refused.value.fields[field]


def test_every_wrong_field_is_named_at_once() -> None:
    with pytest.raises(RulesError) as refused:
        Rules.parse({"turns": 99, "ace": "x", "turns2": 1})
    assert set(refused.value.fields) == {"turns", "ace", "turns2"}


def test_house_rules_do_not_change() -> None:
    with pytest.raises(ValidationError):
        Rules().turns = 5


def test_values_worth_trying_together_are_the_ends_the_standard_and_off() -> None:
    values = {option.name: set(option.some()) for option in Rules.options()}
    assert values == {
        "turns": {1, 3, 10},
        "step": {100, 500, 1000},
        "floor": {0, -1000, -100},
        "ace": {"low", "high"},
        "open_draw": {False, True},
    }


def test_two_options_that_do_not_go_together_are_refused() -> None:
    class Odd(Rules):
        @model_validator(mode="after")
        def no_open_draw_with_one_turn(self) -> "Odd":
            if self.turns == 1 and self.open_draw:
                raise ValueError("open_draw needs turns of 2 or more")
            return self

    with pytest.raises(RulesError, match="open_draw needs turns"):
        Odd.parse({"turns": 1, "open_draw": True})


@pytest.mark.parametrize(("kind", "default"), [(int, 3), (float, 1.0), (str, "x")])
def test_an_option_without_bounds_or_of_another_type_is_a_mistake_of_the_author(kind: type, default: Any) -> None:
    model: type[HouseRules] = create_model("Bare", __base__=HouseRules, size=(kind, default))
    with pytest.raises(TypeError, match="size"):
        model.options()
