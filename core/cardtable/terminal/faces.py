"""Cards drawn with box characters, in three sizes, and zones of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from rich.style import Style

from ..cards import HIDDEN, Card
from ..scene import Zone
from .canvas import Canvas, Spot, Target, beside
from .looks import (
    ACCENT,
    AMBER,
    BACK,
    BACK_LINE,
    FACE_LINE,
    FELT,
    INK2,
    Looks,
)

BIG, SMALL, CHIP = (7, 5), (6, 3), (5, 1)
"""Columns and rows of a card."""

Size = tuple[int, int]

LIT = Style(color="#5a3600", bgcolor=AMBER, bold=True)
CHOSEN = Style(color="#0b211a", bgcolor=ACCENT, bold=True)
"""The rims of cards that are lit, and of those picked or under the cursor."""

ROUND, HEAVY, DOTTED = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛"), tuple("┌┄┐┆└┘")


@dataclass(frozen=True)
class Hold:
    """What the person is about to do with the cards: all of it empty where nothing can be picked.

    Attributes:
        pool: what can be picked.
        picked: what is.
        cursor: where the arrow keys stand.
        veiled: the cards that cannot be played now.
    """

    pool: Collection[Target] = ()
    picked: Collection[Target] = ()
    cursor: Target | None = None
    veiled: Collection[Card] = field(default=())


def card_face(
    looks: Looks, card: Card, size: Size, *, lit: bool = False, veiled: bool = False, chosen: bool = False
) -> Canvas:
    """One card. Lit and chosen ones have a heavy rim, so that colour is never the only sign."""
    width, height = size
    face = Canvas(width, height)
    if card is HIDDEN:
        return _back(face, CHOSEN if chosen else LIT if lit else None)
    style = looks.style(card, veiled=veiled)
    label, sign = looks.label(card), looks.sign(card)
    face.fill(style)
    if height == 1:
        face.put(0, 0, f"{label:^{width - 1}}", style)
        face.put(width - 1, 0, "▏", Style(color=FELT, bgcolor=style.bgcolor and style.bgcolor.name))
        return face
    _rim(face, HEAVY if lit or chosen else ROUND, CHOSEN if chosen else LIT if lit else _edge(style))
    if height == 3:
        face.put(1, 1, f"{label:^{width - 2}}", style)
        return face
    face.put(1, 1, label, style)
    face.put(width - 1 - len(label), height - 2, label, style)
    if sign:
        face.put(width // 2, height // 2, sign, style)
    return face


def _edge(style: Style) -> Style:
    return style if style.dim else Style(color=FACE_LINE, bgcolor=style.bgcolor and style.bgcolor.name)


def _back(face: Canvas, lit: Style | None) -> Canvas:
    style = Style(color=BACK_LINE, bgcolor=BACK)
    face.fill(style)
    for y in range(face.height):
        face.put(0, y, "░" * face.width, style)
    if face.height == 1:
        face.put(face.width - 1, 0, " ", Style(bgcolor=FELT))
    else:
        _rim(face, HEAVY if lit else ROUND, lit or Style(color=BACK_LINE, bgcolor=BACK))
    return face


def _rim(face: Canvas, signs: Sequence[str], style: Style) -> None:
    left, flat, right, side, low_left, low_right = signs
    inner = face.width - 2
    face.put(0, 0, left + flat * inner + right, style)
    face.put(0, face.height - 1, low_left + flat * inner + low_right, style)
    for y in range(1, face.height - 1):
        face.put(0, y, side, style)
        face.put(face.width - 1, y, side, style)


def _slot(size: Size) -> Canvas:
    face = Canvas(*size)
    style = Style(color=INK2, bgcolor=FELT, dim=True)
    if face.height == 1:
        face.put(0, 0, "·" * (face.width - 1), style)
    else:
        _rim(face, DOTTED, style)
    return face


def _faces(looks: Looks, zone: Zone, cards: Sequence[Card], size: Size, hold: Hold) -> list[Canvas]:
    lit = {at for mark in zone.marks for at in mark.at}
    found = []
    for at, card in enumerate(cards):
        target = Target(zone.id, at if zone.layout == "grid" else card)
        chosen = target == hold.cursor or target in hold.picked
        veiled = zone.muted or (card in hold.veiled and zone.layout == "hand")
        face = card_face(looks, card, size, lit=at in lit, veiled=veiled, chosen=chosen)
        if target in hold.pool or card in hold.veiled:
            face.spots.append(Spot(0, 0, *size, target))
        found.append(face)
    return found


def pile(looks: Looks, zone: Zone, size: Size) -> Canvas:
    """A pile: its top card or its back, with an edge that says that more lies below."""
    if not zone.cards:
        return _slot(size)
    top = zone.cards[-1] if zone.shown != "back" else HIDDEN
    face = _faces(looks, zone, zone.cards, size, Hold())[-1] if zone.shown != "back" else card_face(looks, top, size)
    if len(zone.cards) == 1 or size[1] == 1:
        return face
    stack = Canvas(size[0] + 1, size[1])
    edge = Style(color=BACK_LINE if top is HIDDEN else FACE_LINE, bgcolor=FELT)
    for y in range(size[1]):
        stack.put(size[0], y, "╮" if y == 0 else "╯" if y == size[1] - 1 else "│", edge)
    stack.paste(face, 0, 0)
    return stack


def row(looks: Looks, zone: Zone, size: Size, hold: Hold, room: int) -> Canvas:
    """Cards side by side; where the room (in columns) is short they overlap, and each still shows its corner."""
    faces = _faces(looks, zone, zone.cards, size, hold)
    faces += [_slot(size) for _ in range(zone.slots - len(faces))]
    count, (width, height) = len(faces), size
    if not count:
        return _slot(size)
    step = width + (1 if size == BIG else 0)
    if count > 1:
        step = max(min(step, (room - width) // (count - 1)), 3 if height > 1 else width)
    lift = 1 if hold.pool and height > 1 else 0
    whole = Canvas(step * (count - 1) + width, height + lift)
    for at, face in enumerate(faces):
        picked = any(spot.target in hold.picked for spot in face.spots)
        whole.paste(face, at * step, 0 if picked else lift)
    # The card under the cursor lies on top of its neighbours, or its right half could not be read.
    for at, face in enumerate(faces):
        if any(spot.target == hold.cursor for spot in face.spots):
            picked = any(spot.target in hold.picked for spot in face.spots)
            face.spots.clear()
            whole.paste(face, at * step, 0 if picked else lift)
    return whole


def grid(looks: Looks, zone: Zone, size: Size, hold: Hold) -> Canvas:
    """Cards in reading order, `width` a row."""
    faces = _faces(looks, zone, zone.cards, size, hold)
    width = zone.width or max(1, len(faces))
    columns, rows = size
    whole = Canvas(width * columns, -(-len(faces) // width) * rows)
    for at, face in enumerate(faces):
        whole.paste(face, at % width * columns, at // width * rows)
    return whole


def backs(looks: Looks, zone: Zone) -> Canvas:
    """A hand of somebody else in one row: its open cards, and how many blanks."""
    known = [card for card in zone.cards if card is not HIDDEN]
    parts = [card_face(looks, card, CHIP, veiled=zone.muted) for card in known]
    blanks = len(zone.cards) - len(known)
    if blanks:
        text = f"▒▒ ×{blanks}"
        back = Canvas(len(text), 1)
        back.put(0, 0, text[:2], Style(color=BACK_LINE, bgcolor=BACK))
        back.put(2, 0, text[2:], Style(color=INK2, bgcolor=FELT))
        parts.append(back)
    return beside(parts, 0 if len(known) > 1 else 1)


def draw_zone(looks: Looks, zone: Zone, size: Size, hold: Hold, room: int) -> Canvas:
    """A zone by its layout; an unknown one is a row."""
    if zone.layout == "pile":
        return pile(looks, zone, size)
    if zone.layout == "grid":
        return grid(looks, zone, size, hold)
    return row(looks, zone, size, hold, room)
