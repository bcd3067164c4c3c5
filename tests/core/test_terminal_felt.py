"""The felt: what lies where, at any size."""

from __future__ import annotations

import re

import pytest

from cardtable import Fact, Scene, Zone, cards, games, replace
from cardtable.terminal.faces import Hold
from cardtable.terminal.felt import Felt
from cardtable.terminal.looks import Looks
from cardtable.terminal.match import Match
from tests.core.forms import Forms
from tests.core.terminals import GAME, a_match, speech_of


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


def test_zones_of_an_unknown_layout_are_drawn_as_a_row() -> None:
    from cardtable.terminal.faces import BIG, draw_zone

    drawn = draw_zone(Looks(GAME), Zone("x", "spiral", cards("Qs Th")), BIG, Hold(), 60)
    assert "Q♠" in "".join(drawn.lines())
    assert "10♥" in "".join(drawn.lines())
