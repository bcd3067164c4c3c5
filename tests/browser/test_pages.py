"""Every page: nothing for axe to find, no sideways scrolling, both languages, with and without JavaScript."""

from __future__ import annotations

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open, press_tile

NARROW = {"width": 360, "height": 640}
LANDSCAPE = {"width": 844, "height": 390}


def expect_clean(page: Page) -> None:
    """No finding of axe, and nothing wider than the window."""
    page.evaluate("Promise.allSettled(document.getAnimations().map(animation => animation.finished))")
    found = Axe().run(page)
    findings = [(each["id"], [node["html"] for node in each["nodes"]]) for each in found.response["violations"]]
    assert not findings, json.dumps(findings, indent=1)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "viewport", [NARROW, PHONE, LANDSCAPE, DESKTOP], ids=["narrow", "phone", "landscape", "desktop"]
)
def test_axe_finds_nothing_from_the_first_page_to_the_last(person: Open, viewport: dict[str, int], scheme: str) -> None:
    page = person("/", viewport=viewport, color_scheme=scheme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect_clean(page)

    press_tile(page, "High-Low", "^Private table")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect_clean(page)

    page.get_by_role("button", name="One seat fewer").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("group", name="Your choices")).to_be_visible()
    expect_clean(page)
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), "a table does not scroll"

    for _ in range(3):
        page.get_by_role("button", name="End turn").click()
        page.get_by_role("dialog").get_by_role("button").first.wait_for()
        if page.get_by_role("dialog").count():
            expect_clean(page)
            page.get_by_role("dialog").get_by_role("button", name="End turn").click()
        page.wait_for_timeout(200)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect_clean(page)


def test_the_language_changes_without_a_reload_and_stays(person: Open) -> None:
    page = person("/")
    page.evaluate("window.kept = true")
    page.get_by_role("button", name="Auf Deutsch umschalten").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name=re.compile("^Eigener Tisch"))).to_be_visible()
    assert page.evaluate("window.kept") is True
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect_clean(page)


@pytest.mark.parametrize(("lang", "heading"), [("en", "How to play"), ("de", "So wird gespielt|Ablauf|Spielablauf")])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_rules_are_readable_without_javascript(
    browser: Browser, server: str, lang: str, heading: str, viewport: dict[str, int]
) -> None:
    context = browser.new_context(java_script_enabled=False, viewport=viewport, base_url=server)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"/rules/highlow?lang={lang}")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("heading", name=re.compile(heading)).first).to_be_visible()
    assert page.locator("link[rel=alternate][hreflang]").count() >= 2
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_rules(person: Open, scheme: str) -> None:
    page = person("/rules/highlow", color_scheme=scheme)
    expect_clean(page)


def test_the_rules_opened_from_a_table_show_what_is_in_force_there(person: Open) -> None:
    page = person("/")
    press_tile(page, "High-Low", "^Private table")
    group = page.get_by_role("group", name="Turns per player")
    group.get_by_role("button", name="More").click()
    expect(group).to_contain_text("4")
    href = page.get_by_role("link", name="Rules").get_attribute("href")
    page.goto(href or "")
    row = page.get_by_role("row", name=re.compile("Turns per player"))
    expect(row).to_contain_text("4")


def test_an_unknown_room_says_so_and_leads_home(person: Open) -> None:
    page = person("/t/otter-aaaaaaaaaaaa")
    expect(page.get_by_role("link", name=re.compile("All games|home", re.IGNORECASE)).first).to_be_visible()
    expect(page.locator("body")).to_contain_text(re.compile("no such|not exist|no table|no room", re.IGNORECASE))
