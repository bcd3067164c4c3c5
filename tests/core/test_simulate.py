"""Headless matches: exact sums, fair seats, and the same result however they are spread."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import pytest

from cardtable import Action, CardtableError, Choice, Cpu, Dice, Game, Score, SeatsError, TextError
from cardtable.levels import LevelError, cpu_of, levels_of
from cardtable.player import HEADLESS, Budget
from cardtable.simulate import SURE, Contest, Entrant, Tally, entrants, simulate
from tests.core.forms import Forms, Rules


class First(Cpu):
    """Takes the first choice, the lowest of everything."""

    def choose(self, known: Any, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        choice: Choice = Forms().choices(known, seat)[0]
        return Action(choice.kind, choice.cards[: choice.count], choice.cells[: choice.count], choice.low, choice.word)


GAME = Forms()
BOTH = (*entrants(GAME, ["random"]), Entrant("first", First))


def test_the_result_is_the_same_for_any_number_of_processes() -> None:
    found = [simulate(GAME, BOTH, 40, seed="s", jobs=jobs) for jobs in (1, 2, 3)]
    assert found[0].tallies == found[1].tallies == found[2].tallies
    assert found[0].matches == 40


def test_another_seed_gives_other_matches() -> None:
    one, two = (simulate(GAME, BOTH, 40, seed=seed, jobs=1) for seed in (1, 2))
    assert one.tallies != two.tallies


def test_every_cpu_plays_each_seat_equally_often() -> None:
    for seats, count in ((2, 2), (3, 2), (4, 2), (4, 3), (4, 4)):
        contest = Contest(GAME, Rules(), seats, "s", BOTH[:1] * count, HEADLESS)
        for seat in range(seats):
            had = [contest.seating(match)[seat] for match in range(seats)]
            each = [contest.seating(0).count(entrant) for entrant in range(count)]
            assert [had.count(entrant) for entrant in range(count)] == each


def test_with_more_seats_than_cpus_they_take_turns_so_that_partners_are_alike() -> None:
    contest = Contest(GAME, Rules(), 4, "s", BOTH, HEADLESS)
    assert contest.seating(0) == (0, 1, 0, 1)
    assert contest.seating(1) == (1, 0, 1, 0)


def test_wins_add_up_to_one_a_match_and_places_to_one_a_seat() -> None:
    result = simulate(GAME, BOTH, 50, jobs=1, seats=4)
    assert sum(tally.wins * tally.seats for tally in result.tallies) == pytest.approx(1)
    for tally in result.tallies:
        assert sum(tally.places) == tally.matches * tally.seats == 100
    assert sum(tally.points for tally in result.tallies) > 0


class Told(Game[Any, Any]):
    """A game of which only a score is asked."""

    name = "told"


def test_a_shared_first_place_counts_in_equal_parts() -> None:
    def tallies(score: Score, seats: int) -> tuple[Tally, ...]:
        contest = Contest(Told(), Rules(), seats, "s", BOTH[:1] * seats, HEADLESS)
        return contest.tallies(0, score)

    assert [tally.wins for tally in tallies(Score((5, 5)), 2)] == [0.5, 0.5]
    assert [tally.wins for tally in tallies(Score((5, 5, 1)), 3)] == [0.5, 0.5, 0]
    assert [tally.wins for tally in tallies(Score((5, 2, 5, 2), teams=(0, 1, 0, 1)), 4)] == [1, 0, 1, 0]
    assert [tally.wins for tally in tallies(Score((1, 9), high=False), 2)] == [1, 0]


def test_mean_and_standard_error_are_those_of_the_textbook() -> None:
    points = [3, 0, 4, 1, 7]
    whole = Tally(0, 1, 0, 0, (0, 0), (0, 0), Fraction(0))
    for value in points:
        whole += Tally(1, 1, value, value * value, (1, 0), (1, 0), Fraction(1))
    mean = sum(points) / 5
    error = math.sqrt(sum((value - mean) ** 2 for value in points) / 4 / 5)
    assert whole.mean == pytest.approx(mean)
    assert whole.error == pytest.approx(error)
    assert (whole.wins, whole.wins_error) == (1, 0)


def test_a_single_match_has_no_standard_error() -> None:
    assert math.isnan(simulate(GAME, BOTH, 1, jobs=1).tallies[0].error)


def test_the_interval_holds_the_true_mean_about_95_times_in_100() -> None:
    # Both seats are played by the same CPU, so the true part of wins is exactly one half.
    who = entrants(GAME, ["random", "easy"])
    inside = 0
    for seed in range(100):
        tally = simulate(GAME, who, 40, seed=seed, jobs=1, rules={"hands": 1}).tallies[0]
        inside += abs(tally.wins - 0.5) <= SURE * tally.wins_error
    assert 88 <= inside <= 100


def test_the_progress_adds_up_to_the_matches() -> None:
    told: list[int] = []
    simulate(GAME, BOTH, 37, jobs=1, progress=told.append)
    assert sum(told) == 37
    assert len(told) > 1


def test_random_is_a_level_of_every_game_and_an_unknown_one_is_refused_with_all_there_are() -> None:
    assert levels_of(GAME) == ("random", "easy", "hard")
    assert cpu_of(GAME, "random").choose(GAME.start(Rules(), 2, Dice(1)), 0, Dice(2)) is not None
    with pytest.raises(LevelError, match="no CPU level 'expert'; there is random, easy, hard"):
        entrants(GAME, ["easy", "expert"])


def test_what_cannot_be_played_is_refused_before_it_begins() -> None:
    with pytest.raises(SeatsError, match="2 to 4"):
        simulate(GAME, BOTH, 10, seats=7)
    with pytest.raises(SeatsError, match="4 CPUs do not fit 2 seats"):
        simulate(GAME, BOTH * 2, 10, seats=2)
    with pytest.raises(CardtableError, match="1 or more, not 0"):
        simulate(GAME, BOTH, 0)


def test_a_mistake_inside_a_process_reaches_the_caller() -> None:
    with pytest.raises(TextError, match="tired"):
        simulate(GAME, (Entrant("tired", Tired), BOTH[0]), 40, jobs=2)


class Tired(Cpu):
    """Gives up."""

    def choose(self, known: Any, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        raise TextError("tired")
