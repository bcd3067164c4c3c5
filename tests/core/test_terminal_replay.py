"""Replays: all cards open or what one seat knew, on screen and line by line."""

from __future__ import annotations

from textual.pilot import Pilot

from cardtable import Dice, Table, cards, sample
from cardtable.terminal.dialogs import Ask, Dialog
from cardtable.terminal.plain_replay import print_replay
from cardtable.terminal.recording import OPEN, Recording
from cardtable.terminal.replay_app import ReplayApp
from cardtable.terminal.speech import Speech
from tests.core.screens import on_screen, press
from tests.core.terminals import GAME


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
