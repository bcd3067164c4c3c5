"""Law 2e: a golden playthrough, what every seat knows at every step of one match, to be reviewed as a diff.

The other hiding laws cannot say whether a card *should* be seen. A person can: the file under version control says
what each seat knew, and a change of the game shows as a change of the file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from ..action import Action, sample
from ..cards import Card
from ..dice import Dice
from ..errors import LawBroken
from ..game import Game
from ..knowledge import encode
from ..rules import HouseRules
from .match import describe


def playthrough(
    game: Game[Any, Any],
    seed: str | int = 1,
    rules: Mapping[str, object] | None = None,
    seats: int | None = None,
    steps: int = 60,
) -> str:
    """A random match as text: each entry, what changed in a spectator's knowledge, and what each seat knows besides.

    Args:
        game: the game.
        seed: of the match and of the random actions.
        rules: house rules that are not standard.
        seats: how many sit; the lowest number if not said.
        steps: how many entries at most.
    """
    given = game.house_rules.parse(rules)
    count = game.seats[0] if seats is None else seats
    options = " ".join(f"{name}={value}" for name, value in given.values().items())
    lines = [f"{game.name} version {game.version}, {count} seats, seed {seed}{', ' if options else ''}{options}"]
    dice = Dice(f"golden {seed}")
    state = game.begin(given, count, Dice(seed, 0))
    told: dict[int | None, dict[str, str]] = {viewer: {} for viewer in (None, *range(count))}
    done, index = "start", 0
    while True:
        turn = game.turn(state)
        phase = "over" if turn.over else turn.phase
        lines += ["", f"{index} {done} -> {phase}{''.join(f' {seat}' for seat in turn.seats)}"]
        lines += _news(game, state, told)
        if turn.over or index == steps:
            return "\n".join(lines) + "\n"
        index += 1
        if not turn.seats:
            done, state = "deal", game.deal(state, Dice(seed, index))
            continue
        seat = dice.choice(turn.seats)
        action = sample(game.choices(state, seat), dice)
        after = game.play(state, seat, action)
        done, state = _deed(game, state, seat, action, after, count), after


def _deed(game: Game[Any, Any], before: Any, seat: int, action: Action, after: Any, seats: int) -> str:
    """Who did what, and who witnessed something else: `2 pass Qs (3: pass ??; else pass)`."""
    own = describe(action)
    public = describe(game.seen(before, seat, action, after, None))
    others = {other: describe(game.seen(before, seat, action, after, other)) for other in range(seats) if other != seat}
    seen = [f"{other}: {text}" for other, text in others.items() if text != public]
    seen += [f"else {public}"] if public != own else []
    return f"{seat} {own}" + (f" ({'; '.join(seen)})" if seen else "")


def _news(game: Game[Any, Any], state: Any, told: dict[int | None, dict[str, str]]) -> Iterator[str]:
    """The fields that changed for a spectator, and for each seat those in which it knows something else."""
    public = _fields(game.hide(state, None))
    for viewer, before in told.items():
        now = public if viewer is None else _fields(game.hide(state, viewer))
        mine = now if viewer is None else {name: text for name, text in now.items() if text != public[name]}
        news = [f"{name} {text}" for name, text in mine.items() if before.get(name) != text]
        news += [f"{name} as all" for name in before if name not in mine]
        told[viewer] = mine
        if news:
            yield f"  {'all' if viewer is None else viewer}: {'; '.join(news)}"


def _fields(known: Any) -> dict[str, str]:
    names = known.__struct_fields__
    return {name: plain(getattr(known, name)) for name in names if not isinstance(getattr(known, name), HouseRules)}


def plain(value: Any) -> str:
    """A value in as few characters as can be read: `[Qs 7h ??x3]`, `(2 0 None)`."""
    if isinstance(value, tuple):
        if value and all(type(each) is Card for each in value):
            runs = [(card, len(list(same))) for card, same in groupby(value)]
            return f"[{' '.join(str(card) if n == 1 else f'{card}x{n}' for card, n in runs)}]"
        return f"({' '.join(plain(each) for each in value)})"
    if isinstance(value, Action):
        return describe(value)
    if hasattr(value, "__struct_fields__"):
        return encode(value).decode() if hasattr(value, "key") else f"<{' '.join(plain(x) for x in _values(value))}>"
    return str(value) if value != "" else "''"


def _values(value: Any) -> list[Any]:
    return [getattr(value, field) for field in value.__struct_fields__]


def check_golden(
    folder: Path,
    game: Game[Any, Any],
    seed: str | int = 1,
    rules: Mapping[str, object] | None = None,
    seats: int | None = None,
    steps: int = 60,
    *,
    write: bool = False,
) -> None:
    """Compares a playthrough with the file `{game}-{seed}.txt` in the folder; with `write` it (re)writes the file.

    Raises:
        LawBroken: they differ, or there is no such file; the text names the first line that differs.
    """
    path = folder / f"{game.name}-{seed}.txt"
    now = playthrough(game, seed, rules, seats, steps)
    if write:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(now, encoding="utf-8")
        return
    if not path.exists():
        raise LawBroken(f"{game.name} has no golden playthrough {path.name}; write it, read it, and keep it")
    kept = path.read_text(encoding="utf-8")
    if kept == now:
        return
    pairs = zip([*kept.splitlines(), "(end)"], [*now.splitlines(), "(end)"], strict=False)
    number, (old, new) = next((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    raise LawBroken(f"{path.name}, line {number}: {new!r}, was {old!r}; if the change is right, write the file anew")
