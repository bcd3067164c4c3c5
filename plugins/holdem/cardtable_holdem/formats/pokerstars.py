"""The text in which PokerStars writes a hand down, and which many programs write after it."""

from __future__ import annotations

import re
from decimal import Decimal

from cardtable import Action, Card, RecordError

from .deal import Played, chips, deal, read_cards

_MONEY = r"[^\d\s]?(\d[\d,]*(?:\.\d+)?)"
_BUTTON = re.compile(r"Seat #(\d+) is the button")
_SEAT = re.compile(rf"Seat (\d+): (.+) \({_MONEY} in chips")
_POST = re.compile(rf"(.+?): posts (?:the )?(small blind|big blind|ante|small & big blinds) {_MONEY}")
_DID = re.compile(
    rf"(.+?): (folds|checks|calls|bets|raises)(?: {_MONEY}(?: to {_MONEY})?)?( and is all-in)?(?: \[.*\])?$"
)
_DEALT = re.compile(r"Dealt to (.+) \[(.+?)\]")
_SHOWN = re.compile(r"(.+?): shows \[(.+?)\]")
_SUMMARY = re.compile(r"Seat (\d+): .*?(?:showed|mucked) \[(.+?)\]")
_STREET = re.compile(r"\*\*\* (FLOP|TURN|RIVER) \*\*\*.*\[(.+?)\]$")


def read_pokerstars(text: str) -> Played:
    """The first hand of a PokerStars text at its start, and its actions; seat 0 sits left of the button.

    Amounts with cents are counted in cents, and unknown cards are dealt from those that nobody has.

    Raises:
        RecordError: it is no such text, another game, or has what our rules do not know: dead or missed blinds.
    """
    lines = _first_hand(text)
    if not lines or "Hand #" not in lines[0] or "Hold'em No Limit" not in lines[0]:
        raise RecordError("this is no hand of no-limit hold'em as PokerStars writes it")
    seats, stacks, button = _players(lines)
    small = big = Decimal(0)
    antes = [Decimal(0)] * len(seats)
    blinds: list[str] = []
    for name, what, amount in (found.groups() for line in lines if (found := _POST.match(line))):
        seat = _known(seats, name)
        if what == "ante":
            antes[seat] = _amount(amount)
        elif what in blinds or what == "small & big blinds":
            raise RecordError(f"{name} posts a dead or missed blind, which is not played here")
        else:
            blinds.append(what)
            small, big = (_amount(amount), big) if what == "small blind" else (small, _amount(amount))
    told = re.search(rf"\({_MONEY}/{_MONEY}", lines[0])
    if told:
        # What a short stack posts is less than the blind.
        small, big = _amount(told[1]), _amount(told[2])
    if blinds != ["small blind", "big blind"]:
        raise RecordError("this hand has not one small and one big blind, which is not played here")
    holes, board = _cards(lines, seats)
    done = [(_known(seats, did[1]), did[2], _amount(did[4] or did[3])) for line in lines if (did := _DID.match(line))]
    scale = chips([*stacks, *antes, small, big, *[amount for _, _, amount in done]])
    state = deal(
        [int(stack * scale) for stack in stacks],
        button,
        (int(small * scale), int(big * scale)),
        [int(ante * scale) for ante in antes],
        holes,
        board,
    )
    kinds = {"folds": "fold", "checks": "check", "calls": "call"}
    return state, tuple(
        [
            (seat, Action(kinds[kind]) if kind in kinds else Action("raise", amount=int(amount * scale)))
            for seat, kind, amount in done
        ]
    )


def _first_hand(text: str) -> list[str]:
    lines = [line.strip() for line in text.lstrip("\ufeff").strip().splitlines()]
    later = [number for number, line in enumerate(lines) if number and "Hand #" in line and "Hold'em" in line]
    return lines[: later[0]] if later else lines


def _players(lines: list[str]) -> tuple[dict[str, int], list[Decimal], int]:
    """Our seat of each name, the stacks, and the button: the places that were dealt in, from its left on."""
    button = next((int(found[1]) for line in lines if (found := _BUTTON.search(line))), None)
    start = next((number for number, line in enumerate(lines) if line.startswith("*** HOLE CARDS")), len(lines))
    sat = []
    for line in lines[:start]:
        found = _SEAT.match(line)
        # In a tournament who sits out is dealt in all the same, posts and folds.
        away = "is sitting out" in line or "out of hand" in line
        if found and (not away or any([other.startswith(f"{found[2]}: ") for other in lines])):
            sat.append((int(found[1]), found[2], _amount(found[3])))
    if button is None or button not in [place for place, _, _ in sat]:
        raise RecordError("this hand names no button, or an empty seat, which is not played here")
    order = sorted(sat, key=lambda each: (each[0] <= button, each[0]))
    return {name: seat for seat, (_, name, _) in enumerate(order)}, [stack for _, _, stack in order], len(order) - 1


def _cards(lines: list[str], seats: dict[str, int]) -> tuple[dict[int, tuple[Card, ...]], list[Card]]:
    holes: dict[int, tuple[Card, ...]] = {}
    board: list[Card] = []
    places = {found[1]: _known(seats, found[2]) for line in lines if (found := _SEAT.match(line)) and found[2] in seats}
    for line in lines:
        if found := _STREET.match(line):
            board += read_cards(found[2])
        elif found := _DEALT.match(line) or _SHOWN.match(line):
            holes[_known(seats, found[1])] = read_cards(found[2])
        elif (found := _SUMMARY.match(line)) and found[1] in places:
            holes[places[found[1]]] = read_cards(found[2])
    return holes, board


def _known(seats: dict[str, int], name: str) -> int:
    if name not in seats:
        raise RecordError(f"{name} acts and does not sit at this table")
    return seats[name]


def _amount(text: str | None) -> Decimal:
    return Decimal((text or "0").replace(",", ""))
