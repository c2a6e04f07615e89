"""Around the table: two browsers, lost connections, secrets, chat, hints, the result and its proof, the next game."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.conftest import NodeProcess
from web.conftest import PHONE, House, Visitor, Welcome
from web.playing import by_click, decide, hasty, offer, offers, play, play_together, settle

BOT = {"kind": "bot", "level": "regular"}


def number(page: Page) -> int:
    """The number of the entry the page shows."""
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def moments(visitor: Visitor) -> list[dict[str, Any]]:
    """Everything the house told this visitor about the game."""
    told = [json.loads(frame) for frame in visitor.traffic]
    return [message for message in told if message["say"] in ("welcome", "news")]


def test_two_friends_meet_through_the_link_and_play_to_the_end(welcome: Welcome, house: House) -> None:
    host, guest = welcome(), welcome(size=PHONE, touch=True)
    host.page.goto(house.url)
    host.page.locator("[data-box=gonuts]").click()
    host.page.get_by_role("button", name="With friends").click()
    host.page.get_by_label("Your name").fill("Ann")
    host.page.get_by_text("More choices").click()
    host.page.get_by_label("Points to win").fill("10")
    host.page.locator("[data-invite]").click()
    link = host.page.get_by_label("Link to this table").input_value()

    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Bob")
    guest.page.get_by_role("button", name="Sit down").click()

    def bank(page: Page) -> None:
        if offered := offers(page):
            by_click(page, offer("bank" if "bank" in offered else offered[0]))

    play_together([host.page, guest.page], bank)
    expect(host.page.get_by_text(re.compile("You win!|Bob wins!")).first).to_be_visible()
    expect(guest.page.get_by_text(re.compile("You win!|Ann wins!")).first).to_be_visible()
    assert number(host.page) == number(guest.page)


def test_a_reload_in_the_middle_changes_nothing(welcome: Welcome) -> None:
    visitor = welcome()
    # every roll is of acorns: no round in which a bot goes on, and no turn that ends by itself
    visitor.sit("gonuts", [{}, BOT], {"first": "0", "target": 30, "squirrels": 0, "cars": 0})
    settle(visitor.page)
    by_click(visitor.page, offer("roll"))
    settle(visitor.page)
    before = visitor.page.locator(".scene").inner_text(), number(visitor.page)
    visitor.page.reload()
    settle(visitor.page)
    assert (visitor.page.locator(".scene").inner_text(), number(visitor.page)) == before
    assert play(visitor.page, hasty(3)) > 0


def test_the_page_comes_back_after_the_network_was_gone(welcome: Welcome, node: NodeProcess) -> None:
    visitor = welcome()
    visitor.house = House(node)
    visitor.sit("gonuts", [{}, BOT], {"first": "0", "target": 20, "round": "beats"})
    settle(visitor.page)
    by_click(visitor.page, offer("roll"))
    node.kill()
    expect(visitor.page.get_by_text("The connection is lost.")).to_be_visible()
    node.start()
    expect(visitor.page.get_by_text("The connection is lost.")).to_be_hidden()
    assert play(visitor.page, hasty(4)) > 0
    visitor.forgive("WebSocket connection", "net::ERR")


def test_an_action_sent_into_a_dying_connection_counts_once(welcome: Welcome, node: NodeProcess) -> None:
    visitor = welcome()
    visitor.house = House(node)
    table = visitor.sit("gonuts", [{}, BOT], {"first": "0", "target": 20, "round": "beats"})
    settle(visitor.page)
    node.kill()
    by_click(visitor.page, offer("roll"))  # nobody hears it now
    node.start()
    play(visitor.page, hasty(5))  # to its end; a lucky roll was the last one
    with_record = House(node).ask("GET", f"/tables/{table}/proof")
    assert with_record["rolls"] > 0
    visitor.forgive("WebSocket connection", "net::ERR")


def test_the_dice_of_others_are_never_in_the_page_or_its_traffic(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("dixkibluff", [{}, BOT, BOT], {"first": "0"})
    for _ in range(12):
        if settle(visitor.page) == "over":
            break
        decide(visitor.page, hasty(6))
    hidden = shown = 0
    for message in moments(visitor):
        view = message["now"].get("view")
        if view and view["phase"] != "over":
            assert [hand for seat, hand in enumerate(view["hands"]) if seat != 0] == [None, None]
        for told in message.get("told", message.get("missed", [])):
            for event in told.get("events", []):
                if event.startswith("thrown 0 "):
                    shown += 1
                elif event.startswith("thrown "):
                    hidden += 1
                    assert event.split()[2] == "-"
    assert hidden > 0
    assert shown > 0


def test_a_blind_player_gets_no_dice(welcome: Welcome) -> None:
    visitor = welcome()
    blind = 0
    for _ in range(400):
        if not visitor.page.locator("[data-phase]").count() or settle(visitor.page) == "over":
            if blind:
                break
            # whoever goes blind last has no blind turn: then it takes another game
            visitor.sit("chinchiller", [{}, BOT], {"first": "0"})
            continue
        view = moments(visitor)[-1]["now"]["view"]
        if view["closed"][0] == 2:
            assert view["faces"] is None
            assert view["piles"] is None
            assert visitor.page.locator(".scene .die").count() == 0
            blind += 1
        # until the eyes fall shut
        decide(visitor.page, lambda offered: "reroll" if "reroll" in offered else offered[0])
    assert blind > 0


def test_whoever_is_sent_away_reads_why_and_comes_back_when_the_host_lets_them(welcome: Welcome, house: House) -> None:
    host, guest = welcome(), welcome()
    table = host.sit("gonuts", [{}, {}, {}], {})
    guest.take(table, "gonuts", "Bob")
    host.page.get_by_role("button", name="Send Bob away").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Send away").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("The host has sent you away from this table.")
    host.page.get_by_role("button", name="Let Bob back in").click()
    expect(host.page.get_by_role("button", name="Send Bob away")).to_be_visible()
    expect(guest.page.locator("li[data-seat].mine")).to_contain_text("You")


def test_what_is_said_reaches_the_others_as_text(welcome: Welcome, house: House) -> None:
    host, guest = welcome(), welcome()
    table = host.sit("gonuts", [{}, {}], {})
    guest.take(table, "gonuts", "Bob")
    trick = "<img src=x onerror=alert(1)> hi"
    host.page.locator("aside").get_by_label("Say something").fill(trick)
    host.page.locator("aside").get_by_role("button", name="Send").click()
    expect(guest.page.locator("aside").get_by_text(trick)).to_be_visible()
    assert guest.page.locator("img[src=x]").count() == 0
    guest.page.locator("aside").get_by_role("button", name="Well done").click()
    expect(host.page.locator(".reaction")).to_be_visible()


def test_a_table_without_hints_offers_none(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("gonuts", [{}, BOT], {"first": "0"}, hints=False)
    settle(visitor.page)
    assert visitor.page.get_by_role("button", name="Hint").count() == 0


def test_the_result_is_proved_in_the_browser_and_the_series_goes_on(welcome: Welcome, house: House) -> None:
    visitor = welcome()
    table = visitor.sit("gonuts", [{}, BOT], {"target": 8})
    play(visitor.page, hasty(8))
    page = visitor.page
    page.get_by_text("Were the dice fair?").click()
    page.get_by_role("button", name="Check every roll here").click()
    rolls = house.ask("GET", f"/tables/{table}/proof")["rolls"]
    expect(page.get_by_text(f"All {rolls} rolls are genuine.")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))
    play(page, hasty(9))
    expect(page.get_by_text(re.compile("game(s)? won")).first).to_be_visible()


def test_a_forged_roll_is_found_in_the_browser(welcome: Welcome) -> None:
    visitor = welcome()
    # no race is won before the second roll, and both faces are on every die
    visitor.sit("gonuts", [{}, BOT], {"first": "0", "squirrels": 0, "target": 8})
    play(visitor.page, hasty(10))

    def forge(route: Any) -> None:
        proof = route.fetch().json()
        fell = proof["thrown"][1]["fell"]
        fell[0] = "acorn" if fell[0] != "acorn" else "car"
        route.fulfill(json=proof)

    visitor.page.route("**/proof", forge)
    visitor.page.get_by_text("Were the dice fair?").click()
    visitor.page.get_by_role("button", name="Check every roll here").click()
    expect(visitor.page.get_by_text("Roll 2 is forged")).to_be_visible()


def test_somebody_who_comes_late_watches(welcome: Welcome, house: House) -> None:
    player, late = welcome(), welcome()
    table = player.sit("gonuts", [{}, BOT], {"first": "0", "round": "beats"})
    late.page.goto(f"{house.url}/t/{table}")
    expect(late.page.get_by_text("watching")).to_be_visible()
    settle(player.page)
    by_click(player.page, offer("roll"))
    settle(player.page)
    late.page.wait_for_function(
        "wanted => Number(document.querySelector('[data-number]').dataset.number) >= wanted", arg=number(player.page)
    )
    assert offers(late.page) == []


BAD_LINKS = [
    ("/t/nowhere", "There is no such table."),
    ("/nothing/here", "No table stands at this address."),
    ("/j/ZZZZZZ", "No table has this code."),
    ("/learn/poker", "There is no game called poker."),
]


@pytest.mark.parametrize(("path", "sentence"), BAD_LINKS)
def test_a_link_to_nothing_gets_a_friendly_sentence_and_a_way_on(
    welcome: Welcome, house: House, path: str, sentence: str
) -> None:
    visitor = welcome()
    visitor.page.goto(house.url + path)
    expect(visitor.page.get_by_text(sentence)).to_be_visible()
    visitor.page.get_by_role("link", name="Back to the shelf").click()
    expect(visitor.page.locator("[data-box]")).to_have_count(4)
    # the browser notes every answer that says no, and so it should
    visitor.forgive("status of 404", "status of 400")


def test_a_full_table_a_taken_name_and_a_long_name_are_told_kindly(welcome: Welcome, house: House) -> None:
    host, guest, third = welcome(), welcome(), welcome()
    table = host.sit("gonuts", [{}, {}], {})
    for visitor in (guest, third):
        visitor.page.goto(f"{house.url}/t/{table}")
    name = guest.page.get_by_label("Your name")
    name.fill("Ann")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_text("Somebody at this table is called Ann already.")).to_be_visible()
    name.fill("x" * 500)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_text("500 letters? Up to 40 fit on the card.")).to_be_visible()
    name.fill("x" * 40)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(third.page.get_by_text("watching")).to_be_visible()
    guest.forgive("status of 409")


def test_the_host_deletes_the_table_and_everybody_is_told(welcome: Welcome, house: House) -> None:
    host, guest = welcome(), welcome(size=PHONE, touch=True)
    table = host.sit("gonuts", [{}, {}], {"first": "0"})
    guest.take(table, "gonuts", "Bob")
    expect(guest.page.get_by_role("button", name="Menu")).to_be_visible()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Delete this table").click()
    expect(host.page.get_by_text("Delete it for everybody?")).to_be_visible()
    host.page.get_by_role("button", name="Keep it").click()
    host.page.get_by_role("button", name="Delete this table").click()
    host.page.get_by_role("button", name="Delete", exact=True).click()
    expect(guest.page.get_by_text("This table has been deleted")).to_be_visible()
    expect(host.page).to_have_url(f"{house.url}/")
