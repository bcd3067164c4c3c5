"""What a check found: which laws held, which fell, and how to see each fall again."""

from __future__ import annotations

from collections.abc import Mapping

from ..errors import LawBroken
from ..structs import Struct

LAWS = ("declaration", "one door", "hiding", "replay", "progress", "words")
"""The laws in the order in which they are reported. A game that declares itself wrongly is not played at all."""


class Fell(Exception):
    """Raised by a part of a law where it does not hold; the text says what was seen."""


class Fault(Struct):
    """One part of a law that fell, at its first occurrence.

    Attributes:
        law: one of `LAWS`.
        part: the part of it, in a few words: `two worlds`.
        what: what was seen, in one line.
        seats: how many sat; None: the fault is of no particular match.
        rules: the house rules of that match, by name.
        seed: its seed.
        step: the log index at which the law fell; 0 is the start.
        times: how often this part fell in the whole check.
    """

    law: str
    part: str
    what: str
    seats: int | None = None
    rules: tuple[tuple[str, int | bool | str], ...] = ()
    seed: str = ""
    step: int | None = None
    times: int = 1

    @property
    def where(self) -> str:
        """The match and the step: `3 seats, turns=1 ace=low, seed 7, step 12`; empty where no match is concerned."""
        if self.seats is None:
            return ""
        rules = " ".join(f"{name}={value}" for name, value in self.rules) or "no options"
        step = "" if self.step is None else f", step {self.step}"
        return f"{self.seats} seats, {rules}, seed {self.seed}{step}"

    @property
    def again(self) -> str:
        """The call that checks this one match again; empty where no match is concerned."""
        if self.seats is None:
            return ""
        return f"check_game(game, seats={self.seats}, rules={dict(self.rules)!r}, seed={self.seed!r})"

    def __str__(self) -> str:
        """One line: the law, its part, what was seen, and the match and step at which to see it again."""
        more = f" ({self.times} times)" if self.times > 1 else ""
        where = f" [{self.where}]" if self.where else ""
        return f"{self.law}, {self.part}: {self.what}{where}{more}"


class Report(Struct):
    """The outcome of `check_game`.

    Attributes:
        game: the game's name.
        version: its version.
        faults: what fell, in the order of the laws; each part of a law once.
        counts: (law, part, how many single checks were made): a part that was never put to the test says 0.
        matches: how many matches were played.
        seconds: how long it took.
    """

    game: str
    version: int
    faults: tuple[Fault, ...]
    counts: tuple[tuple[str, str, int], ...]
    matches: int
    seconds: float

    @property
    def ok(self) -> bool:
        """Whether every law held."""
        return not self.faults

    @property
    def fell(self) -> tuple[str, ...]:
        """The laws that fell, in their order."""
        broken = {fault.law for fault in self.faults}
        return tuple(law for law in LAWS if law in broken)

    @property
    def held(self) -> tuple[str, ...]:
        """The laws that were checked and held, in their order."""
        checked = {law for law, _, count in self.counts if count}
        return tuple(law for law in LAWS if law in checked and law not in self.fell)

    def checks(self, law: str) -> Mapping[str, int]:
        """How many single checks each part of this law made."""
        return {part: count for of, part, count in self.counts if of == law}

    def lines(self) -> list[str]:
        """The report for a terminal: one line a law, one more for each fault and for how to see it again."""
        found = [f"{self.game} version {self.version}: {self.matches} matches in {self.seconds:.1f} s"]
        for law in LAWS:
            faults = [fault for fault in self.faults if fault.law == law]
            parts = [f"{part} {count:,}" for part, count in self.checks(law).items() if count]
            if not faults and not parts:
                continue
            found.append(f"{'FELL' if faults else 'held'}  {law}: {', '.join(parts)}")
            for fault in faults:
                found.append(f"      {fault}")
                found += [f"      again: {fault.again}"] if fault.again else []
        return found

    def raise_if_broken(self) -> None:
        """For tests.

        Raises:
            LawBroken: a law fell; the text is every fault, one a line.
        """
        if self.faults:
            raise LawBroken("\n".join([f"{self.game} breaks {', '.join(self.fell)}", *map(str, self.faults)]))

    def __str__(self) -> str:
        """The lines as one text."""
        return "\n".join(self.lines())
