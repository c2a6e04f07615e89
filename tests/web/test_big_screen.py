"""A board for a big screen, phones as hands beside it, and nothing secret on the board."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import PHONE, House, Visitor, Welcome
from web.playing import CAME, SURE, by_click, hasty, offer, offers, play_together, settle
from web.test_accessibility import lights
from web.test_friends import AT_ONCE
from web.test_keyboard import WATCH
from web.test_one_device import LABELS, UNSEEN

BOT = {"kind": "bot", "level": "regular"}
FULL_HD = {"width": 1920, "height": 1080}
ULTRA_HD = {"width": 3840, "height": 2160}
NAMES = ("Anna", "Ben", "Cleo", "Dora")

OUTSIDE = """() => {
    const [wide, high] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
    return [...document.querySelectorAll("main *")].filter(one => {
        if (one.closest(".unseen, [aria-hidden=true], svg") || !one.checkVisibility()) return false;
        const box = one.getBoundingClientRect();
        return box.width && (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1);
    }).map(one => one.outerHTML.slice(0, 120));
}"""
"""What reaches beyond the window."""
OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll("main .badge")].map(one => [one, one.getBoundingClientRect()]);
    return boxes.flatMap(([one, box], place) => boxes.slice(place + 1).filter(([, other]) =>
        box.left < other.right - 1 && other.left < box.right - 1 &&
        box.top < other.bottom - 1 && other.top < box.bottom - 1,
    ).map(([other]) => `${one.innerText} / ${other.innerText}`));
}"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll("main .badge .name")].map(
    one => parseFloat(getComputedStyle(one).fontSize)))"""


NARROW = """() => [...document.querySelectorAll("main .badge .name")].filter(
    one => one.clientWidth < 5 * parseFloat(getComputedStyle(one).fontSize)).map(one => one.innerText)"""
"""Names that nobody can read."""


def sit_with_a_hand(visitor: Visitor, house: House, table: str, name: str) -> None:
    """Come by the QR code of the board, and sit down."""
    visitor.page.goto(f"{house.url}/t/{table}/hand")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Sit down").click()


def test_four_hands_play_while_the_board_shows_what_everybody_may_see(welcome: Welcome, house: House) -> None:
    board = welcome(size=FULL_HD)
    hands = [welcome(size=PHONE, touch=True) for _ in NAMES]
    opened = house.ask(
        "POST", "/tables", {"game": "dixkibluff", "seats": [{}] * 4, "options": {"first": "0", "dice": 3}}
    )
    table = opened["table"]
    board.page.goto(f"{house.url}/t/{table}/board")
    expect(board.page.get_by_text("4 chairs are free.")).to_be_visible()
    assert lights(board) == []
    for hand, name in zip(hands, NAMES, strict=True):
        sit_with_a_hand(hand, house, table, name)
    settle(hands[0].page)
    board.page.locator("[data-phase=playing] .scene").wait_for()
    html = board.page.evaluate(UNSEEN)
    assert not any(f'aria-label="{label}"' in html for label in LABELS.values())
    assert board.page.locator(".mine").count() == 0
    for hand in hands:
        expect(hand.page.locator(".mine .die")).to_have_count(3)
        assert hand.page.locator(".neighbour").locator("visible=true").count() == 0
    assert lights(hands[0]) == []
    wish = hasty(7)

    def turn(page: Page) -> None:
        if asked := offers(page):
            by_click(page, offer(wish(asked)))
        assert offers(board.page) == []

    play_together([hand.page for hand in hands], turn)
    expect(board.page.locator("[data-phase=over] .result")).to_contain_text("wins!")


def fill(house: House, game: str, players: int, options: dict[str, Any]) -> str:
    """A table with everybody at it, as far as the first decision; gives the table."""
    opened = house.ask("POST", "/tables", {"game": game, "seats": [{}] * players, "options": options})
    for seat in range(players):
        name = ("Grandma Elisabeth", "Uncle Theodore B.")[seat % 2] + f" {seat}"
        house.ask("POST", f"/tables/{opened['table']}/seats", {"name": name})
    return str(opened["table"])


