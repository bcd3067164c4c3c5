"""The table, played with the bundled High-Low: stacked decks make every position exact."""

import pytest

from cardtable import (
    Action,
    Dice,
    Entry,
    HouseRules,
    Person,
    RandomPlayer,
    RecordError,
    Refusal,
    RulesError,
    SeatsError,
    Struct,
    Table,
    cards,
    games,
    sample,
)
from cardtable.log import DEAL, TIME
from cardtable.table import EVENTS
from tests.core.pickers import Pickers

HIGHLOW = games()["highlow"]


def started(seed: str = "seed", seats: int = 2, **rules: int) -> Table[Struct, HouseRules]:
    return Table(HIGHLOW, rules, seats=seats, seed=seed)


def random_match(seed: str, seats: int = 2) -> Table[Struct, HouseRules]:
    table, dice = started(seed, seats), Dice(seed + "-play")
    while not table.over:
        seat = table.turn.seats[0]
        table.act(seat, sample(table.choices(seat), dice))
    return table


def test_the_table_deals_by_itself_while_nobody_owes_a_decision() -> None:
    table, dice = started("reshuffle", 8, turns=10), Dice("play")
    steps = []
    while not table.over and DEAL not in table.log:
        seat = table.turn.seats[0]
        before = table.index
        steps.append(table.act(seat, sample(table.choices(seat), dice)))
        assert len(steps[-1].entries) == table.index - before
    assert steps[-1].entries[1:] == (DEAL,), "the action and the deal that follows it are one append"
    assert table.turn.seats


def test_a_step_changes_nothing_until_it_is_kept() -> None:
    table = started()
    before = (table.state, table.turn, table.index, dict(table.owed))
    step = table.prepare(0, Action("bank"))
    assert (table.state, table.turn, table.index, table.owed) == before
    table.keep(step)
    assert table.state == step.states[-1]
    assert table.index == 1


def test_of_two_steps_prepared_at_once_only_one_is_kept() -> None:
    table = started()
    first, second = table.prepare(0, Action("bank")), table.prepare(0, Action("bank"))
    table.keep(first)
    with pytest.raises(Refusal, match="stale"):
        table.keep(second)
    assert table.index == 1


@pytest.mark.parametrize(
    ("seat", "action", "decision", "reason"),
    [
        (1, Action("bank"), None, "not_your_turn"),
        (9, Action("bank"), None, "not_your_turn"),
        (-1, Action("bank"), None, "not_your_turn"),
        (0, Action("bank"), 1, "stale"),
        (0, Action("bank"), -1, "stale"),
        (0, Action("pass"), None, "wrong_phase"),
        (0, Action("bank", amount=5), None, "illegal"),
        (0, Action("bank", cards("Qs")), None, "illegal"),
    ],
)
def test_a_refused_action_names_its_reason_and_changes_nothing(
    seat: int, action: Action, decision: int | None, reason: str
) -> None:
    table = started()
    before = (table.state, table.index, dict(table.owed))
    with pytest.raises(Refusal) as refused:
        table.act(seat, action, decision)
    assert refused.value.key == reason
    assert (table.state, table.index, table.owed) == before


def test_a_decisions_id_is_the_index_at_which_the_seat_came_to_owe_it() -> None:
    table = started()
    assert table.owed == {0: 0}
    table.act(0, Action("bank"), 0)
    assert table.owed == {1: 1}
    with pytest.raises(Refusal, match="not_your_turn"):
        table.act(0, Action("bank"), 0)
    table.act(1, Action("bank"), 1)
    assert table.owed == {0: 2}


def test_seats_that_choose_at_once_never_make_each_other_stale() -> None:
    table = Table(Pickers(), seats=3, seed="at once")
    assert table.owed == {0: 0, 1: 0, 2: 0}
    table.act(2, sample(table.choices(2), Dice("a")), 0)
    assert table.owed == {0: 0, 1: 0}
    table.act(0, sample(table.choices(0), Dice("b")), 0)
    table.act(1, sample(table.choices(1), Dice("c")), 0)
    assert table.owed == {}, "a result is being read: the table does not deal before the pause is over"
    assert table.turn.pause == 5
    table.deal()
    assert table.owed == {0: 4, 1: 4, 2: 4}


