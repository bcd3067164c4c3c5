"""Rate limits go by a clock that nobody can set."""

from __future__ import annotations

import time

import pytest

from cardtable.server.limit import Window


def test_so_many_in_so_many_seconds_and_each_key_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    window = Window(3, 10)
    assert [window.hit("Eve") for _ in range(5)] == [True, True, True, False, False]
    assert window.hit("Lena")
    now += 9.9
    assert not window.hit("Eve")
    now += 0.1
    assert [window.hit("Eve") for _ in range(4)] == [True, True, True, False]


def test_a_wall_clock_that_is_set_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window(1, 10)
    assert window.hit("Eve")
    monkeypatch.setattr(time, "time", lambda: 1e12)
    assert not window.hit("Eve")


def test_who_has_gone_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    window = Window(3, 10)
    for key in range(1000):
        window.hit(str(key))
    now = 20.0
    window.hit("new")
    assert list(window._counts) == ["new"]
