"""Whole games by keyboard: few presses, and the focus stays where the player works."""

import pytest
from playwright.sync_api import Page, expect

from dicehouse import games
from web.conftest import Welcome
from web.playing import CAME, MOST_STEPS, SURE, settle
from web.test_playing import SHORT, opponents

WATCH = """() => {
    window.lost = [];
    const look = () => {
        const room = document.querySelector("[data-phase]");
        if (room?.dataset.phase === "playing" && document.activeElement === document.body)
            window.lost.push(room.dataset.number);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Looks at every frame of a running game whether the keyboard is nowhere."""
MOST_PRESSES = 2


def keys_of(page: Page, turn: int) -> list[str]:
    """The keys for the next decision: the button that is marked for the primary key, or now and then another one."""
    found: dict[str, bool] = page.evaluate(
        """() => {
            const usable = ":not(:disabled, [aria-disabled=true])";
            const there = mark => document.querySelector(`main ${mark}${usable}`) !== null;
            return { r: there("[data-primary]"), b: there("[data-key=b]"), w: there("[data-key=w]"),
                     1: there("[data-action][data-key='1']") };
        }"""
    )
    if found["w"]:  # a space of the pad is chosen first, and then written into
        return ["w", "r"]
    if found["b"] and turn % 3:
        return ["b"]
    return ["r"] if found["r"] else ["1"]


@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_takes_two_presses_for_a_decision_and_never_loses_the_focus(welcome: Welcome, name: str) -> None:
    visitor = welcome()
    visitor.sit(name, opponents(name), SHORT[name])
    page = visitor.page
    settle(page)
    page.evaluate(WATCH)
    decisions = 0
    while settle(page) != "over":
        assert decisions < MOST_STEPS
        before = page.locator("[data-number]").get_attribute("data-number")
        keys = keys_of(page, decisions)
        assert len(keys) <= MOST_PRESSES
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_function(CAME, arg=before)
        if page.locator(SURE).count():  # a 0 is asked about
            page.keyboard.press("r")
            page.wait_for_function(CAME, arg=before)
        decisions += 1
    assert decisions > 1
    assert page.evaluate("window.lost") == []


def test_the_focused_button_does_it_with_enter_again_and_again(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("gonuts", opponents("gonuts"), {"first": "0", "squirrels": 0, "cars": 0, "target": 100})
    page = visitor.page
    settle(page)
    for _ in range(4):
        before = page.locator("[data-number]").get_attribute("data-number")
        page.keyboard.press("Enter")
        page.wait_for_function(CAME, arg=before)
        settle(page)
        expect(page.locator("[data-action=roll]")).to_be_focused()


def test_letters_are_letters_where_somebody_types_and_when_switched_off(welcome: Welcome) -> None:
    visitor = welcome()
    table = visitor.sit("gonuts", [{}, {}], SHORT["gonuts"] | {"squirrels": 0, "cars": 0})  # the turn goes on
    visitor.house.ask("POST", f"/tables/{table}/seats", {"name": "Bob"})  # somebody to talk to
    page = visitor.page
    settle(page)
    before = page.locator("[data-number]").get_attribute("data-number")
    page.get_by_label("Say something").fill("")
    page.keyboard.type("r b?h")
    expect(page.get_by_label("Say something")).to_have_value("r b?h")
    page.locator("[data-action=roll]").focus()
    page.keyboard.press("Control+b")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("r")  # a dialog lies on the table
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-action=roll]")).to_be_focused()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Single keys").uncheck()
    page.get_by_role("button", name="Keys").click()  # from the menu as well
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    for key in ("r", "b", "?", "h"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.locator("[data-number]").get_attribute("data-number") == before
