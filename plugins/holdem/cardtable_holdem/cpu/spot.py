"""What a seat sees before it acts, as numbers, now and at each earlier moment of the hand."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable import Struct

from ..state import Move, State
from .boards import Board, board_of
from .combos import places


class Spot(Struct):
    """A moment at which a seat has to act.

    Attributes:
        seat: who acts.
        street: 0 before the flop, 1 flop, 2 turn, 3 river.
        pot: chips that this seat can win, its own and the bets of this street included.
        owe: what a call costs.
        others: how many opponents to reckon with: those who have matched the bet and half of those still to act; after
            the flop all of them.
        raised: whether somebody bet or raised on this street.
    """

    seat: int
    street: int
    pot: int
    owe: int
    others: int
    raised: bool

    @property
    def odds(self) -> float:
        """The chance to win that a call needs, 0 to 1."""
        return self.owe / (self.pot + self.owe) if self.owe else 0.0

    @property
    def fair(self) -> float:
        """The share of the pots that an average hand wins."""
        return 1 / (self.others + 1)


def spot_of(known: State, seat: int) -> Spot:
    """The moment now, for the seat that acts."""
    table = _Replayed(known)
    for move in known.moves:
        table.take(move)
    return table.spot(seat, len(known.board) - 2 if known.board else 0)


def history(known: State) -> Iterator[tuple[Spot, Move]]:
    """Each decision of this hand with the moment at which it was made, the first first; blinds are none."""
    table = _Replayed(known)
    for move in known.moves:
        if not move.kind.endswith("blind"):
            yield table.spot(move.seat, move.street), move
        table.take(move)


class _Replayed:
    """The chips of a hand, counted along with its moves."""

    def __init__(self, known: State) -> None:
        """At the start, antes paid."""
        self.known = known
        self.live = {seat for seat, stack in enumerate(known.start) if stack}
        self.behind = [stack - min(known.ante, stack) for stack in known.start]
        self.total = [stack - left for stack, left in zip(known.start, self.behind, strict=True)]
        self.number = 0
        self._begin(known.blinds[1])

    def _begin(self, current: int) -> None:
        self.street: dict[int, int] = {}
        self.current = current
        self.acted: set[int] = set()
        self.raised = False

    def spot(self, seat: int, street: int) -> Spot:
        """The moment for this seat."""
        if street != self.number:
            self.number = street
            self._begin(0)
        owe = min(self.current - self.street.get(seat, 0), self.behind[seat])
        opponents = self.live - {seat}
        others = len(opponents)
        if street == 0:
            matched = sum([self.street.get(o, 0) >= self.current and o in self.acted for o in opponents])
            others = max(1, matched + (others - matched + 1) // 2)
        most = self.total[seat] + max(owe, 0)
        pot = sum([min(total, most) for total in self.total])
        return Spot(seat, street, pot, max(owe, 0), others, self.raised)

    def take(self, move: Move) -> None:
        """One more move."""
        if move.street != self.number:
            self.number = move.street
            self._begin(0)
        added = move.total - self.street.get(move.seat, 0)
        self.street[move.seat] = move.total
        self.behind[move.seat] -= added
        self.total[move.seat] += added
        if move.kind == "fold":
            self.live.discard(move.seat)
        elif move.kind == "raise":
            self.current = move.total
            self.raised = True
        if not move.kind.endswith("blind"):
            self.acted.add(move.seat)


def board_at(known: State, street: int) -> Board:
    """The board as it lay on a street after the flop; the order of the flop does not matter."""
    cards = places(known.board[: street + 2])
    return board_of((*sorted(cards[:3]), *cards[3:]))
