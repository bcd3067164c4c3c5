"""Hands from elsewhere and for elsewhere: PHH and PokerStars text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable import HIDDEN, RecordError
from cardtable_holdem.formats import read_phh, read_pokerstars, write_phh
from cardtable_holdem.formats.deal import Played
from cardtable_holdem.state import State

from .hands import GAME, check_down, play, run_out, start

RECORDS = [json.loads(line) for line in (Path(__file__).parent / "third_party_hands.jsonl").read_text().splitlines()]

DWAN_IVEY = """
# Tom Dwan and Phil Ivey, 2009, as PokerKit's README (MIT) tells it
variant = 'NT'
ante_trimming_status = true
antes = [500, 500, 500]
blinds_or_straddles = [1000, 2000, 0]
min_bet = 2000
starting_stacks = [1125600, 2000000, 553500]
actions = [
  'd dh p1 Ac2d', 'd dh p2 ????', 'd dh p3 7h6h',
  'p3 cbr 7000', 'p1 cbr 23000', 'p2 f', 'p3 cc',
  'd db Jc3d5c', 'p1 cbr 35000', 'p3 cc',
  'd db 4h', 'p1 cbr 90000', 'p3 cbr 232600', 'p1 cbr 1067100', 'p3 cc', 'p1 sm Ac2d', 'p3 sm 7h6h',
  'd db Jh',
]
"""

ALL_IN_CALLED = """PokerStars Hand #1: Tournament #2, $0.91+$0.09 USD Hold'em No Limit - Level XI (400/800) - 2016/03/01
Table '1495192630 3' 9-max Seat #1 is the button
Seat 1: Anna (4925 in chips)
Seat 3: Ben B. (24764 in chips)
Seat 4: Cleo (17101 in chips)
Seat 9: Dora (20710 in chips)
Anna: posts the ante 50
Ben B.: posts the ante 50
Cleo: posts the ante 50
Dora: posts the ante 50
Ben B.: posts small blind 400
Cleo: posts big blind 800
*** HOLE CARDS ***
Dealt to Dora [Ad Td]
Dora: raises 1199 to 1999
Anna: folds
Ben B.: folds
Cleo: calls 1199
*** FLOP *** [Ks 8h 9c]
Cleo: bets 4598
Dora: raises 14063 to 18661 and is all-in
Cleo: calls 10454 and is all-in
Uncalled bet (3609) returned to Dora
*** TURN *** [Ks 8h 9c] [Jc]
*** RIVER *** [Ks 8h 9c Jc] [6c]
*** SHOW DOWN ***
Cleo: shows [Qd Kh] (a pair of Kings)
Dora: shows [Ad Td] (high card Ace)
Cleo collected 34702 from pot
*** SUMMARY ***
Total pot 34702 | Rake 0
"""
"""A hand of thlorenz/hhp (MIT), test/fixtures/holdem/pokerstars/call-allin.txt, the names changed."""

CENTS = """PokerStars Hand #2:  Hold'em No Limit ($0.02/$0.05) - 2017/01/08 21:10:13 ET
Table 'Demo' 6-max Seat #1 is the button
Seat 1: Anna ($7.43 in chips)
Seat 3: Ben ($5 in chips) is sitting out
Seat 4: Cleo ($6.68 in chips)
Anna: posts small blind $0.02
Cleo: posts big blind $0.05
*** HOLE CARDS ***
Dealt to Anna [4s 2s]
Anna: calls $0.03
Cleo: checks
*** FLOP *** [Th Qs Qh]
Cleo: bets $0.10
Anna: folds
Uncalled bet ($0.10) returned to Cleo
*** SUMMARY ***
"""


def replayed(told: Played) -> State:
    state, actions = told
    for seat, action in actions:
        state = GAME.play(state, seat, action)
        GAME.check(state)
    return run_out(state)


def test_a_famous_hand_ends_as_it_did() -> None:
    state = replayed(read_phh(DWAN_IVEY))
    assert state.stacks == (572_100, 1_997_500, 1_109_500)
    assert [pot.amount for pot in state.pots] == [1_109_500]


@pytest.mark.parametrize("record", RECORDS[::4], ids=[record["id"] for record in RECORDS[::4]])
def test_what_is_written_is_read_again(record: dict[str, object]) -> None:
    antes = record.get("antes", [0])
    assert isinstance(antes, list)
    if len(set(antes)) > 1:
        pytest.skip("PHH is written with one ante for all")
    lines = record["play"]
    assert isinstance(lines, list)
    state = start(
        str(record["cards"]),
        stacks=record["stacks"],
        dealer=record["dealer"],
        blinds=record["blinds"],
        ante=antes[0],
    )
    for line in lines:
        seat, kind, total, *_ = line.split()
        state = play(state, f"{int(seat) + 1} {kind}" + (f" {total}" if kind == "raise" else ""))
    state = run_out(state)
    again = replayed(read_phh(write_phh(state)))
    assert again.stacks == state.stacks
    assert (again.board, again.pots) == (state.board, state.pots)


def test_two_players_and_an_empty_place_are_written_as_phh_counts_them() -> None:
    state = check_down(start(stacks=(900, 0, 1100), dealer=2))
    text = write_phh(state)
    assert "seats = [1, 3]" in text
    assert "blinds_or_straddles = [10, 20]" in text
    again = replayed(read_phh(text))
    assert again.stacks == (state.stacks[0], state.stacks[2])


def test_a_file_tells_what_its_reader_knew() -> None:
    state = check_down(play(start(stacks=(1000,) * 3), "1 fold"))
    assert write_phh(GAME.hide(state, None)).count("????") == 1
    won = play(start(), "1 raise 60", "2 fold")
    told = write_phh(GAME.hide(won, None))
    assert told.count("????") == 2
    assert "sm" not in told
    assert HIDDEN not in replayed(read_phh(told)).holes[0]


def test_a_tournament_hand_of_pokerstars() -> None:
    state = replayed(read_pokerstars(ALL_IN_CALLED))
    # From the left of the button: Ben, Cleo, Dora, Anna.
    assert state.stacks == (24_314, 34_702, 3_609, 4_875)
    assert state.back == (2, 3_609)


def test_money_is_counted_in_cents_and_who_sits_out_of_a_cash_game_is_not_there() -> None:
    state = replayed(read_pokerstars(CENTS))
    assert state.blinds == (2, 5)
    assert state.stacks == (673, 738)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("variant =", "this is no PHH"),
        ("variant = 'PO'", "'PO' is not played here"),
        (DWAN_IVEY.replace("2000, 0]", "2000, 4000]"), "a straddle is not played here"),
        (DWAN_IVEY.replace("7h6h", "Ac6h"), "a card twice: Ac"),
        (DWAN_IVEY.replace("p3 cbr 7000", "p4 cbr 7000"), "'p4' is no player"),
        (DWAN_IVEY.replace("p3 cbr 7000", "p3 cbr much"), "names no amount"),
        (DWAN_IVEY.replace("p2 f", "p2 xx"), "is no action"),
        (DWAN_IVEY.replace("500, 500, 500", "500, 500"), "one stack, ante and blind for each"),
        (DWAN_IVEY.replace("Jc3d5c", "Jc3d5x"), "are no cards"),
        (DWAN_IVEY.replace("1125600", "1.125"), "two digits after the point"),
        (DWAN_IVEY.replace("553500", "'much'"), "starting_stacks of this PHH are no amounts"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=rf"^[^\n]*{reason}[^\n]*$"):
        read_phh(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no hand of no-limit hold'em"),
        (CENTS.replace("Hold'em No Limit", "Omaha Pot Limit"), "no hand of no-limit hold'em"),
        (CENTS.replace("Seat #1 is the button", "Seat #2 is the button"), "no button"),
        (CENTS.replace("Cleo: bets", "Paul: bets"), "Paul acts and does not sit"),
        (CENTS.replace("Anna: posts small blind", "Anna: posts small & big blinds"), "dead or missed blind"),
        (CENTS.replace("Anna: posts small blind $0.02\n", ""), "one small and one big blind"),
    ],
)
def test_a_text_that_cannot_be_read_is_refused_in_one_line(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=rf"^[^\n]*{reason}[^\n]*$"):
        read_pokerstars(text)
