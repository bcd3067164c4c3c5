"""How starting hands stand before the flop: tables that this module's command has computed.

`python -m cardtable_holdem.cpu.preflop --boards 16000` writes them anew; it takes some minutes.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from cardtable import Dice

from .classes import CLASS, MEMBERS
from .combos import MASKS, PAIRS, strengths
from .preflop_table import AGAINST_CLASS, AGAINST_RANDOM

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _read(line: str) -> tuple[float, ...]:
    """Two digits to base 36 for each thousandth."""
    return tuple([int(line[i : i + 2], 36) / 1000 for i in range(0, len(line), 2)])


def _written(shares: list[float]) -> str:
    return "".join([DIGITS[n // 36] + DIGITS[n % 36] for n in [round(1000 * share) for share in shares]])


RANDOM: tuple[tuple[float, ...], ...] = tuple([_read(line) for line in AGAINST_RANDOM])
"""For each class its chance to beat one to eleven random hands (a tie counts its share of two)."""


def _square() -> tuple[tuple[float, ...], ...]:
    upper = [_read(line) for line in AGAINST_CLASS]
    size = len(upper)
    return tuple(
        [tuple([upper[i][j - i] if j >= i else 1 - upper[j][i - j] for j in range(size)]) for i in range(size)]
    )


VERSUS: tuple[tuple[float, ...], ...] = _square()
"""For each class its chance to beat a hand of each other class."""


def compute(boards: int, seed: str = "preflop") -> tuple[list[list[float]], list[list[float]]]:
    """Both tables from so many random boards; on each, a hand of every class meets all hands that can be held then."""
    first = [members[0] for members in MEMBERS]
    size = len(first)
    share = [[0.0] * 11 for _ in range(size)]
    met = [0] * size
    wins = [[0] * size for _ in range(size)]
    counts = [[0] * size for _ in range(size)]
    dice = Dice(seed)
    for _ in range(boards):
        live = [(n, strength) for n, strength in enumerate(strengths(dice.pick(range(52), 5))) if strength]
        strength_of = dict(live)
        masks = [(CLASS[n], MASKS[n], strength) for n, strength in live]
        for i, hand in enumerate(first):
            mine = strength_of.get(hand)
            if mine is None:
                continue
            held, won, count = MASKS[hand], wins[i], counts[i]
            beaten = others = 0
            for kind, mask, strength in masks:
                if not mask & held:
                    points = 2 if mine > strength else mine == strength
                    won[kind] += points
                    count[kind] += 1
                    beaten += points
                    others += 1
            met[i] += 1
            one = beaten / (2 * others)
            share[i] = [total + one ** (k + 1) for k, total in enumerate(share[i])]
    random = [[total / met[i] for total in share[i]] for i in range(size)]
    versus = [[wins[i][j] / (2 * counts[i][j]) if counts[i][j] else 0.5 for j in range(size)] for i in range(size)]
    # Either of two classes was the one hand half of the time.
    return random, [[(versus[i][j] + 1 - versus[j][i]) / 2 for j in range(size)] for i in range(size)]


def main() -> None:
    """Writes `preflop_table.py`."""
    parser = argparse.ArgumentParser(description="Computes the pre-flop tables of the CPU players.")
    parser.add_argument("--boards", type=int, default=16_000, help="random boards (16000)")
    boards = parser.parse_args().boards
    random, versus = compute(boards)
    text = [
        f'"""Written by `python -m cardtable_holdem.cpu.preflop --boards {boards}`; read by `preflop`."""\n',
        "# fmt: off",
        "AGAINST_RANDOM = (",
        *[f'    "{_written(row)}",' for row in random],
        ")",
        "AGAINST_CLASS = (",
    ]
    for i, row in enumerate(versus):
        line = _written(row[i:])
        parts = [line[at : at + 110] for at in range(0, len(line), 110)]
        text += [f'    "{part}"' for part in parts[:-1]] + [f'    "{parts[-1]}",']
    Path(__file__).with_name("preflop_table.py").write_text("\n".join([*text, ")"]) + "\n", encoding="utf-8")
    print(f"{len(random)} classes, {boards} boards, {len(PAIRS)} pairs")


if __name__ == "__main__":
    main()
