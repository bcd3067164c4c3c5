"""The CPUs: what they see, and how they play."""

from typing import Any, Literal

import pytest

from cardtable import Action, Dice, Table, sample
from cardtable.words import words
from cardtable_hilo_grid import Rules, State
from cardtable_hilo_grid.cpu.countdown import rounds_left
from cardtable_hilo_grid.cpu.hard import Hard
from cardtable_hilo_grid.cpu.worth import Weights
from cardtable_hilo_grid.strength import Contest, play

from .hands import GAME, at
from .hands import play as acted

DICE = Dice("cpu")
OTHER = "V9 ?? ?? / ?? ?? ?? / ?? ?? S8"
COUNTDOWN = Rules(mode="countdown")


def chosen(level: str, state: State) -> Action:
    action = GAME.cpu(level).choose(GAME.hide(state, state.seat), state.seat, DICE)
    assert action is not None
    return action


@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize("mode", ["classic", "countdown"])
def test_a_cpu_sees_no_card_that_lies_face_down(level: str, mode: str) -> None:
    """The same action in every world that agrees with what it knows."""
    cpu = GAME.cpu(level)
    for seed in range(4):
        table = Table(GAME, {"mode": mode}, seats=2 + seed, seed=seed)
        dice = Dice("worlds", seed)
        for step in range(60):
            if not table.turn.seats:
                break
            seat = table.turn.seats[0]
            known = table.known(seat)
            worlds = (known, GAME.hide(GAME.guess(known, seat, dice), seat))
            assert len({cpu.choose(world, seat, Dice("same", step)) for world in worlds}) == 1
            table.act(seat, sample(table.choices(seat), dice))


@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize(
    "rules",
    [{}, {"rounds": 2, "open_draw": True}, {"mode": "countdown", "countdown_start": 120}],
)
def test_a_cpu_plays_whole_matches_of_any_size_by_the_rules(level: str, rules: dict[str, Any]) -> None:
    for seats in (2, 4, 6):
        table = Table(GAME, rules, seats=seats, seed=seats)
        table.play_out([GAME.cpu(level)] * seats, DICE)
        assert table.over


@pytest.mark.parametrize(("top", "kind"), [("B3", "take"), ("B4", "draw"), ("B-1", "take"), ("B11", "draw")])
def test_easy_takes_a_discard_up_to_three(top: str, kind: str) -> None:
    assert chosen("easy", at("R9 ?? ?? / ?? ?? ?? / ?? ?? ??", OTHER, discard=top)).kind == kind


@pytest.mark.parametrize(
    ("first", "held", "action"),
    [
        ("R9", "B6", Action("place", cells=(0,))),
        ("R4", "B3", Action("place", cells=(1,))),
        ("R9", "B7", Action("flip", cells=(1,))),
    ],
)
def test_easy_replaces_the_highest_open_card_from_five_on_else_one_face_down(
    first: str, held: str, action: Action
) -> None:
    assert chosen("easy", at(f"{first} ?? ?? / ?? ?? ?? / ?? ?? ??", OTHER, held=held)) == action


def test_easy_removes_every_line_above_zero() -> None:
    state = acted(at("R1 R2 ?? / ?? ?? ?? / ?? ?? ??", OTHER, held="R3"), "1 place @2")
    assert chosen("easy", state) == Action("remove", cells=(0, 1, 2))
    low = acted(at("R0 R-1 ?? / ?? ?? ?? / ?? ?? ??", OTHER, held="R1"), "1 place @2")
    assert chosen("easy", low) == Action("keep")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_better_ones_lay_a_high_card_where_it_completes_a_line(level: str) -> None:
    state = at("R10 V3 ?? / ?? R11 ?? / ?? ?? V2", OTHER, held="R9")
    assert chosen(level, state) == Action("place", cells=(8,))
    assert chosen("easy", state).kind == "flip"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_better_ones_close_up_so_that_a_new_line_comes_about(level: str) -> None:
    state = acted(at("R1 B9 Y3 / B8 ?? S6 / B7 ?? R9", OTHER, held="R5"), "1 place @4")
    action = chosen("hard", state)
    assert action == Action("remove", cells=(0, 4, 8), word="rows")


def test_hard_ends_the_round_with_little_and_does_not_with_much() -> None:
    little = at("R0 G1 Y2 / V0 (B1) S1", OTHER, held="O1")
    assert chosen("hard", little).cells == (4,)
    much = at("R9 G8 Y7 / V8 (B1) S8", "V0 O0 G0 / ?? B0 S0", held="O7")
    assert chosen("hard", much).cells != (4,)


