"""The terminal table line by line, for pipes and screen readers: sentences out, a number or a name in."""

from __future__ import annotations

import itertools
import string
from collections.abc import Callable, Sequence
from typing import Any

from ..action import Refusal
from ..cards import Card
from ..knowledge import View
from ..scene import Zone
from .draft import Draft, drafts, singles
from .match import Match
from .speech import Speech

Read = Callable[[str], str]
"""Asks for a line; raises EOFError at the end of input."""

LETTERS = string.ascii_lowercase


class Left(Exception):
    """The person has left the table."""


class PlainTable:
    """One match, line by line."""

    def __init__(self, match: Match, speech: Speech, read: Read, write: Callable[[str], None]) -> None:
        """Reads lines with `read` and writes them with `write`."""
        self.match, self.speech = match, speech
        self._read, self._write = read, write

    def play(self) -> bool:
        """Plays to the end; whether it was reached (else the person left, or the input ended)."""
        self._write(self.speech.title())
        view = self._show(self.match.view())
        try:
            while not self.match.over:
                if self.match.mine:
                    self._say_all(self.speech.scene(view.scene))
                    self._turn(view)
                else:
                    self.match.go_on()
                self.match.expire()
                view = self._show(self.match.view())
        except (EOFError, Left):
            self._write(self.speech.phrase("bye"))
            return False
        self._say_all(
            [*self.speech.scene(view.scene), self.speech.phrase("match-over"), self.speech.verdict(view.score)]
        )
        self._say_all(self.speech.standings(view.score))
        return True

    def _say_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._write(line)

    def _show(self, view: View) -> View:
        self.speech.teams = view.score.teams
        self._say_all(self.speech.news(view))
        if self.match.paused:
            for sheet in view.scene.sheets:
                self._say_all(self.speech.sheet(sheet))
        return view

    # Asking ---------------------------------------------------------------------------------------------------

    def _turn(self, view: View) -> None:
        """Asks until an action is legal and sure, and plays it."""
        options = [(self._name(view, one, draft), one) for draft in drafts(view.choices) for one in singles(draft)]
        while True:
            self._write(self.speech.prompt(view.turn))
            for number, (label, _) in enumerate(options, 1):
                self._write(f"  {number}  {label}")
            for reason, held in itertools.groupby(view.refused, key=lambda refused: self.speech.say(refused[1])):
                self._write(f"  -  {', '.join(self.speech.card(card) for card, _ in held)}: {reason}")
            line = self._line("> ")
            if not line:
                self._say_all(self.speech.scene(view.scene))
                continue
            if line == "?":
                self._help()
                continue
            chosen = self._chosen(options, line)
            if chosen is None:
                self._write(self.speech.phrase("not-offered", text=line, high=len(options)))
                continue
            draft = self._complete(view, chosen)
            if draft is None or not self._sure(draft):
                continue
            try:
                self.match.act(draft.action())
            except Refusal as refusal:
                self._write(self.speech.say(refusal.message))
                continue
            return

    def _name(self, view: View, one: Draft, draft: Draft) -> str:
        label = self.speech.label(one)
        if one is draft:
            return label
        item: Card | int = one.cards[0] if draft.needs == "cards" else one.cells[0]
        return self.speech.phrase("option-of", label=label, item=self.speech.item(item, zone_of(view, one, item)))

    def _line(self, prompt: str) -> str:
        line = self._read(prompt).strip()
        if line.lower() == "q":
            raise Left
        return line

    def _help(self) -> None:
        self._write(self.speech.phrase("help-plain"))
        self._say_all(house_rules(self.speech, self.match))

    def _chosen(self, options: Sequence[tuple[str, Draft]], line: str) -> Draft | None:
        """The option that a line means: its number, a card's code, or the beginning of its name; the rest are picks."""
        first, _, rest = line.partition(" ")
        if first.isascii() and first.isdigit():
            found = [options[int(first) - 1][1]] if 1 <= int(first) <= len(options) else []
        else:
            found = [draft for _, draft in options if [card.code.lower() for card in draft.cards] == [line.lower()]]
            found = found or [draft for label, draft in options if label.casefold().startswith(line.casefold())]
            rest = ""
        if len(found) != 1:
            return None
        return _filled(found[0], rest.split()) if rest else found[0]

    def _complete(self, view: View, draft: Draft) -> Draft | None:
        """The draft with everything it needs, asked for one after the other; None: an empty line took it back."""
        while draft.needs:
            self._ask_for(view, draft)
            filled = None
            while filled is None:
                line = self._line("> ")
                if not line:
                    return None
                filled = _filled(draft, line.split())
                if filled is None:
                    self._write(self._wrong(draft))
            draft = filled
        return draft

    def _ask_for(self, view: View, draft: Draft) -> None:
        label, choice = self.speech.label(Draft.begin(draft.choice)), draft.choice
        if draft.needs == "amount":
            self._write(self.speech.phrase("amount", label=label, low=choice.low, high=choice.high))
            for mark, amount in choice.marks:
                self._write(
                    "  " + self.speech.phrase("amount-mark", mark=self.speech.text(f"mark-{mark}"), amount=amount)
                )
            return
        self._write(self.speech.phrase("pick", label=label, count=choice.count))
        for letter, item in zip(LETTERS, _pool(draft), strict=False):
            self._write(f"  {letter}  {self.speech.item(item, zone_of(view, draft, item))}")

    def _wrong(self, draft: Draft) -> str:
        choice = draft.choice
        if draft.needs == "amount":
            return self.speech.phrase("not-amount", low=choice.low, high=choice.high)
        last = LETTERS[min(len(_pool(draft)), len(LETTERS)) - 1]
        return self.speech.phrase("not-picked", count=choice.count, last=last)

    def _sure(self, draft: Draft) -> bool:
        if not draft.choice.confirm:
            return True
        question = self.speech.text(f"confirm-{draft.choice.confirm}")
        self._write(self.speech.phrase("sure", question=question))
        return self._line("> ").lower().startswith(self.speech.phrase("yes"))


