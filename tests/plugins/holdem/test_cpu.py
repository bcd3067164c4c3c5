"""The CPU players: what is plain, and what they must not know."""

from __future__ import annotations

import time

import pytest

from cardtable import HIDDEN, STANDARD, Action, Budget, Card, Choice, Dice, cards, replace
from cardtable_holdem.cpu.boards import Board, board_of
from cardtable_holdem.cpu.classes import CLASS, MEMBERS, NAMES
from cardtable_holdem.cpu.combos import MASKS, NUMBER, PAIRS, mask_of, places, strengths
from cardtable_holdem.cpu.hard import push_or_fold
from cardtable_holdem.cpu.preflop import RANDOM, VERSUS, compute
from cardtable_holdem.cpu.reading import ranges
from cardtable_holdem.cpu.spot import history, spot_of
from cardtable_holdem.pushfold import DEPTHS, Mixture, PushFold, chart, weights
from cardtable_holdem.ranking import by_hand
from cardtable_holdem.state import State

from .hands import GAME, play, start

LEVELS = ("easy", "normal", "hard")


def answer(level: str, state: State, dice: str = "cpu") -> Action:
    action = GAME.cpu(level).choose(GAME.hide(state, state.seat), state.seat, Dice(dice), Budget(samples=40))
    assert action is not None
    return action


def pair_of(hand: str) -> int:
    """The number of two hole cards."""
    first, second = places(cards(hand))
    return NUMBER[first, second]


def kind_number(name: str) -> int:
    return NAMES.index(name)


# What they compute with -----------------------------------------------------------------------------------------


def test_the_quick_strengths_are_those_of_the_rules() -> None:
    dice = Dice("boards")
    for count in (3, 4, 5) * 4:
        board = dice.pick(range(52), count)
        found = strengths(board)
        for number in range(0, len(PAIRS), 13):
            if MASKS[number] & mask_of(board):
                assert found[number] == 0
            else:
                assert found[number] == by_hand([STANDARD[card] for card in (*board, *PAIRS[number])])


def test_on_the_river_a_chance_is_a_share_of_all_hands() -> None:
    board = places(cards("Ah Kd 7c 7s 2h"))
    pair = pair_of("As Ad")
    chances = Board(board).against(pair)
    mine = by_hand(cards("Ah Kd 7c 7s 2h As Ad"))
    for number in range(0, len(PAIRS), 17):
        other = PAIRS[number]
        if not MASKS[number] & (mask_of(board) | MASKS[pair]):
            theirs = by_hand([STANDARD[card] for card in (*board, *other)])
            assert chances[number] == (1.0 if mine > theirs else 0.5 if mine == theirs else 0.0)


def test_from_the_flop_every_unseen_card_comes_once_as_the_turn_and_once_as_the_river() -> None:
    board = board_of(tuple(sorted(places(cards("Ah Kd 7c")))))
    flush_draw = pair_of("Qh Jh")
    assert len(board.runouts) == 49
    met = [runout[flush_draw] for runout in board.runouts if runout[flush_draw]]
    assert len(met) == 45  # two of its own cards come twice each
    assert 0 < board.equity(1)[flush_draw] < board.equity(1)[pair_of("As Ad")]


def test_a_board_gives_the_same_chances_whatever_was_computed_before() -> None:
    cards_ = tuple(sorted(places(cards("Qs 8h 3c"))))
    one, two = Board(cards_), Board(cards_)
    two.against(pair_of("Ks Kd"))
    assert one.equity(3) == two.equity(3)


@pytest.mark.parametrize(
    ("name", "chance"),
    [("AA", 0.852), ("KK", 0.824), ("AKs", 0.670), ("AKo", 0.653), ("JTs", 0.575), ("22", 0.503), ("72o", 0.346)],
)
def test_before_the_flop_the_table_has_the_known_chances(name: str, chance: float) -> None:
    assert RANDOM[kind_number(name)][0] == pytest.approx(chance, abs=0.006)


@pytest.mark.parametrize(
    ("one", "two", "chance"), [("AA", "KK", 0.82), ("AKs", "QQ", 0.46), ("AKo", "22", 0.47), ("AKo", "72o", 0.67)]
)
def test_class_against_class_is_as_known(one: str, two: str, chance: float) -> None:
    assert VERSUS[kind_number(one)][kind_number(two)] == pytest.approx(chance, abs=0.015)
    assert VERSUS[kind_number(two)][kind_number(one)] == pytest.approx(1 - chance, abs=0.015)


