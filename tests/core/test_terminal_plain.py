"""The table line by line: whole matches, and every way in which a choice can ask."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from cardtable import Dice, replace
from cardtable.terminal.match import Match
from cardtable.terminal.plain import PlainTable
from tests.core.forms import Forms
from tests.core.terminals import a_match, speech_of, to_phase, with_refused_cards


class Script:
    """Answers questions, and remembers everything written."""

    def __init__(self, answer: Callable[[list[str]], str]) -> None:
        self.lines: list[str] = []
        self._answer = answer

    def read(self, prompt: str) -> str:
        line = self._answer(self.lines)
        self.lines.append(prompt + line)
        return line

    def write(self, line: str) -> None:
        self.lines.append(line)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def answers(*lines: str) -> Script:
    left = iter(lines)

    def answer(_: list[str]) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return Script(answer)


def at_random(seed: int) -> Script:
    """Any of the numbers or letters on offer; amounts and pairs where they are asked for."""
    dice = Dice(seed)

    def answer(lines: list[str]) -> str:
        offered = []
        for line in reversed(lines):
            found = re.match(r"  (\d+|[a-z])  ", line)
            if found is None:
                break
            offered.append(found[1])
        if lines[-1].endswith("(y/n)"):
            return dice.choice("yn")
        if not offered or " = " in lines[-1]:
            return str(10 + dice.below(391))
        if offered[0].isalpha():
            return " ".join(dice.pick(offered, 2))
        return dice.choice(offered)

    return Script(answer)


def test_whole_matches_are_played_line_by_line_in_every_form_of_choice() -> None:
    kinds: set[str] = set()
    for seed in range(12):
        match = a_match(seed=str(seed), seats=2 + seed % 3)
        script = at_random(seed)
        assert PlainTable(match, speech_of(match), script.read, script.write).play()
        assert match.over
        assert "The match is over." in script.text
        kinds |= {entry.action.kind + entry.action.word for entry in match.table.log if entry.seat == 0}
    assert kinds == {
        "pass", "bid", "stake", "fold", "place", "flip", "play", "closerows", "closecolumns", "keep",
    }  # fmt: skip


def test_the_end_of_the_input_ends_the_table_cleanly() -> None:
    match = a_match()
    script = answers("1")
    assert not PlainTable(match, speech_of(match), script.read, script.write).play()
    assert script.lines[-1] == "Goodbye."


def test_q_leaves_at_any_question_and_an_empty_line_takes_a_choice_back() -> None:
    for lines in (["q"], ["1", "q"], ["1", "", "Q"]):
        match = a_match()
        script = answers(*lines)
        assert not PlainTable(match, speech_of(match), script.read, script.write).play()
        assert len(match.table.log) == 1  # the other's pass


@pytest.mark.parametrize(
    "line", ["9", "0", "-1", "²", "zz", "1 1", "1 aa", "1 az", "1 abc", "1 ab 2", "Kx", "1.5", "\t"]
)
def test_what_is_not_on_offer_changes_nothing(line: str) -> None:
    match = a_match()
    script = answers(line)
    PlainTable(match, speech_of(match), script.read, script.write).play()
    assert [entry.seat for entry in match.table.log] == [1]


def test_picks_may_stand_behind_the_number_as_letters_or_as_codes() -> None:
    for form in ("1 ab", "1 a b", "1 {0} {1}", "1 {0} {1}".lower()):
        match = a_match()
        hand = match.table.state.hands[0]
        script = answers(form.format(*hand))
        PlainTable(match, speech_of(match), script.read, script.write).play()
        mine = next(entry for entry in match.table.log if entry.seat == 0)
        assert mine.action.cards == hand[:2]


def played_by(match: Match, *lines: str) -> tuple[Script, Any]:
    """What the person did with these lines: the newest of its entries, or None."""
    before = len(match.table.log)
    script = answers(*lines)
    PlainTable(match, speech_of(match), script.read, script.write).play()
    mine = [entry.action for entry in match.table.log[before:] if entry.seat == match.me]
    return script, mine[0] if mine else None


def test_a_choice_is_named_by_the_beginning_of_its_label_and_a_card_by_its_code() -> None:
    match = a_match()
    to_phase(match, "bid")
    assert played_by(match, "bid 3")[1].amount == 3
    to_phase(match, "play")
    card = match.table.choices(0)[0].cards[-1]
    assert played_by(match, card.code.lower())[1].cards == (card,)


def test_an_amount_out_of_range_is_asked_for_again() -> None:
    match = a_match()
    to_phase(match, "stake")
    script, action = played_by(match, "1", "9", "401", "much", "-20", "400")
    assert script.text.count("Give a whole number from 10 to 400.") == 4
    assert "half = 200" in script.text
    assert action.amount == 400


def test_a_question_before_a_choice_is_asked_and_no_takes_it_back() -> None:
    match = a_match()
    to_phase(match, "stake")
    script, action = played_by(match, "fold", "n")
    assert "Fold for nothing? (y/n)" in script.text
    assert action is None
    assert played_by(match, "fold", "y")[1].kind == "fold"


def test_a_card_that_cannot_be_played_is_listed_with_its_reason() -> None:
    match = with_refused_cards()
    script, _ = played_by(match)
    assert re.search(r"  -  .*: You must follow .*\.", script.text)


def test_help_names_the_house_rules_in_force() -> None:
    match = a_match(rules={"hands": 4, "mood": "wild", "limit": 20})
    script, _ = played_by(match, "?")
    assert [line for line in script.lines if line in ("  Hands: 4", "  Mood: wild", "  Echo: No", "  Limit: 20")] == [
        "  Hands: 4",
        "  Mood: wild",
        "  Echo: No",
        "  Limit: 20",
    ]


def test_the_time_of_a_match_can_run_out() -> None:
    class Short(Forms):
        def time_limit(self, rules: Any) -> int:
            return 1

        def time_up(self, state: Any) -> Any:
            return replace(state, phase="result", hand=state.rules.hands)

    match = a_match(Short())
    assert not match.expire()
    match._ends = 0.0
    assert match.expire()
    assert match.over
    assert not match.expire()
