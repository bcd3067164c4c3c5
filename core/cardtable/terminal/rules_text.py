"""A game's rule text for a terminal: its Markdown without what only the page can draw."""

from __future__ import annotations

import re
from typing import Any

from ..errors import TextError
from ..game import Game
from ..words import package_of, read_text

_DATE = re.compile(r"\A\s*date: .*\n")
_ID = re.compile(r"[ \t]*\{#[a-z0-9-]+\}[ \t]*$", re.MULTILINE)
_BLOCK = re.compile(r"^```toml example.*?^```[ \t]*$\n?", re.MULTILINE | re.DOTALL)
_MEANING = re.compile(r"^(.+)\n: ", re.MULTILINE)


def rules_markdown(game: Game[Any, Any], lang: str) -> str:
    """The rule text, without section ids and the blocks of worked examples; empty where the game has none."""
    try:
        text = read_text(package_of(game), f"rules.{lang}.md")
    except TextError:
        return ""
    return _MEANING.sub(r"**\1**: ", _BLOCK.sub("", _ID.sub("", _DATE.sub("", text))))
