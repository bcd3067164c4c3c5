"""The parts of the screen: the felt, what can be pressed, and the field for an amount."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from ..knowledge import View
from ..scene import Zone
from .canvas import Canvas, Target
from .draft import Draft
from .faces import Hold
from .felt import Felt
from .looks import on_felt


class FeltView(Widget, can_focus=True):
    """The table. It tells where it was tapped; the keys are the application's."""

    class Tapped(Message):
        """A card or a cell was tapped."""

        def __init__(self, target: Target) -> None:
            """With what was tapped."""
            super().__init__()
            self.target = target

    def __init__(self, felt: Felt) -> None:
        """Draws with this layout."""
        super().__init__(id="felt")
        self._felt = felt
        self._view: View | None = None
        self._preview: Zone | None = None
        self._drawn: tuple[object, ...] = ()
        self._canvas = Canvas(0, 0)
        self.hold = Hold()

    def show(self, view: View, hold: Hold) -> None:
        """Draws this view."""
        self._view, self.hold, self._preview = view, hold, None
        self.refresh()

    def preview(self, zone: Zone | None) -> None:
        """Draws a small picture of what a choice would lead to, in the corner; None takes it away."""
        if zone != self._preview:
            self._preview = zone
            self.refresh()

    @property
    def canvas(self) -> Canvas:
        """The table as it is drawn now."""
        key = (self._view, self.hold, self._preview, self.size.width, self.size.height)
        if self._view is not None and key != self._drawn:
            self._canvas = self._felt.lay(self._view, self.size.width, self.size.height, self.hold)
            if self._preview is not None:
                self._felt.corner(self._canvas, self._preview)
            self._drawn = key
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """One row of the table; where it is higher than the window, its lower end, with the reader's own cards."""
        canvas = self.canvas
        y += max(0, canvas.height - self.size.height)
        if y >= canvas.height:
            return Strip.blank(self.size.width, on_felt)
        return Strip(canvas.segments(y, on_felt), canvas.width)

    def on_click(self, event: events.Click) -> None:
        """A tap on a card."""
        canvas = self.canvas
        target = canvas.at(event.x, event.y + max(0, canvas.height - self.size.height))
        if target is not None:
            self.post_message(self.Tapped(target))

    def targets(self) -> list[tuple[int, int, Target]]:
        """What the arrow keys move along: column, row and target, in reading order."""
        seen: dict[Target, tuple[int, int, Target]] = {}
        for spot in self.canvas.spots:
            seen.setdefault(spot.target, (spot.x, spot.y + spot.height, spot.target))
        return list(seen.values())


class Press(Static, can_focus=True):
    """Something to press: by its key, by Enter when it has the focus, or by a tap."""

    class Pressed(Message):
        """It was pressed."""

        def __init__(self, press: Press) -> None:
            """With what was pressed."""
            super().__init__()
            self.press = press

    def __init__(
        self, label: str, key: str = "", *, value: object = None, on: bool = False, ready: bool = True
    ) -> None:
        """With a label.

        Args:
            label: what it says.
            key: the key that presses it, shown in front of it.
            value: what it stands for.
            on: it is the mode in force.
            ready: it can be pressed now.
        """
        text = Text.assemble((f" {key} ", "bold reverse"), " ") if key else Text(" ")
        text.append(f"{label} ")
        super().__init__(text)
        self.label, self.key, self.value = label, key, value
        self.set_class(on, "on")
        self.disabled = not ready
        self.columns = text.cell_len + 2

    def on_click(self) -> None:
        """A tap."""
        self.press()

    def on_key(self, event: events.Key) -> None:
        """Enter or the space bar."""
        if event.key in ("enter", "space"):
            event.stop()
            self.press()

    def press(self) -> None:
        """Presses it, if it is ready."""
        if not self.disabled:
            self.post_message(self.Pressed(self))


class AmountField(Static, can_focus=True):
    """An amount to be typed, or moved with the arrow keys, between the two ends of a choice."""

    class Given(Message):
        """An amount was given with Enter."""

        def __init__(self, draft: Draft) -> None:
            """With the choice and its amount."""
            super().__init__()
            self.draft = draft

    def __init__(self, draft: Draft, label: Callable[[Draft], str]) -> None:
        """For a choice that needs an amount; starts at its lowest. `label` says what a draft would do."""
        super().__init__()
        self.draft, self._label = draft, label
        self.low, self.high = draft.choice.low or 0, draft.choice.high or 0
        self.text = str(self.low)
        self._fresh = True

    def on_mount(self) -> None:
        """Shows the lowest amount."""
        self._show()

    def take(self, amount: int) -> None:
        """Shows this amount."""
        self.text, self._fresh = str(min(max(amount, self.low), self.high)), True
        self._show()

    @property
    def fits(self) -> bool:
        """Whether what is typed is an amount that may be given."""
        return self.text.isdigit() and self.low <= int(self.text) <= self.high

    def on_key(self, event: events.Key) -> None:
        """Digits, backspace, up, down and Enter."""
        char = event.character or ""
        if char.isdigit() and char.isascii():
            self.text = char if self._fresh else (self.text + char)[-9:]
            self._fresh = False
        elif event.key == "backspace":
            self.text, self._fresh = self.text[:-1], False
        elif event.key in ("up", "down"):
            now = int(self.text) if self.text.isdigit() else self.low
            self.take(now + (1 if event.key == "up" else -1))
        elif event.key == "enter" and self.fits:
            self.post_message(self.Given(self.draft.at(int(self.text))))
        else:
            return
        event.stop()
        self._show()

    def _show(self) -> None:
        self.set_class(not self.fits, "wrong")
        self.update(self._drawn())

    def _drawn(self) -> Text:
        label = self._label(self.draft.at(int(self.text) if self.fits else self.low))
        return Text.assemble(
            f" {label}  ", (f" {self.text or ' '}▏", "bold reverse"), f"  {self.low}–{self.high} ↑↓ ⏎ "
        )

    @property
    def columns(self) -> int:
        """How wide it can get."""
        return self._drawn().cell_len + 2 * len(str(self.high)) + 2
