import time

import pytest

from cardtable import Budget, Cpu, Dice, Person, RandomPlayer, Table
from tests.core.pickers import Pickers


@pytest.mark.parametrize(("budget", "rounds"), [(Budget(samples=5), 5), (Budget(samples=0), 1), (Budget(), 1)])
def test_a_budget_of_samples_gives_so_many_rounds_and_at_least_one(budget: Budget, rounds: int) -> None:
    assert list(budget.rounds()) == list(range(rounds))


def test_a_budget_of_milliseconds_ends_in_time() -> None:
    begin = time.monotonic()
    rounds = sum(1 for _ in Budget(ms=30).rounds())
    assert 0.03 <= time.monotonic() - begin < 1
    assert rounds > 1


def test_samples_end_a_budget_of_both_first() -> None:
    assert len(list(Budget(samples=3, ms=60_000).rounds())) == 3


def test_a_random_player_chooses_from_what_its_seat_knows() -> None:
    game = Pickers()
    table = Table(game, seats=2, seed=1)
    action = RandomPlayer(game).choose(table.known(0), 0, Dice("r"))
    assert action.cards[0] in table.state.hands[0]
    assert RandomPlayer(game).advise(table.known(0), 0, Dice("r")).action == action


def test_a_person_chooses_later() -> None:
    answers = [ask(None, 0, Dice("p")) for ask in (Person().choose, Person().advise)]
    assert answers == [None, None]


def test_a_cpu_must_say_how_it_chooses() -> None:
    with pytest.raises(NotImplementedError, match="Cpu does not choose"):
        Cpu().choose(None, 0, Dice("c"))
