"""Practice in the browser: own mistakes and puzzles, right and wrong, due again later; the puzzle of the day."""

import json
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from dicehouse.coach.positions import Position
from dicehouse.coach.puzzles import puzzles
from dicehouse.texts import LANGUAGES, Texts
from web.conftest import LAPTOP, PHONE, House, Welcome
from web.playing import by_key, offer, take
from web.test_accessibility import lights

GAMES = ("chili", "chinchiller", "dixkibluff", "gonuts")
NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)
FRESH = {
    "due": NOW.timestamp() * 1000,
    "stability": 0,
    "difficulty": 0,
    "scheduled_days": 0,
    "learning_steps": 0,
    "reps": 0,
    "lapses": 0,
    "state": 0,
    "last_review": None,
}


def pressed(name: str) -> Position:
    """A puzzle of a game whose best action, and the one that tempts, are one press each, or two on a pad."""
    if name == "chili":
        return next(one for one in puzzles(name) if one.best in worthy(one) and one.played in worthy(one))
    plain = {"gonuts": ("bank", "roll"), "chinchiller": ("take", "reroll"), "dixkibluff": ("dixe", "pass")}[name]
    return next(one for one in puzzles(name) if {one.best, one.played} == set(plain))


def worthy(one: Position) -> set[str]:
    """The spaces of a pad that get something: for nothing, the scene asks whether it is meant."""
    return {offered.action for offered in one.choices if offered.effect.get("points")}


def practise(page: Page, house: House, *positions: Position) -> None:
    """Come with own mistakes that are due, and go to practise."""
    mistakes = [msgspec.to_builtins(msgspec.structs.replace(one, source="a table")) for one in positions]
    cards = [{"position": one, "schedule": FRESH} for one in mistakes]
    page.goto(f"{house.url}/about")
    page.evaluate(
        "kept => localStorage.setItem('dicehouse-drills', kept)",
        json.dumps({"version": 1, "cards": cards, "solved": [], "tables": [], "daily": None}),
    )
    page.goto(f"{house.url}/drill")


def stage(page: Page, name: str) -> None:
    page.locator(f"main[data-stage={name}]").wait_for()


def at_the_primary_place(page: Page, selector: str) -> None:
    """Bottom right, as the primary action of every table."""
    box, size = page.locator(selector).bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    assert size["width"] - box["x"] - box["width"] < 30, box
    assert size["height"] - box["y"] - box["height"] < 30, box


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('dicehouse-drills') ?? '{}'"))
    return found


def test_a_mistake_answered_wrong_is_told_shown_and_tried_again(welcome: Welcome, house: House) -> None:
    page = welcome(size=PHONE, touch=True).page
    page.clock.install(time=NOW)
    one = pressed("gonuts")
    practise(page, house, one)
    stage(page, "asked")
    page.locator(offer(one.played)).click()
    stage(page, "wrong")
    assert page.locator(offer(one.best)).count() == 0, "nothing can be pressed before it is asked again"
    at_the_primary_place(page, "[data-retry]")
    page.locator("[data-retry]").click()
    stage(page, "asked")
    page.locator(offer(one.played)).click()
    page.locator("[data-show]").click()
    stage(page, "shown")
    expect(page.locator(".scene .wanted").first).to_be_visible()
    at_the_primary_place(page, "[data-next]")
    best, onward = (page.locator(one).first.bounding_box() for one in (".scene .wanted", "[data-next]"))
    assert best is not None
    assert onward is not None
    assert best["y"] + best["height"] <= onward["y"], "what would have been best is not covered"
    (card,) = kept(page)["cards"]
    assert card["schedule"]["due"] == pytest.approx(NOW.timestamp() * 1000 + 600_000, abs=120_000)
    assert card["schedule"]["reps"] == 1, "only the first answer counts"


def test_a_right_answer_says_why_and_the_next_one_comes_until_nothing_is_due(welcome: Welcome, house: House) -> None:
    page = welcome().page
    page.clock.install(time=NOW)
    first, second = pressed("gonuts"), pressed("chinchiller")
    practise(page, house, first, second)
    for one in (first, second):
        page.locator(f"main[data-position='{one.id}'][data-stage=asked]").wait_for()
        page.locator(offer(one.best)).click()
        stage(page, "right")
        said = page.locator(".tutor p").first.inner_text()
        assert len(said.splitlines()) > 1, "why, not only that"
        expect(page.get_by_text(Texts("en", one.game).say(f"theme-{one.theme}"))).to_be_visible()
        page.locator("[data-next]").click()
    page.locator("[data-phase=pause]").wait_for()
    expect(page.get_by_role("status").filter(has_text="comes back in")).to_be_visible()


def test_what_is_due_follows_the_clock(welcome: Welcome, house: House) -> None:
    page = welcome().page
    page.clock.install(time=NOW)
    wrong, right = pressed("gonuts"), pressed("chinchiller")
    practise(page, house, wrong, right)
    page.locator(offer(wrong.played)).click()
    page.locator("[data-show]").click()
    page.locator("[data-next]").click()
    page.locator(f"main[data-position='{right.id}']").wait_for()
    page.locator(offer(right.best)).click()
    page.locator("[data-next]").click()
    expect(page.get_by_role("status").filter(has_text="minutes")).to_be_visible()
    page.clock.set_fixed_time(datetime(2026, 11, 16, 12, 30, tzinfo=UTC))
    page.reload()
    page.locator(f"main[data-position='{wrong.id}'][data-stage=asked]").wait_for()
    page.locator(offer(wrong.best)).click()
    page.locator("[data-next]").click()
    expect(page.get_by_role("status").filter(has_text="day")).to_be_visible()
    page.clock.set_fixed_time(datetime(2027, 11, 16, 12, tzinfo=UTC))
    page.goto(house.url)
    expect(page.locator("[data-practise]")).to_contain_text("2 positions are due")


