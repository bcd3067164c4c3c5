"""Swap, telling what it should hide. Each class says in its name how."""

from collections.abc import Sequence

from cardtable import (
    HIDDEN,
    Action,
    Choice,
    Dice,
    Refusal,
    Scene,
    Score,
    Turn,
    Zone,
    args,
    conceal,
    replace,
    say,
)
from tests.samples import breaks

from . import DECK, State, Swap


@breaks("hiding", "seen before", "the known state names")
class DeckInTheKnownState(Swap):
    def hide(self, state: State, seat: int | None) -> State:
        return replace(super().hide(state, seat), stock=state.stock)

    def scene(self, known: State, seat: int | None) -> Scene:
        return super().scene(replace(known, stock=conceal(known.stock)), seat)


@breaks("hiding", "seen before", "zone 'stock', drawn 'back'")
class PileDrawnAsBacksWithItsCards(Swap):
    def hide(self, state: State, seat: int | None) -> State:
        return replace(super().hide(state, seat), stock=state.stock)


@breaks("hiding", "seen before", "zone 'stock', drawn 'top'")
class PileWithCardsUnderItsTop(Swap):
    def hide(self, state: State, seat: int | None) -> State:
        return replace(super().hide(state, seat), stock=state.stock)

    def scene(self, known: State, seat: int | None) -> Scene:
        scene = super().scene(known, seat)
        return replace(scene, zones=(Zone("stock", "pile", known.stock, shown="top"), *scene.zones[1:]))


@breaks("hiding", "two worlds", "the known state: hands")
class BlanksInSortedPlaces(Swap):
    def hide(self, state: State, seat: int | None) -> State:
        known = super().hide(state, seat)
        mine = known.gave[seat] if seat is not None else ()
        hands = tuple(
            hand if i == seat else tuple(card if card in mine else HIDDEN for card in hand)
            for i, hand in enumerate(state.hands)
        )
        return replace(known, hands=hands)


class Keeping(Swap):
    """Keeps in the state what `secret` makes of a fresh deal."""

    @staticmethod
    def secret(state: State, dice: Dice) -> int | str:
        raise NotImplementedError

    def dealt(self, state: State, dice: Dice) -> State:
        state = super().dealt(state, dice)
        return replace(state, extra=self.secret(state, dice))


@breaks("hiding", "two worlds", "the known state: extra")
class CountOfHiddenCards(Keeping):
    @staticmethod
    def secret(state: State, dice: Dice) -> int:
        return sum(card.suit == "h" for card in state.hands[1])


@breaks("hiding", "two worlds", "the known state: extra")
class SumOfHiddenCards(Keeping):
    @staticmethod
    def secret(state: State, dice: Dice) -> int:
        return sum(card.rank for card in state.stock)


@breaks("hiding", "two worlds", "the known state: extra")
class MaskOfHiddenCards(Keeping):
    @staticmethod
    def secret(state: State, dice: Dice) -> int:
        return sum(1 << DECK.index(card) for card in state.hands[0])


@breaks("hiding", "two worlds", "the known state: extra")
class CodesOfHiddenCards(Keeping):
    @staticmethod
    def secret(state: State, dice: Dice) -> str:
        return " ".join(map(str, state.stock))


@breaks("hiding", "two worlds", "the seed")
class SeedInTheState(Keeping):
    @staticmethod
    def secret(state: State, dice: Dice) -> str:
        return dice.seed


@breaks("hiding", "two worlds", "the seed")
class NumberFromTheSeed(Keeping):
    @staticmethod
    def secret(state: State, dice: Dice) -> int:
        return sum(map(ord, dice.seed))


@breaks("hiding", "two worlds", "the seed")
class NumberFromTheDice(Keeping):
    @staticmethod
    def secret(state: State, dice: Dice) -> int:
        return dice.below(1000)


class Remembering(Swap):
    """Keeps the last full state in the game, past `hide`."""

    full: State

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        if HIDDEN not in state.stock:
            self.full = state
        return super().choices(state, seat)

    def hearts(self) -> int:
        return sum(card.suit == "h" for hand in self.full.hands for card in hand)


@breaks("hiding", "two worlds", "is refused")
class RefusalThatTells(Remembering):
    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        return Refusal("must_follow", card=DECK[self.hearts()])


@breaks("hiding", "what is known is enough", "choices")
class LabelThatTells(Swap):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        told = args(next=state.stock[0])
        return tuple(replace(choice, args=told) for choice in super().choices(state, seat))


@breaks("hiding", "what is known is enough", "turn")
class QuestionThatTells(Swap):
    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return replace(turn, prompt=say("your-card", who=state.stock[0])) if turn.seats else turn


@breaks("hiding", "what is known is enough", "score")
class ScoreLooksAtHiddenCards(Swap):
    def score(self, state: State) -> Score:
        return Score(tuple(total + sum(c.rank > 11 for c in state.stock) for total in state.totals))


@breaks("hiding", "what is known is enough", "choices")
class ChoicesLookAtHiddenCards(Swap):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        choices = super().choices(state, seat)
        return (*choices, Choice("pass")) if choices and state.stock[0].suit == "h" else choices

    def apply(self, state: State, seat: int, action: Action) -> State:
        return (
            super().apply(state, seat, action) if action.cards else replace(state, seat=(seat + 1) % len(state.hands))
        )


@breaks("hiding", "sealed picks", "sealed")
class SealedPickShown(Swap):
    def hide(self, state: State, seat: int | None) -> State:
        return replace(super().hide(state, seat), sealed=state.sealed)


@breaks("hiding", "sealed picks", "the witnessed action")
class SealedPickWitnessed(Swap):
    def seen(self, before: State, actor: int, action: Action, after: State, seat: int | None) -> Action:
        return action


@breaks("hiding", "witness", "does not know these cards afterwards")
class PassWitnessedByAll(Swap):
    def seen(self, before: State, actor: int, action: Action, after: State, seat: int | None) -> Action:
        return action


@breaks("hiding", "hide twice", "hands")
class HidesTwice(Swap):
    def hide(self, state: State, seat: int | None) -> State:
        known = super().hide(state, seat)
        return replace(known, hands=tuple(hand[1:] if i != seat else hand for i, hand in enumerate(known.hands)))


@breaks("hiding", "guesses", "still has blanks")
class GuessWithABlank(Swap):
    def guess(self, known: State, seat: int, dice: Dice) -> State:
        return replace(super().guess(known, seat, dice), stock=known.stock)


@breaks("hiding", "guesses", "contradicts")
class GuessThatForgetsWhatIsKnown(Swap):
    def guess(self, known: State, seat: int, dice: Dice) -> State:
        guess = super().guess(known, seat, dice)
        return replace(guess, hands=(*guess.hands[1:], guess.hands[0]))


@breaks("hiding", "guesses", "check")
class GuessThatLosesCards(Swap):
    def guess(self, known: State, seat: int, dice: Dice) -> State:
        guess = super().guess(known, seat, dice)
        return replace(guess, stock=(guess.stock[0], *guess.stock[:-1]))
