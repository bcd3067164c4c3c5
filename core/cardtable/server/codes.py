"""Room codes: a word for people and twelve random characters that nobody can guess."""

from __future__ import annotations

import re
import secrets

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""Thirty-two characters that are hard to mistake for one another: 60 bits in twelve of them."""

WORDS = """
acorn amber aspen badger basil beaver birch bison cedar cherry clover comet copper coral cricket
dolphin ember falcon fern finch fox garnet ginger hazel heron indigo ivory jasmine juniper kestrel
lark lemon lilac linden lynx magpie maple marten meadow mint moss nutmeg oak olive opal orchid otter
owl pebble pepper pine plum poppy quartz quill raven river robin rowan saffron sage salmon seal
sorrel sparrow spruce swallow swan tansy teal thistle thyme tulip umber vanilla violet walnut willow
wren yarrow zephyr
""".split()  # noqa: SIM905  (ninety quotation marks more are no help)

PATTERN = re.compile(rf"[a-z]{{3,8}}-[{ALPHABET}]{{12}}")


def new_code() -> str:
    """A fresh code such as `otter-k7m2p9qx4tza`."""
    return f"{secrets.choice(WORDS)}-{''.join(secrets.choice(ALPHABET) for _ in range(12))}"


def is_code(text: str) -> bool:
    """Whether a text has the form of a code, before anybody looks it up."""
    return PATTERN.fullmatch(text) is not None
