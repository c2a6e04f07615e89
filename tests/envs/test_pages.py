"""The pages say what the code does."""

import doctest
from pathlib import Path

import pytest

from dicehouse.envs.pages import page, replace_list
from dicehouse.envs.registry import games_with_observations

FOLDER = Path(__file__).parent.parent.parent / "docs" / "envs"


@pytest.mark.parametrize("game", games_with_observations())
def test_the_page_of_a_game_is_what_the_code_says(game: str) -> None:
    assert (FOLDER / f"{game}.md").read_text() == page(game), "make env-pages writes it anew"


def test_the_list_names_every_environment() -> None:
    text = (FOLDER / "README.md").read_text()
    assert replace_list(text) == text, "make env-pages writes it anew"
    assert sorted(path.stem for path in FOLDER.glob("*.md")) == sorted(["README", *games_with_observations()])


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(FOLDER / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0