@pytest.mark.parametrize("size", [FULL_HD, ULTRA_HD], ids=["1080p", "2160p"])
@pytest.mark.parametrize(("game", "players"), [("dixkibluff", 9), ("chinchiller", 5), ("gonuts", 4), ("chili", 4)])
def test_a_full_table_fits_a_big_screen(
    welcome: Welcome, house: House, game: str, players: int, size: dict[str, int]
) -> None:
    board = welcome(size=size)
    table = fill(house, game, players, {"first": "0"})
    page: Page = board.page
    page.goto(f"{house.url}/t/{table}/board")
    page.locator("[data-phase=playing] .scene").wait_for()
    page.wait_for_function("document.querySelector('.unbuilt') === null")
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(NARROW) == []
    assert page.evaluate(SMALLEST) >= size["height"] / 60


def test_a_win_looks_like_one_and_the_next_game_is_shown_as_well(welcome: Welcome, house: House) -> None:
    board, ann, ben = welcome(size=FULL_HD), welcome(size=PHONE), welcome(size=PHONE)
    opened = house.ask("POST", "/tables", {"game": "gonuts", "seats": [{}] * 2, "options": AT_ONCE})
    table = opened["table"]
    board.page.goto(f"{house.url}/t/{table}/board")
    for hand, name in ((ann, "Ann"), (ben, "Ben")):
        sit_with_a_hand(hand, house, table, name)
    settle(ann.page)
    by_click(ann.page, offer("bank"))
    win = board.page.locator("[data-win]")
    expect(win.get_by_role("status")).to_have_text("Ann wins!")
    size = win.get_by_role("status").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= FULL_HD["height"] / 15  # to be read from the other end of the room
    expect(win.locator("[data-confetti=gonuts]")).to_be_attached()
    expect(win.get_by_role("listitem")).to_have_count(2)
    expect(win.get_by_role("listitem").first).to_contain_text("Ann")
    assert board.page.evaluate(OUTSIDE) == []
    assert lights(board) == []
    # the board goes along to the next game, and hands stay hands
    for hand in (ann, ben):
        hand.page.locator("[data-rematch]").click()
    for visitor, place in ((board, "board"), (ann, "hand"), (ben, "hand")):
        visitor.page.wait_for_url(re.compile(rf"/t/(?!{table})[^/]+/{place}$"))
        visitor.page.locator("[data-phase=playing]").wait_for()


COUNT_TREMBLES = """navigator.vibrate = pattern => {
    if (pattern.length === 3) window.trembled = (window.trembled ?? 0) + 1;
};"""
"""Counts how often a phone trembles for a turn."""
VIBRATE = """() => {
    const kept = JSON.parse(localStorage.getItem("dicehouse"));
    localStorage.setItem("dicehouse", JSON.stringify({ ...kept, vibrate: false }));
    dispatchEvent(new StorageEvent("storage", { key: "dicehouse" }));
}"""
"""What another tab of the visitor would do to keep phones still."""
AGAIN = ("1", "r")
"""Chili Dice by keys: throw the first die again."""
WRITE = ("w", "r")
"""And write into the next space."""


def decide_by_keys(page: Page, keys: tuple[str, ...]) -> None:
    """One decision by these keys, and wait until something came of it."""
    before = page.locator("[data-number]").get_attribute("data-number")
    for key in keys:
        page.keyboard.press(key)
    page.wait_for_function(CAME, arg=before)
    if page.locator(SURE).count():  # a 0 is asked about
        page.keyboard.press("r")
        page.wait_for_function(CAME, arg=before)
    settle(page)


@pytest.mark.parametrize("room", ["table", "hand"])
def test_a_phone_trembles_once_for_each_turn_of_its_player(welcome: Welcome, house: House, room: str) -> None:
    visitor = welcome(size=PHONE, touch=True)
    visitor.context.add_init_script(COUNT_TREMBLES)
    page = visitor.page
    table = visitor.sit("chili", [{}, BOT], {"first": "0"})
    settle(page)
    before = page.evaluate("window.trembled ?? 0")
    page.get_by_role("button", name="Menu").click()
    if room == "hand":
        page.get_by_role("link", name="Use this device as my hand").click()
        expect(page).to_have_url(f"{house.url}/t/{table}/hand")
        settle(page)
    else:
        page.keyboard.press("Escape")
    trembled = page.evaluate("window.trembled ?? 0")
    assert trembled - before == (1 if room == "hand" else 0)
    for turn in range(1, 3):
        for keys in (AGAIN, AGAIN, WRITE):
            decide_by_keys(page, keys)
        assert page.evaluate("window.trembled") == trembled + turn
    page.evaluate(VIBRATE)
    decide_by_keys(page, WRITE)
    assert page.evaluate("window.trembled") == trembled + 2


