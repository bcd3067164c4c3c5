"""Hands and scores of another engine: legal cards at every decision, tricks, points.

Played by OpenSpiel 2.0.2 without its mercy rule and bonus. Where it differs from the rules here the record says so: a
star in place of the legal cards (it never lets spades be led before only spades are left, so here the whole hand is
legal), null in place of points (a failed nil's tricks help the contract there).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable_spades import score_team

from .hands import GAME, bid, dealt, legal, pairs, play

HERE = Path(__file__).parent
HANDS = [json.loads(line) for line in (HERE / "third_party_hands.jsonl").read_text().splitlines()]
SCORES = [json.loads(line) for line in (HERE / "third_party_scores.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("record", HANDS, ids=[record["id"] for record in HANDS])
def test_a_hand_goes_as_it_went_elsewhere(record: dict[str, Any]) -> None:
    state = bid(dealt(*record["deal"]), *record["bids"])
    for step in record["plays"].split():
        played, allowed = step.split("/")
        seat = int(played[0])
        assert GAME.turn(state).seats == (seat,), step
        expected = state.hands[seat] if allowed == "*" else pairs(allowed)
        assert legal(state) == {str(card) for card in expected}, step
        state = play(state, played[1:])
    assert list(state.won) == record["won"]
    scores_agree(record)


def scores_agree(record: dict[str, Any]) -> int:
    compared = 0
    for team, points in enumerate(record["points"]):
        if points is not None:
            before = record["before"][team]
            assert score_team(record["bids"][team::2], record["won"][team::2], before, before % 10).points == points
            compared += 1
    return compared


def test_scores_are_those_of_the_other_engine() -> None:
    assert sum(scores_agree(record) for record in SCORES) > 400
