"""Law 2, hiding: what a seat is given follows from what it has seen. The two worlds have a file of their own."""

from __future__ import annotations

from typing import Any

from ..action import SEALED, Action, Sealed, sample
from ..cards import HIDDEN, Card
from ..knowledge import encode, view_of
from ..walk import cards_in, piles_in
from .match import Match, Viewer, describe, play_on
from .report import Fell

LAW = "hiding"
GUESSES = 12  # moments of a match at which a guess is tried
PLAYED_ON = 2  # how many of these guesses are played on to the next result


def hide_twice(match: Match) -> int:
    """Hiding what is hidden already changes nothing."""
    count = 0
    for moment in match:
        for viewer in match.viewers:
            known = match.known(moment.index, viewer)
            again = match.game.hide(known, viewer)
            if again != known:
                raise Fell(f"{name(viewer)}: hiding twice changes {difference(known, again)}")
            count += 1
    return count


def known_is_enough(match: Match) -> int:
    """Turn, score and choices are the same on the state and on what the seat knows of it."""
    game, count = match.game, 0
    for moment in match:
        score = game.score(moment.state)
        for viewer in match.viewers:
            known = match.known(moment.index, viewer)
            if game.turn(known) != moment.turn:
                raise Fell(
                    f"{name(viewer)}: the turn looks at hidden cards: {moment.turn} is {game.turn(known)} when hidden"
                )
            if game.score(known) != score:
                raise Fell(
                    f"{name(viewer)}: the score looks at hidden cards: {score} is {game.score(known)} when hidden"
                )
            if viewer is not None:
                full, hidden = game.choices(moment.state, viewer), game.choices(known, viewer)
                if tuple(full) != tuple(hidden):
                    raise Fell(f"{name(viewer)}: the choices look at hidden cards: {_kinds(full)} or {_kinds(hidden)}")
            count += 1
    return count


def seen_before(match: Match) -> int:
    """Each card in a known state or a drawn zone has been face up for that seat since it was last shuffled."""
    count = 0
    for viewer in match.viewers:
        seen: set[Card] = set()
        before = match.moments[0]
        for moment in match:
            for pile, _ in moment.shuffles:
                seen.difference_update(pile)
            entry = moment.entry
            if entry is not None and entry.seat is not None:
                witnessed = match.game.seen(before.state, entry.seat, entry.action, moment.state, viewer)
                seen |= cards_in(witnessed)
            seen |= match.up(moment.index, viewer)
            for zone in match.scene(moment.index, viewer).zones:
                if not cards_in(zone) <= seen:
                    cards = " ".join(map(str, sorted(cards_in(zone) - seen)))
                    raise Fell(f"{name(viewer)}: zone {zone.id!r}, drawn {zone.shown!r}, carries {cards}, never seen")
            unseen = cards_in(match.known(moment.index, viewer)) - seen
            if unseen:
                cards = " ".join(map(str, sorted(unseen)))
                raise Fell(f"{name(viewer)}: the known state names {cards}, never face up since the last shuffle")
            count += 1
            before = moment
    return count


def witness(match: Match) -> int:
    """An action as it was witnessed names no card that the witness does not know afterwards."""
    count = 0
    for before, entry, after in match.moves():
        if entry.seat is None:
            continue
        for viewer in match.viewers:
            seen = match.game.seen(before.state, entry.seat, entry.action, after.state, viewer)
            after_it = cards_in(match.known(after.index, viewer)) | match.up(after.index, viewer)
            if viewer != entry.seat and not cards_in(seen) <= after_it:
                raise Fell(f"{name(viewer)} witnesses {describe(seen)} and does not know these cards afterwards")
            count += 1
    return count


def guesses(match: Match) -> int:
    """A guess has no blank, passes `check`, is hidden to the same knowledge, and some play on to the next result."""
    game, dice, count = match.game, match.dice, 0
    for moment in match.some(GUESSES):
        seat = next(viewer for viewer in dice.pick(match.viewers, len(match.viewers)) if viewer is not None)
        known = match.known(moment.index, seat)
        guess = game.guess(known, seat, dice)
        if any(HIDDEN in pile for pile in piles_in(guess)) or SEALED in _picks(guess):
            raise Fell(f"seat {seat}: a guess still has blanks")
        try:
            game.check(guess)
        except AssertionError as error:
            raise Fell(f"seat {seat}: a guess does not pass check: {error}") from None
        again = game.hide(guess, seat)
        if again != known:
            raise Fell(f"seat {seat}: a guess contradicts what is known in {difference(known, again)}")
        if count < PLAYED_ON and not moment.turn.over:
            try:
                play_on(game, guess, dice, f"guess {match.seed}")
            except Exception as error:
                raise Fell(f"seat {seat}: a guess cannot be played on: {error}") from None
        count += 1
    return count


def sealed_picks(match: Match) -> int:
    """In a sealed phase, two different picks of a seat look the same to everybody else until the phase ends."""
    game, count = match.game, 0
    for moment in match:
        if not moment.turn.sealed or len(moment.turn.seats) < 2:
            continue
        for seat in moment.turn.seats:
            choices = game.choices(moment.state, seat)
            one, other = sample(choices, match.dice), sample(choices, match.dice)
            first, second = game.play(moment.state, seat, one), game.play(moment.state, seat, other)
            if one == other or not game.turn(first).sealed or not game.turn(second).sealed:
                continue
            for viewer in match.viewers:
                if viewer == seat:
                    continue
                count += 1
                what = f"{name(viewer)}: whether seat {seat} picks {describe(one)} or {describe(other)} shows in"
                mine, others = game.hide(first, viewer), game.hide(second, viewer)
                if mine != others:
                    raise Fell(f"{what} {difference(mine, others)}")
                if encode(view_of(game, first, viewer)) != encode(view_of(game, second, viewer)):
                    raise Fell(f"{what} the view")
                if _witnessed(match, moment.state, seat, one, first, viewer) != _witnessed(
                    match, moment.state, seat, other, second, viewer
                ):
                    raise Fell(f"{what} the witnessed action")
    return count


def _witnessed(match: Match, before: Any, actor: int, action: Action, after: Any, viewer: Viewer) -> Action:
    return match.game.seen(before, actor, action, after, viewer)


def name(viewer: Viewer) -> str:
    """`seat 2`, or `a spectator`."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def difference(one: Any, other: Any) -> str:
    """The fields in which two states differ, with both values."""
    fields = getattr(one, "__struct_fields__", ())
    found = [f"{f} ({getattr(one, f)} or {getattr(other, f)})" for f in fields if getattr(one, f) != getattr(other, f)]
    return ", ".join(found) or "its type"


def _kinds(choices: Any) -> str:
    return ", ".join(f"{c.kind} {' '.join(map(str, c.cards or c.cells))}".strip() for c in choices) or "none"


def _picks(state: Any) -> list[object]:
    fields = [getattr(state, field) for field in state.__struct_fields__]
    return [pick for field in fields if type(field) is Sealed for pick in field.picks]


PARTS = (
    ("hide twice", hide_twice),
    ("what is known is enough", known_is_enough),
    ("seen before", seen_before),
    ("witness", witness),
    ("guesses", guesses),
    ("sealed picks", sealed_picks),
)
