"""The hard CPU: weighs what the others may hold by what they did, and takes the action that is worth most.

Each action is worth what it brings if the others then answer somewhat like `normal`: fold, or stay with the hands that
are good enough for the price. So it bets for value and bluffs by the same sum. Bluffs are held in proportion to the
size of the bet, so that calling them does not pay. Two players with ten big blinds and fewer push or fold by the chart.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from cardtable import HEADLESS, Action, Advice, Budget, Choice, Cpu, Dice, Struct

from ..pushfold import chart
from ..state import State
from .classes import CLASS
from .combos import pair_of
from .normal import MARGIN, chance
from .preflop import VERSUS
from .reading import STEPS, above, ranges, steps
from .spot import Spot, board_at, spot_of

if TYPE_CHECKING:
    from ..game import Holdem

SIZES = (0.5, 0.75, 1.0, 1.5)
"""The raises it thinks about, in pots."""

FAR = 2.0
"""All-in is thought about up to so many pots."""

STUBBORN = 0.15
"""How often anybody calls with whatever they hold."""


class Opponent(Struct):
    """Somebody still in, and what it may hold, by steps of how good its hand is.

    Attributes:
        weight: for each step how likely it is.
        mine: for each step the weight times my chance to beat it.
        street: its chips in on this street.
        stack: its chips behind.
    """

    weight: tuple[float, ...]
    mine: tuple[float, ...]
    street: int
    stack: int

    def stays(self, price: float) -> tuple[float, float]:
        """How likely it stays, 0 to 1, when it needs this chance to call; and my chance to beat it then."""
        answers = _answers(round(200 * price))
        whole = sum(self.weight)
        stay = sum([w * a for w, a in zip(self.weight, answers, strict=True)])
        mine = sum([w * a for w, a in zip(self.mine, answers, strict=True)])
        return (stay / whole, mine / stay) if whole else (1.0, 0.5)


class Worth(Struct):
    """An action and what it is worth, in chips against folding now.

    Attributes:
        action: the action.
        chips: what it is worth.
        shown: my chance to win if it comes to a showdown.
    """

    action: Action
    chips: float
    shown: float


class Hard(Cpu):
    """Reads ranges, and bets for value and as a bluff in proportion."""

    def __init__(self, game: Holdem) -> None:
        """For the game."""
        self.game = game

    def choose(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Action:
        """The action for this seat."""
        return self.advise(known, seat, dice, budget).action

    def advise(self, known: State, seat: int, dice: Dice, budget: Budget = HEADLESS) -> Advice:
        """The action, with the chance to win against the others' ranges and what it is worth."""
        spot = spot_of(known, seat)
        choices = {choice.kind: choice for choice in self.game.choices(known, seat)}
        charted = push_or_fold(known, seat, choices, dice)
        if charted is not None:
            return Advice(charted, (("hint-equity", chance(known, seat, spot)), ("hint-odds", spot.odds)))
        worth = self.worth(known, seat, spot, choices)
        best = max(worth, key=lambda each: each.chips)
        if best.action.kind == "raise" and best.shown < 0.5:
            best = _in_proportion(best, worth, spot, known, dice)
        numbers = (("hint-equity", worth[0].shown), ("hint-odds", spot.odds), ("hint-value", best.chips))
        return Advice(best.action, numbers)

    def worth(self, known: State, seat: int, spot: Spot, choices: dict[str, Choice]) -> list[Worth]:
        """What each action is worth: a check or call first, then a fold, then raises."""
        opponents = _opponents(known, seat, spot)
        found = []
        if "check" in choices:
            found.append(_stay(Action("check"), spot, opponents, known))
        else:
            found += [_stay(Action("call"), spot, opponents, known), Worth(Action("fold"), 0.0, 0.0)]
        if "raise" in choices:
            found += [_raise(total, spot, opponents, known) for total in _totals(choices["raise"], spot, known)]
        return found


def _opponents(known: State, seat: int, spot: Spot) -> list[Opponent]:
    pair = pair_of(known.holes[seat])
    if spot.street == 0:
        versus = VERSUS[CLASS[pair]]
        against: Sequence[float] = [versus[kind] for kind in CLASS]
    else:
        against = board_at(known, spot.street).against(pair)
    found = []
    for other, range_ in ranges(known, seat).items():
        good = steps(known, spot.street, _reckons_with(known, other, seat, spot))
        weight, mine = [0.0] * (STEPS + 1), [0.0] * (STEPS + 1)
        for likely, step, beaten in zip(range_, good, against, strict=True):
            if likely:
                weight[step] += likely
                mine[step] += likely * beaten
        found.append(Opponent(tuple(weight), tuple(mine), known.street[other], known.stacks[other]))
    return found


