"""Every game, played to its end in a real browser: by clicking, on a phone, and by keyboard alone."""

import pytest

from dicehouse import games
from web.conftest import LAPTOP, PHONE, Welcome
from web.playing import by_click, by_key, hasty, play

SHORT: dict[str, dict[str, object]] = {
    "gonuts": {"first": "0", "target": 12},
    "chili": {"first": "0", "rolls": 12},
    "chinchiller": {"first": "0", "sand": 12},
    "dixkibluff": {"first": "0", "dice": 3},
}
"""Options that make a game short; the rules are the same. The visitor begins, or a lucky bot might win before that."""


def opponents(name: str) -> list[dict[str, str]]:
    """A seat for the visitor, and bots on the others."""
    number = max(2, games.load(name).options_type.seats[0])
    return [{}, *({"kind": "bot", "level": "regular"} for _ in range(number - 1))]


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_game_is_played_to_its_end_by_clicking(welcome: Welcome, name: str, size: dict[str, int]) -> None:
    visitor = welcome(size=size, touch=size is PHONE)
    visitor.sit(name, opponents(name), SHORT[name])
    assert play(visitor.page, hasty(1), by_click) > 0
    result = visitor.page.get_by_role("heading", level=2).first
    assert result.inner_text() != ""
    wide = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size["width"]


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_played_to_its_end_by_keyboard_alone(welcome: Welcome, name: str) -> None:
    visitor = welcome()
    visitor.sit(name, opponents(name), SHORT[name])
    assert play(visitor.page, hasty(2), by_key) > 0
