"""Fresh random deals through OpenSpiel and this engine, side by side: legal cards at every decision, and points."""

from __future__ import annotations

import os
import random

import pytest

from cardtable import STANDARD, Action
from cardtable_hearts.bench import PEER

from .hands import GAME, dealt, give, legal, play

if os.environ.get("CARDTABLE_REQUIRE_PEERS") == "1":
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
else:
    pyspiel = pytest.importorskip("pyspiel", reason="needs the extra 'peers'")

RANKS = "23456789TJQKA"
PASS_DIRECTIONS = ["none", "left", "across", "right"]
"""OpenSpiel draws one of these; a chance outcome."""


def code(number: int) -> str:
    """OpenSpiel's card: rank times four plus suit, in the order clubs, diamonds, hearts, spades."""
    return RANKS[number // 4] + "cdhs"[number % 4]


@pytest.mark.parametrize("seed", range(60))
def test_a_random_deal_goes_the_same_way_in_both(seed: int) -> None:
    rng = random.Random(seed)
    theirs = pyspiel.load_game(PEER).new_initial_state()
    direction = rng.choice(theirs.legal_actions())
    theirs.apply_action(direction)
    hands: list[list[str]] = [[], [], [], []]
    for at in range(52):
        card = rng.choice(theirs.legal_actions())
        hands[at % 4].append(code(card))
        theirs.apply_action(card)
    passing = PASS_DIRECTIONS[direction]
    state = dealt(*["".join(hand) for hand in hands], passing=passing)
    for seat in range(4) if state.passing else ():
        three = []
        for _ in range(3):
            assert theirs.current_player() == seat
            card = rng.choice(theirs.legal_actions())
            three.append(code(card))
            theirs.apply_action(card)
        state = give(state, seat, " ".join(three))
    while not theirs.is_terminal():
        assert GAME.turn(state).seats == (theirs.current_player(),)
        options = theirs.legal_actions()
        assert legal(state) == {code(card) for card in options}
        card = rng.choice(options)
        # A card that may not be played there is refused here.
        for other in STANDARD:
            allowed = any(
                choice.allows(Action("play", (other,))) for choice in GAME.choices(state, theirs.current_player())
            )
            assert allowed == (str(other) in {code(option) for option in options})
        theirs.apply_action(card)
        state = play(state, code(card))
    assert list(state.totals) == [26 - points for points in theirs.returns()]
