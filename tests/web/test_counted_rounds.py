"""A Go Nuts! round with real acorns and dogs: counted by tap, dogs slammed, told, corrected and reviewed."""

import re

import pytest
from playwright.sync_api import Page, expect

from dicehouse import games
from dicehouse.coach import review_record
from dicehouse.core.record import RollLine
from web.conftest import PHONE, Visitor, Welcome
from web.playing import by_click, offer
from web.test_accessibility import lights
from web.test_one_device import sit_here
from web.test_real_dice import PAD, count_to, record_of, tap, until_asked

NUTS = ("squirrel",) * 5
COUNT = "[data-pad=count]"
OPTIONS = {"first": "0", "target": 20}


def woof(page: Page, seat: int) -> None:
    """Slam on the pad of a player who sits at this device too."""
    page.locator(f"[data-action=bark][data-by='{seat}']").click()
    expect(page.locator(f"[data-action=bark][data-by='{seat}']")).to_have_count(0)


def test_one_device_counts_for_all(welcome: Welcome) -> None:
    visitor = welcome(size=PHONE, touch=True)
    table = sit_here(visitor, "gonuts", [{}, {}, {}], OPTIONS, 3, real=True)
    page = visitor.page
    assert until_asked(page) == "dice"
    tap(page, *NUTS)
    page.locator("[data-action=bark][data-by='2']").wait_for()
    expect(page.locator("[data-action=bark][data-by]")).to_have_count(2)
    assert lights(visitor) == []
    count_to(page, 4, COUNT)
    page.locator(f"{COUNT} [data-count-less]").click()
    woof(page, 1)
    count_to(page, 7, COUNT)  # what was counted stays, whoever is asked for something meanwhile
    page.locator("[data-action=bark]").first.click()
    page.locator(f"{PAD} [data-count-send]").wait_for()
    expect(page.locator(f"{PAD} [data-count]")).to_have_attribute("data-count", "7")
    page.reload()
    page.locator(f"{PAD} [data-count='7']").wait_for()
    assert lights(visitor) == []
    tap(page, "8")
    page.locator("[data-correct]").click()
    assert tap(page, "20", pad="[data-pad=correct]"), "the page asks before the game ends"
    page.locator("[data-phase=over]").wait_for()
    record = record_of(visitor, table)
    assert [line.roll for line in record.lines if isinstance(line, RollLine)] == [" ".join(NUTS), "20"]
    outcome = games.replay(record).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (20, 0, 0))
    review = review_record(record)
    assert review.accounts[0].luck == pytest.approx(review.accounts[0].result - review.accounts[0].start, abs=0.02)


def come(welcome: Welcome) -> tuple[str, Visitor, Visitor]:
    """Two phones at a table with real dice, in a round of Go Nuts!"""
    ann, ben = welcome(size=PHONE, touch=True), welcome(size=PHONE, touch=True)
    table = ann.sit("gonuts", [{}, {}], OPTIONS, real=True)
    ben.take(table, "gonuts", "Ben")
    assert until_asked(ann.page) == "dice"
    tap(ann.page, *NUTS)
    ben.page.locator(offer("bark")).wait_for()
    return table, ann, ben


def test_every_phone_slams_for_itself_and_any_of_them_counts(welcome: Welcome) -> None:
    _, ann, ben = come(welcome)
    expect(ann.page.locator("[data-action=bark]")).to_have_count(0)
    expect(ann.page.get_by_text("Throw as fast as you can")).to_be_visible()
    box = ben.page.locator(offer("bark")).bounding_box()
    assert box is not None
    assert box["width"] > 300
    assert box["height"] > 70
    count_to(ben.page, 3, COUNT)
    count_to(ann.page, 2, COUNT)
    assert lights(ben) == []
    by_click(ben.page, offer("bark"))
    ann.page.locator(f"{PAD} [data-count='2']").wait_for()
    ben.page.locator("details[data-for='0'] summary").click()
    ben.page.locator(f"{PAD} [data-count='3']").wait_for()
    tap(ann.page, "2")
    expect(ben.page.locator("[data-count-send]")).to_have_count(0)
    ben.page.locator("[data-correct]").click()
    tap(ben.page, "3", pad="[data-pad=correct]")
    expect(ann.page.locator("[data-corrected]")).to_have_text("Ben corrects the roll.")
    assert until_asked(ben.page) == "dice", "it is Ben's turn"
    expect(ann.page.locator(".score").first).to_contain_text(re.compile("[03]/20"))


def test_two_phones_that_counted_differently_hear_of_it(welcome: Welcome) -> None:
    """The house takes what comes first; the other phone is told, and may correct it."""
    _, ann, ben = come(welcome)
    by_click(ben.page, offer("bark"))
    ann.page.locator(f"{PAD} [data-count-send]").wait_for()
    ben.page.locator("details[data-for='0'] summary").click()
    count_to(ann.page, 5, PAD)
    count_to(ben.page, 6, PAD)
    ben.page.evaluate(
        """() => { const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            if (JSON.parse(text).say !== "dice") return send.call(this, text);
            window.held = () => send.call(this, text);
        }; }"""
    )
    ben.page.locator(f"{PAD} [data-count-send]").click()
    ben.page.wait_for_function("() => window.held !== undefined")
    tap(ann.page, "5")
    ben.page.evaluate("window.held()")
    expect(ben.page.get_by_role("alert").or_(ben.page.locator(".toast")).first).to_contain_text("told")
    ben.page.locator("[data-correct]").click()
    tap(ben.page, "6", pad="[data-pad=correct]")
    expect(ann.page.locator("[data-correct]")).to_be_visible()
