"""A key for everything that can be pressed: a letter of its own label, else a digit."""

from __future__ import annotations

from collections.abc import Collection, Sequence

SPARE = "123456789"


def keys_for(labels: Sequence[str], taken: Collection[str] = ()) -> list[str]:
    """One key a label, all different and none of `taken`; empty where nothing is left."""
    used, found = set(taken), []
    for label in labels:
        letters = [char for char in label.casefold() if char.isascii() and char.isalpha()]
        initials = [word[0] for word in label.casefold().split() if word[0].isascii() and word[0].isalpha()]
        key = next((char for char in (*initials, *letters, *SPARE) if char not in used), "")
        used.add(key)
        found.append(key)
    return found
