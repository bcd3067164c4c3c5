"""Bidding, following, trumps and leading: every rule, and why a card is refused."""

import pytest

from cardtable import HIDDEN, Action, Dice, Refusal, cards
from cardtable.knowledge import view_of
from cardtable.words import words
from cardtable_spades import Rules, State

from .hands import GAME, bid, legal, play


def late(*hands: str, leader: int = 0, broken: bool | None = None) -> State:
    gone = {} if broken is None else {"broken": broken}
    return GAME.hand(Dice(1), None, **{"hands": hands, "leader": leader, "bids": (3, 3, 3, 3)} | gone)


def reason(state: State, card: str) -> str:
    (seat,) = GAME.turn(state).seats
    with pytest.raises(Refusal) as refusal:
        GAME.play(state, seat, Action("play", cards(card)))
    return refusal.value.key


def test_all_bid_once_in_turn_and_the_first_bidder_leads() -> None:
    state = GAME.start(Rules(), 4, Dice(1))
    assert [GAME.turn(bid(state, *[1] * k)).seats[0] for k in range(4)] == [0, 1, 2, 3]
    assert GAME.turn(bid(state, 13, 13, 13, 13)).seats == (0,)
    assert GAME.turn(bid(state, 13, 13, 13, 13)).phase == "play"


def test_the_next_seat_begins_the_next_hand() -> None:
    state = GAME.start(Rules(), 4, Dice(1))
    starts = []
    for k in range(5):
        starts.append(GAME.turn(state).seats[0])
        state = GAME.deal(state, Dice(1, k))
    assert starts == [0, 1, 2, 3, 0]


@pytest.mark.parametrize("amount", [-1, 14, 100, None])
def test_a_bid_outside_nil_to_thirteen_is_refused(amount: int | None) -> None:
    with pytest.raises(Refusal, match=r"out_of_range \(low=0, high=13\)"):
        GAME.play(GAME.hand(Dice(1)), 0, Action("bid", amount=amount))


def test_the_second_partner_may_bid_any_number_too() -> None:
    """google-deepmind/open_spiel 2.0.2 allows seat 3 only 0 to 2 here."""
    (choice,) = GAME.choices(bid(GAME.hand(Dice(1)), 10, 11), 2)
    assert (choice.low, choice.high) == (0, 13)
    assert GAME.choices(bid(GAME.hand(Dice(1)), 1, 11, 5), 3)[0].high == 13


def test_nobody_bids_twice_or_out_of_turn() -> None:
    state = bid(GAME.hand(Dice(1)), 3)
    for seat in (0, 2, 3):
        with pytest.raises(Refusal, match="not_your_turn"):
            GAME.play(state, seat, Action("bid", amount=3))


def test_no_card_is_played_before_all_have_bid() -> None:
    state = GAME.hand(Dice(1))
    with pytest.raises(Refusal, match="wrong_phase"):
        GAME.play(state, 0, Action("play", state.hands[0][:1]))


def test_a_suit_that_can_be_followed_must_be() -> None:
    state = play(late("Ah 4c", "2h 2s", "Kh 8c", "3h Tc"), "Ah")
    assert legal(state) == {"2h"}
    assert reason(state, "2s") == "must_follow"


def test_a_small_trump_beats_the_ace_that_was_led() -> None:
    state = play(late("Ah 4c", "2s 7c", "Kh 8c", "3h Tc"), "Ah 2s Kh 3h")
    assert state.leader == 1
    assert state.won[1] == 1


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("Ah 2h 2s Kh", 2), ("7h 2h Th 9h", 2), ("9s 2s Qc 5s", 0), ("2h 3s 5s 4s", 2), ("3d Ac Kc Qc", 0)],
)
def test_the_highest_spade_else_the_highest_of_the_led_suit_takes_it(trick: str, winner: int) -> None:
    """The first three: wlim33/rust-spades c319938 and mreishus/spades 095d840, own tests; facts only."""
    state = GAME.hand(Dice(1), hands=trick.split(), leader=0, bids=(3, 3, 3, 3), broken=True)
    assert play(state, trick).leader == winner


FEW = ("As Ks 4c 5c", "2s 3s 4s 5s", "6s 7s 8s 9s", "Ts Js Qs 9c")


def test_spades_wait_until_one_has_been_played() -> None:
    state = late(*FEW)
    assert not state.broken
    assert legal(state) == {"4c", "5c"}
    assert reason(state, "As") == "spades_not_broken"
    assert legal(play(state, "4c 5s 9s 9c")) == {"6s", "7s", "8s"}


def test_a_spade_that_was_only_thrown_away_breaks_spades() -> None:
    state = play(late("Ah Ks 4c", "2h 2s 7c", "Kh 8c 3s", "3h Tc Js", broken=False), "Ah 2h Kh 3h")
    assert legal(state) == {"4c"}
    assert play(state, "4c 7c 8c Tc").broken is False
    state = play(late("Ah Ks 4c", "2d 2s 7c", "Kh 8c 3s", "3h Tc Js", broken=False), "Ah 2s Kh 3h")
    assert legal(state) == {"2d", "7c"}
    assert play(state, "2d 3s Js 4c").broken


def test_a_hand_of_spades_alone_may_lead_one_and_breaks_them() -> None:
    state = late("2s 3s 4s 5s", "As Ks 4c 5c", "6s 7s 8s 9s", "Ts Js Qs 9c")
    assert legal(state) == {"2s", "3s", "4s", "5s"}
    after = play(state, "2s")
    assert after.broken
    assert after.void[0] == "cdh"


def test_the_rule_holds_for_the_first_lead_too() -> None:
    state = bid(GAME.hand(Dice(1)), 3, 3, 3, 3)
    assert not any(card.endswith("s") for card in legal(state))


def test_others_hands_are_blank_and_bids_are_heard_by_all() -> None:
    state = bid(GAME.hand(Dice(1)), 3, 0)
    for viewer in (None, 0, 3):
        known = GAME.hide(state, viewer)
        assert known.bids == (3, 0, None, None)
        assert all(set(hand) == {HIDDEN} for seat, hand in enumerate(known.hands) if seat != viewer)


def test_a_guess_respects_every_void_that_showed() -> None:
    state = play(late("Ah 4c 5d", "2s 7c Kd", "Kh 8c 6d", "3h Tc 7d"), "Ah 2s Kh 3h")
    for seed in range(30):
        full = GAME.guess(GAME.hide(state, 2), 2, Dice(seed))
        GAME.check(full)
        assert not any(card.suit == "h" for card in full.hands[1])


def test_every_card_that_cannot_be_played_says_why() -> None:
    view = view_of(GAME, late(*FEW), 0, 1)
    assert [(str(card), message.key) for card, message in view.refused] == [
        ("Ks", "no-spades_not_broken"),
        ("As", "no-spades_not_broken"),
    ]
    assert words(GAME, "de").say(view.refused[0][1]) == "Pik darf erst ausgespielt werden, wenn ein Pik gefallen ist."


def test_a_card_that_is_not_held_or_two_at_once_are_refused() -> None:
    assert reason(late(*FEW), "2s") == "not_in_hand"
    assert reason(late(*FEW), "4c 5c") == "one_card"