def test_the_command_computes_what_stands_in_the_table() -> None:
    random, _ = compute(12)
    mean = sum(random[kind][0] * len(MEMBERS[kind]) for kind in range(169)) / 1326
    assert mean == pytest.approx(0.5, abs=0.03)
    assert random[kind_number("AA")][0] > 0.7


def test_there_are_six_four_or_twelve_hands_of_a_kind() -> None:
    assert sorted({len(members) for members in MEMBERS}) == [4, 6, 12]
    assert sum(map(len, MEMBERS)) == len(CLASS) == 1326


# What they read -------------------------------------------------------------------------------------------------


def test_a_spot_counts_pot_price_and_opponents() -> None:
    state = play(start(stacks=(1000,) * 4), "4 raise 60", "1 call", "2 fold")
    spot = spot_of(state, 2)
    assert (spot.pot, spot.owe, spot.others, spot.raised) == (150, 40, 2, True)
    assert [(before.owe, move.kind) for before, move in history(state)] == [(20, "raise"), (60, "call"), (50, "fold")]


def test_a_short_stack_counts_only_what_it_can_win() -> None:
    state = play(start(stacks=(500, 500, 50)), "1 raise 500", "2 call")
    spot = spot_of(state, 2)
    assert (spot.owe, spot.pot) == (30, 50 + 50 + 20)


def test_a_raise_makes_strong_hands_more_likely_and_a_check_weak_ones() -> None:
    board = "7c 2d As 3h Ks Qd 7h"
    state = play(start(board), "1 call", "2 check")
    pair_of_kings, nothing = (pair_of(hand) for hand in ("Kc Kh", "8s 5c"))

    def odds(known: State) -> float:
        (held,) = ranges(known, known.seat).values()
        return held[pair_of_kings] / held[nothing]

    bet = play(state, "2 raise 30")
    checked = play(state, "2 check")
    assert odds(GAME.hide(bet, 0)) > 2 * odds(GAME.hide(checked, 0))


def test_no_range_holds_a_card_that_is_seen() -> None:
    state = play(start(stacks=(1000,) * 3), "1 call", "2 call", "3 check")
    known = GAME.hide(state, state.seat)
    seen = mask_of(places((*known.holes[state.seat], *known.board)))
    for held in ranges(known, state.seat).values():
        assert all((weight > 0) == (not mask & seen) for weight, mask in zip(held, MASKS, strict=True))


# What they do ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_nuts_are_never_folded_and_a_free_check_is_taken(level: str) -> None:
    state = play(start("2c As 7d Ah Ad Ac Kh 5s 9c"), "1 call", "2 check", "2 raise 980")
    assert answer(level, state) == Action("call")
    state = play(start("2c As 7d Kh Ad Ac Kd"), "1 call")
    assert answer(level, state) == Action("check")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nothing_is_folded_to_a_large_bet(level: str) -> None:
    state = play(start("As 7d Ad 2c Ah Kc Kd Qs 9h"), "1 call", "2 check", "2 raise 980")
    assert answer(level, state) == Action("fold")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_strong_hand_is_bet(level: str) -> None:
    state = play(start("As 7d Ad 2c Ah Kc 9d"), "1 call", "2 check")
    assert answer(level, state).kind == "raise"


def test_hard_bluffs_sometimes_and_not_always() -> None:
    state = play(start("Kd 7c 8d 2h Ah Td 4h Qc 9c"), "1 call", "2 check", "2 check", "1 check", "2 check", "1 check")
    state = play(state, "2 check")
    kinds = [answer("hard", state, f"bluff {n}").kind for n in range(60)]
    assert 0 < kinds.count("raise") < 60


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hold_changes_nothing(level: str) -> None:
    state = play(start(stacks=(1000,) * 4), "4 raise 60", "1 call", "2 call", "3 call", "2 raise 100")
    other = GAME.guess(GAME.hide(state, state.seat), state.seat, Dice("another"))
    assert other.holes != state.holes
    assert answer(level, state) == answer(level, other)


