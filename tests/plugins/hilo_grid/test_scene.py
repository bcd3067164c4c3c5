"""What is drawn and said."""

from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from cardtable import Dice, Fact, Scene, Table
from cardtable.scene import Zone
from cardtable.words import words
from cardtable_hilo_grid import Rules, State

from .hands import DOWN, GAME, at, play

NAMES = ("Lena", "Jonas", "Mia")
THREE = "S3 V4 (P5)"


def scene(state: State, viewer: int | None = None) -> Scene:
    return GAME.scene(GAME.hide(state, viewer), viewer)


def zone(state: State, name: str, viewer: int | None = None) -> Zone:
    return next(zone for zone in scene(state, viewer).zones if zone.id == name)


def facts(state: State) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for fact in scene(state).facts:
        found.setdefault(fact.key, []).append((fact.seats, fact.value))
    return found


def notes(state: State, lang: str = "en", me: int | None = None) -> list[str]:
    return [words(GAME, lang).say(note, NAMES, me) for note in scene(state, me).notes]


def test_every_seat_has_its_grid_and_the_piles_lie_in_the_centre() -> None:
    state = at("R1 (R2) ?? / ?? ?? ?? / ?? ?? ??", DOWN, DOWN, held="B8", discard="G3", deck=40)
    mine, *_, deck, discard, held = scene(state, 0).zones
    assert [zone.seat for zone in scene(state, 0).zones] == [0, 1, 2, None, None, 0]
    assert (mine.layout, mine.width, mine.slots) == ("grid", 3, 9)
    assert " ".join(map(str, mine.cards[:3])) == "R1 ?? ??"
    assert (deck.layout, deck.shown, len(deck.cards), set(map(str, deck.cards))) == ("pile", "back", 40, {"??"})
    assert (discard.layout, discard.shown, str(discard.cards[-1])) == ("pile", "top", "G3")
    assert (held.layout, " ".join(map(str, held.cards))) == ("row", "B8")
    assert str(zone(state, "held", 1).cards[0]) == "??"


@pytest.mark.parametrize(
    ("line", "width", "slots"),
    [
        ("R1 R2 (B3) / Y1 Y2 Y4", 3, 9),
        ("R1 R2 / Y1 (Y2) / B3 B4", 2, 6),
        ("R1 / (R2) / B3", 1, 3),
        ("R1 R2 (B3)", 3, 9),
    ],
)
def test_a_smaller_grid_keeps_its_shape(line: str, width: int, slots: int) -> None:
    mine = zone(at(line, DOWN), "grid-0")
    assert (mine.width, mine.slots) == (width, slots)


def test_in_an_open_replay_cards_that_lie_face_down_are_marked() -> None:
    state = at("R1 (R2) B3 / ?? ?? ?? / ?? ?? ??", DOWN)
    full = GAME.scene(state, None).zones[0]
    assert [(mark.word, mark.at) for mark in full.marks] == [("down", (1, 3, 4, 5, 6, 7, 8))]
    assert zone(state, "grid-0").marks == ()


def test_the_card_that_changed_is_lit_and_then_the_lines_that_may_go() -> None:
    state = play(at("R1 B4 ?? / ?? ?? ?? / ?? ?? ??", DOWN, held="V5"), "1 place @2")
    assert [(m.word, m.at) for m in zone(state, "grid-0").marks] == [("new", (2,))]
    line = play(at("R1 R4 ?? / ?? ?? ?? / ?? ?? ??", DOWN, held="R5"), "1 place @2")
    assert [(m.word, m.at) for m in zone(line, "grid-0").marks] == [("line", (0, 1, 2))]


def test_totals_and_open_sums_are_facts_of_each_seat() -> None:
    state = at("R1 B4 ?? / ?? ?? ?? / ?? ?? ??", DOWN, totals=(20, 35))
    assert facts(state) == {"total": [((0,), 20), ((1,), 35)], "shown": [((0,), 5), ((1,), 0)]}
    left = facts(at(DOWN, DOWN, rules=Rules(mode="countdown")))
    assert left["left"] == [((0,), 501), ((1,), 501)]


def test_the_ender_and_those_with_their_last_turn_to_come_are_marked() -> None:
    state = at("R1 G2 Y4", DOWN, DOWN, ender=0, seat=1)
    assert facts(state)["ender"] == [((0,), None)]
    assert facts(state)["last-turn"] == [((1,), None), ((2,), None)]
    later = play(state, "2 draw", "2 flip @0")
    assert facts(later)["last-turn"] == [((2,), None)]


def test_open_draws_and_the_end_of_the_time_are_said_at_the_table() -> None:
    state = GAME.time_up(at(DOWN, DOWN, rules=Rules(open_draw=True)))
    assert Fact("open-draw", None, kind="badge") in scene(state).facts
    assert Fact("late", None, kind="badge") in scene(state).facts


@pytest.mark.parametrize(
    ("rules", "english", "german"),
    [
        ({}, "Round 3 · to 99", "Runde 3 · bis 99"),
        ({"rounds": 5}, "Round 3 of 5", "Runde 3 von 5"),
        ({"mode": "countdown"}, "Round 3 · from 501 to 0", "Runde 3 · von 501 bis 0"),
        ({"mode": "countdown", "countdown_rounds": 4}, "Round 3 of 4 · down to 0", "Runde 3 von 4 · hinunter auf 0"),
    ],
)
def test_the_title_says_where_the_match_stands(rules: dict[str, Any], english: str, german: str) -> None:
    title = scene(at(DOWN, DOWN, number=3, rules=Rules(**rules))).title
    assert title is not None
    assert (words(GAME, "en").say(title), words(GAME, "de").say(title)) == (english, german)


