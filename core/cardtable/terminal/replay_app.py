"""A recorded match on the screen: step by step, from any seat or with all cards open."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from .dialogs import Ask, Dialog, result
from .faces import Hold
from .felt import Felt
from .looks import AMBER, Looks
from .recording import OPEN, Reader, Recording
from .speech import Speech
from .widgets import FeltView


class ReplayApp(App[None]):
    """Steps through a recording."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,space,enter,n", "go(1)", ""),
        ("left,backspace,p", "go(-1)", ""),
        ("pagedown", "go(10)", ""),
        ("pageup", "go(-10)", ""),
        ("home", "go(-1000000)", ""),
        ("end", "go(1000000)", ""),
        ("v", "reader", ""),
        ("g", "jump", ""),
        ("r", "result", ""),
        ("q,ctrl+q,escape", "quit", ""),
    ]

    def __init__(self, recording: Recording, speech: Speech, reader: Reader = OPEN) -> None:
        """Begins at the start, seen by this reader."""
        super().__init__()
        self.recording, self.speech, self.reader = recording, speech, reader
        self.step = 0
        self._felt = FeltView(Felt(speech, Looks(recording.game)))

    def compose(self) -> ComposeResult:
        """Bar, felt, dock."""
        with Horizontal(id="bar"):
            yield Static(id="title")
            yield Static(id="hints")
        with Horizontal(id="middle"):
            yield self._felt
        with Vertical(id="dock"):
            yield Static(id="news")
            yield Static(id="prompt")
            yield Static(self.speech.phrase("replay-keys"), classes="hint")

    def on_mount(self) -> None:
        """The start."""
        self._felt.focus()
        self._show()

    def _show(self) -> None:
        speech, view = self.speech, self.recording.view(self.step, self.reader)
        speech.me, speech.teams = view.me, view.score.teams
        title = f" {speech.title()}" + (f"   {speech.say(view.scene.title)}" if view.scene.title else "")
        step = speech.phrase("step", index=self.step, last=self.recording.last)
        seen = speech.phrase("open-view") if self.reader == OPEN else speech.phrase("seen-from", who=self._who())
        self.query_one("#title", Static).update(Text(title, "bold"))
        self.query_one("#hints", Static).update(Text(f"{step} · {seen} "))
        self.query_one("#news", Static).update(Text("  ".join(speech.news(view)) or speech.phrase("start")))
        prompt = speech.verdict(view.score) if view.turn.over else speech.prompt(view.turn)
        self.query_one("#prompt", Static).update(Text(prompt, f"bold {AMBER}"))
        self._felt.show(view, Hold())

    def _who(self) -> str:
        assert isinstance(self.reader, int)
        return self.speech.who(self.reader)

    def action_go(self, steps: int) -> None:
        """So many steps on, or back; never beyond either end."""
        self.step = min(max(self.step + steps, 0), self.recording.last)
        self._show()

    def action_reader(self) -> None:
        """The next seat's view, and after the last all cards open again."""
        readers = self.recording.readers
        self.reader = readers[(readers.index(self.reader) + 1) % len(readers)]
        self._show()

    @work(exclusive=True)
    async def action_jump(self) -> None:
        """Asks for a step and goes there."""
        answer = await self.push_screen_wait(Ask(self.speech.phrase("go-to", last=self.recording.last)))
        if answer.strip().isdigit():
            self.step = min(int(answer), self.recording.last)
            self._show()

    def action_result(self) -> None:
        """The results that this step shows."""
        view = self.recording.view(self.step, self.reader)
        body = result(self.speech, view.scene.sheets, view.score if view.turn.over else None)
        self.push_screen(Dialog(self.speech.phrase("standings"), body, [("", self.speech.phrase("close"))]))
