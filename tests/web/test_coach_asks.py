"""The coach at the table asks before a blunder, against bots only; it never holds up a good move."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from dicehouse.texts import LANGUAGES, Texts
from web.conftest import PHONE, Visitor, Welcome
from web.playing import PARTS, by_click, decide, offer, settle, take
from web.test_accessibility import complaints
from web.test_playing import opponents

BOT = {"kind": "bot", "level": "regular"}
SURE: dict[str, object] = {"first": "0", "squirrels": 0, "cars": 0, "acorns": 6, "target": 10}
"""Every roll brings five acorns: who rolls twice wins, who banks after the first roll loses."""
SHORT: dict[str, dict[str, object]] = {
    "chili": {"first": "0"},
    "chinchiller": {"first": "0"},
    "dixkibluff": {"first": "0", "dice": 3},
}
TABLES = 4
"""So many games, at most, until something would be a blunder."""
ASKED = "[data-confirm]"
HEAR_QUIET = """
    window.asked = window.answered = 0;
    window.blunders = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (String(text).includes('"quiet"')) { window.asked += 1; window.blunders = []; }
        send.call(this, text);
    };
    const NativeSocket = window.WebSocket;
    window.WebSocket = class extends NativeSocket {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", ({ data }) => {
                const told = JSON.parse(data);
                if (told.say === "advice" && !told.candidates.length) {
                    window.answered += 1;
                    window.blunders = told.blunders ?? [];
                }
            });
        }
    };
"""
"""Hears what would be blunders, as the house tells it ahead."""
ANSWERED = "() => window.asked === window.answered"
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


@pytest.mark.parametrize("name", ["chili", "chinchiller", "dixkibluff"])
def test_a_blunder_of_the_other_games_is_asked_about_with_its_reason(welcome: Welcome, name: str) -> None:
    visitor = welcome(coached=True, size=PHONE)
    page = visitor.page
    visitor.context.add_init_script(HEAR_QUIET)
    for _ in range(TABLES):
        visitor.sit(name, [{}, *opponents(name)[1:]], SHORT[name])
        while settle(page) == "mine":
            page.wait_for_function(ANSWERED)
            blunders = page.evaluate("window.blunders")
            at_hand = [action for action in blunders if can_be_taken(page, action)]
            if at_hand:
                check_question(page, at_hand[0])
                return
            decide(page, partial(anything_but, blunders))
    raise AssertionError(f"nobody blunders in {name}")


def anything_but(blunders: list[str], offered: list[str]) -> str:
    """Something that is no blunder."""
    return next(one for one in offered if one not in blunders)


def can_be_taken(page: Page, action: str) -> bool:
    """Whether one press takes it, or two where a pad has a space for it."""
    tag, _, space = action.partition(" ")
    return page.locator(f"{PARTS}[data-space='{space}']" if tag == "score" else offer(action)).count() > 0


def check_question(page: Page, action: str) -> None:
    """The coach asks, says why, and nothing is done."""
    take(page, action)
    dialog = page.locator(ASKED)
    expect(dialog.get_by_role("status")).to_contain_text(".")
    assert len(dialog.get_by_role("status").inner_text()) > 40, "a sentence, not a number"
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    settle(page)
    assert can_be_taken(page, action), "it was done"


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
