"""The shelf and the chairs: every way to sit down, and every slip of the finger on the way."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import PHONE, House, Visitor, Welcome
from web.playing import settle

BOT = {"kind": "bot", "level": "regular"}


def shelf(visitor: Visitor, path: str = "/") -> Page:
    """Go to the shelf, and wait until the house has said what stands there."""
    visitor.page.goto(visitor.house.url + path)
    expect(visitor.page.locator(".plate:not(.empty)")).to_have_count(4)
    return visitor.page


def kept(page: Page) -> dict[str, Any]:
    """What the browser keeps for its visitor."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('dicehouse')"))
    return found


def test_a_box_and_one_button_are_enough_to_play_and_nobody_is_asked_for_a_name(welcome: Welcome) -> None:
    page = shelf(welcome(size=PHONE))
    page.locator("[data-box=dixkibluff]").click()
    page.locator("[data-play]").click()
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    assert kept(page)["name"] == ""  # the name of a passer-by is nobody's own


def test_the_next_table_is_set_like_the_last(welcome: Welcome) -> None:
    visitor = welcome()
    page = shelf(visitor, "/?play=gonuts")
    page.get_by_role("button", name="One player more").click()
    page.get_by_label("seat 3").select_option("novice")
    page.get_by_text("More choices").click()
    page.get_by_label("Points to win").fill("30")
    page.locator("[data-play]").click()
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    shelf(visitor, "/?play=gonuts")
    assert page.get_by_label("seat 2").input_value() == "regular"
    assert page.get_by_label("seat 3").input_value() == "novice"
    assert page.get_by_label("Points to win").input_value() == "30"
    page.get_by_role("button", name="All as usual again").click()
    assert page.get_by_label("Points to win").input_value() == "50"


def test_what_an_option_cannot_be_is_said_at_its_field(welcome: Welcome) -> None:
    page = shelf(welcome(), "/?play=gonuts")
    page.get_by_text("More choices").click()
    for wrong in ("0", "1001", "2.5", ""):
        page.get_by_label("Points to win").fill(wrong)
        page.locator("[data-play]").click()
        expect(page.get_by_text("A whole number from 1 to 1,000, please.")).to_be_visible()
        assert page.locator("[data-phase]").count() == 0
    page.get_by_label("Points to win").fill("7")
    expect(page.get_by_text("A whole number")).to_be_hidden()


def test_going_back_closes_the_box(welcome: Welcome) -> None:
    page = shelf(welcome(size=PHONE))
    page.locator("[data-box=chili]").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert page.url.endswith("/?play=chili")
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-box=chili]").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page).to_have_url(re.compile("/$"))
    expect(page.locator("[data-box=chili]")).to_be_focused()


def test_a_code_is_read_as_people_type_it(welcome: Welcome, house: House) -> None:
    opened = house.ask("POST", "/tables", {"game": "gonuts", "seats": [{}, {}]})
    code = opened["code"].lower().replace("l", "1")
    page = shelf(welcome())
    for typed in (f" {code[:3]} {code[3:]} ", f"{house.url}/t/{opened['table']}", f"{house.url}/j/{opened['code']}"):
        page.get_by_label("Code or link from a friend").fill(typed)
        page.get_by_role("button", name="Join", exact=True).click()
        expect(page.get_by_role("heading", name="You are invited")).to_be_visible()
        page.goto(house.url)


def test_a_code_that_cannot_be_one_is_explained_without_asking_the_house(welcome: Welcome) -> None:
    page = shelf(welcome())
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("Type the six letters and digits")).to_be_visible()
    page.get_by_label("Code or link from a friend").fill("AB0CDE")
    page.keyboard.press("Enter")
    expect(page.get_by_text("No code has an O or a zero in it.")).to_be_visible()


def test_a_listed_table_tells_what_is_special_and_gives_a_chair(welcome: Welcome, house: House) -> None:
    wish = {"game": "dixkibluff", "seats": [{}, {}, BOT], "options": {"dice": 5}, "clock": 60, "listed": True}
    host = welcome()
    opened = house.ask("POST", "/tables", wish)
    host.come(opened["table"], "dixkibluff", "", opened["host"])
    host.page.locator("[data-phase=open]").wait_for()
    page = shelf(welcome())
    listed = page.get_by_role("listitem").filter(has_text="Dice for each player: 5")
    expect(listed).to_contain_text("with Count Maybe · 2 free chairs of 3")
    expect(listed).to_contain_text("one minute")
    listed.get_by_role("link", name="Sit down").click()
    expect(page.get_by_role("list", name="What is different here")).to_contain_text("Dice for each player: 5")


