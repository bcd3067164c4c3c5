"""Scenes that a client can draw, and choices that it can ask for in them; a part of law 4, progress."""

from __future__ import annotations

from collections.abc import Collection

from ..action import Choice
from ..scene import Scene, Zone
from .hiding import name
from .match import Match
from .report import Fell

KINDS = ("number", "word", "counter", "streak", "chips", "bet", "pot", "badge")
"""The kinds of a fact. A layout that nobody knows is drawn as a row; a fact's kind has no such way out."""

SHOWN = ("all", "top", "back")


def scenes_are_sound(match: Match) -> int:
    """Each scene keeps what the nouns promise: ids are unique, and every number names a seat or place that is there."""
    count = 0
    for moment in match:
        for viewer in match.viewers:
            wrong = faults(match.scene(moment.index, viewer), match.seats)
            if wrong:
                raise Fell(f"{name(viewer)}: {wrong[0]}")
            count += 1
    return count


def choices_can_be_asked(match: Match) -> int:
    """Each choice's cards and cells are drawn where a person is to tap them."""
    count = 0
    for moment in match:
        for seat in moment.turn.seats:
            if seat not in match.viewers:
                continue
            scene = match.scene(moment.index, seat)
            for choice in match.game.choices(match.known(moment.index, seat), seat):
                wrong = unasked(choice, scene)
                if wrong:
                    raise Fell(f"seat {seat}: choice {choice.kind!r} {wrong}")
                if choice.preview is not None and (faulty := _zone(choice.preview, match.seats)):
                    raise Fell(f"seat {seat}: the preview of choice {choice.kind!r}: {faulty[0]}")
                count += 1
    return count


def unasked(choice: Choice, scene: Scene) -> str:
    """Why a choice cannot be asked for in this scene; empty: it can."""
    zones = {zone.id: zone for zone in scene.zones}
    if choice.zone:
        if choice.zone not in zones:
            return f"names zone {choice.zone!r}, which is not drawn; there are {', '.join(zones)}"
        zone = zones[choice.zone]
        missing = {*choice.cards} - {*zone.cards}
        if missing:
            return f"has {' '.join(map(str, sorted(missing)))}, which zone {zone.id!r} does not hold"
        if not _inside(choice.cells, places(zone)):
            return f"has cells {choice.cells}; zone {zone.id!r} has {places(zone)} places"
        return ""
    if choice.cells:
        return f"has cells {choice.cells} and names no zone"
    if choice.count > 1:
        if not any({*choice.cards} <= {*zone.cards} for zone in scene.zones):
            return f"wants {choice.count} cards, and no zone holds them all"
        return ""
    missing = {*choice.cards} - {card for zone in scene.zones for card in zone.cards}
    return f"has {' '.join(map(str, sorted(missing)))}, drawn nowhere" if missing else ""


def faults(scene: Scene, seats: int) -> list[str]:
    """What is wrong with a scene at a table of so many seats."""
    ids = [zone.id for zone in scene.zones]
    found = [f"zone {each!r} is there twice" for each in dict.fromkeys(ids) if ids.count(each) > 1]
    for zone in scene.zones:
        found += _zone(zone, seats)
    for fact in scene.facts:
        if fact.kind not in KINDS:
            found.append(f"fact {fact.key!r} is of kind {fact.kind!r}, not {', '.join(KINDS)}")
        if not _inside(fact.seats, seats):
            found.append(f"fact {fact.key!r} is about seats {fact.seats} at a table of {seats}")
    for sheet in scene.sheets:
        for about, cells in sheet.rows:
            if len(cells) != len(sheet.columns):
                found.append(f"sheet {sheet.title.key!r} has {len(sheet.columns)} columns and a row of {len(cells)}")
            if not _inside(about, seats):
                found.append(f"sheet {sheet.title.key!r} has a row for seats {about} at a table of {seats}")
    return found


def _zone(zone: Zone, seats: int) -> list[str]:
    found = []
    if zone.seat is not None and not _inside((zone.seat,), seats):
        found.append(f"zone {zone.id!r} is at seat {zone.seat} of a table of {seats}")
    if zone.shown not in SHOWN:
        found.append(f"zone {zone.id!r} is shown {zone.shown!r}, not {', '.join(SHOWN)}")
    if zone.width < 0 or zone.slots < 0 or (zone.layout == "grid" and zone.cards and not zone.width):
        found.append(f"zone {zone.id!r} is {zone.width} wide and has {zone.slots} slots")
    if len(zone.owners) > len(zone.cards) or not _inside(zone.owners, seats):
        found.append(f"zone {zone.id!r} has owners {zone.owners} for {len(zone.cards)} cards and {seats} seats")
    for mark in zone.marks:
        if not _inside(mark.at, places(zone)):
            found.append(f"zone {zone.id!r} has {places(zone)} places and mark {mark.word!r} at {mark.at}")
    return found


def places(zone: Zone) -> int:
    """How many places a zone has, empty ones too."""
    return max(len(zone.cards), zone.slots)


def _inside(numbers: Collection[int], count: int) -> bool:
    return all(0 <= number < count for number in numbers)


PARTS = (
    ("scene", scenes_are_sound),
    ("can be asked", choices_can_be_asked),
)
