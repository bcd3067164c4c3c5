"""The recursion of a turn: guess on, or bank? V(s, c) = max(bank, the better call's mean over the next card).

Cards are steps in the order of ranks, 0 to 12, so that a low and a high ace are the same game. What banking and missing
are worth is told by `Stakes`: points, or the chance of winning the match.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable import Struct

STEPS = range(13)
FULL = 51
"""Cards of a full deck beside the one on the table: 4 of every other rank, 3 of its own."""

Row = list[float]
"""One value a step."""


class Stakes(Struct):
    """What a turn is played for.

    Attributes:
        bank: `bank[s][c]`: the worth of banking a streak of s while card c lies on the table.
        miss: `miss[c]`: the worth of having missed on card c.
        ahead: `ahead[s][c]`: the worth of being at (s, c) with the best play against a full deck.
    """

    bank: list[Row]
    miss: Row
    ahead: list[Row]


class Call(Struct):
    """The best way on from here.

    Attributes:
        kind: `higher`, `lower` or `bank`.
        value: its worth.
        hit: the chance that each call hits: higher, lower.
    """

    kind: str
    value: float
    hit: tuple[float, float]


def stakes(bank: list[Row], miss: Row) -> Stakes:
    """The stakes with the recursion solved for a full deck; at the longest streak of `bank` one has to bank."""
    below = _below(miss)
    all_ = sum(miss)
    lose_up = [4 * below[c] + 3 * miss[c] for c in STEPS]
    lose_down = [4 * (all_ - below[c]) - miss[c] for c in STEPS]
    row = bank[-1]
    ahead = [row]
    for banked in reversed(bank[:-1]):
        total, under, better = sum(row), 0.0, []
        for c in STEPS:
            up = (4 * (total - under - row[c]) + lose_up[c]) / FULL
            down = (4 * under + lose_down[c]) / FULL
            under += row[c]
            better.append(max(banked[c], up, down))
        row = better
        ahead.append(row)
    ahead.reverse()
    return Stakes(bank, miss, ahead)


def full_deck_call(at: Stakes, streak: int, card: int) -> str:
    """The best way on against a full deck: the side with more ranks, or bank."""
    if at.ahead[streak][card] <= at.bank[streak][card]:
        return "bank"
    return "higher" if card <= 6 else "lower"


def best_call(at: Stakes, unseen: Sequence[int], card: int, streak: int, depth: int) -> Call:
    """The best way on when so many cards of each step are unseen.

    Two cards ahead are counted exactly. Deeper ones are taken from the same counts, without those drawn on the way, and
    after `depth` cards, or where the deck is used up and shuffled anew, the full deck's values stand in.

    Args:
        at: what the turn is played for; its rows must reach to `streak + depth`.
        unseen: how many of each step are unseen, at least one in all.
        card: the step of the card on the table.
        streak: the hits so far.
        depth: how many cards to look ahead, 1 or more.
    """
    left = sum(unseen)
    depth = min(depth, left)
    miss = at.miss
    lost = [unseen[c] * miss[c] for c in STEPS]
    below = _below(lost)
    all_ = sum(lost)
    row = at.ahead[streak + depth]
    for ahead in range(depth - 1, 0, -1):
        worth = [unseen[c] * row[c] for c in STEPS]
        total, under, better = sum(worth), 0.0, []
        banked = at.bank[streak + ahead]
        for c in STEPS:
            if unseen[c]:
                # One card of this step lies on the table by then, so one fewer of them can come.
                up = (total - under - worth[c] + below[c] + lost[c] - miss[c]) / (left - 1)
                down = (under + all_ - below[c] - miss[c]) / (left - 1)
                better.append(max(banked[c], up, down))
            else:
                better.append(0.0)
            under += worth[c]
        row = better
    over, under = sum(unseen[card + 1 :]), sum(unseen[:card])
    bank = at.bank[streak][card]
    up = down = float("-inf")
    if card < 12:
        up = (sum([unseen[c] * row[c] for c in range(card + 1, 13)]) + below[card] + lost[card]) / left
    if card > 0:
        down = (sum([unseen[c] * row[c] for c in range(card)]) + all_ - below[card]) / left
    hit = (over / left, under / left)
    if bank >= up and bank >= down:
        return Call("bank", bank, hit)
    return Call("higher", up, hit) if up >= down else Call("lower", down, hit)


def turn_points(at: Stakes) -> list[Row]:
    """For each first card the chances of ending a turn with 0, 1, 2, ... points, when it is played for these stakes."""
    longest = len(at.bank) - 1
    row = [[0.0] * longest + [1.0] for _ in STEPS]
    for streak in range(longest - 1, -1, -1):
        row = [_outcome(at, streak, card, row) for card in STEPS]
    return row


def _outcome(at: Stakes, streak: int, card: int, after: list[Row]) -> Row:
    call = full_deck_call(at, streak, card)
    if call == "bank":
        return [float(points == streak) for points in range(len(at.bank))]
    wins = range(card + 1, 13) if call == "higher" else range(card)
    chances = [4 * sum(column) / FULL for column in zip(*(after[c] for c in wins), strict=True)]
    chances[0] += 1 - 4 * len(wins) / FULL
    return chances


def _below(row: Sequence[float]) -> Row:
    """For each step the sum over the steps below it."""
    sums, under = [], 0.0
    for value in row:
        sums.append(under)
        under += value
    return sums
