"""PHH, the poker hand history format of the University of Toronto (https://phh.readthedocs.io), no-limit hold'em."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from typing import Any

from cardtable import HIDDEN, Action, Card, RecordError

from ..showdown import showing_order
from ..state import State, around
from .deal import Played, chips, deal, read_cards


def read_phh(text: str) -> Played:
    """The hand of a `.phh` file at its start, and its actions.

    The first player of the file, who sits left of the button, is seat 0. Amounts with cents are counted in cents, and
    unknown cards are dealt from those that nobody has.

    Raises:
        RecordError: it is no PHH, another game than no-limit hold'em, or has what our rules do not know: a straddle.
    """
    try:
        told = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise RecordError(f"this is no PHH: {error}") from None
    if told.get("variant") != "NT":
        raise RecordError(f"variant {told.get('variant')!r} is not played here; no-limit hold'em is 'NT'")
    stacks, antes = _amounts(told, "starting_stacks"), _amounts(told, "antes")
    posted = _amounts(told, "blinds_or_straddles")
    lines = told.get("actions")
    if not isinstance(lines, list) or not len(stacks) == len(antes) == len(posted):
        raise RecordError("this PHH lacks actions, or has not one stack, ante and blind for each player")
    seats = len(stacks)
    if any(posted[2:]):
        raise RecordError("a straddle is not played here")
    holes: dict[int, tuple[Card, ...]] = {}
    board: list[Card] = []
    done: list[tuple[int, str, Decimal]] = []
    for line in lines:
        _read_line(str(line), seats, holes, board, done)
    scale = chips([*stacks, *antes, *posted, *[amount for _, _, amount in done]])
    whole = [int(stack * scale) for stack in stacks]
    small, big = sorted([int(blind * scale) for blind in posted[:2]])
    state = deal(whole, seats - 1, (small, big), [int(ante * scale) for ante in antes], holes, board)
    return state, _actions(state, [(seat, kind, int(amount * scale)) for seat, kind, amount in done])


def _amounts(told: dict[str, Any], name: str) -> list[Decimal]:
    try:
        return [Decimal(value) for value in told.get(name, ())]
    except (TypeError, ValueError, InvalidOperation):
        raise RecordError(f"{name} of this PHH are no amounts") from None


def _read_line(
    line: str,
    seats: int,
    holes: dict[int, tuple[Card, ...]],
    board: list[Card],
    done: list[tuple[int, str, Decimal]],
) -> None:
    words = line.partition("#")[0].split()
    match words:
        case []:
            return
        case ["d", "dh", player, cards]:
            holes[_seat(player, seats)] = read_cards(cards)
        case ["d", "db", cards]:
            board.extend(read_cards(cards))
        case [player, "sm", cards] if cards != "-":
            holes[_seat(player, seats)] = read_cards(cards)
        case [player, "sm", *_]:
            _seat(player, seats)
        case [player, "f" | "cc" as kind]:
            done.append((_seat(player, seats), kind, Decimal(0)))
        case [player, "cbr", amount]:
            try:
                done.append((_seat(player, seats), "cbr", Decimal(amount)))
            except InvalidOperation:
                raise RecordError(f"{line!r} names no amount") from None
        case _:
            raise RecordError(f"{line!r} is no action of no-limit hold'em")


def _seat(player: str, seats: int) -> int:
    if not player[1:].isdigit() or player[0] != "p" or not 1 <= int(player[1:]) <= seats:
        raise RecordError(f"{player!r} is no player of this hand; they are p1 to p{seats}")
    return int(player[1:]) - 1


def _actions(state: State, done: Sequence[tuple[int, str, int]]) -> tuple[tuple[int, Action], ...]:
    """Checks and calls told apart by playing along as far as the rules allow; what follows then is a call."""
    from ..game import Holdem

    game = Holdem()
    found = []
    for seat, kind, amount in done:
        if kind == "f":
            action = Action("fold")
        elif kind == "cbr":
            action = Action("raise", amount=amount)
        else:
            action = Action("check" if state.street[seat] >= state.current else "call")
        found.append((seat, action))
        if any([choice.allows(action) for choice in game.choices(state, seat)]):
            state = game.apply(state, seat, action)
    return tuple(found)


def write_phh(state: State) -> str:
    """A hand as a `.phh` file, finished or as far as it is played.

    It tells what the state tells: pass what a seat knows (`hide`) and the others' cards are `????`.
    """
    order = [seat for seat in around(state.dealer, len(state.start)) if state.start[seat]]
    if len(order) == 2:
        # Of two, the first player is the big blind, and the blinds stand there as if there were more.
        order = [state.big, state.dealer]
    player = {seat: f"p{place}" for place, seat in enumerate(order, 1)}
    ante = state.ante
    lines = [f"d dh {player[seat]} {_written(state.holes[seat])}" for seat in order]
    board, street = state.board, 0
    for move in state.moves:
        if move.kind.endswith("blind"):
            continue
        while street < move.street:
            street += 1
            lines.append(f"d db {_written(_dealt(board, street))}")
        word = {"fold": "f", "check": "cc", "call": "cc"}.get(move.kind, f"cbr {move.total}")
        lines.append(f"{player[move.seat]} {word}")
    shows = [f"{player[seat]} sm {_written(state.holes[seat])}" for seat in showing_order(state) if state.shown[seat]]
    mucks = [f"{player[seat]} sm" for seat in showing_order(state) if any(state.shown) and not state.shown[seat]]
    all_in = _all_in_before_the_river(state)
    if all_in:
        lines += shows
    for later in range(street + 1, len(board) - 1):
        lines.append(f"d db {_written(_dealt(board, later))}")
    if state.phase == "result" and not all_in:
        lines += shows + mucks
    fields = [
        "variant = 'NT'",
        "ante_trimming_status = true",
        f"antes = {[ante] * len(order)}",
        f"blinds_or_straddles = {[*state.blinds, *[0] * (len(order) - 2)]}",
        f"min_bet = {state.blinds[1]}",
        f"starting_stacks = {[state.start[seat] for seat in order]}",
        f"actions = {lines}",
        f"seats = {[seat + 1 for seat in order]}",
        f"hand = {state.number}",
    ]
    if state.phase == "result":
        fields.append(f"finishing_stacks = {[state.stacks[seat] for seat in order]}")
    return "\n".join(fields) + "\n"


def _dealt(board: Sequence[Card], street: int) -> Sequence[Card]:
    return board[:3] if street == 1 else board[street + 1 : street + 2]


def _all_in_before_the_river(state: State) -> bool:
    """Whether the hands were turned up before the board was complete."""
    return any(state.shown) and max([move.street for move in state.moves]) < 3


def _written(cards: Sequence[Card]) -> str:
    return "".join(["??" if card is HIDDEN else card.code for card in cards])
