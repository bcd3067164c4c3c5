"""The terminal table: whole matches by pipe and by keyboard alone, and every way in which a choice can ask."""

from __future__ import annotations

import asyncio
import itertools
import re
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from cardtable import Choice, Dice, Fact, Game, Scene, Table, Zone, cards, games, replace, sample
from cardtable.terminal.app import TableApp
from cardtable.terminal.dialogs import Ask, Dialog
from cardtable.terminal.draft import Draft, drafts
from cardtable.terminal.faces import Hold
from cardtable.terminal.felt import Felt
from cardtable.terminal.keys import keys_for
from cardtable.terminal.looks import Looks
from cardtable.terminal.match import Match
from cardtable.terminal.phrases import phrase
from cardtable.terminal.plain import PlainTable
from cardtable.terminal.plain_replay import print_replay
from cardtable.terminal.recording import OPEN, Recording
from cardtable.terminal.replay_app import ReplayApp
from cardtable.terminal.speech import Speech
from cardtable.terminal.widgets import AmountField, FeltView, Press
from cardtable.words import LANGUAGES, keys, read_text
from tests.core.conftest import Site
from tests.core.forms import Forms

GAME = Forms()
SIZES = ((80, 24), (120, 40))


def a_match(game: Game[Any, Any] = GAME, *, seats: int = 2, seed: str = "3", **given: Any) -> Match:
    return Match(game, levels=["random"], seats=seats, seed=seed, **given)


def speech_of(match: Match, lang: str = "en") -> Speech:
    return Speech(match.game, lang, match.names, match.me)


# A choice on its way to an action -----------------------------------------------------------------------------------


def test_a_few_amounts_are_offered_one_by_one_and_more_are_typed() -> None:
    assert [draft.amount for draft in drafts([Choice("bid", low=0, high=13)])] == list(range(14))
    assert [draft.needs for draft in drafts([Choice("raise", low=0, high=15)])] == ["amount"]


def test_a_pool_of_exactly_as_many_as_are_wanted_is_taken_whole() -> None:
    draft = Draft.begin(Choice("close", cells=(4, 5), count=2, word="rows"))
    assert draft.needs == ""
    assert draft.action().cells == (4, 5)


def test_several_cards_are_picked_taken_back_and_never_too_many() -> None:
    one, two, three = cards("2c 3c 4c")
    draft = Draft.begin(Choice("pass", (one, two, three), count=2)).toggle(one).toggle(two)
    assert draft.needs == ""
    assert draft.toggle(three) == draft
    assert draft.toggle(one).needs == "cards"
    assert draft.toggle(*cards("Ks")) == draft
    assert draft.toggle(one).toggle(three).action().cards == (two, three)


def test_keys_are_letters_of_the_labels_and_all_different() -> None:
    assert keys_for(["Higher", "Lower", "Bank 2 points"]) == ["h", "l", "b"]
    assert keys_for(["Höher", "Tiefer", "Halten", "Quatsch"], ["q"]) == ["h", "t", "a", "u"]
    assert keys_for(["Öä", "Öä"]) == ["1", "2"]


# Words --------------------------------------------------------------------------------------------------------------


def test_the_terminals_own_phrases_are_the_same_in_every_language() -> None:
    sources = [keys(read_text("cardtable.terminal", f"phrases.{lang}.ftl")) for lang in LANGUAGES]
    assert sources[0] == sources[1]


