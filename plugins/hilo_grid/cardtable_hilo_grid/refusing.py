"""Why an action is refused: the rule that stands against it, in words."""

from __future__ import annotations

from cardtable import Action, Refusal

from .grid import LINES, Line, ways
from .state import State

SOURCES, SWAPS, LINE_KINDS = ("draw", "take"), ("place", "flip"), ("remove", "keep")


def reason(known: State, seat: int, action: Action) -> Refusal:
    """The reason, for a seat whose turn it is. It decides nothing: that the action is not legal is known already."""
    phase, kind = known.phase, action.kind
    if kind == "pass":
        return Refusal("no_pass")
    if action.cards or action.amount is not None or (action.word and kind != "remove"):
        return Refusal("illegal")
    if phase == "reveal":
        return Refusal("two_cards") if kind == "reveal" else Refusal("wrong_phase")
    if phase in ("drawn", "taken"):
        if kind in SOURCES:
            return Refusal("source_final")
        if kind in SWAPS:
            return _cell(known, seat, action)
        return Refusal("wrong_phase")
    if phase == "source" and kind in SWAPS:
        return Refusal("choose_source")
    if phase in ("hilo", "final") and kind == "remove":
        return _line(known, seat, action)
    if phase in ("hilo", "final") and kind != "keep":
        return Refusal("decide_line")
    return Refusal("illegal") if kind in SOURCES or kind == "keep" else Refusal("wrong_phase")


def _cell(known: State, seat: int, action: Action) -> Refusal:
    grid = known.grids[seat]
    if action.kind == "flip" and known.phase == "taken":
        return Refusal("must_place")
    if len(action.cells) != 1:
        return Refusal("one_place")
    cell = action.cells[0]
    if not 0 <= cell < len(grid.cards):
        return Refusal("no_card_there")
    return Refusal("already_open")  # a place to put a card is refused only where there is none


def _line(known: State, seat: int, action: Action) -> Refusal:
    grid = known.grids[seat]
    cells = sorted(set(action.cells))
    if len(action.cells) != 3 or tuple(cells) not in LINES[len(grid.cards), grid.width]:
        return Refusal("no_line")
    line: Line = (cells[0], cells[1], cells[2])
    if not all([grid.up[cell] for cell in line]):
        return Refusal("line_face_down")
    if len({grid.cards[cell].suit for cell in line}) > 1:
        return Refusal("line_colours")
    if line not in known.lines:
        return Refusal("line_kept")
    return Refusal("which_way") if len(ways(grid, line)) > 1 else Refusal("only_one_way")
