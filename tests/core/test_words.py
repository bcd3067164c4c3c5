import pytest

from cardtable import Action, Card, Choice, SeatRef, TextError, args, cards, games, say
from cardtable.words import LANGUAGES, Words, catalogue, keys, labels, package_of, relation, words

HIGHLOW = games()["highlow"]


def test_core_says_the_same_in_both_languages() -> None:
    assert keys(catalogue(None, "en")) == keys(catalogue(None, "de"))


def test_a_message_is_a_sentence_in_the_readers_language() -> None:
    message = say("no-out_of_range", low=40, high=1000)
    assert words(None, "en").say(message) == "Choose from 40 to 1,000."
    assert words(None, "de").say(message) == "Wähle 40 bis 1.000."


@pytest.mark.parametrize(
    ("card", "en", "de"),
    [
        (cards("Qs")[0], "queen of spades", "Pik Dame"),
        (cards("8d")[0], "8 of diamonds", "Karo 8"),
        (cards("??")[0], "a card", "eine Karte"),
    ],
)
def test_a_card_has_a_name_in_words(card: Card, en: str, de: str) -> None:
    assert (words(None, "en").card(card), words(None, "de").card(card)) == (en, de)


def test_a_card_of_a_games_own_suits_is_named_too() -> None:
    assert words(None, "en").card(Card("B-1", "B", -1)) == "B −1"


def test_every_card_of_a_game_has_a_label_in_both_languages() -> None:
    assert labels(HIGHLOW)["Th"] == {"en": "10 of hearts", "de": "Herz 10"}
    assert len(labels(HIGHLOW)) == 52


@pytest.mark.parametrize(
    ("seat", "me", "teams", "expected"),
    [(0, 0, (), "me"), (1, 0, (), "other"), (2, 0, (0, 1, 0, 1), "partner"), (1, None, (0, 1), "other")],
)
def test_a_seat_stands_to_the_reader_as_me_partner_or_other(
    seat: int, me: int | None, teams: tuple[int, ...], expected: str
) -> None:
    assert relation(seat, me, teams) == expected


def test_a_seat_is_named_or_numbered_from_one() -> None:
    assert words(None, "en").seat(1, ("Lena", "Ben")) == "Ben"
    assert words(None, "de").seat(1) == "Platz 2"


def test_what_happened_and_what_may_be_done_are_sentences_of_the_game() -> None:
    for lang in LANGUAGES:
        said = words(HIGHLOW, lang)
        assert "Ben" in said.action(1, Action("bank"), ("Lena", "Ben"), me=0)
        assert "Ben" not in said.action(1, Action("bank"), ("Lena", "Ben"), me=1)
        assert "3" in said.choice(Choice("bank", args=args(points=3)))


def test_a_missing_message_or_argument_is_named() -> None:
    with pytest.raises(TextError, match="no message 'no-such'"):
        words(None, "en").text("no-such")
    with pytest.raises(TextError, match="no-out_of_range"):
        words(None, "en").text("no-out_of_range", low=1)
    with pytest.raises(TextError, match="no language 'fr'"):
        Words(None, "fr")


def test_a_catalogue_that_is_no_fluent_is_refused_with_the_line() -> None:
    with pytest.raises(TextError, match="this = is } not"):
        keys("fine = yes\nthis = is } not\n")


def test_attributes_count_as_keys() -> None:
    assert keys("rule-a = A\n    .about = B\n") == {"rule-a", "rule-a.about"}


def test_a_games_texts_are_found_beside_its_class() -> None:
    assert package_of(HIGHLOW) == "cardtable_highlow"


def test_who_gives_the_name_and_the_relation() -> None:
    given = words(None, "en")._given((("who", SeatRef(1)),), ("Lena", "Ben"), 1, ())
    assert given == {"who": "Ben", "who-rel": "me"}
