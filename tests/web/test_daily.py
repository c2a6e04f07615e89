"""The game of the day on the page: two visitors with the same dice, best play beside them, and what they share."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dicehouse import games
from dicehouse.core.record import Record
from dicehouse.texts import LANGUAGES
from server.documents import fetch
from web.conftest import LAPTOP, PHONE, House, Visitor, Welcome
from web.playing import CAME, decide, offer, play, settle
from web.test_accessibility import lights


def writes(offered: list[str]) -> str:
    """Write at once, whatever the dice show."""
    return next(action for action in offered if action.startswith("score"))


def play_rolling(page: Page) -> None:
    """Play to the end: roll the first and the fourth die once more in every turn, then write."""
    again = True
    while settle(page) != "over":
        if again:
            before = page.locator("[data-number]").get_attribute("data-number")
            for die in (1, 4):
                page.locator(f"[data-die='{die}'] button").first.click()
            page.locator(offer("reroll 1,4")).click()
            page.wait_for_function(CAME, arg=before)
        else:
            decide(page, writes)
        again = not again


def play_writing(page: Page) -> None:
    """Play to the end: write at once in every turn."""
    play(page, writes)


def opened(visitor: Visitor) -> str:
    """The visitor opens the game of the day from the shelf; gives its table."""
    page = visitor.page
    page.goto(visitor.house.url)
    page.locator("[data-daily]").click()
    page.locator("[data-play-daily]").click()
    page.locator("[data-phase=playing]").wait_for()
    return page.url.rsplit("/", 1)[1]


def day_of(house: House, table: str) -> str:
    return str(house.ask("GET", f"/tables/{table}")["daily"])


def throws(house: House, table: str) -> dict[str, list[str]]:
    """What each die showed in a finished game, throw by throw."""
    found: dict[str, list[str]] = {}
    _, record = fetch(f"{house.url}/api/tables/{table}/record")
    for made in (entry.transition for entry in games.replay(Record.read(record)).entries):
        if made.roll is not None:
            for die, face in zip(made.before.due.dice, made.roll, strict=True):
                found.setdefault(die.name, []).append(face)
    return found


def compared(page: Page) -> None:
    """Wait until best play has thrown the same dice."""
    page.locator("[data-daily-result=told]").wait_for()


def copied(page: Page) -> str:
    """What is on the clipboard after pressing the button that shares."""
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    page.locator("[data-share=daily]").click()
    page.wait_for_function("window.copied !== undefined")
    text: str = page.evaluate("window.copied")
    return text


def test_two_visitors_play_the_day_with_the_same_dice(welcome: Welcome, house: House) -> None:
    ann, ben = welcome(size=PHONE), welcome(size=LAPTOP)
    tables = [opened(ann), opened(ben)]
    if day_of(house, tables[0]) != day_of(house, tables[1]):  # it was midnight between the two
        tables[0] = opened(ann)
    for visitor, finish in ((ann, play_writing), (ben, play_rolling)):
        assert visitor.page.locator("header [data-daily]").inner_text()
        finish(visitor.page)
        compared(visitor.page)
    one, other = (throws(house, table) for table in tables)
    assert [len(faces) for faces in one.values()] == [10] * 6  # a throw of all six dice in every turn
    assert [len(other[f"chili{n}"]) for n in range(1, 7)] == [20, 10, 10, 20, 10, 10]
    for die, faces in one.items():
        assert all(a == b for a, b in zip(faces, other[die], strict=False))
    for visitor, table in zip((ann, ben), tables, strict=True):
        told = house.ask("GET", f"/daily/{table}")
        page = visitor.page
        assert int(page.locator("[data-daily-score]").inner_text()) == told["score"]
        assert int(page.locator("[data-daily-best]").inner_text()) == told["best"]
        check_share(page, told, day_of(house, table))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert lights(visitor) == []
    check_parting(ann.page, house.ask("GET", f"/daily/{tables[0]}"), tables[0])


def check_share(page: Page, told: dict[str, Any], day: str) -> None:
    """The text to share has both scores, a sign for every roll, the way to the game, and nothing of dice or pad."""
    first, second, *signs, address = copied(page).split("\n")
    assert str(told["score"]) in first
    assert day[:4] in first
    assert str(told["best"]) in second
    unused = told["view"]["left"][0]
    assert "".join(signs).count("⬜") == unused
    assert len("".join(signs)) == len(told["rolls"]) + unused == 30
    assert [len(row) for row in signs] == [10, 10, 10]
    assert address.endswith("/daily")
    assert not set("".join(signs)) & set("0123456789*")


def check_parting(page: Page, told: dict[str, Any], table: str) -> None:
    """Where the two parted is told, and leads to that step of the game."""
    parted = told["parted"]
    line = page.locator(f"[data-parting='{parted['step']}']").first
    assert line.inner_text()
    line.locator("a").click()
    page.wait_for_url(f"**/t/{table}/**")
    page.locator(f"[data-replay='{parted['step']}']").wait_for()
    assert page.url.endswith(f"#{parted['step']}")


def finished(visitor: Visitor) -> str:
    """A game of the day that the visitor has just finished; gives its table."""
    table = opened(visitor)
    play_writing(visitor.page)
    compared(visitor.page)
    return table


def test_the_first_game_of_a_day_counts_and_the_second_is_practice(welcome: Welcome, house: House) -> None:
    visitor = welcome(size=PHONE)
    page = visitor.page
    table = finished(visitor)
    score = page.locator("[data-daily-score]").inner_text()
    page.get_by_text("Were the dice fair?").click()
    page.get_by_role("button", name="Check every roll here").click()
    page.get_by_text("can be checked when that day is over").wait_for()
    visitor.forgive("409")
    page.goto(house.url)
    assert score in page.locator("[data-daily]").inner_text()
    page.locator("[data-daily]").click()
    page.locator("[data-share=daily]").wait_for()
    assert page.locator("[data-daily-score]").inner_text() == score
    expect(page.locator("article").get_by_text("Your last days")).to_have_count(1)
    assert lights(visitor) == []
    page.locator("[data-again]").click()
    page.locator("[data-phase=playing]").wait_for()
    again = page.url.rsplit("/", 1)[1]
    assert again != table
    play_rolling(page)
    compared(page)
    expect(page.get_by_text("This was practice")).to_have_count(1)
    assert page.locator("[data-share=daily]").count() == 0
    kept = page.evaluate("JSON.parse(localStorage.getItem('dicehouse-daily')).days")
    assert [(one["table"], one["ended"]["score"]) for one in kept] == [(table, int(score))]


def test_a_game_that_was_begun_goes_on_after_the_page_was_left(welcome: Welcome, house: House) -> None:
    visitor = welcome(size=LAPTOP)
    page = visitor.page
    table = opened(visitor)
    page.goto(f"{house.url}/daily")
    page.locator("[data-go-on]").click()
    page.locator("[data-phase=playing]").wait_for()
    assert page.url.endswith(table)


def test_without_the_house_the_page_says_so_and_comes_back(welcome: Welcome, house: House) -> None:
    visitor = welcome(size=PHONE)
    page = visitor.page
    page.goto(f"{house.url}/daily")
    page.get_by_text("The next dice come").wait_for()
    visitor.context.set_offline(True)
    page.locator("[data-play-daily]").click()
    page.locator("[role=alert]").wait_for()
    visitor.context.set_offline(False)
    page.locator("[role=alert]").wait_for(state="detached")  # the page looks again by itself
    page.locator("[data-play-daily]").click()
    page.locator("[data-phase=playing]").wait_for()
    visitor.forgive("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "net::ERR")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_day_pleases_axe_in_every_language(welcome: Welcome, house: House, language: str) -> None:
    visitor = welcome(language=language, size=PHONE)
    page = visitor.page
    page.goto(f"{house.url}/daily")
    page.locator("[data-play-daily]").wait_for()
    page.locator("article > .soft").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert lights(visitor) == []
