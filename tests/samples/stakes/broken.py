"""Stakes, broken."""

from collections.abc import Sequence

from cardtable import STANDARD, Action, Choice, Dice, Score, Zone, cards, conceal, replace
from cardtable import Scene as Drawn
from tests.samples import breaks

from . import Stakes, State


@breaks("hiding", "two worlds", "the witnessed action")
class WitnessedAmount(Stakes):
    def seen(self, before: State, actor: int, action: Action, after: State, seat: int | None) -> Action:
        return action if seat == actor else replace(action, amount=before.cards[actor].rank)


@breaks("hiding", "seen before", "the known state names")
class FoldedCardsShownAtTheEnd(Stakes):
    def hide(self, state: State, seat: int | None) -> State:
        known = super().hide(state, seat)
        return replace(known, cards=state.cards) if state.shown else known

    def scene(self, known: State, seat: int | None) -> Drawn:
        blank = conceal(known.cards)
        cards = tuple(
            blank[i] if folded else card for i, (card, folded) in enumerate(zip(known.cards, known.folded, strict=True))
        )
        return super().scene(replace(known, cards=cards), seat)


@breaks("hiding", "two worlds", "the known state: extra")
class StrongestHandKept(Stakes):
    def apply(self, state: State, seat: int, action: Action) -> State:
        ranks = [card.rank for card in state.cards]
        return replace(super().apply(state, seat, action), extra=ranks.index(max(ranks)))


@breaks("hiding", "two worlds", "the known state: extra")
class WhoWasDealtOneCard(Stakes):
    def dealt(self, state: State, dice: Dice) -> State:
        state = super().dealt(state, dice)
        (ten,) = cards("Tc")
        return replace(state, extra=state.cards.index(ten) if ten in state.cards else -1)


@breaks("hiding", "what is known is enough", "score")
class ChancesInTheScore(Stakes):
    def score(self, state: State) -> Score:
        return Score(tuple(chips + (card.rank > 10) for chips, card in zip(state.chips, state.cards, strict=True)))


@breaks("hiding", "what is known is enough", "choices")
class BetsByTheNextCard(Stakes):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        choices = super().choices(state, seat)
        return choices[:1] if choices and state.deck[0].suit == "h" else choices


@breaks("one door", "choices are playable", "no bet of one")
class LowestAmountStumbles(Stakes):
    def apply(self, state: State, seat: int, action: Action) -> State:
        if action.amount == 1:
            raise ValueError("no bet of one")
        return super().apply(state, seat, action)


@breaks("progress", "turn and choices", "goes from 9 to")
class AmountsUpsideDown(Stakes):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        return tuple(replace(c, low=9, high=5) if c.low is not None else c for c in super().choices(state, seat))


@breaks("progress", "check", "chips are lost or made")
class ChipsFromNowhere(Stakes):
    def compared(self, state: State) -> State:
        after = super().compared(state)
        return replace(after, chips=(after.chips[0] + 1, *after.chips[1:]))


@breaks("hiding", "guesses", "blanks for")
class CardMissingFromTheState(Stakes):
    def dealt(self, state: State, dice: object) -> State:
        state = super().dealt(state, dice)  # type: ignore[arg-type]
        return replace(state, deck=state.deck[1:])

    def check(self, state: State) -> None:
        assert len({*state.cards, *state.deck}) == len(STANDARD) - 1


@breaks("words", "met messages", "zone-mystery")
class BoardWithoutAName(Stakes):
    def scene(self, known: State, seat: int | None) -> Drawn:
        scene = super().scene(known, seat)
        return replace(scene, zones=(*scene.zones, Zone("mystery", "row", ())))
