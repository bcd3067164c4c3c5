"""What trick games share: following suit, who takes a trick, voids that showed, guessing hands, drawing tricks.

A game of this kind keeps `hands`, the current `trick` in the order played, who led it, and `void`: for each seat the
suits it has shown to hold no more of, as a word such as `"ch"`. `void` is public, since everybody saw it.
"""

from __future__ import annotations

from collections.abc import Sequence

from .cards import HIDDEN, STANDARD, Card, Suit, cards
from .deck import Deck
from .dice import Dice
from .scene import Mark, Zone
from .structs import put

Hand = tuple[Card, ...]
Hands = tuple[Hand, ...]


def order(suits: str, deck: Sequence[Card] = STANDARD) -> dict[Card, int]:
    """Each card's place in a hand sorted by these suits, low to high: `order("cdsh")` alternates the colours."""
    return {card: i for i, card in enumerate(sorted(deck, key=lambda card: (suits.index(card.suit), card.rank)))}


def deal_out(dice: Dice, places: dict[Card, int], seats: int = 4) -> Hands:
    """The whole deck, shuffled and dealt one card at a time from seat 0; each hand is sorted by `places`."""
    shuffled = Deck(tuple(places)).shuffled(dice).cards
    owner = {card: at % seats for at, card in enumerate(shuffled)}
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for card in places:  # in their sorted order, which is quicker than sorting four hands
        hands[owner[card]].append(card)
    return tuple([tuple(hand) for hand in hands])


def following(hand: Hand, trick: Sequence[Card]) -> Hand:
    """The cards of the led suit, or the hand itself (the same object) where there is none to follow with."""
    led = trick[0].suit
    return tuple([card for card in hand if card.suit is led]) or hand


def winner(trick: Sequence[Card], trump: Suit = "") -> int:
    """The position in the trick of the card that is ahead: the highest trump, else the highest of the led suit."""
    best, at = trick[0], 0
    for i, card in enumerate(trick):
        if card.suit is best.suit:
            if card.rank > best.rank:
                best, at = card, i
        elif card.suit is trump:
            best, at = card, i
    return at


def without(hand: Hand, card: Card) -> Hand:
    """The hand without this card."""
    return tuple([other for other in hand if other is not card])


def shown_void(void: tuple[str, ...], seat: int, suits: str) -> tuple[str, ...]:
    """The voids after this seat has shown that it holds no card of these suits."""
    new = void[seat] + "".join([suit for suit in suits if suit not in void[seat]])
    return void if new == void[seat] else put(void, seat, new)


def spread(hands: Hands, unseen: Sequence[Card], void: Sequence[str], dice: Dice) -> Hands:
    """The hands with their blanks filled from the unseen cards, none in a suit its seat is void in, at random.

    Without voids every sharing-out is equally likely; with voids nearly so. Known cards keep their places.

    Raises:
        ValueError: the blanks and the unseen cards are not equally many, or the voids leave no way to share them out.
    """
    need = [hand.count(HIDDEN) for hand in hands]
    if sum(need) != len(unseen):
        raise ValueError(f"{sum(need)} blanks cannot be filled from {len(unseen)} unseen cards")
    pile = dice.pick(unseen, len(unseen))
    if any([void[seat] for seat, count in enumerate(need) if count]):
        got = _share(pile, need, void, dice)
    else:
        got, start = [], 0
        for count in need:
            got.append(list(pile[start : start + count]))
            start += count
    return tuple([_filled(hand, new) for hand, new in zip(hands, got, strict=True)])


def _filled(hand: Hand, new: list[Card]) -> Hand:
    return (*[card for card in hand if card is not HIDDEN], *new) if new else hand


def _share(pile: Sequence[Card], need: list[int], void: Sequence[str], dice: Dice) -> list[list[Card]]:
    """Cards that few seats may hold go first; each goes to a seat with a chance in proportion to its free places."""
    able = {suit: [i for i, n in enumerate(need) if n and suit not in void[i]] for suit in {card.suit for card in pile}}
    got: list[list[Card]] = [[] for _ in need]
    free = list(need)
    for card in sorted(pile, key=lambda card: len(able[card.suit])):
        room = [(seat, free[seat]) for seat in able[card.suit] if free[seat]]
        if room:
            seat = dice.choice([seat for seat, count in room for _ in range(count)])
        else:
            seat = _make_room(card.suit, able, got, free, set())
        got[seat].append(card)
        free[seat] -= 1
    return got


def _make_room(suit: Suit, able: dict[Suit, list[int]], got: list[list[Card]], free: list[int], tried: set[int]) -> int:
    """A seat for this suit with a free place, if need be by moving a card on to another seat."""
    for seat in able[suit]:
        if free[seat]:
            return seat
    for seat in able[suit]:
        if seat in tried:
            continue
        tried.add(seat)
        for at, card in enumerate(got[seat]):
            if set(able[card.suit]) <= tried:
                continue
            try:
                to = _make_room(card.suit, able, got, free, tried)
            except ValueError:
                continue
            got[to].append(got[seat].pop(at))
            free[to] -= 1
            free[seat] += 1
            return seat
    raise ValueError("the voids leave no way to share out the unseen cards")


def trick_zones(
    hands: Hands,
    trick: Hand,
    leader: int,
    last: Hand,
    last_leader: int,
    won: Sequence[int],
    trump: Suit = "",
) -> tuple[Zone, ...]:
    """The zones of a trick game: a hand a seat, the trick, the last trick, and what each seat has taken, face down.

    `hands` are as the viewer knows them. Of the completed tricks only the last is shown.
    """
    seats = len(hands)
    zones = [Zone(f"hand-{seat}", "hand", hand, seat) for seat, hand in enumerate(hands)]
    zones.append(_trick("trick", trick, leader, seats, trump))
    if last:
        zones.append(_trick("last", last, last_leader, seats, trump, muted=True))
    zones += [
        Zone(f"taken-{seat}", "pile", (HIDDEN,) * (seats * count), seat, shown="back")
        for seat, count in enumerate(won)
        if count
    ]
    return tuple(zones)


def _trick(name: str, trick: Hand, leader: int, seats: int, trump: Suit, *, muted: bool = False) -> Zone:
    owners = tuple([(leader + i) % seats for i in range(len(trick))])
    marks = (Mark("led", (0,)), Mark("winning", (winner(trick, trump),))) if trick else ()
    return Zone(name, "trick", trick, slots=seats, owners=owners, marks=marks, muted=muted)


def given_hands(hands: Sequence[str | Hand], places: dict[Card, int]) -> tuple[Hands, Hand]:
    """Hands written down for a situation (`"Qs 9d"`), sorted; and the cards they leave over, which count as played.

    Raises:
        ValueError: a hand holds what is no card, a card is given twice, or the hands are longer than a deal's.
    """
    sorted_hands = tuple(
        [tuple(sorted(cards(h, places) if isinstance(h, str) else h, key=places.__getitem__)) for h in hands]
    )
    held = [card for hand in sorted_hands for card in hand]
    each = len(places) // len(hands)
    if len(set(held)) < len(held) or any(len(hand) > each for hand in sorted_hands):
        raise ValueError(f"hands hold at most {each} cards each and no card twice")
    return sorted_hands, tuple([card for card in places if card not in held])
