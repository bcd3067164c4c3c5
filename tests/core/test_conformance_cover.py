"""The option sets that a check plays: every pair of values meets, and no illegal set is played."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Literal, Self

from pydantic import model_validator

from cardtable import HouseRules, option
from cardtable.conformance.cover import option_sets, pairwise, seat_counts
from tests.samples.swap import Swap

VALUES: dict[str, tuple[int | bool | str, ...]] = {
    "seats": (2, 3, 4),
    "turns": (3, 1, 10),
    "ace": ("low", "high"),
    "open": (False, True),
    "side": ("left", "right", "across", "none"),
}


def any_row(row: Mapping[str, Any]) -> bool:
    return True


def test_every_two_values_meet_in_far_fewer_rows_than_there_are_sets() -> None:
    rows = pairwise(VALUES, any_row)
    for one, other in combinations(VALUES, 2):
        met = {(row[one], row[other]) for row in rows}
        assert met == {(x, y) for x in VALUES[one] for y in VALUES[other]}
    assert len(rows) <= 16  # 4 x 3 is the least, 144 are all


def test_the_standard_set_comes_first() -> None:
    assert pairwise(VALUES, any_row)[0] == {name: values[0] for name, values in VALUES.items()}


def test_sets_that_are_not_allowed_are_left_out_and_all_other_pairs_still_meet() -> None:
    def allowed(row: Mapping[str, Any]) -> bool:
        return not (row["ace"] == "high" and row["open"]) and not (row["side"] == "none" and row["turns"] == 3)

    rows = pairwise(VALUES, allowed)
    assert all(allowed(row) for row in rows)
    assert {(row["side"], row["open"]) for row in rows} == {(x, y) for x in VALUES["side"] for y in VALUES["open"]}
    assert {(row["ace"], row["open"]) for row in rows} == {("low", False), ("low", True), ("high", False)}


def test_without_options_every_seat_count_is_played() -> None:
    assert pairwise({"seats": (1, 4, 8)}, any_row) == [{"seats": 1}, {"seats": 4}, {"seats": 8}]


class Bound(HouseRules):
    """House rules of which not every set is legal."""

    side: Literal["left", "none"] = "left"
    cards: int = option(1, 1, 3, off=0)

    @model_validator(mode="after")
    def fit(self) -> Self:
        if self.side == "none" and self.cards:
            raise ValueError("without passing there are no cards to pass")
        return self


class Bounded(Swap):
    house_rules = Bound  # type: ignore[assignment]


def test_house_rules_that_refuse_a_set_are_asked() -> None:
    sets = [rules.values() for rules, _ in option_sets(Bounded(), (2, 4))]
    assert {(each["side"], each["cards"]) for each in sets} == {("left", 1), ("left", 3), ("left", 0), ("none", 0)}


def test_seat_counts_are_the_lowest_the_highest_and_some_between() -> None:
    assert seat_counts(range(1, 9)) == (1, 2, 5, 8)
    assert seat_counts(range(4, 5)) == (4,)
    assert seat_counts(range(2, 13)) == (2, 3, 7, 12)
