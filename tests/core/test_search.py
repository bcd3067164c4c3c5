"""The Monte-Carlo CPU, on a small game whose best move can be worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from cardtable import (
    HIDDEN,
    Action,
    Budget,
    Choice,
    Cpu,
    Dice,
    Game,
    HouseRules,
    Scene,
    Score,
    Struct,
    Turn,
    cards,
    conceal,
    put,
    replace,
)
from cardtable.player import HEADLESS
from cardtable.search import PolicyPlayouts, Search, every_action, gained
from cardtable.tricks import Hands


class Rules(HouseRules):
    pass


class State(Struct):
    hands: Hands
    table: Hands = ((), ())


class Beat(Game[State, Rules]):
    """Two cards each of six: seat 0 plays one, seat 1 one; the higher card wins its own rank in points."""

    name = "beat"
    seats = range(2, 3)
    bound = 3
    state = State
    house_rules = Rules
    deck: ClassVar = cards("2c 3c 4c 5c 6c 7c")

    def turn(self, state: State) -> Turn:
        if not state.table[0]:
            return Turn((0,), "play")
        return Turn((1,), "play") if not state.table[1] else Turn(phase="result", over=True)

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        return (Choice("play", state.hands[seat]),) if seat in self.turn(state).seats else ()

    def apply(self, state: State, seat: int, action: Action) -> State:
        (card,) = action.cards
        hand = tuple(c for c in state.hands[seat] if c is not card)
        return replace(state, hands=put(state.hands, seat, hand), table=put(state.table, seat, (card,)))

    def hide(self, state: State, seat: int | None) -> State:
        return replace(state, hands=tuple(h if i == seat else conceal(h) for i, h in enumerate(state.hands)))

    def scene(self, known: State, seat: int | None) -> Scene:
        return Scene(())

    def score(self, state: State) -> Score:
        mine, theirs = state.table
        if not theirs:
            return Score((0, 0))
        a, b = mine[0].rank, theirs[0].rank
        return Score((a if a > b else 0, b if b > a else 0))


class High(Cpu):
    """Plays its highest card."""

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        return Action("play", (max(known.hands[seat]),))


class Guessing(Beat):
    """Fills the blank hand from the unseen cards; the deck has two more than are dealt."""

    def guess(self, known: State, seat: int, dice: Dice) -> State:
        seen = {card for pile in (*known.hands, *known.table) for card in pile}
        unseen = [card for card in self.deck if card not in seen]
        return replace(known, hands=tuple(dice.pick(unseen, len(h)) if HIDDEN in h else h for h in known.hands))


GAME = Guessing()
WORLD = State((cards("2c 6c"), cards("3c 7c")))


def test_it_plays_the_card_that_does_better_on_average() -> None:
    search = Search(GAME, PolicyPlayouts(GAME, High()))
    assert search.choose(GAME.hide(WORLD, 0), 0, Dice(1)) == Action("play", cards("6c"))


def test_a_play_out_is_worth_what_the_policy_makes_of_it() -> None:
    actions = [Action("play", cards("2c")), Action("play", cards("6c"))]
    playouts = PolicyPlayouts(GAME, High())
    assert playouts.values(WORLD, 0, actions, Dice(1)) == [-7, -7]
    assert playouts.values(State((cards("2c 6c"), cards("3c 4c"))), 0, actions, Dice(1)) == [-4, 6]


def test_the_mean_is_that_of_the_worlds_that_are_possible() -> None:
    # The other holds two of 3 4 5 7 and plays the higher: in half of the worlds the 7, which beats the 6.
    search = Search(GAME, PolicyPlayouts(GAME, High()))
    ((action, mean),) = search.weigh(
        GAME.hide(WORLD, 0), 0, [Action("play", cards("6c"))], Dice("many"), Budget(samples=7)
    )
    assert action == Action("play", cards("6c"))
    assert mean in [pytest.approx((6 * won - 7 * (7 - won)) / 7) for won in range(1, 7)]


def test_what_is_clearly_worse_is_dropped_and_the_search_stops_early() -> None:
    worlds = []

    class Counted(Guessing):
        def guess(self, known: State, seat: int, dice: Dice) -> State:
            worlds.append(seat)
            return super().guess(known, seat, dice)

    game = Counted()

    class Fixed:
        def values(self, world: Any, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
            return [float(action.cards[0].rank) for action in actions]

    search = Search(game, Fixed())
    left = search.weigh(
        game.hide(WORLD, 0), 0, search.candidates(game.hide(WORLD, 0), 0, Dice(1)), Dice(1), Budget(samples=500)
    )
    assert left == [(Action("play", cards("6c")), 6.0)]
    assert len(worlds) == 8


def test_a_forced_action_is_not_thought_about() -> None:
    class Never:
        def values(self, world: Any, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
            raise AssertionError

    one = State((cards("2c"), (HIDDEN,)))
    assert Search(GAME, Never()).choose(one, 0, Dice(1)) == Action("play", cards("2c"))


def test_the_same_dice_give_the_same_answer_and_a_world_is_always_tried() -> None:
    search = Search(GAME)
    known = GAME.hide(WORLD, 0)
    assert search.choose(known, 0, Dice(5), Budget(ms=0)) in [Action("play", (card,)) for card in WORLD.hands[0]]
    assert search.choose(known, 0, Dice(5)) == search.choose(known, 0, Dice(5))


def test_it_sees_only_what_its_seat_knows() -> None:
    other = State((cards("2c 6c"), cards("4c 5c")))
    search = Search(GAME)
    for seed in range(20):
        assert search.choose(GAME.hide(WORLD, 0), 0, Dice(seed)) == search.choose(GAME.hide(other, 0), 0, Dice(seed))


def test_gains_count_partners_together_and_low_scores_upside_down() -> None:
    before, after = Score((0, 0, 0, 0)), Score((10, 4, 10, 4))
    assert gained(before, after, 0) == pytest.approx(10 - (4 + 10 + 4) / 3)
    team = (0, 1, 0, 1)
    assert gained(Score((0,) * 4, teams=team), Score((10, 4, 10, 4), teams=team), 2) == 6
    low = Score((5, 1, 3, 3), high=False)
    assert gained(Score((0, 0, 0, 0), high=False), low, 1) == pytest.approx(11 / 3 - 1)


def test_every_action_lists_all_of_a_small_choice_and_samples_a_large_one() -> None:
    small = every_action((Choice("bid", low=0, high=13), Choice("fold")), Dice(1))
    assert len(small) == 15
    pairs = every_action((Choice("pass", cards("2c 3c 4c 5c"), count=2),), Dice(1))
    assert len({frozenset(action.cards) for action in pairs}) == 6
    large = Choice("pass", cards("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"), count=3)
    some = every_action((large,), Dice(1))
    assert 20 < len(some) <= 48
    assert len({frozenset(action.cards) for action in some}) == len(some)
    assert all(large.allows(action) for action in some)
