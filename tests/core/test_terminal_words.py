"""What the terminal says, and what it must never say."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from cardtable.terminal.phrases import phrase
from cardtable.terminal.speech import Speech
from cardtable.words import LANGUAGES, keys, read_text
from tests.core.terminals import GAME, a_match, speech_of


def test_the_terminals_own_phrases_are_the_same_in_every_language() -> None:
    sources = [keys(read_text("cardtable.terminal", f"phrases.{lang}.ftl")) for lang in LANGUAGES]
    assert sources[0] == sources[1]


def test_every_phrase_that_is_named_exists_and_every_one_that_exists_is_used() -> None:
    folder = Path(sys.modules["cardtable.terminal"].__path__[0])
    files = [*folder.glob("*.py"), *folder.with_name("commands").glob("*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    known = keys(read_text("cardtable.terminal", "phrases.en.ftl"))
    named = set(re.findall(r"""\bphrase\(\s*"([a-z-]+)\"""", code))
    assert named
    assert named <= known
    assert {key for key in known if f'"{key}"' not in code} == set()


def test_a_message_that_a_plugin_lacks_is_shown_by_the_end_of_its_key() -> None:
    assert speech_of(a_match()).text("fact-odd_thing") == "odd thing"


def test_a_card_that_is_hidden_is_in_no_sentence() -> None:
    match = a_match(seats=3)
    text = "\n".join(speech_of(match).scene(match.view().scene))
    words = speech_of(match)
    hidden = {card for hand in match.table.state.hands[1:] for card in hand}
    hidden |= {card for grid in match.table.state.grids for card in grid[:3]}
    assert hidden
    assert [card for card in hidden if words.card(card) in text] == []
    assert all(words.card(card) in text for card in match.table.state.hands[0])


def test_the_phrases_speak_german() -> None:
    assert phrase("de", "won") == "Du gewinnst."


def test_a_name_cannot_steer_the_terminal() -> None:
    match = a_match(name="Le\x1b[2Jna\x07\u202e 👩\u200d🚀")
    said = speech_of(match).who(match.me)
    assert said == "Le\ufffd[2Jna\ufffd\ufffd 👩\u200d🚀"
    assert Speech(GAME, "en", ("\r\n\x9b", "Ben"), None).who(0) == "\ufffd" * 3
