"""Real hands and other engines' hands, replayed to the chip: legal raises, amounts to call, pots, winners, stacks.

Each record names its source. Where our rules decide otherwise (a short big blind leaves the price at the full big
blind; a short all-in does not reopen) the hand is not among them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable_holdem.betting import raise_range

from .hands import play, run_out, start, turn

RECORDS = [json.loads(line) for line in (Path(__file__).parent / "third_party_hands.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("record", RECORDS, ids=[record["id"] for record in RECORDS])
def test_a_hand_ends_as_it_did_elsewhere(record: dict[str, Any]) -> None:
    state = start(
        record["cards"],
        stacks=record["stacks"],
        dealer=record["dealer"],
        blinds=record["blinds"],
        ante=record.get("antes", 0),
    )
    for line in record["play"]:
        # "2 raise 60 owes 20 from 40 to 1000": seat, what it did up to which total, the call, the raises allowed.
        words = line.split()
        seat, kind, total, owes = int(words[0]), words[1], int(words[2]), int(words[4])
        assert turn(state) == seat + 1, line
        assert min(max(state.current - state.street[seat], 0), state.stacks[seat]) == owes, line
        assert raise_range(state, seat) == ((int(words[6]), int(words[8])) if len(words) > 5 else None), line
        state = play(state, f"{seat + 1} {kind}" + (f" {total}" if kind == "raise" else ""))
        assert next(move.total for move in reversed(state.moves) if move.seat == seat) == total, line
    state = run_out(state)
    assert state.phase == "result"
    assert list(state.stacks) in record["final"]
    if "pots" in record:
        assert [[pot.amount, list(pot.seats)] for pot in state.pots] == record["pots"]
        assert [sorted(pot.winners) for pot in state.pots] == [sorted(winners) for winners in record["winners"]]
