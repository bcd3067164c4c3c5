"""Betting: one hidden card each, one bet each, the highest card that has not folded takes all."""

from collections.abc import Sequence
from typing import Any

from cardtable import (
    STANDARD,
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
    Scene,
    Score,
    SeatRef,
    Struct,
    Turn,
    Zone,
    args,
    conceal,
    option,
    put,
    replace,
    say,
)

CHIPS = 10


class Rules(HouseRules):
    hands: int = option(3, 1, 5)
    limit: int = option(0, 2, 8, step=2, off=0)


class State(Struct):
    """`bets`: None for a seat that has not spoken or is broke, -1 for one that folded. `extra` is for broken games."""

    rules: Rules
    cards: tuple[Card, ...]
    deck: tuple[Card, ...]
    chips: tuple[int, ...]
    left: int
    bets: tuple[int, ...] = ()
    folded: tuple[bool, ...] = ()
    shown: bool = False
    seat: int | None = 0
    extra: int | str = 0


class Stakes(Game[State, Rules]):
    name = "stakes"
    seats = range(2, 6)
    bound = 20
    levels = ("normal",)
    deck = STANDARD
    state = State
    house_rules = Rules

    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        return self.dealt(State(rules, (), (), (CHIPS,) * seats, rules.hands), dice)

    def dealt(self, state: State, dice: Dice) -> State:
        seats = len(state.chips)
        drawn, deck = Deck(self.deck).shuffled(dice).draw(seats)
        folded = tuple(chips == 0 for chips in state.chips)
        bets = (0,) * seats
        state = replace(state, cards=drawn, deck=deck.cards, bets=bets, folded=folded, shown=False, seat=-1)
        return self.next(state)

    def next(self, state: State) -> State:
        """The next seat with chips that has not spoken; where nobody is left to speak, the cards are compared."""
        assert state.seat is not None
        later = range(state.seat + 1, len(state.chips))
        seat = next((seat for seat in later if not state.folded[seat]), None)
        return replace(state, seat=seat) if seat is not None else self.compared(replace(state, seat=None))

    def compared(self, state: State) -> State:
        stay = [seat for seat, folded in enumerate(state.folded) if not folded]
        best = max(stay, key=lambda seat: (state.cards[seat].rank, state.cards[seat]))
        chips = put(state.chips, best, state.chips[best] + sum(state.bets))
        ended = max(chips) == CHIPS * len(chips)
        left = 0 if ended else state.left - 1
        return replace(state, chips=chips, bets=(0,) * len(chips), shown=len(stay) > 1, left=left)

    def turn(self, state: State) -> Turn:
        if state.seat is not None:
            return Turn((state.seat,), "bet")
        return Turn((), "result", over=state.left == 0, pause=3)

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        if seat != state.seat:
            return ()
        high = min(state.chips[seat], state.rules.limit or CHIPS * 9)
        bet = Choice("bet", low=1, high=high, marks=(("all", high),), args=args(pot=sum(state.bets)))
        others = any(not folded for other, folded in enumerate(state.folded) if other != seat)
        return (bet, Choice("fold", confirm="fold")) if others else (bet,)

    def apply(self, state: State, seat: int, action: Action) -> State:
        if action.amount is None:
            return self.next(replace(state, folded=put(state.folded, seat, True)))
        chips = put(state.chips, seat, state.chips[seat] - action.amount)
        return self.next(replace(state, chips=chips, bets=put(state.bets, seat, action.amount)))

    def deal(self, state: State, dice: Dice) -> State:
        return self.dealt(state, dice)

    def hide(self, state: State, seat: int | None) -> State:
        seen = [i == seat or (state.shown and not folded) for i, folded in enumerate(state.folded)]
        cards = tuple(card if see else conceal((card,))[0] for card, see in zip(state.cards, seen, strict=True))
        return replace(state, cards=cards, deck=conceal(state.deck))

    def scene(self, known: State, seat: int | None) -> Scene:
        zones = tuple(
            Zone(f"card-{i}", "hand", (card,), seat=i, muted=known.folded[i]) for i, card in enumerate(known.cards)
        )
        chips = tuple(Fact("chips", chips, (i,), "chips") for i, chips in enumerate(known.chips))
        bets = tuple(Fact("bet", bet, (i,), "bet") for i, bet in enumerate(known.bets) if bet)
        return Scene(
            (Zone("deck", "pile", known.deck, shown="back"), *zones),
            (*chips, *bets),
            say("hands-left", hands=known.left),
        )

    def score(self, state: State) -> Score:
        best = state.chips.index(max(state.chips))
        return Score(state.chips, why=(say("leads", who=SeatRef(best), chips=max(state.chips)),))

    def check(self, state: State) -> None:
        assert sorted((*state.cards, *state.deck)) == sorted(self.deck), "cards are lost or there twice"
        assert sum(state.chips) + sum(state.bets) == CHIPS * len(state.chips), "chips are lost or made"

    def cpu(self, level: str) -> Player:
        return RandomPlayer(self)

    def hand(self, dice: Dice, rules: Rules | None = None, **given: Any) -> State:
        return self.start(rules or Rules(), given.get("seats", 2), dice)
