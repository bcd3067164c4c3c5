"""The tables of a rule page that the model knows better than any text: defaults of the site, and house rules."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from .game import Game
from .rules import HouseRules, Option, Value
from .words import Words


def _table(say: Words, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(say.text(column))}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def players(game: Game[Any, Any]) -> str:
    """How many may sit, as `4` or `1–8`."""
    low, high = game.seats[0], game.seats[-1]
    return str(low) if low == high else f"{low}–{high}"


def defaults_table(game: Game[Any, Any], say: Words, seats: int | None, limit: int | None) -> str:
    """What is so on every table of this site, unless its host says otherwise."""
    rows = [
        (
            "rules-players",
            say.text("rules-players.about", players=players(game)),
            _at(say, "rules-players.here", seats),
        ),
        ("rules-limit", say.text("rules-limit.about"), _at(say, "rules-limit.here", limit)),
        ("rules-dropped", say.text("rules-dropped.about"), ""),
        ("rules-empty", say.text("rules-empty.about"), ""),
        ("rules-draws", say.text("rules-draws.about") if game.seats[-1] > 1 else "", ""),
        ("rules-deck", say.text("rules-deck.about"), ""),
        ("rules-money", say.text("rules-money.about"), ""),
    ]
    return _table(
        say,
        ("rules-item", "rules-standard"),
        [
            (escape(say.text(key)), escape(about) + (f" <b>{escape(here)}</b>" if here else ""))
            for key, about, here in rows
            if about
        ],
    )


def _at(say: Words, key: str, value: int | None) -> str:
    return "" if value is None else say.text(key, value=value)


def house_table(game: Game[Any, Any], say: Words, rules: HouseRules | None) -> str:
    """The house rules from the model, with the values in force at a table."""
    options = game.house_rules.options()
    if not options:
        return f"<p>{escape(say.text('rules-no-house'))}</p>"
    columns = ["rules-name", "rules-description", "rules-range", "rules-standard", "rules-changeable"]
    if rules is not None:
        columns.insert(4, "rules-in-force")
    rows = []
    for option in options:
        key = f"rule-{option.name}"
        cells = [say.text(key), say.text(f"{key}.about"), _range(say, option), value_text(say, option, option.default)]
        row = [escape(cell) for cell in cells]
        if rules is not None:
            value = rules.values()[option.name]
            shown = escape(value_text(say, option, value))
            row.append(shown if value == option.default else f"<strong>{shown}</strong>")
        rows.append([*row, escape(say.text("value-yes"))])
    return f"<p>{escape(say.text('rules-house-intro'))}</p>{_table(say, columns, rows)}"


def value_text(say: Words, option: Option, value: Value) -> str:
    """A house rule's value in words: `3`, `lowest`, `yes`, `off`."""
    if option.kind == "word":
        return say.text(f"rule-{option.name}-{value}")
    if option.kind == "bool":
        return say.text("value-yes" if value else "value-no")
    if option.off is not None and value == option.off:
        return say.text(f"rule-{option.name}-off")
    return str(value)


def _range(say: Words, option: Option) -> str:
    if option.kind == "int":
        step = say.text("rules-step", step=option.step) if option.step > 1 else ""
        off = f", {value_text(say, option, option.off)}" if option.off is not None else ""
        return f"{option.low}–{option.high}{step}{off}"
    return ", ".join(value_text(say, option, value) for value in option.some())
