"""Lines: which may be removed, how a grid closes up, and in which order the cards are discarded."""

import pytest

from cardtable_hilo_grid import State

from .hands import GAME, at, cells, grid, kinds, pile, play, refused

NUMBERS = "R1 O2 Y3 / G4 (P9) S6 / B7 V8 R9"


def lines(state: State) -> set[tuple[int, ...]]:
    return {tuple(sorted(choice.cells)) for choice in GAME.choices(state, state.seat) if choice.kind == "remove"}


@pytest.mark.parametrize(
    ("before", "held", "cell", "found"),
    [
        ("R1 R2 ?? / ?? ?? ?? / ?? ?? ??", "R3", 2, {(0, 1, 2)}),
        ("R1 ?? ?? / R2 ?? ?? / ?? ?? ??", "R3", 6, {(0, 3, 6)}),
        ("R1 ?? ?? / ?? R2 ?? / ?? ?? ??", "R3", 8, {(0, 4, 8)}),
        ("?? ?? R1 / ?? ?? ?? / R2 ?? ??", "R3", 4, {(2, 4, 6)}),
        ("R1 ?? R2 / ?? ?? ?? / R4 ?? R5", "R3", 4, {(0, 4, 8), (2, 4, 6)}),
        ("R1 (R2) ?? / ?? ?? ?? / ?? ?? ??", "R3", 2, set()),
        ("R1 B2 ?? / ?? ?? ?? / ?? ?? ??", "R3", 2, set()),
        ("R1 R2 ?? / R4 ?? ?? / R5 ?? ??", "R3", 2, {(0, 1, 2)}),
    ],
)
def test_three_open_cards_of_a_colour_in_a_line_through_the_new_card_may_go(
    before: str, held: str, cell: int, found: set[tuple[int, ...]]
) -> None:
    state = play(at(before, held=held), f"1 place @{cell}")
    assert (lines(state) if found else set()) == found
    assert state.seat == (0 if found else 1)


# G-5: a public program laid the six cards out anew in reading order.
def test_after_a_diagonal_cards_slide_left_in_their_rows_or_up_in_their_columns() -> None:
    state = play(at(NUMBERS, held="R5"), "1 place @4")
    assert kinds(state) == ["remove rows", "remove columns", "keep"]
    rows = play(state, "1 remove @0 @4 @8 rows")
    assert (grid(rows), rows.grids[0].width) == (cells("O2 Y3 / G4 S6 / B7 V8"), 2)
    columns = play(state, "1 remove @8 @0 @4 columns")
    assert (grid(columns), columns.grids[0].width) == (cells("G4 O2 Y3 / B7 V8 S6"), 3)


def test_the_other_diagonal_closes_up_in_the_same_two_ways() -> None:
    state = play(at("R1 O2 B3 / G4 (P9) S6 / B7 V8 R9", held="B5"), "1 place @4")
    rows = play(state, "1 remove @2 @4 @6 rows")
    assert (grid(rows), rows.grids[0].width) == (cells("R1 O2 / G4 S6 / V8 R9"), 2)
    columns = play(state, "1 remove @2 @4 @6 columns")
    assert (grid(columns), columns.grids[0].width) == (cells("R1 O2 S6 / G4 V8 R9"), 3)


def test_after_a_row_or_a_column_the_rest_moves_together_and_stays_as_it_lay() -> None:
    row = play(at("O2 (Y3) V4 / R1 R2 ?? / (B7) V8 Y9", held="R5"), "1 place @5", "1 remove @3 @4 @5")
    assert (grid(row), row.grids[0].width) == (cells("O2 (Y3) V4 / (B7) V8 Y9"), 3)
    column = play(at("O2 R1 (Y3) / V4 R2 S6 / (B7) ?? Y9", held="R5"), "1 place @7", "1 remove @1 @4 @7")
    assert (grid(column), column.grids[0].width) == (cells("O2 (Y3) / V4 S6 / (B7) Y9"), 2)


def test_six_cards_have_only_their_long_lines_and_three_one() -> None:
    tall = play(at("R1 R2 / R3 ?? / ?? (B1)", held="R5"), "1 place @3")
    assert tall.seat == 1  # rows of two are no lines
    assert lines(play(at("R1 B2 / R3 ?? / ?? (B1)", held="R5"), "1 place @4")) == {(0, 2, 4)}
    assert lines(play(at("R1 R2 ?? / R4 B2 (B1)", held="R5"), "1 place @2")) == {(0, 1, 2)}
    last = play(at("R1 / R2 / (B9)", held="R5"), "1 place @2", "1 remove @0 @1 @2")
    assert (grid(last), last.grids[0].open_sum, last.ender) == ("", 0, 0)


def test_the_replaced_card_is_discarded_first_then_the_line_from_its_highest_card_down() -> None:
    state = play(at("B11 B4 R7 / ?? ?? ?? / ?? ?? ??", held="B0", discard="G3"), "1 place @2")
    assert pile(state) == "G3 R7"
    assert pile(play(state, "1 remove @0 @1 @2")) == "G3 R7 B11 B4 B0"
    assert pile(play(state, "1 keep")) == "G3 R7"