EMPTY_DRAWERS = "[...document.querySelectorAll('dialog .inside')].every(one => !one.children.length)"


def test_a_hand_has_the_keys_of_every_table_and_keeps_the_focus(welcome: Welcome, house: House) -> None:
    visitor = welcome(size=PHONE)
    table = visitor.sit("chili", [{}, BOT], {"first": "0"})
    page = visitor.page
    page.goto(f"{house.url}/t/{table}/hand")
    settle(page)
    page.evaluate(WATCH)
    for keys in (AGAIN, WRITE, AGAIN, WRITE, WRITE):
        decide_by_keys(page, keys)
    assert page.evaluate("window.lost") == []
    held = page.evaluate("document.activeElement.matches('main, main *')")
    assert held
    page.get_by_role("button", name="Keys").click()  # a finger has no question mark
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_function(EMPTY_DRAWERS)  # the browser closes it before the page has heard of that
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("r")  # a dialog lies on the table
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
    page.keyboard.press("s")
    expect(page.get_by_role("status", name="How things stand")).to_contain_text("Your turn.")
    page.keyboard.press("h")
    page.locator(".hint .ways .button").wait_for()
    page.locator(".hint .ways .button").click()
    expect(page.get_by_role("dialog", name="Hint").get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)


SMALL_TYPE = """() => [...document.querySelectorAll("body *")].flatMap(node => {
    const words = [...node.childNodes].filter(one => one.nodeType === Node.TEXT_NODE && one.data.trim());
    if (!words.length || !node.checkVisibility() || node.closest(".unseen, dialog:not([open])")) return [];
    const { a, b } = node.ownerSVGElement ? node.getScreenCTM() : { a: 1, b: 0 };
    const drawn = Math.hypot(a, b);  // turned as it may be
    if (drawn < 0.05) return [];  // the side of a die, looked at along its edge
    const size = drawn * parseFloat(getComputedStyle(node).fontSize);
    return size < 13.99 ? [`${size} px: ${words[0].data.trim().slice(0, 30)}`] : [];
})"""
"""What is written smaller than 14 px."""
SMALL_SCREENS = [(1280, 720), (1024, 768), (1024, 600)]
"""What projectors of old have, and a window on a laptop."""


@pytest.mark.parametrize(("game", "players"), [("dixkibluff", 9), ("chinchiller", 5), ("gonuts", 4), ("chili", 4)])
def test_nothing_on_a_small_board_is_smaller_than_14_px(
    welcome: Welcome, house: House, game: str, players: int
) -> None:
    board = welcome(size={"width": 1280, "height": 720})
    page = board.page
    opened = house.ask("POST", "/tables", {"game": game, "seats": [{}] * players, "options": {"first": "0"}})
    page.goto(f"{house.url}/t/{opened['table']}/board")
    page.locator("[data-phase=open] .join p").first.wait_for()
    wrong = {"lobby": page.evaluate(SMALL_TYPE)}
    for seat in range(players):
        house.ask("POST", f"/tables/{opened['table']}/seats", {"name": f"Grandma Elisabeth {seat}"})
    page.locator("[data-phase=playing] .scene").wait_for()
    page.wait_for_function("document.querySelector('.unbuilt') === null")
    for width, height in SMALL_SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("wide => innerWidth === wide", arg=width)
        wrong[f"{width}x{height}"] = page.evaluate(SMALL_TYPE)
    page.set_viewport_size({"width": 1280, "height": 720})
    wrong["outside"] = page.evaluate(OUTSIDE)
    assert {size: found for size, found in wrong.items() if found} == {}
