"""The law of words: what is missing or wrong in a game's texts is named."""

import importlib
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from cardtable import Report, check_game

SAMPLE = Path(__file__).parents[1] / "samples" / "swap"
NUMBERS = count()

Change = Callable[..., Report]


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Change]:
    """Checks the law of words for Swap with other texts: `checked("messages.de.ftl", "title = Tauschen", "")`."""
    monkeypatch.syspath_prepend(str(tmp_path))
    name = f"swap_with_texts_{next(NUMBERS)}"
    package = tmp_path / name
    package.mkdir()
    (package / "__init__.py").write_text("from tests.samples.swap import Swap\nclass Other(Swap): ...\n")

    def check(file: str = "", old: str = "", new: str = "") -> Report:
        for path in (*SAMPLE.glob("*.ftl"), *SAMPLE.glob("*.md")):
            text = path.read_text(encoding="utf-8")
            if file and path.match(file):
                assert old in text
                text = text.replace(old, new)
            (package / path.name).write_text(text, encoding="utf-8")
        return check_game(importlib.import_module(name).Other(), seats=3, rules={}, matches=2, laws=("words",))

    yield check
    sys.modules.pop(name, None)


def test_the_same_texts_elsewhere_keep_the_law(checked: Change) -> None:
    report = checked()
    report.raise_if_broken()
    assert all(report.checks("words").values())


@pytest.mark.parametrize(
    ("file", "old", "new", "part", "says"),
    [
        ("messages.de.ftl", "ask-swap = Welche", "ask-swop = Welche", "languages agree", "ask-swap: in en, not in de"),
        ("messages.en.ftl", "col-points = Points", "", "languages agree", "col-points: in de, not in en"),
        (
            "messages.de.ftl",
            "{ $card }",
            "die Karte",
            "languages agree",
            "did-play uses $card $who in en and $who in de",
        ),
        ("messages.de.ftl", "ask-swap = Welche", "ask-swop = Welche", "met messages", "'ask-swap' in de"),
        ("messages.de.ftl", "title = Tauschen", "", "fixed keys", "'title' in de"),
        ("messages.en.ftl", "rule-low = Lowest wins", "rule-low =", "fixed keys", "rule-low"),
        ("messages.de.ftl", "    .about = Ob die", "    .note = Ob die", "fixed keys", "'rule-low.about' in de"),
        (
            "messages.en.ftl",
            "rule-direction-right",
            "rule-direction-rite",
            "fixed keys",
            "'rule-direction-right' in en",
        ),
        ("messages.en.ftl", "{ $value } points", "{ $points } points", "met messages", "fact-points"),
        ("messages.en.ftl", "title = Swap", "title = Swap\nno Fluent", "languages agree", "no Fluent"),
        ("rules.*.md", "points = [1, 1]", "points = [2, 1]", "rule text", "points is [1, 1], not [2, 1]"),
        ("rules.de.md", "points = [1, 1]", "points = [2, 1]", "rule text", "not the same in en and de"),
        ("rules.de.md", "{#mistake}", "{#mistakes}", "rule text", "no section mistake"),
        ("rules.en.md", "```toml example", "```toml", "rule text", "no worked example"),
    ],
)
def test_a_text_that_is_missing_or_wrong_is_named(
    checked: Change, file: str, old: str, new: str, part: str, says: str
) -> None:
    faults = {fault.part: fault.what for fault in checked(file, old, new).faults}
    assert part in faults, faults
    assert says in faults[part]