def test_the_question_about_a_line_names_it_and_what_it_brings() -> None:
    state = play(at("B11 ?? ?? / ?? B4 ?? / ?? ?? ??", DOWN, held="B-1"), "1 place @8")
    prompt = GAME.turn(state).prompt
    assert prompt is not None
    assert words(GAME, "en").say(prompt) == "Blue diagonal: remove it? 11 + 4 − 1 = 14 points gone."
    assert words(GAME, "de").say(prompt) == "Diagonale in Blau entfernen? 11 + 4 − 1 = 14 Punkte weg."
    labels = [words(GAME, "en").choice(choice) for choice in GAME.choices(state, 0)]
    assert labels == ["Remove, slide left", "Remove, slide up", "Keep"]


def test_of_several_lines_each_is_named() -> None:
    state = play(at("R1 R2 ?? / ?? ?? R4 / ?? ?? R6", DOWN, held="R5"), "1 place @2")
    labels = [words(GAME, "en").choice(choice) for choice in GAME.choices(state, 0)]
    assert labels == ["Remove red column (15)", "Remove red row (8)", "Keep"]
    german = [words(GAME, "de").choice(choice) for choice in GAME.choices(state, 0)]
    assert german[0] == "Spalte in Rot (15) entfernen"


def test_what_happened_is_said_in_a_sentence() -> None:
    placed = play(at("R1 R7 ?? / ?? ?? ?? / ?? ?? ??", DOWN, held="B0"), "1 place @1")
    assert notes(placed) == ["In goes blue 0, out comes red 7."]
    assert notes(placed, "de") == ["Hinein kommt Blau 0, hinaus Rot 7."]
    line = play(at("R1 R7 ?? / ?? ?? ?? / ?? ?? ??", DOWN, held="R-1"), "1 place @2", "1 remove @0 @1 @2")
    assert notes(line) == ["HiLo! 7, 1 and red −1 are gone: 7 points."]
    assert notes(line, "de") == ["HiLo! 7, 1 und Rot −1 sind weg: 7 Punkte."]


@pytest.mark.parametrize(
    ("held", "english", "german"),
    [
        (
            "B2",
            "Lena ended the round and has fewer points than anybody: 7, not doubled.",
            "Lena hat die Runde beendet und weniger Punkte als alle anderen: 7, nicht verdoppelt.",
        ),
        (
            "B0",
            "Lena ended the round with 7, and you have 7 too: that counts double, 14.",
            "Lena hat die Runde mit 7 beendet, und du hast auch 7: Das zählt doppelt, 14.",
        ),
        (
            "B-1",
            "Lena ended the round with 7, but you have less, 6: that counts double, 14.",
            "Lena hat die Runde mit 7 beendet, aber du hast weniger, 6: Das zählt doppelt, 14.",
        ),
    ],
)
def test_the_result_says_why_the_ender_pays_once_or_twice(held: str, english: str, german: str) -> None:
    state = play(at("R3 G4 Y0", THREE, ender=0, seat=1, held=held), "2 place @2")
    assert notes(state, "en", 1)[0] == english
    assert notes(state, "de", 1)[0] == german


def test_the_sheet_shows_what_lay_there_what_was_doubled_and_what_counts() -> None:
    state = play(at("R3 G4 Y0", THREE, ender=0, seat=1, held="B0", totals=(10, 20)), "2 place @2")
    (sheet,) = scene(state).sheets
    assert sheet.columns == ("sum", "ended", "round", "total")
    (second, (seven, none, counts, total)), (first, (mine, doubled, twice, all_)) = sheet.rows
    assert (second, seven, none, counts, total) == ((1,), 7, None, 7, 27)
    assert (first, mine, twice, all_) == ((0,), 7, 14, 24)
    assert getattr(doubled, "key", "") == "cell-doubled"
    assert GAME.turn(state).pause == 20


def test_from_the_second_round_on_a_sheet_lists_the_points_round_by_round() -> None:
    table = Table(GAME, {"rounds": 3}, seats=3, seed=2)
    table.play_out([GAME.cpu("easy")] * 3, Dice("sheet"))
    _, match = table.view(None).scene.sheets
    assert words(GAME, "en").say(match.title) == "All 3 rounds"
    for (seat,), (each, total) in match.rows:
        points = [int(word.replace("−", "-")) for word in str(each).split(" · ")]
        assert (len(points), sum(points)) == (3, total)
        assert total == table.score.points[seat]


def test_the_chart_has_the_line_at_which_the_match_ends() -> None:
    assert GAME.score(at(DOWN, DOWN)).goal == 99
    assert GAME.score(at(DOWN, DOWN, rules=Rules(rounds=3))).goal is None
    assert GAME.score(at(DOWN, DOWN, rules=Rules(mode="countdown"))).goal == 0


def test_every_colour_has_a_name_in_both_languages() -> None:
    english = [words(GAME, "en").text(f"suit-{suit}") for suit in "ROYGSBVP"]
    german = [words(GAME, "de").text(f"suit-{suit}") for suit in "ROYGSBVP"]
    assert english == ["red", "orange", "yellow", "green", "sky blue", "blue", "violet", "pink"]
    assert german == ["Rot", "Orange", "Gelb", "Grün", "Hellblau", "Blau", "Violett", "Rosa"]


def test_the_emblem_is_a_picture_of_120_by_100_without_scripts_or_links() -> None:
    root = ElementTree.fromstring((files("cardtable_hilo_grid") / "emblem.svg").read_text(encoding="utf-8"))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("120", "100", "0 0 120 100")
    allowed = {"svg", "defs", "pattern", "rect", "g", "path", "circle"}
    assert {each.tag.rpartition("}")[2] for each in root.iter()} <= allowed
    assert not any("href" in name or name.startswith("on") for each in root.iter() for name in each.attrib)
