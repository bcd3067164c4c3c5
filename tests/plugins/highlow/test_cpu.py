"""The CPUs: what they see, and how they play."""

from typing import Any

import pytest

from cardtable import Action, Dice, RandomPlayer, Table, cards, replace, sample
from cardtable_highlow import HighLow, Rules, State
from cardtable_highlow.cpu import BankAt, Counting, FullDeck, unseen

GAME = HighLow()
DICE = Dice("cpu")


def state_of(line: str, rules: Rules | None = None, **given: Any) -> State:
    return GAME.hand(Dice.stacked(cards(line)), rules, **given)


def chosen(level: str, state: State) -> str:
    action = GAME.cpu(level).choose(GAME.hide(state, state.seat), state.seat, DICE)
    assert action is not None
    return action.kind


@pytest.mark.parametrize("level", GAME.levels)
def test_a_cpu_never_looks_at_the_deck(level: str) -> None:
    """The same action in every world: the deck blank, as it lies, and the other way round."""
    cpu = GAME.cpu(level)
    dice = Dice("worlds")
    for seed in range(40):
        table = Table(GAME, {"ace": "high" if seed % 2 else "low"}, seats=1 + seed % 4, seed=seed)
        while not table.over:
            (seat,) = table.turn.seats
            state = table.state
            worlds = (table.known(seat), state, replace(state, deck=state.deck[::-1]))
            assert len({cpu.choose(world, seat, dice) for world in worlds}) == 1
            table.act(seat, sample(table.choices(seat), dice))


@pytest.mark.parametrize("level", GAME.levels)
def test_a_cpu_plays_whole_matches_of_any_size_by_the_rules(level: str) -> None:
    for seats in GAME.seats:
        table = Table(GAME, {"turns": 10, "ace": "high"}, seats=seats, seed=seats)
        table.play_out([GAME.cpu(level)] * seats, DICE)
        assert table.over


def test_easy_calls_the_side_with_more_ranks_and_takes_every_point_at_once() -> None:
    assert chosen("easy", state_of("7h")) == "higher"
    assert chosen("easy", state_of("8h")) == "lower"
    assert chosen("easy", state_of("Kh", streak=1)) == "bank"
    assert chosen("easy", state_of("7h", Rules(ace="high"))) == "higher"
    assert chosen("easy", state_of("9h", Rules(ace="high"))) == "lower"


def test_normal_weighs_the_streak_against_the_card() -> None:
    assert chosen("normal", state_of("8h", streak=2)) == "bank"
    assert chosen("normal", state_of("3h", streak=2)) == "higher"
    assert chosen("normal", state_of("Kh", streak=5)) == "lower"


def test_hard_counts_the_cards_that_are_gone() -> None:
    gone = "9c 9d 9h 9s Tc Td Th Ts Jc Jd Jh Js Qc Qd Qh Qs Kc Kd Kh Ks"
    state = state_of("6h 2c 3c 4c 5c 7c 8c", deck=6)
    assert set(map(str, state.gone)) >= set(gone.split())
    assert chosen("normal", state) == "higher"
    assert chosen("hard", state) == "lower"


def test_hard_bets_all_on_a_sure_hit() -> None:
    """Nothing but lower cards is left, so a long streak is worth one more."""
    assert chosen("normal", state_of("9h 2c 3c 4c", deck=3, streak=6)) == "bank"
    assert chosen("hard", state_of("9h 2c 3c 4c", deck=3, streak=6)) == "lower"


def test_after_a_reshuffle_all_cards_but_the_one_on_the_table_are_unseen_again() -> None:
    state = state_of("4d 9s", deck=1, seats=2)
    assert sum(unseen(GAME.hide(state, 0))) == 1
    table = Table(GAME, seats=2, seed=1, state=state)
    table.act(0, Action("higher"))
    counts = unseen(table.known(0))
    assert (sum(counts), counts[8]) == (51, 3)  # the nine is the ninth rank while the ace is low


