"""A tiny game for tests of core: all pick a card at the same time, hidden; the highest takes a point; three rounds.

It is the smallest game with hands, a sealed phase, and results with a pause.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable import (
    Action,
    Card,
    Choice,
    Deck,
    Dice,
    Game,
    HouseRules,
    RandomPlayer,
    Scene,
    Score,
    Sealed,
    Struct,
    Turn,
    Zone,
    conceal,
    put,
    replace,
)


class Rules(HouseRules):
    """No options."""


class State(Struct):
    hands: tuple[tuple[Card, ...], ...]
    picks: Sealed
    shown: tuple[Card, ...] = ()
    points: tuple[int, ...] = ()


class Pickers(Game[State, Rules]):
    name = "pickers"
    seats = range(2, 5)
    house_rules = Rules
    state = State

    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        hands, _ = Deck().shuffled(dice).deal(seats, 3)
        return State(hands, Sealed.open(seats), (), (0,) * seats)

    def turn(self, state: State) -> Turn:
        if not state.hands[0]:
            return Turn(over=True)
        if state.shown:
            return Turn(phase="result", pause=5)
        return Turn(state.picks.waiting, "pick", sealed=True)

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        if not 0 <= seat < len(state.hands) or state.shown or state.picks.picks[seat] is not None:
            return ()
        return (Choice("pick", state.hands[seat], zone=f"hand-{seat}"),)

    def apply(self, state: State, seat: int, action: Action) -> State:
        state = replace(state, picks=state.picks.put(seat, action))
        if state.picks.waiting:
            return state
        shown = tuple(pick.cards[0] for pick in state.picks.picks if pick)
        hands = tuple(tuple(c for c in hand if c is not card) for hand, card in zip(state.hands, shown, strict=True))
        best = max(range(len(shown)), key=lambda i: (shown[i].rank, shown[i].suit))
        points = put(state.points, best, state.points[best] + 1)
        return State(hands, Sealed.open(len(hands)), shown, points)

    def deal(self, state: State, dice: Dice) -> State:
        return replace(state, shown=())

    def hide(self, state: State, seat: int | None) -> State:
        hands = tuple(hand if i == seat else conceal(hand) for i, hand in enumerate(state.hands))
        return replace(state, hands=hands, picks=state.picks.hide(seat))

    def scene(self, known: State, seat: int | None) -> Scene:
        hands = tuple(Zone(f"hand-{i}", "hand", hand, i) for i, hand in enumerate(known.hands))
        return Scene((*hands, Zone("trick", "trick", known.shown)))

    def score(self, state: State) -> Score:
        return Score(state.points)

    def check(self, state: State) -> None:
        held = [card for hand in state.hands for card in hand]
        assert len(set(held)) == len(held)

    def cpu(self, level: str) -> RandomPlayer:
        return RandomPlayer(self)
