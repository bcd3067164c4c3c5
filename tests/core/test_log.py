import json
from typing import Any

import pytest

from cardtable import Action, Dice, Entry, Game, RecordError, SeatsError, Table, cards, games, replace, sample
from cardtable.knowledge import encode
from cardtable.log import FORMAT, Record, decoder, read_head, read_record

HIGHLOW = games()["highlow"]


def record() -> Record:
    table, dice = Table(HIGHLOW, {"turns": 2}, seats=2, seed="log", names=("Lena", "Ben")), Dice("play")
    while not table.over:
        seat = table.turn.seats[0]
        table.act(seat, sample(table.choices(seat), dice))
    return table.record()


def test_a_match_is_one_json_document_and_comes_back_equal() -> None:
    made = record()
    document = made.to_json()
    assert read_record(document, HIGHLOW) == made
    assert json.loads(document)["rules"] == {"turns": 2, "ace": "low"}
    again = Table.from_record(HIGHLOW, read_record(document, HIGHLOW))
    assert again.record() == made


def test_a_record_stops_at_any_entry() -> None:
    made = record()
    for index in range(len(made.entries) + 1):
        assert Table.from_record(HIGHLOW, made, upto=index).log == list(made.entries[:index])


def test_a_running_match_has_no_places_yet() -> None:
    assert Table(HIGHLOW, seed=1).record().places == ()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": FORMAT + 1}, f"has form {FORMAT + 1}"),
        ({"game": "hearts"}, "record of 'hearts', not of 'highlow'"),
        ({"seats": "two"}, "damaged.*seats"),
        ({"entries": [{"seat": 0}]}, "damaged.*action"),
        ({"entries": [{"seat": 0, "action": {"kind": "play", "cards": ["Zz"]}}]}, "damaged.*no card of highlow"),
    ],
)
def test_a_wrong_document_is_refused_with_what_is_wrong(change: dict[str, object], reason: str) -> None:
    document = json.dumps(json.loads(record().to_json()) | change).encode()
    with pytest.raises(RecordError, match=reason):
        read_record(document, HIGHLOW)


@pytest.mark.parametrize("document", [b"", b"{", b"[]", b"\xff\xfe", b'"x"', b'{"format":1}'])
def test_what_is_no_record_is_refused(document: bytes) -> None:
    with pytest.raises(RecordError, match="no match record"):
        read_head(document)


def test_a_cut_off_document_is_refused() -> None:
    with pytest.raises(RecordError, match="no match record"):
        read_record(record().to_json()[:200], HIGHLOW)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": HIGHLOW.version + 1}, "version"),
        ({"entries": [{"seat": 1, "action": {"kind": "bank"}}]}, "entry 1 cannot be replayed: not_your_turn"),
        ({"entries": [{"seat": None, "action": {"kind": "deal"}}]}, "entry 1 cannot be replayed"),
    ],
)
def test_a_record_that_does_not_replay_is_refused_with_the_entry(change: dict[str, object], reason: str) -> None:
    changed = json.dumps(json.loads(record().to_json()) | change).encode()
    with pytest.raises(RecordError, match=reason):
        Table.from_record(HIGHLOW, read_record(changed, HIGHLOW))


def played(table: Table[Any, Any], most: int) -> Table[Any, Any]:
    """The table after so many more moves at random, or at the end."""
    dice = Dice("at random")
    for _ in range(most):
        if table.over:
            break
        if not table.turn.seats:
            table.deal()
            continue
        table.act(table.turn.seats[0], sample(table.choices(table.turn.seats[0]), dice))
    return table


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_match_from_a_given_state_replays_from_that_state(game: Game[Any, Any]) -> None:
    table = Table(game, state=game.hand(Dice("given")), seed="another")
    start = table.state
    made = played(table, 40).record()
    read = read_record(made.to_json(), game)
    assert read == made
    assert Table.from_record(game, read, upto=0).state == start
    again = Table.from_record(game, read)
    assert (again.state, again.seats) == (table.state, table.seats)
    assert again.record() == made


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_state_is_json_and_comes_back_equal(game: Game[Any, Any]) -> None:
    read = decoder(game, game.state)
    for seats in {game.seats[0], game.seats[-1]}:
        table = Table(game, seats=seats, seed="states")
        states = [game.hand(Dice("given")), table.state]
        for _ in range(120):
            states += [played(table, 1).state, table.known(0), table.known(None)]
        assert [state for state in states if read.decode(encode(state)) != state] == []


def test_an_old_document_that_names_no_start_begins_as_the_game_does() -> None:
    made = record()
    old = json.loads(made.to_json())
    assert old.pop("start") is None
    assert read_record(json.dumps(old).encode(), HIGHLOW) == made


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"table": "Zz"}, "begins with no state of highlow: 'Zz' is no card of highlow"),
        ({"seat": "first"}, "begins with no state of highlow: Expected `int`"),
    ],
)
def test_a_record_that_begins_with_no_state_is_refused(change: dict[str, object], reason: str) -> None:
    made = Table(HIGHLOW, state=HIGHLOW.hand(Dice(1)), seed=1).record()
    assert made.start is not None
    with pytest.raises(RecordError, match=reason):
        Table.from_record(HIGHLOW, replace(made, start=made.start | change))


def test_house_rules_inside_a_state_are_read_as_strictly_as_a_persons() -> None:
    hearts = games()["hearts"]
    made = Table(hearts, state=hearts.hand(Dice(1)), seed=1).record()
    assert made.start is not None
    with pytest.raises(RecordError, match=r"begins with no state of hearts: .*target: 7 is not allowed"):
        Table.from_record(hearts, replace(made, start=made.start | {"rules": {"target": 7}}))


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"format": FORMAT + 1}, f"form {FORMAT + 1}"), ({"game": "hearts"}, "record of 'hearts', not of 'highlow'")],
)
def test_a_record_of_another_form_or_game_makes_no_table(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        Table.from_record(HIGHLOW, replace(record(), **change))


def test_a_given_state_fits_the_seats_or_is_refused() -> None:
    state = HIGHLOW.hand(Dice(1), seats=3)
    assert Table(HIGHLOW, state=state, seed=1).seats == 3
    with pytest.raises(SeatsError, match="this state of highlow is for 3 seats, not 2"):
        Table(HIGHLOW, state=state, seats=2, seed=1)
    made = replace(Table(HIGHLOW, state=state, seed=1).record(), seats=2)
    with pytest.raises(SeatsError, match="3 seats, not 2"):
        Table.from_record(HIGHLOW, made)


def test_an_action_from_the_wire_names_only_cards_of_the_game() -> None:
    read = decoder(HIGHLOW, Action)
    assert read.decode(b'{"kind":"play","cards":["Qs","??"]}') == Action("play", cards("Qs ??"))
    assert decoder(HIGHLOW, Entry).decode(b'{"seat":3,"action":{"kind":"bank"}}') == Entry(3, Action("bank"))
    for wrong in (b'{"kind":"play","cards":["B7"]}', b'{"kind":"play","cards":[7]}', b'{"cards":[]}', b'{"kind":1}'):
        with pytest.raises(ValueError, match=r"card|kind|Expected|missing"):
            read.decode(wrong)
