"""Following, leading and the first trick: every rule, and why a card is refused."""

import pytest

from cardtable import Action, Dice, Refusal, cards
from cardtable.knowledge import view_of
from cardtable.words import words
from cardtable_hearts import Rules

from .hands import GAME, dealt, legal, play, somewhere


def late(*hands: str, leader: int = 0, broken: bool | None = None, rules: Rules | None = None, **more: object):  # type: ignore[no-untyped-def]
    given = {"hands": hands, "leader": leader, **more} | ({} if broken is None else {"broken": broken})
    return GAME.hand(Dice(1), rules, **given)


def reason(state: object, card: str) -> str:
    (seat,) = GAME.turn(state).seats  # type: ignore[arg-type]
    with pytest.raises(Refusal) as refusal:
        GAME.play(state, seat, Action("play", cards(card)))  # type: ignore[arg-type]
    return refusal.value.key


ELEVEN = "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh"


def test_the_two_of_clubs_and_no_other_card_opens() -> None:
    state = GAME.hand(Dice(4), passing="none")
    assert legal(state) == {"2c"}
    other = next(card for card in state.hands[state.leader] if str(card) != "2c")
    assert reason(state, str(other)) == "two_of_clubs"


def test_the_opener_is_found_after_the_cards_were_passed() -> None:
    state = dealt("2c3c4c5c6c7c8c9cTcJcQcKcAc", "2d3d4d5d6d7d8d9dTdJdQdKdAd", "2h3h4h5h6h7h8h9hThJhQhKhAh",
                  "2s3s4s5s6s7s8s9sTsJsQsKsAs", passing="left")  # fmt: skip
    for seat, three in enumerate(("2c 3c 4c", "2d 3d 4d", "2h 3h 4h", "2s 3s 4s")):
        state = GAME.play(state, seat, Action("pass", cards(three)))
    assert GAME.turn(state).seats == (1,)


def test_a_suit_that_can_be_followed_must_be() -> None:
    state = play(late("4s 8s", "5s Th", "2s 3s", "7s 9s"), "4s")
    assert legal(state) == {"5s"}
    assert reason(state, "Th") == "must_follow"


def test_in_the_first_trick_a_safe_card_goes_before_points() -> None:
    state = play(dealt(*somewhere("Qs", "9d", *ELEVEN.split(), seat=1)), "2c")
    assert legal(state) == {"9d"}
    assert reason(state, "Qs") == reason(state, "2h") == "first_trick_points"


def test_with_nothing_but_points_everything_is_allowed_and_a_heart_breaks_hearts() -> None:
    state = play(dealt(*somewhere("Qs", "Kh", *ELEVEN.split(), seat=1)), "2c")
    assert len(legal(state)) == 13
    assert play(state, "5h").broken
    assert not play(state, "Qs").broken


def test_points_in_the_first_trick_can_be_allowed_by_the_house() -> None:
    rules = Rules(first_trick_points="allowed")
    state = play(dealt(*somewhere("Qs", "9d", *ELEVEN.split(), seat=1), rules=rules), "2c")
    assert len(legal(state)) == 13


@pytest.mark.parametrize(
    ("hand", "playable"),
    [("Qs 5h 9h", {"Qs"}), ("5h 9h 7h", {"5h", "7h", "9h"}), ("5h 9d 7h", {"9d"}), ("Qs 5d 9d", {"Qs", "5d", "9d"})],
)
def test_hearts_are_led_only_when_nothing_else_is_held(hand: str, playable: set[str]) -> None:
    state = late(hand, "2c 3c 4c", "5c 6c 7c", "8c 9c Tc", broken=False)
    assert legal(state) == playable
    if "5h" not in playable and "h" in hand:
        assert reason(state, "5h") == "hearts_not_broken"


def test_broken_hearts_may_be_led() -> None:
    assert legal(late("Qs 5h 9h", "2c 3c 4c", "5c 6c 7c", "8c 9c Tc", broken=True)) == {"Qs", "5h", "9h"}


HEARTS_OUT = ("Ac Kd 3h 9h Th", "3c 4h 5h 6h 7h", "Qd Jd 8h Jh Qh", "Td Qs 2h Kh Ah")


@pytest.mark.parametrize(("house", "playable"), [(False, {"Kd"}), (True, {"Kd", "3h", "9h", "Th"})])
def test_the_queen_breaks_hearts_only_where_the_house_says_so(house: bool, playable: set[str]) -> None:
    state = play(late(*HEARTS_OUT, rules=Rules(queen_breaks_hearts=house)), "Ac 3c Qd Qs")
    assert legal(state) == playable


def test_a_made_up_trick_costs_fourteen_and_breaks_hearts() -> None:
    state = play(late(*HEARTS_OUT), "Ac 3c 8h Qs")
    assert state.points == (14, 0, 0, 0)
    assert state.broken
    assert state.leader == 0


def test_discards_never_take_a_trick() -> None:
    state = play(late("3c 2d", "As Ks", "Ah Kh", "4c Ad", points=(0, 10, 14, 0)), "3c As Ah 4c")
    assert state.leader == 3


def test_a_card_that_is_not_held_or_two_at_once_are_refused() -> None:
    state = late("4s 8s", "5s Th", "2s 3s", "7s 9s")
    assert reason(state, "Th") == "not_in_hand"
    assert reason(state, "4s 8s") == "one_card"


def test_nobody_plays_out_of_turn() -> None:
    with pytest.raises(Refusal, match="not_your_turn"):
        GAME.play(late("4s 8s", "5s Th", "2s 3s", "7s 9s"), 1, Action("play", cards("5s")))


def test_every_card_that_cannot_be_played_says_why() -> None:
    state = play(late("4s 8s", "5s Th", "2s 3s", "7s 9s"), "4s")
    view = view_of(GAME, state, 1, 1)
    assert [(str(card), message.key) for card, message in view.refused] == [("Th", "no-must_follow")]
    sentences = {lang: words(GAME, lang).say(view.refused[0][1]) for lang in ("en", "de")}
    assert sentences["en"] == "Spades were led and you still have spades."
    assert sentences["de"] == "Pik ist gefragt, und du hast noch Pik."
