"""Swap, broken. Each class says in its name what is wrong with it."""

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any

from cardtable import (
    HIDDEN,
    STANDARD,
    Action,
    Card,
    Choice,
    Cpu,
    Deck,
    Dice,
    Fact,
    Mark,
    Message,
    Player,
    Refusal,
    Scene,
    Turn,
    Zone,
    cards,
    put,
    replace,
)
from cardtable.player import HEADLESS, Budget
from tests.samples import breaks

from . import DECK, Rules, State, Swap

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


@breaks("replay", "chance", "makes dice of its own")
class DiceOfItsOwn(Swap):
    def dealt(self, state: State, dice: Dice) -> State:
        return super().dealt(state, Dice("house", state.left))


_HOUSE = Dice("house")


@breaks("replay", "chance", "with other dice")
class DiceMadeBefore(Swap):
    def dealt(self, state: State, dice: Dice) -> State:
        return super().dealt(state, _HOUSE)


@breaks("replay", "chance", "makes dice of its own")
class DiceInTheScene(Swap):
    def scene(self, known: State, seat: int | None) -> Scene:
        scene = super().scene(known, seat)
        return replace(scene, facts=scene.facts if Dice("house").below(9) else ())


class Unshuffled(Dice):
    """Dice that leave every pile as it is."""

    def shuffle(self, pile: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(pile)


_STILL = Unshuffled("still")


@breaks("replay", "hidden cards", "was in no shuffle")
class NeverShuffles(Swap):
    def dealt(self, state: State, dice: Dice) -> State:
        return super().dealt(state, _STILL)


@breaks("replay", "other seeds", "deal the same")
class SortsWhatItShuffled(Swap):
    def dealt(self, state: State, dice: Dice) -> State:
        Deck(DECK).shuffled(dice)
        return super().dealt(state, _STILL)


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


@breaks("progress", "matches of CPUs end", "has not ended after 20000 entries")
class MatchWithoutEnd(Swap):
    def dealt(self, state: State, dice: Dice) -> State:
        return replace(super().dealt(state, dice), left=2)


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


# Scenes --------------------------------------------------------------------------------------------------------------


class Drawing(Swap):
    """Draws its first zone, or the whole scene, otherwise."""

    def zone(self, zone: Zone) -> Zone:
        return zone

    def scene(self, known: State, seat: int | None) -> Scene:
        scene = super().scene(known, seat)
        return replace(scene, zones=(self.zone(scene.zones[0]), *scene.zones[1:]))


@breaks("progress", "scene", "zone 'table' is there twice")
class ZoneTwice(Drawing):
    def zone(self, zone: Zone) -> Zone:
        return replace(zone, id="table")


@breaks("progress", "scene", "at seat 9")
class ZoneAtNoSeat(Drawing):
    def zone(self, zone: Zone) -> Zone:
        return replace(zone, seat=9)


@breaks("progress", "scene", "mark 'new' at (99,)")
class MarkOutside(Drawing):
    def zone(self, zone: Zone) -> Zone:
        return replace(zone, marks=(Mark("new", (99,)),))


@breaks("progress", "scene", "has owners")
class OwnersWithoutCards(Drawing):
    def zone(self, zone: Zone) -> Zone:
        return replace(zone, owners=(0,) * 40)


@breaks("progress", "scene", "shown 'half'")
class ZoneHalfShown(Drawing):
    def zone(self, zone: Zone) -> Zone:
        return replace(zone, shown="half")


@breaks("progress", "scene", "kind 'kaboom'")
class FactOfNoKind(Swap):
    def scene(self, known: State, seat: int | None) -> Scene:
        return replace(super().scene(known, seat), facts=(Fact("points", 1, (0,), "kaboom"),))


@breaks("progress", "scene", "3 columns and a row of 1")
class RowsTooShort(Swap):
    def scene(self, known: State, seat: int | None) -> Scene:
        scene = super().scene(known, seat)
        return replace(scene, sheets=tuple(replace(sheet, columns=sheet.columns * 3) for sheet in scene.sheets))


@breaks("progress", "can be asked", "does not hold")
class AsksInAnotherZone(Swap):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        return tuple(replace(choice, zone="table") for choice in super().choices(state, seat))


@breaks("progress", "can be asked", "which is not drawn")
class HandsAreNotDrawn(Swap):
    def scene(self, known: State, seat: int | None) -> Scene:
        return replace(super().scene(known, seat), zones=())


@breaks("progress", "can be asked", "drawn nowhere")
class HandsAreNotDrawnAndNoZoneIsNamed(HandsAreNotDrawn):
    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        return tuple(replace(choice, zone="") for choice in super().choices(state, seat))


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
