"""Everything on the table in words, in the reader's language: for the plain mode, the log and every label."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

from ..cards import HIDDEN, Card
from ..errors import TextError
from ..game import Game
from ..knowledge import View
from ..message import Message, SeatRef, say
from ..scene import Fact, Scene, Sheet, Zone
from ..score import Score
from ..turn import Turn
from ..words import words
from .draft import Draft
from .phrases import phrase

Event = tuple[int, int | None, Any]


class Speech:
    """One game's words at one table, for one reader. A message that a plugin lacks is shown by the end of its key."""

    def __init__(self, game: Game[Any, Any], lang: str, names: Sequence[str], me: int | None) -> None:
        """For a reader in seat `me` (None: a spectator)."""
        self.game = game
        self.lang = lang
        self.names = tuple(map(printable, names))
        self.me = me
        self.teams: tuple[int, ...] = ()
        self._words = words(game, lang)

    def phrase(self, key: str, **given: object) -> str:
        """One of the terminal's own sentences."""
        return phrase(self.lang, key, **given)

    def who(self, seat: int) -> str:
        """A seat's name."""
        name = self.names[seat] if seat < len(self.names) else ""
        if name:
            return name
        return self.phrase("you") if seat == self.me else self._words.text("seat-number", number=seat + 1)

    def _or_key(self, key: str, text: Callable[[], str]) -> str:
        try:
            return text()
        except TextError:
            return key.partition("-")[2].replace("-", " ").replace("_", " ") or key

    def text(self, key: str, **given: object) -> str:
        """One of the game's messages."""
        return self._or_key(key, lambda: self._words.text(key, **given))

    def say(self, message: Message) -> str:
        """A message as a sentence."""
        names = [self.who(seat) for seat in range(len(self.names))]
        return self._or_key(message.key, lambda: self._words.say(message, names, self.me, self.teams))

    def title(self) -> str:
        """The game's name."""
        return self.text("title")

    def card(self, card: Card) -> str:
        """A card's name."""
        return self._words.card(card)

    def zone(self, zone: Zone) -> str:
        """A zone's name."""
        return self.text(f"zone-{re.sub(r'-[0-9]+$', '', zone.id)}", count=len(zone.cards))

    def fact(self, fact: Fact) -> str:
        """A fact as a short sentence."""
        value = str(fact.value).lower() if isinstance(fact.value, bool) else fact.value
        return self.text(f"fact-{fact.key}", value="" if value is None else value, limit=fact.limit or 0)

    def prompt(self, turn: Turn) -> str:
        """What is asked now, and of whom."""
        if turn.over:
            return self.phrase("match-over")
        if turn.prompt is not None:
            return self.say(turn.prompt)
        if not turn.seats:
            return ""
        asked = self.me if self.me in turn.seats else turn.seats[0]
        if asked != self.me and self.me is not None:
            return self.phrase("waiting", who=self.who(asked))
        return self.say(say(f"ask-{turn.phase}", who=SeatRef(asked)))

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        _, actor, action = event
        names = [self.who(seat) for seat in range(len(self.names))]
        return self._or_key(f"did-{action.kind}", lambda: self._words.action(actor, action, names, self.me, self.teams))

    def label(self, draft: Draft) -> str:
        """A choice's label, with what is picked of it so far."""
        choice = draft.choice
        picked: dict[str, object] = {"picked": draft.picked}
        if draft.amount is not None:
            picked["amount"] = draft.amount
        names = [self.who(seat) for seat in range(len(self.names))]
        text = self._or_key(
            f"do-{choice.kind}", lambda: self._words.choice(choice, names, self.me, self.teams, **picked)
        )
        named = [self.card(card) for card in draft.cards] if len(choice.cards) == choice.count else []
        if named and named[0] not in text:
            text = self.phrase("option-of", label=text, item=", ".join(named))
        several = choice.low is not None and choice.high is not None and choice.high > choice.low
        # A bid's label may well be "Bid" alone: the number must be on the button all the same.
        return (
            f"{text} {draft.amount}" if several and draft.amount is not None and str(draft.amount) not in text else text
        )

    def item(self, item: Card | int, zone: Zone | None) -> str:
        """A card or a cell of a zone that can be picked."""
        if isinstance(item, Card):
            return self.card(item)
        width = (zone.width if zone else 0) or 3
        held = zone.cards[item] if zone and item < len(zone.cards) else HIDDEN
        return self.phrase("cell", row=item // width + 1, column=item % width + 1, card=self._faced(held))

    def _faced(self, card: Card) -> str:
        return self.phrase("face-down") if card is HIDDEN else self.card(card)

    def cards(self, zone: Zone) -> str:
        """The cards of a zone in words, with what is lit, and the blanks counted; a grid row by row."""
        if zone.layout == "grid" and zone.width:
            rows = [zone.cards[at : at + zone.width] for at in range(0, len(zone.cards), zone.width)]
            return "; ".join(
                self.phrase("row", row=number, cards=", ".join(map(self._faced, row)))
                for number, row in enumerate(rows, 1)
            )
        lit = {at: mark.word for mark in zone.marks for at in mark.at}
        found = []
        for at, card in enumerate(zone.cards):
            if card is HIDDEN:
                continue
            text = self.card(card)
            if zone.owners and at < len(zone.owners):
                text = self.phrase("seat-of", who=self.who(zone.owners[at]), what=text)
            found.append(
                self.phrase("zone-marked", card=text, mark=self.text(f"mark-{lit[at]}")) if at in lit else text
            )
        blanks = zone.cards.count(HIDDEN)
        return ", ".join([*found, self.phrase("blanks", count=blanks)] if blanks else found)

    def pile(self, zone: Zone) -> str:
        """A whole zone as a sentence."""
        name = self.zone(zone)
        if not zone.cards:
            text = self.phrase("zone-empty", zone=name)
        elif zone.shown == "back" or all(card is HIDDEN for card in zone.cards):
            text = self.phrase("zone-back", zone=name, count=len(zone.cards))
        elif zone.shown == "top" or zone.layout == "pile":  # of a pile, the eye too sees only the top
            text = self.phrase("zone-top", zone=name, card=self.card(zone.cards[-1]), count=len(zone.cards))
        else:
            text = self.phrase("zone-cards", zone=name, cards=self.cards(zone))
        return text if zone.seat is None else self.phrase("seat-of", who=self.who(zone.seat), what=text)

    def sheet(self, sheet: Sheet) -> list[str]:
        """A result, one line a row."""
        columns = [self.text(f"col-{name}") for name in sheet.columns]
        lines = [self.say(sheet.title)]
        for seats, cells in sheet.rows:
            named = ", ".join(self.who(seat) for seat in seats)
            values = "; ".join(
                f"{name} {self.cell(cell)}" for name, cell in zip(columns, cells, strict=False) if cell is not None
            )
            lines.append(self.phrase("seat-of", who=f"  {named}", what=values) if named else f"  {values}")
        return lines

    def cell(self, cell: int | str | Message | None) -> str:
        """One cell of a result."""
        return self.say(cell) if isinstance(cell, Message) else "" if cell is None else str(cell)

    def scene(self, scene: Scene) -> list[str]:
        """The whole table, one sentence a line: what it is about, the centre, then each seat."""
        lines = [self.say(scene.title)] if scene.title else []
        lines += [f"{_capital(self.fact(fact))}." for fact in table_facts(scene)]
        lines += [self.pile(zone) for zone in scene.zones if zone.seat is None]
        for seat in range(len(self.names)):
            facts = [self.fact(fact) for fact in seat_facts(scene, seat)]
            lines += [self.phrase("seat-of", who=self.who(seat), what=", ".join(facts)) + "."] if facts else []
            lines += [self.pile(zone) for zone in scene.zones if zone.seat == seat]
        for sheet in scene.sheets:
            lines += self.sheet(sheet)
        return lines

    def news(self, view: View) -> list[str]:
        """What happened since the last view: the actions, then what the rules say about the last one."""
        notes = [self.say(note) for note in reversed(view.scene.notes)] if view.events else []
        return [self.event(event) for event in view.events] + notes

    def verdict(self, score: Score) -> str:
        """Who has won: in the game's own words where it has some."""
        if score.why:
            return " ".join(self.say(why) for why in score.why)
        first = [seat for seat, place in enumerate(score.places) if place == 1]
        if len(self.names) == 1:
            return self.phrase("match-over")
        if score.draw:
            return (
                self.phrase("shared", who=self.listed(first)) if len(first) < len(self.names) else self.phrase("draw")
            )
        return self.phrase("won") if self.me in first else self.phrase("winner", who=self.listed(first))

    def listed(self, seats: Sequence[int]) -> str:
        """Several names."""
        return ", ".join(self.who(seat) for seat in seats)

    def standings(self, score: Score) -> list[str]:
        """Every seat with its place and points, the best first."""
        order = sorted(range(len(score.points)), key=lambda seat: (score.places[seat], seat))
        return [
            self.phrase("place", place=score.places[seat], who=self.who(seat), points=score.points[seat])
            for seat in order
        ]


def table_facts(scene: Scene) -> list[Fact]:
    """The facts of the whole table: those of nobody, and the pots, whose seats only say who can win them."""
    return [fact for fact in scene.facts if not fact.seats or fact.kind == "pot"]


def seat_facts(scene: Scene, seat: int) -> list[Fact]:
    """The facts that stand at a seat; a team's at each of its seats."""
    return [fact for fact in scene.facts if seat in fact.seats and fact.kind != "pot"]


def printable(name: str) -> str:
    """A name that cannot steer the terminal: control and turning characters become a replacement mark."""
    return "".join(
        "\ufffd" if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp") and c not in "\u200c\u200d" else c
        for c in name
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
