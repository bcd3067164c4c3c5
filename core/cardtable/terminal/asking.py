"""A turn of the person: what may be done, what is picked so far, and where the cursor stands."""

from __future__ import annotations

from collections.abc import Sequence

from textual.widgets import Static

from ..cards import Card
from ..knowledge import View
from ..message import Message
from .canvas import Target
from .draft import Draft, drafts
from .faces import Hold
from .keys import keys_for
from .plain import zone_of
from .speech import Speech
from .widgets import AmountField, Press

RESERVED = ("q",)
"""Keys that mean the same everywhere."""


class Asking:
    """What the person does with one view. Without a view nothing is asked."""

    def __init__(self, view: View | None) -> None:
        """The first choice whose cards or cells are to be picked is the mode in force.

        Where some cards are refused, even a single playable one is picked among them: the others say why not.
        """
        self.view = view
        self.typed = ""
        self._drafts = drafts(view.choices) if view is not None else []
        self.draft: Draft | None = None
        self.cursor: Target | None = None
        refused = view is not None and bool(view.refused)
        self._among = refused
        first = next((d for d in self._drafts if d.needs in ("cards", "cells") or (refused and d.cards)), None)
        if first is not None:
            self.begin(first)

    def begin(self, draft: Draft) -> None:
        """This choice is the mode in force."""
        self.draft = draft
        pool = self._pool()
        if self.cursor not in pool:
            self.cursor = pool[0] if pool else None

    @property
    def picking(self) -> bool:
        """Whether the arrow keys move along cards or cells."""
        return bool(self._pool())

    def _pool(self) -> list[Target]:
        draft, view = self.draft, self.view
        if draft is None or view is None:
            return []
        items: Sequence[Card | int] = draft.choice.cards or draft.choice.cells
        if len(items) <= draft.choice.count and draft.picked and not self._among:
            return []
        zones = [(zone_of(view, draft, item), item) for item in items]
        return [Target(zone.id, item) for zone, item in zones if zone is not None]

    @property
    def hold(self) -> Hold:
        """How the felt shows it."""
        draft, pool = self.draft, self._pool()
        if draft is None or not pool or self.view is None:
            return Hold(veiled=[card for card, _ in self.view.refused] if self.view else ())
        items = (*draft.cards, *draft.cells)
        picked = [target for target in pool if target.item in items]
        return Hold(tuple(pool), tuple(picked), self.cursor, tuple(card for card, _ in self.view.refused))

    def move(self, key: str, targets: Sequence[tuple[int, int, Target]]) -> None:
        """Moves the cursor to the next target in the direction of an arrow key."""
        places = {target: (x, y) for x, y, target in targets}
        if not places:
            return
        if self.cursor not in places:
            self.cursor = next(iter(places))
            return
        x, y = places[self.cursor]
        if key in ("left", "right"):
            order = sorted(places, key=lambda target: (places[target][1], places[target][0]))
            step = 1 if key == "right" else -1
            self.cursor = order[(order.index(self.cursor) + step) % len(order)]
            return
        down = 1 if key == "down" else -1
        beyond = [target for target, (_, row) in places.items() if (row - y) * down > 1]
        if beyond:
            self.cursor = min(beyond, key=lambda t: ((places[t][1] - y) * down, abs(places[t][0] - x)))

    def pick(self, *, play: bool) -> Draft | None:
        """Picks what is under the cursor, or takes it back; the draft once it is complete and played."""
        draft, cursor = self.draft, self.cursor
        if draft is None or cursor is None:
            return None
        if len(draft.choice.cards) == draft.choice.count and not draft.needs:
            return draft if play and cursor in self._pool() else None
        several = draft.choice.count > 1
        if play and several and draft.needs not in ("cards", "cells"):
            return draft
        if cursor in self._pool():
            self.draft = draft.toggle(cursor.item)
            if play and not several and self.draft.picked:
                done, self.draft = self.draft, draft
                return done
        return None

    def reason(self) -> Message | None:
        """Why the card under the cursor cannot be played."""
        if self.view is None or self.cursor is None:
            return None
        return next((reason for card, reason in self.view.refused if card == self.cursor.item), None)

    def parts(self, speech: Speech) -> list[Press | AmountField | Static]:
        """What stands in the dock: modes, buttons, amounts, and how to pick."""
        mode = self.draft
        if mode is not None and mode.needs == "amount" and mode.picked:
            return self._amounts(speech, mode)
        plain = [draft for draft in self._drafts if draft.amount is None]
        keys = iter(keys_for([speech.label(draft) for draft in plain], RESERVED))
        found: list[Press | AmountField | Static] = []
        for draft in self._drafts:
            if draft.amount is not None:
                found.append(Press(speech.label(draft), value=draft))
                continue
            key = next(keys)
            if draft.needs == "amount":
                found += self._amounts(speech, draft)
            elif not draft.needs:
                found.append(Press(speech.label(draft), key, value=draft))
            else:
                on = mode is not None and mode.choice == draft.choice
                now = mode if on and mode is not None else draft
                found.append(Press(self._mode_label(speech, now), key, value=now, on=on))
        if self.picking and mode is not None:
            hint = speech.phrase("pick-some" if mode.choice.count > 1 else "pick-hint")
            found.append(Static(hint, classes="hint"))
        return found

    def _mode_label(self, speech: Speech, draft: Draft) -> str:
        label, count = speech.label(draft), draft.choice.count
        if count > 1 and str(draft.picked) not in label:
            return f"{label} ({speech.phrase('picked', picked=draft.picked, count=count)})"
        return label

    def _amounts(self, speech: Speech, draft: Draft) -> list[Press | AmountField | Static]:
        marks = [Press(f"{speech.text(f'mark-{mark}')} {amount}", value=amount) for mark, amount in draft.choice.marks]
        return [AmountField(draft, speech.label), *marks]
