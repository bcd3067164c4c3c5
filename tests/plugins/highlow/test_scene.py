"""What is drawn and said."""

from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from cardtable import Action, Dice, Fact, Mark, Refusal, Table, cards
from cardtable.words import words
from cardtable_highlow import HighLow, Rules, State
from cardtable_highlow.cpu import FullDeck

GAME = HighLow()
NAMES = ("Lena", "Jonas")
KING, EQUAL, NONE = "Miss: the king beats the 8.", "Another 8: equal misses.", "No points this turn."


def played(line: str, *kinds: str, rules: Rules | None = None, **given: Any) -> State:
    state = GAME.hand(Dice.stacked(cards(line)), rules, **given)
    for kind in kinds:
        state = GAME.play(state, state.seat, Action(kind))
    return state


def said(state: State, lang: str, me: int | None = None) -> list[str]:
    scene = GAME.scene(GAME.hide(state, me), me)
    return [words(GAME, lang).say(note, NAMES, me) for note in scene.notes]


def test_deck_card_and_gone_pile_lie_in_the_centre_and_the_card_is_lit() -> None:
    scene = GAME.scene(GAME.hide(played("Ts 3s 8d", "lower", "higher", seats=2), 0), 0)
    deck, table, gone = scene.zones
    assert (deck.layout, deck.shown, len(deck.cards), set(map(str, deck.cards))) == ("pile", "back", 49, {"??"})
    assert (table.layout, table.cards, table.marks) == ("row", cards("8d"), (Mark("guess", (0,)),))
    assert (gone.layout, gone.shown, gone.cards) == ("pile", "all", cards("Ts 3s"))
    assert {zone.seat for zone in scene.zones} == {None}


def test_streak_totals_and_turns_left_are_facts() -> None:
    state = GAME.hand(Dice(1), totals=(5, 3), left=2, seat=1, streak=3)
    assert GAME.scene(state, None).facts == (
        Fact("streak", 3, kind="streak"),
        Fact("total", 5, (0,)),
        Fact("total", 3, (1,)),
        Fact("left", 1, (0,)),
        Fact("left", 2, (1,)),
    )


def test_an_ace_that_counts_high_is_said_at_the_table() -> None:
    facts = GAME.scene(played("7h", rules=Rules(ace="high")), None).facts
    assert Fact("ace-high", None, kind="badge") in facts


def test_the_title_counts_the_turns_of_each() -> None:
    state = GAME.hand(Dice(1), totals=(5, 3), left=2)
    title = GAME.scene(state, None).title
    assert title is not None
    assert words(GAME, "en").say(title) == "Turn 2 of 3 each"
    assert words(GAME, "de").say(title) == "Zug 2 von je 3"


@pytest.mark.parametrize(
    ("line", "kinds", "streak", "english", "german"),
    [
        ("3s 8d", ["higher"], 2, "Hit! 3 in a row. The 8 beats the 3.", "Treffer! 3 in Folge. 8 schlägt 3."),
        ("8d 3s", ["lower"], 0, "Hit! 1 in a row. The 3 is below the 8.", "Treffer! 1 in Folge. 3 liegt unter 8."),
        ("8d Ks", ["lower"], 1, f"{KING} 1 point lost.", "Daneben: König schlägt 8. 1 Punkt verloren."),
        (
            "8d Ks",
            ["lower"],
            0,
            f"{KING} No points this turn.",
            "Daneben: König schlägt 8. Keine Punkte in diesem Zug.",
        ),
        ("8d 8s", ["lower"], 2, f"{EQUAL} 2 points lost.", "Wieder 8: Gleich ist daneben. 2 Punkte verloren."),
        ("8d", ["bank"], 3, "3 points banked.", "3 Punkte gesichert."),
        ("8d", ["bank"], 0, NONE, "Keine Punkte in diesem Zug."),
    ],
)
def test_what_happened_is_said_in_a_sentence(
    line: str, kinds: list[str], streak: int, english: str, german: str
) -> None:
    state = played(line, *kinds, seats=2, streak=streak)
    assert said(state, "en") == [english]
    assert said(state, "de") == [german]


