"""Short ways to say what happens at a table of Hearts."""

from __future__ import annotations

from cardtable import STANDARD, Action, Card, Dice, cards
from cardtable_hearts import Hearts, Rules, State

GAME = Hearts()


def pairs(text: str) -> tuple[Card, ...]:
    """Cards written without blanks: `QsTh`."""
    return cards(" ".join(text[i : i + 2] for i in range(0, len(text), 2)))


def dealt(*hands: str, passing: str = "none", rules: Rules | None = None) -> State:
    """A hand in which the seats get these cards, written with or without blanks."""
    piles = [pairs(hand.replace(" ", "")) for hand in hands]
    return GAME.hand(Dice.stacked([piles[i % 4][i // 4] for i in range(52)]), rules, passing=passing)


def somewhere(*mine: str, seat: int = 0) -> list[str]:
    """Four full hands in which `seat` holds these cards, the seat before it the two of clubs."""
    hand = cards(" ".join(mine))
    rest = [card for card in STANDARD if card not in hand]
    others = [rest[i::3] for i in range(3)]
    order = [(seat + 3) % 4, (seat + 1) % 4, (seat + 2) % 4]
    found = {seat: hand} | dict(zip(order, others, strict=True))
    return [" ".join(map(str, found[i])) for i in range(4)]


def play(state: State, line: str) -> State:
    """Plays cards one after another from whoever's turn it is: `"2c 5c 9c"`."""
    for card in cards(line):
        state = GAME.play(state, GAME.turn(state).seats[0], Action("play", (card,)))
    return state


def legal(state: State) -> set[str]:
    """The cards that may be played now."""
    (seat,) = GAME.turn(state).seats
    return {str(card) for choice in GAME.choices(state, seat) for card in choice.cards}


def give(state: State, seat: int, line: str) -> State:
    """A seat's choice of three cards to pass."""
    return GAME.play(state, seat, Action("pass", cards(line)))
