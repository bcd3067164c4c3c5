"""Swap, broken. Each class says in its name what is wrong with it."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from cardtable import (
    HIDDEN,
    STANDARD,
    Action,
    Choice,
    Cpu,
    Dice,
    Fact,
    Message,
    Player,
    Refusal,
    Scene,
    Score,
    Turn,
    Zone,
    args,
    cards,
    conceal,
    put,
    replace,
    say,
)
from cardtable.player import HEADLESS, Budget
from tests.samples import breaks

from . import DECK, Rules, State, Swap

# Hiding --------------------------------------------------------------------------------------------------------------


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


# One door ------------------------------------------------------------------------------------------------------------


@breaks("one door", "nothing else is", "accepted, against the choices")
class DoorThatTakesAnything(Swap):
    def play(self, state: State, seat: int, action: Action) -> State:
        try:
            return super().play(state, seat, action)
        except Refusal:
            return state


@breaks("declaration", "core's own", "play")
class DoorOfItsOwn(DoorThatTakesAnything):
    pass


@breaks("one door", "nothing else is", "raises KeyError")
class RefusalThatStumbles(Swap):
    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        reasons: dict[str, Refusal] = {}
        return reasons[action.kind]


@breaks("one door", "choices are playable", "refused as illegal")
class ChoiceThatIsRefused(Swap):
    def apply(self, state: State, seat: int, action: Action) -> State:
        if action.cards[0].rank == 12:
            raise Refusal("illegal")
        return super().apply(state, seat, action)


@breaks("one door", "choices are playable", "ZeroDivisionError")
class ActionThatStumbles(Swap):
    def apply(self, state: State, seat: int, action: Action) -> State:
        assert 1 // (12 - action.cards[0].rank) < 9
        return super().apply(state, seat, action)


@breaks("one door", "refusals speak", "no-such-words")
class RefusalWithoutWords(Swap):
    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        return Refusal("such-words")


@breaks("one door", "refusals speak", "card")
class RefusalWithoutItsArgument(Swap):
    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        return Refusal("must_follow")


# Replay --------------------------------------------------------------------------------------------------------------

_COUNTER = count()


@breaks("replay", "actions have no chance", "led elsewhere")
class ChanceInApply(Swap):
    def apply(self, state: State, seat: int, action: Action) -> State:
        return replace(super().apply(state, seat, action), extra=next(_COUNTER) * 7 % 10)


@breaks("replay", "actions have no chance", "led elsewhere")
class StateKeptInTheGame(Swap):
    played = 0

    def apply(self, state: State, seat: int, action: Action) -> State:
        self.played += 1
        return replace(super().apply(state, seat, action), extra=self.played)


@breaks("replay", "chance", "draws a number from the dice itself")
class ChancePastTheDeck(Swap):
    def dealt(self, state: State, dice: Dice) -> State:
        return replace(super().dealt(state, dice), seat=dice.below(len(state.totals)))


@breaks("replay", "chance", "shuffles past Deck.shuffled")
class ShuffleOfItsOwn(Swap):
    def dealt(self, state: State, dice: Dice) -> State:
        state = super().dealt(state, dice)
        return replace(state, stock=dice.shuffle(state.stock))


@breaks("replay", "chance", "reads the seed")
class AsksForTheSeed(Swap):
    def dealt(self, state: State, dice: Dice) -> State:
        return super().dealt(state, Dice(dice.seed, dice.step))


@breaks("replay", "any prefix", "led elsewhere")
class DealsByMemory(Swap):
    deals = 0

    def dealt(self, state: State, dice: Dice) -> State:
        self.deals += 1
        return replace(super().dealt(state, dice), extra=self.deals)


@breaks("replay", "another interpreter", "another state, view or order")
class OrderOfASet(Swap):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        names = {card.code: card for choice in super().choices(state, seat) for card in choice.cards}
        choices = super().choices(state, seat)
        return tuple(replace(choice, cards=tuple(names[code] for code in set(names))) for choice in choices)


class Listing(State):
    notes: Any = None


@breaks("replay", "frozen states", "list")
class ListInTheState(Swap):
    state = Listing

    def dealt(self, state: State, dice: Dice) -> State:
        state = super().dealt(state, dice)
        fields = {field: getattr(state, field) for field in State.__struct_fields__}
        return Listing(**fields, notes=[])


# Progress ------------------------------------------------------------------------------------------------------------


@breaks("progress", "turn and choices", "owes a decision and has no choice")
class DeadEnd(Swap):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        return () if len(state.table) == 4 else super().choices(state, seat)


@breaks("progress", "turn and choices", "owes no decision and has choices")
class ChoicesOutOfTurn(Swap):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        if state.phase == "play" and 0 <= seat < len(state.hands) and state.hands[seat]:
            return super().choices(replace(state, seat=seat), seat)
        return super().choices(state, seat)


@breaks("progress", "bound", "deals on without end")
class DealsForEver(Swap):
    def turn(self, state: State) -> Turn:
        return replace(super().turn(state), seats=()) if state.phase == "play" else super().turn(state)

    def deal(self, state: State, dice: Dice) -> State:
        return state


@breaks("progress", "bound", "more than 5 entries")
class LongerThanItSays(Swap):
    bound = 5


@breaks("progress", "table's move", "ValueError")
class DealThatStumbles(Swap):
    def deal(self, state: State, dice: Dice) -> State:
        raise ValueError("no more cards")


@breaks("progress", "check", "cards are lost")
class LosesPlayedCards(Swap):
    def apply(self, state: State, seat: int, action: Action) -> State:
        after = super().apply(state, seat, action)
        return replace(after, table=after.table[-1:])


@breaks("progress", "check", "cards are lost")
class DoublesACard(Swap):
    def apply(self, state: State, seat: int, action: Action) -> State:
        after = super().apply(state, seat, action)
        return replace(after, stock=(*after.stock, action.cards[0])) if after.table else after


@breaks("progress", "cards conserved", "does not notice")
class CheckThatSeesNothing(Swap):
    def check(self, state: State) -> None:
        pass


@breaks("progress", "cards conserved", "in the place of")
class CheckThatOnlyCounts(Swap):
    def check(self, state: State) -> None:
        assert len(state.stock) + len(state.table) + sum(map(len, state.hands)) == len(DECK)


@breaks("progress", "cards of the deck", "As")
class CardFromAnotherDeck(Swap):
    def dealt(self, state: State, dice: Dice) -> State:
        return replace(super().dealt(state, dice), gave=put(((),) * len(state.totals), 0, cards("As")))


@breaks("progress", "time", "cards are lost")
class TimeThatTakesTheStock(Swap):
    def time_limit(self, rules: Rules) -> int:
        return 5

    def time_up(self, state: State) -> State:
        return replace(state, stock=(), left=0, phase="result")


@breaks("progress", "clock", "is not legal")
class ClockThatPlaysAnything(Swap):
    def timeout(self, known: State, seat: int) -> Action | None:
        return Action("swap", cards("9c"))


@breaks("progress", "cards of the deck", "blank")
class BlankInTheState(Swap):
    def dealt(self, state: State, dice: Dice) -> State:
        state = super().dealt(state, dice)
        return replace(state, table=(HIDDEN,))


class Cheat(Cpu):
    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        return Action("swap", cards("As", STANDARD))


@breaks("progress", "CPUs play", "is not legal")
class CpuThatCheats(Swap):
    def cpu(self, level: str) -> Player:
        return Cheat()


class Moody(Cpu):
    def __init__(self, game: Swap) -> None:
        self.game = game

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        (choice,) = self.game.choices(known, seat)
        return Action(choice.kind, (choice.cards[next(_COUNTER) % len(choice.cards)],))


@breaks("progress", "CPUs play", "the same dice")
class CpuWithChanceOfItsOwn(Swap):
    def cpu(self, level: str) -> Player:
        return Moody(self)


# Words ---------------------------------------------------------------------------------------------------------------


@breaks("words", "met messages", "fact-mystery")
class FactWithoutWords(Swap):
    def scene(self, known: State, seat: int | None) -> Scene:
        return replace(super().scene(known, seat), facts=(Fact("mystery", 1),))


@breaks("words", "met messages", "zone-lost")
class ZoneWithoutAName(Swap):
    def scene(self, known: State, seat: int | None) -> Scene:
        scene = super().scene(known, seat)
        return replace(scene, zones=(*scene.zones, Zone("lost-1", "row", ())))


@breaks("words", "met messages", "ask-think")
class PhaseWithoutAQuestion(Swap):
    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return replace(turn, phase="think", prompt=None) if turn.phase == "play" else turn


@breaks("words", "met messages", "hands")
class MessageWithoutItsArgument(Swap):
    def scene(self, known: State, seat: int | None) -> Scene:
        return replace(super().scene(known, seat), notes=(Message("so-far"),))


@breaks("words", "fixed keys", "cpu-divine")
class LevelWithoutAName(Swap):
    levels = ("easy", "divine")


# What it says of itself ----------------------------------------------------------------------------------------------


@breaks("declaration", "deck", "twice: 9c")
class CardTwiceInTheDeck(Swap):
    deck = (*DECK, DECK[0])


@breaks("declaration", "names", "version")
class NoVersion(Swap):
    version = 0


@breaks("declaration", "names", "seats")
class NoSeats(Swap):
    seats = range(0, 4)


class WrongStandard(Rules):
    low: bool = "no"  # type: ignore[assignment]


@breaks("declaration", "options", "low")
class OptionWithAWrongStandard(Swap):
    house_rules = WrongStandard


@breaks("declaration", "types", "dict")
class StateThatIsNoStruct(Swap):
    state = dict  # type: ignore[assignment]
