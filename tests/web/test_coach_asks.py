"""The coach at the table asks before a blunder, against bots only; it never holds up a good move."""

import pytest
from playwright.sync_api import Page, expect

from dicehouse.texts import LANGUAGES, Texts
from web.conftest import PHONE, Visitor, Welcome
from web.playing import by_click, offer, settle
from web.test_accessibility import complaints

BOT = {"kind": "bot", "level": "regular"}
SURE: dict[str, object] = {"first": "0", "squirrels": 0, "cars": 0, "acorns": 6, "target": 10}
"""Every roll brings five acorns: who rolls twice wins, who banks after the first roll loses."""
ASKED = "[data-confirm]"
KNOWN = "() => window.quiet > 0"
COUNT_QUIET = """
    window.quiet = 0;
    const NativeSocket = window.WebSocket;
    window.WebSocket = class extends NativeSocket {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", ({ data }) => {
                const told = JSON.parse(data);
                if (told.say === "advice" && told.blunders?.length && !told.candidates.length) window.quiet += 1;
            });
        }
    };
"""
"""Counts what the house answered ahead."""


def sit(visitor: Visitor) -> Page:
    """At a table with a bot, after the first roll, when the house has said what would be a blunder."""
    visitor.context.add_init_script(COUNT_QUIET)
    visitor.sit("gonuts", [{}, BOT], SURE)
    settle(visitor.page)
    visitor.page.wait_for_function(KNOWN)
    return visitor.page


def test_a_blunder_is_asked_about_and_taken_back(welcome: Welcome) -> None:
    page = sit(welcome(coached=True))
    expect(page.locator("[data-seat='0'] .hints")).to_have_count(0)  # it has not spoken
    page.locator(offer("bank")).click()
    dialog = page.get_by_role("dialog", name="Bank: are you sure?")
    expect(dialog.get_by_role("status")).to_contain_text("which one turn brings in up to")
    expect(dialog.get_by_role("button", name="Choose again")).to_be_focused()
    expect(page.locator("[data-seat='0'] .hints")).to_contain_text("1")  # that was a hint
    assert complaints(page) == []
    dialog.get_by_role("button", name="Choose again").click()
    expect(page.locator(ASKED)).to_have_count(0)
    number = page.locator("[data-number]").get_attribute("data-number")
    page.locator(offer("roll")).click()  # a good move goes through
    page.wait_for_function("before => document.querySelector('[data-number]').dataset.number !== before", arg=number)
    expect(page.locator(ASKED)).to_have_count(0)


def test_a_blunder_is_done_anyway_with_the_keyboard_alone(welcome: Welcome) -> None:
    page = sit(welcome(coached=True))
    page.locator(offer("bank")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Choose again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(ASKED)).to_have_count(0)
    page.locator(offer("bank")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Choose again")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Do it anyway")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_have_count(0)
    expect(page.locator("[data-phase=over]")).to_have_count(1)  # the bot rolls twice, and wins


def test_it_is_switched_off_in_the_question_and_on_in_the_settings(welcome: Welcome) -> None:
    page = sit(welcome(coached=True, size=PHONE))
    page.locator(offer("bank")).click()
    page.get_by_role("checkbox", name="Do not ask me again").check()
    page.get_by_role("button", name="Choose again").click()
    page.get_by_role("button", name="Menu").click()
    setting = page.get_by_role("checkbox", name="Against bots: ask me before a blunder")
    expect(setting).not_to_be_checked()
    page.keyboard.press("Escape")
    page.locator(offer("bank")).click()
    expect(page.locator("[data-phase=over]")).to_have_count(1)
    expect(page.locator(ASKED)).to_have_count(0)


def test_nobody_is_asked_where_two_people_play(welcome: Welcome) -> None:
    ann, bob = welcome(coached=True), welcome()
    ann.context.add_init_script(COUNT_QUIET)
    table = ann.sit("gonuts", [{}, {}], SURE, hints=True)
    bob.take(table, "gonuts", "Bob")
    settle(ann.page)
    by_click(ann.page, offer("bank"))
    settle(bob.page)  # it is Bob's turn
    expect(ann.page.locator(ASKED)).to_have_count(0)
    assert ann.page.evaluate("window.quiet") == 0


def test_an_answer_that_does_not_come_holds_nothing_up(welcome: Welcome) -> None:
    visitor = welcome(coached=True)
    visitor.context.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { if (!String(text).includes('"quiet"')) send.call(this, text); };"""
    )
    visitor.sit("gonuts", [{}, BOT], SURE)
    settle(visitor.page)
    visitor.page.locator(offer("bank")).click()
    expect(visitor.page.locator("[data-phase=over]")).to_have_count(1)
    expect(visitor.page.locator(ASKED)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_asked_in_every_language(welcome: Welcome, language: str) -> None:
    page = sit(welcome(coached=True, language=language, size=PHONE, dark=language == "de"))
    page.locator(offer("bank")).click()
    deed = Texts(language, "gonuts").say("deed-bank")
    expect(page.locator(ASKED).get_by_role("heading")).to_contain_text(deed)
    expect(page.locator(ASKED).get_by_role("status")).to_contain_text("100")
    wide: int = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert complaints(page) == []
