"""What players see when a game is over: places, story, curve, replay, and the table behind them."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dicehouse import games
from web.conftest import LAPTOP, PHONE, Visitor, Welcome
from web.playing import hasty, play
from web.test_accessibility import lights
from web.test_playing import SHORT, opponents


def played(visitor: Visitor, name: str, seed: int = 3) -> str:
    """A game that the visitor has just finished; gives its table."""
    table = visitor.sit(name, opponents(name), SHORT[name])
    play(visitor.page, hasty(seed))
    visitor.page.locator(".result .story li").first.wait_for()
    return table


def shown_places(page: Page) -> list[tuple[int, int]]:
    """Seat and place of every row, from the top."""
    return [
        (int(row.get_attribute("data-seat") or -1), int(row.get_attribute("data-place") or -1))
        for row in page.locator(".result [data-place]").all()
    ]


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_places_a_story_a_curve_and_a_replay(welcome: Welcome, name: str) -> None:
    visitor = welcome(size=PHONE if name in ("dixkibluff", "chili") else LAPTOP)
    page = visitor.page
    table = played(visitor, name)
    story = visitor.house.ask("GET", f"/tables/{table}/story")
    assert shown_places(page) == [(one["seat"], one["place"]) for one in story["places"]]
    if name == "dixkibluff":  # who went out later stands higher, and the round is told
        rounds = [one["rounds"] for one in story["places"]]
        assert rounds == sorted(rounds, reverse=True)
        for row, one in list(zip(page.locator(".result [data-place]").all(), story["places"], strict=True))[1:]:
            assert f"round {one['rounds']}" in row.inner_text()
    expect(page.locator(".result .story li")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_curve(page, story)
    assert lights(visitor) == []
    check_replay(page, table, story)
    if name == "gonuts":
        check_moments(page, visitor.house.ask("GET", f"/tables/{table}/replay")["told"])
    if name in ("gonuts", "dixkibluff"):
        assert lights(visitor) == []


def check_curve(page: Page, story: dict[str, Any]) -> None:
    """A line for each player, not told apart by colour alone, and the same in numbers."""
    page.locator(".result .figure summary").click()
    rows = page.locator(".result .figure tbody tr")
    expect(rows).to_have_count(len(story["curve"]["steps"]))
    last = [int(cell) for cell in rows.last.locator("td").all_inner_texts()]
    assert last == [values[-1] for values in story["curve"]["values"]]
    dashes = page.locator(".result .figure > svg .line").evaluate_all(
        "all => all.map(one => one.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == len(dashes) == len(last)


def check_replay(page: Page, table: str, story: dict[str, Any]) -> None:
    """A sentence of the story leads to its moment; slider, keys, chapters and the button go to others."""
    page.locator(".result .story a").first.click()
    at = story["lines"][0]["at"]
    page.locator(f"[data-replay='{at}'][data-settled=true]").wait_for()
    assert page.url.endswith(f"/t/{table}/review#{at}")
    slider = page.get_by_role("slider", name="Step of the game")
    slider.focus()
    page.keyboard.press("Home")
    page.locator("[data-replay='0']").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("[data-replay='1'][data-settled=true]").wait_for()
    slider.fill(str(story["steps"]))
    page.locator(f"[data-replay='{story['steps']}'][data-settled=true]").wait_for()
    chapter = len(story["chapters"]) - 1
    page.locator("[data-moment][data-kind=chapter]").nth(chapter).click()
    page.locator(f"[data-replay='{story['chapters'][chapter]['at']}']").wait_for()
    slider.fill("0")
    page.locator("[data-play]").click()
    page.locator("[data-replay='2']").wait_for()
    page.locator("[data-play]").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def check_moments(page: Page, told: list[dict[str, Any]]) -> None:
    """The dice on the table are those of the moment in the address."""
    thrown = [move for move in told if move.get("events", [""])[0].startswith("rolled")][:3]
    for move in thrown:
        page.evaluate("step => (location.hash = `#${step}`)", move["number"])
        page.locator(f"[data-replay='{move['number']}'][data-settled=true] .scene:not(.unbuilt)").wait_for()
        shown = page.locator(".dice [role=img]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        assert shown == move["view"]["faces"]


def test_a_replay_of_a_running_game_says_why_not(welcome: Welcome) -> None:
    visitor = welcome()
    table = visitor.sit("gonuts", opponents("gonuts"), SHORT["gonuts"])
    visitor.page.goto(f"{visitor.house.url}/t/{table}/replay")
    visitor.page.get_by_text("not over yet").wait_for()
    visitor.forgive("409")


def test_the_result_is_looked_behind_shared_counted_once_and_forgotten(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page
    table = played(visitor, "gonuts")
    check_table_behind(page)
    story = visitor.house.ask("GET", f"/tables/{table}/story")
    check_sharing(page, table, story)
    tally = page.locator("[data-tally]")
    before = tally.inner_text()
    assert ("You 1 : 0" if story["places"][0]["seat"] == 0 else "You 0 : 1") in before
    page.reload()
    tally.wait_for()
    assert tally.inner_text() == before
    page.goto(f"{visitor.house.url}/privacy")
    page.get_by_role("button", name="Forget everything on this device").click()
    page.get_by_role("button", name="Forget everything", exact=True).click()
    page.get_by_text("Forgotten.").wait_for()
    assert page.evaluate("localStorage.getItem('dicehouse-results')") is None


def check_table_behind(page: Page) -> None:
    """The final position can be looked at, and the way back to the result covers nothing."""
    page.get_by_role("button", name="Look at the table").click()
    back = page.locator("[data-result]")
    back.wait_for()
    assert page.locator(".result").count() == 0
    assert page.locator(".clearing .dice [role=img]").count() > 0  # the dice that won still lie there
    covered = back.evaluate(
        """button => { const a = button.getBoundingClientRect();
        return [...document.querySelectorAll("main, aside, header")].filter(other => {
            const b = other.getBoundingClientRect();
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; }).length; }"""
    )
    assert covered == 0
    back.click()
    page.locator(".result .story li").first.wait_for()


def check_sharing(page: Page, table: str, story: dict[str, Any]) -> None:
    """A text with everybody's name and marks, and a picture."""
    page.locator("[data-share=text]").click()
    page.get_by_role("status").filter(has_text="Copied").wait_for()
    told = page.evaluate("navigator.clipboard.readText()")
    assert "Ann" in told  # for others the visitor has a name
    assert "You" not in told
    assert all("".join(marks) in told for marks in story["marks"])
    assert told.endswith(f"/t/{table}/review")
    with page.expect_download() as download:
        page.locator("[data-share=picture]").click()
    head = download.value.path().read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1200, 630)


def test_the_result_pleases_axe_in_german_on_a_phone(welcome: Welcome) -> None:
    visitor = welcome(language="de", size=PHONE)
    played(visitor, "gonuts")
    visitor.page.locator(".result .figure summary").click()
    assert lights(visitor) == []
