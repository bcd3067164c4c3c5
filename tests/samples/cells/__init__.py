"""A face-down grid of cards of its own: turn one over, or draw one and put it in a place. The fewest points win."""

from collections.abc import Sequence
from typing import Any

from cardtable import (
    Action,
    Card,
    Choice,
    Deck,
    Dice,
    Fact,
    Game,
    HouseRules,
    Mark,
    Player,
    RandomPlayer,
    Scene,
    Score,
    Struct,
    Turn,
    Zone,
    conceal,
    option,
    put,
    replace,
)

DECK = tuple(Card(f"{suit}{rank}", suit, rank) for suit in "BR" for rank in range(1, 11))
CELLS = 4


class Rules(HouseRules):
    opened: int = option(1, 0, 2)


class State(Struct):
    """`held`: the card just drawn, which only its drawer sees. `extra` is for broken games."""

    rules: Rules
    grids: tuple[tuple[Card, ...], ...]
    opened: tuple[tuple[bool, ...], ...]
    stock: tuple[Card, ...]
    gone: tuple[Card, ...]
    held: Card | None = None
    seat: int = 0
    over: bool = False
    extra: int | str = 0


class Cells(Game[State, Rules]):
    name = "cells"
    seats = range(1, 4)
    bound = 2_000
    levels = ("normal",)
    deck = DECK
    state = State
    house_rules = Rules

    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        grids, rest = Deck(self.deck).shuffled(dice).deal(seats, CELLS)
        opened = tuple(cell < rules.opened for cell in range(CELLS))
        return State(rules, grids, (opened,) * seats, rest.cards[1:], rest.cards[:1])

    def turn(self, state: State) -> Turn:
        if state.over:
            return Turn(over=True)
        if not state.stock:
            return Turn(phase="shuffle")
        return Turn((state.seat,), "draw" if state.held is None else "place")

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        if seat not in self.turn(state).seats:
            return ()
        if state.held is not None:
            return (Choice("place", cells=tuple(range(CELLS)), zone=f"grid-{seat}"),)
        closed = tuple(cell for cell in range(CELLS) if not state.opened[seat][cell])
        return (Choice("draw", zone="stock"), Choice("flip", cells=closed, zone=f"grid-{seat}"))

    def apply(self, state: State, seat: int, action: Action) -> State:
        if action.kind == "draw":
            return replace(state, held=state.stock[0], stock=state.stock[1:])
        (cell,) = action.cells
        opened = put(state.opened, seat, put(state.opened[seat], cell, True))
        if state.held is not None:
            gone = (*state.gone, state.grids[seat][cell])
            grids = put(state.grids, seat, put(state.grids[seat], cell, state.held))
            state = replace(state, grids=grids, gone=gone, held=None)
        over = all(opened[seat])
        if over:
            opened = ((True,) * CELLS,) * len(opened)
        return replace(state, opened=opened, seat=(seat + 1) % len(opened), over=over)

    def deal(self, state: State, dice: Dice) -> State:
        return replace(state, stock=Deck(state.gone[:-1]).shuffled(dice).cards, gone=state.gone[-1:])

    def hide(self, state: State, seat: int | None) -> State:
        grids = tuple(
            tuple(card if see else conceal((card,))[0] for card, see in zip(grid, opened, strict=True))
            for grid, opened in zip(state.grids, state.opened, strict=True)
        )
        held = state.held if seat == state.seat or state.held is None else conceal((state.held,))[0]
        return replace(state, grids=grids, stock=conceal(state.stock), held=held)

    def scene(self, known: State, seat: int | None) -> Scene:
        grids = tuple(
            Zone(
                f"grid-{i}",
                "grid",
                grid,
                seat=i,
                width=2,
                marks=(Mark("line", (0, 1)),) if all(known.opened[i]) else (),
            )
            for i, grid in enumerate(known.grids)
        )
        held = () if known.held is None else (Zone("held", "row", (known.held,)),)
        points = tuple(Fact("points", points, (i,)) for i, points in enumerate(self.score(known).points))
        piles = Zone("stock", "pile", known.stock, shown="back"), Zone("gone", "pile", known.gone, shown="top")
        return Scene((*piles, *held, *grids), points)

    def score(self, state: State) -> Score:
        pairs = (zip(grid, opened, strict=True) for grid, opened in zip(state.grids, state.opened, strict=True))
        return Score(tuple(sum(card.rank for card, is_open in pair if is_open) for pair in pairs), high=False)

    def check(self, state: State) -> None:
        held = () if state.held is None else (state.held,)
        everywhere = (*state.stock, *state.gone, *held, *(card for grid in state.grids for card in grid))
        assert sorted(everywhere) == sorted(self.deck), "cards are lost or there twice"

    def cpu(self, level: str) -> Player:
        return RandomPlayer(self)

    def hand(self, dice: Dice, rules: Rules | None = None, **given: Any) -> State:
        return self.start(rules or Rules(), given.get("seats", 1), dice)
