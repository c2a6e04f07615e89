"""Friends in the same network: the link leads to the house from their machines, and everything works without TLS."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from dicehouse.server.local_network import local_addresses
from server.conftest import NodeProcess
from web.conftest import PHONE, House, Welcome
from web.playing import hasty, play

LINK = "Link to this table"
PICTURE = "The link as a picture, for a phone"
BOT = {"kind": "bot", "level": "regular"}


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house as `make play` opens it."""
    node = NodeProcess(tmp_path_factory.mktemp("near"), bot_pause=0.02, limits=0)
    node.arguments += ["--near"]
    node.start()
    try:
        yield House(node)
    finally:
        node.kill()


def set_table(page: Page, url: str) -> None:
    """Open a table for friends, through the page."""
    page.goto(f"{url}/?play=gonuts")
    page.get_by_role("button", name="With friends").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_text("More choices").click()
    page.get_by_label("Points to win").fill("10")
    page.locator("[data-invite]").click()


def test_the_link_of_a_house_at_home_is_one_that_a_phone_can_open(welcome: Welcome, near: House) -> None:
    host, guest = welcome(), welcome(size=PHONE, touch=True)
    set_table(host.page, near.url)
    elsewhere = f"http://{local_addresses()[0]}:{near.node.port}"
    expect(host.page.get_by_label(LINK)).to_have_value(re.compile(rf"^{re.escape(elsewhere)}/t/[\w-]+$"))
    expect(host.page.get_by_role("img", name=PICTURE)).to_be_visible()

    guest.page.goto(host.page.get_by_label(LINK).input_value())
    assert not guest.page.evaluate("isSecureContext")
    guest.page.get_by_label("Your name").fill("Bob")
    guest.page.get_by_role("button", name="Sit down").click()
    for visitor in (host, guest):
        expect(visitor.page.locator("[data-phase=playing]")).to_be_visible()


def test_the_picture_on_a_board_is_one_that_a_phone_can_open(welcome: Welcome, near: House, house: House) -> None:
    board, alone = welcome(), welcome()
    for visitor, home in ((board, near), (alone, house)):
        table = home.ask("POST", "/tables", {"game": "dixkibluff", "seats": [{}] * 3})["table"]
        visitor.page.goto(f"{home.url}/t/{table}/board")
        expect(visitor.page.get_by_text("3 chairs are free.")).to_be_visible()
    expect(board.page.get_by_role("img", name=PICTURE)).to_be_visible()
    expect(board.page.get_by_text(f"at {local_addresses()[0]}:{near.node.port}")).to_be_visible()
    expect(alone.page.locator("[data-unreached]")).to_contain_text("No phone can reach this house")
    expect(alone.page.get_by_role("img", name=PICTURE)).to_have_count(0)


def test_a_game_and_the_proof_of_its_dice_need_no_certificate(welcome: Welcome, near: House) -> None:
    """With what an installed page has on top, and without what browsers keep from plain HTTP."""
    guest = welcome(size=PHONE, touch=True, installed=True)
    elsewhere = f"http://{local_addresses()[0]}:{near.node.port}"
    guest.house = House(near.node)
    guest.house.node.address = elsewhere
    try:
        guest.sit("gonuts", [{}, BOT], {"first": "0", "target": 5})
        assert play(guest.page, hasty(1)) > 0
    finally:
        near.node.address = f"http://127.0.0.1:{near.node.port}"
    guest.page.get_by_text("Were the dice fair?").click()
    guest.page.get_by_role("button", name="Check every roll here").click()
    expect(guest.page.get_by_text("Nothing wrong with these dice")).to_be_visible()


def test_without_a_network_nobody_is_sent_to_their_own_machine(welcome: Welcome, house: House) -> None:
    host = welcome()
    set_table(host.page, house.url)
    expect(host.page.locator("[data-unreached]")).to_contain_text("works on this computer only")
    expect(host.page.get_by_role("img", name=PICTURE)).to_have_count(0)
