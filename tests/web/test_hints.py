"""A hint lights up the best choice where it is, says why in one sentence, and covers nothing."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dicehouse import games
from dicehouse.texts import LANGUAGES
from web.conftest import LAPTOP, PHONE, Welcome
from web.playing import CAME, by_click, offer, settle, until_turn_of
from web.test_accessibility import complaints, lights
from web.test_playing import SHORT, opponents

OPTIONS: dict[str, dict[str, object]] = {**SHORT, "gonuts": {"first": "0", "round": "beats"}}
"""Short games, but Go Nuts! to its usual target: its values need not be computed first. No race goes on meanwhile."""
SIZES = [PHONE, {"width": 740, "height": 360}, {"width": 640, "height": 400}, LAPTOP, {"width": 1920, "height": 1080}]
FOCUSED = "document.activeElement.tagName + (document.activeElement.dataset.action ?? '')"
LIT = ".scene .wanted"
COVERED = """() => {
    const box = one => one.getBoundingClientRect();
    const seen = one => one.checkVisibility({ visibilityProperty: true }) && box(one).width > 0;
    const hint = box(document.querySelector(".hint"));
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const hand = document.querySelector("main .hand");
    const aside = one => hand && !hand.contains(one) && meet(box(one), box(hand));  // the hand lies over it anyway
    const things = [...document.querySelectorAll("main [data-action], main [data-key], main .die")].filter(seen);
    const under = things.filter(one => meet(box(one), hint) && !(aside(one) && one.matches(".die")));
    return under.map(one => one.outerHTML.slice(0, 120));
}"""
"""What the hint covers of the things a player uses or looks at."""


OUT_OF_SIGHT = """() => [...document.querySelectorAll("main [data-action], main [data-primary], .hint")].filter(one => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && right > left &&
        (top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5);
}).map(one => one.outerHTML.slice(0, 120))"""
"""What a player has to scroll for, of the hint and of all buttons that do something."""


def ask(page: Page) -> None:
    """Ask for a hint, and wait for the sentence; a house that has much to do may refuse at first."""
    for _ in range(10):
        page.keyboard.press("h")
        page.locator(f"{LIT}, [role=alert] .toast").first.wait_for()
        if page.locator(LIT).count():
            return
        page.get_by_role("alert").get_by_role("button").click()
    raise AssertionError("no hint")


@pytest.mark.parametrize("name", games.names())
def test_the_best_choice_lights_up_and_nothing_is_covered_at_any_size(welcome: Welcome, name: str) -> None:
    visitor = welcome(language="de")  # the longest words
    visitor.sit(name, opponents(name), OPTIONS[name])
    page = visitor.page
    settle(page)
    ask(page)
    for size in SIZES:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(page.locator(".hint")).to_be_visible()
        assert page.evaluate(COVERED) == [], size
        wide: int = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"]
        assert page.evaluate(OUT_OF_SIGHT) == [], size
        high: float = page.evaluate("document.querySelector('.hint').getBoundingClientRect().height")
        assert high <= 0.4 * size["height"], size  # a sentence, not a column of letters
    before = page.evaluate(FOCUSED)
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(LIT)).to_have_count(0)
    assert page.evaluate(FOCUSED) == before != "BODY"


def test_a_hint_says_why_and_lists_all_choices_in_words(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("gonuts", opponents("gonuts"), OPTIONS["gonuts"])
    page = visitor.page
    settle(page)
    ask(page)
    expect(page.locator(".hint [role=status]")).to_have_text(
        re.compile(r"^(Rolling .* in hand \d+(\.\d)?% of the time: |There is nothing in hand, )")
    )
    page.get_by_role("button", name="All choices").click()
    rows = page.get_by_role("dialog", name="Hint").get_by_role("listitem")
    expect(rows).to_have_count(2)
    for row in rows.all_inner_texts():
        assert "wins" in row
    # a row is looked at first, by click or by key: it lights up, and nothing is played
    before = page.locator("[data-number]").get_attribute("data-number")
    other, best = rows.last.locator(".row"), rows.first.locator(".row")
    play = page.get_by_role("button", name="Play this")
    best.click()
    expect(play).to_be_visible()
    other.focus()
    page.keyboard.press("Enter")
    expect(other).to_have_attribute("aria-expanded", "true")
    expect(best).to_have_attribute("aria-expanded", "false")
    expect(play).to_have_count(1)
    action = play.get_attribute("data-play")
    expect(page.locator(LIT)).to_have_attribute("data-action", str(action))
    assert page.locator("[data-number]").get_attribute("data-number") == before
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".hint")).to_be_visible()
    expect(page.locator(LIT)).not_to_have_attribute("data-action", str(action))  # the hint is about the best again
    page.get_by_role("button", name="All choices").click()
    other.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # what plays it comes right after the row
    page.wait_for_function(CAME, arg=before)
    told = page.evaluate("document.querySelector('.hint, dialog[open]')")
    assert told is None


def test_turns_that_are_worth_the_same_are_folded(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("chili", [{}], {"rolls": 30})
    page = visitor.page
    settle(page)
    while not page.locator(".turn[aria-expanded]").count():  # until a red number lies there that may be turned
        for die in "123456":
            page.keyboard.press(die)
        before = page.locator("[data-number]").get_attribute("data-number")
        page.keyboard.press("r")
        page.wait_for_function(CAME, arg=before)
        settle(page)
    ask(page)
    page.get_by_role("button", name="All choices").click()
    dialog = page.get_by_role("dialog", name="Hint")
    words = dialog.locator(".row:visible").all_inner_texts()
    assert len(words) == len({tuple(word.split("\n")) for word in words})
    kinds = [(word.split()[0], word.split("\n")[-1]) for word in words]
    assert len(kinds) == len(set(kinds))  # of one kind and worth only one is shown
    expect(dialog.locator("details").first).to_contain_text("just as good")


def test_a_hint_that_is_thought_about_can_be_put_away(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.context.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { if (!String(text).includes('"hint"')) send.call(this, text); };"""
    )
    visitor.sit("gonuts", opponents("gonuts"), OPTIONS["gonuts"])
    page = visitor.page
    settle(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Thinking…")).to_be_visible()
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Escape")
    expect(page.get_by_text("Thinking…")).to_have_count(0)
    by_click(page, offer("roll"))
    settle(page)


def test_everybody_sees_who_took_a_hint_and_chat_does_not_end_it(welcome: Welcome) -> None:
    ann, bob = welcome(), welcome()
    table = ann.sit("gonuts", [{}, {}], OPTIONS["gonuts"], hints=True)
    bob.take(table, "gonuts", "Bob")
    until_turn_of(ann.page, bob.page)
    ask(ann.page)
    log = bob.page.get_by_role("list", name="What happened").first
    expect(log.get_by_text("Ann took a hint.")).to_have_count(1)
    expect(bob.page.locator("[data-seat='0'] .hints")).to_contain_text("1")
    bob.page.get_by_label("Say something").fill("Oh?")
    bob.page.keyboard.press("Enter")
    expect(ann.page.locator(".said", has_text="Oh?")).to_have_count(1)
    expect(ann.page.locator(".hint")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ask(ann.page)  # the same hint once more is no second one
    told: list[dict[str, Any]] = [json.loads(frame) for frame in bob.traffic]
    kinds = [entry["kind"] for message in told if message["say"] == "news" for entry in message["told"]]
    assert kinds.count("hinted") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_and_the_keys_please_axe(welcome: Welcome, language: str) -> None:
    name = games.names()[LANGUAGES.index(language) % len(games.names())]
    visitor = welcome(language=language, size=PHONE if language in ("de", "fr") else LAPTOP)
    visitor.sit(name, opponents(name), OPTIONS[name])
    page = visitor.page
    settle(page)
    ask(page)
    found = lights(visitor)
    page.locator(".hint .button").click()
    page.locator("dialog[open] .row").first.wait_for()
    found += complaints(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    assert found + complaints(page) == []
