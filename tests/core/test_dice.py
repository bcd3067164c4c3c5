import hashlib
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from cardtable import STANDARD, Deck, Dice, cards


def documented_words(seed: str, step: int) -> Iterator[int]:
    """The stream as the documentation tells it, from the standard library alone."""
    block = 0
    while True:
        digest = hashlib.sha256(f"{seed}/{step}/{block}".encode("ascii")).digest()
        for at in range(0, 32, 2):
            yield digest[at] * 256 + digest[at + 1]
        block += 1


def documented_shuffle(seed: str, step: int, items: list[str]) -> list[str]:
    words = documented_words(seed, step)
    items = items[:]
    for i in range(len(items) - 1, 0, -1):
        n = i + 1
        word = next(word for word in words if word < 65536 - 65536 % n)
        items[i], items[word % n] = items[word % n], items[i]
    return items


@pytest.mark.parametrize(("seed", "step"), [("a", 0), ("a", 1), ("f" * 64, 0), ("0123", 977)])
def test_a_shuffle_is_the_documented_algorithm(seed: str, step: int) -> None:
    expected = documented_shuffle(seed, step, [card.code for card in STANDARD])
    assert [card.code for card in Deck().shuffled(Dice(seed, step))] == expected


def test_numbers_are_the_documented_stream_with_too_large_words_left_out() -> None:
    # 65536 - 65536 % 40000 = 40000: more than a third of all words must be passed over.
    dice = Dice("reject", 3)
    drawn = [dice.below(40000) for _ in range(200)]
    words = documented_words("reject", 3)
    kept = [word for word, _ in zip(words, range(1000), strict=False) if word < 40000]
    assert drawn == kept[:200]
    assert len(kept) < 1000


def test_every_card_falls_equally_often_on_every_place() -> None:
    """Chi-square over 52 places x 52 cards; rows and columns are fixed, so 51 * 51 degrees of freedom."""
    shuffles = 8000
    counts = Counter[tuple[int, str]]()
    for step in range(shuffles):
        counts.update((place, card.code) for place, card in enumerate(Deck().shuffled(Dice("chi-square", step))))
    expected = shuffles / 52
    chi_square = sum((counts[place, card.code] - expected) ** 2 / expected for place in range(52) for card in STANDARD)
    freedom = 51 * 51
    deviations = (chi_square - freedom) / (2 * freedom) ** 0.5
    assert abs(deviations) < 4, f"chi-square {chi_square:.0f} for {freedom} degrees of freedom"


def test_a_biased_shuffle_would_be_noticed() -> None:
    """The same measure on the naive shuffle (exchange each place with any other) is far off."""
    shuffles = 8000
    counts = Counter[tuple[int, str]]()
    for step in range(shuffles):
        dice, pile = Dice("naive", step), [card.code for card in STANDARD]
        for i in range(52):
            j = dice.below(52)
            pile[i], pile[j] = pile[j], pile[i]
        counts.update(enumerate(pile))
    expected = shuffles / 52
    chi_square = sum((counts[i, card.code] - expected) ** 2 / expected for i in range(52) for card in STANDARD)
    assert (chi_square - 51 * 51) / (2 * 51 * 51) ** 0.5 > 20


def test_the_same_seed_gives_the_same_deal_in_another_process_with_another_hash_seed() -> None:
    program = "from cardtable import Deck, Dice; print(*Deck().shuffled(Dice('platform', 7)))"
    runs = [
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout.split()
        for seed in ("1", "2")
    ]
    here = [card.code for card in Deck().shuffled(Dice("platform", 7))]
    assert runs == [here, here]
    assert here[:8] == ["3c", "3h", "Tc", "6c", "Qs", "2s", "8c", "Kh"]  # written down once, for every platform


def test_another_step_or_seed_gives_another_deal() -> None:
    deals = {Deck().shuffled(Dice(seed, step)).cards for seed in ("a", "b", "a/1") for step in (0, 1)}
    assert len(deals) == 6


def test_stacked_dice_put_these_cards_on_top_once() -> None:
    dice = Dice.stacked(cards("7h Th Td"))
    first = Deck().shuffled(dice)
    assert first.cards[:3] == cards("7h Th Td")
    assert len(set(first.cards)) == 52
    assert Deck().shuffled(dice).cards[:3] != cards("7h Th Td")


@pytest.mark.parametrize("top", ["7h 7h", "??"])
def test_stacking_what_the_pile_does_not_hold_is_refused(top: str) -> None:
    with pytest.raises(ValueError, match="different cards of the pile"):
        Deck().shuffled(Dice.stacked(cards(top)))


def test_dice_record_every_shuffle() -> None:
    dice = Dice("record")
    after = Deck(STANDARD[:5]).shuffled(dice)
    assert dice.shuffles == [(STANDARD[:5], after.cards)]


@pytest.mark.parametrize("n", [0, -1, 65537])
def test_a_range_that_a_word_cannot_cover_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="1 to 65536"):
        Dice("x").below(n)


@pytest.mark.parametrize(("seed", "step"), [("ä", 0), ("x", -1)])
def test_a_seed_that_is_not_ascii_or_a_negative_step_is_refused(seed: str, step: int) -> None:
    with pytest.raises(ValueError, match="ASCII"):
        Dice(seed, step)


def test_picks_are_different_and_of_the_pool() -> None:
    picked = Dice("pick").pick("abcdef", 4)
    assert len(set(picked)) == 4
    assert set(picked) <= set("abcdef")


def test_dice_are_shown_as_the_call_that_makes_them() -> None:
    assert repr(Dice("x", 3)) == "Dice('x', 3)"
    assert repr(Dice(7)) == "Dice('7', 0)"
