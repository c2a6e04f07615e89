"""Every game, played to its end in a real browser: by clicking, on a phone, and by keyboard alone."""

import pytest

from dicehouse import games
from support import repeated_for
from web.conftest import LAPTOP, PHONE, Welcome
from web.playing import by_click, by_key, hasty, play

SHORT: dict[str, dict[str, object]] = {
    "gonuts": {"first": "0", "target": 12},
    "chili": {"first": "0", "rolls": 12},
    "chinchiller": {"first": "0"},
    "dixkibluff": {"first": "0"},
}
"""Options that make a game short; the rules are the same. The visitor begins, or a lucky bot might win before that."""


def opponents(name: str) -> list[dict[str, str]]:
    """A seat for the visitor, and bots on the others."""
    number = max(2, games.load(name).options_type.seats[0])
    return [{}, *({"kind": "bot", "level": "regular"} for _ in range(number - 1))]


SIZES = {"laptop": LAPTOP, "phone": PHONE}
CLICKED = [(name, size) for name in games.names() for size in SIZES]


@pytest.mark.parametrize(
    ("name", "window"), repeated_for(CLICKED, *((name, "phone") for name in games.names()), ("dixkibluff", "laptop"))
)
def test_a_game_is_played_to_its_end_by_clicking(welcome: Welcome, name: str, window: str) -> None:
    size = SIZES[window]
    visitor = welcome(size=size, touch=window == "phone")
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
