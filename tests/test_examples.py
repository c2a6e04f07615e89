"""`make test` draws the same examples on every machine and in every order of its tests."""

import importlib.util
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support import repeated_for


@pytest.mark.skipif(os.environ.get("DICEHOUSE_PROFILE", "test") != "test", reason="soak draws new examples every time")
def test_examples_do_not_depend_on_what_was_imported_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, int]] = []

    @settings(max_examples=300, database=None)
    @given(st.text(), st.integers())
    def draw(text: str, number: int) -> None:
        drawn.append((text, number))

    def all_of_them() -> list[tuple[str, int]]:
        drawn.clear()
        draw()
        return drawn[:]

    before = all_of_them()
    module = tmp_path / "peculiar.py"
    module.write_text("TEXT = 'a peculiar text'\nNUMBER = 8675309\n")
    place = importlib.util.spec_from_file_location("peculiar", module)
    assert place is not None
    assert place.loader is not None
    monkeypatch.setitem(sys.modules, "peculiar", peculiar := importlib.util.module_from_spec(place))
    place.loader.exec_module(peculiar)
    assert all_of_them() == before


def test_what_stands_for_the_rest_is_repeated_for_the_rest_with_a_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DICEHOUSE_REPEAT", raising=False)
    assert repeated_for(("a", "b", "c"), "c", "a") == ("c", "a")
    monkeypatch.setenv("DICEHOUSE_REPEAT", "all")
    assert repeated_for(("a", "b", "c"), "c", "a") == ("a", "b", "c")
    with pytest.raises(AssertionError):
        repeated_for(("a", "b"), "d")
