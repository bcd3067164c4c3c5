"""Tables for people, and plain columns for pipes."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Console
from rich.table import Table


def console() -> Console:
    """Standard output; as wide as need be where it is no terminal, so that no line is broken."""
    found = Console(highlight=False)
    return found if found.is_terminal else Console(highlight=False, width=500)


def print_table(
    columns: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: Sequence[str] = (), title: str = ""
) -> None:
    """Prints rows under their columns: drawn on a terminal, separated by tabs in a pipe.

    Args:
        columns: the headings.
        rows: one text a column.
        numbers: the columns that are aligned to the right.
        title: stands above the table, on a terminal only.
    """
    out = console()
    if not out.is_terminal:
        for row in (columns, *rows):
            print("\t".join(row))
        return
    table = Table(box=ROUNDED, title=title or None, title_justify="left", header_style="bold", border_style="dim")
    for column in columns:
        table.add_column(column, justify="right" if column in numbers else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    out.print(table)
