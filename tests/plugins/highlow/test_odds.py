"""The recursion of a turn, checked against enumeration and against figures worked out by hand."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from cardtable_highlow.odds import STEPS, Stakes, best_call, full_deck_call, turn_points
from cardtable_highlow.stakes import for_points, for_winning

POINTS = for_points(1, 32)


def enumerated(at: Stakes, unseen: list[int], card: int, streak: int, depth: int) -> float:
    """The value with `depth` cards looked at one by one, each taken out of the unseen ones when it comes."""
    if depth == 0 or not sum(unseen):
        return at.ahead[streak][card]
    left = sum(unseen)
    up = down = 0.0
    for step in STEPS:
        if not unseen[step]:
            continue
        rest = [count - (step == at_) for at_, count in enumerate(unseen)]
        further = enumerated(at, rest, step, streak + 1, depth - 1)
        up += unseen[step] * (further if step > card else at.miss[step]) / left
        down += unseen[step] * (further if step < card else at.miss[step]) / left
    return max(at.bank[streak][card], up if card < 12 else -1, down if card else -1)


FRESH, FEW, KINGS = [4, 4, 4, 3, *[4] * 9], [0, 1, 0, 2, 0, 0, 3, 1, 0, 0, 1, 1, 0], [0] * 12 + [2]


@pytest.mark.parametrize("unseen", [FRESH, FEW, KINGS])
@pytest.mark.parametrize("depth", [1, 2])
@pytest.mark.parametrize("streak", [0, 2, 5])
def test_one_and_two_cards_ahead_are_counted_exactly(unseen: list[int], depth: int, streak: int) -> None:
    for at in (POINTS, for_points(3, 32), for_winning(1, ((2, 1), (0, 2)), 32)):
        for card in (0, 3, 6, 12):
            found = best_call(at, unseen, card, streak, depth).value
            assert found == pytest.approx(enumerated(at, unseen, card, streak, min(depth, sum(unseen))))


def test_looking_further_than_the_deck_goes_stops_at_its_end() -> None:
    one_king = [0] * 12 + [1]
    assert best_call(POINTS, one_king, 5, 1, 9).value == pytest.approx(POINTS.ahead[2][12])


@pytest.mark.parametrize(
    ("streak", "ranks"),
    [
        (1, []),
        (2, [6, 7, 8]),
        (3, range(4, 11)),
        (5, range(3, 12)),
        (8, range(2, 13)),
        (15, range(2, 13)),
        (16, range(1, 14)),
    ],
)
def test_against_a_full_deck_one_banks_the_sooner_the_nearer_the_card_is_to_the_middle(
    streak: int, ranks: Sequence[int]
) -> None:
    """Even on an ace or king one stops at 16: 48 hits in 51 at 17 points are no more than 16 for sure."""
    assert [step + 1 for step in STEPS if full_deck_call(POINTS, streak, step) == "bank"] == list(ranks)


def test_the_side_with_more_ranks_is_called() -> None:
    assert [full_deck_call(POINTS, 0, step) for step in STEPS] == ["higher"] * 7 + ["lower"] * 6


def test_a_turn_for_points_brings_what_its_outcomes_say() -> None:
    chances = turn_points(for_points(1, 14))
    for card in STEPS:
        assert sum(chances[card]) == pytest.approx(1)
        mean = sum(points * chance for points, chance in enumerate(chances[card]))
        assert mean == pytest.approx(for_points(1, 14).ahead[0][card])


def test_one_turn_of_one_guess_by_hand() -> None:
    """With one point to be had at most: the best call's chance, 48/51 on a king and 24/51 on a seven."""
    at = for_points(1, 1)
    assert at.ahead[0][12] == pytest.approx(float(Fraction(48, 51)))
    assert at.ahead[0][6] == pytest.approx(float(Fraction(24, 51)))


def test_the_chance_of_winning_by_hand() -> None:
    """Nobody has a turn left after this one: ahead is a win, level half of one, behind none; points weigh a hair."""
    at = for_winning(0, ((2, 0),), 16)
    assert [round(at.bank[streak][6], 2) for streak in range(5)] == [0, 0, 0.5, 1, 1]
    three = for_winning(0, ((2, 0), (3, 0)), 16)
    assert [round(three.bank[streak][6], 2) for streak in range(5)] == [0, 0, 0, 0.5, 1]


def test_before_any_turn_two_equal_seats_have_about_even_chances() -> None:
    """The other is to come, and I have one turn more or less behind me: banked nothing is less than half."""
    at = for_winning(1, ((0, 2),), 16)
    assert 0.2 < at.bank[0][6] < 0.5 < at.bank[3][6] < 0.9
    assert at.bank[3][6] > at.bank[3][12], "a king left to the next seat is a gift"


def test_a_guess_against_a_full_deck_by_hand() -> None:
    """Every value that a miss may have, card by card: 4 of each rank in 51, and 3 of the card's own."""
    at = for_winning(1, ((2, 1), (0, 2)), 1)
    for card in STEPS:
        values = [(4 - (step == card), at.bank[1][step], at.miss[step]) for step in STEPS]
        up = sum(n * (hit if step > card else miss) for step, (n, hit, miss) in enumerate(values)) / 51
        down = sum(n * (hit if step < card else miss) for step, (n, hit, miss) in enumerate(values)) / 51
        assert at.ahead[0][card] == pytest.approx(max(at.bank[0][card], up, down))


def test_alone_the_card_that_is_left_counts_for_the_turns_to_come() -> None:
    last, last_but_one = for_points(1, 16), for_points(2, 16)
    assert last_but_one.miss == last.ahead[0]
    assert last_but_one.bank[3] == pytest.approx([3 + value for value in last.ahead[0]])
    assert last_but_one.bank[3][12] > last_but_one.bank[3][6] + 0.5


def test_a_card_is_worth_what_the_one_as_far_from_the_other_end_is() -> None:
    for at in (POINTS, for_points(3, 16), for_winning(1, ((1, 2), (0, 1)), 16)):
        for row in (*at.bank[:4], *at.ahead[:4], at.miss):
            assert row == pytest.approx(row[::-1])
    handed_on = for_winning(1, ((1, 2), (0, 1)), 16).bank[2]
    assert len({round(value, 6) for value in handed_on}) == 7