def test_every_phrase_that_is_named_exists_and_every_one_that_exists_is_used() -> None:
    folder = Path(sys.modules["cardtable.terminal"].__path__[0])
    files = [*folder.glob("*.py"), *folder.with_name("commands").glob("*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    known = keys(read_text("cardtable.terminal", "phrases.en.ftl"))
    named = set(re.findall(r"""\bphrase\(\s*"([a-z-]+)\"""", code))
    assert named
    assert named <= known
    assert {key for key in known if f'"{key}"' not in code} == set()


def test_a_message_that_a_plugin_lacks_is_shown_by_the_end_of_its_key() -> None:
    assert speech_of(a_match()).text("fact-odd_thing") == "odd thing"


def test_a_card_that_is_hidden_is_in_no_sentence() -> None:
    match = a_match(seats=3)
    text = "\n".join(speech_of(match).scene(match.view().scene))
    words = speech_of(match)
    hidden = {card for hand in match.table.state.hands[1:] for card in hand}
    hidden |= {card for grid in match.table.state.grids for card in grid[:3]}
    assert hidden
    assert [card for card in hidden if words.card(card) in text] == []
    assert all(words.card(card) in text for card in match.table.state.hands[0])


# Line by line -------------------------------------------------------------------------------------------------------


class Script:
    """Answers questions, and remembers everything written."""

    def __init__(self, answer: Callable[[list[str]], str]) -> None:
        self.lines: list[str] = []
        self._answer = answer

    def read(self, prompt: str) -> str:
        line = self._answer(self.lines)
        self.lines.append(prompt + line)
        return line

    def write(self, line: str) -> None:
        self.lines.append(line)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def answers(*lines: str) -> Script:
    left = iter(lines)

    def answer(_: list[str]) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return Script(answer)


def at_random(seed: int) -> Script:
    """Any of the numbers or letters on offer; amounts and pairs where they are asked for."""
    dice = Dice(seed)

    def answer(lines: list[str]) -> str:
        offered = []
        for line in reversed(lines):
            found = re.match(r"  (\d+|[a-z])  ", line)
            if found is None:
                break
            offered.append(found[1])
        if lines[-1].endswith("(y/n)"):
            return dice.choice("yn")
        if not offered or " = " in lines[-1]:
            return str(10 + dice.below(391))
        if offered[0].isalpha():
            return " ".join(dice.pick(offered, 2))
        return dice.choice(offered)

    return Script(answer)


def test_whole_matches_are_played_line_by_line_in_every_form_of_choice() -> None:
    kinds: set[str] = set()
    for seed in range(12):
        match = a_match(seed=str(seed), seats=2 + seed % 3)
        script = at_random(seed)
        assert PlainTable(match, speech_of(match), script.read, script.write).play()
        assert match.over
        assert "The match is over." in script.text
        kinds |= {entry.action.kind + entry.action.word for entry in match.table.log if entry.seat == 0}
    assert kinds == {
        "pass", "bid", "stake", "fold", "place", "flip", "play", "closerows", "closecolumns", "keep",
    }  # fmt: skip


def test_the_end_of_the_input_ends_the_table_cleanly() -> None:
    match = a_match()
    script = answers("1")
    assert not PlainTable(match, speech_of(match), script.read, script.write).play()
    assert script.lines[-1] == "Goodbye."


def test_q_leaves_at_any_question_and_an_empty_line_takes_a_choice_back() -> None:
    for lines in (["q"], ["1", "q"], ["1", "", "Q"]):
        match = a_match()
        script = answers(*lines)
        assert not PlainTable(match, speech_of(match), script.read, script.write).play()
        assert len(match.table.log) == 1  # the other's pass


@pytest.mark.parametrize(
    "line", ["9", "0", "-1", "²", "zz", "1 1", "1 aa", "1 az", "1 abc", "1 ab 2", "Kx", "1.5", "\t"]
)
def test_what_is_not_on_offer_changes_nothing(line: str) -> None:
    match = a_match()
    script = answers(line)
    PlainTable(match, speech_of(match), script.read, script.write).play()
    assert [entry.seat for entry in match.table.log] == [1]


def test_picks_may_stand_behind_the_number_as_letters_or_as_codes() -> None:
    for form in ("1 ab", "1 a b", "1 {0} {1}", "1 {0} {1}".lower()):
        match = a_match()
        hand = match.table.state.hands[0]
        script = answers(form.format(*hand))
        PlainTable(match, speech_of(match), script.read, script.write).play()
        mine = next(entry for entry in match.table.log if entry.seat == 0)
        assert mine.action.cards == hand[:2]


def to_phase(match: Match, phase: str) -> None:
    """Plays on until the person is asked in this phase."""
    dice = Dice("on")
    while match.table.turn.phase != phase or not match.mine:
        if match.mine:
            match.act(sample(match.table.choices(match.me), dice))
        else:
            match.go_on()


def with_refused_cards() -> Match:
    """A match in which the person, the second to play, may not play every card."""
    for seed in itertools.count():
        match = a_match(seed=str(seed), me=1)
        to_phase(match, "play")
        if match.table.view(match.me).refused:
            return match
    raise AssertionError("no such match")


def played_by(match: Match, *lines: str) -> tuple[Script, Any]:
    """What the person did with these lines: the newest of its entries, or None."""
    before = len(match.table.log)
    script = answers(*lines)
    PlainTable(match, speech_of(match), script.read, script.write).play()
    mine = [entry.action for entry in match.table.log[before:] if entry.seat == match.me]
    return script, mine[0] if mine else None


def test_a_choice_is_named_by_the_beginning_of_its_label_and_a_card_by_its_code() -> None:
    match = a_match()
    to_phase(match, "bid")
    assert played_by(match, "bid 3")[1].amount == 3
    to_phase(match, "play")
    card = match.table.choices(0)[0].cards[-1]
    assert played_by(match, card.code.lower())[1].cards == (card,)


def test_an_amount_out_of_range_is_asked_for_again() -> None:
    match = a_match()
    to_phase(match, "stake")
    script, action = played_by(match, "1", "9", "401", "much", "-20", "400")
    assert script.text.count("Give a whole number from 10 to 400.") == 4
    assert "half = 200" in script.text
    assert action.amount == 400


def test_a_question_before_a_choice_is_asked_and_no_takes_it_back() -> None:
    match = a_match()
    to_phase(match, "stake")
    script, action = played_by(match, "fold", "n")
    assert "Fold for nothing? (y/n)" in script.text
    assert action is None
    assert played_by(match, "fold", "y")[1].kind == "fold"


def test_a_card_that_cannot_be_played_is_listed_with_its_reason() -> None:
    match = with_refused_cards()
    script, _ = played_by(match)
    assert re.search(r"  -  .*: You must follow .*\.", script.text)


def test_a_pot_stands_in_the_middle_and_a_teams_fact_at_each_of_its_seats() -> None:
    pot, team = Fact("points", 30, (0, 1), kind="pot"), Fact("stake", 7, (0, 2))
    match = a_match(seats=4)
    scene = Scene((), (pot, team))
    assert [
        match.names.index(line.split(":")[0]) for line in speech_of(match).scene(scene)[1:] if line[:3] != "You"
    ] == [2]
    assert speech_of(match).scene(scene)[:2] == ["30 points.", "You: staked 7."]
    view = replace(match.view(), scene=scene)
    text = "\n".join(Felt(speech_of(match), Looks(GAME)).lay(view, 80, 18, Hold()).lines())
    assert (text.count("30 points"), text.count("staked 7")) == (1, 2)


def test_help_names_the_house_rules_in_force() -> None:
    match = a_match(rules={"hands": 4, "mood": "wild", "limit": 20})
    script, _ = played_by(match, "?")
    assert [line for line in script.lines if line in ("  Hands: 4", "  Mood: wild", "  Echo: No", "  Limit: 20")] == [
        "  Hands: 4",
        "  Mood: wild",
        "  Echo: No",
        "  Limit: 20",
    ]


def test_the_time_of_a_match_can_run_out() -> None:
    class Short(Forms):
        def time_limit(self, rules: Any) -> int:
            return 1

        def time_up(self, state: Any) -> Any:
            return replace(state, phase="result", hand=state.rules.hands)

    match = a_match(Short())
    assert not match.expire()
    match._ends = 0.0
    assert match.expire()
    assert match.over
    assert not match.expire()


# The real command, by pipe ------------------------------------------------------------------------------------------


def drive(command: Sequence[str], environment: dict[str, str], answer: Callable[[str], str]) -> tuple[int, str, str]:
    """Runs a command by its prompts, as a program beside it would: waits for `> `, then writes a line."""
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        timer = threading.Timer(60, child.kill)
        timer.start()
        text = ""
        while char := child.stdout.read(1):
            text += char
            if text.endswith("\n> "):
                child.stdin.write(answer(text) + "\n")
                child.stdin.flush()
        timer.cancel()
        child.stdin.close()
        return child.wait(), text, child.stderr.read()


def test_a_whole_match_is_played_through_a_pipe_saved_and_replayed(forms: Site, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    command = [sys.executable, "-m", "cardtable", "play", "highlow", "--plain", "--seed", "5", "--level", "easy"]

    def answer(text: str) -> str:
        return "y" if text.endswith("(y/n)\n> ") else "1"

    code, text, errors = drive([*command, "--save", str(file), "--name", "Lena"], forms.environment, answer)
    assert (code, errors) == (0, "")
    assert text.startswith("High-Low\n")
    standings = [line for line in text.splitlines() if re.match(r"\d\. (Lena|Ben): ", line)]
    assert len(standings) == 2
    assert text.endswith(f"The match is saved in {file}.\n")

    again = [sys.executable, "-m", "cardtable", "replay", str(file)]
    for seat in ([], ["--seat", "1"], ["--seat", "2"]):
        done = subprocess.run([*again, *seat], capture_output=True, text=True, env=forms.environment, check=True)
        assert done.stderr == ""
        assert done.stdout.splitlines()[-2:] == standings


def test_the_command_ends_cleanly_when_its_input_ends_and_reads_any_bytes(forms: Site) -> None:
    command = [sys.executable, "-m", "cardtable", "play", "highlow", "--lang", "de", "--seed", "1"]
    done = subprocess.run(command, input=b"\xff\xfe\n?\n", capture_output=True, env=forms.environment, check=True)
    assert done.stderr == b""
    text = done.stdout.decode()
    assert "steht nicht zur Wahl" in text
    assert "Hausregeln" in text
    assert text.endswith("Tschüss.\n")


# The screen ---------------------------------------------------------------------------------------------------------


def on_screen(
    app: TableApp | ReplayApp, play: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = (80, 24)
) -> None:
    """Runs an application on a screen of this size and plays on it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await play(pilot)

    asyncio.run(run())


async def settled(pilot: Pilot[None]) -> None:
    """Waits until a dialog is open or something can be pressed: nothing happens now but by the person."""
    app = pilot.app
    for _ in range(400):
        await asyncio.sleep(0.005)
        asked = not isinstance(app, TableApp) or bool(app.query(Press))
        if len(app.screen_stack) > 1 or asked:
            await pilot.pause()
            return
    raise AssertionError("the table came to no rest")


async def press(pilot: Pilot[None], *names: str) -> None:
    for name in names:
        await pilot.press(name)
        await settled(pilot)


def table_app(match: Match, lang: str = "en", **given: Any) -> TableApp:
    return TableApp(match, speech_of(match, lang), pace=0, **given)


def shown(app: TableApp | ReplayApp, name: str) -> str:
    return str(app.screen_stack[0].query_one(f"#{name}", Static).content)


def labels(app: TableApp) -> list[str]:
    return [press.label for press in app.screen_stack[0].query(Press)]


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


# The felt -----------------------------------------------------------------------------------------------------------


def felt_text(match: Match, width: int, height: int) -> str:
    lines = Felt(speech_of(match), Looks(match.game)).lay(match.view(), width, height, Hold()).lines()
    assert [len(line) for line in lines] == [width] * len(lines)
    return "\n".join(lines)


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 8])
def test_the_table_fits_80_columns_and_18_rows_with_any_number_of_seats(seats: int) -> None:
    match = a_match(games()["highlow"], seats=seats)
    text = felt_text(match, 80, 18)
    assert len(text.splitlines()) == 18
    assert all(name[:6] in text for name in match.names if name)
    assert "You" in text
    assert "A♥" in text


def test_every_card_that_may_be_seen_is_on_the_felt_and_no_other() -> None:
    match = a_match(seats=4)
    looks = Looks(match.game)
    state = match.table.state
    for width, height in ((80, 18), (120, 34)):
        text = felt_text(match, width, height)
        seen = {*state.hands[0], *(card for grid in state.grids for card in grid[3:])}
        hidden = set(match.game.deck) - seen
        assert [card for card in seen if looks.label(card) not in text] == []
        assert [card for card in hidden if re.search(rf"(?<!1){looks.label(card)}", text)] == []


def test_cards_of_a_games_own_show_their_code_whatever_their_colour() -> None:
    from cardtable import Card

    class Tiles(Forms):
        deck = tuple(Card(f"{suit}{rank}", suit, rank) for suit in "RB" for rank in (-1, 11))

    looks = Looks(Tiles())
    red, blue = Tiles.deck[0], Tiles.deck[3]
    assert (looks.label(red), looks.label(blue), looks.sign(red)) == ("R−1", "B11", "")
    assert looks.style(red).bgcolor != looks.style(blue).bgcolor


# Replays ------------------------------------------------------------------------------------------------------------


def recorded() -> Recording:
    table = Table(GAME, seats=3, seed="r", names=("Lena", "Ben", "Mia"))
    dice = Dice("d")
    while not table.over:
        if not table.turn.seats:
            table.deal()
            continue
        table.act(table.turn.seats[0], sample(table.choices(table.turn.seats[0]), dice))
    return Recording(GAME, table.record())


def test_a_replay_shows_all_cards_open_or_what_one_seat_knew() -> None:
    recording = recorded()
    start = recording.view(0, OPEN).scene
    blank = cards("??")[0]
    hands = {zone.seat: zone.cards for zone in start.zones if zone.layout == "hand"}
    assert all(blank not in hand for hand in hands.values())
    for seat in range(3):
        scene = recording.view(0, seat).scene
        known = {zone.seat: zone.cards for zone in scene.zones if zone.layout == "hand"}
        assert {owner for owner, hand in known.items() if blank not in hand} == {seat}
        assert recording.view(0, seat).me == seat
    passed = recording.view(1, 1).events[0][2]
    assert recording.view(1, OPEN).events[0][2].cards
    assert passed.cards == ()


def test_a_plain_replay_prints_every_step() -> None:
    recording = recorded()
    lines: list[str] = []
    print_replay(recording, Speech(GAME, "en", recording.names, None), OPEN, lines.append)
    steps = [line for line in lines if line.startswith("Step ")]
    assert steps == [f"Step {step} of {recording.last}" for step in range(1, recording.last + 1)]
    assert lines[-1].startswith("3. ") or lines[-1].startswith("1. ") or lines[-1].startswith("2. ")


def test_a_replay_steps_forth_and_back_to_both_ends_to_any_step_and_to_every_seat() -> None:
    recording = recorded()
    app = ReplayApp(recording, Speech(GAME, "en", recording.names, None))

    async def play(pilot: Pilot[None]) -> None:
        seen = []
        for key in ("right", "right", "left", "end", "right", "home", "left", "pagedown"):
            await press(pilot, key)
            seen.append(app.step)
        assert seen == [1, 2, 1, recording.last, recording.last, 0, 0, 10]
        await press(pilot, "g")
        assert isinstance(app.screen, Ask)
        await pilot.press("1", "2", "enter")
        await pilot.pause(0.1)
        assert app.step == 12
        readers = []
        for _ in range(4):
            await press(pilot, "v")
            readers.append(app.reader)
        assert readers == [0, 1, 2, OPEN]
        await press(pilot, "end", "r")
        assert isinstance(app.screen, Dialog)

    on_screen(app, play)


def test_zones_of_an_unknown_layout_are_drawn_as_a_row() -> None:
    from cardtable.terminal.faces import BIG, draw_zone

    drawn = draw_zone(Looks(GAME), Zone("x", "spiral", cards("Qs Th")), BIG, Hold(), 60)
    assert "Q♠" in "".join(drawn.lines())
    assert "10♥" in "".join(drawn.lines())


def test_the_phrases_speak_german() -> None:
    assert phrase("de", "won") == "Du gewinnst."


def test_a_name_cannot_steer_the_terminal() -> None:
    match = a_match(name="Le\x1b[2Jna\x07\u202e 👩\u200d🚀")
    said = speech_of(match).who(match.me)
    assert said == "Le\ufffd[2Jna\ufffd\ufffd 👩\u200d🚀"
    assert Speech(GAME, "en", ("\r\n\x9b", "Ben"), None).who(0) == "\ufffd" * 3
