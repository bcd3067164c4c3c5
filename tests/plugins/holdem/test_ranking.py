"""What beats what: our own evaluation, the libraries', and other projects' results."""

from __future__ import annotations

import json
import os
from itertools import combinations
from pathlib import Path

import pytest

from cardtable import STANDARD, Dice, cards
from cardtable_holdem.naming import name_of
from cardtable_holdem.ranking import (
    _every_hand,
    _from_eval7,
    _from_phevaluator,
    best_five,
    by_hand,
    category,
    strength,
)

RANKS = [json.loads(line) for line in (Path(__file__).parent / "third_party_ranks.jsonl").read_text().splitlines()]
LONG = {"three_of_a_kind": "three", "four_of_a_kind": "four"}


def codes(text: str) -> str:
    """`Ah7d` as `Ah 7d`."""
    return " ".join(text[i : i + 2] for i in range(0, len(text), 2))


def beats(board: str, first: str, second: str) -> int:
    """1 if the first hand wins, -1 if the second, 0 for a tie."""
    one, two = by_hand(cards(f"{board} {first}")), by_hand(cards(f"{board} {second}"))
    return (one > two) - (one < two)


def test_phevaluator_treys_and_pokerkit_say_the_same_of_every_kind_of_hand() -> None:
    assert len(RANKS) > 200
    order = sorted({by_hand(hand) for hand in _every_hand()}, reverse=True)
    assert len(order) == 7462
    for record in RANKS:
        found = [by_hand(cards(codes(record["b"] + hole))) for hole in record["h"]]
        assert [category(number) for number in found] == [LONG.get(name, name) for name in record["cat"]]
        assert found == [order[rank - 1] for rank in record["rank"]]
        assert record["win"] == ("tie" if found[0] == found[1] else int(found[1] > found[0]))


@pytest.mark.parametrize("library", [_from_eval7, _from_phevaluator])
def test_a_library_gives_the_same_numbers_as_our_own_evaluation(library: object) -> None:
    try:
        theirs = library()  # type: ignore[operator]
    except ImportError as missing:
        if os.environ.get("CARDTABLE_REQUIRE_PEERS") == "1":
            raise
        pytest.skip(f"{missing.name} is not installed; the extra 'peers' brings it")
    dice = Dice("differential")
    hands = [dice.pick(STANDARD, 5 + i % 3) for i in range(6000)] + _every_hand()
    assert [theirs(hand) for hand in hands] == [by_hand(hand) for hand in hands]


def test_strength_is_the_same_whatever_is_installed() -> None:
    dice = Dice("installed")
    for _ in range(500):
        hand = dice.pick(STANDARD, 7)
        assert strength(hand) == by_hand(hand)


def test_the_best_of_seven_is_the_best_of_all_fives() -> None:
    dice = Dice("fives")
    for _ in range(300):
        hand = dice.pick(STANDARD, 7)
        assert by_hand(hand) == max(by_hand(five) for five in combinations(hand, 5)) == by_hand(best_five(hand))


@pytest.mark.parametrize(
    ("board", "first", "second", "winner"),
    [
        ("3s 4h 5c Kh Jd", "Ad 2c", "Kd Qh", 1),  # the ace is low in a straight
        ("3s 4h 5c Kh Jd", "Ad 2c", "6d 2h", -1),  # and it is the lowest straight
        ("Ah Kd Qc Js Tc", "2s 3h", "4s 5h", 0),  # cards that do not play break no tie
        ("6c Qc Ad 6s Ac", "Td Js", "3s 3d", 0),  # a third pair is no kicker
        ("9s Jc 3c Qc 8h", "9c 5h", "Qh 4h", -1),
        ("5s 6s Td 6h As", "7h 7d", "3s Ad", -1),
        ("Jd 7h Jc Kh Ks", "Ah 8h", "As Qc", 0),
        ("Qd Jd 9d Kc 6d", "Qc 7d", "5d Ah", 1),
    ],
)
def test_what_other_engines_got_wrong(board: str, first: str, second: str, winner: int) -> None:
    assert beats(board, first, second) == winner


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("9c Th Jh Qh Kh 2h 3h", "flush"),  # a flush and a straight of different cards
        ("Qc Kd Ah 2s 3c 7d 8h", "high_card"),  # no straight around the corner
        ("5d 5h 3h 3c Qh Qd Qs", "full_house"),
        ("5c 6s 3s 2s 5s 4s 5d", "straight_flush"),
        ("As 2s 3s 4s 5s Kd Kc", "straight_flush"),
        ("8d 8s Qd Ad Qh", "two_pair"),
        ("5c 5s 5h 6c Td 9s 2d", "three"),
    ],
)
def test_categories(hand: str, expected: str) -> None:
    assert category(by_hand(cards(hand))) == expected


@pytest.mark.parametrize(
    ("hand", "five"),
    [
        ("5d 5h 3h 3c Qh Qd Qs", "Qh Qd Qs 5d 5h"),
        ("As 2c 3d 4c 5h Kc Qh", "5h 4c 3d 2c As"),
        ("3s 3d 6c Qc Ad 6s Ac", "Ad Ac 6c 6s Qc"),
    ],
)
def test_which_five_play(hand: str, five: str) -> None:
    assert set(best_five(cards(hand))) == set(cards(five))


def test_hands_have_names_in_both_languages() -> None:
    from cardtable.words import words

    from .hands import GAME

    def names(hand: str) -> tuple[str, str]:
        message = name_of(cards(hand))
        return words(GAME, "en").say(message), words(GAME, "de").say(message)

    assert names("Ad Ac 6c 6s Qc") == ("two pair, aces and sixes", "zwei Paare, Asse und Sechsen")
    assert names("Kd Kc Ks 6s 6c") == ("a full house, kings over sixes", "Full House, Könige mit Sechsen")
    assert names("Ah 2c 3d 4c 5h") == ("a straight to the 5", "Straße bis 5")
    assert names("Ah Kh Qh Jh Th") == ("a royal flush", "Royal Flush")
    for hand in _every_hand()[::50]:
        assert all(names(" ".join(card.code for card in hand)))
