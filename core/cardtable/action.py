"""What a seat does, what it may do, and why it may not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .cards import HIDDEN, STANDARD, Card
from .dice import Dice
from .errors import CardtableError
from .message import Arg, Args, Message, args
from .scene import Zone
from .structs import Struct, put


class Action(Struct):
    """What a seat does: a kind (the verb), and what it needs of cards, grid cells, an amount or a word.

    It fits on a line: `str` writes what `Action.parse` reads, such as `play Qs`, `place @4`, `raise 120`.
    """

    kind: str
    cards: tuple[Card, ...] = ()
    cells: tuple[int, ...] = ()
    amount: int | None = None
    word: str = ""

    @classmethod
    def parse(cls, text: str, deck: Iterable[Card] = STANDARD) -> Action:
        """The action of a line such as `play Qs`.

        After the kind come cards of `deck` by their codes (`??` is a blank), grid cells as `@` and a number from 0, one
        amount and one word, in any order.

        Raises:
            ValueError: it is no such line.
        """
        kind, *rest = text.split() or [""]
        if not kind:
            raise ValueError("an action is a kind and what it needs, such as 'play Qs', not an empty line")
        known = {card.code: card for card in (*deck, HIDDEN)}
        picked: list[Card] = []
        cells: list[int] = []
        amount, word = None, ""
        for part in rest:
            if part in known:
                picked.append(known[part])
            elif part[0] == "@" and _is_number(part[1:]):
                cells.append(int(part[1:]))
            elif amount is None and _is_number(part.removeprefix("-")):
                amount = int(part)
            elif not word:
                word = part
            else:
                raise ValueError(f"{part!r} in {text!r} is no card of the deck, no cell such as @4 and no amount")
        return cls(kind, tuple(picked), tuple(cells), amount, word)

    def __str__(self) -> str:
        """The line that `parse` reads: kind, cards, cells, amount, word."""
        amount = () if self.amount is None else (str(self.amount),)
        word = (self.word,) if self.word else ()
        return " ".join([self.kind, *map(str, self.cards), *(f"@{cell}" for cell in self.cells), *amount, *word])


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


class Choice(Struct):
    """What a seat may do, and how to ask for it. One `Choice` covers all actions that differ only in the pick.

    Attributes:
        kind: the verb of the action; its label is the message `do-{kind}`.
        cards: exactly `count` different ones of these are to be picked; none: the action carries no cards.
        cells: the same for grid cells, numbered from 0 in reading order.
        count: how many are to be picked, 1 or more.
        low: the lowest amount allowed; None: the action carries no amount.
        high: the highest amount allowed, at least `low`.
        marks: named amounts between low and high, such as half the pot; the name's message is `mark-{name}`.
        word: the action's fixed word; a game offers one Choice a word.
        zone: the id of the zone to tap in.
        args: the arguments of the label.
        confirm: the key of an "are you sure" that is asked first: `confirm-{confirm}`.
        preview: a small picture of the result.
    """

    kind: str
    cards: tuple[Card, ...] = ()
    cells: tuple[int, ...] = ()
    count: int = 1
    low: int | None = None
    high: int | None = None
    marks: tuple[tuple[str, int], ...] = ()
    word: str = ""
    zone: str = ""
    args: Args = ()
    confirm: str = ""
    preview: Zone | None = None

    def allows(self, action: Action) -> bool:
        """Whether the action is one that this choice stands for."""
        if action.kind != self.kind or action.word != self.word:
            return False
        if self.cards:
            if not _picked(action.cards, self.cards, self.count):
                return False
        elif action.cards:
            return False
        if self.cells:
            if not _picked(action.cells, self.cells, self.count):
                return False
        elif action.cells:
            return False
        amount = action.amount
        if self.low is None or self.high is None:
            return amount is None
        return type(amount) is int and self.low <= amount <= self.high


def _picked(picked: tuple[object, ...], pool: tuple[object, ...], count: int) -> bool:
    if len(picked) != count:
        return False
    if count == 1:
        one = picked[0]
        for each in pool:  # a card is one object: `is` costs a tenth of the `==` that `in` would ask
            if each is one:
                return True
        return type(one) is not Card and one in pool
    return len(set(picked)) == count and set(pool).issuperset(picked)


def legal(choices: Sequence[Choice], action: Action) -> bool:
    """Whether one of the choices allows the action."""
    return any(choice.allows(action) for choice in choices)


def sample(choices: Sequence[Choice], dice: Dice) -> Action:
    """A random legal action: first a choice, then a pick, each equally likely; at least one choice is needed."""
    choice = choices[dice.below(len(choices))] if len(choices) > 1 else choices[0]
    if not choice.cards and not choice.cells and choice.low is None:
        return Action(choice.kind, word=choice.word)
    return Action(
        choice.kind,
        dice.pick(choice.cards, choice.count) if choice.cards else (),
        dice.pick(choice.cells, choice.count) if choice.cells else (),
        None if choice.low is None or choice.high is None else _amount(choice.low, choice.high, dice),
        choice.word,
    )


def _amount(low: int, high: int, dice: Dice) -> int:
    span = high - low + 1
    if span <= 65536:
        return low + dice.below(span)
    return low + (dice.below(65536) * 65536 + dice.below(65536)) % span


SEALED = Action("sealed")
"""Somebody else's hidden pick, once it is made."""


class Sealed(Struct):
    """The hidden picks of a simultaneous phase, one for each seat: None while it is owed.

    `Game.hide` calls `hide`; core's `guess` fills in what is sealed.
    """

    picks: tuple[Action | None, ...]

    @classmethod
    def open(cls, seats: int) -> Sealed:
        """A phase in which each of so many seats still owes its pick."""
        return cls((None,) * seats)

    def put(self, seat: int, action: Action) -> Sealed:
        """With this seat's pick made."""
        return Sealed(put(self.picks, seat, action))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still owe a pick."""
        return tuple([seat for seat, pick in enumerate(self.picks) if pick is None])

    def hide(self, seat: int | None) -> Sealed:
        """As `seat` (None: a spectator) knows it: the own pick, and of the others only that it is made."""
        return Sealed(tuple([p if p is None or i == seat else SEALED for i, p in enumerate(self.picks)]))


class Refusal(CardtableError):
    """An action that is not legal now; nothing has changed.

    `key` names the reason (`must_follow`); the sentence that the person reads is the message `no-{key}`.
    """

    def __init__(self, key: str, **given: Arg | Card) -> None:
        """A refusal for this reason, with the arguments of its sentence."""
        super().__init__(key)
        self.key = key
        self.message = Message(f"no-{key}", args(**given))

    def __str__(self) -> str:
        """The reason and its arguments, for logs and tests; people read the message."""
        given = ", ".join(f"{name}={value}" for name, value in self.message.args)
        return f"{self.key} ({given})" if given else self.key