def test_nobody_acts_once_the_match_is_over() -> None:
    table = random_match("over")
    with pytest.raises(Refusal, match="match_over"):
        table.act(0, Action("bank"))
    for own in (table.deal, table.time_up):
        with pytest.raises(Refusal, match="match_over"):
            own()


def test_the_table_does_not_deal_while_a_seat_owes_a_decision() -> None:
    with pytest.raises(Refusal, match="seat_owes"):
        started().deal()


def test_rules_and_seats_are_checked_before_anything_starts() -> None:
    with pytest.raises(RulesError, match="turns"):
        started(turns=11)
    with pytest.raises(SeatsError, match="1 to 8 seats, not 9"):
        started(seats=9)
    assert Table(HIGHLOW, seed=1).seats == 1


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_prefix_of_a_log_replays_to_the_same_state(seed: str) -> None:
    table = random_match(seed, 4)
    again = started(seed, 4)
    for index, entry in enumerate(table.log, 1):
        again.replay([entry])
        fresh = started(seed, 4)
        fresh.replay(table.log[:index])
        assert fresh.state == again.state
        assert fresh.owed == again.owed
    assert again.state == table.state


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry(0, Action("bank")), "not_your_turn"),
        (Entry(1, Action("pass")), "wrong_phase"),
        (DEAL, "illegal"),
        (Entry(None, Action("bank")), "illegal"),
    ],
)
def test_an_entry_that_is_not_legal_where_it_stands_is_named(entry: Entry, why: str) -> None:
    table = started()
    with pytest.raises(RecordError, match=f"entry 2 .*{why}"):
        table.replay([Entry(0, Action("bank")), entry])
    assert table.index == 1, "the table stops before the entry that does not replay"


def test_time_up_is_an_entry_like_any_other() -> None:
    table = started()
    table.time_up()
    assert table.log == [TIME]
    again = started()
    again.replay([TIME])
    assert again.state == table.state


def test_a_view_carries_what_happened_since_as_the_seat_witnessed_it() -> None:
    table = started()
    table.act(0, Action("bank"))
    table.act(1, Action("bank"))
    assert table.view(0).events == ()
    assert table.view(0, since=1).events == ((2, 1, Action("bank")),)
    assert [index for index, _, _ in table.view(None, since=0).events] == [1, 2]


def test_a_view_carries_at_most_the_newest_events() -> None:
    table = random_match("long", 8)
    assert table.index > EVENTS // 2
    events = table.view(0, since=0).events
    assert len(events) == min(EVENTS, table.index)
    assert events[-1][0] == table.index


def test_only_a_seat_that_owes_a_decision_gets_choices_and_its_id() -> None:
    table = started()
    assert table.view(0).decision == 0
    assert [choice.kind for choice in table.view(0).choices][-1] == "bank"
    for other in (table.view(1), table.view(None)):
        assert other.decision is None
        assert other.choices == ()


def test_players_play_a_match_to_its_end_through_the_same_door() -> None:
    table = started("players", 3)
    table.play_out([RandomPlayer(HIGHLOW)] * 3, Dice("players"))
    assert table.over
    assert sorted(table.score.places)[0] == 1


def test_a_person_cannot_be_played_out() -> None:
    with pytest.raises(Refusal, match="not_your_turn"):
        started().play_out([Person(), Person()], Dice("x"))


def test_the_seating_names_who_sits_where() -> None:
    table = Table(HIGHLOW, seats=2, seed=1, names=("Lena", "Ben"))
    assert [(seat.number, seat.team, seat.occupant) for seat in table.seating] == [(0, 0, "Lena"), (1, 1, "Ben")]


@pytest.fixture(params=range(2, 5))
def sealed_game(request: pytest.FixtureRequest) -> tuple[Pickers, int]:
    return Pickers(), request.param


def test_a_sealed_match_plays_to_its_end(sealed_game: tuple[Pickers, int]) -> None:
    game, seats = sealed_game
    table = Table(game, seats=seats, seed="sealed")
    table.play_out([RandomPlayer(game)] * seats, Dice("sealed"))
    assert table.over


def test_a_table_is_shown_by_where_it_stands() -> None:
    table = started(turns=1)
    phase = table.turn.phase
    assert repr(table) == f"<Table highlow, 2 seats, entry 0, {phase}>"
    assert repr(started(seats=1)) == f"<Table highlow, 1 seat, entry 0, {phase}>"
    table = random_match("shown")
    assert repr(table) == f"<Table highlow, 2 seats, entry {table.index}, over>"
