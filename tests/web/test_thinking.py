"""What a visitor sees of the house's thinking and of the table's clock."""

import json
from typing import Any

from playwright.sync_api import expect

from web.conftest import Visitor, Welcome
from web.playing import by_click, offer, settle

SAFE = {"first": "0", "squirrels": 0, "cars": 0}
"""Go Nuts! in which every roll is an acorn."""
LIVE = {"first": "0", "round": "live", "squirrels": 20, "acorns": 1, "cars": 0, "houses": 5, "target": 200}
"""Go Nuts! with nearly nothing but squirrels: whoever rolls is in a live round at once."""


def refusals(visitor: Visitor) -> list[dict[str, Any]]:
    told = [json.loads(frame) for frame in visitor.traffic]
    return [message for message in told if message["say"] == "refused"]


def test_a_hint_that_nobody_can_give_says_so_once(welcome: Welcome) -> None:
    visitor = welcome()
    bots = [{"kind": "bot", "level": "novice"}] * 3
    visitor.sit("gonuts", [{}, *bots], SAFE)
    settle(visitor.page)
    visitor.page.get_by_role("button", name="Hint").click()
    expect(visitor.page.get_by_text("The house has no advice for the game as it is played here.")).to_be_visible()
    by_click(visitor.page, offer("roll"))  # what is answered later than any second question would be
    settle(visitor.page)
    assert [told["code"] for told in refusals(visitor)] == ["table.no-advice"]
    assert sum(json.loads(frame)["say"] == "welcome" for frame in visitor.traffic) == 1  # the connection held


def test_in_a_live_round_the_clock_is_the_visitors_own(welcome: Welcome) -> None:
    visitor, other = welcome(), welcome()
    table = visitor.sit("gonuts", [{}, {}, {}], LIVE, clock=300)
    other.take(table, "gonuts", "Bob")
    visitor.house.ask("POST", f"/tables/{table}/seats", {"name": "Cem"})
    for one in (visitor, other):
        expect(one.page.locator("[data-phase=playing]")).to_be_visible()
    while not visitor.page.locator(offer("shake")).count():
        settle(visitor.page)
        if visitor.page.locator(offer("roll")).count():
            by_click(visitor.page, offer("roll"))
        visitor.page.wait_for_timeout(20)
    for one in (visitor, other):
        expect(one.page.locator(".badge .clock")).to_have_count(1)
        expect(one.page.locator(".badge.mine .clock")).to_have_count(1)
