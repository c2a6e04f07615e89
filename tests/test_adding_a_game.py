"""The page about adding a game is what the code says."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from dicehouse.games.spec import GameSpec

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The script that writes the page."""
    found = importlib.util.spec_from_file_location("adding_a_game", ROOT / "scripts" / "adding_a_game.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_page_is_current(script: ModuleType) -> None:
    assert script.PAGE.read_text() == script.page(), "make game-page writes it anew"


def test_every_field_is_explained_with_its_fallback(script: ModuleType) -> None:
    explained = script.field_docstrings(GameSpec)
    assert list(explained) == list(GameSpec.__struct_fields__)
    without = {name for name, text in explained.items() if "Without it: " not in text}
    assert without == {"rules", "compiled_observation"}  # both are needed, the second under a condition
