"""High-Low in real browsers: two people through a link, a reload, one person against CPUs by keyboard and by touch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open, press_tile

CHOICE = "Your choices"
REMATCH = re.compile("Rematch|Noch eine Partie|Noch einmal|Revanche")


def name_oneself(page: Page, name: str) -> None:
    """In the lobby; the home page that is just being left has such a field as well."""
    page.get_by_role("textbox", name="Link to this table").wait_for()
    field = page.get_by_role("textbox", name=re.compile("Your name|Dein Name"))
    field.fill(name)
    field.press("Enter")


def choices(page: Page) -> list[str]:
    """What the person may press now; empty when it is not their turn, or the last answer is still on its way."""
    buttons = page.get_by_role("group", name=CHOICE).get_by_role("button", disabled=False)
    return [text.strip() for text in buttons.all_inner_texts()]


def press_first(page: Page, *wanted: str) -> None:
    """Presses the first of these choices that is offered."""
    group = page.get_by_role("group", name=CHOICE)
    for name in wanted:
        button = group.get_by_role("button", name=re.compile(name))
        if button.count():
            button.first.click()
            return
    raise AssertionError(f"none of {wanted} is offered, but {choices(page)}")


def play_on(*people: Page) -> None:
    """Everybody calls until one hit, then banks, until the match is over for all."""
    for _ in range(300):
        if all(page.get_by_role("region", name="Result").count() for page in people):
            return
        for page in people:
            offered = choices(page)
            if offered:
                press_first(page, *(["Bank"] if any("Bank" in text for text in offered) else ["Higher", "Lower"]))
        people[0].wait_for_timeout(60)
    raise AssertionError("the match does not end")


def test_two_people_play_a_match_to_its_end_through_a_link(person: Open) -> None:
    lena = person("/", viewport=DESKTOP)
    press_tile(lena, "High-Low", "^Private table")
    name_oneself(lena, "Lena")
    link = lena.get_by_role("textbox", name="Link to this table").input_value()

    ben = person("/t/" + link.rsplit("/", 1)[-1], viewport=PHONE)
    name_oneself(ben, "Ben")
    expect(lena.get_by_role("list")).to_contain_text("Ben")
    expect(ben.get_by_role("button", name="Start")).to_have_count(0)
    lena.get_by_role("button", name="Start").click()

    expect(lena.get_by_role("main", name="Table")).to_be_visible()
    expect(ben.get_by_role("main", name="Table")).to_be_visible()
    assert choices(ben) == [], "Ben waits while Lena is on turn"
    play_on(lena, ben)

    won = lena.get_by_role("heading", level=1, name=re.compile("win|draw", re.IGNORECASE)).inner_text()
    expect(ben.get_by_role("region", name="Result")).to_contain_text("Lena")
    places = [
        page.get_by_role("region", name="Result").get_by_role("listitem").all_inner_texts() for page in (lena, ben)
    ]
    figures = [[re.findall(r"\d+", line) for line in lines] for lines in places]
    assert figures[0] == figures[1], f"both read the same places ({won})"

    lena.get_by_role("button", name=REMATCH).click()
    expect(ben.get_by_role("textbox", name="Link to this table")).to_be_visible()


def test_a_reload_in_mid_turn_returns_to_the_seat(person: Open) -> None:
    lena = person("/")
    press_tile(lena, "High-Low", "^Play High-Low")
    expect(lena.get_by_role("group", name=CHOICE)).to_be_visible()
    offered = choices(lena)
    card = lena.get_by_role("group", name="Card to beat").get_by_role("img").get_attribute("aria-label")
    lena.reload()
    expect(lena.get_by_role("group", name=CHOICE)).to_be_visible()
    assert choices(lena) == offered
    assert lena.get_by_role("group", name="Card to beat").get_by_role("img").get_attribute("aria-label") == card


def test_a_second_tab_is_the_same_seat_and_follows_the_first(person: Open) -> None:
    first = person("/")
    press_tile(first, "High-Low", "^Play High-Low")
    expect(first.get_by_role("group", name=CHOICE)).to_be_visible()
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.get_by_role("group", name=CHOICE)).to_be_visible()
    press_first(first, "Lower", "Higher")
    expect(second.get_by_role("group", name="Gone").get_by_role("img")).to_be_visible()
    # After a miss the CPU plays on at once, so that the card of one moment need not be the card of the next.
    for _ in range(100):
        cards = [tab.get_by_role("group", name="Card to beat").get_by_role("img") for tab in (first, second)]
        if len({card.get_attribute("aria-label") for card in cards}) == 1:
            return
        first.wait_for_timeout(50)
    raise AssertionError("the two tabs do not come to show the same card")


def test_somebody_who_is_not_seated_watches_and_gets_no_choices(person: Open) -> None:
    lena = person("/")
    press_tile(lena, "High-Low", "^Play High-Low")
    expect(lena.get_by_role("group", name=CHOICE)).to_be_visible()
    eve = person("/t/" + lena.url.rsplit("/", 1)[-1])
    expect(eve.get_by_role("group", name="Card to beat")).to_be_visible()
    assert choices(eve) == []


def test_a_match_is_played_by_keyboard_alone(person: Open) -> None:
    lena = person("/", viewport=DESKTOP)
    button = lena.get_by_role("button", name=re.compile("^Play High-Low"))
    for _ in range(30):
        lena.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    lena.keyboard.press("Enter")
    expect(lena.get_by_role("group", name=CHOICE)).to_be_visible()
    for _ in range(300):
        if lena.get_by_role("button", name=REMATCH).count():
            break
        offered = choices(lena)
        if offered:
            # The digit on a button is its key; the last one banks.
            bank = any("Bank" in text for text in offered)
            lena.keyboard.press(str(len(offered)) if bank else "1")
        lena.wait_for_timeout(60)
    expect(lena.get_by_role("button", name=REMATCH)).to_be_visible()


def test_a_match_is_played_by_touch_on_a_phone_in_german(person: Open) -> None:
    lena = person("/", has_touch=True, is_mobile=True, locale="de-DE")
    press_tile(lena, "High-Low", "^High-Low jetzt spielen")
    group = lena.get_by_role("group", name="Deine Möglichkeiten").or_(lena.get_by_role("group", name="Deine Wahl"))
    expect(group).to_be_visible()
    for _ in range(300):
        if lena.get_by_role("button", name=REMATCH).count():
            break
        buttons = group.get_by_role("button")
        if buttons.count():
            secure = group.get_by_role("button", name=re.compile("sichern"))
            target = secure.first if secure.count() else buttons.first
            box = target.bounding_box()
            assert box is not None
            assert box["height"] >= 44, "a finger needs 44 pixels"
            target.tap()
        lena.wait_for_timeout(60)
    expect(lena.get_by_role("button", name=REMATCH)).to_be_visible()
