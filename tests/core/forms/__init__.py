"""A game that asks in every way a choice can ask: for tests of clients. It makes little sense as a game.

Two hands; in each of them every seat passes two of five cards (sealed), bids 0 to 4, stakes an amount, places a card on
its grid or flips one there, plays a card and closes up a line. A result with a pause follows each hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cardtable import (
    HIDDEN,
    Action,
    Card,
    Choice,
    Deck,
    Dice,
    Fact,
    Game,
    HouseRules,
    Mark,
    RandomPlayer,
    Refusal,
    Scene,
    Score,
    Sealed,
    SeatRef,
    Sheet,
    Struct,
    Turn,
    Zone,
    args,
    conceal,
    hookimpl,
    option,
    put,
    replace,
    say,
)

PHASES = ("pass", "bid", "stake", "place", "play", "close")
STACK = 400


class Rules(HouseRules):
    hands: int = option(2, 1, 5)
    mood: Literal["calm", "wild"] = "calm"
    echo: bool = False
    limit: int = option(0, 10, 60, step=10, off=0)


class State(Struct):
    rules: Rules
    hands: tuple[tuple[Card, ...], ...]
    grids: tuple[tuple[Card, ...], ...]
    picks: Sealed
    bids: tuple[int, ...]
    stakes: tuple[int, ...]
    played: tuple[Card, ...] = ()
    points: tuple[int, ...] = ()
    phase: str = "pass"
    seat: int = 0
    hand: int = 1


class Forms(Game[State, Rules]):
    name = "forms"
    seats = range(2, 5)
    minutes = 3
    bound = 60
    levels = ("easy", "hard")
    state = State
    house_rules = Rules

    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        return self._dealt(rules, seats, dice, (0,) * seats, 1)

    def _dealt(self, rules: Rules, seats: int, dice: Dice, points: tuple[int, ...], hand: int) -> State:
        hands, rest = Deck().shuffled(dice).deal(seats, 5)
        grids, _ = rest.deal(seats, 6)
        nothing = (0,) * seats
        return State(rules, hands, grids, Sealed.open(seats), nothing, nothing, points=points, hand=hand)

    def turn(self, state: State) -> Turn:
        if state.phase == "pass":
            return Turn(state.picks.waiting, "pass", sealed=True)
        if state.phase == "result":
            return Turn(phase="result", over=state.hand >= state.rules.hands, pause=5)
        return Turn((state.seat,), state.phase)

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        if seat not in self.turn(state).seats:
            return ()
        hand, grid = state.hands[seat], f"grid-{seat}"
        if state.phase == "pass":
            return (Choice("pass", hand, count=2, zone=f"hand-{seat}"),)
        if state.phase == "bid":
            return (Choice("bid", low=0, high=4),)
        if state.phase == "stake":
            marks = (("half", STACK // 2), ("all", STACK))
            return (Choice("stake", low=10, high=STACK, marks=marks), Choice("fold", confirm="fold"))
        if state.phase == "place":
            return (Choice("place", cells=tuple(range(6)), zone=grid), Choice("flip", cells=(0, 2, 4), zone=grid))
        if state.phase == "play":
            return (Choice("play", self._playable(state), zone=f"hand-{seat}"),)
        row = Zone("row", "grid", state.grids[seat][3:], seat, width=3)
        column = Zone("column", "grid", (*conceal(state.grids[seat][:2]), *state.grids[seat][4:]), seat, width=2)
        close = Choice("close", cells=(0, 1, 2), count=3, zone=grid, args=args(who=SeatRef(seat)))
        return (
            replace(close, word="rows", preview=row),
            replace(close, word="columns", preview=column),
            Choice("keep"),
        )

    def _playable(self, state: State) -> tuple[Card, ...]:
        hand = state.hands[state.seat]
        follow = tuple(card for card in hand if state.played and card.suit == state.played[0].suit)
        return follow or hand

    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        if known.phase == "play" and known.played and action.cards and action.cards[0] in known.hands[seat]:
            return Refusal("must_follow", card=known.played[0])
        return super().refuse(known, seat, action, choices)

    def apply(self, state: State, seat: int, action: Action) -> State:
        if action.kind == "pass":
            picks = state.picks.put(seat, action)
            return replace(state, picks=picks) if picks.waiting else self._passed(state, picks)
        if action.kind == "bid":
            state = replace(state, bids=put(state.bids, seat, action.amount or 0))
        elif action.kind == "stake":
            state = replace(state, stakes=put(state.stakes, seat, action.amount or 0))
        elif action.kind == "play":
            left = tuple(card for card in state.hands[seat] if card is not action.cards[0])
            state = replace(state, hands=put(state.hands, seat, left), played=(*state.played, action.cards[0]))
        return self._next(state)

    def _passed(self, state: State, picks: Sealed) -> State:
        seats = len(state.hands)
        given = [pick.cards if pick else () for pick in picks.picks]
        hands = tuple(
            (*(card for card in hand if card not in given[seat]), *given[seat - 1])
            for seat, hand in enumerate(state.hands)
        )
        return replace(state, hands=hands, picks=Sealed.open(seats), phase="bid")

    def _next(self, state: State) -> State:
        if state.seat + 1 < len(state.hands):
            return replace(state, seat=state.seat + 1)
        phase = [*PHASES, "result"][PHASES.index(state.phase) + 1]
        state = replace(state, seat=0, phase=phase)
        if phase != "result":
            return state
        best = max(range(len(state.played)), key=lambda seat: (state.played[seat].rank, -seat))
        return replace(state, points=put(state.points, best, state.points[best] + state.bids[best] + 1))

    def deal(self, state: State, dice: Dice) -> State:
        return self._dealt(state.rules, len(state.hands), dice, state.points, state.hand + 1)

    def hide(self, state: State, seat: int | None) -> State:
        hands = tuple(hand if i == seat else conceal(hand) for i, hand in enumerate(state.hands))
        grids = tuple((*conceal(grid[:3]), *grid[3:]) for grid in state.grids)
        return replace(state, hands=hands, grids=grids, picks=state.picks.hide(seat))

    def scene(self, known: State, seat: int | None) -> Scene:
        zones = [Zone("played", "trick", known.played, owners=tuple(range(len(known.played))))]
        if known.played:
            zones[0] = replace(zones[0], marks=(Mark("led", (0,)),))
        for i, hand in enumerate(known.hands):
            zones += [Zone(f"grid-{i}", "grid", known.grids[i], i, width=3), Zone(f"hand-{i}", "hand", hand, i)]
        facts = [Fact("hand", known.hand, kind="counter", limit=known.rules.hands)]
        facts += [Fact("points", points, (i,)) for i, points in enumerate(known.points)]
        facts += [Fact("stake", stake, (i,), kind="bet") for i, stake in enumerate(known.stakes) if stake]
        sheets: tuple[Sheet, ...] = ()
        if known.phase == "result":
            rows = tuple(((i,), (known.bids[i], points, say("fine"))) for i, points in enumerate(known.points))
            sheets = (Sheet(say("hand-over", hand=known.hand), ("bid", "points", "mood"), rows),)
        return Scene(tuple(zones), tuple(facts), say("title-hand", hand=known.hand), sheets)

    def score(self, state: State) -> Score:
        return Score(state.points, why=(say("fine"),))

    def check(self, state: State) -> None:
        held = [card for pile in (*state.hands, *state.grids, state.played) for card in pile if card is not HIDDEN]
        assert len(held) == len(set(held)) == 11 * len(state.hands)

    def cpu(self, level: str) -> RandomPlayer:
        return RandomPlayer(self)


@hookimpl
def cardtable_games() -> list[Forms]:
    """The game of every form."""
    return [Forms()]