@pytest.mark.parametrize("seats", [2, 6, 12])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_hands_legally(level: str, seats: int) -> None:
    for seed in range(3):
        state = start(stacks=(1000, 60, 300, 1000)[:seats] + (400,) * (seats - 4), seed=f"whole {seed}")
        while state.phase not in ("result", "runout"):
            state = GAME.play(state, state.seat, answer(level, state))
            GAME.check(state)


def test_advice_has_numbers_that_have_words() -> None:
    from cardtable.words import words

    advice = GAME.cpu("hard").advise(GAME.hide(start(), 0), 0, Dice("hint"))
    assert advice is not None
    for key, number in advice.numbers:
        assert words(GAME, "en").text(key, value=number)
        assert words(GAME, "de").text(key, value=number)


def test_a_decision_takes_a_tenth_of_a_second_at_most() -> None:
    state = play(start(stacks=(1000,) * 6), "4 call", "5 call", "6 call", "1 call", "2 call", "3 check")
    known = GAME.hide(state, state.seat)
    took = []
    for seed in range(3):
        board_of.cache_clear()
        begun = time.process_time()
        GAME.cpu("hard").choose(known, state.seat, Dice(seed))
        took.append(time.process_time() - begun)
    assert min(took) < 0.1


# Push or fold ---------------------------------------------------------------------------------------------------


def test_pairs_of_hands_without_a_common_card_are_all_counted() -> None:
    assert sum(map(sum, weights())) == 1326 * 1225


@pytest.mark.parametrize("depth", [1.0, 3.0, 6.3, 8.75, 10.0])
def test_the_chart_is_as_good_as_the_equilibrium_to_a_hundredth_of_the_pot(depth: float) -> None:
    # The pot before a push is a big blind and a half.
    push, call = PushFold(depth).exploitable(chart(depth))
    assert 0 <= push < 0.015
    assert 0 <= call < 0.015


def test_fictitious_play_finds_what_the_chart_has() -> None:
    game = PushFold(6)
    solved = game.solve(40)
    assert game.value(solved) == pytest.approx(game.value(chart(6)), abs=0.003)
    everything = Mixture((1.0,) * 169, (1.0,) * 169)
    assert max(game.exploitable(everything)) > 0.1


@pytest.mark.parametrize(("chips", "depth"), [(200, 10.0), (130, 6.5), (87, 4.35), (41, 2.05)])
def test_hard_pushes_and_calls_as_the_chart_does(chips: int, depth: float) -> None:
    game, solved = PushFold(depth), PushFold(depth).solve(60)
    opening = start(stacks=(chips, 1000))
    pushed = play(opening, f"1 raise {chips}")
    pushes, calls = [], []
    for members in MEMBERS:
        hole = tuple([STANDARD[card] for card in PAIRS[members[0]]])
        tries = [
            (
                push_or_fold(_holding(opening, 0, hole), 0, _choices(opening), Dice(f"push {n}")),
                push_or_fold(_holding(pushed, 1, hole), 1, _choices(pushed), Dice(f"call {n}")),
            )
            for n in range(24)
        ]
        assert all(push and call for push, call in tries)
        pushes.append(sum(push is not None and push.kind == "raise" for push, _ in tries) / 24)
        calls.append(sum(call is not None and call.kind == "call" for _, call in tries) / 24)
    value = game.value(solved)
    as_hard = game.value(Mixture(tuple(pushes), solved.call)), game.value(Mixture(solved.push, tuple(calls)))
    assert value - as_hard[0] < 0.015
    assert as_hard[1] - value < 0.015


def _holding(state: State, seat: int, hole: tuple[Card, ...]) -> State:
    known = GAME.hide(state, seat)
    return replace(known, holes=tuple([hole if i == seat else (HIDDEN,) * 2 for i in range(2)]))


def _choices(state: State) -> dict[str, Choice]:
    return {choice.kind: choice for choice in GAME.choices(state, state.seat)}


def test_deeper_or_with_more_players_there_is_no_chart() -> None:
    assert DEPTHS[0] == 1
    for state in (start(), start(stacks=(200, 200, 200)), start(stacks=(150, 150), ante=5)):
        assert push_or_fold(GAME.hide(state, state.seat), state.seat, {}, Dice(1)) is None
