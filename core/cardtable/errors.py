"""Everything that cardtable raises on purpose.

CardtableError
├── Refusal         an action that is not legal now (action.py); changes nothing
├── RulesError      house rules that are unknown, of a wrong type or out of range
├── SeatsError      a number of seats that the game does not allow
├── RecordError     a match record that cannot be read or does not replay
├── LevelError      a CPU level that the game does not have (levels.py)
├── PluginError     a game that is not installed, or two of one name
├── LawBroken       a law of the platform that a game breaks (conformance.py)
└── TextError       rule text or messages that cannot be read

Each one's text is a single line: what was wrong, and what is allowed.
"""

from __future__ import annotations


class CardtableError(Exception):
    """What cardtable raises on purpose."""


class RulesError(CardtableError):
    """House rules were refused; `fields` names each refused option with the reason."""

    def __init__(self, fields: dict[str, str]) -> None:
        """Make the error from one reason for each refused option."""
        super().__init__("; ".join(f"{name}: {reason}" for name, reason in fields.items()))
        self.fields = fields


class SeatsError(CardtableError):
    """The game cannot be played with so many seats."""


class RecordError(CardtableError):
    """A match record cannot be read, or does not replay under the rules it names."""


class PluginError(CardtableError):
    """A game is not installed, or two plugins bring a game of the same name."""


class LawBroken(CardtableError, AssertionError):
    """A game breaks a law; the text names the law, the seed and the step."""


class TextError(CardtableError):
    """Rule text or messages of a game cannot be read."""