def test_a_refused_card_is_discarded_before_the_line_that_the_turned_one_completes() -> None:
    state = at("?? ?? ?? / R6 (R2) R-1 / ?? ?? ??", held="Y9", discard="O5")
    assert pile(play(state, "1 flip @4", "1 remove @3 @4 @5")) == "O5 Y9 R6 R2 R-1"


def test_closing_up_one_way_makes_a_new_line_and_the_other_way_does_not() -> None:
    state = play(at("R1 B2 Y3 / B4 (P9) S6 / B7 V8 R9", held="R5"), "1 place @4")
    rows = play(state, "1 remove @0 @4 @8 rows")
    assert (lines(rows), rows.seat) == ({(0, 2, 4)}, 0)
    assert grid(play(rows, "1 remove @0 @2 @4")) == "Y3 S6 V8"
    assert grid(play(rows, "1 keep")) == "B2 Y3 B4 S6 B7 V8"
    assert play(state, "1 remove @0 @4 @8 columns").seat == 1


def test_two_new_lines_after_closing_up_may_go_one_after_the_other() -> None:
    state = play(at("R1 B2 Y3 / B4 (P9) Y6 / B7 Y8 R9", held="R5"), "1 place @4", "1 remove @0 @4 @8 rows")
    assert lines(state) == {(0, 2, 4), (1, 3, 5)}
    one = play(state, "1 remove @0 @2 @4")
    assert (lines(one), one.seat) == ({(0, 1, 2)}, 0)
    none = play(one, "1 remove @0 @1 @2")
    assert (grid(none), none.ender, none.seat) == ("", 0, 1)


def test_of_two_lines_through_the_new_card_only_one_can_go() -> None:
    state = play(at("R1 R2 (P9) / V1 V2 R4 / ?? ?? R6", held="R5"), "1 place @2")
    assert lines(state) == {(0, 1, 2), (2, 5, 8)}
    after = play(state, "1 remove @2 @5 @8")
    assert after.seat == 1
    assert grid(after).startswith("R1 R2 V1 V2")


def test_a_kept_line_is_offered_again_only_when_one_of_its_cards_is_replaced() -> None:
    state = at("R1 R2 R3 / ?? B4 ?? / ?? ?? ??", held="B5")
    aside = play(state, "1 place @3")
    assert aside.seat == 1
    again = play(at("R1 R2 R3 / ?? B4 ?? / ?? ?? ??", held="R5"), "1 place @1")
    assert lines(again) == {(0, 1, 2)}


def test_a_kept_line_stays_kept_when_the_grid_closes_up() -> None:
    state = play(at("R1 R2 R3 / B1 B4 ?? / ?? ?? Y1", held="B5"), "1 place @5", "1 remove @3 @4 @5")
    assert (state.seat, state.lines) == (1, ())
    assert grid(state).startswith("R1 R2 R3")


def test_removing_stands_first_where_it_saves_points_and_keeping_where_it_does_not() -> None:
    good = play(at("R1 R2 ?? / ?? ?? ?? / ?? ?? ??", held="R-1"), "1 place @2")
    assert kinds(good) == ["remove", "keep"]
    bad = play(at("R1 R0 ?? / ?? ?? ?? / ?? ?? ??", held="R-1"), "1 place @2")
    assert kinds(bad) == ["keep", "remove"]


def test_both_ways_to_close_up_are_pictured() -> None:
    rows, columns, _ = GAME.choices(play(at(NUMBERS, held="R5"), "1 place @4"), 0)
    assert rows.preview is not None
    assert columns.preview is not None
    assert (rows.preview.width, [(m.word, m.at) for m in rows.preview.marks]) == (3, [("gone", (2, 5, 8))])
    assert (columns.preview.width, [(m.word, m.at) for m in columns.preview.marks]) == (3, [("gone", (6, 7, 8))])
    assert " ".join(map(str, columns.preview.cards)) == "G4 O2 Y3 B7 V8 S6 ?? ?? ??"
    assert " ".join(map(str, rows.preview.cards)) == "O2 Y3 ?? G4 S6 ?? B7 V8 ??"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1 remove @0 @4 @8", "which_way"),
        ("1 remove @0 @4 @8 left", "which_way"),
        ("1 remove @0 @1 @3 rows", "no_line"),
        ("1 remove @0 @4", "no_line"),
        ("1 remove @0 @0 @4", "no_line"),
        ("1 remove @0 @1 @2", "line_colours"),
        ("1 remove @0 @3 @6", "line_face_down"),
        ("1 remove @6 @7 @8", "line_kept"),
        ("1 draw", "decide_line"),
        ("1 place @1", "decide_line"),
        ("1 flip @3", "decide_line"),
        ("1 pass", "no_pass"),
        ("2 keep", "not_your_turn"),
    ],
)
def test_what_is_no_new_line_is_refused_with_the_reason(line: str, reason: str) -> None:
    state = play(at("R1 O2 Y3 / (G4) (P9) S6 / R7 R8 R9", held="R5"), "1 place @4")
    assert refused(state, line) == reason


def test_a_row_closes_up_in_one_way_only() -> None:
    state = play(at("R1 R2 ?? / ?? ?? ?? / ?? ?? ??", held="R3"), "1 place @2")
    assert refused(state, "1 remove @0 @1 @2 rows") == "only_one_way"
