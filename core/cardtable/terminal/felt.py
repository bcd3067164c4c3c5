"""The whole table on one canvas: the others around, the centre, and the reader's own place at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style

from ..knowledge import View
from ..scene import Fact, Zone
from .canvas import Canvas, above, beside, line
from .faces import BIG, CHIP, SMALL, Hold, Size, backs, card_face, draw_zone
from .looks import AMBER, GOLD, INK, INK2, PLATE, SEATS, Looks, on_felt, plate, plate_quiet, quiet
from .speech import Speech, seat_facts, table_facts

BESIDE = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2)
"""Of so many others, how many sit on each side; the rest sit along the top."""

TOP = 28
"""The widest a plate gets along the top."""


class Fit(NamedTuple):
    """One way to draw the table: how large the cards are, and whether the centre stands beside the own cards."""

    centre: Size
    own: Size
    level: bool = False


FITS = (
    Fit(BIG, BIG),
    Fit(BIG, SMALL),
    Fit(SMALL, SMALL),
    Fit(BIG, SMALL, level=True),
    Fit(SMALL, SMALL, level=True),
    Fit(CHIP, CHIP, level=True),
)
"""From the roomiest to the tightest; the first that fits is taken, and if none does, the last is scrolled."""


class Felt:
    """Lays out views for one reader."""

    def __init__(self, speech: Speech, looks: Looks) -> None:
        """With the reader's words and the game's card faces."""
        self.speech, self.looks = speech, looks

    def lay(self, view: View, width: int, height: int, hold: Hold) -> Canvas:
        """The table in so many columns and rows; taller where it cannot be made to fit."""
        for fit in FITS:
            found = self._try(view, width, height, hold, fit)
            if found is not None:
                return found
        found = self._try(view, width, 999, hold, FITS[-1])
        return found or Canvas(width, height)

    def _try(self, view: View, width: int, height: int, hold: Hold, fit: Fit) -> Canvas | None:
        mine = view.me if view.me is not None else 0
        count = len(self.speech.names)
        others = [(mine + k) % count for k in range(1, count)]
        sides = BESIDE[min(len(others), len(BESIDE) - 1)]
        along = len(others) - 2 * sides
        left, top, right = others[:sides][::-1], others[sides : sides + along], others[sides + along :]

        wide = min(TOP, (width + 1) // max(1, along) - 1)
        head = beside(
            [self._plate(view, seat, wide) for seat in top], max(1, min(4, (width - wide * along) // (along + 1)))
        )
        side = 22 if width >= 100 else 18
        west = above([self._plate(view, seat, side) for seat in left], 1)
        east = above([self._plate(view, seat, side) for seat in right], 1)
        room = width - west.width - east.width - 2
        own = self._own(view, mine, fit.own, hold, width - 2)
        if fit.level:
            zones = beside([self._centre(view, fit.centre, room - own.width - 4, hold), own], 4)
            middle, foot = above([self._facts(view, room), zones], 1), self._own_plate(view, mine, width)
        else:
            middle = above([self._facts(view, room), self._centre(view, fit.centre, room, hold)], 1)
            foot = above([self._own_plate(view, mine, width), own])
        needed = head.height + max(middle.height, west.height, east.height) + foot.height
        if height == 999:
            height = needed
        if needed > height or middle.width > room or head.width > width or foot.width > width:
            return None
        air = 1 if height >= needed + 4 else 0
        whole = Canvas(width, height)
        whole.fill(on_felt)
        whole.paste(head, (width - head.width) // 2, air)
        free = height - head.height - foot.height
        whole.paste(west, 0, head.height + (free - west.height) // 2)
        whole.paste(east, width - east.width, head.height + (free - east.height) // 2)
        whole.paste(middle, west.width + 1 + (room - middle.width) // 2, head.height + (free - middle.height) // 2)
        whole.paste(foot, (width - foot.width) // 2, height - foot.height - air)
        return whole

    def corner(self, canvas: Canvas, preview: Zone) -> None:
        """Adds a small picture of a choice's result at the lower right."""
        small = draw_zone(self.looks, preview, CHIP, Hold(), canvas.width)
        canvas.paste(above([line("→", quiet), small]), canvas.width - small.width - 2, canvas.height - small.height - 1)

    # The seats ------------------------------------------------------------------------------------------------

    def _plate(self, view: View, seat: int, width: int) -> Canvas:
        """Another seat: its name, its facts, and its cards in small."""
        facts = _packed([self.speech.fact(fact) for fact in seat_facts(view.scene, seat)], width - 2)
        found = Canvas(width, 1 + len(facts))
        found.fill(plate)
        found.paste(self._name(view, seat, width), 0, 0)
        for y, text in enumerate(facts, 1):
            found.put(1, y, text[: width - 2], plate_quiet)
        zones = [zone for zone in view.scene.zones if zone.seat == seat and zone.cards]
        return above([found, *(self._small(zone, width) for zone in zones)])

    def _small(self, zone: Zone, width: int) -> Canvas:
        if zone.layout == "grid":
            return draw_zone(self.looks, zone, CHIP, Hold(), width)
        if zone.layout == "pile":
            return line(f"{self.speech.zone(zone)} ×{len(zone.cards)}", quiet, width)
        return backs(self.looks, zone)

    def _name(self, view: View, seat: int, width: int) -> Canvas:
        """A seat's initial in its colour, and its name; an arrow where a decision is owed, a star for a winner."""
        name, turn = self.speech.who(seat), view.turn
        first = turn.over and view.score.places[seat] == 1
        sign = "★" if first else "◀" if seat in turn.seats else " "
        found = Canvas(min(width, len(name) + 7), 1)  # initial, blank, name, blank, sign
        found.fill(plate)
        found.put(0, 0, f" {name[:1].upper()} ", Style(color="#ffffff", bgcolor=SEATS[seat % len(SEATS)], bold=True))
        room = found.width - 7
        shown = name if len(name) <= room else name[: max(0, room - 1)] + "…"
        found.put(4, 0, shown, Style(color=AMBER if seat in turn.seats else INK, bgcolor=PLATE, bold=True))
        found.put(5 + len(shown), 0, sign, Style(color=GOLD if first else AMBER, bgcolor=PLATE, bold=True))
        return found

    def _own_plate(self, view: View, seat: int, width: int) -> Canvas:
        facts = " · ".join(self.speech.fact(fact) for fact in seat_facts(view.scene, seat))
        name = self._name(view, seat, 24)
        found = Canvas(min(width, name.width + len(facts) + 4), 1)
        found.fill(plate)
        found.paste(name, 0, 0)
        found.put(name.width + 1, 0, facts, plate_quiet)
        return found

    def _own(self, view: View, seat: int, size: Size, hold: Hold, room: int) -> Canvas:
        zones = [zone for zone in view.scene.zones if zone.seat == seat and (zone.cards or zone.slots)]
        hands = [zone for zone in zones if zone.layout in ("hand", "row")]
        rest = [self._captioned(zone, size, hold, room) for zone in zones if zone not in hands]
        taken = sum(part.width + 2 for part in rest)
        drawn = [draw_zone(self.looks, zone, size, hold, (room - taken) // len(hands) - 2) for zone in hands]
        return beside([*drawn, *rest])

    # The centre -----------------------------------------------------------------------------------------------

    def _facts(self, view: View, room: int) -> Canvas:
        shown = [text for fact in table_facts(view.scene) if (text := self._fact(fact))]
        return above([line(text, quiet, room) for text in _packed(shown, room)])

    def _fact(self, fact: Fact) -> str:
        text = self.speech.fact(fact)
        if isinstance(fact.value, int) and not isinstance(fact.value, bool) and 0 <= fact.value <= 12:
            if fact.kind == "streak":
                return f"{'▮' * fact.value}▯ {text}"
            if fact.kind == "counter" and fact.limit and fact.limit <= 12:
                return f"{'■' * fact.value}{'□' * max(0, fact.limit - fact.value)} {text}"
        return text

    def _centre(self, view: View, size: Size, room: int, hold: Hold) -> Canvas:
        """The zones of the table in order, as many a row as fit."""
        rows: list[list[Canvas]] = [[]]
        used = 0
        for zone in view.scene.zones:
            if zone.seat is not None or (zone.layout == "trick" and not zone.cards and not zone.slots):
                continue
            part = self._captioned(zone, size, hold, room)
            if rows[-1] and used + part.width + 3 > room:
                rows.append([])
                used = 0
            rows[-1].append(part)
            used += part.width + 3
        return above([beside(parts, 3) for parts in rows if parts])

    def _captioned(self, zone: Zone, size: Size, hold: Hold, room: int) -> Canvas:
        """A zone with its name; a pile with its number of cards, a trick with who played each."""
        if zone.layout == "trick" and zone.owners and len(zone.owners) == len(zone.cards):
            lit = {at for mark in zone.marks for at in mark.at}
            each = max(size[0], min(12, room // max(1, len(zone.cards)) - 1))
            return beside(
                [
                    above([card_face(self.looks, card, size, lit=at in lit), line(self.speech.who(owner), quiet, each)])
                    for at, (card, owner) in enumerate(zip(zone.cards, zone.owners, strict=True))
                ],
                1,
            )
        name = self.speech.zone(zone)
        caption = f"{name} {len(zone.cards)}" if zone.layout == "pile" and zone.cards else name
        drawn = draw_zone(self.looks, zone, size, hold, room)
        return above(
            [
                drawn,
                line(
                    caption, Style(color=INK2, bgcolor=on_felt.bgcolor and on_felt.bgcolor.name), max(16, drawn.width)
                ),
            ]
        )


def _packed(texts: Sequence[str], width: int) -> list[str]:
    """Texts joined by dots, as many a line as fit."""
    lines: list[str] = []
    for text in texts:
        if lines and len(lines[-1]) + 3 + len(text) <= width:
            lines[-1] += f" · {text}"
        else:
            lines.append(text)
    return lines