def _pool(draft: Draft) -> Sequence[Card | int]:
    return draft.choice.cards if draft.needs == "cards" else draft.choice.cells


def _filled(draft: Draft, words: Sequence[str]) -> Draft | None:
    """The draft with what it needs next taken from words; None: they do not fit."""
    if draft.needs == "amount":
        text = "".join(words)
        low, high = draft.choice.low or 0, draft.choice.high or 0
        whole = text.removeprefix("-").isdigit() and text.isascii()
        return draft.at(int(text)) if whole and low <= int(text) <= high else None
    pool: Sequence[Any] = _pool(draft)
    codes = {card.code.lower(): card for card in draft.choice.cards}
    if all(word.lower() in codes for word in words):
        picked = [codes[word.lower()] for word in words]
    else:
        letters = "".join(words).lower()
        if not all(letter in LETTERS[: len(pool)] for letter in letters):
            return None
        picked = [pool[LETTERS.index(letter)] for letter in letters]
    if len(picked) != draft.choice.count or len(set(picked)) != len(picked):
        return None
    for item in picked:
        draft = draft.toggle(item)
    return draft


def zone_of(view: View, draft: Draft, item: Card | int) -> Zone | None:
    """The zone in which a card or cell is picked: the one the choice names, else the first that holds the card."""
    named = [zone for zone in view.scene.zones if zone.id == draft.choice.zone]
    if named:
        return named[0]
    if isinstance(item, Card):
        return next((zone for zone in view.scene.zones if item in zone.cards), None)
    return next((zone for zone in view.scene.zones if zone.layout == "grid" and zone.seat == view.me), None)


def house_rules(speech: Speech, match: Match) -> list[str]:
    """The house rules in force, one a line."""
    lines = []
    options = {option.name: option for option in match.game.house_rules.options()}
    for name, value in match.table.rules.values().items():
        named = options[name].kind == "word" or value == options[name].off
        word = "off" if value == options[name].off else value
        shown = speech.text(f"rule-{name}-{word}") if named else str(value)
        if isinstance(value, bool):
            shown = speech.phrase("yes-word" if value else "no-word")
        lines.append(f"{speech.text(f'rule-{name}')}: {shown}")
    return [speech.phrase("help-house") + ":", *(f"  {line}" for line in lines)] if lines else []
