"""How a match of High-Low is drawn: three places in the centre, numbers at the seats, news, the sheet at the end."""

from __future__ import annotations

from cardtable import Fact, Mark, Message, Scene, Score, SeatRef, Sheet, Zone, say

from .state import State, step_of


def scene_of(known: State, score: Score) -> Scene:
    """The scene of a known state."""
    return Scene(
        zones=(
            Zone("deck", "pile", known.deck, shown="back"),
            Zone("table", "row", (known.table,), marks=(Mark("guess", (0,)),)),
            Zone("gone", "pile", known.gone),
        ),
        facts=_facts(known, score),
        title=_title(known),
        sheets=(_sheet(known, score),) if known.over else (),
        notes=_notes(known),
    )


def _facts(known: State, score: Score) -> tuple[Fact, ...]:
    facts = [] if known.over else [Fact("streak", known.streak, kind="streak")]
    facts += [Fact("total", total, (seat,)) for seat, total in enumerate(score.points)]
    if not known.over:
        facts += [Fact("left", left, (seat,)) for seat, left in enumerate(known.left)]
    if known.ace == "high":
        facts.append(Fact("ace-high", None, kind="badge"))
    return tuple(facts)


def _title(known: State) -> Message:
    if known.over:
        return say("title-over", turns=known.turns)
    return say("title-turn", turn=len(known.banked[known.seat]) + 1, turns=known.turns)


def _notes(known: State) -> tuple[Message, ...]:
    """What the last action came to, and before it, as the newest, that the deck was shuffled."""
    if not known.last:
        return ()
    note = _note(known, SeatRef(known.by))
    return (say("note-shuffle", count=len(known.deck)), note) if known.fresh else (note,)


def _note(known: State, who: SeatRef) -> Message:
    if known.last == "bank":
        return say("note-bank", who=who, points=known.count)
    if known.fresh:
        # The card that this one was compared with is back in the deck: nobody may know where.
        return say(f"note-{known.last}-short", who=who, streak=known.count, card=known.table)
    before = known.gone[-1]
    way = "higher" if step_of(known.table, known.ace) > step_of(before, known.ace) else "lower"
    return say(f"note-{known.last}", who=who, streak=known.count, card=known.table, before=before, way=way)


def _sheet(known: State, score: Score) -> Sheet:
    """A row a seat, the best first: its place, what each of its turns brought, and the sum."""
    order = sorted(range(len(score.points)), key=lambda seat: (score.places[seat], seat))
    rows = tuple(
        ((seat,), (score.places[seat], " + ".join(map(str, known.banked[seat])), score.points[seat])) for seat in order
    )
    return Sheet(say("sheet-end", turns=known.turns), ("place", "turns", "points"), rows)
