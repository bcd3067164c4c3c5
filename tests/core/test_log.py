import json

import pytest

from cardtable import Action, Dice, Entry, RecordError, Table, cards, games, sample
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


def test_an_action_from_the_wire_names_only_cards_of_the_game() -> None:
    read = decoder(HIGHLOW, Action)
    assert read.decode(b'{"kind":"play","cards":["Qs","??"]}') == Action("play", cards("Qs ??"))
    assert decoder(HIGHLOW, Entry).decode(b'{"seat":3,"action":{"kind":"bank"}}') == Entry(3, Action("bank"))
    for wrong in (b'{"kind":"play","cards":["B7"]}', b'{"kind":"play","cards":[7]}', b'{"cards":[]}', b'{"kind":1}'):
        with pytest.raises(ValueError, match=r"card|kind|Expected|missing"):
            read.decode(wrong)
