"""You throw your own dice: they wait for the button, its key, or whoever asked the house to do it."""

from typing import Any

from playwright.sync_api import Page, expect

from web.conftest import PHONE, Visitor, Welcome
from web.playing import by_click, offer

SAFE = {"first": "0", "squirrels": 0, "cars": 0}
"""Every roll is an acorn: whoever rolls has a choice."""
THROW = offer("throw")


def two(welcome: Welcome, **device: Any) -> tuple[Visitor, Visitor]:
    """Ann, who throws her own dice, and Ben, for whom the house does it; Ann's first dice are due."""
    ann, ben = welcome(leisurely=True, **device), welcome()
    table = ann.sit("gonuts", [{}, {}], SAFE, patience=60)
    expect(ann.page.locator("[data-phase=open]")).to_be_visible()
    expect(ann.page.locator("[data-seat], [data-chair], .room").first).to_be_visible()
    ben.take(table, "gonuts", "Ben")
    return ann, ben


def bank(page: Page) -> None:
    by_click(page, offer("bank"))


def test_dice_wait_for_their_player_and_the_others_are_told(welcome: Welcome) -> None:
    ann, ben = two(welcome)
    expect(ann.page.locator(THROW)).to_be_visible()
    expect(ben.page.get_by_text("Ann is about to throw.")).to_be_visible()
    expect(ann.page.locator(".scene .die")).to_have_count(0)
    ann.page.locator(THROW).click()
    expect(ann.page.locator(".scene .die")).to_have_count(5)
    bank(ann.page)
    bank(ben.page)  # the house threw for him
    expect(ann.page.locator(THROW)).to_be_visible()
    ann.page.keyboard.press("r")
    expect(ann.page.locator(offer("bank"))).to_be_visible()


def test_whoever_asks_the_house_to_throw_waits_no_longer(welcome: Welcome) -> None:
    ann, _ = two(welcome)
    expect(ann.page.locator(THROW)).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Throw for me").check()
    expect(ann.page.locator(".scene .die")).to_have_count(5)
    expect(ann.page.locator(THROW)).to_have_count(0)


def test_a_phone_that_was_asked_to_throws_when_it_is_shaken(welcome: Welcome) -> None:
    page = two(welcome, size=PHONE, touch=True)[0].page
    expect(page.locator(THROW)).to_be_visible()
    shake = "hard => dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x: hard, y: 0, z: 0 } }))"
    page.evaluate(shake, 30)  # nobody asked it to
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Shake the phone to throw").check()
    page.keyboard.press("Escape")
    page.evaluate(shake, 3)  # it is only carried about
    expect(page.locator(THROW)).to_be_visible()
    expect(page.locator(".scene .die")).to_have_count(0)
    thrown = page.locator(".scene .die").nth(4)
    for _ in range(100):  # a phone that is shaken says so many times
        page.evaluate(shake, 30)
        if thrown.count():
            break
        page.wait_for_timeout(50)
    expect(page.locator(".scene .die")).to_have_count(5)
