"""What people call themselves."""

from __future__ import annotations

import unicodedata

from .errors import Problem

LONGEST = 24
"""Characters that a name may have."""

JOINERS = "\u200c\u200d"
"""Format characters that emoji and some scripts need; all others may hide or turn text round."""


def read_name(text: str) -> str:
    """A name as it is kept: composed, single blanks, 1 to 24 characters.

    Raises:
        Problem: `bad_name`; it is empty or too long, or holds characters that cannot be seen.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST:
        raise Problem("bad_name", f"a name has 1 to {LONGEST} characters, not {len(name)}", longest=LONGEST)
    if any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and c not in JOINERS for c in name):
        raise Problem("bad_name", "a name consists of characters that can be seen", longest=LONGEST)
    if not any(unicodedata.category(c)[0] in "LNSP" for c in name):
        raise Problem("bad_name", "a name needs a character that can be seen", longest=LONGEST)
    return name
