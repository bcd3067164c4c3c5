"""Fresh random deals through OpenSpiel and this engine, side by side: legal cards, tricks taken, scores.

OpenSpiel never lets spades be led before only spades are left, and limits what partners bid together to 13; the deals
are played within its rules, and where it is stricter the difference must be exactly that. A failed nil is scored by
hand: its tricks help the contract there and not here.
"""

from __future__ import annotations

import os
import random

import pytest

from cardtable_spades.bench import PEER

from .hands import GAME, bid, dealt, legal, play

if os.environ.get("CARDTABLE_REQUIRE_PEERS") == "1":
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
else:
    pyspiel = pytest.importorskip("pyspiel", reason="needs the extra 'peers'")

RANKS = "23456789TJQKA"
FIRST_BID = 52
"""OpenSpiel's actions: cards 0 to 51, then bids."""


def code(number: int) -> str:
    """OpenSpiel's card: suit times thirteen plus rank, in the order clubs, diamonds, hearts, spades."""
    return RANKS[number % 13] + "cdhs"[number // 13]


@pytest.mark.parametrize("seed", range(60))
def test_a_random_deal_goes_the_same_way_in_both(seed: int) -> None:
    rng = random.Random(seed)
    theirs = pyspiel.load_game(PEER).new_initial_state()
    hands: list[list[str]] = [[], [], [], []]
    for at in range(52):
        card = rng.choice(theirs.legal_actions())
        hands[at % 4].append(code(card))
        theirs.apply_action(card)
    state = dealt(*["".join(hand) for hand in hands])
    for seat in range(4):
        assert theirs.current_player() == seat == GAME.turn(state).seats[0]
        amount = rng.choice([action for action in theirs.legal_actions() if action - FIRST_BID <= 5])
        theirs.apply_action(amount)
        state = bid(state, amount - FIRST_BID)
    while not theirs.is_terminal():
        assert GAME.turn(state).seats == (theirs.current_player(),)
        options = {code(card) for card in theirs.legal_actions()}
        if not state.trick and state.broken and options != legal(state):
            assert options == {card for card in legal(state) if card[1] != "s"}
        else:
            assert options == legal(state)
        card = rng.choice(theirs.legal_actions())
        theirs.apply_action(card)
        state = play(state, code(card))
    for team in (0, 1):
        broken = any(state.bids[seat] == 0 and state.won[seat] for seat in (team, team + 2))
        if not broken:
            assert state.result[team].points == theirs.returns()[team]
