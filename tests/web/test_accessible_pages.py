"""axe finds nothing on what lies around a game: lobby, board, hand, one device, hint, help, result, replay."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from dicehouse.texts import LANGUAGES
from server.conftest import NodeProcess
from support import repeated_for
from web.conftest import LAPTOP, PHONE, House, Visitor, Welcome
from web.playing import by_click, offer, settle
from web.test_accessibility import by_day_and_night
from web.test_friends import AT_ONCE

BOT = {"kind": "bot", "level": "regular"}


@dataclass
class Evening:
    """A house as `make play` opens it, with tables in every state; what the browsers of their players keep."""

    house: House
    waiting: dict[str, Any]
    running: dict[str, Any]
    shared: dict[str, Any]
    over: dict[str, Any]

    def table(self, kept: dict[str, Any], place: str = "") -> str:
        """The address of one of its tables."""
        return f"{self.house.url}/t/{kept['table']}{place}"


def _sit(
    house: House, game: str, seats: list[dict[str, str]], options: dict[str, object], *names: str
) -> dict[str, Any]:
    """A table at which these sit, all at one device."""
    opened = house.ask("POST", "/tables", {"game": game, "seats": seats, "options": options, "hints": True})
    tokens = [house.ask("POST", f"/tables/{opened['table']}/seats", {"name": name})["token"] for name in names]
    first, *more = tokens
    return {"table": opened["table"], "game": game, "token": first, "more": more, "host": opened["host"], "at": 1}


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """Everything that is set up once and looked at in every language."""
    node = NodeProcess(tmp_path_factory.mktemp("evening"), bot_pause=0.02, limits=0)
    node.arguments += ["--near"]
    node.start()
    try:
        house = House(node)
        yield Evening(
            house,
            _sit(house, "gonuts", [{}, {}, {}, BOT], {}, "Ann", "Ben"),
            _sit(house, "chili", [{}, BOT], {"first": "0"}, "Ann"),
            _sit(house, "dixkibluff", [{}, {}, {}], {"first": "0"}, "Ann", "Ben", "Cleo"),
            _sit(house, "gonuts", [{}, BOT], AT_ONCE, "Ann"),
        )
        assert node.errors() == []
    finally:
        node.kill()


class Inspector:
    """Goes from page to page, and notes what axe finds by day and by night."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.found: list[str] = []

    def look(self, what: str) -> None:
        """Inspect the page as it is now."""
        self.found += [f"{what}, {complaint}" for complaint in by_day_and_night(self.page)]


@pytest.mark.parametrize("language", repeated_for(LANGUAGES, "en", "de"))
def test_everything_around_a_game_pleases_axe(welcome: Welcome, evening: Evening, language: str) -> None:
    visitor = welcome(language=language, size=PHONE if language in ("de", "nl") else LAPTOP)
    inspector, page = Inspector(visitor), visitor.page
    page.goto(f"{evening.house.url}/about")
    page.evaluate(
        "seats => localStorage.setItem('dicehouse', JSON.stringify({ seats, name: 'Ann' }))",
        [{**evening.waiting, "more": []}, evening.running, evening.shared, evening.over],
    )
    _lobby(inspector, evening)
    _hints_and_help(inspector, evening)
    _boards_and_hands(inspector, evening)
    _after_the_game(inspector, evening)
    _coming(inspector, evening)
    assert inspector.found == []


def _lobby(inspector: Inspector, evening: Evening) -> None:
    page = inspector.page
    page.goto(evening.table(evening.waiting))
    page.locator(".qr").wait_for()
    page.locator("[data-edit]").click()
    page.locator("[data-save]").wait_for()
    inspector.look("lobby of the host, with its form")
    page.locator("[data-seat='1'] button").click()
    page.locator("dialog[data-confirm][open]").wait_for()
    inspector.look("question before sending away")


def _hints_and_help(inspector: Inspector, evening: Evening) -> None:
    page = inspector.page
    page.goto(evening.table(evening.running))
    settle(page)
    page.keyboard.press("h")
    page.locator(".hint .ways button").first.wait_for()
    page.locator(".scene .wanted").first.wait_for(state="attached")
    inspector.look("hint")
    page.locator(".hint .ways button").first.click()
    page.locator("dialog[open] h2").wait_for()
    inspector.look("all choices of a hint")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    inspector.look("key help")


def _boards_and_hands(inspector: Inspector, evening: Evening) -> None:
    page = inspector.page
    page.goto(evening.table(evening.waiting, "/board"))
    page.locator("[data-phase=open] main").wait_for()
    inspector.look("board that waits")
    page.goto(evening.table(evening.shared, "/board"))
    page.locator("[data-phase=playing] .scene").wait_for()
    page.wait_for_function("document.querySelector('.unbuilt') === null")
    inspector.look("board")
    page.goto(evening.table(evening.running, "/hand"))
    settle(page)
    inspector.look("hand")
    page.goto(evening.table(evening.shared))
    page.locator("[data-take]").first.wait_for()
    inspector.look("one device, nobody looks")
    page.locator("[data-take]").first.click()
    page.locator(".holder [data-hide]").wait_for()
    inspector.look("one device, somebody looks")


def _after_the_game(inspector: Inspector, evening: Evening) -> None:
    page = inspector.page
    page.goto(evening.table(evening.over))
    if settle(page) == "mine":  # the first visitor wins it at once
        by_click(page, offer("bank"))
    page.locator(".result .story li").first.wait_for()
    inspector.look("result")
    page.goto(evening.table(evening.over, "/replay"))
    page.locator("[data-replay][data-settled=true]").wait_for()
    inspector.look("replay")


def _coming(inspector: Inspector, evening: Evening) -> None:
    page = inspector.page
    page.goto(f"{evening.house.url}/come")
    page.locator("[data-record]").wait_for(state="attached")
    inspector.look("a game to be brought in")
    page.locator("[data-record]").set_input_files(
        {"name": "none.jsonl", "mimeType": "text/plain", "buffer": b"no record"}
    )
    page.get_by_role("alert").wait_for()
    inspector.look("a file that is no record")
