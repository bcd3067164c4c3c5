"""Law 5, words: everything that a person reads exists in every language, with the arguments that it gets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ..game import Game
from ..knowledge import view_of
from ..message import SeatRef
from ..rulebook import check_rulebook
from ..scene import Fact, Scene
from ..words import LANGUAGES, Words, package_of, read_text
from .match import Match
from .report import Fell
from .speech import likeness, speak, speak_message

LAW = "words"
_SEAT_NUMBER = re.compile(r"-[0-9]+$")


def languages_agree(match: Match) -> int:
    """Every language defines the same messages, with the same variables."""
    first, *others = ((lang, variables(match.game, lang)) for lang in LANGUAGES)
    for lang, theirs in others:
        for one, mine, other, against in ((first[0], first[1], lang, theirs), (lang, theirs, first[0], first[1])):
            missing = sorted(mine.keys() - against.keys())
            if missing:
                raise Fell(f"{', '.join(missing)}: in {one}, not in {other}")
        for key, used in sorted(first[1].items()):
            if used != theirs[key]:
                raise Fell(f"{key} uses {_dollars(used)} in {first[0]} and {_dollars(theirs[key])} in {lang}")
    return len(first[1])


def variables(game: Game[Any, Any], lang: str) -> dict[str, frozenset[str]]:
    """For each message and attribute of a game's catalogue the variables it uses; `$who-rel` counts as `$who`.

    Raises:
        TextError: there is no catalogue.
    """
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser(with_spans=False).parse(read_text(package_of(game), f"messages.{lang}.ftl")).body:
        if isinstance(entry, ast.Junk):
            raise Fell(f"this is no Fluent in {lang}: {(entry.content or '').strip().splitlines()[:1]}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = _used(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": _used(part.value) for part in entry.attributes}
    return found


def _used(pattern: ast.Pattern) -> frozenset[str]:
    names: set[str] = set()

    class Names(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (Fluent's own name)
            names.add(re.sub("-(rel|suit|rank)$", "", node.id.name))

    Names().visit(pattern)
    return frozenset(names)


def _dollars(names: frozenset[str]) -> str:
    return " ".join(f"${name}" for name in sorted(names)) or "nothing"


def fixed_keys(match: Match) -> int:
    """Title, tagline, CPU levels, suits, and every house rule with its description and the names of its values."""
    return sum(_key(match, key) for key in _fixed(match.game))


def _fixed(game: Game[Any, Any]) -> Iterator[str]:
    yield from ("title", "tagline")
    yield from (f"cpu-{level}" for level in game.levels)
    yield from (f"suit-{suit}" for suit in dict.fromkeys(card.suit for card in game.deck) if suit)
    for option in game.house_rules.options():
        yield from (f"rule-{option.name}", f"rule-{option.name}.about")
        yield from (f"rule-{option.name}-{word}" for word in option.words)
        yield from [f"rule-{option.name}-off"] if option.off is not None else []


def met_messages(match: Match) -> int:
    """Every sentence that a view of this match makes: questions, labels, news, facts, zones, marks, sheets."""
    count = 0
    for moment in match:
        teams = match.game.score(moment.state).teams
        for viewer in match.viewers:
            count += _scene(match, match.scene(moment.index, viewer), viewer, teams)
        count += _turn(match, moment.index, teams)
        if moment.entry is not None:
            count += _deed(match, moment.index, teams)
    return count


def _turn(match: Match, index: int, teams: tuple[int, ...]) -> int:
    moment, count = match.moments[index], 0
    if moment.turn.prompt is not None:
        for viewer in match.viewers:
            count += speak_message(match, moment.turn.prompt, viewer, teams)
    elif moment.turn.seats:
        count += _key(match, f"ask-{moment.turn.phase}")
    for message in match.game.score(moment.state).why:
        count += sum(speak_message(match, message, viewer, teams) for viewer in match.viewers)
    for seat in moment.turn.seats:
        if seat not in match.viewers:
            continue
        for _, why in view_of(match.game, moment.state, seat).refused:
            count += speak_message(match, why, seat, teams)
        for choice in match.game.choices(match.known(index, seat), seat):
            args = tuple((name, likeness(arg, seat, teams)) for name, arg in choice.args)

            def label(book: Words, choice: Any = choice, seat: int = seat) -> str:
                return book.choice(choice, match.names, seat, teams)

            count += speak(match, ("do", choice.kind, choice.word, args, min(choice.count, 3)), label)
            count += _key(match, f"confirm-{choice.confirm}") if choice.confirm else 0
            count += sum(_key(match, f"mark-{mark}") for mark, _ in choice.marks)
            count += _key(match, f"zone-{zone_word(choice.zone)}") if choice.zone else 0
    return count


def _deed(match: Match, index: int, teams: tuple[int, ...]) -> int:
    entry, count = match.moments[index].entry, 0
    assert entry is not None
    before, after = match.moments[index - 1].state, match.moments[index].state
    for viewer in match.viewers:
        seen, actor = entry.action, entry.seat
        if actor is not None:
            seen = match.game.seen(before, actor, entry.action, after, viewer)
        relation = None if actor is None else likeness(SeatRef(actor), viewer, teams)
        sizes = len(seen.cards), len(seen.cells), seen.amount is None

        def deed(book: Words, seen: Any = seen, viewer: Any = viewer, actor: int | None = actor) -> str:
            return book.action(actor, seen, match.names, viewer, teams)

        count += speak(match, ("did", seen.kind, seen.word, relation, sizes), deed)
    return count


def _scene(match: Match, scene: Scene, viewer: int | None, teams: tuple[int, ...]) -> int:
    count = sum(_fact(match, fact) for fact in scene.facts)
    for zone in scene.zones:
        count += _key(match, f"zone-{zone_word(zone.id)}")
        count += sum(_key(match, f"mark-{mark.word}") for mark in zone.marks)
    messages = [*scene.notes, *([scene.title] if scene.title is not None else [])]
    for sheet in scene.sheets:
        messages.append(sheet.title)
        count += sum(_key(match, f"col-{column}") for column in sheet.columns)
        messages += [cell for _, cells in sheet.rows for cell in cells if hasattr(cell, "key")]  # type: ignore[misc]
    return count + sum(speak_message(match, message, viewer, teams) for message in messages)


def _fact(match: Match, fact: Fact) -> int:
    value = fact.value if isinstance(fact.value, str) else "" if fact.value is None else int(fact.value)

    def said(book: Words) -> str:
        return book.text(f"fact-{fact.key}", value=value, limit=fact.limit or 0)

    return speak(match, ("fact", fact.key, likeness(value, None)), said)


def zone_word(zone: str) -> str:
    """A zone's id without its seat's number: `hand-2` is `hand`."""
    return _SEAT_NUMBER.sub("", zone)


def _key(match: Match, key: str) -> int:
    return speak(match, key, lambda book: book.text(key))


def rule_text(match: Match) -> int:
    """The rule text has its sections in every language, and each worked example runs and holds."""
    return check_rulebook(match.game)


PARTS = (("met messages", met_messages),)

ONCE = (
    ("languages agree", languages_agree),
    ("fixed keys", fixed_keys),
    ("rule text", rule_text),
)
