import json
from typing import Any

import pytest

from cardtable import (
    HIDDEN,
    SEALED,
    Action,
    Card,
    Dice,
    Mark,
    Scene,
    Struct,
    Table,
    Zone,
    cards,
    guess,
    replace,
    sample,
)
from cardtable.knowledge import encode, face_up
from cardtable.walk import cards_in, piles_in, walk
from tests.core.pickers import Pickers

GAME = Pickers()


def table(seats: int = 3, picks: int = 0) -> Table[Any, Any]:
    made = Table(GAME, seats=seats, seed="knowledge")
    for seat in range(picks):
        made.act(seat, sample(made.choices(seat), Dice(seat)))
    return made


def test_a_view_holds_no_card_that_the_seat_does_not_know() -> None:
    full = table()
    for seat in (0, 1, 2, None):
        mine = set(full.state.hands[seat]) if seat is not None else set()
        text = encode(full.view(seat, since=0)).decode()
        shown = {card for card in GAME.deck if f'"{card.code}"' in text}
        assert shown == mine


def test_a_sealed_pick_is_witnessed_as_made_and_no_more() -> None:
    full = table(picks=1)
    assert full.view(0, since=0).events == ((1, 0, full.log[0].action),)
    assert full.view(1, since=0).events == ((1, 0, Action("pick")),)


def test_a_card_that_stays_hidden_is_witnessed_as_a_blank() -> None:
    full = table()
    action = Action("pick", full.state.hands[0][:1])
    unsealed = Pickers()
    unsealed.turn = lambda state: replace(GAME.turn(state), sealed=False)  # type: ignore[method-assign]
    after = unsealed.play(full.state, 0, action)
    assert unsealed.seen(full.state, 0, action, after, 1).cards == (HIDDEN,)
    assert unsealed.seen(full.state, 0, action, after, 0) == action


@pytest.mark.parametrize("picks", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_guess_agrees_with_what_is_known_and_has_no_blank(seat: int | None, picks: int) -> None:
    known = table(picks=picks).known(seat)
    # The undealt cards of this game are nowhere in its state, so the generic guess has too many cards to place.
    with pytest.raises(ValueError, match="blanks for"):
        guess(GAME, known, Dice("guess"))
    whole = Whole()
    guessed = guess(whole, known, Dice("guess"))
    assert HIDDEN not in {card for pile in piles_in(guessed) for card in pile}
    assert SEALED not in guessed.picks.picks
    assert whole.hide(guessed, seat) == known


class Whole(Pickers):
    """The same game played with just the nine cards that were dealt."""

    deck = tuple(sorted(cards_in(table().state)))


def test_two_guesses_differ() -> None:
    known = table().known(0)
    assert len({encode(guess(Whole(), known, Dice(i))) for i in range(5)}) > 1


def test_the_faces_of_a_scene_are_all_of_a_zone_a_piles_top_or_none() -> None:
    three = cards("2c 3c 4c")
    scene = Scene(
        (
            Zone("a", "row", cards("Qs ??"), marks=(Mark("new", (0,)),)),
            Zone("b", "pile", three, shown="top"),
            Zone("c", "pile", cards("Ah Ad"), shown="back"),
        )
    )
    assert face_up(scene) == set(cards("Qs 4c"))


class Nested(Struct):
    one: Card
    pile: tuple[Card, ...]
    rows: tuple[tuple[Card, ...], ...]
    mixed: tuple[tuple[str, Card], ...]
    numbers: tuple[int, ...] = (1, 2)


def test_a_walk_finds_cards_wherever_they_are_kept() -> None:
    two, three, four, five, six = cards("2c 3c 4c 5c 6c")
    value = Nested(two, (three,), ((four,), ()), (("x", five),))
    assert cards_in(value) == {two, three, four, five}
    swapped = walk(value, lambda pile: tuple(six if card is two else card for card in pile))
    assert swapped == replace(value, one=six)


def test_a_view_is_plain_json() -> None:
    view = json.loads(encode(table().view(0)))
    assert view["me"] == 0
    assert view["choices"][0]["cards"] == [card.code for card in table().state.hands[0]]
    turn = {"seats": [0, 1, 2], "phase": "pick", "over": False, "sealed": True, "pause": 0, "prompt": None}
    assert view["turn"] == turn
