"""The lobby's chairs, without a server."""

from __future__ import annotations

import pytest

from cardtable.server.codes import ALPHABET, is_code, new_code
from cardtable.server.errors import Problem
from cardtable.server.lobby import FREE, Chair, Lobby
from cardtable.server.names import read_name


def lobby(*chairs: str, game: str = "highlow") -> Lobby:
    """Chairs by a word each: `-` free, `@hard` a CPU, else a person."""
    made = [FREE if c == "-" else Chair(level=c[1:]) if c[0] == "@" else Chair(c) for c in chairs]
    return Lobby(game, Lobby.open(game).rules, tuple(made))


def seen(lobby: Lobby) -> str:
    return " ".join(chair.person or (f"@{chair.level}" if chair.level else "-") for chair in lobby.chairs)


def test_an_empty_lobby_has_two_chairs_or_what_the_game_needs() -> None:
    assert seen(Lobby.open("highlow")) == "- -"
    assert seen(Lobby.open("highlow", seats=5)) == "- - - - -"


def test_a_rotation_moves_everybody_one_seat_down_and_the_first_to_the_end() -> None:
    assert seen(lobby("a", "b", "@easy").rotated()) == "b @easy a"
    assert seen(lobby("a").rotated()) == "a"


def test_fewer_seats_take_away_free_ones_then_cpus_and_never_people() -> None:
    assert seen(lobby("-", "a", "@easy", "b").count(3)) == "a @easy b"
    assert seen(lobby("-", "a", "@easy", "b").count(2)) == "a b"
    with pytest.raises(Problem, match="people"):
        lobby("-", "a", "@easy", "b").count(1)
    assert seen(lobby("a").count(3)) == "a - -"


def test_a_person_sits_once() -> None:
    assert seen(lobby("a", "-", "@easy").sit("a", 2)) == "- - a"
    assert seen(lobby("a", "-").welcome("a")) == "a -"
    assert seen(lobby("a", "b").sit("a", 0)) == "a b"


def test_free_seats_are_filled_and_leavers_replaced_by_cpus() -> None:
    assert seen(lobby("a", "-", "@easy").fill()) == "a @normal @easy"
    assert seen(lobby("a", "b").replaced("a")) == "@normal b"


def test_only_those_who_are_still_there_keep_their_seats() -> None:
    assert seen(lobby("a", "@easy", "b", "-").only(("b", "c"))) == "- @easy b -"


def test_another_game_keeps_people_first_and_then_cpus_of_levels_that_it_has() -> None:
    assert seen(lobby("a", "@hard", "b", "-").change_game("sound")) == "a b @normal"
    assert seen(lobby("a", game="sound").change_game("highlow")) == "a -"


def test_the_number_of_seats_follows_the_party_unless_the_host_has_set_it() -> None:
    party = Lobby.open("highlow").welcome("a").welcome("b").welcome("c")
    assert seen(party) == "a b c"
    assert seen(party.stand("c")) == "a b"
    assert seen(party.stand("b")) == "a - c", "others keep their seats"
    assert seen(party.stand("c").stand("b").stand("a")) == "- -"
    assert seen(party.count(3).stand("c")) == "a b -"


def test_a_full_table_of_a_fixed_size_is_not_made_larger_by_newcomers() -> None:
    assert seen(lobby("a", "b").welcome("c")) == "a b c"
    assert seen(Lobby.open("highlow", seats=1).welcome("a").welcome("b")) == "a"


def test_codes_are_words_with_sixty_random_bits() -> None:
    codes = {new_code() for _ in range(2000)}
    assert len(codes) == 2000
    assert all(is_code(code) for code in codes)
    assert {letter for code in codes for letter in code.partition("-")[2]} == set(ALPHABET)
    for wrong in (
        "",
        "otter",
        "otter-",
        "otter-k7m2p9qx4tz",
        "Otter-k7m2p9qx4tza",
        "otter-k7m2p9qx4tza\n",
        "o-k7m2p9qx4tza",
    ):
        assert not is_code(wrong)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Lena", "Lena"),
        ("  Anna \n  Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("👩‍🚀", "👩‍🚀"),
        ("李雷", "李雷"),
        ("❤️‍🔥1️⃣", "❤️‍🔥1️⃣"),
        ("น้ำ กี่", "น้ำ กี่"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_tidied(text: str, name: str) -> None:
    assert read_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "x" * 25, "a\u202eb", "\u200d\u200d", "\u200b", "a\x07b", "\ue000", "\u0301", "\u2066x", "\ud800"),
        *("\u3164", "\u115f", "Lena\u2800", "Lena\u034f", "\uffa0a", "Lena\U000e0100", "Z" + "\u0335" * 3),
    ],
)
def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        read_name(text)
    assert refused.value.name == "bad_name"