@pytest.mark.parametrize(("gift", "cell"), [(0.0, True), (0.4, False)])
def test_hard_does_not_leave_the_next_seat_the_card_that_completes_its_line(gift: float, cell: bool) -> None:
    """Without an eye on the next seat it would throw out its blue nine, the highest card it has."""
    state = at("B9 G1 ?? / ?? V0 ?? / ?? ?? ??", "B10 B11 ?? / ?? ?? ?? / ?? ?? ??", held="O2")
    hard = Hard(Weights(gift=gift))
    action = hard.choose(GAME.hide(state, 0), 0, DICE)
    assert (action == Action("place", cells=(0,))) == cell


def test_in_the_countdown_hard_collects_much_while_much_is_left() -> None:
    state = at("R2 ?? ?? / ?? ?? ?? / ?? ?? ??", OTHER, held="B11", totals=(501, 501), rules=COUNTDOWN)
    assert chosen("hard", state).kind == "place"
    line = acted(at("R9 R8 ?? / ?? ?? ?? / ?? ?? ??", OTHER, held="R11", rules=COUNTDOWN), "1 place @2")
    assert chosen("hard", line) == Action("keep")


@pytest.mark.parametrize("value", [-1, 2, 7, 11])
def test_in_the_countdown_hard_takes_the_card_that_brings_exactly_zero(value: int) -> None:
    """Its last turn: in the place of the last card face down the drawn one makes it even."""
    grids = ("R9 G1 Y2", "B3 V4 (P9)")
    state = at(*grids, ender=0, seat=1, held=f"O{value}", totals=(60, 7 + value), rules=COUNTDOWN)
    assert chosen("hard", state) == Action("place", cells=(2,))
    assert acted(state, "2 place @2").totals[1] == 0


@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize("mode", ["classic", "countdown"])
def test_a_cpu_plays_on_when_nothing_or_one_card_is_unseen(level: str, mode: Literal["classic", "countdown"]) -> None:
    rules = Rules(mode=mode)
    chosen(level, at("R2 R9 (V4)", "G1 S3 (Y7)", deck=0, rules=rules))
    state = at("R2 R9 (V4)", "G1 S3 Y7", deck=0, ender=1, rules=rules)
    chosen(level, state)
    state = acted(at("R2 R9 (V4)", "G1 S3 Y7", deck=0, ender=1, held="R5", rules=rules), "1 place @2")
    assert state.phase == "hilo"
    assert not any(card.suit == "" for grid in GAME.hide(state, 0).grids for card in grid.cards)
    chosen(level, state)


def test_a_round_of_the_countdown_costs_more_the_more_is_left() -> None:
    assert rounds_left(0) == 0
    assert rounds_left(30) < rounds_left(100) < rounds_left(300)
    assert rounds_left(3) > rounds_left(30)


@pytest.mark.parametrize(("mode", "key"), [("classic", "hint-points"), ("countdown", "hint-rounds")])
def test_a_hint_tells_the_points_or_the_rounds_to_expect(mode: Literal["classic", "countdown"], key: str) -> None:
    state = at("R0 G1 Y2 / V0 (B1) S1", OTHER, held="O1", rules=Rules(mode=mode))
    advice = GAME.cpu("hard").advise(GAME.hide(state, 0), 0, DICE)
    assert advice is not None
    ((told, value),) = advice.numbers
    assert told == key
    assert -10 < value < 20
    for lang in ("en", "de"):
        assert words(GAME, lang).text(key, value=value).strip()


@pytest.mark.parametrize(
    ("hero", "other", "least"), [("hard", "easy", 0.89), ("hard", "normal", 0.55), ("normal", "easy", 0.6)]
)
def test_the_levels_beat_each_other_in_their_order(hero: str, other: str, least: float) -> None:
    """Forty matches, each deal from both seats; `python -m cardtable_hilo_grid.strength` measures it properly."""
    tally = play(Contest(hero, other), "order", range(40))
    assert tally.wins >= least


def test_hard_comes_down_to_exactly_zero_in_fewer_rounds_than_normal() -> None:
    hard, normal = (play(Contest(level, level, countdown=True), "zero", range(10)) for level in ("hard", "normal"))
    assert hard.each < normal.each
