"""A game's rule text as a page: the author's sections, and what the model already knows, in the reader's language.

How an author writes one is said in `ruletext.py`, worked examples in `examples.py`. The author's Markdown is a third
party's text: what comes out is sanitised.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby, pairwise, takewhile
from typing import Any

import nh3
from markdown_it.token import Token

from .errors import TextError
from .examples import Example, Happened, run_example
from .game import Game
from .rules import HouseRules
from .ruletables import defaults_table, house_table, players
from .ruletext import MARKDOWN, Part, outline, read_rules
from .scene import Scene
from .structs import Struct
from .words import LANGUAGES, Words, words

NAMES = ("Lena", "Jonas", "Mia", "Ruth", "Ben", "Ida", "Emil", "Nora", "Paul", "Lea", "Tim", "Ada")
"""Who sits where in the worked examples."""


class Section(Struct):
    """One section of a page.

    Attributes:
        id: its anchor, the same in every language.
        nav: its short name, for a table of contents.
        title: its heading, plain text.
        html: what stands under the heading, sanitised.
    """

    id: str
    nav: str
    title: str
    html: str


class Page(Struct):
    """A rule text ready to be shown.

    Attributes:
        lang: its language.
        title: the game's name.
        tagline: the game in a sentence.
        about: for whom, how long, and that it costs nothing, as a sentence.
        date: when the text was last changed, `2026-11-30`.
        sections: in reading order.
        foot: date and who runs the site, as a sentence.
    """

    lang: str
    title: str
    tagline: str
    about: str
    date: str
    sections: tuple[Section, ...]
    foot: str

    @property
    def html(self) -> str:
        """All sections with their headings, sanitised: what a page puts into its main part."""
        return "\n".join(
            f'<section id="{s.id}" aria-labelledby="{s.id}-title">\n<h2 id="{s.id}-title">{escape(s.title)}</h2>\n'
            f"{s.html}\n</section>"
            for s in self.sections
        )


def render(
    game: Game[Any, Any],
    lang: str,
    rules: HouseRules | None = None,
    *,
    seats: int | None = None,
    limit: int | None = None,
    operator: str = "",
) -> Page:
    """The rule page of a game.

    Args:
        game: the game.
        lang: one of `LANGUAGES`.
        rules: the house rules in force at a table; None: the page is opened from no table.
        seats: how many sit at that table.
        limit: that table's seconds for a decision; 0: no limit.
        operator: who runs the site.

    Raises:
        TextError: the text or a message is missing, or an example cannot be read.
        LawBroken: a worked example is not true.
    """
    say = words(game, lang)
    text = read_rules(game, lang)
    made = {
        "defaults": defaults_table(game, say, seats, limit),
        "house": house_table(game, say, rules),
        "sources": f"<p>{escape(say.text('rules-other-editions'))}</p>",
    }
    sections = []
    for part in text.parts:
        html = nh3.clean(_html(game, say, part.tokens) + made.get(part.id, ""), **_ALLOWED)
        sections.append(Section(part.id, _nav(say, part), part.title or _nav(say, part), _framed(html)))
    foot = say.text("rules-foot-run" if operator else "rules-foot", date=text.date, operator=operator)
    return Page(lang, say.text("title"), say.text("tagline"), _about(game, say), text.date, tuple(sections), foot)


def examples(game: Game[Any, Any], lang: str) -> tuple[Example, ...]:
    """The worked examples of a rule text, in its order.

    Raises:
        TextError: there is no such text, or a section is missing.
    """
    return tuple(
        token.meta["example"]
        for part in read_rules(game, lang).parts
        for token in part.tokens
        if "example" in token.meta
    )


def check_rulebook(game: Game[Any, Any]) -> int:
    """Checks a game's rule text in every language and runs its worked examples; returns how many there are.

    Raises:
        TextError: a section, a message or a language is missing, or the languages do not say the same.
        LawBroken: a worked example is not true.
    """
    first = LANGUAGES[0]
    found = examples(game, first)
    if not found:
        raise TextError(f"rules.{first}.md of {game.name} has no worked example")
    for lang in LANGUAGES:
        theirs = examples(game, lang)
        if [e.source for e in theirs] != [e.source for e in found]:
            raise TextError(f"the worked examples of {game.name} are not the same in {first} and {lang}")
        mine, others = (outline(read_rules(game, tongue)) for tongue in (first, lang))
        if mine != others:
            raise TextError(f"the rule texts of {game.name} differ in {first} and {lang}: {_first(mine, others)}")
    for example in found:
        run_example(game, example)
    for lang in LANGUAGES:
        render(game, lang, game.house_rules.parse())
    return len(found)


def _framed(html: str) -> str:
    """Every table in a frame that scrolls sideways on a narrow screen, by keyboard too."""
    html = re.sub(r"<table\b", '<div class="wide" tabindex="0"><table', html)
    return html.replace("</table>", "</table></div>")


def _first(mine: list[str], others: list[str]) -> str:
    """The first difference between two outlines, in words."""
    ids, theirs = ([line.split()[0] for line in outline] for outline in (mine, others))
    if ids != theirs:
        return f"the sections are {', '.join(ids)} in one and {', '.join(theirs)} in the other"
    section = next(id for id, one, other in zip(ids, mine, others, strict=True) if one != other)
    return f"section {section} has not the same terms, questions or examples"


# Making the page ------------------------------------------------------------------------------------------------

_TAGS = (
    *("p", "ul", "ol", "li", "dl", "dt", "dd", "h3", "h4", "em", "strong", "b", "a", "br", "hr", "code", "pre", "span"),
    *("blockquote", "figure", "figcaption", "table", "thead", "tbody", "tr", "th", "td"),
)
_ALLOWED: dict[str, Any] = {
    "tags": set(_TAGS),
    "attributes": {
        "a": {"href"},
        "th": {"scope", "style"},
        "td": {"style", "class"},
        "dt": {"id"},
        "figure": {"class", "id"},
        "ol": {"class"},
        "li": {"class"},
        "p": {"class"},
        "span": {"class"},
        "table": {"class"},
    },
    "filter_style_properties": {"text-align"},
    "url_schemes": {"https", "http"},
    "link_rel": "noopener noreferrer nofollow",
}


def _html(game: Game[Any, Any], say: Words, tokens: Sequence[Token]) -> str:
    shown = []
    for token in tokens:
        if "example" in token.meta:
            drawn = Token("html_block", "", 0)
            drawn.content = _example(game, say, token.meta["example"])
            shown.append(drawn)
        else:
            shown.append(token)
    return str(MARKDOWN.renderer.render(_with_term_ids(shown), MARKDOWN.options, {}))


def _with_term_ids(tokens: Sequence[Token]) -> list[Token]:
    """A term can be linked to: `[trick](#term-trick)`."""
    for token, inner in pairwise(tokens):
        if token.type == "dt_open":
            token.attrSet("id", "term-" + "-".join(re.findall(r"\w+", inner.content.lower())))
    return list(tokens)


def _nav(say: Words, part: Part) -> str:
    return say.text(f"section-{part.id}") if say.has(f"section-{part.id}") else part.title


def _about(game: Game[Any, Any], say: Words) -> str:
    return say.text("rules-about", players=players(game), minutes=game.minutes)


# Worked examples ------------------------------------------------------------------------------------------------


def _example(game: Game[Any, Any], say: Words, example: Example) -> str:
    """An example as a list to read: the situation, each step and what came of it, and how it stands then."""
    happened = run_example(game, example)
    items = [f"<li>{escape(line)}</li>" for line in _lines(game, say, happened)]
    return f'<figure class="example" id="example-{example.number}"><ol>{"".join(items)}</ol></figure>\n'


def _lines(game: Game[Any, Any], say: Words, happened: Sequence[Happened]) -> Iterator[str]:
    scene = game.scene(happened[0].state, None)
    yield say.text("example-start", table=_situation(say, scene))
    for number, step in enumerate(happened[1:], 1):
        if step.action is None or step.dealt_at_once:
            continue
        deed = say.action(step.seat, step.action, NAMES)
        if step.refused is not None:
            yield say.text("example-refused", deed=deed, reason=say.say(step.refused, NAMES))
            return
        # What the table deals at once belongs to the action: nobody sees the state between the two.
        dealt = takewhile(lambda later: later.dealt_at_once, happened[number + 1 :])
        before, scene = scene, game.scene([step, *dealt][-1].state, None)
        yield " ".join([deed, *(say.say(note, NAMES) for note in reversed(scene.notes) if note not in before.notes)])
    score = game.score(happened[-1].state)
    points = ", ".join(f"{NAMES[seat]} {points}" for seat, points in enumerate(score.points))
    yield " ".join([say.text("example-points", points=points), *(say.say(why, NAMES) for why in score.why)])


def _situation(say: Words, scene: Scene) -> str:
    """The face-up cards of a scene in words, zone by zone; of one marked `down` only that it is there."""
    shown = []
    for zone in scene.zones:
        faces = zone.cards if zone.shown == "all" else zone.cards[-1:] if zone.shown == "top" else ()
        if not faces:
            continue
        name = say.text(f"zone-{re.sub('-[0-9]+$', '', zone.id)}")
        if zone.seat is not None:
            name = f"{NAMES[zone.seat]} ({name})"
        down = {at for mark in zone.marks if mark.word == "down" for at in mark.at}
        words: list[str] = []
        for hidden, run in groupby(enumerate(faces), key=lambda place: place[0] in down):
            cards = [card for _, card in run]
            words += [say.text("card-down", count=len(cards))] if hidden else map(say.card, cards)
        shown.append(f"{name}: {', '.join(words)}")
    return "; ".join(shown)
