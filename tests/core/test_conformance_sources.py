"""What a game's own sources import is read, not run."""

import ast

import pytest

from cardtable.conformance.sources import FORBIDDEN, breaches, own_modules, used
from tests.samples.swap import Swap
from tests.samples.swap.lucky import RandomImport


def names(source: str) -> set[str]:
    return {name for _, name in used(ast.parse(source))}


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import random", "random"),
        ("import random as r", "random"),
        ("from random import choice", "random.choice"),
        ("def f():\n    import secrets", "secrets"),
        ("import os\nos.urandom(8)", "os.urandom"),
        ("import os as system\nsystem.urandom(8)", "os.urandom"),
        ("from os import urandom", "os.urandom"),
        ("import numpy as np\nnp.random.rand()", "numpy.random"),
        ("from numpy import random", "numpy.random"),
        ("import numpy.random as chance", "numpy.random"),
        ("import concurrent.futures", "concurrent.futures"),
        ("__import__('time')", "time"),
        ("import importlib\nimportlib.import_module('datetime')", "datetime"),
    ],
)
def test_every_way_to_import_is_seen(source: str, name: str) -> None:
    assert name in names(source)
    assert any(name == forbidden or name.startswith(f"{forbidden}.") for forbidden in FORBIDDEN)


@pytest.mark.parametrize(
    "source",
    ["import os.path", "from .random import odds", "random = 4\nrandom.real", "import itertools", "x = 'random'"],
)
def test_what_only_looks_like_a_forbidden_import_is_let_be(source: str) -> None:
    assert not names(source) & FORBIDDEN.keys()


def test_the_modules_of_a_game_are_its_own_its_bases_and_its_cpus() -> None:
    assert set(own_modules(Swap())) == {"tests.samples.swap", "tests.samples"}
    assert set(own_modules(RandomImport())) == {"tests.samples.swap", "tests.samples.swap.lucky", "tests.samples"}


def test_a_breach_names_file_line_and_what_it_brings() -> None:
    assert breaches(Swap())[0] == []
    assert breaches(RandomImport())[0][0] == "lucky.py:3 imports random, which brings chance"
