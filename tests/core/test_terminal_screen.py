"""The screen: whole matches by keyboard alone, and every way in which a choice can ask."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from cardtable import Dice, games
from cardtable.terminal.app import TableApp
from cardtable.terminal.dialogs import Dialog
from cardtable.terminal.widgets import AmountField, FeltView, Press
from tests.core.screens import labels, on_screen, press, settled, shown, table_app
from tests.core.terminals import a_match, to_phase, with_refused_cards

SIZES = ((80, 24), (120, 40))


async def one_move(pilot: Pilot[None], app: TableApp, dice: Dice) -> None:
    """One decision with keys alone, whatever is asked."""
    if len(app.screen_stack) > 1:
        await press(pilot, dice.choice(("enter", "right", "escape")) if not app.match.paused else "enter")
    elif isinstance(app.focused, FeltView):
        await press(pilot, *["right"] * dice.below(5))
        await press(pilot, dice.choice(("space", "enter", "enter", "down", "f")))
    elif isinstance(app.focused, AmountField):
        await press(pilot, *dice.choice((["1", "2", "0", "enter"], ["up", "enter"], ["f"], ["down", "enter"])))
    else:
        await press(pilot, *dice.choice((["enter"], ["right", "enter"], ["tab"], ["3", "enter"], ["k"], ["left"])))


@pytest.mark.parametrize("size", SIZES)
def test_whole_matches_are_played_by_keyboard_alone_in_every_form_of_choice(size: tuple[int, int]) -> None:
    kinds: set[str] = set()
    for seed in range(2):
        match = a_match(seed=str(seed), seats=4 - 2 * seed, rules={"hands": 2 - seed})
        app = table_app(match)

        async def play(pilot: Pilot[None], app: TableApp = app, dice: Dice = Dice(seed)) -> None:  # noqa: B008
            for _ in range(400):
                if app.match.over:
                    break
                await one_move(pilot, app, dice)
            assert app.match.over
            assert isinstance(app.screen, Dialog)
            await pilot.press("escape")
            await pilot.pause()
            assert shown(app, "prompt") == "The match is over."

        on_screen(app, play, size)
        kinds |= {entry.action.kind for entry in match.table.log if entry.seat == 0}
    assert kinds >= {"pass", "bid", "stake", "place", "play"}


def test_high_low_is_played_to_its_end_with_letters_and_again_after_that() -> None:
    game = games()["highlow"]
    first = a_match(game)
    app = table_app(first, again=lambda: a_match(game, seed="4"))

    async def play(pilot: Pilot[None]) -> None:
        assert labels(app) == ["Higher", "End turn"]  # an ace lies on the table
        while not first.over:
            await press(pilot, "h" if first.table.state.streak == 0 and "Higher" in labels(app) else "b")
        await press(pilot, "c")
        assert labels(app) == ["Play again", "Quit"]
        await press(pilot, "p")
        assert app.match is not first
        assert app.match.mine
        assert not app.match.over

    on_screen(app, play)
    assert {entry.action.kind for entry in first.table.log if entry.seat == 0} == {"higher", "bank"}


def test_several_cards_are_picked_with_space_and_passed_with_enter() -> None:
    match = a_match()
    hand = match.table.state.hands[0]
    app = table_app(match)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "space", "right", "right")
        assert labels(app) == ["Pass 1 of 2"]
        await press(pilot, "enter")
        assert labels(app) == ["Pass 2 of 2"]
        await press(pilot, "enter")

    on_screen(app, play)
    assert match.table.log[1].action.cards == (hand[0], hand[2])


def test_the_button_of_a_full_pick_passes_the_cards_too() -> None:
    match = a_match()
    app = table_app(match)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "p")
        assert len(match.table.log) == 1
        await press(pilot, "space", "right", "space", "p")

    on_screen(app, play)
    assert len(match.table.log) > 1


def test_a_bid_is_given_by_its_digit() -> None:
    match = a_match()
    to_phase(match, "bid")
    app = table_app(match)
    on_screen(app, lambda pilot: press(pilot, "3", "enter"))
    assert next(entry.action for entry in match.table.log if entry.action.kind == "bid").amount == 3


def test_an_amount_is_typed_moved_and_taken_from_a_mark_and_never_out_of_range() -> None:
    match = a_match()
    to_phase(match, "stake")
    app = table_app(match)
    before = len(match.table.log)

    async def play(pilot: Pilot[None]) -> None:
        field = app.query_one(AmountField)
        await press(pilot, "9", "enter")
        assert (field.fits, len(match.table.log)) == (False, before)
        await press(pilot, "up")
        assert field.text == "10"
        await press(pilot, "down")
        assert field.text == "10"
        await press(pilot, "4", "0", "0")
        assert field.fits
        await press(pilot, "backspace", "backspace")
        assert field.text == "4"
        await press(pilot, "tab", "enter")
        assert field.text == "200"
        await press(pilot, "up", "enter")

    on_screen(app, play)
    assert match.table.log[before].action.amount == 201


def test_a_question_is_asked_before_a_choice_that_wants_one() -> None:
    match = a_match()
    to_phase(match, "stake")
    app = table_app(match)
    before = len(match.table.log)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "f")
        assert isinstance(app.screen, Dialog)
        await press(pilot, "n")
        assert len(match.table.log) == before
        await press(pilot, "f", "y")

    on_screen(app, play)
    assert match.table.log[before].action.kind == "fold"


def test_two_modes_of_one_grid_are_switched_by_their_keys() -> None:
    match = a_match()
    to_phase(match, "place")
    app = table_app(match)
    before = len(match.table.log)

    async def play(pilot: Pilot[None]) -> None:
        assert [press.label for press in app.query(Press) if press.has_class("on")] == ["Place"]
        await press(pilot, "f")
        assert [press.label for press in app.query(Press) if press.has_class("on")] == ["Flip"]
        await press(pilot, "right", "enter")

    on_screen(app, play)
    action = match.table.log[before].action
    assert (action.kind, action.cells) == ("flip", (2,))


def test_the_cursor_on_a_card_that_cannot_be_played_shows_the_reason() -> None:
    match = with_refused_cards()
    refused = {card for card, _ in match.table.view(match.me).refused}
    app = table_app(match)
    before = len(match.table.log)

    async def play(pilot: Pilot[None]) -> None:
        for _ in range(6):
            await press(pilot, "right")
            if app._asking.cursor and app._asking.cursor.item in refused:
                assert shown(app, "prompt").startswith("You must follow")
                await press(pilot, "enter")
                assert len(match.table.log) == before
                return
        raise AssertionError("the cursor never came to a refused card")

    on_screen(app, play)


def test_a_tap_selects_a_card_and_the_second_plays_it() -> None:
    match = a_match()
    to_phase(match, "play")
    app = table_app(match)
    before = len(match.table.log)
    target = match.table.choices(0)[0].cards[2]

    async def play(pilot: Pilot[None]) -> None:
        felt = app.query_one(FeltView)
        for _ in range(2):
            spot = next(spot for spot in felt.canvas.spots if spot.target.item == target)
            y = spot.y + 1 - max(0, felt.canvas.height - felt.size.height)
            await pilot.click(FeltView, offset=(spot.x + 1, y))
            await settled(pilot)

    on_screen(app, play)
    assert match.table.log[before].action.cards == (target,)


def test_help_log_and_rules_open_and_close_by_key() -> None:
    match = a_match(games()["highlow"])
    app = table_app(match, "de")

    async def play(pilot: Pilot[None]) -> None:
        for key, title in (("f1", "High-Low"), ("question_mark", "High-Low"), ("f2", "Was geschah"), ("f3", "Regeln")):
            await press(pilot, key)
            assert isinstance(app.screen, Dialog)
            assert title in str(app.screen.query(".heading").first(Static).content)
            await press(pilot, "down", "pagedown", "escape")
            assert len(app.screen_stack) == 1

    on_screen(app, play)


def test_a_running_match_is_left_only_after_a_question() -> None:
    app = table_app(a_match())

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "q", "n")
        assert app.is_running
        await pilot.press("q")
        await pilot.pause(0.1)
        await pilot.press("y")
        await pilot.pause(0.1)
        assert app._exit

    on_screen(app, play)


def test_a_window_of_any_size_is_drawn() -> None:
    app = table_app(a_match(seats=4))

    async def play(pilot: Pilot[None]) -> None:
        for size in ((40, 12), (60, 20), (80, 24), (200, 60), (20, 5), (100, 32)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
        await press(pilot, "space")
        assert labels(app) == ["Pass 1 of 2"]

    on_screen(app, play)
