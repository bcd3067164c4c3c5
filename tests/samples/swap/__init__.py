"""Hands and a sealed pass: each seat passes one card on, then all play theirs, following suit where they can."""

from collections.abc import Sequence
from typing import Any, Literal

from cardtable import (
    Action,
    Card,
    Choice,
    Deck,
    Dice,
    Fact,
    Game,
    HouseRules,
    Player,
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
    cards,
    conceal,
    option,
    put,
    replace,
    say,
)

DECK = cards("9c Tc Jc Qc 9d Td Jd Qd 9h Th Jh Qh 9s Ts Js Qs")
EACH = 3


class Rules(HouseRules):
    hands: int = option(2, 1, 3)
    direction: Literal["left", "right"] = "left"
    low: bool = False


class State(Struct):
    """`gave`: the card each seat passed on. `extra`: nothing; broken games keep there what they should not."""

    rules: Rules
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    totals: tuple[int, ...]
    left: int
    sealed: Sealed = Sealed(())
    gave: tuple[tuple[Card, ...], ...] = ()
    table: tuple[Card, ...] = ()
    seat: int = 0
    phase: str = "swap"
    extra: int | str = 0


class Swap(Game[State, Rules]):
    name = "swap"
    seats = range(2, 5)
    bound = 60
    levels = ("easy", "normal")
    deck = DECK
    state = State
    house_rules = Rules

    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        return self.dealt(State(rules, (), (), (0,) * seats, rules.hands), dice)

    def dealt(self, state: State, dice: Dice) -> State:
        seats = len(state.totals)
        hands, stock = Deck(DECK).shuffled(dice).deal(seats, EACH)
        sorted_hands = tuple(tuple(sorted(hand)) for hand in hands)
        none = ((),) * seats
        return replace(
            state, hands=sorted_hands, stock=stock.cards, sealed=Sealed.open(seats), gave=none, table=(), phase="swap"
        )

    def turn(self, state: State) -> Turn:
        if state.phase == "swap":
            return Turn(state.sealed.waiting, "swap", sealed=True)
        if state.phase == "play":
            return Turn((state.seat,), "play", prompt=say("your-card", who=SeatRef(state.seat)))
        return Turn((), state.phase, over=state.left == 0, pause=5)

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        if seat not in self.turn(state).seats:
            return ()
        hand = state.hands[seat]
        if state.phase == "swap":
            return (Choice("swap", cards=hand, zone=f"hand-{seat}"),)
        same = tuple(card for card in hand if state.table and card.suit == state.table[-1].suit)
        return (Choice("play", cards=same or hand, zone=f"hand-{seat}"),)

    def apply(self, state: State, seat: int, action: Action) -> State:
        if state.phase == "swap":
            sealed = state.sealed.put(seat, action)
            return replace(state, sealed=sealed) if sealed.waiting else self.passed(state, sealed)
        (card,) = action.cards
        rises = bool(state.table) and card.rank > state.table[-1].rank
        hands = put(state.hands, seat, tuple(c for c in state.hands[seat] if c is not card))
        last = not any(hands)
        return replace(
            state,
            hands=hands,
            gave=tuple(tuple(c for c in gave if c is not card) for gave in state.gave),
            table=(*state.table, card),
            totals=put(state.totals, seat, state.totals[seat] + rises),
            seat=(seat + 1) % len(hands),
            left=state.left - last,
            phase="result" if last else "play",
        )

    def passed(self, state: State, sealed: Sealed) -> State:
        seats = len(state.hands)
        gave = tuple(pick.cards for pick in sealed.picks if pick is not None)
        step = 1 if state.rules.direction == "left" else -1
        hands = tuple(
            tuple(sorted((*(c for c in hand if c not in gave[seat]), *gave[(seat - step) % seats])))
            for seat, hand in enumerate(state.hands)
        )
        return replace(state, hands=hands, gave=gave, sealed=Sealed(()), phase="play")

    def deal(self, state: State, dice: Dice) -> State:
        return self.dealt(state, dice)

    def hide(self, state: State, seat: int | None) -> State:
        gave = tuple(cards if i == seat else () for i, cards in enumerate(state.gave))
        mine = gave[seat] if seat is not None else ()
        hands = tuple(hand if i == seat else conceal(hand, mine) for i, hand in enumerate(state.hands))
        return replace(state, hands=hands, stock=conceal(state.stock), sealed=state.sealed.hide(seat), gave=gave)

    def scene(self, known: State, seat: int | None) -> Scene:
        hands = tuple(Zone(f"hand-{i}", "hand", hand, seat=i) for i, hand in enumerate(known.hands))
        points = tuple(Fact("points", total, (i,)) for i, total in enumerate(known.totals))
        rows = tuple(((i,), (total,)) for i, total in enumerate(known.totals))
        sheets = (Sheet(say("so-far", hands=known.left), ("points",), rows),) if known.phase == "result" else ()
        piles = Zone("stock", "pile", known.stock, shown="back"), Zone("table", "pile", known.table, shown="top")
        return Scene((*piles, *hands), points, sheets=sheets)

    def score(self, state: State) -> Score:
        return Score(state.totals, high=not state.rules.low)

    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        if choices and known.phase == "play" and {*action.cards} <= {*known.hands[seat]} and action.kind == "play":
            return Refusal("must_follow", card=known.table[-1] if known.table else self.deck[0])
        return super().refuse(known, seat, action, choices)

    def check(self, state: State) -> None:
        everywhere = [*state.stock, *state.table, *(card for hand in state.hands for card in hand)]
        assert sorted(everywhere) == sorted(self.deck), "cards are lost or there twice"

    def cpu(self, level: str) -> Player:
        return RandomPlayer(self)

    def hand(self, dice: Dice, rules: Rules | None = None, **given: Any) -> State:
        return self.start(rules or Rules(), given.get("seats", 2), dice)
