"""Messages in the reader's language: Fluent catalogues of core and of each game, one format for every client."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from .action import Action, Choice
from .cards import Card
from .errors import TextError
from .game import Game
from .message import CardRef, Message, SeatRef

LANGUAGES = ("en", "de")
"""Everything a person reads exists in each of these; the first is the fallback."""

STANDARD_SUITS = ("c", "d", "h", "s")


def package_of(game: Game[Any, Any]) -> str:
    """The package that holds a game's texts and emblem: that of the game's class."""
    module = type(game).__module__
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0] or module


def read_text(package: str, name: str) -> str:
    """A text file of a package.

    Raises:
        TextError: there is no such file.
    """
    try:
        return (files(package) / name).read_text(encoding="utf-8")
    except (OSError, ModuleNotFoundError, TypeError):
        raise TextError(f"{package} has no {name}") from None


def catalogue(game: Game[Any, Any] | None, lang: str) -> str:
    """The Fluent source of core's messages and the game's, as a browser gets it; the game's come last and win."""
    own = read_text(__package__, f"messages.{lang}.ftl")
    return own if game is None else f"{own}\n{read_text(package_of(game), f'messages.{lang}.ftl')}"


def keys(source: str) -> frozenset[str]:
    """The messages and attributes that a Fluent source defines: `rule-turns`, `rule-turns.about`.

    Raises:
        TextError: a line is no Fluent.
    """
    found = set()
    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, ast.Junk):
            raise TextError(f"this is no Fluent: {(entry.content or '').partition(chr(10))[0]!r}")
        if isinstance(entry, ast.Message):
            found.add(entry.id.name)
            found.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return frozenset(found)


class Words:
    """A game's and core's messages in one language.

    Raises:
        TextError: a catalogue is missing or is no Fluent.
    """

    def __init__(self, game: Game[Any, Any] | None, lang: str) -> None:
        """The catalogue of a game (None: core's alone) in one of `LANGUAGES`."""
        if lang not in LANGUAGES:
            raise TextError(f"there is no language {lang!r}; there is {' and '.join(LANGUAGES)}")
        self.lang = lang
        source = catalogue(game, lang)
        keys(source)
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is such a message, or attribute: `rule-turns.about`."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def text(self, key: str, **given: object) -> str:
        """The sentence of a key, or of an attribute of it.

        Raises:
            TextError: there is no such message, or it wants an argument that is not given.
        """
        name, _, attribute = key.partition(".")
        if not self.has(key):
            raise TextError(f"there is no message {key!r} in {self.lang}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise TextError(f"message {key!r} has no text of its own in {self.lang}")
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise TextError(f"message {key!r} in {self.lang}: {errors[0]}")
        return str(text)

    def say(self, message: Message, names: Sequence[str] = (), me: int | None = None, teams: Sequence[int] = ()) -> str:
        """A message as a sentence. `names` are the seats' names, `me` the reader's seat, `teams` each seat's side."""
        return self.text(message.key, **self._given(message.args, names, me, teams))

    def _given(self, args: Any, names: Sequence[str], me: int | None, teams: Sequence[int]) -> dict[str, object]:
        given: dict[str, object] = {}
        for name, value in args:
            if isinstance(value, SeatRef):
                given[name] = self.seat(value.seat, names)
                given[f"{name}-rel"] = relation(value.seat, me, teams)
            elif isinstance(value, CardRef):
                given |= self.card_args(name, value.card)
            elif isinstance(value, Message):
                given[name] = self.say(value, names, me, teams)
            else:
                given[name] = value
        return given

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """A seat's name, or its number from 1 where it has none."""
        return names[seat] if seat < len(names) else self.text("seat-number", number=seat + 1)

    def card_args(self, name: str, card: Card) -> dict[str, object]:
        """A card as arguments: `$card`, its name in words; `$card-suit` and `$card-rank`, for choosing a variant."""
        return {name: self.card(card), f"{name}-suit": card.suit, f"{name}-rank": self.rank(card)}

    def rank(self, card: Card) -> str:
        """A card's rank in words, `queen` or `8`."""
        key = f"rank-{card.rank}"
        return self.text(key) if card.suit in STANDARD_SUITS and self.has(key) else str(card.rank).replace("-", "−")

    def card(self, card: Card) -> str:
        """A card's name in words: `queen of spades`, `red 7`; a blank is `a card`."""
        if not card.suit:
            return self.text("card-blank") if card.code == "??" else card.code
        suit = self.text(f"suit-{card.suit}") if self.has(f"suit-{card.suit}") else card.suit
        if card.suit in STANDARD_SUITS:
            return self.text("card-name", rank=self.rank(card), suit=suit)
        return self.text("card-tile", rank=self.rank(card), suit=suit)

    def action(
        self,
        actor: int | None,
        action: Action,
        names: Sequence[str] = (),
        me: int | None = None,
        teams: Sequence[int] = (),
    ) -> str:
        """What happened, in a sentence: `did-{kind}` with who, card, cards, amount, count and word."""
        key = f"did-{action.kind}"
        given = self._given((("who", SeatRef(actor)),), names, me, teams) if actor is not None else {}
        if action.cards:
            given |= self.card_args("card", action.cards[0])
            given["cards"] = ", ".join(map(self.card, action.cards))
        given |= {"count": len(action.cards) or len(action.cells), "word": action.word, "amount": action.amount or 0}
        return self.text(key, **given)

    def choice(
        self,
        choice: Choice,
        names: Sequence[str] = (),
        me: int | None = None,
        teams: Sequence[int] = (),
        **picked: object,
    ) -> str:
        """A choice's label: `do-{kind}-{word}` where there is one, else `do-{kind}`, with its arguments and bounds.

        `picked` is what is picked so far, such as `amount=40` or `picked=2`; nothing and the lowest amount if not said.
        """
        key = f"do-{choice.kind}-{choice.word}"
        given: dict[str, object] = {"picked": 0, "amount": choice.low or 0}
        if choice.cards and len(choice.cards) == choice.count:
            given |= self.card_args("card", choice.cards[0])
        given |= self._given(choice.args, names, me, teams)
        given |= {"count": choice.count, "word": choice.word, "low": choice.low or 0, "high": choice.high or 0} | picked
        return self.text(key if choice.word and self.has(key) else f"do-{choice.kind}", **given)


def relation(seat: int, me: int | None, teams: Sequence[int] = ()) -> str:
    """How a seat stands to the reader: `me`, `partner` or `other`."""
    if seat == me:
        return "me"
    return "partner" if me is not None and teams and teams[seat] == teams[me] else "other"


@cache
def words(game: Game[Any, Any] | None, lang: str) -> Words:
    """The messages of a game in a language, read once."""
    return Words(game, lang)


def labels(game: Game[Any, Any]) -> Mapping[str, Mapping[str, str]]:
    """Each card's name by code and language, for clients."""
    return {card.code: {lang: words(game, lang).card(card) for lang in LANGUAGES} for card in game.deck}