@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        ("8d", "Higher or lower than 8?", "Höher oder niedriger als 8?"),
        ("Kd", "Call lower than king, or bank?", "Niedriger als König oder sichern?"),
        ("Ad", "Call higher than ace, or bank?", "Höher als Ass oder sichern?"),
    ],
)
def test_the_question_names_the_card_and_only_what_can_be_called(code: str, english: str, german: str) -> None:
    prompt = GAME.turn(played(code)).prompt
    assert prompt is not None
    assert words(GAME, "en").say(prompt) == english
    assert words(GAME, "de").say(prompt) == german


def test_the_choices_come_in_order_and_say_what_they_do() -> None:
    choices = GAME.choices(played("8d", streak=3), 0)
    assert [words(GAME, "en").choice(choice) for choice in choices] == ["Higher", "Lower", "Bank 3 points"]
    assert [words(GAME, "de").choice(choice) for choice in choices] == ["Höher", "Niedriger", "3 Punkte sichern"]
    nothing = GAME.choices(played("8d"), 0)[-1]
    assert words(GAME, "en").choice(nothing) == "End turn"
    assert words(GAME, "en").text(f"confirm-{nothing.confirm}") == "End your turn without points?"
    assert words(GAME, "de").text(f"confirm-{nothing.confirm}") == "Deinen Zug ohne Punkte beenden?"


@pytest.mark.parametrize(
    ("code", "kind", "english", "german"),
    [
        ("Kd", "higher", "Nothing is higher than the king here.", "Höher als König geht hier nicht."),
        ("Ad", "lower", "Nothing is lower than the ace here.", "Niedriger als Ass geht hier nicht."),
    ],
)
def test_a_refusal_says_why(code: str, kind: str, english: str, german: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.play(played(code), 0, Action(kind))
    assert words(GAME, "en").say(refused.value.message) == english
    assert words(GAME, "de").say(refused.value.message) == german


def test_the_sheet_at_the_end_shows_how_each_total_came_about() -> None:
    table = Table(GAME, seats=2, seed=2)
    dice = Dice("sheet")
    while not table.over:
        seat = table.turn.seats[0]
        table.act(seat, FullDeck().choose(table.known(seat), seat, dice))
    assert max(table.score.points) > 0
    scene = table.view(None).scene
    (sheet,) = scene.sheets
    assert sheet.columns == ("place", "turns", "points")
    for (seat,), (place, turns, points) in sheet.rows:
        assert place == table.score.places[seat]
        assert points == table.score.points[seat] == sum(map(int, str(turns).split(" + ")))
        assert len(str(turns).split(" + ")) == 3
    assert not any(fact.key in ("streak", "left") for fact in scene.facts)


def test_the_sheet_lists_the_best_first() -> None:
    state = GAME.play(GAME.hand(Dice(1), totals=(2, 7, 4), left=1, seat=2, streak=1), 2, Action("bank"))
    (sheet,) = GAME.scene(state, None).sheets
    assert [seats for seats, _ in sheet.rows] == [(1,), (2,), (0,)]


def test_the_verdict_names_the_winner_or_the_draw() -> None:
    won = GAME.play(GAME.hand(Dice(1), totals=(5, 3), left=1, seat=1, streak=1), 1, Action("bank"))
    (why,) = GAME.score(won).why
    assert words(GAME, "en").say(why, NAMES) == "Lena wins with 5 points, the highest total."
    assert words(GAME, "de").say(why, NAMES, 0) == "Du gewinnst mit 5 Punkten, der höchsten Gesamtzahl."
    drawn = GAME.play(GAME.hand(Dice(1), totals=(5, 4), left=1, seat=1, streak=1), 1, Action("bank"))
    (why,) = GAME.score(drawn).why
    assert words(GAME, "en").say(why, NAMES) == "A draw: 2 players share first place with 5 points each."


def test_the_emblem_is_a_picture_of_120_by_100_without_scripts_or_links() -> None:
    root = ElementTree.fromstring((files("cardtable_highlow") / "emblem.svg").read_text(encoding="utf-8"))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("120", "100", "0 0 120 100")
    allowed = {"svg", "defs", "pattern", "rect", "g", "path"}
    assert {each.tag.rpartition("}")[2] for each in root.iter()} <= allowed
    assert not any("href" in name or name.startswith("on") for each in root.iter() for name in each.attrib)