def _reckons_with(known: State, other: int, seat: int, spot: Spot) -> int:
    """With how many opponents somebody reckons who answers my bet; before the flop me and half of those after it."""
    if spot.street:
        return spot.others
    seats = len(known.stacks)
    after = [o for o in known.live if 0 < (o - other) % seats < (seat - other) % seats]
    return 1 + (len(after) + 1) // 2


@lru_cache(maxsize=256)
def _answers(price: int) -> tuple[float, ...]:
    """For each step how likely somebody stays who needs this chance, in 200ths."""
    least = price / 200 + MARGIN
    return tuple([STUBBORN + (1 - STUBBORN) * above(step / STEPS, least) for step in range(STEPS + 1)])


def _bring(action: Action, total: int, spot: Spot, opponents: Sequence[Opponent], known: State) -> Worth:
    """What it is worth to have so many chips in on this street; whoever has fewer in then folds or calls."""
    # Chips that nobody can match come back.
    total = min(total, max([o.street + o.stack for o in opponents]))
    added = max(total - known.street[spot.seat], 0)
    nobody, win, more = 1.0, 1.0, 0.0
    for opponent in opponents:
        owes = min(total - opponent.street, opponent.stack)
        price = owes / (spot.pot + added + owes) if owes > 0 else -1.0
        stays, beaten = opponent.stays(price)
        nobody *= 1 - stays
        win *= 1 - stays + stays * beaten
        more += stays * max(owes, 0)
    if nobody > 0.999:
        return Worth(action, float(spot.pot), 1.0)
    called = 1 - nobody
    shown = (win - nobody) / called
    return Worth(action, nobody * spot.pot + called * (shown * (spot.pot + added + more / called) - added), shown)


def _stay(action: Action, spot: Spot, opponents: Sequence[Opponent], known: State) -> Worth:
    return _bring(action, known.street[spot.seat] + spot.owe, spot, opponents, known)


def _raise(total: int, spot: Spot, opponents: Sequence[Opponent], known: State) -> Worth:
    return _bring(Action("raise", amount=total), total, spot, opponents, known)


def _totals(choice: Choice, spot: Spot, known: State) -> list[int]:
    """The totals to think about: some shares of the pot; the least or all-in where these are not far off."""
    low, high = choice.low or 0, choice.high or 0
    pot = spot.pot + spot.owe
    shares = [known.current + round(share * pot) for share in SIZES]
    fitting = {total for total in shares if low < total < 0.6 * high}
    if high <= known.current + FAR * pot:
        fitting.add(high)
    if low >= known.current + SIZES[0] * pot or not fitting:
        fitting.add(low)
    return sorted(fitting)


def _in_proportion(bluff: Worth, worth: Sequence[Worth], spot: Spot, known: State, dice: Dice) -> Worth:
    """The bluff, as often as a bet of this size needs bluffs beside its good hands; else the best without a raise."""
    assert bluff.action.amount is not None
    size = bluff.action.amount - known.current
    if dice.below(1000) < 1000 * size / (size + spot.pot + spot.owe):
        return bluff
    return max([each for each in worth if each.action.kind != "raise"], key=lambda each: each.chips)


def push_or_fold(known: State, seat: int, choices: dict[str, Choice], dice: Dice) -> Action | None:
    """The chart's answer where it has one: two players, before the flop, all-in or nothing, ten big blinds or fewer."""
    stacks = [stack for stack in known.start if stack]
    small, big = known.blinds
    if known.board or len(stacks) != 2 or known.ante or 2 * small != big or not big <= min(stacks) <= 10 * big:
        return None
    mixture = chart(min(stacks) / big)
    kind = CLASS[pair_of(known.holes[seat])]
    if len(known.moves) == 2 and "raise" in choices:
        pushes = dice.below(10_000) < 10_000 * mixture.push[kind]
        return Action("raise", amount=choices["raise"].high) if pushes else Action("fold")
    if len(known.moves) == 3 and known.moves[-1].kind == "raise" and "raise" not in choices:
        return Action("call" if dice.below(10_000) < 10_000 * mixture.call[kind] else "fold")
    return None
