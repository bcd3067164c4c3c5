"""No-Limit Texas Hold'em."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cardtable import Action, Choice, Dice, Game, Player, Refusal, Scene, Score, Turn, conceal, replace

from . import betting, scenery
from .betting import OVER, RESULT, RUNOUT, asking, deal_street
from .hand import new_hand, next_hand
from .house import Rules
from .showdown import finish
from .state import State


class Holdem(Game[State, Rules]):
    """No-Limit Texas Hold'em: one hand, many, or until one seat has all the chips."""

    name: ClassVar[str] = "holdem"
    seats: ClassVar[range] = range(2, 13)
    minutes: ClassVar[int] = 10
    bound: ClassVar[int] = 2_000
    state = State
    house_rules = Rules

    def start(self, rules: Rules, seats: int, dice: Dice) -> State:
        """The first hand; seat 1 deals."""
        small = rules.small_blind
        return new_hand(dice, rules, (rules.stack,) * seats, 0, (small, 2 * small), (0,) * seats)

    def hand(self, dice: Dice, rules: Rules | None = None, **given: Any) -> State:
        """A hand from any situation, its blinds posted and its cards dealt.

        Args:
            dice: deals; stacked dice give the cards one at a time, two rounds from the small blind (of two players:
                from the big blind), then flop, turn and river.
            rules: the house rules; standard if not given.
            **given: `stacks`, each seat's chips, 0 for an empty place (two seats with the rules' stack if not given);
                `dealer`, the seat with the button (0); `blinds`, a pair of small and big blind (the rules');
                `ante`, chips from every seat, or one number a seat (0).

        Raises:
            TypeError: a word is unknown.
            ValueError: the situation cannot be: too few or too many seats, a dealer without chips, negative chips.
        """
        rules = self.house_rules() if rules is None else rules
        unknown = set(given) - {"stacks", "dealer", "blinds", "ante"}
        if unknown:
            raise TypeError(f"hand() takes stacks, dealer, blinds and ante, not {', '.join(sorted(unknown))}")
        stacks = tuple(given.get("stacks", (rules.stack,) * 2))
        dealer = given.get("dealer", 0)
        blinds = tuple(given.get("blinds", (rules.small_blind, 2 * rules.small_blind)))
        ante = given.get("ante", 0)
        antes = (ante,) * len(stacks) if isinstance(ante, int) else tuple(ante)
        if len(stacks) not in self.seats or sum([stack > 0 for stack in stacks]) < 2:
            raise ValueError(f"a hand takes 2 to 12 seats, at least two with chips, not stacks {stacks}")
        if dealer not in range(len(stacks)) or not stacks[dealer]:
            raise ValueError(f"the dealer is a seat with chips, from 0 to {len(stacks) - 1}, not {dealer!r}")
        if len(blinds) != 2 or len(antes) != len(stacks) or min(*stacks, *blinds, *antes) < 0 or blinds[1] < 1:
            raise ValueError("stacks, two blinds and the ante are chips, 0 or more; the big blind is 1 or more")
        return new_hand(dice, rules, stacks, dealer, (blinds[0], blinds[1]), antes)

    def turn(self, state: State) -> Turn:
        """The seat that acts; nobody while a board is run out or a result is read."""
        if state.phase == "result":
            return OVER if _ended(state) else RESULT
        if state.phase == "runout":
            return RUNOUT
        return asking(state.seat, state.phase, state.current > state.street[state.seat])

    def choices(self, state: State, seat: int) -> Sequence[Choice]:
        """Raise, call or check, and fold."""
        if seat != state.seat or state.phase == "result" or state.phase == "runout":
            return ()
        return betting.choices(state)

    def apply(self, state: State, seat: int, action: Action) -> State:
        """The bet, and what follows from it up to the next decision, result or run-out."""
        return betting.act(state, action)

    def deal(self, state: State, dice: Dice) -> State:
        """The next street of a run-out, its result after the river, or the next hand."""
        if state.phase == "result":
            return next_hand(state, dice)
        return finish(state) if len(state.board) == 5 else deal_street(state)

    def hide(self, state: State, seat: int | None) -> State:
        """One's own cards, and those that lie open; never the deck, folded or mucked cards."""
        shown = state.shown
        return replace(
            state,
            deck=replace(state.deck, cards=conceal(state.deck.cards)),
            holes=tuple([c if i == seat or shown[i] else conceal(c) for i, c in enumerate(state.holes)]),
        )

    def scene(self, known: State, seat: int | None) -> Scene:
        """Seats with cards, chips and bets around the board and the pots."""
        return scenery.scene(known, seat)

    def score(self, state: State) -> Score:
        """Chips; while a hand is played, with what one has put in. A freeze-out ranks by the order of leaving."""
        points = tuple([a + b + c for a, b, c in zip(state.stacks, state.paid, state.street, strict=True)])
        order = _order(state, points) if state.rules.match == "freezeout" else None
        why = tuple(scenery.won(state)) if state.phase == "result" else ()
        return Score(points, order=order, why=why)

    def check(self, state: State) -> None:
        """No chip and no card is lost or made."""
        chips = sum(state.stacks) + sum(state.paid) + sum(state.street)
        assert chips == sum(state.start), f"{chips} chips of {sum(state.start)}"
        assert min(*state.stacks, *state.street, *state.paid) >= 0, "less than no chips"
        cards = [*state.deck, *state.board, *[card for hole in state.holes for card in hole]]
        assert len(cards) == len(self.deck), f"{len(cards)} cards"
        assert set(cards) == set(self.deck), "a card is there twice"
        assert sum(state.wins) == sum([pot.amount for pot in state.pots]), "what was won is not what was in the pots"

    def refuse(self, known: State, seat: int, action: Action, choices: Sequence[Choice]) -> Refusal:
        """Why a bet is not possible, in the words of the game."""
        if choices:
            owe = known.current - known.street[seat]
            if action.kind == "check" and owe > 0:
                return Refusal("check_owed", amount=min(owe, known.stacks[seat]))
            if action.kind == "call" and owe <= 0:
                return Refusal("call_nothing")
            if action.kind == "raise":
                return _refuse_raise(known, seat, action)
        return super().refuse(known, seat, action, choices)

    def timeout(self, known: State, seat: int) -> Action | None:
        """Check if it is free, else fold: a clock never puts chips in."""
        return Action("check" if known.street[seat] >= known.current else "fold")

    def ahead(self, known: State, seat: int) -> Sequence[Choice]:
        """Fold, and check or call what it costs now; a raise in between takes the call back."""
        if known.phase in ("result", "runout") or seat == known.seat or known.folded[seat] or not known.stacks[seat]:
            return ()
        return betting.choices(replace(known, seat=seat))[-2:]

    def cpu(self, level: str) -> Player:
        """Easy plays its cards, normal its equity, hard what the others' actions tell."""
        from .cpu import player

        return player(self, level)


def _ended(state: State) -> bool:
    if sum([stack > 0 for stack in state.stacks]) == 1:
        return True
    return state.rules.match == "hands" and state.number >= state.rules.hands


def _order(state: State, points: Sequence[int]) -> tuple[int, ...]:
    """Who has chips is before who has none; then the later hand, and in the same hand the larger stack at its start."""
    keys = [(0, -chips) if chips else (-state.left[seat], -state.had[seat]) for seat, chips in enumerate(points)]
    ranked = sorted(set(keys), key=lambda key: (key[0] != 0, *key))
    return tuple([ranked.index(key) for key in keys])


def _refuse_raise(known: State, seat: int, action: Action) -> Refusal:
    amounts = betting.raise_range(known, seat)
    if amounts is None:
        if known.street[seat] + known.stacks[seat] <= known.current:
            return Refusal("raise_no_chips")
        if known.acted[seat] and known.current - known.street[seat] < known.full:
            return Refusal("raise_not_reopened")
        return Refusal("raise_pointless")
    low, high = amounts
    if action.amount is not None and not action.cards and not action.cells and not action.word:
        return Refusal("raise_too_small", low=low) if action.amount < low else Refusal("raise_too_big", high=high)
    return Refusal("out_of_range", low=low, high=high)