@pytest.mark.parametrize(
    ("streak", "line", "kind"),
    [
        (2, "7h", "higher"),  # behind: banking would lose for sure
        (2, "Kh", "lower"),
        (3, "7h", "bank"),  # level: half a win is more than 24 in 51 hits
        (3, "Kh", "lower"),  # level, but 48 in 51 hits win
        (4, "Kh", "bank"),  # ahead: nothing more to win
    ],
)
def test_on_the_last_turn_of_all_hard_plays_for_the_win(streak: int, line: str, kind: str) -> None:
    state = state_of(line, totals=(3, 0), left=1, seat=1, streak=streak)
    assert chosen("hard", state) == kind


def test_with_others_still_to_come_hard_banks_a_good_lead_and_not_a_poor_one() -> None:
    assert chosen("hard", state_of("Th", totals=(0, 0), left=1, seat=0, streak=5)) == "bank"
    assert chosen("hard", state_of("Th", totals=(0, 6), left=1, seat=0, streak=4)) == "lower"


def test_far_behind_hard_takes_a_risk_that_normal_does_not() -> None:
    state = state_of("5h", totals=(0, 6, 2), left=1, seat=0, streak=3)
    assert chosen("normal", state) == "bank"
    assert chosen("hard", state) == "higher"


def test_alone_hard_plays_for_points() -> None:
    assert chosen("hard", state_of("7h", streak=3)) == "bank"
    assert chosen("hard", state_of("2h", streak=3)) == "higher"


# A public extension (torntools) counted the ace twice and showed 24 in 55; a full deck has 20 lower cards among 51.
def test_a_hint_tells_the_chance_of_each_call() -> None:
    state = state_of("7h", Rules(ace="high"), seats=2)
    advice = Counting().advise(GAME.hide(state, 0), 0, DICE)
    numbers = dict(advice.numbers)
    assert advice.action == Action("higher")
    assert numbers["hint-lower"] == pytest.approx(20 / 51)
    assert numbers["hint-higher"] == pytest.approx(28 / 51)
    assert 0.5 < numbers["hint-points"] < 1.5
    assert 0.3 < numbers["hint-win"] < 0.6


def test_a_hint_leaves_out_a_call_that_is_not_allowed_and_alone_the_chance_of_winning() -> None:
    state = state_of("Kh", streak=1)
    advice = Counting().advise(GAME.hide(state, 0), 0, DICE)
    assert [key for key, _ in advice.numbers] == ["hint-lower", "hint-points"]
    assert dict(advice.numbers)["hint-lower"] == pytest.approx(48 / 51)


@pytest.mark.parametrize(
    ("first", "second", "least"),
    [
        (Counting(), BankAt(3), 0.55),
        (Counting(), RandomPlayer(GAME), 0.82),
        (Counting(), FullDeck(), 0.51),
        (FullDeck(), BankAt(1), 0.58),
    ],
)
def test_the_levels_beat_each_other_in_their_order(first: Counting, second: Counting, least: float) -> None:
    """A thousand matches, each deal from both seats; `python -m cardtable_highlow.strength` measures it properly."""
    won = 0.0
    for number in range(1000):
        players = [first, second] if number % 2 else [second, first]
        table = Table(GAME, seats=2, seed=f"level {number // 2}")
        table.play_out(players, Dice("level", number))
        mine, theirs = table.score.points[:: 1 if number % 2 else -1]
        won += (mine > theirs) + (mine == theirs) / 2
    assert won / 1000 > least


@pytest.mark.parametrize(("streak", "chance"), [(4, 1.0), (3, 0.5)])
def test_with_no_turn_to_come_a_hint_knows_who_wins(streak: int, chance: float) -> None:
    state = state_of("7h", totals=(3, 0), left=1, seat=1, streak=streak)
    numbers = dict(Counting().advise(GAME.hide(state, 1), 1, DICE).numbers)
    assert numbers["hint-win"] == pytest.approx(chance, abs=0.001)


def test_turns_of_ones_own_to_come_are_hope() -> None:
    """Three behind with nothing banked: one more turn is a chance of winning, none is not."""
    none = Counting().advise(state_of("7h", totals=(3, 0), left=1, seat=1), 1, DICE)
    more = Counting().advise(state_of("7h", totals=(3, 0), left=2, seat=1), 1, DICE)
    assert 0 < dict(none.numbers)["hint-win"] < dict(more.numbers)["hint-win"]
