"""The rules drawer speaks of the table it is opened at."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from web.conftest import PHONE, Welcome
from web.playing import settle

BOT = {"kind": "bot", "level": "novice"}


@pytest.mark.parametrize(
    ("game", "players", "options", "said", "unsaid"),
    [
        ("chili", 1, {"rolls": 7}, ["you have 7 rolls for the whole game"], ["30 rolls"]),
        (
            "gonuts",
            2,
            {"target": 73, "cars": 2, "round": "live"},
            ["Whoever first has 73 of them", "2 acorns and 2 cars", "everybody shakes at once"],
            ["first has 50", "all throw together"],
        ),
        (
            "gonuts",
            2,
            {"cars": 0},
            ["Whoever first has 50 of them", "2 acorns and 0 cars"],
            ["Nothing but cars", "A car runs its die over"],
        ),
        (
            "chinchiller",
            3,
            {"sand": 31, "supply": 801, "series": True},
            ["Everybody begins with 31 sand; there is 801 in all", "6 games, and everybody starts 2 of them"],
            ["24 sand", "single game"],
        ),
        (
            "dixkibluff",
            4,
            {"dice": 5, "knowledge": "sealed", "calls": "live", "faces": ["pi", "pi", "bomb", "figure"]},
            [
                "Everybody starts with 5 dice",
                "4 sides",
                "2 different symbols and one figure",
                "nobody peeks",
                "20 when the game begins",
                "the quickest voice",
            ],
            ["Two suns", "asked in turn", "look at their own"],
        ),
    ],
)
def test_the_rules_are_those_of_the_table(
    welcome: Welcome, game: str, players: int, options: dict[str, object], said: list[str], unsaid: list[str]
) -> None:
    visitor = welcome(size=PHONE)
    visitor.sit(game, [{}, *[BOT] * (players - 1)], options)
    visitor.page.get_by_role("button", name="Rules").click()
    drawer = visitor.page.get_by_role("dialog", name="Rules")
    for words in said:
        expect(drawer).to_contain_text(words)
    for words in unsaid:
        expect(drawer).not_to_contain_text(words)
    assert drawer.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_dice_of_the_rules_are_those_of_the_table(welcome: Welcome) -> None:
    visitor = welcome(size=PHONE)
    visitor.sit("dixkibluff", [{}, BOT, BOT], {"faces": ["pi", "pi", "bomb", "figure"]})
    visitor.page.get_by_role("button", name="Rules").click()
    drawer = visitor.page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_role("img", name="pi").first).to_be_visible()
    expect(drawer.get_by_role("img", name="sun")).to_have_count(0)  # no example shows what these dice have not
    expect(drawer.get_by_text("2\u00d7").first).to_be_visible()


def test_the_house_is_told_who_reads_so_that_bots_can_wait(welcome: Welcome) -> None:
    visitor = welcome()
    page, said = visitor.page, list[dict[str, Any]]()
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(json.loads(frame))))

    def readings() -> list[bool]:
        return [message["on"] for message in said if message["say"] == "reading"]

    visitor.sit("gonuts", [{}, BOT], {"first": "0", "round": "beats"})
    settle(page)
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog[open] h2").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.locator(".scene .wanted").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".scene .wanted").first.wait_for(state="detached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("heading", name="Menu").wait_for()
    assert readings() == [True, False, True, False, True]
