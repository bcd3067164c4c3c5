"""What trick games share."""

from collections import Counter

import pytest

from cardtable import HIDDEN, STANDARD, Dice, cards
from cardtable.tricks import (
    deal_out,
    following,
    given_hands,
    order,
    shown_void,
    spread,
    trick_zones,
    winner,
    without,
)

PLACES = order("cdsh")
NONE = ("", "", "", "")


def blanks(*counts: int) -> tuple[tuple[object, ...], ...]:
    return tuple((HIDDEN,) * count for count in counts)


def test_an_order_goes_suit_by_suit_from_low_to_high() -> None:
    assert sorted(cards("2h As 3d Kc 2c"), key=PLACES.__getitem__) == list(cards("2c Kc 3d As 2h"))


def test_cards_are_dealt_one_at_a_time_from_seat_0_and_sorted() -> None:
    hands = deal_out(Dice.stacked(cards("Ah 2d 3s 4c 2h")), PLACES)
    assert set(cards("Ah 2h")) <= set(hands[0])
    assert cards("2d")[0] in hands[1]
    assert [len(hand) for hand in hands] == [13] * 4
    assert all(list(hand) == sorted(hand, key=PLACES.__getitem__) for hand in hands)


def test_following_gives_the_led_suit_or_the_hand_itself() -> None:
    hand = cards("2c 5c 7d")
    assert following(hand, cards("Ac")) == cards("2c 5c")
    assert following(hand, cards("As")) is hand


@pytest.mark.parametrize(
    ("trick", "trump", "at"),
    [("5c 9c 7c", "", 1), ("5c As Ah 6c", "", 3), ("5c 2s Ac 3s", "s", 3), ("5s 2s Ac", "s", 0), ("7h", "s", 0)],
)
def test_the_highest_trump_wins_else_the_highest_of_the_led_suit(trick: str, trump: str, at: int) -> None:
    assert winner(cards(trick), trump) == at


def test_a_card_leaves_a_hand_and_the_rest_keeps_its_order() -> None:
    assert without(cards("2c 5c 7d"), *cards("5c")) == cards("2c 7d")


def test_voids_are_noted_once() -> None:
    void = shown_void(NONE, 2, "c")
    assert void == ("", "", "c", "")
    assert shown_void(void, 2, "c") is void
    assert shown_void(void, 2, "cd") == ("", "", "cd", "")


def test_a_spread_fills_blanks_with_all_unseen_cards_and_keeps_known_ones_in_place() -> None:
    mine, known = cards("2c 3c"), cards("4d")
    hands = (mine, (*known, HIDDEN), (HIDDEN, HIDDEN))
    filled = spread(hands, cards("5h 6h 7h"), NONE, Dice(1))
    assert filled[0] == mine
    assert filled[1][0] == known[0]
    assert {card for hand in filled for card in hand} == {*mine, *known, *cards("5h 6h 7h")}


def test_a_spread_without_voids_gives_each_card_to_each_seat_equally_often() -> None:
    hands = ((), *blanks(2, 1, 1))
    dice = Dice("fair")
    counts = Counter(
        (card, seat)
        for _ in range(4000)
        for seat, hand in enumerate(spread(hands, cards("2c 3d 4h 5s"), NONE, dice))  # type: ignore[arg-type]
        for card in hand
    )
    for card in cards("2c 3d 4h 5s"):
        assert counts[card, 1] == pytest.approx(2000, abs=150)
        assert counts[card, 2] == pytest.approx(1000, abs=130)


def test_a_spread_with_a_void_gives_the_suit_to_the_others_by_their_room() -> None:
    hands = ((), *blanks(3, 1, 2))
    dice = Dice("void")
    got: Counter[int] = Counter()
    for _ in range(4000):
        filled = spread(hands, cards("2c 3d 4h 5s 6s 7s"), ("", "", "c", ""), dice)  # type: ignore[arg-type]
        got[next(seat for seat, hand in enumerate(filled) if cards("2c")[0] in hand)] += 1
    assert got[2] == 0
    assert got[1] == pytest.approx(2400, abs=160)


def test_a_spread_finds_the_only_way_there_is() -> None:
    # Seat 1 takes only spades and hearts, seat 2 no spades, seat 3 only clubs: one way, found every time.
    void = ("", "cd", "s", "dhs")
    unseen = cards("2c 3c 4d 5d 6h 7s")
    for seed in range(200):
        filled = spread(((), *blanks(2, 2, 2)), unseen, void, Dice(seed))  # type: ignore[arg-type]
        assert set(filled[3]) == set(cards("2c 3c"))
        assert set(filled[2]) == set(cards("4d 5d"))
        assert set(filled[1]) == set(cards("6h 7s"))


def test_every_spread_of_a_hand_in_play_respects_every_void() -> None:
    for seed in range(300):
        dice = Dice(seed)
        real = deal_out(dice, PLACES)
        keep = 1 + dice.below(12)
        real = tuple(dice.pick(hand, keep) for hand in real)
        void = tuple("".join(s for s in "cdhs" if not any(c.suit == s for c in hand)) for hand in real)
        hidden = tuple(hand if seat == 0 else (HIDDEN,) * keep for seat, hand in enumerate(real))
        unseen = sorted(card for hand in real[1:] for card in hand)
        filled = spread(hidden, unseen, void, dice)
        assert sorted(card for hand in filled[1:] for card in hand) == unseen
        assert all(card.suit not in void[seat] for seat, hand in enumerate(filled) for card in hand)


def test_what_cannot_be_shared_out_is_refused() -> None:
    with pytest.raises(ValueError, match="2 blanks cannot be filled from 1 unseen"):
        spread(((HIDDEN, HIDDEN),), cards("2c"), ("",), Dice(1))
    with pytest.raises(ValueError, match="no way"):
        spread(((HIDDEN,), (HIDDEN,)), cards("2c 3c"), ("c", ""), Dice(1))


def test_given_hands_are_sorted_and_all_other_cards_count_as_played() -> None:
    hands, played = given_hands(("9d Qs", "2c 3c", "4c 5c", "6c 7c"), PLACES)
    assert hands[0] == cards("9d Qs")
    assert len(played) == 44
    assert {card for pile in (*hands, played) for card in pile} == set(STANDARD)
    with pytest.raises(ValueError, match="no card twice"):
        given_hands(("9d", "9d"), PLACES)
    with pytest.raises(ValueError, match="no card '1x'"):
        given_hands(("1x", "9d"), PLACES)


def test_the_zones_of_a_trick_say_who_led_and_who_is_ahead() -> None:
    hands = tuple(cards(f"{rank}d") for rank in "2345")
    zones = {
        zone.id: zone for zone in trick_zones(hands, cards("5c 9c 2s"), 2, cards("2h 3h 4h 5h"), 1, (0, 1, 0, 2), "s")
    }
    assert [zones[f"hand-{seat}"].seat for seat in range(4)] == [0, 1, 2, 3]
    assert zones["trick"].owners == (2, 3, 0)
    assert [(mark.word, mark.at) for mark in zones["trick"].marks] == [("led", (0,)), ("winning", (2,))]
    assert zones["last"].muted
    assert {name for name in zones if name.startswith("taken")} == {"taken-1", "taken-3"}
    assert zones["taken-3"].cards == (HIDDEN,) * 8
