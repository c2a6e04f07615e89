"""The first games that teach, walked through as a visitor would: by doing what is pointed at."""

import pytest
from playwright.sync_api import Page, expect

from dicehouse import games
from dicehouse.kit.lesson import Move
from dicehouse.server.lessons import lesson_of, tell_lesson
from dicehouse.texts import Texts
from web.conftest import PHONE, House, Welcome
from web.layout import bottom_right

POINTED = ".scene button.wanted:not(:disabled), .scene .wanted button:not(:disabled)"

WATCH = """() => {
    const bubble = document.querySelector(".tutor p");
    window.said = [];
    new MutationObserver(() => window.said.push(bubble.textContent))
        .observe(bubble, {childList: true, characterData: true, subtree: true});
}"""
"""Notes everything the teacher says from now on."""


def follow(page: Page) -> None:
    """Do what the lesson points at, until it has nothing more to ask."""
    for _ in range(120):
        page.locator(f"{POINTED}, [data-go], a[href*='play=']").first.wait_for()
        if page.locator("a[href*='play=']").count():
            return
        if page.locator("[data-go]").count():
            page.locator("[data-go]").click()
        else:
            page.locator(POINTED).first.click()
        page.wait_for_timeout(30)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("name", games.names())
def test_a_newcomer_gets_through_the_lesson_by_doing_what_it_points_at(
    welcome: Welcome, house: House, name: str
) -> None:
    visitor = welcome(size=PHONE, touch=True)
    visitor.page.goto(f"{house.url}/learn/{name}")
    bubble = visitor.page.locator(".tutor p")
    facts = tell_lesson(name).facts
    expect(bubble).to_have_text(Texts("en", name).say("guide-goal", **facts))  # the aim comes first
    expect(visitor.page.get_by_text("The lesson goes on when you do.")).to_have_count(1)
    bottom_right(visitor.page, "[data-go]")
    assert visitor.page.locator(".scene [data-action]:not(:disabled)").locator("visible=true").count() == 0
    visitor.page.evaluate(WATCH)
    follow(visitor.page)
    said = visitor.page.evaluate("window.said")
    assert len(said) > 4
    assert not {"", "…"} & set(said)
    visitor.page.get_by_role("link", name="Play a real game").click()
    expect(visitor.page.locator(f"[data-play={name}]")).to_be_visible()


def test_something_else_than_the_lesson_asks_for_is_refused_kindly(welcome: Welcome, house: House) -> None:
    visitor = welcome()
    visitor.page.goto(f"{house.url}/learn/gonuts")
    first = next(step for step in lesson_of("gonuts").steps if isinstance(step, Move))
    other = "bank" if first.action == "roll" else "roll"
    visitor.page.locator("[data-go]").click()
    visitor.page.locator(f"[data-action={other}]").click()
    expect(visitor.page.get_by_text("do what the lesson asks for first")).to_be_visible()
    follow(visitor.page)
