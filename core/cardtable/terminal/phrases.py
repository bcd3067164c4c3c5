"""The terminal's own words, in each language."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from ..errors import TextError
from ..words import read_text


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(read_text(__package__, f"phrases.{lang}.ftl")))
    return bundle


def phrase(lang: str, key: str, **given: object) -> str:
    """One of the terminal's own sentences.

    Raises:
        TextError: there is no such sentence, or it wants an argument that is not given.
    """
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise TextError(f"the terminal has no phrase {key!r} in {lang}")
    text, errors = bundle.format_pattern(pattern, {name.replace("_", "-"): value for name, value in given.items()})
    if errors:
        raise TextError(f"phrase {key!r} in {lang}: {errors[0]}")
    return str(text)
