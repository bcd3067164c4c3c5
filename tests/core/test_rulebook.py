"""Rule text to page: sections, generated tables, languages, and what a third party's text may not do."""

from collections.abc import Callable
from typing import Any

import pytest

from cardtable import Game, LawBroken, TextError, games
from cardtable import ruletext as ruletext_module
from cardtable.rulebook import check_rulebook, examples, render
from cardtable.ruletext import SECTIONS, WRITTEN, read_rules
from cardtable.words import LANGUAGES, read_text
from tests.samples.cells import Cells
from tests.samples.cells import Rules as CellsRules
from tests.samples.stakes import Rules as StakesRules
from tests.samples.stakes import Stakes

GAME = Cells()
Edit = Callable[[str, str, str], None]


@pytest.fixture
def edit(monkeypatch: pytest.MonkeyPatch) -> Edit:
    """`edit(lang, old, new)`: the rule text of one language (or of `both`) with something replaced."""
    changes: list[tuple[str, str, str]] = []

    def read(package: str, name: str) -> str:
        text = read_text(package, name)
        for lang, old, new in changes:
            if lang == "both" or name == f"rules.{lang}.md":
                assert old in text
                text = text.replace(old, new)
        return text

    monkeypatch.setattr(ruletext_module, "read_text", read)
    return lambda lang, old, new: changes.append((lang, old, new))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_installed_game_has_a_page_with_all_sections_in_order(game: Game[Any, Any], lang: str) -> None:
    page = render(game, lang)
    assert [section.id for section in page.sections if section.id in SECTIONS] == list(SECTIONS)
    assert all(section.nav and section.title and section.html.strip() for section in page.sections)
    assert page.html.count("<section ") == len(page.sections)
    assert page.html.count("<table>") >= 1


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_worked_examples_of_every_installed_game_are_true(game: Game[Any, Any]) -> None:
    assert check_rulebook(game) > 0


def test_a_page_says_for_whom_and_how_long_and_who_runs_the_site() -> None:
    english, german = render(GAME, "en", operator="Erika"), render(GAME, "de")
    assert english.about.startswith("For 1–3 players, about 10 minutes.")
    assert german.about.startswith("Für 1–3 Personen, etwa 10 Minuten.")
    assert english.foot == "Text of 2026-11-30 · This site is run by Erika."
    assert german.foot == "Stand: 2026-11-30."


def table_rows(html: str) -> list[list[str]]:
    rows = html.split("<tbody>")[1].split("</tbody>")[0].split("<tr>")[1:]
    return [[cell.split(">", 1)[1].split("</t")[0] for cell in row.split("<t")[1:] if cell[0] in "hd"] for row in rows]


def section(page_html: str, id: str) -> str:
    return page_html.split(f'<section id="{id}"')[1].split("</section>")[0]


def test_house_rules_come_from_the_model_with_their_bounds() -> None:
    rows = table_rows(section(render(Stakes(), "en").html, "house"))
    assert [row[2:] for row in rows] == [["1–5", "3", "yes"], ["2–8 in steps of 2, none", "none", "yes"]]


def test_at_a_table_the_values_in_force_are_shown_and_changed_ones_stand_out() -> None:
    page = render(Stakes(), "en", StakesRules(hands=5), seats=4, limit=30)
    rows = table_rows(section(page.html, "house"))
    assert [row[4] for row in rows] == ["<strong>5</strong>", "none"]
    defaults = section(page.html, "defaults")
    assert "<b>At this table: 4.</b>" in defaults
    assert "<b>At this table: 30 seconds.</b>" in defaults
    assert "At this table: no limit." in section(render(GAME, "en", limit=0).html, "defaults")


def test_a_page_opened_from_no_table_shows_no_values_in_force() -> None:
    assert "At this table" not in render(GAME, "en").html
    assert "An diesem Tisch" in render(GAME, "de", CellsRules()).html


@pytest.mark.parametrize("id", WRITTEN)
def test_a_missing_section_is_named(edit: Edit, id: str) -> None:
    edit("de", f"{{#{id}}}", f"{{#not-{id}}}")
    with pytest.raises(TextError, match=rf"rules\.de\.md of cells has no section {id};"):
        read_rules(GAME, "de")


