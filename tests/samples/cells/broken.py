"""Cells, broken."""

from collections.abc import Sequence

from cardtable import Choice, Dice, Score, conceal, replace
from cardtable import Scene as Drawn
from tests.samples import breaks

from . import Cells, Rules, State


@breaks("hiding", "seen before", "the known state names")
class DrawnCardKnownToAll(Cells):
    def hide(self, state: State, seat: int | None) -> State:
        return replace(super().hide(state, seat), held=state.held)

    def scene(self, known: State, seat: int | None) -> Drawn:
        mine = seat == known.seat or known.held is None
        return super().scene(known if mine else replace(known, held=conceal((known.held,))[0]), seat)  # type: ignore[arg-type]


@breaks("hiding", "seen before", "the known state names")
class OwnFaceDownCardsKnown(Cells):
    def hide(self, state: State, seat: int | None) -> State:
        known = super().hide(state, seat)
        return replace(
            known,
            grids=tuple(
                own if i == seat else grid for i, (own, grid) in enumerate(zip(state.grids, known.grids, strict=True))
            ),
        )

    def scene(self, known: State, seat: int | None) -> Drawn:
        return super().scene(super().hide(known, None), seat)


@breaks("hiding", "what is known is enough", "choices")
class FlipsByHiddenRanks(Cells):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        low = tuple(
            cell for cell, card in enumerate(state.grids[seat] if 0 <= seat < len(state.grids) else ()) if card.rank < 6
        )
        return tuple(
            replace(choice, cells=tuple(set(choice.cells) & set(low)) or choice.cells)
            if choice.kind == "flip"
            else choice
            for choice in super().choices(state, seat)
        )


@breaks("hiding", "what is known is enough", "score")
class ScoreOfTheWholeGrid(Cells):
    def score(self, state: State) -> Score:
        return Score(tuple(sum(card.rank for card in grid) for grid in state.grids), high=False)


@breaks("hiding", "two worlds", "the known state: extra")
class TotalOfTheGridKept(Cells):
    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        state = super().start(rules, seats, dice)
        return replace(state, extra=sum(card.rank for card in state.grids[0]))


@breaks("hiding", "two worlds", "the known state: extra")
class ColoursOfTheStockKept(Cells):
    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        state = super().start(rules, seats, dice)
        return replace(state, extra="".join(card.suit for card in state.stock))


@breaks("progress", "can be asked", "zone 'stock' has")
class CellsOfAnotherZone(Cells):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        return tuple(
            replace(choice, zone="stock", cells=(*choice.cells, 99)) if choice.cells else choice
            for choice in super().choices(state, seat)
        )


@breaks("progress", "can be asked", "names no zone")
class CellsOfNoZone(Cells):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        return tuple(replace(choice, zone="") for choice in super().choices(state, seat))
