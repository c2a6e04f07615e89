"""What the scene of Go Nuts! shows of a Go Nuts! round, and how a visitor's table runs it."""

import re

from playwright.sync_api import Page, expect

from support import rule
from web.conftest import Welcome
from web.playing import OFFERED

BOT = {"kind": "bot", "level": "regular"}
MOST_STEPS = 5000
LOOK = """() => {
    const dice = kind => [...document.querySelectorAll(`.scene .dice [aria-label="car"]${kind}`)].length;
    return {nuts: document.querySelector(".scene.nuts") !== null, cars: dice(""), spent: dice(".spent")};
}"""


def press_any(page: Page) -> None:
    """Roll or shake, if that is offered now; bank only where nothing else is."""
    page.evaluate(
        """offered => {
            const found = [...document.querySelectorAll(offered)];
            (found.find(one => one.dataset.action !== "bank") ?? found[0])?.click();
        }""",
        OFFERED,
    )


@rule("G4.no-die-leaves")
def test_dice_that_show_a_car_are_dimmed_in_a_turn_and_not_in_a_go_nuts_round(welcome: Welcome) -> None:
    visitor = welcome()
    # squirrels and cars in plenty, and a dog that sleeps long: rounds come often and last
    faces = {"squirrels": 20, "acorns": 1, "cars": 20, "dogs": 1, "houses": 20}
    visitor.sit("gonuts", [{}, BOT], {"first": "0", "target": 1000, "round": "live", **faces})
    page = visitor.page
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    in_turn = in_round = 0
    for _ in range(MOST_STEPS):
        seen = page.evaluate(LOOK)
        if seen["cars"] and seen["nuts"]:
            assert seen["spent"] == 0
            in_round += 1
        elif seen["cars"]:
            assert seen["spent"] == seen["cars"]
            in_turn += 1
        if in_turn and in_round:
            return
        press_any(page)
        page.wait_for_timeout(60)
    raise AssertionError(f"no car was seen: {in_turn} in turns, {in_round} in rounds")


@rule("G5.table-default")
def test_the_panel_of_a_game_offers_what_the_table_will_play(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    page.goto(f"{visitor.house.url}/?play=gonuts")
    page.get_by_text("More choices").click()
    live = page.get_by_label("everybody as fast as they can")
    expect(live).to_be_checked()
    expect(page.get_by_role("button", name="All as usual again")).to_have_count(0)
    page.locator("[data-play]").click()
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    assert visitor.house.ask("GET", f"/tables/{table}")["options"]["round"] == "live"
    page.goto(f"{visitor.house.url}/?play=gonuts")
    page.get_by_text("More choices").click()
    page.get_by_label("all roll once, then once more").check()
    page.locator("[data-play]").click()
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    assert visitor.house.ask("GET", f"/tables/{table}")["options"]["round"] == "beats"


def test_friends_are_asked_first_how_the_go_nuts_round_runs(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    page.goto(f"{visitor.house.url}/?play=gonuts")
    live = page.get_by_label("everybody as fast as they can")
    expect(live).to_be_hidden()
    page.locator("[data-friends]").click()
    expect(live).to_be_visible()
    expect(live).to_be_checked()
    expect(page.get_by_role("group", name="Go Nuts! round").get_by_role("radio").first).to_be_checked()


def test_a_car_scatters_as_many_acorns_as_were_lost(welcome: Welcome) -> None:
    visitor = welcome(leisurely=True)
    faces = {"squirrels": 0, "acorns": 1, "cars": 1}  # every turn ends under a car, most of them with acorns in hand
    visitor.sit("gonuts", [{}, BOT], {"first": "0", "target": 1000, **faces})
    page = visitor.page
    expect(page.locator(".scene .pile")).to_be_visible()
    page.evaluate(
        """() => {
            window.scattered = [];
            let swept = false;
            new MutationObserver(() => {
                const now = document.querySelector(".pile.swept") !== null;
                if (now && !swept) window.scattered.push(document.querySelectorAll(".pile.swept .heap > span").length);
                swept = now;
            }).observe(document.querySelector(".scene"), {subtree: true, childList: true, attributes: true});
        }"""
    )
    for _ in range(MOST_STEPS):
        seen = page.evaluate("window.scattered")
        if any(seen):
            break
        press_any(page)
        page.wait_for_timeout(60)
    lost = [int(number) for frame in visitor.traffic for number in re.findall(r'"allcars \d (\d+)"', frame)]
    assert any(seen)
    assert seen == lost[: len(seen)]


def test_whoever_shakes_on_after_the_round_reads_no_complaint(welcome: Welcome) -> None:
    visitor = welcome(leisurely=True)
    page = visitor.page
    # nearly every turn is a round, and nearly every shake wakes a dog: it is over while the page still shows it
    faces = {"squirrels": 20, "acorns": 1, "cars": 1, "dogs": 5, "houses": 1}
    visitor.sit("gonuts", [{}, BOT], {"first": "0", "target": 1000, "round": "live", **faces})
    page.evaluate(
        """() => {
            window.complaints = [];
            new MutationObserver(() => {
                const said = document.querySelector("[role=alert]")?.textContent.trim();
                if (said) window.complaints.push(said);
            }).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    shaken = 0
    for _ in range(MOST_STEPS):
        if page.locator("[data-action=shake]").count():
            shaken += page.evaluate(
                """() => { let pressed = 0;
                for (const one of document.querySelectorAll("[data-action=shake]"))
                    for (; pressed < 3; pressed++) one.click();
                return pressed; }"""
            )
        else:
            press_any(page)
        page.wait_for_timeout(30)
        if shaken > 60:
            break
    assert shaken > 60
    assert page.evaluate("window.complaints") == []