def test_a_text_without_date_heading_or_id_is_refused(edit: Edit) -> None:
    edit("en", "date: 2026-11-30", "date: soon")
    with pytest.raises(TextError, match=r"does not begin with a line such as 'date: 2026-11-30'"):
        read_rules(GAME, "en")
    edit("en", "date: soon", "date: 2026-11-30\n\nHello.")
    with pytest.raises(TextError, match="text outside a section"):
        read_rules(GAME, "en")


def test_a_heading_without_an_id_or_with_one_taken_is_refused(edit: Edit) -> None:
    edit("en", " {#setup}", "")
    with pytest.raises(TextError, match="needs an id of its own"):
        read_rules(GAME, "en")
    edit("de", "{#play}", "{#setup}")
    with pytest.raises(TextError, match="needs an id of its own"):
        read_rules(GAME, "de")


def test_an_authors_own_section_comes_before_the_terms(edit: Edit) -> None:
    edit("en", "## Terms {#terms}", "## Manners {#manners}\n\nBe kind.\n\n## Terms {#terms}")
    ids = [part.id for part in read_rules(GAME, "en").parts]
    assert ids == [*SECTIONS[:5], "manners", *SECTIONS[5:]]
    page = render(GAME, "en")
    assert next(section for section in page.sections if section.id == "manners").nav == "Manners"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Grid\n: Your four cards.", "Grid\n: Your four cards.\n\nStock\n: The rest.", "section terms"),
        ("### May I look?", "### May I look?\n\nNever.\n\n### Really?", "section questions"),
        ("points = [2]", "points = [2] # so it is", "are not the same in en and de"),
        (
            "## Terms {#terms}",
            "## Manners {#manners}\n\nBe kind.\n\n## Terms {#terms}",
            "the sections are setup, .*manners.* in one and",
        ),
    ],
)
def test_what_one_language_has_the_other_must_have(edit: Edit, old: str, new: str, says: str) -> None:
    edit("en", old, new)
    with pytest.raises(TextError, match=says):
        check_rulebook(GAME)


def test_a_lying_example_is_caught_with_what_is_so(edit: Edit) -> None:
    edit("both", "points = [2]", "points = [3]")
    with pytest.raises(LawBroken, match=r"cells, example 1: at the end: points is \[2\], not \[3\]"):
        check_rulebook(GAME)


def test_a_text_without_an_example_proves_nothing(edit: Edit) -> None:
    edit("both", "```toml example", "```toml")
    with pytest.raises(TextError, match="no worked example"):
        check_rulebook(GAME)
    assert examples(GAME, "en") == ()


@pytest.mark.parametrize(
    "evil",
    [
        "<script>alert(1)</script>",
        '<img src=x onerror="alert(1)">',
        "[click](javascript:alert)",
        "![tracker](https://example.org/pixel.png)",
        '<a href="/x" onclick="alert(1)">x</a>',
        "<iframe src=https://example.org></iframe>",
        "<style>body{display:none}</style>",
    ],
)
def test_a_third_partys_text_brings_no_script_style_or_foreign_picture(edit: Edit, evil: str) -> None:
    edit("en", "Four cards face down for everybody.", evil)
    edit("en", "## Set-up {#setup}", f"## {evil} {{#setup}}")
    html = section(render(GAME, "en").html, "setup")
    for tag in ("<script", "<img", "<iframe", "<style", 'href="javascript', "<a onclick", '<a href="/x" onclick'):
        assert tag not in html


def test_a_term_can_be_linked_to(edit: Edit) -> None:
    edit("en", "Turn a card over", "Turn a card of your [grid](#term-grid) over")
    html = render(GAME, "en").html
    assert '<dt id="term-grid">' in html
    assert 'href="#term-grid"' in html


def test_a_worked_example_is_a_list_to_read_without_javascript() -> None:
    html = section(render(GAME, "en").html, "example")
    items = html.split("<ol>")[1].split("</ol>")[0].split("<li>")[1:]
    assert [item.removesuffix("</li>") for item in items][1:] == [
        "Lena draws a card.",
        "Lena puts the card in the grid.",
        "Points now: Lena 2.",
    ]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TextError, match="no language 'fr'"):
        render(GAME, "fr")
