"""The process of a CPU: `python -m cardtable.server.think` reads questions from its input and answers them.

A question is (game, level, known state, seat, seed of the CPU's dice, milliseconds), pickled; the answer is the action
as JSON, or nothing if the CPU has raised. Both go before their length in four bytes.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from contextlib import suppress
from typing import Any, BinaryIO

from cardtable.dice import Dice
from cardtable.knowledge import encode
from cardtable.player import Budget
from cardtable.plugins import find_game

LENGTH = 4


def answer(question: bytes, players: dict[tuple[str, str], Any]) -> bytes:
    """The action for a question; empty if the CPU raises."""
    try:
        name, level, known, seat, seed, milliseconds = pickle.loads(question)
        if (name, level) not in players:
            players[name, level] = find_game(name).cpu(level)
        return encode(players[name, level].choose(known, seat, Dice(seed), Budget(ms=milliseconds)))
    except Exception:
        traceback.print_exc()
        return b""


def run(source: BinaryIO, target: BinaryIO) -> None:
    """Answers until the input ends."""
    players: dict[tuple[str, str], Any] = {}
    while len(head := source.read(LENGTH)) == LENGTH:
        found = answer(source.read(int.from_bytes(head, "big")), players)
        target.write(len(found).to_bytes(LENGTH, "big") + found)
        target.flush()


def main() -> None:
    """Takes the pipes for itself, so that nothing a plugin prints gets between the answers."""
    with suppress(OSError):
        os.nice(10)
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdin.close()
    with suppress(BrokenPipeError, KeyboardInterrupt):
        run(source, target)


if __name__ == "__main__":
    main()
