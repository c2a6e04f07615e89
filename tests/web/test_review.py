"""The review of a finished game in the browser: chances, mistakes, what would have been better, and why."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from dicehouse import games
from dicehouse.texts import LANGUAGES
from web.conftest import LAPTOP, PHONE, House, Welcome
from web.layout import box
from web.reviewed_games import Played, look, remember, reviewed, with_mistakes
from web.reviewed_games import played as play_out
from web.test_accessibility import lights
from web.test_playing import opponents

Games = dict[str, Played]


@pytest.fixture(scope="module")
def kept() -> Games:
    """One finished game each, for all tests: a review is kept."""
    return {}


def game_of(house: House, kept: Games, name: str) -> Played:
    """The finished game of this name."""
    if name not in kept:
        kept[name] = with_mistakes(house, name.removesuffix("-alone"), alone=name.endswith("-alone"))
    return kept[name]


def at_step(page: Page, step: int) -> None:
    """Wait until a step is shown."""
    page.locator(f"[data-replay='{step}'][data-settled=true]").wait_for()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("name", [*games.names(), "chili-alone"])
def test_a_review_shows_chances_and_lights_up_what_was_better(
    welcome: Welcome, house: House, kept: Games, name: str, size: dict[str, int]
) -> None:
    played = game_of(house, kept, name)
    visitor = welcome(size=size)
    page = visitor.page
    look(visitor, played)
    check_chart(page, played)
    step, kind = played.mistakes()[0]
    page.locator("[data-mistake=next]").click()
    at_step(page, step)
    page.locator("[data-considering=true]").wait_for()
    assert page.locator(".foot .step").get_attribute("data-verdict") == kind
    assert page.locator(".foot .step .best").inner_text().startswith("Better: ")
    lit = page.locator("main .wanted").first
    lit.wait_for()
    if size is PHONE:  # nothing lies over it
        expect(lit).to_be_in_viewport()
        below, cover = box(page, "main .wanted"), box(page, ".foot")
        assert below["y"] + below["height"] <= cover["y"] + 1
    page.locator("[data-board=played]").click()
    page.locator("[data-considering=false]").wait_for()
    at_step(page, step)
    page.locator(".foot .step summary").click()
    expect(page.locator(".foot .step li.played")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert lights(visitor) == []


def check_chart(page: Page, played: Played) -> None:
    """A line for each player, told apart without colours; a sign for each mistake; and the same in numbers."""
    review, players = played.review, len(played.review["start"])
    dashes = page.locator(".chances [data-line]").evaluate_all(
        "all => all.map(one => one.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == len(dashes) == players
    expect(page.locator(".chances text.name")).to_have_count(players)
    for size in ("inaccuracy", "mistake", "blunder"):
        signs = page.locator(f".chances svg [data-mark={size}]").count()
        assert signs == sum(kind == size for _, kind in played.mistakes())
    page.locator(".chances summary").click()
    rows = page.locator(".chances tbody tr")
    expect(rows).to_have_count(len(review["steps"]) + 1)
    cells = rows.last.locator("td").all_inner_texts()[:players]
    wanted = review["steps"][-1]["chances"]
    assert [int(cell.rstrip("%")) for cell in cells] == [
        round(100 * value) if review["measure"] == "win" else round(value) for value in wanted
    ]
    page.locator(".chances summary").click()
    if review["measure"] == "win":
        expect(page.locator("[data-player]")).to_have_count(players)


@pytest.mark.parametrize("name", games.names())
def test_a_review_is_walked_through_by_keyboard_alone(welcome: Welcome, house: House, kept: Games, name: str) -> None:
    played = game_of(house, kept, name)
    visitor = welcome()
    page = visitor.page
    look(visitor, played)
    (step, kind), *more = played.mistakes()
    page.keyboard.press("n")
    at_step(page, step)
    page.locator("[data-considering=true]").wait_for()
    spoken = page.locator(".unseen[aria-live]")
    expect(spoken).to_contain_text(kind, ignore_case=True)
    expect(spoken).to_contain_text(". Better: ")  # and why
    expect(spoken).to_contain_text(page.locator(".foot .step .why").first.inner_text())
    page.keyboard.press("v")
    page.locator("[data-considering=false]").wait_for()
    page.keyboard.press("ArrowLeft")
    at_step(page, step - 1)
    page.keyboard.press("ArrowRight")
    at_step(page, step)
    if more:
        page.keyboard.press("n")
        at_step(page, more[0][0])
        page.keyboard.press("p")
        at_step(page, step)
    page.keyboard.press("?")
    page.locator("dialog[open]").get_by_text("the next mistake, the previous one").wait_for()
    page.keyboard.press("Escape")
    chart = page.get_by_role("slider", name="Chance to win")
    for _ in range(200):
        if chart.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    at_step(page, 0)
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    assert "Step 1 of" in (chart.get_attribute("aria-valuetext") or "")


def test_key_moments_that_are_no_mistakes_say_why(welcome: Welcome, house: House, kept: Games) -> None:
    seen = set[str]()
    for name in games.names():
        played = game_of(house, kept, name)
        for moment in played.review["summary"]["moments"]:
            if moment["kind"] in ("blunder", "mistake", *seen):
                continue
            visitor = welcome(size=PHONE)
            look(visitor, played, f"#{moment['step']}")
            page = visitor.page
            at_step(page, moment["step"])
            why = page.locator(".foot .step .why")
            decision = played.review["steps"][moment["step"] - 1]["decision"] or {"reasons": []}
            expect(why).to_have_count(len(moment["reasons"]) + len(decision["reasons"]))
            expect(page.locator(".foot .step [data-decided]")).to_have_count(int(moment["kind"] == "decided"))
            assert all(text.endswith(".") for text in why.all_inner_texts())
            expect(page.locator(".unseen[aria-live]")).to_contain_text(why.first.inner_text())
            visitor.context.close()
            seen.add(moment["kind"])
    assert seen


def test_options_that_nobody_solved_say_which_command_helps(welcome: Welcome, house: House) -> None:
    table, token = play_out(house, "chinchiller", opponents("chinchiller"), {"supply": 120}, 1)
    found = Played("chinchiller", table, token, reviewed(house, table))
    command = found.review["details"]["command"]
    visitor = welcome(size=PHONE)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page
    look(visitor, found)
    note = page.locator("[data-unsolved]")
    expect(note).to_contain_text("Nobody has solved the game with these options yet, so the coach judges roughly.")
    expect(note.locator("code")).to_have_text(command)
    assert command.startswith("dicehouse solve chinchiller")
    expect(note.locator("button")).to_have_text("Copy command")
    note.locator("button").click()
    expect(note.get_by_role("status")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == command
    assert lights(visitor) == []
    page.goto(f"{house.url}/t/{found.table}")
    begin = page.locator(".result [data-coach-begin]")
    page.locator(".result").locator("[data-coach-begin], [data-summary]").first.wait_for()
    if begin.count():
        begin.click()
    expect(page.locator(".result [data-unsolved] code")).to_have_text(command)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert lights(visitor) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_review_pleases_axe_in_every_language(welcome: Welcome, house: House, kept: Games, language: str) -> None:
    name = games.names()[LANGUAGES.index(language) % len(games.names())]
    played = game_of(house, kept, name)
    visitor = welcome(language=language, size=PHONE if language in ("de", "fr") else LAPTOP)
    look(visitor, played, f"#{played.mistakes()[0][0]}")
    visitor.page.locator("[data-considering=true]").wait_for()
    visitor.page.locator(".foot .step summary").click()
    visitor.page.locator(".chances summary").click()
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert lights(visitor) == []


def test_a_review_that_takes_long_is_stopped_and_gone_on_with(welcome: Welcome, house: House, kept: Games) -> None:
    played = game_of(house, kept, "gonuts")
    visitor = welcome()
    page = visitor.page
    asked: list[str] = []

    def half(route: Route) -> None:
        asked.append(route.request.method)
        if route.request.method == "DELETE":
            route.fulfill(status=204)
            return
        told: dict[str, Any] = played.review | {"state": "working", "progress": 0.25, "summary": None, "steps": []}
        if route.request.url.endswith("after=0"):
            told["steps"] = played.review["steps"][:5]
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.route("**/review?after=*", half)
    page.route("**/review", lambda route: half(route) if route.request.method == "DELETE" else route.continue_())
    page.goto(f"{house.url}/t/{played.table}/review")
    page.locator("[data-coach=working]").get_by_text("25%").wait_for()
    points = page.locator(".chances [data-line='0']").get_attribute("d") or ""
    assert points.count("L") == 5  # what is there is drawn
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    page.locator("[data-coach-stop]").click()
    page.locator("[data-coach=stopped]").wait_for()
    assert asked[-1] == "DELETE"
    page.unroute("**/review?after=*")
    page.locator("[data-coach-begin]").click()
    page.locator("[data-review=done]").wait_for()
    points = page.locator(".chances [data-line='0']").get_attribute("d") or ""
    assert points.count("L") == len(played.review["steps"])


def test_a_game_the_house_cannot_judge_is_still_watched_again(welcome: Welcome, house: House, kept: Games) -> None:
    played = game_of(house, kept, "gonuts")
    visitor = welcome(size=PHONE)
    page = visitor.page
    told: dict[str, Any] = played.review | {
        "state": "failed",
        "progress": 0,
        "summary": None,
        "steps": [],
        "start": [],
        "code": "review.none",
        "sentence": "The house cannot review this game as it is played here.",
    }
    page.route("**/review?after=*", lambda route: route.fulfill(body=json.dumps(told), content_type="application/json"))
    page.goto(f"{house.url}/t/{played.table}/replay")  # an old link leads here as well
    refused = page.locator("[data-coach=refused]")
    refused.get_by_text("cannot review this game").wait_for()
    assert "step by step" in refused.inner_text()
    page.locator("[data-step=ahead]").click()
    at_step(page, 1)
    page.get_by_role("slider", name="Step of the game").fill(str(len(played.review["steps"])))
    at_step(page, len(played.review["steps"]))
    assert page.locator(".clearing .dice [role=img]").count() > 0  # the dice that won still lie there
    assert "Waiting for" not in page.locator("main").inner_text()
    assert lights(visitor) == []


def test_the_result_and_the_list_of_games_lead_to_the_review_and_mistakes_are_practised(
    welcome: Welcome, house: House, kept: Games
) -> None:
    played = game_of(house, kept, "gonuts")
    visitor = welcome()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page
    remember(visitor, played)
    page.goto(house.url)
    page.locator(f"[data-review='{played.table}']").click()
    page.locator("[data-review=done]").wait_for()
    page.locator("[data-moments] select").select_option("0")
    mine = [step for step, _ in played.mistakes(0)]
    listed = page.locator("[data-moment]").evaluate_all("all => all.map(one => Number(one.dataset.moment))")
    assert listed == mine
    page.locator("[data-moment]").last.click()
    at_step(page, mine[-1])
    page.locator("[data-share=link]").click()
    page.get_by_role("status").filter(has_text="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == f"{house.url}/t/{played.table}/review#{mine[-1]}"
    with page.expect_download() as download:
        page.locator("[data-share=picture]").click()
    head = download.value.path().read_bytes()[:24]
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1200, 630)
    page.locator("[data-practise-these]").click()
    page.locator("[data-practised]").wait_for()
    assert int(page.locator("[data-practised]").get_attribute("data-practised") or 0) > 0
    page.goto(f"{house.url}/t/{played.table}")
    page.locator(".result [data-coach=done]").wait_for()  # solved: nobody has to ask
    lines = page.locator(".result [data-summary]")
    expect(lines).to_have_count(len(played.review["start"]))
    assert "%" in lines.first.inner_text()
    page.locator(".result [data-review]").click()
    page.locator("[data-review=done]").wait_for()


def test_a_coach_who_has_to_think_is_asked_first(welcome: Welcome, house: House, kept: Games) -> None:
    played = game_of(house, kept, "dixkibluff")
    visitor = welcome()
    remember(visitor, played)
    asked: list[str] = []
    page = visitor.page
    page.on("request", lambda request: asked.append(request.url) if "/review?" in request.url else None)
    page.goto(f"{house.url}/t/{played.table}")
    button = page.locator(".result [data-coach-begin]")
    button.wait_for()
    assert asked == []
    button.click()
    page.locator(".result [data-summary]").first.wait_for()
    assert len(asked) == 1  # it was kept
