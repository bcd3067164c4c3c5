"""What opens over the table: results, questions, the log, the rules and the help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from ..scene import Sheet
from ..score import Score
from .looks import ACCENT, GOLD, INK2
from .speech import Speech
from .widgets import Press


class Dialog(ModalScreen[str]):
    """A text with a title and something to press; the answer is the name of what was pressed, or empty for Escape."""

    BINDINGS = [("escape", "dismiss('')", ""), ("q", "dismiss('')", "")]  # noqa: RUF012  (textual's own form)

    def __init__(
        self, title: str, body: object, answers: Sequence[tuple[str, str]], *, keys: Sequence[str] = ()
    ) -> None:
        """A dialog.

        Args:
            title: its heading.
            body: what stands in it: a text, or anything that rich can print.
            answers: the name and label of each thing to press; the first has the focus.
            keys: further keys that close it.
        """
        super().__init__()
        self._heading, self._body, self._answers, self._keys = title, body, answers, keys

    def compose(self) -> ComposeResult:
        """Title, body, answers."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._heading, "bold"), classes="heading")
            with VerticalScroll(classes="body", can_focus=False):
                if isinstance(self._body, Markdown):
                    yield self._body
                else:
                    yield Static(self._body)  # type: ignore[arg-type]
            with Horizontal(classes="answers"):
                for name, label in self._answers:
                    yield Press(label, value=name)

    def on_mount(self) -> None:
        """The first answer has the focus, so that Enter gives it."""
        self.query(Press).first().focus()

    def on_press_pressed(self, event: Press.Pressed) -> None:
        """An answer was given."""
        event.stop()
        self.dismiss(str(event.press.value))

    def on_key(self, event: object) -> None:
        """Arrow keys scroll the text and move between the answers; a letter gives the answer that begins with it."""
        key, char = getattr(event, "key", ""), (getattr(event, "character", "") or "").casefold()
        body = self.query_one(VerticalScroll)
        if key in self._keys:
            self.dismiss("")
        elif key in ("up", "down"):
            body.scroll_relative(y=-2 if key == "up" else 2, animate=False)
        elif key in ("pageup", "pagedown"):
            body.scroll_relative(y=(-1 if key == "pageup" else 1) * max(2, body.size.height - 2), animate=False)
        elif key in ("left", "right"):
            (self.focus_previous if key == "left" else self.focus_next)()
        elif char and char.isalpha():
            named = [name for name, label in self._answers if label.casefold().startswith(char)]
            if len(named) == 1:
                self.dismiss(named[0])


class Ask(ModalScreen[str]):
    """A question with a line to type; the answer is the line, or empty for Escape."""

    BINDINGS = [("escape", "dismiss('')", "")]  # noqa: RUF012

    def __init__(self, question: str) -> None:
        """With this question."""
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """Question and line."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._question, "bold"), classes="heading")
            yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The line is typed."""
        self.dismiss(event.value)


def sheet_table(speech: Speech, sheet: Sheet) -> Table:
    """A result as a table: one row a seat, team or pot."""
    table = Table(box=ROUNDED, border_style=INK2, header_style="bold", title_justify="left", title_style="")
    table.title = speech.say(sheet.title)
    table.add_column("")
    for at, name in enumerate(sheet.columns):
        column = [cells[at] for _, cells in sheet.rows if at < len(cells)]
        number = all(isinstance(cell, int) or cell is None for cell in column)
        table.add_column(speech.text(f"col-{name}"), justify="right" if number else "left")
    for seats, cells in sheet.rows:
        own = speech.me in seats
        table.add_row(speech.listed(seats), *map(speech.cell, cells), style=f"bold {ACCENT}" if own else "")
    return table


def result(speech: Speech, sheets: Sequence[Sheet], score: Score | None) -> Group:
    """Sheets, and at the end of the match who has won and every place."""
    parts: list[object] = []
    if score is not None:
        parts.append(Text(speech.verdict(score), f"bold {GOLD}"))
        parts.append(Text())
    parts += [sheet_table(speech, sheet) for sheet in sheets]
    if score is not None and not sheets:
        parts += [Text(text) for text in speech.standings(score)]
    return Group(*parts)  # type: ignore[arg-type]
