"""Reading a game's rule text, `rules.en.md` and `rules.de.md`: Markdown in sections.

A first line `date: 2026-11-30` says when the text was last changed. Each section is a heading with an id,
`## How to play {#play}`; those of `WRITTEN` must be there. `{#defaults}` and `{#house}` may be there too: their tables
are made by the rulebook. A term is a line, its meaning the next one after `: `. A question is a heading `###`.
Blocks `toml example` are worked examples, see `examples.py`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.deflist import deflist_plugin

from .errors import TextError
from .examples import Example
from .game import Game
from .words import package_of, read_text

WRITTEN = ("setup", "play", "scoring", "terms", "questions", "example", "mistake", "sources")
"""The sections that every rule text must have."""

SECTIONS = ("setup", "play", "scoring", "defaults", "house", "terms", "questions", "example", "mistake", "sources")
"""All sections in the order of the page; others that a text has come where the text puts them, before the terms."""


class Part:
    """A section as it was read: id, heading and Markdown tokens."""

    def __init__(self, id: str, title: str) -> None:
        """An empty section."""
        self.id = id
        self.title = title
        self.tokens: list[Token] = []


class RuleText:
    """A rule text as it was read."""

    def __init__(self, date: str, parts: Sequence[Part]) -> None:
        """Its date and its sections, in the order of the page."""
        self.date = date
        self.parts = tuple(parts)


MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").use(deflist_plugin)
_HEADING = re.compile(r"(.*?)\s*\{#([a-z][a-z0-9-]*)\}$")
_DATE = re.compile(r"\s*date: (\d{4}-\d\d-\d\d)\s*\n")


def read_rules(game: Game[Any, Any], lang: str) -> RuleText:
    """A game's rule text in a language, cut into sections.

    Raises:
        TextError: there is no such file, no date, a heading without an id, a section missing or there twice.
    """
    name = f"rules.{lang}.md of {game.name}"
    source = read_text(package_of(game), f"rules.{lang}.md")
    date = _DATE.match(source)
    if date is None:
        raise TextError(f"{name} does not begin with a line such as 'date: 2026-11-30'")
    parts: dict[str, Part] = {}
    count = 0
    title = ""
    tokens = iter(MARKDOWN.parse(source[date.end() :]))
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h2":
            heading = _HEADING.match(next(tokens).content)
            next(tokens)
            if heading is None or heading[2] in parts:
                raise TextError(f"{name}: each heading '##' needs an id of its own, such as '## Set-up {{#setup}}'")
            title = heading[1]
            parts[heading[2]] = Part(heading[2], title)
            continue
        if not parts:
            raise TextError(f"{name} begins with text outside a section; the first heading is '## Set-up {{#setup}}'")
        last = parts[next(reversed(parts))]
        if token.type == "inline" and last.tokens and last.tokens[-1].type == "heading_open":
            title = token.content
        if token.type == "fence" and token.info.split()[-1:] == ["example"]:
            count += 1
            token.meta["example"] = Example(count, token.content.strip(), title)
        last.tokens.append(token)
    missing = [section for section in WRITTEN if section not in parts]
    if missing:
        raise TextError(f"{name} has no section {', '.join(missing)}; a heading looks like '## Set-up {{#setup}}'")
    for section in ("defaults", "house"):
        parts.setdefault(section, Part(section, ""))
    own = [section for section in parts if section not in SECTIONS]
    at = SECTIONS.index("terms")
    return RuleText(date[1], [parts[section] for section in (*SECTIONS[:at], *own, *SECTIONS[at:])])


def outline(text: RuleText) -> list[str]:
    """What two languages must have in common: sections, and how many terms, questions and examples are in each."""
    kinds = ("dt_open", "heading_open", "fence")
    return [f"{part.id} {[t.type for t in part.tokens if t.type in kinds]}" for part in text.parts]
