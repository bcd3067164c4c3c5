"""How a known state is drawn: the board and the pots in the middle, everything else at the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable import HIDDEN, Card, Fact, Mark, Message, Scene, SeatRef, Sheet, Zone, say

from .naming import kind_of, name_of
from .pots import pots, shares, uncalled
from .ranking import best_five
from .showdown import showing_order
from .state import STREETS, Pot, State


def scene(known: State, seat: int | None) -> Scene:
    """The table as somebody sees it who knows this."""
    lit = _winning_cards(known)
    zones = [_zone("board", "row", known.board, lit, slots=5)]
    for owner, hole in enumerate(known.holes):
        if hole and not (known.folded[owner] and HIDDEN in hole):
            zones.append(_zone(f"hand-{owner}", "hand", hole, lit, seat=owner, muted=known.folded[owner]))
    facts = [*_table_facts(known, seat), *_seat_facts(known, seat)]
    if known.phase != "result":
        return Scene(tuple(zones), tuple(facts), _title(known), notes=tuple(_notes(known)))
    return Scene(tuple(zones), tuple(facts), _title(known), sheets(known), tuple(won(known)))


def _zone(
    name: str,
    layout: str,
    cards: Sequence[Card],
    lit: Sequence[Card],
    *,
    seat: int | None = None,
    slots: int = 0,
    muted: bool = False,
) -> Zone:
    at = tuple([place for place, card in enumerate(cards) if card in lit])
    marks = (Mark("winning", at),) if at else ()
    return Zone(name, layout, tuple(cards), seat, slots=slots, marks=marks, muted=muted)


def _title(known: State) -> Message:
    small, big = known.blinds
    if known.rules.match == "freezeout":
        step = known.rules.blind_step
        return say("title-freezeout", number=known.number, small=small, big=big, left=step - (known.number - 1) % step)
    return say("title-hands", number=known.number, of=known.rules.hands, small=small, big=big)


# Facts ----------------------------------------------------------------------------------------------------------


def open_pots(known: State) -> tuple[Pot, ...]:
    """The chips in the middle: of earlier streets, of all once nobody can bet, at the end what was won."""
    if known.phase == "result":
        return known.pots
    if known.phase != "runout":
        return pots(known.paid, known.folded)
    totals = list(known.totals)
    caller, over = uncalled(totals)
    totals[caller] -= over
    return pots(totals, known.folded)


def pot_key(place: int, count: int) -> str:
    """The name of a pot: the only one, the main one, or the n-th side pot."""
    if place == 0:
        return "pot" if count == 1 else "main_pot"
    return "side_pot" if count == 2 else f"side_pot_{place}"


def _table_facts(known: State, seat: int | None) -> Iterator[Fact]:
    found = open_pots(known)
    for place, pot in enumerate(found):
        yield Fact(pot_key(place, len(found)), pot.amount, pot.seats, "pot")
    if known.phase in STREETS and known.current:
        yield Fact("current_bet", known.current, (), "chips")
        who = known.seat if seat is None else seat
        price = min(known.current - known.street[who], known.stacks[who])
        if price > 0 and not known.folded[who]:
            yield Fact("to_call", price, (who,), "chips")


def _seat_facts(known: State, seat: int | None) -> Iterator[Fact]:
    for owner, stack in enumerate(known.stacks):
        at = (owner,)
        yield Fact("stack", stack, at, "chips")
        if known.street[owner]:
            yield Fact("bet", known.street[owner], at, "bet")
        if word := _word(known, owner):
            yield Fact("did", word, at, "word")
        if known.phase == "result" and known.wins[owner]:
            yield Fact("won", known.wins[owner], at, "chips")
        hole = known.holes[owner]
        if hole and HIDDEN not in hole and not known.folded[owner]:
            kind = kind_of(hole, known.board)
            if kind:
                yield Fact("holds", kind, at, "word")
    yield Fact("dealer", "D", (known.dealer,), "badge")


def _word(known: State, seat: int) -> str:
    """What a seat did last: out, folded, all-in, or its last bet on this street."""
    if not known.start[seat]:
        return "out"
    if known.folded[seat]:
        return "fold"
    if known.phase == "result":
        return "" if known.stacks[seat] else "out"
    if not known.stacks[seat]:
        return "all_in"
    street = len(known.board) - 2 if known.board else 0
    for move in reversed(known.moves):
        if move.seat == seat:
            return move.kind if move.street == street else ""
    return ""


# Results --------------------------------------------------------------------------------------------------------


def _notes(known: State) -> Iterator[Message]:
    """The newest first: a street that was just laid out, and that nobody can bet any more."""
    street = len(known.board) - 2 if known.board else 0
    new = known.board[-1:] if street > 1 else known.board
    if street and (known.phase == "runout" or known.moves[-1].street < street):
        yield say(f"note-{STREETS[street]}", **dict(zip(("first", "second", "third"), new, strict=False)))
    if known.phase == "runout":
        yield say("note-runout")


def _winning_cards(known: State) -> tuple[Card, ...]:
    """The fives that won the largest pot, where they were shown."""
    if known.phase != "result" or not any(known.shown):
        return ()
    largest = max(known.pots, key=lambda pot: pot.amount)
    lit: list[Card] = []
    for winner in largest.winners:
        if known.shown[winner]:
            lit += best_five((*known.board, *known.holes[winner]))
    return tuple(lit)


def _shown_name(known: State, seat: int) -> Message | None:
    return name_of((*known.holes[seat], *known.board)) if known.shown[seat] and len(known.board) == 5 else None


def won(known: State) -> Iterator[Message]:
    """Who won what and why, a sentence for each share of a pot; then uncalled chips and who is out."""
    for place, pot in enumerate(known.pots):
        which = say(f"name-{pot_key(place, len(known.pots))}")
        for winner, chips in shares(pot):
            hand = _shown_name(known, winner)
            if hand is None:
                yield say("won-unshown", who=SeatRef(winner), amount=chips)
            elif len(pot.winners) > 1:
                yield say("won-share", who=SeatRef(winner), amount=chips, pot=which, hand=hand)
            else:
                yield say("won-shown", who=SeatRef(winner), amount=chips, pot=which, hand=hand)
    if known.back:
        yield say("won-back", who=SeatRef(known.back[0]), amount=known.back[1])
    for seat, stack in enumerate(known.stacks):
        if known.start[seat] and not stack:
            yield say("won-out", who=SeatRef(seat))


def sheets(known: State) -> tuple[Sheet, ...]:
    """The result: a row for each pot, then a row for each seat that had cards."""
    rows: list[tuple[tuple[int, ...], tuple[int | str | Message | None, ...]]] = []
    for place, pot in enumerate(known.pots):
        which = say(f"cell-{pot_key(place, len(known.pots))}")
        rows.append((pot.winners, (which, pot.amount, _shown_name(known, pot.winners[0]) or say("cell-unshown"))))
    if known.back:
        rows.append((known.back[:1], (say("name-uncalled"), known.back[1], None)))
    of_pots = Sheet(say("sheet-pots"), ("pot", "chips", "hand"), tuple(rows))
    order = showing_order(known)
    order += [seat for seat, stack in enumerate(known.start) if stack and seat not in order]
    seats: list[tuple[tuple[int, ...], tuple[int | str | Message | None, ...]]] = []
    for seat in order:
        cell = say("cell-folded") if known.folded[seat] else _shown_name(known, seat) or say("cell-hidden")
        change = known.stacks[seat] - known.start[seat]
        seats.append(((seat,), (cell, change, known.stacks[seat])))
    of_seats = Sheet(say("sheet-seats", number=known.number), ("hand", "change", "chips"), tuple(seats))
    return (of_pots, of_seats)