def test_a_position_can_be_put_away(welcome: Welcome, house: House) -> None:
    page = welcome().page
    page.clock.install(time=NOW)
    practise(page, house, pressed("gonuts"))
    page.locator("[data-put-away]").click()
    page.locator("[data-phase=pause]").wait_for()
    assert kept(page)["cards"] == []


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_of_a_game_are_taken_one_after_the_other(welcome: Welcome, house: House, name: str) -> None:
    page = welcome(size=PHONE).page
    page.goto(f"{house.url}/drill/{name}")
    page.locator(f"[data-puzzles={name}]").click()
    first, second, *_ = puzzles(name)
    page.locator(f"main[data-game={name}][data-position='{first.id}'][data-stage=asked]").wait_for()
    page.locator("[data-heard]").click()
    assert page.locator("ol.heard li").count() > 0
    page.evaluate(
        "id => { const k = JSON.parse(localStorage.getItem('dicehouse-drills') ?? 'null')"
        " ?? { version: 1, cards: [], tables: [], daily: null }; k.solved = [id];"
        " localStorage.setItem('dicehouse-drills', JSON.stringify(k)); }",
        first.id,
    )
    page.reload()
    page.locator(f"[data-puzzles={name}]").click()
    page.locator(f"main[data-position='{second.id}']").wait_for()


def test_the_puzzle_of_the_day_is_the_same_for_two_visitors(welcome: Welcome, house: House) -> None:
    today = house.ask("GET", "/puzzles/daily")["puzzle"]
    for size in (PHONE, LAPTOP):
        page = welcome(size=size).page
        page.goto(house.url)
        page.locator("[data-daily-puzzle]").click()
        page.locator(f"main[data-position='{today['id']}'][data-stage=asked]").wait_for()


def test_the_puzzle_of_the_day_counts_days_and_is_shared_without_spoilers(welcome: Welcome, house: House) -> None:
    visitor = welcome()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page, one = visitor.page, pressed("gonuts")
    day = {"day": "2026-11-16", "next": NOW.timestamp() + 12 * 3600, "puzzle": msgspec.to_builtins(one)}
    page.route("**/api/puzzles/daily", lambda route: route.fulfill(json=day))
    page.clock.install(time=NOW)
    page.goto(f"{house.url}/about")
    page.evaluate("""localStorage.setItem("dicehouse-drills", JSON.stringify({ version: 1, cards: [], solved: [],
        tables: [], daily: { day: "2026-11-15", right: true, streak: 4 } }))""")
    page.goto(f"{house.url}/puzzle")
    page.locator(offer(one.best)).click()
    stage(page, "right")
    expect(page.get_by_text("5 days in a row")).to_be_visible()
    page.locator("[data-share]").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "16 November" in shared or "November 16" in shared
    assert shared.splitlines()[-1] == f"{house.url}/puzzle"
    for word in (one.best, one.played, Texts("en", "gonuts").say("title"), one.theme):
        assert word.casefold() not in shared.casefold().replace("dicehouse", "")
    page.goto(house.url)
    expect(page.locator("[data-daily-puzzle]")).to_contain_text("5 days in a row")


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_and_a_right_answer_are_given_with_the_keyboard(welcome: Welcome, house: House, name: str) -> None:
    page = welcome().page
    page.clock.install(time=NOW)
    first, second = pressed(name), pressed("gonuts" if name != "gonuts" else "chinchiller")
    practise(page, house, first, second)
    page.locator(f"main[data-position='{first.id}']").wait_for()
    take(page, first.played, by_key)
    stage(page, "wrong")
    page.keyboard.press("r")  # the primary button asks again
    stage(page, "asked")
    take(page, first.best, by_key)
    stage(page, "right")
    said = page.locator(".tutor p").first.inner_text()
    assert len(said.splitlines()) > 1, "why, not only that"
    page.keyboard.press("r")
    page.locator(f"main[data-position='{second.id}'][data-stage=asked]").wait_for()
    answered = {card["position"]["id"]: card["schedule"]["reps"] for card in kept(page)["cards"]}
    assert answered == {first.id: 1, second.id: 0}, "only the first answer counts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_pleases_axe_and_fits_on_a_phone(welcome: Welcome, house: House, language: str) -> None:
    visitor = welcome(language=language, size=PHONE)
    page = visitor.page
    page.clock.install(time=NOW)
    name = {"en": "gonuts", "de": "dixkibluff", "es": "chinchiller", "fr": "gonuts", "nl": "chinchiller"}[language]
    one = pressed(name)
    practise(page, house, one)
    stage(page, "asked")
    assert lights(visitor) == []
    page.locator(offer(one.played)).click()
    stage(page, "wrong")
    assert lights(visitor) == []
    page.locator("[data-show]").click()
    stage(page, "shown")
    assert lights(visitor) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-next]").click()
    page.locator("[data-phase=pause] [data-puzzles]").first.wait_for()
    assert lights(visitor) == []


def test_what_is_practised_is_forgotten_with_everything_else(welcome: Welcome, house: House) -> None:
    page = welcome().page
    practise(page, house, pressed("gonuts"))
    page.goto(f"{house.url}/privacy")
    page.get_by_role("button", name="Forget", exact=False).first.click()
    page.locator(".forget .button").first.click()
    page.locator(".forget .done").wait_for()
    assert page.evaluate("localStorage.getItem('dicehouse-drills')") is None
