"""A second referee for HiLo: slow, plain, and written from the rules alone. It shares no code with the plugin.

Cards are words such as `B11`, a grid is a list of rows, a place is `[card, lies open]`. It is told the order of every
shuffle and every action, says what is legal, and keeps the score.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Place = list[Any]
Rows = list[list[Place]]
Deed = tuple[str, tuple[int, ...], str]


def value(card: str) -> int:
    return int(card[1:])


def total(rows: Rows) -> int:
    return sum(value(card) for row in rows for card, _ in row)


def number_of(rows: Rows, row: int, column: int) -> int:
    return sum(len(r) for r in rows[:row]) + column


def all_lines(rows: Rows) -> list[tuple[str, list[tuple[int, int]]]]:
    """Every line of three open cards of one colour, with the word for what it is."""
    spots = []
    for r, row in enumerate(rows):
        if len(row) == 3:
            spots.append(("row", [(r, 0), (r, 1), (r, 2)]))
    if len(rows) == 3:
        for c in range(len(rows[0])):
            spots.append(("column", [(0, c), (1, c), (2, c)]))
    if len(rows) == 3 and len(rows[0]) == 3:
        spots.append(("falling", [(0, 0), (1, 1), (2, 2)]))
        spots.append(("rising", [(0, 2), (1, 1), (2, 0)]))
    found = []
    for what, places in spots:
        cards = [rows[r][c] for r, c in places]
        if all(is_open for _, is_open in cards) and len({card[0] for card, _ in cards}) == 1:
            found.append((what, places))
    return found


def cards_of(rows: Rows, places: list[tuple[int, int]]) -> frozenset[str]:
    return frozenset(rows[r][c][0] for r, c in places)


def take_out(rows: Rows, places: list[tuple[int, int]], what: str, word: str) -> Rows:
    """The rows after these places have gone and the rest has moved together."""
    gone = set(places)
    height, width = len(rows), len(rows[0])
    if word == "columns":
        piles = [[rows[r][c] for r in range(height) if (r, c) not in gone] for c in range(width)]
        return [[pile[r] for pile in piles] for r in range(height - 1)]
    left = [[rows[r][c] for c in range(width) if (r, c) not in gone] for r in range(height)]
    return [row for row in left if row]


def ways_of(what: str) -> tuple[str, ...]:
    return ("rows", "columns") if what in ("falling", "rising") else ("",)


def still_on_offer(before: Rows, offers: set[frozenset[str]], after: Rows) -> set[frozenset[str]]:
    """What may be removed next: what was on offer and is still a line, and what is a line only now."""
    was = {cards_of(before, places) for _, places in all_lines(before)}
    now = {cards_of(after, places) for _, places in all_lines(after)}
    return {line for line in now if line in offers or line not in was}


class Referee:
    """One match, step by step."""

    def __init__(self, rules: dict[str, Any], seats: int, shuffled: list[str]) -> None:
        self.rules = rules
        self.seats = seats
        self.countdown = rules["mode"] == "countdown"
        self.round = 1
        self.totals = [rules["countdown_start"] if self.countdown else 0] * seats
        self.late = False
        self.deal(shuffled)

    def deal(self, shuffled: list[str]) -> None:
        cards = list(shuffled)
        flat: list[list[str]] = [[] for _ in range(self.seats)]
        for _ in range(9):
            for seat in range(self.seats):
                flat[seat].append(cards.pop(0))
        self.grids: list[Rows] = [[[[card, False] for card in mine[i : i + 3]] for i in (0, 3, 6)] for mine in flat]
        self.discards = [cards.pop(0)]
        self.pile = cards
        self.picks: dict[int, tuple[int, ...]] = {}
        self.step = "reveal"
        self.mover = -1
        self.hand = ""
        self.ender = -1
        self.offers: set[frozenset[str]] = set()
        self.left_to_decide: list[int] = []
        self.came_to_light: dict[int, set[frozenset[str]]] = {}
        self.points: list[int] = []

    def places(self, seat: int) -> list[tuple[int, int]]:
        return [(r, c) for r, row in enumerate(self.grids[seat]) for c in range(len(row))]

    def is_done(self, seat: int) -> bool:
        return all(is_open for row in self.grids[seat] for _, is_open in row)

    def on_turn(self) -> list[int]:
        if self.step == "reveal":
            return [seat for seat in range(self.seats) if seat not in self.picks]
        return [self.mover] if self.step in ("source", "drawn", "taken", "lines", "last lines") else []

    def legal(self, seat: int) -> set[Deed]:
        if seat not in self.on_turn():
            return set()
        rows = self.grids[seat]
        if self.step == "reveal":
            return {("reveal", (a, b), "") for a in range(9) for b in range(a + 1, 9)}
        if self.step == "source":
            return {("draw", (), ""), ("take", (), "")}
        deeds: set[Deed] = set()
        if self.step in ("lines", "last lines"):
            deeds.add(("keep", (), ""))
            for what, places in all_lines(rows):
                if cards_of(rows, places) in self.offers:
                    cells = tuple(sorted(number_of(rows, r, c) for r, c in places))
                    deeds |= {("remove", cells, word) for word in ways_of(what)}
            return deeds
        for r, c in self.places(seat):
            deeds.add(("place", (number_of(rows, r, c),), ""))
            if self.step == "drawn" and not rows[r][c][1]:
                deeds.add(("flip", (number_of(rows, r, c),), ""))
        return deeds

    def act(self, seat: int, deed: Deed) -> None:
        kind, cells, word = deed
        rows = self.grids[seat]
        if kind == "reveal":
            self.picks[seat] = cells
            if len(self.picks) == self.seats:
                self.begin()
        elif kind == "draw":
            self.step = "empty" if not self.pile else "drawn"
            if self.pile:
                self.hand = self.pile.pop(0)
        elif kind == "take":
            self.hand = self.discards.pop()
            self.step = "taken"
        elif kind in ("place", "flip"):
            r, c = self.places(seat)[cells[0]]
            if kind == "place":
                self.discards.append(rows[r][c][0])
                rows[r][c] = [self.hand, True]
            else:
                self.discards.append(self.hand)
                rows[r][c][1] = True
            self.hand = ""
            changed = rows[r][c][0]
            lines = {cards_of(rows, places) for _, places in all_lines(rows)}
            self.offers = {line for line in lines if changed in line}
            self.step = "lines"
            self.decide(seat)
        elif kind == "keep":
            self.offers = set()
            self.decide(seat)
        elif kind == "remove":
            self.clear(seat, tuple(sorted(cells)), word)
            self.decide(seat)

    def clear(self, seat: int, cells: tuple[int, ...], word: str) -> None:
        rows = self.grids[seat]
        for what, places in all_lines(rows):
            if tuple(sorted(number_of(rows, r, c) for r, c in places)) == cells:
                cards = sorted((rows[r][c][0] for r, c in places), key=value)
                self.discards += reversed(cards)
                self.grids[seat] = take_out(rows, places, what, word)
                self.offers = still_on_offer(rows, self.offers, self.grids[seat])
                return
        raise AssertionError(f"{cells} is no line")

    def decide(self, seat: int) -> None:
        """Goes on when nothing is left to be decided."""
        if self.offers:
            return
        if self.step == "last lines":
            self.next_owner()
            return
        if self.ender < 0 and self.is_done(seat):
            self.ender = seat
        self.mover = (seat + 1) % self.seats
        self.step = "turn up" if self.mover == self.ender else "source"

    def begin(self) -> None:
        for seat, cells in self.picks.items():
            for cell in cells:
                r, c = self.places(seat)[cell]
                self.grids[seat][r][c][1] = True
        sums = [sum(value(card) for row in rows for card, is_open in row if is_open) for rows in self.grids]
        best = max(sums)
        # Seats and rounds count from 1 here, as the rules tell it.
        dealer = (self.round - 2) % self.seats + 1
        seat = dealer
        while True:
            seat = seat % self.seats + 1
            if sums[seat - 1] == best:
                break
        self.mover = seat - 1
        self.step = "source"

    def refill(self, shuffled: list[str]) -> None:
        assert sorted(shuffled) == sorted(self.discards[:-1])
        self.discards = self.discards[-1:]
        self.pile = list(shuffled)
        self.hand = self.pile.pop(0)
        self.step = "drawn"

    def turn_up(self) -> None:
        """The table turns up what still lies face down."""
        self.left_to_decide = []
        self.came_to_light = {}
        for seat in [(self.ender + i) % self.seats for i in range(1, self.seats + 1)]:
            fresh = set()
            for row in self.grids[seat]:
                for place in row:
                    if not place[1]:
                        place[1] = True
                        fresh.add(place[0])
            rows = self.grids[seat]
            lines = {cards_of(rows, places) for _, places in all_lines(rows)}
            lines = {line for line in lines if line & fresh}
            if lines:
                self.left_to_decide.append(seat)
                self.came_to_light[seat] = lines
        if self.countdown:
            self.step = "last lines"
            self.next_owner()
        elif self.left_to_decide:
            self.step = "turned"
        else:
            self.count()

    def tidy(self) -> None:
        """The classic game: each owner's smallest sum."""
        for seat in self.left_to_decide:
            outcomes = self.outcomes(self.grids[seat], self.came_to_light[seat])
            outcomes.sort(key=lambda o: (o[0], len(o[1]), [c for c, _ in o[1]], [w == "columns" for _, w in o[1]]))
            for cells, word in outcomes[0][1]:
                self.clear(seat, cells, word)
                self.offers = set()
        self.count()

    def outcomes(self, rows: Rows, offers: set[frozenset[str]]) -> list[tuple[int, list[tuple[tuple[int, ...], str]]]]:
        """Every way to go on: the sum it ends with, and the removals."""
        found: list[tuple[int, list[tuple[tuple[int, ...], str]]]] = [(total(rows), [])]
        for what, places in all_lines(rows):
            if cards_of(rows, places) not in offers:
                continue
            cells = tuple(sorted(number_of(rows, r, c) for r, c in places))
            for word in ways_of(what):
                after = take_out(deepcopy(rows), places, what, word)
                for end, more in self.outcomes(after, still_on_offer(rows, offers, after)):
                    found.append((end, [(cells, word), *more]))
        return found

    def next_owner(self) -> None:
        if not self.left_to_decide:
            self.count()
            return
        self.mover = self.left_to_decide.pop(0)
        self.offers = self.came_to_light[self.mover]

    def count(self) -> None:
        sums = [total(rows) for rows in self.grids]
        self.points = list(sums)
        mine = sums[self.ender]
        others = [s for seat, s in enumerate(sums) if seat != self.ender]
        if mine > 0 and min(others) <= mine:
            self.points[self.ender] = mine * 2
        for seat in range(self.seats):
            if self.countdown:
                self.totals[seat] = abs(self.totals[seat] - self.points[seat])
            else:
                self.totals[seat] += self.points[seat]
        self.step = "result"

    def is_over(self) -> bool:
        if self.step != "result":
            return False
        if self.late:
            return True
        if self.countdown:
            limit = self.rules["countdown_rounds"]
            return 0 in self.totals or (limit > 0 and self.round >= limit)
        if self.rules["rounds"] > 0:
            return bool(self.round >= self.rules["rounds"])
        return any(t >= self.rules["target"] for t in self.totals)

    def next_round(self, shuffled: list[str]) -> None:
        self.round += 1
        self.deal(shuffled)
