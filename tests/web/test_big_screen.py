"""A board for a big screen, phones as hands beside it, and nothing secret on the board."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import PHONE, House, Visitor, Welcome
from web.playing import by_click, hasty, offer, offers, play_together, settle
from web.test_accessibility import lights
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
    expect(board.page.get_by_role("img", name="The link as a picture").first).to_be_visible()
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


def test_a_phone_trembles_when_its_player_is_called(welcome: Welcome, house: House) -> None:
    visitor = welcome(size=PHONE, touch=True)
    visitor.context.add_init_script("navigator.vibrate = () => { window.trembled = (window.trembled ?? 0) + 1; }")
    table = visitor.sit("gonuts", [{}, BOT], {"first": "0"})
    settle(visitor.page)
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("link", name="Use this device as my hand").click()
    expect(visitor.page).to_have_url(f"{house.url}/t/{table}/hand")
    settle(visitor.page)
    assert visitor.page.evaluate("window.trembled") == 1
    expect(visitor.page.locator(".clearing")).to_be_hidden()
