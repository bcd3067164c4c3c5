"""Short ways to say what happens at a table of Spades."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable import Action, Card, Dice, cards
from cardtable_spades import Rules, Spades, State

GAME = Spades()


def pairs(text: str) -> tuple[Card, ...]:
    """Cards written without blanks: `QsTh`."""
    return cards(" ".join(text[i : i + 2] for i in range(0, len(text), 2)))


def dealt(*hands: str) -> State:
    """A hand in which the seats get these cards."""
    piles = [pairs(hand.replace(" ", "")) for hand in hands]
    return GAME.hand(Dice.stacked([piles[i % 4][i // 4] for i in range(52)]))


def bid(state: State, *amounts: int) -> State:
    """One bid after another, from whoever's turn it is."""
    for amount in amounts:
        state = GAME.play(state, GAME.turn(state).seats[0], Action("bid", amount=amount))
    return state


def play(state: State, line: str) -> State:
    """Plays cards one after another from whoever's turn it is: `"2c 5c 9c"`."""
    for card in cards(line):
        state = GAME.play(state, GAME.turn(state).seats[0], Action("play", (card,)))
    return state


def legal(state: State) -> set[str]:
    """The cards that may be played now."""
    (seat,) = GAME.turn(state).seats
    return {str(card) for choice in GAME.choices(state, seat) for card in choice.cards}


def counted(
    bids: Sequence[int],
    won: Sequence[int],
    scores: Sequence[int] = (0, 0),
    bags: Sequence[int] = (0, 0),
    rules: Rules | None = None,
    number: int = 1,
) -> State:
    """A hand played to its end with these bids and tricks; the last trick is taken by a seat that has one to take."""
    taker = next(seat for seat in range(4) if won[seat])
    before = [count - (seat == taker) for seat, count in enumerate(won)]
    hands = ["2c", "3c", "4c", "5c"]
    hands[taker] = "Ac"
    state = GAME.hand(
        Dice(1), rules, leader=taker, bids=bids, won=before, scores=scores, bags=bags, hands=hands, number=number
    )
    return play(state, " ".join(hands[(taker + i) % 4] for i in range(4)))
