"""`cardtable simulate NAME`: CPUs against each other, by the thousand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .options import Name, Rules, Seats, rules_of, seed_of

if TYPE_CHECKING:
    from ..simulate import Result

Matches = Annotated[int, typer.Option(help="How many matches are played, 1 or more.")]
Cpus = Annotated[
    str | None,
    typer.Option(
        "--cpu", metavar="LEVEL,LEVEL", help="Who competes: levels of the game, or random.", show_default="hard,easy"
    ),
]
Jobs = Annotated[
    int | None, typer.Option(help="How many processes, 1 to 256; every core if not said.", show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of a table.")]


def simulate(
    name: Name,
    matches: Matches = 1000,
    cpu: Cpus = None,
    seats: Seats = None,
    rule: Rules = None,
    seed: Annotated[str, typer.Option(help="ASCII text or a number: the same seed gives the same result.")] = "1",
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Let CPUs play many matches: wins, places and points, with how sure they are.

    From match to match every CPU moves on by one seat. The result does not depend on the number of processes.
    """
    from ..plugins import find_game
    from ..simulate import entrants
    from ..simulate import simulate as play
    from .printing import Bar

    game = find_game(name)
    rules = rules_of(game, rule)
    who = entrants(game, [level.strip() for level in (cpu or f"{game.levels[-1]},{game.levels[0]}").split(",")])
    with Bar(matches) as bar:
        result = play(game, who, matches, rules=rules, seats=seats, seed=seed_of(seed), jobs=jobs, progress=bar.add)
    if as_json:
        _print_json(name, seed, result)
    else:
        _print(result)


def _print(result: Result) -> None:
    from .printing import print_table

    most = max(len(tally.places) for tally in result.tallies)
    rows = []
    for name, tally in zip(result.names, result.tallies, strict=True):
        played = tally.matches * tally.seats
        rows.append(
            (
                name,
                f"{100 * tally.wins:.1f} ± {_sure(100 * tally.wins_error, 1)} %",
                f"{tally.mean:.3f} ± {_sure(tally.error, 3)}",
                f"{tally.error:.5f}",
                *(f"{100 * count / played:.1f} %" for count in tally.places),
            )
        )
    places = tuple(f"place {n}" for n in range(1, most + 1))
    columns = ("cpu", "wins", "points", "standard error", *places)
    print_table(columns, rows, numbers=columns[1:])
    pace = result.matches / result.seconds
    print(f"{result.matches:,} matches in {result.seconds:.1f} s: {pace:,.0f} matches a second.")
    print("± holds the true value 95 times in 100. A shared first place counts as an equal part of a win.")


def _sure(error: float, digits: int) -> str:
    from ..simulate import SURE

    return f"{SURE * error:.{digits}f}" if error == error else "?"


def _print_json(name: str, seed: str, result: Result) -> None:
    import json

    from ..simulate import SURE

    def margin(error: float) -> float | None:
        return SURE * error if error == error else None

    cpus = [
        {
            "cpu": cpu,
            "seats": tally.seats,
            "wins": tally.wins,
            "wins_95": margin(tally.wins_error),
            "points": tally.mean,
            "points_95": margin(tally.error),
            "places": list(tally.places),
        }
        for cpu, tally in zip(result.names, result.tallies, strict=True)
    ]
    document = {"game": name, "seed": seed, "matches": result.matches, "cpus": cpus}
    pace = {"seconds": result.seconds, "matches_per_second": result.matches / result.seconds}
    print(json.dumps(document | pace, indent=2))
