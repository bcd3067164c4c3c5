"""Tables and progress for people, plain columns for pipes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Self

from rich.box import ROUNDED
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
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


class Bar:
    """Matches done, drawn on standard error so that a pipe gets the result alone; nothing where that is no terminal."""

    def __init__(self, total: int | None = None) -> None:
        """For so many matches; None: it is not known yet."""
        columns = (BarColumn(None), MofNCompleteColumn(), TextColumn("matches"), TimeRemainingColumn())
        silent = not sys.stderr.isatty()
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True, expand=True, disable=silent)
        self._task = self._progress.add_task("", total=total)

    def __enter__(self) -> Self:
        """Begins to draw."""
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Wipes it away."""
        self._progress.stop()

    def add(self, matches: int) -> None:
        """So many more are done."""
        self._progress.advance(self._task, matches)

    def reach(self, done: int, total: int) -> None:
        """So many of how many are done."""
        self._progress.update(self._task, completed=done, total=total)
