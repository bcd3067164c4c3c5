"""What is drawn."""

from cardtable import Dice, Table, sample
from cardtable_hearts import Hearts, State

from .hands import GAME, play


def some_trick() -> State:
    return play(
        GAME.hand(Dice(1), hands=("4s 8s", "5s Th", "2s 3s", "7s 9s"), leader=1, points=(12, 0, 0, 13)), "5s 3s 9s"
    )


def test_the_trick_names_who_played_what_who_led_and_who_is_ahead() -> None:
    zone = next(zone for zone in GAME.scene(some_trick(), None).zones if zone.id == "trick")
    assert zone.owners == (1, 2, 3)
    assert zone.slots == 4
    assert {mark.word: mark.at for mark in zone.marks} == {"led": (0,), "winning": (2,)}


def test_only_the_last_complete_trick_can_be_looked_at() -> None:
    state = play(some_trick(), "4s")
    zones = {zone.id: zone for zone in GAME.scene(state, 0).zones}
    assert " ".join(map(str, zones["last"].cards)) == "5s 3s 9s 4s"
    assert zones["last"].owners == (1, 2, 3, 0)
    assert zones["last"].muted
    assert all(str(card) == "??" for zone in zones.values() if zone.id.startswith("taken") for card in zone.cards)


def test_facts_say_totals_points_the_trick_and_whether_hearts_are_broken() -> None:
    facts = GAME.scene(some_trick(), None).facts
    assert [fact.value for fact in facts if fact.key == "points"] == [12, 0, 0, 13]
    assert {fact.key: fact.value for fact in facts if not fact.seats} == {"hearts": "broken", "trick": 12}


def test_the_prompt_says_what_was_led() -> None:
    prompt = GAME.turn(some_trick()).prompt
    assert prompt is not None
    assert (prompt.key, prompt.args) == ("ask-follow", (("suit", "s"),))


def test_a_finished_hand_waits_to_be_read_and_the_next_is_dealt() -> None:
    table = Table(Hearts(), seed=3)
    dice = Dice("any")
    while table.turn.seats:
        seat = table.turn.seats[0]
        table.act(seat, sample(table.choices(seat), dice))
    assert (table.turn.phase, table.turn.pause) == ("result", 20)
    assert len(table.view(2).scene.sheets) == 1
    table.deal()
    assert table.turn.phase == "pass"
    assert table.state.number == 2
