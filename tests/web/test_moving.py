"""A game that was begun in a page goes on at a house with a friend, and back; and a record is brought in."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from web.conftest import IMPATIENT, UNWATCHED, House
from web.playing import hasty, play, settle
from web.test_accessibility import by_day_and_night
from web.test_site import habits

PATIENCE = 240_000
Enter = Callable[[str], Page]


@pytest.fixture
def enter(browser: Browser) -> Iterator[Enter]:
    """Goes to an address with a browser of its own; nobody may complain."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def go(address: str) -> Page:
        context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        for script in (UNWATCHED, IMPATIENT, habits({"gonuts": {"first": "0", "target": 12}})):
            context.add_init_script(script)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda one: complaints.extend([one.text] * (one.type in ("error", "warning"))))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        return page

    yield go
    for context in contexts:
        context.close()
    assert complaints == []


def take_along(page: Page, address: str) -> None:
    """Close the table, and carry its game to another house."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("[data-move]").click()
    page.get_by_role("button", name="Take it along").click()
    further = page.locator("details", has=page.locator("[data-address]"))
    while not further.evaluate("one => one.open"):  # the page may still be put together
        page.get_by_text("To another house").click()
    page.locator("[data-address]").fill(address)
    page.locator("[data-further]").click()
    page.wait_for_url(lambda url: url.startswith(address))


def bring_with_a_friend(page: Page, enter: Enter) -> Page:
    """Put the game that has come on a table, with Ben in the other chair; gives the page of Ben."""
    page.locator("[data-begin]").wait_for()
    axed = by_day_and_night(page)
    chair = page.locator("[data-chair='1']")
    chair.get_by_role("combobox").select_option("friend")
    chair.get_by_label("Called").fill("Ben")
    page.locator("[data-begin]").click()
    friend = page.locator("[data-friend=Ben] input")
    assert "game=" not in page.url
    link = friend.input_value()
    axed += by_day_and_night(page)
    assert axed == []
    page.locator("[data-go]").click()
    page.locator("[data-phase=playing]").wait_for()
    # one click too early loses nothing: the link is in the menu until the friend is here
    page.reload()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(friend).to_have_value(link)
    ben = enter(link)
    ben.locator("[data-phase=playing]").wait_for()
    expect(friend).to_have_count(0)
    page.keyboard.press("Escape")
    return ben


def test_a_game_goes_to_a_house_where_a_friend_joins_and_back(
    enter: Enter, address: str, house: House, tmp_path: Path
) -> None:
    page = enter(f"{address}#/?play=gonuts")
    page.locator("[data-play=gonuts]").click()
    page.wait_for_url("**#/t/**")
    assert settle(page) == "mine"
    left = page.url
    take_along(page, house.url)
    ben = bring_with_a_friend(page, enter)
    assert "seat=" not in ben.url
    table = ben.url.rpartition("/")[2]
    told = house.ask("GET", f"/tables/{table}")
    assert [seat["name"] for seat in told["seats"]][1] == "Ben"
    assert all(seat["here"] for seat in told["seats"])
    ben.get_by_role("button", name="Menu", exact=True).click()
    expect(ben.locator("[data-move]")).to_have_count(0)
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("dialog").last.get_by_role("button").first.click()
    ben.wait_for_url(house.url + "/")
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.locator("[data-move]")).to_be_visible()
    page.keyboard.press("Escape")
    take_along(page, address)
    page.locator("[data-begin]").click()
    play(page, hasty(5))
    page.get_by_text("Were the dice fair?").click()
    page.get_by_role("button", name=re.compile("check", re.IGNORECASE)).first.click()
    expect(page.locator("[data-verdict=good]")).to_be_visible()
    expect(page.locator("[data-finding=elsewhere]")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="record").click()
    record = tmp_path / "moved.jsonl"
    download.value.save_as(record)
    # the table that was left says where its game went, and hands it out once more
    page.goto(left)
    page.locator("[data-again]").click()
    expect(page.locator("[data-begin]")).to_be_visible()
    look_at_a_record(enter, address, record, tmp_path)


def look_at_a_record(enter: Enter, address: str, record: Path, folder: Path) -> None:
    """A record is brought into a page that has never seen it, after some that are none."""
    page = enter(f"{address}#/privacy")
    page.locator("[data-export]").wait_for()
    assert by_day_and_night(page) == []  # with what is kept here
    page.goto(f"{address}#/come")
    page.locator("[data-record]").wait_for(state="attached")
    assert by_day_and_night(page) == []
    broken = folder / "broken.jsonl"
    lines = record.read_text().splitlines(keepends=True)
    rolled = next(place for place, line in enumerate(lines) if '"roll":' in line and place > 4)
    for content, said in (
        ("", "not the record of a game"),
        ("{}", "not the record of a game"),
        (json.dumps({"dicehouse": 1, "game": "ludo", "rules": 1, "seats": [{"name": "-"}], "options": {}}), "ludo"),
        ("x" * 300_000, "too large"),
        ("".join([*lines[:rolled], *lines[rolled + 1 :]]), f"Line {rolled + 1}"),
    ):
        broken.write_text(content)
        page.locator("[data-record]").set_input_files(broken)
        if (look := page.locator("[data-begin]")).count() or said.startswith("Line"):
            look.click()
        expect(page.get_by_role("alert")).to_contain_text(said)
        if (other := page.get_by_role("button", name="Another game")).count():
            other.click()
    page.locator("[data-record]").set_input_files(record)
    page.locator("[data-begin]").click()
    page.wait_for_url("**/review")
    expect(page.locator("main").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_address_with_a_broken_game_says_so(enter: Enter, house: House) -> None:
    page = enter(f"{house.url}/#game=AAAA")
    expect(page.get_by_role("alert")).to_contain_text("did not arrive whole")
    page.goto(f"{house.url}/#seat=nonsense")
    page.reload()
    expect(page.locator("[data-box]")).to_have_count(4)
    assert "seat=" not in page.url
