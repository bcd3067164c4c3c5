"""What people call themselves."""

from __future__ import annotations

import re
import unicodedata

from .errors import Problem

LONGEST = 24
"""Characters that a name may have."""

JOINERS = "\u200c\u200d"
"""Format characters that emoji and some scripts need; all others may hide or turn text round."""


UNSEEN = (
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164"
    "\ufe00-\ufe0d\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
"""Letters and marks that draw nothing, as a pattern; what chooses between text and emoji is not among them."""

MARKS = 2
"""Combining marks in a row; more of them cover what stands above and below."""


def read_name(text: str) -> str:
    """A name as it is kept: composed, single blanks, 1 to 24 characters.

    Raises:
        Problem: `bad_name`; it is empty or too long, holds characters that cannot be seen, or heaps up marks.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST:
        raise Problem("bad_name", f"a name has 1 to {LONGEST} characters, not {len(name)}", longest=LONGEST)
    if any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and c not in JOINERS for c in name):
        raise Problem("bad_name", "a name consists of characters that can be seen", longest=LONGEST)
    if re.search(UNSEEN, name):
        raise Problem("bad_name", "a name consists of characters that can be seen", longest=LONGEST)
    if "m" * (MARKS + 1) in "".join("m" if unicodedata.category(c) in ("Mn", "Me") else "-" for c in name):
        raise Problem("bad_name", f"a name has at most {MARKS} combining marks in a row", longest=LONGEST)
    if not any(unicodedata.category(c)[0] in "LNSP" for c in name):
        raise Problem("bad_name", "a name needs a character that can be seen", longest=LONGEST)
    return name
