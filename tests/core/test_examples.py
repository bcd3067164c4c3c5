"""Worked examples: what can be given, played, expected and refused, and that none can lie."""

from typing import Any

import pytest

from cardtable import Dice, Game, LawBroken, TextError, cards, games
from cardtable.examples import Example, read_line, run_example
from tests.samples.cells import DECK, Cells
from tests.samples.stakes import Stakes

CELLS, STAKES = Cells(), Stakes()
GIVEN = '[given]\ncards = "9c Kd"\n'


def run(source: str) -> None:
    run_example(STAKES, Example(1, source))


@pytest.mark.parametrize(
    "claim",
    [
        "points = [6, 14]",
        "places = [2, 1]",
        "over = false",
        'phase = "result"',
        "turn = []",
        "choices = []",
        "facts = { chips = [6, 14] }",
        'zones = { card-0 = "9c", deck = 50 }',
        'why = ["leads"]',
        "notes = []",
        "sheets = 0",
    ],
)
def test_each_claim_holds_when_it_is_true_and_falls_when_it_is_not(claim: str) -> None:
    play = 'play = ["1 bet 4", "2 bet 4"]\n'
    run(f"{play}{GIVEN}[expect]\n{claim}")
    other = (
        claim.replace("6, 14", "6, 15").replace("2, 1]", "1, 2]").replace("false", "true").replace('"result"', '"bet"')
        .replace("turn = []", "turn = [1]").replace("choices = []", 'choices = ["bet"]').replace('"9c"', '"9d"')
        .replace('"leads"', '"trails"').replace("notes = []", 'notes = ["hello"]').replace("sheets = 0", "sheets = 1")
    )  # fmt: skip
    assert other != claim
    with pytest.raises(LawBroken, match="at the end"):
        run(f"{play}{GIVEN}[expect]\n{other}")


def test_a_step_may_carry_claims_of_its_own() -> None:
    run('play = [{ do = "1 bet 4", turn = [2], facts = { bet = [4] } }, "2 bet 2"]\n[expect]\nphase = "result"')
    with pytest.raises(LawBroken, match=r"step 1, '1 bet 4': turn is \[2\], not \[1\]"):
        run('play = [{ do = "1 bet 4", turn = [1] }]\n[expect]\n')


def test_a_result_stays_until_the_table_is_told_to_deal() -> None:
    run(f'play = ["1 bet 4", "2 bet 2"]\n{GIVEN}[expect]\nphase = "result"\nturn = []')
    run(f'play = ["1 bet 4", "2 bet 2", "deal"]\n{GIVEN}[expect]\nphase = "bet"\nturn = [1]')
    with pytest.raises(LawBroken, match="not for the table to move"):
        run('play = ["deal"]\n[expect]\n')


def test_the_last_line_may_be_one_that_is_refused() -> None:
    run(f'play = ["1 bet 4", "1 bet 2"]\nrefuse = "not_your_turn"\n{GIVEN}')
    with pytest.raises(LawBroken, match=r"refused with 'out_of_range', not 'illegal'"):
        run('play = ["1 bet 400"]\nrefuse = "illegal"')
    with pytest.raises(LawBroken, match="is allowed, and the text says that it is refused"):
        run('play = ["1 bet 4"]\nrefuse = "illegal"')


def test_a_step_that_is_refused_where_it_should_be_played_is_a_lie() -> None:
    with pytest.raises(LawBroken, match=r"example 1: step 1, '2 bet 4' is refused: not_your_turn"):
        run('play = ["2 bet 4"]\n[expect]\n')


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("play = [", "no TOML"),
        ("plays = []\n[expect]\n", "'plays' is no word of an example; there is given, play, expect, refuse"),
        ('play = ["1 bet 4"]', "expects nothing"),
        ('refuse = "illegal"', "last line of 'play'"),
        ("play = 4\n[expect]\n", "'play' a list"),
        ('play = ["0 bet 4"]\n[expect]\n', "a seat from 1"),
        ('play = ["bet 4"]\n[expect]\n', "a seat from 1"),
        ('play = ["1 bet 4 5 hello again"]\n[expect]\n', "'hello' in"),
        ("play = [7]\n[expect]\n", "step 1 is a line"),
        ('play = [{ does = "1 bet 4" }]\n[expect]\n', "step 1 is a line"),
        ('[given]\ncards = "9x"\n[expect]\n', "no card '9x'"),
        ('[given]\ncards = "9c 9c"\n[expect]\n', "different cards"),
        ("[given]\nrules = { hands = 9 }\n[expect]\n", "hands: 9 is not allowed; it takes a whole number from 1 to 5"),
        ("[expect]\nchip = 4", "'chip' cannot be expected; there is points,"),
    ],
)
def test_an_example_that_cannot_be_read_says_why_in_one_line(source: str, says: str) -> None:
    with pytest.raises(TextError) as wrong:
        run(source)
    text = str(wrong.value)
    assert text.startswith("stakes, example 1: ")
    assert says in text
    assert "\n" not in text


def test_a_line_names_cards_cells_amount_and_word() -> None:
    seat, action = read_line(CELLS, "2 remove @0 @3 B7 12 rows")
    assert (seat, action.kind, action.cells, action.amount, action.word) == (1, "remove", (0, 3), 12, "rows")
    assert action.cards == cards("B7", DECK)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_word_that_a_game_does_not_start_from_is_refused_with_those_that_it_does(game: Game[Any, Any]) -> None:
    with pytest.raises(TypeError, match=r"^hand\(\) takes .*, not nonsense$"):
        game.hand(Dice(1), nonsense=3)


def test_what_is_not_given_is_the_same_on_every_machine() -> None:
    first, second = (run_example(CELLS, Example(1, "[expect]\n")) for _ in range(2))
    assert first == second
