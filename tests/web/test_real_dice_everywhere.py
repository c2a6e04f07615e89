"""Real dice on a small phone and a large screen, in other languages, by ear, on phones as hands, with two opinions."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.conftest import PHONE, Visitor, Welcome
from web.playing import by_click, offer
from web.test_accessibility import lights
from web.test_one_device import sit_here
from web.test_real_dice import COUNTED, PAD, close_both_eyes, tap, until_asked

PLAIN = {"first": "0", "target": 20}
SMALL, LARGE = {"width": 360, "height": 740}, {"width": 1920, "height": 1080}
CORRECT = "[data-pad=correct]"

EARS = """
    window.spoken = [];
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    speechSynthesis.getVoices = () => [{ lang: "en-GB", default: true, localService: true, name: "Ear" }];
    speechSynthesis.speak = words => {
        window.spoken.push(words.text);
        setTimeout(() => words.onend?.());
    };
"""
"""What the page has the browser speak is noted; machines without loudspeakers have no voices of their own."""
HOLD = """what => {
    const send = WebSocket.prototype.send;
    window.held = [];
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).say === what) window.held.push(() => send.call(this, text));
        else send.call(this, text);
    };
    window.letGo = () => { WebSocket.prototype.send = send; window.held.forEach(one => one()); };
}"""
"""A slow network: what this phone says of one kind arrives only when it is let go."""


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    found: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


@pytest.mark.parametrize(("size", "language"), [(SMALL, "de"), (LARGE, "fr")])
def test_everything_about_real_dice_fits_the_screen(welcome: Welcome, size: dict[str, int], language: str) -> None:
    visitor = welcome(size=size, language=language, touch=size is SMALL)
    sit_here(visitor, "gonuts", [{}, {}, {}], PLAIN, 3, real=True)
    page = visitor.page
    assert until_asked(page) == "dice"

    def check(what: str) -> None:
        assert fits(page), what
        assert lights(visitor) == [], what

    check("a roll is asked for")
    tap(page, "acorn", "acorn", "car", "car", "squirrel")
    expect(page.locator("[data-correct]")).to_be_visible()
    check("it may be corrected")
    page.locator("[data-correct]").click()
    check("it is corrected")
    tap(page, *["squirrel"] * 5, pad=CORRECT)
    page.locator("[data-action=bark][data-by='2']").wait_for()
    check("everybody throws")
    for seat in (1, 2):
        page.locator(f"[data-action=bark][data-by='{seat}'], [data-action=bark]").first.click()
        if seat == 1:
            expect(page.locator("[data-action=bark]")).to_have_count(1)
    page.locator(f"{PAD} {COUNTED}").wait_for()
    check("the acorns are asked for")


def test_two_phones_that_tell_different_dice_hear_of_each_other(welcome: Welcome) -> None:
    """The first one counts; the other one is told so at once, and may correct it."""
    ann, ben = welcome(size=PHONE, touch=True), welcome(size=PHONE, touch=True)
    table = ann.sit("gonuts", [{}, {}], PLAIN, real=True)
    ben.take(table, "gonuts", "Ben")
    assert until_asked(ann.page) == "dice"
    ben.page.locator("details[data-for='0'] summary").click()
    ben.page.evaluate(HOLD, "dice")
    for face in ("acorn", "acorn", "acorn", "car", "car"):
        ben.page.locator(f"{PAD} [data-face={face}]").click()
    ben.page.wait_for_function("() => window.held.length")
    tap(ann.page, "acorn", "acorn", "car", "car", "car")
    expect(ben.page.locator("[data-correct]")).to_be_visible()
    ben.page.evaluate("letGo()")
    expect(ben.page.get_by_role("alert")).to_contain_text("Somebody has told this roll already")
    rolls = [face for frame in ann.traffic for face in re.findall(r'"rolled 0 ([a-z,]+) ', frame)]
    assert sorted(rolls[-1].split(",")) == ["acorn"] * 2 + ["car"] * 3, "Ann was faster"
    ben.page.locator("[data-correct]").click()
    tap(ben.page, "acorn", "acorn", "acorn", "car", "car", pad=CORRECT)
    expect(ann.page.locator("[data-corrected]")).to_have_text("Ben corrects the roll.")
    expect(ben.page.locator("[data-corrected]")).to_have_text("You correct the roll.")
    expect(ann.page.locator(offer("bank"))).to_contain_text("3")


def test_a_phone_that_dies_in_a_counted_round_is_replaced(welcome: Welcome) -> None:
    """Ben counts, and his phone dies before he could slam: another one takes his seat, and the round goes on."""
    ann, ben = welcome(size=PHONE, touch=True), welcome(size=PHONE, touch=True)
    table = ann.sit("gonuts", [{}, {}], PLAIN, real=True)
    ben.take(table, "gonuts", "Ben")
    assert until_asked(ann.page) == "dice"
    tap(ann.page, *["squirrel"] * 5)
    ben.page.locator(offer("bark")).wait_for()
    seat = ben.page.evaluate("JSON.parse(localStorage.getItem('dicehouse')).seats[0]")
    ben.page.locator("[data-pad=count] [data-count-more]").click()
    ben.context.close()
    other = welcome(size=PHONE, touch=True)
    other.come(table, "gonuts", seat["token"])
    by_click(other.page, offer("bark"))
    ann.page.locator(f"{PAD} {COUNTED}").wait_for()
    tap(ann.page, "4")
    expect(other.page.locator("[data-correct]")).to_be_visible()
    assert until_asked(other.page) == "dice"


def test_a_phone_as_a_hand_tells_and_corrects(welcome: Welcome) -> None:
    ann, ben = welcome(size=PHONE, touch=True), welcome(size=PHONE, touch=True)
    table = ann.sit("gonuts", [{}, {}], PLAIN, real=True)
    ben.take(table, "gonuts", "Ben")
    for visitor in (ann, ben):
        visitor.page.goto(f"{visitor.house.url}/t/{table}/hand")
    board = welcome()
    board.page.goto(f"{board.house.url}/t/{table}/board")
    ben.page.locator("details[data-for='0'] summary").click()
    tap(ben.page, "acorn", "acorn", "car", "car", "car")  # whoever sees the dice, also from a hand
    ann.page.locator("[data-correct]").click()
    tap(ann.page, "acorn", "car", "car", "car", "car", pad=CORRECT)
    expect(ann.page.locator(offer("bank"))).to_contain_text("1")
    expect(board.page.locator(".ticker")).to_contain_text("Ann corrects the roll.")
    assert lights(ann) == []
    by_click(ann.page, offer("bank"))
    assert until_asked(ben.page) == "dice"
    tap(ben.page, *["squirrel"] * 5)
    by_click(ann.page, offer("bark"))
    ben.page.locator(f"{PAD} {COUNTED}").wait_for()


def spoken(visitor: Visitor) -> list[str]:
    """What a page has spoken so far."""
    found: list[str] = visitor.page.evaluate("window.spoken")
    return found


def test_chinchiller_dice_is_played_by_ear_and_keeps_its_secrets(welcome: Welcome) -> None:
    """Nobody needs to see the screen; what only some may know is spoken to nobody."""
    ann, ben = welcome(), welcome()
    for visitor in (ann, ben):
        visitor.context.add_init_script(EARS)
    close_both_eyes(ann, ben)
    ben.page.wait_for_function("() => /\\b1, 3\\b|\\b3, 1\\b/.test(window.spoken.join(' '))")  # all see these
    ben.page.locator("details[data-for='0'] summary").click()
    tap(ben.page, "1", "6")
    ben.page.locator(offer("claim 12")).wait_for()
    by_click(ben.page, offer("claim 12"))
    for visitor in (ann, ben):
        visitor.page.wait_for_function("() => window.spoken.some(one => /\\b12\\b/.test(one))")
    for visitor in (ann, ben):
        told = " ".join(spoken(visitor))
        assert not re.search(r"\b1, 6\b|\b6, 1\b|\b7\b", told), "the dice of the blind are a secret"
    ben.page.locator("[data-speak]").uncheck()
    quiet, heard = len(spoken(ben)), len(spoken(ann))
    number = ben.page.locator("[data-number]").get_attribute("data-number")
    by_click(ann.page, offer("accept"))
    ann.page.wait_for_function("n => window.spoken.length > n", arg=heard)
    ben.page.wait_for_function("n => document.querySelector('[data-number]').dataset.number !== n", arg=number)
    ben.page.locator("[data-settled=true]").wait_for()
    assert len(spoken(ben)) == quiet, "Ben has switched it off"
