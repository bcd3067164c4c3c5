"""How HiLo is drawn."""

from __future__ import annotations

from cardtable import Fact, Mark, Message, Scene, SeatRef, Sheet, Zone, say

from .asking import ZONES
from .scoring import over
from .state import State


def draw(known: State) -> Scene:
    """A known state; what lies face down is blank in it. In a full one such cards are marked `down`."""
    zones = [_grid(known, seat) for seat in range(len(known.grids))]
    zones.append(Zone("deck", "pile", known.deck, shown="back"))
    zones.append(Zone("discard", "pile", known.discard, shown="top"))
    if known.held:
        zones.append(Zone("held", "row", known.held, known.seat, slots=1, marks=(Mark("held", (0,)),)))
    done = known.phase == "result"
    sheets = (_round(known), *([_match(known)] if len(known.history) > 1 else [])) if done else ()
    return Scene(tuple(zones), _facts(known), _title(known), sheets, _notes(known))


def _grid(known: State, seat: int) -> Zone:
    grid = known.grids[seat]
    marks = []
    if seat == known.seat and known.lines:
        marks += [Mark("line", line) for line in known.lines]
    elif seat in known.waiting:
        marks += [Mark("line", line) for line in known.later[known.waiting.index(seat)]]
    elif seat == known.by and known.cell >= 0:
        marks.append(Mark("new", (known.cell,)))
    down = tuple([cell for cell in grid.down if grid.cards[cell].suit])
    if down:
        marks.append(Mark("down", down))
    slots = 9 if grid.width in (0, 3) else 3 * grid.width
    return Zone(ZONES[seat], "grid", grid.cards, seat, width=grid.width or 3, slots=slots, marks=tuple(marks))


def _facts(known: State) -> tuple[Fact, ...]:
    rules, seats = known.rules, range(len(known.grids))
    facts = [Fact("left" if rules.countdown else "total", known.totals[seat], (seat,)) for seat in seats]
    facts += [Fact("shown", known.grids[seat].open_sum, (seat,)) for seat in seats]
    if known.ender is not None:
        facts.append(Fact("ender", None, (known.ender,), "badge"))
        facts += [Fact("last-turn", None, (seat,), "badge") for seat in _to_come(known)]
    if rules.open_draw:
        facts.append(Fact("open-draw", None, kind="badge"))
    if known.late:
        facts.append(Fact("late", None, kind="badge"))
    return tuple(facts)


def _to_come(known: State) -> list[int]:
    """The seats whose last turn of the round is running or still to come."""
    if known.ender is None or known.phase in ("open", "turned", "final", "result"):
        return []
    count = len(known.grids)
    first = known.seat if known.seat != known.ender else known.ender + 1
    return [seat % count for seat in range(first, first + (known.ender - first) % count)]


def _title(known: State) -> Message:
    rules, number = known.rules, known.number
    if rules.countdown:
        if rules.countdown_rounds:
            return say("title-countdown-rounds", number=number, rounds=rules.countdown_rounds)
        return say("title-countdown", number=number, start=rules.countdown_start)
    if rules.rounds:
        return say("title-rounds", number=number, rounds=rules.rounds)
    return say("title-target", number=number, target=rules.target)


# News -----------------------------------------------------------------------------------------------------------


def _notes(known: State) -> tuple[Message, ...]:
    """What happened last, the newest first."""
    notes = []
    if known.phase == "result":
        notes.append(_ending(known))
    elif known.ender is not None and known.phase in ("source", "drawn", "taken", "hilo"):
        notes.append(say("note-ender", who=SeatRef(known.ender)))
    if known.cleared:
        notes += [
            say("note-cleared", who=SeatRef(seat), points=sum([card.rank for card in gone]))
            for seat, gone in enumerate(known.cleared)
            if gone
        ]
    if known.did == "start":
        notes.append(say("note-start", who=SeatRef(known.by), points=known.grids[known.by].open_sum))
    elif known.did in ("place", "flip"):
        new, old = known.moved
        notes.append(say(f"note-{known.did}", new=new, old=old))
    elif known.did == "remove" and not any([known.moved[0] in gone for gone in known.cleared]):
        high, middle, low = known.moved
        points = high.rank + middle.rank + low.rank
        notes.append(say("note-remove", high=high.rank, middle=middle.rank, low=low, points=points))
    elif known.did == "take":
        notes.append(say("note-take", card=known.moved[0]))
    elif known.did == "shuffle":
        notes.append(say("note-shuffle", count=len(known.deck) + 1))
    return tuple(notes)


def _ending(known: State) -> Message:
    """Why the ender's sum counts once or twice."""
    ender = known.ender or 0
    mine = known.sums[ender]
    who = SeatRef(ender)
    if mine <= 0:
        return say("note-not-above", who=who, points=mine)
    lowest, other = min([(points, seat) for seat, points in enumerate(known.sums) if seat != ender])
    if lowest > mine:
        return say("note-lowest", who=who, points=mine)
    word = "less" if lowest < mine else "same"
    return say("note-doubled", who=who, points=mine, other=SeatRef(other), theirs=lowest, word=word, counted=2 * mine)


# Results --------------------------------------------------------------------------------------------------------


def _round(known: State) -> Sheet:
    """What lay in front of each seat, what was doubled, what counts, and the totals."""
    points = known.history[-1]
    rows = []
    for seat in _order(known, points):
        doubled = say("cell-doubled") if points[seat] != known.sums[seat] else None
        ended = say("cell-ended") if seat == known.ender else None
        rows.append(((seat,), (known.sums[seat], doubled or ended, points[seat], known.totals[seat])))
    total = "left" if known.rules.countdown else "total"
    return Sheet(say("sheet-round", number=known.number), ("sum", "ended", "round", total), tuple(rows))


def _match(known: State) -> Sheet:
    """Round by round."""
    rows = []
    for seat in _order(known, known.totals):
        each = " · ".join([str(points[seat]).replace("-", "−") for points in known.history])
        rows.append(((seat,), (each, known.totals[seat])))
    key = "sheet-over" if over(known) else "sheet-so-far"
    total = "left" if known.rules.countdown else "total"
    return Sheet(say(key, count=len(known.history)), ("rounds", total), tuple(rows))


def _order(known: State, by: tuple[int, ...]) -> list[int]:
    return sorted(range(len(known.grids)), key=lambda seat: (by[seat], seat))
