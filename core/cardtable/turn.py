"""Whose move it is."""

from __future__ import annotations

from .message import Message
from .structs import Struct


class Turn(Struct):
    """Which seats owe a decision now, and in which phase.

    Attributes:
        seats: the seats that owe a decision, several at once in a simultaneous phase; none: the table moves next,
            unless the match is over.
        phase: a word for the kind of decision; its question is the message `ask-{phase}`.
        over: the match has ended.
        sealed: the picks of this phase are hidden until all are made.
        pause: seconds for which the table waits before its own move, so that people can read a result; 0: none.
        prompt: another question than `ask-{phase}`, with arguments.
    """

    seats: tuple[int, ...] = ()
    phase: str = ""
    over: bool = False
    sealed: bool = False
    pause: float = 0
    prompt: Message | None = None
