"""Hands as another engine and other projects' own tests have them: legal cards at every decision, tricks, points.

The hands were played by OpenSpiel 2.0.2 (pass_cards, no_pts_on_first_trick and must_break_hearts true, everything else
false); those called xinxin are from its XinXin games. Four of these go on with a heart led after nothing but the queen
of spades had been played: that must be refused here.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable import Action, Dice, Refusal

from .hands import GAME, dealt, give, legal, pairs, play

RECORDS = [json.loads(line) for line in (Path(__file__).parent / "third_party_hands.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("record", RECORDS, ids=[record["id"] for record in RECORDS])
def test_a_hand_goes_as_it_went_elsewhere(record: dict[str, Any]) -> None:
    state = dealt(*record["deal"], passing=record["to"])
    if record["to"] != "none":
        for seat, three in enumerate(record["passes"]):
            state = give(state, seat, " ".join(map(str, pairs(three))))
    for step in record["plays"].split():
        # "2Qs/QsKs": seat 2 plays the queen of spades, and could have played the king.
        played, allowed = step.split("/")
        assert GAME.turn(state).seats == (int(played[0]),), step
        assert legal(state) == {str(card) for card in pairs(allowed)}, step
        state = play(state, played[1:])
    assert list(state.points) == record["taken"]
    if refused := record.get("refused"):
        assert legal(state) == {str(card) for card in pairs(refused["legal"])}
        with pytest.raises(Refusal, match="hearts_not_broken"):
            GAME.play(state, refused["seat"], Action("play", pairs(refused["card"])))
    else:
        assert list(state.totals) == record["points"]


def test_the_selection_holds_every_kind_of_hand() -> None:
    tags = {tag for record in RECORDS for tag in record["tags"]}
    assert tags >= {"moon", "first_trick_points_legal", "forced_qs_lead_unbroken", "heart_lead_forced"}
    assert {record["to"] for record in RECORDS} == {"left", "right", "across", "none"}


FIRST = "As 2s Qh 3c 2c"


@pytest.mark.parametrize(
    ("mine", "before", "playable"),
    [
        ("As Qh 4c", "", "As Qh 4c"),  # hearts broken by a discard
        ("As Qh 4c", "closed", "As 4c"),
        ("As 2s Qh 4c", "3s", "As 2s"),
    ],
)
def test_legal_cards_of_cardswithcats(mine: str, before: str, playable: str) -> None:
    """dozingcat/CardsWithCats aa05a6b, test/hearts/hearts_test.dart; facts only."""
    count = len(mine.split())
    others = ["2d 3d 4d 5d", "6d 7d 8d 9d", "Td Jd Qd 3s"]
    hands = [" ".join(hand.split()[-count:]) for hand in others]
    leader = 3 if before == "3s" else 0
    state = GAME.hand(Dice(1), hands=(mine, *hands), leader=leader, broken=before != "closed")
    state = play(state, "3s") if before == "3s" else state
    assert legal(state) == set(playable.split())
