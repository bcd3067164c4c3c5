"""Push or fold, two players with ten big blinds and fewer: a chart near the equilibrium, and what computes it.

The small blind goes all-in or folds, the big blind calls or folds. Fictitious play over the 169 starting hands finds
the mixtures: each side answers the other's average so far as well as it can, again and again. Chances with cards taken
out of the deck by the other hand are exact, those of winning come from the CPU players' table.

`python -m cardtable_holdem.pushfold` computes the chart and writes it; with `--show 6` it prints one.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from operator import mul
from pathlib import Path

from cardtable import Struct

from .cpu.classes import MEMBERS, NAMES
from .cpu.combos import MASKS
from .cpu.preflop import VERSUS
from .cpu.pushfold_table import CALL, PUSH

DEPTHS = tuple([half / 2 for half in range(2, 21)])
"""The stacks of the chart, in big blinds: 1, 1.5, ... 10."""

SIZE = 169


class Mixture(Struct):
    """How often each class of hands pushes (small blind) or calls (big blind), 0 to 1."""

    push: tuple[float, ...]
    call: tuple[float, ...]


@cache
def weights() -> tuple[tuple[int, ...], ...]:
    """How many pairs of hands there are of each two classes that share no card."""
    rows = []
    for members in MEMBERS:
        held = MASKS[members[0]]
        rows.append(tuple([len(members) * sum([not MASKS[n] & held for n in others]) for others in MEMBERS]))
    return tuple(rows)


class PushFold:
    """The game at one depth. Values are big blinds won by the small blind, against the stacks before the blinds."""

    def __init__(self, depth: float) -> None:
        """With so many big blinds before the blinds, 1 or more, for whoever has fewer."""
        self.depth = depth
        count = weights()
        self._all = [sum(row) for row in count]
        # By how much a call changes what a push brings, and what the caller gains by it over a fold.
        self._called = [
            [n * (depth * (2 * equity - 1) - 1) for n, equity in zip(count[i], VERSUS[i], strict=True)]
            for i in range(SIZE)
        ]
        self._calls = [
            [n * (depth * (2 * equity - 1) + 1) for n, equity in zip(count[j], VERSUS[j], strict=True)]
            for j in range(SIZE)
        ]

    def push_gain(self, call: Sequence[float]) -> list[float]:
        """For each class what a push brings more than a fold, times its weight, against these calls."""
        return [1.5 * whole + sum(map(mul, row, call)) for whole, row in zip(self._all, self._called, strict=True)]

    def call_gain(self, push: Sequence[float]) -> list[float]:
        """For each class what a call brings more than a fold, times its weight, against these pushes."""
        return [sum(map(mul, row, push)) for row in self._calls]

    def value(self, mixture: Mixture) -> float:
        """What the small blind wins a hand, in big blinds."""
        gain = self.push_gain(mixture.call)
        return float(sum(map(mul, gain, mixture.push))) / sum(self._all) - 0.5

    def exploitable(self, mixture: Mixture) -> tuple[float, float]:
        """What a best answer would gain against each side, in big blinds a hand: the small blind's, the big blind's."""
        whole = sum(self._all)
        value = self.value(mixture)
        gain = self.push_gain(mixture.call)
        best_push = sum([max(x, 0.0) for x in gain]) / whole - 0.5
        calls = self.call_gain(mixture.push)
        better_calls = sum([max(x, 0.0) - x * p for x, p in zip(calls, mixture.call, strict=True)]) / whole
        return best_push - value, better_calls

    def solve(self, rounds: int) -> Mixture:
        """Fictitious play: after so many rounds each side's average."""
        push, call = [1.0] * SIZE, [0.5] * SIZE
        for turn in range(1, rounds + 1):
            gain, calls = self.push_gain(call), self.call_gain(push)
            step = 2 / (turn + 1)
            push = [p + step * ((x > 0) - p) for p, x in zip(push, gain, strict=True)]
            call = [p + step * ((x > 0) - p) for p, x in zip(call, calls, strict=True)]
        return Mixture(tuple(push), tuple(call))


def chart(depth: float) -> Mixture:
    """The chart's mixture at a depth of 1 to 10 big blinds; between two of its depths, in proportion."""
    at = min(max(depth, DEPTHS[0]), DEPTHS[-1])
    below = max([n for n, known in enumerate(DEPTHS) if known <= at])
    above = min(below + 1, len(DEPTHS) - 1)
    share = (at - DEPTHS[below]) / (DEPTHS[above] - DEPTHS[below]) if above > below else 0.0
    push = _between(PUSH[below], PUSH[above], share)
    return Mixture(push, _between(CALL[below], CALL[above], share))


def _between(low: str, high: str, share: float) -> tuple[float, ...]:
    return tuple([(int(a) * (1 - share) + int(b) * share) / 9 for a, b in zip(low, high, strict=True)])


def _written(mixture: Sequence[float]) -> str:
    return "".join([str(round(9 * share)) for share in mixture])


def write(rounds: int) -> None:
    """Computes the chart and writes the module `pushfold_table.py`."""
    solved = []
    for depth in DEPTHS:
        game = PushFold(depth)
        mixture = game.solve(rounds)
        push, call = game.exploitable(mixture)
        print(f"{depth:4} BB: value {game.value(mixture):+.4f}, exploitable {push:.5f} and {call:.5f} BB a hand")
        solved.append(mixture)
    text = [
        f'"""Written by `python -m cardtable_holdem.pushfold --rounds {rounds}`; read by `pushfold`.',
        "",
        "One line for each stack from 1 to 10 big blinds in steps of a half, one digit for each class: ninths.",
        '"""\n',
        "# fmt: off",
        "PUSH = (",
        *[f'    "{_written(mixture.push)}",' for mixture in solved],
        ")",
        "CALL = (",
        *[f'    "{_written(mixture.call)}",' for mixture in solved],
        ")",
    ]
    target = Path(__file__).parent / "cpu" / "pushfold_table.py"
    target.write_text("\n".join(text) + "\n", encoding="utf-8")


def show(depth: float) -> None:
    """Prints who pushes and who calls at a depth: suited hands right of the diagonal."""
    mixture = chart(depth)
    for title, shares in (("push", mixture.push), ("call", mixture.call)):
        print(f"{title} at {depth:g} big blinds, in percent")
        for row in range(12, -1, -1):
            cells = []
            for column in range(12, -1, -1):
                number = 13 * row + column
                cells.append(f"{NAMES[number]:>3} {round(100 * shares[number]):3}")
            print("  ".join(cells))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="The push-or-fold chart for two players.")
    parser.add_argument("--rounds", type=int, default=2000, help="rounds of fictitious play (2000)")
    parser.add_argument("--show", type=float, metavar="BB", help="print the chart at so many big blinds and stop")
    given = parser.parse_args()
    if given.show is not None:
        show(given.show)
    else:
        write(given.rounds)


if __name__ == "__main__":
    main()
