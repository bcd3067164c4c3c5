"""The terminal table as an application: the felt, what may be done, and the CPUs' moves at a pace to follow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Markdown, Static

from ..action import Action, Refusal
from ..knowledge import View
from .asking import RESERVED, Asking
from .dialogs import Dialog, result
from .draft import Draft
from .faces import Hold
from .felt import Felt
from .keys import keys_for
from .looks import AMBER, INK2, Looks
from .match import Match
from .plain import house_rules
from .rules_text import rules_markdown
from .speech import Speech
from .widgets import AmountField, FeltView, Press

WIDE, TALL = 100, 32
"""From so many columns on there is a side panel, from so many rows on the buttons are three rows high."""


class TableApp(App[None]):
    """A match against CPUs, by keyboard, mouse or both."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("f1,question_mark", "help", ""),
        ("f2", "log", ""),
        ("f3", "rules", ""),
        ("q,ctrl+q", "leave", ""),
    ]

    def __init__(
        self, match: Match, speech: Speech, *, pace: float = 0.7, again: Callable[[], Match] | None = None
    ) -> None:
        """A table for one match.

        Args:
            match: the match.
            speech: the words of its person.
            pace: seconds for which a CPU's move stands before the next one.
            again: sits down to another match; None: there is no such offer.
        """
        super().__init__()
        self.match, self.speech = match, speech
        self._pace, self._again = pace, again
        self._felt = FeltView(Felt(speech, Looks(match.game)))
        self._view: View | None = None
        self._lines: list[str] = []
        self._asking = Asking(None)
        self._offering = asyncio.Lock()  # two at once would put everything there twice

    def compose(self) -> ComposeResult:
        """Bar, felt with side panel, dock."""
        with Horizontal(id="bar"):
            yield Static(id="title")
            yield Static(id="hints")
        with Horizontal(id="middle"):
            yield self._felt
            with Vertical(id="side"):
                yield Static(Text(self.speech.phrase("standings"), "bold"), classes="heading")
                yield Static(id="standings")
                yield Static(Text(self.speech.phrase("log"), "bold"), classes="heading")
                yield Static(id="log")
        with Vertical(id="dock"):
            yield Static(id="news")
            yield Static(id="prompt")
            yield Vertical(id="actions")

    def _hints(self) -> Text:
        hints = [("F1", "help"), ("F2", "log"), ("F3", "rules"), ("q", "quit")]
        if self.size.width < WIDE:
            hints = hints[::3]  # the help names the others
        return Text("   ").join([Text.assemble((key, "bold"), " ", self.speech.phrase(word)) for key, word in hints])

    def on_mount(self) -> None:
        """The match begins."""
        self._sized()
        self.set_interval(1, self._look_at_the_clock)
        self.run_match()

    def on_resize(self) -> None:
        """The window has another size."""
        self._sized()
        if self._view is not None:
            self._show_side(self._view)
            self.call_later(self._offer)

    def _sized(self) -> None:
        self.screen_stack[0].set_class(self.size.width >= WIDE, "wide")
        self.screen_stack[0].set_class(self.size.height >= TALL, "tall")
        self.screen_stack[0].query_one("#hints", Static).update(self._hints())

    # The match ------------------------------------------------------------------------------------------------

    @work(exclusive=True, group="match")
    async def run_match(self) -> None:
        """Everything that is not the person's own move, until it is the person's turn."""
        while True:
            await self._show(self.match.view())
            if self.match.over:
                await self._end()
                return
            if self.match.mine:
                await self._ask()
                return
            if self.match.paused:
                await self._pause()
                self.match.go_on()
                continue
            thought = await asyncio.to_thread(self.match.think)
            await asyncio.sleep(self._pace)
            if not self.match.over:
                self.match.go_on(thought)

    async def _pause(self) -> None:
        assert self._view is not None
        say = self.speech.phrase
        title = self.speech.say(self._view.scene.title) if self._view.scene.title else self.speech.title()
        body = result(self.speech, self._view.scene.sheets, None)
        await self.push_screen_wait(Dialog(title, body, [("", say("continue"))]))

    async def _end(self) -> None:
        assert self._view is not None
        say = self.speech.phrase
        again, leave = [("again", say("again"))] if self._again else [], [("quit", say("quit"))]
        body = result(self.speech, self._view.scene.sheets, self._view.score)
        dialog = Dialog(say("match-over"), body, [*again, ("close", say("close")), *leave])
        answer = await self.push_screen_wait(dialog) or "close"
        if answer == "close":
            labels = [*again, *leave]
            keys = [*keys_for([label for _, label in again], RESERVED), "q"]
            row = [Press(label, key, value=name) for (name, label), key in zip(labels, keys, strict=True)]
            await self.query_one("#actions").mount(Horizontal(*row, classes="row"))
            row[0].focus()
        else:
            self._after(answer)

    def _after(self, answer: str) -> None:
        if answer == "quit":
            self.exit()
        elif answer == "again" and self._again:
            self.match = self._again()
            self._lines.clear()
            self.run_match()

    def _look_at_the_clock(self) -> None:
        if self.match.expire():
            self.run_match()

    # Showing --------------------------------------------------------------------------------------------------

    async def _show(self, view: View) -> None:
        self._view, self.speech.teams = view, view.score.teams
        self._lines += self.speech.news(view)
        self._asking = Asking(None)
        title = f" {self.speech.title()}"
        if view.scene.title:
            title += f"   {self.speech.say(view.scene.title)}"
        self.query_one("#title", Static).update(Text(title, "bold"))
        self.query_one("#news", Static).update(Text("  ".join(self._lines[-2:] if view.events else self._lines[-1:])))
        self._prompt(self.speech.prompt(view.turn))
        self._show_side(view)
        self._felt.show(view, Hold())
        await self._offer()

    def _show_side(self, view: View) -> None:
        points = Text("\n").join([Text(line) for line in self.speech.standings(view.score)])
        self.query_one("#standings", Static).update(points)
        rows = max(3, self.size.height - 12 - len(view.score.points))
        self.query_one("#log", Static).update(Text("\n".join(reversed(self._lines[-rows:])), INK2))

    def _prompt(self, text: str, style: str = AMBER) -> None:
        self.query_one("#prompt", Static).update(Text(text, f"bold {style}"))

    # Asking ---------------------------------------------------------------------------------------------------

    async def _ask(self) -> None:
        assert self._view is not None
        self._asking = Asking(self._view)
        await self._offer()

    async def _offer(self) -> None:
        """Puts what may be done now on the screen, and the focus on the first of it."""
        async with self._offering:
            await self._offer_now()

    async def _offer_now(self) -> None:
        asking = self._asking
        actions = self.query_one("#actions")
        await actions.remove_children()
        if asking.view is None:
            return
        self._felt.show(asking.view, asking.hold)
        parts = asking.parts(self.speech)
        for row in _rows(parts, self.size.width - 4):
            await actions.mount(Horizontal(*row, classes="row"))
        if asking.picking:
            self._felt.focus()
            return
        first = next(
            (
                part
                for part in parts
                if isinstance(part, AmountField) or (isinstance(part, Press) and not part.disabled)
            ),
            None,
        )
        if first is not None:
            first.focus()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """What has the focus shows its result in small, if it has one."""
        value = getattr(event.widget, "value", None)
        self._felt.preview(value.choice.preview if isinstance(value, Draft) else None)

    def on_press_pressed(self, event: Press.Pressed) -> None:
        """Something of the dock was pressed."""
        value = event.press.value
        if isinstance(value, Draft):
            self._take(value)
        elif isinstance(value, str):
            self._after(value)
        elif isinstance(value, int):
            for field in self.query(AmountField):
                field.take(value)
                field.focus()

    def on_amount_field_given(self, event: AmountField.Given) -> None:
        """An amount was given."""
        self._take(event.draft)

    def on_felt_view_tapped(self, event: FeltView.Tapped) -> None:
        """A card was tapped: it is picked, or played with the second tap."""
        target = event.target
        if self._asking.draft is not None and self._asking.draft.choice.count == 1 and self._asking.cursor != target:
            self._asking.cursor = target
            self._moved()
        else:
            self._asking.cursor = target
            self._pick(play=True)

    def _take(self, draft: Draft) -> None:
        """A choice: it becomes the mode, or, complete and sure, the action."""
        if draft.needs:
            self._asking.begin(draft)
            self.call_later(self._offer)
        else:
            self._submit(draft)

    @work(exclusive=True, group="submit")
    async def _submit(self, draft: Draft) -> None:
        if draft.choice.confirm:
            say = self.speech.phrase
            question = self.speech.text(f"confirm-{draft.choice.confirm}")
            answers = [("yes", say("yes-word")), ("no", say("no-word"))]
            if await self.push_screen_wait(Dialog(question, self.speech.label(draft), answers)) != "yes":
                return
        self._act(draft.action())

    def _act(self, action: Action) -> None:
        if not self.match.mine:
            return
        try:
            self.match.act(action)
        except Refusal as refusal:
            self._prompt(self.speech.say(refusal.message))
            return
        self.run_match()

    # Keys -----------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Arrow keys, space and Enter on the cards; letters and digits for what can be pressed."""
        if len(self.screen_stack) > 1 or (self._asking.view is None and not self.match.over):
            return
        char = (event.character or "").casefold()
        on_felt = self._felt.has_focus and self._asking.picking
        if on_felt and event.key in ("left", "right", "up", "down"):
            self._asking.move(event.key, self._felt.targets())
            self._moved()
        elif on_felt and event.key in ("space", "enter"):
            self._pick(play=event.key == "enter")
        elif event.key in ("left", "right", "up", "down"):
            (self.screen.focus_previous if event.key in ("left", "up") else self.screen.focus_next)(Press)
        elif char.isdigit() and any(press.key == "" and isinstance(press.value, Draft) for press in self.query(Press)):
            self._aim(char)
        elif char:
            for press in self.query(Press):
                if press.key == char:
                    press.press()
                    break

    def _aim(self, digit: str) -> None:
        """Digits move to the button of an amount; Enter then gives it."""
        typed = self._asking.typed + digit
        for text in (typed, digit):
            for press in self.query(Press):
                if isinstance(press.value, Draft) and press.value.amount == int(text):
                    self._asking.typed = text
                    press.focus()
                    return

    def _moved(self) -> None:
        asking = self._asking
        if asking.view is None:
            return
        self._felt.show(asking.view, asking.hold)
        reason = asking.reason()
        self._prompt(self.speech.say(reason) if reason else self.speech.prompt(asking.view.turn))

    def _pick(self, *, play: bool) -> None:
        done = self._asking.pick(play=play)
        if done is not None:
            self._take(done)
            return
        self._moved()
        self.call_later(self._offer)

    # Dialogs --------------------------------------------------------------------------------------------------

    def _open(self, title: str, body: object, *keys: str) -> None:
        if len(self.screen_stack) == 1:
            self.push_screen(Dialog(title, body, [("", self.speech.phrase("close"))], keys=keys))

    def action_help(self) -> None:
        """The keys, and the house rules in force."""
        say = self.speech.phrase
        rows = [(say("help-keys"), "key-choose"), ("← → ↑ ↓", "key-pick"), ("0–9", "key-amount"), ("F1 ?", "key-help")]
        rows += [("F2", "key-log"), ("F3", "key-rules"), ("Esc", "key-back"), ("q", "key-quit")]
        table = Table.grid(padding=(0, 2))
        for key, word in rows:
            table.add_row(Text(key, "bold"), say(word))
        body = Group(table, Text(), *map(Text, house_rules(self.speech, self.match)))
        self._open(f"{self.speech.title()}: {self.speech.text('tagline')}", body, "f1", "question_mark")

    def action_log(self) -> None:
        """What happened, the newest first."""
        self._open(self.speech.phrase("log"), Text("\n".join(reversed(self._lines))), "f2")

    def action_rules(self) -> None:
        """The game's rules."""
        text = rules_markdown(self.match.game, self.speech.lang)
        if text:
            self._open(self.speech.phrase("rules"), Markdown(text, open_links=False), "f3")

    @work(exclusive=True, group="leave")
    async def action_leave(self) -> None:
        """Leaves the table; a running match only after a question."""
        say = self.speech.phrase
        if len(self.screen_stack) > 1:
            return
        if not self.match.over:
            answers = [("yes", say("yes-word")), ("no", say("no-word"))]
            if await self.push_screen_wait(Dialog(say("leave"), Text(), answers)) != "yes":
                return
        self.exit()


def _rows(parts: Sequence[Press | AmountField | Static], room: int) -> list[list[Press | AmountField | Static]]:
    """Parts in rows that fit the window."""
    rows: list[list[Press | AmountField | Static]] = [[]]
    used = 0
    for part in parts:
        width = part.columns if isinstance(part, Press | AmountField) else 0
        if rows[-1] and used + width > room:
            rows.append([])
            used = 0
        rows[-1].append(part)
        used += width
    return rows