def test_games_are_remembered_until_they_are_forgotten(welcome: Welcome, house: House) -> None:
    visitor = welcome()
    visitor.sit("gonuts", [{}, BOT], {"first": "0", "round": "beats"})
    settle(visitor.page)
    page = shelf(visitor)
    games = page.get_by_role("region", name="Your games")
    expect(games).to_contain_text("your turn")
    seat = kept(page)["seats"][0]
    games.get_by_role("button", name="Forget this game of Go Nuts!").click()
    question = page.get_by_role("dialog", name="Forget a game that is still on?")
    question.get_by_role("button", name="Keep it").click()
    assert kept(page)["seats"] == [seat]
    games.get_by_role("button", name="Forget this game of Go Nuts!").click()
    question.get_by_role("button", name="Forget", exact=True).click()
    expect(games).to_contain_text("Go Nuts! is forgotten.")
    assert kept(page)["seats"] == []
    expect(games.get_by_role("button", name="Undo")).to_be_focused()  # the keyboard goes on where it may be taken back
    page.keyboard.press("Enter")
    expect(games.locator(f"[data-recent='{seat['table']}']")).to_be_focused()
    assert kept(page)["seats"] == [seat]  # with the token that keeps it


def test_lamp_sound_and_language_are_remembered(welcome: Welcome) -> None:
    visitor = welcome()
    page = shelf(visitor)
    page.get_by_role("button", name="Lamp").click()
    page.get_by_role("button", name="Sound").click()
    page.get_by_label("Language").select_option("nl")
    expect(page.get_by_role("heading", name="Meespelen")).to_be_visible()
    shelf(visitor)
    assert page.evaluate("[document.documentElement.dataset.theme, document.documentElement.lang]") == ["dark", "nl"]
    expect(page.get_by_role("button", name="Geluid")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Lamp").click()
    assert kept(page)["theme"] == "auto"  # as the device has it: from now on it follows the device


def test_somebody_takes_the_chair_they_tap_and_the_host_may_free_it(welcome: Welcome, house: House) -> None:
    host, guest = welcome(), welcome(size=PHONE)
    table = host.sit("chili", [{}, {}, {}])
    guest.page.goto(f"{house.url}/t/{table}")
    expect(guest.page.get_by_text("Ann is waiting for you.")).to_be_visible()
    guest.page.get_by_role("button", name="seat 3: free seat").click()
    guest.page.get_by_label("Your name").fill("Bob")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator("[data-seat='2']")).to_contain_text("Bob")
    assert house.ask("GET", f"/tables/{table}")["seats"][2]["name"] == "Bob"
    host.page.get_by_role("button", name="Send Bob away").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Send away").click()
    expect(host.page.locator("[data-seat='2']")).to_contain_text("free seat")
    assert "name" not in house.ask("GET", f"/tables/{table}")["seats"][2]


def test_whoever_is_too_late_for_the_last_chair_is_told_so(welcome: Welcome, house: House) -> None:
    host, late = welcome(), welcome()
    table = host.sit("gonuts", [{}, {}])
    late.page.goto(f"{house.url}/t/{table}")
    expect(late.page.get_by_role("heading", name="You are invited")).to_be_visible()
    house.ask("POST", f"/tables/{table}/seats", {"name": "Bob"})
    expect(late.page.get_by_text("The last chair is taken")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, {"width": 320, "height": 568}], ids=["phone", "small"])
def test_nothing_sticks_out_on_a_small_screen(welcome: Welcome, house: House, size: dict[str, int]) -> None:
    visitor = welcome(size=size, language="de")
    table = visitor.sit("dixkibluff", [*[{}] * 5, *[BOT] * 4])
    visitor.page.locator("[data-phase=open]").wait_for()
    for path in (f"/t/{table}", "/about", "/privacy", "/j/", "/?play=dixkibluff", "/"):
        visitor.page.goto(house.url + path)
        visitor.page.locator("h1, h2").first.wait_for()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"], path
