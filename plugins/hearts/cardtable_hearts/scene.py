"""How Hearts is drawn."""

from __future__ import annotations

from cardtable import Fact, Mark, Message, Scene, SeatRef, Sheet, replace, say
from cardtable.tricks import trick_zones, winner

from .state import ALL_POINTS, PASSES, POINTS, State, hand_points


def draw(known: State, seat: int | None) -> Scene:
    """A known state as this seat (None: a spectator) sees it."""
    zones = trick_zones(known.hands, known.trick, known.leader, known.last, known.last_leader, known.won)
    got = known.passed[(seat - known.shift) % 4] if seat is not None and not known.tricks else ()
    if seat is not None and got:
        mine = known.hands[seat]
        marks = (Mark("received", tuple([at for at, card in enumerate(mine) if card in got])),)
        zones = tuple([replace(zone, marks=marks) if zone.id == f"hand-{seat}" else zone for zone in zones])
    return Scene(
        zones,
        _facts(known),
        title=say("hand-title", number=known.number, target=known.rules.target),
        sheets=(_sheet(known),) if known.over else (),
        notes=_notes(known),
    )


def _facts(known: State) -> tuple[Fact, ...]:
    totals = [Fact("total", total, (seat,)) for seat, total in enumerate(known.totals)]
    points = [Fact("points", points, (seat,)) for seat, points in enumerate(known.points)]
    if known.passing:
        return (*totals, *points)
    broken = Fact("hearts", "broken" if known.broken else "closed", kind="word")
    trick = Fact("trick", min(13, known.tricks + 1), kind="counter", limit=13)
    return (*totals, *points, broken, trick)


def _notes(known: State) -> tuple[Message, ...]:
    notes: list[Message] = []
    if known.over:
        notes += [say("note-moon", who=SeatRef(seat)) for seat in _shooters(known)]
    if known.trick:
        at = winner(known.trick)
        notes.append(say("note-ahead", who=SeatRef((known.leader + at) % 4), card=known.trick[at]))
    if known.last:
        # Who took the last trick leads this one.
        notes.append(say("note-took", who=SeatRef(known.leader), points=sum([POINTS[card] for card in known.last])))
    elif not known.passing and known.shift and not known.trick:
        notes.append(say("note-passed", to=PASSES[known.number % 4]))
    return tuple(notes)


def _shooters(known: State) -> list[int]:
    if known.rules.moon == "off":
        return []
    return [seat for seat, points in enumerate(known.points) if points == ALL_POINTS]


def _sheet(known: State) -> Sheet:
    """What each seat took in this hand, what that counts, and the totals."""
    title = say("sheet-hand", number=known.number)
    for seat in _shooters(known):
        title = say("sheet-moon", who=SeatRef(seat))
    rows = []
    for seat, points in enumerate(known.points):
        queen = known.queen == seat
        taken = points - 13 if queen else points
        counted = hand_points(known)[seat]
        rows.append(((seat,), (taken, say("cell-queen") if queen else None, counted, known.totals[seat])))
    return Sheet(title, ("hearts", "queen", "hand", "total"), tuple(rows))
