"""axe finds nothing to complain about, on any page, in any language, by day and by night."""

from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from dicehouse import games
from dicehouse.texts import LANGUAGES
from support import repeated_for
from web.conftest import LAPTOP, PHONE, House, Visitor, Welcome
from web.playing import settle
from web.test_playing import SHORT, opponents

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def axe() -> str:
    """The source of axe; it came with the tools that built the page."""
    return AXE.read_text()


STILL = """() => !document.getAnimations().some(one => one.playState === "running")"""
"""Nothing comes in or fades any more: axe takes what is transparent still for something that is not there."""


def complaints(page: Page, **options: object) -> list[str]:
    """What axe finds on the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    page.wait_for_function(STILL)
    # what axe would tell of elements that are in order is most of its work
    found: dict[str, Any] = page.evaluate("options => axe.run(options)", {"resultTypes": ["violations"], **options})
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules whose answer depends on the light of a page: by night no others are asked."""


def lights(visitor: Visitor) -> list[str]:
    """What axe finds by day and by night."""
    return by_day_and_night(visitor.page)


def by_day_and_night(page: Page) -> list[str]:
    """The same, of a page."""
    found = []
    looks: list[tuple[Literal["light", "dark"], dict[str, Any]]] = [("light", {}), ("dark", {"runOnly": COLOURS})]
    for theme, options in looks:
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(
            """theme => document.documentElement.dataset.theme === theme
            && !document.getAnimations().some(one => one.playState === "running")""",
            arg=theme,
        )
        found += [f"{theme}: {complaint}" for complaint in complaints(page, **options)]
    return found


SPOKEN = [(name, language) for name in games.names() for language in LANGUAGES]
USUAL = [*((name, "en") for name in games.names()), *zip(games.names(), LANGUAGES[1:], strict=True)]
"""Every scene, and every language."""


@pytest.mark.parametrize(("name", "language"), repeated_for(SPOKEN, *USUAL))
def test_a_scene_pleases_axe(welcome: Welcome, name: str, language: str) -> None:
    visitor = welcome(language=language, size=PHONE if language in ("de", "fr") else LAPTOP)
    visitor.sit(name, opponents(name), SHORT[name])
    settle(visitor.page)
    assert lights(visitor) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_pleases_axe(welcome: Welcome, house: House, language: str) -> None:
    visitor = welcome(language=language)
    page = visitor.page
    page.goto(house.url)
    page.locator("[data-box]").first.wait_for()
    assert lights(visitor) == []
    page.locator("[data-box=chili]").click()
    page.locator("dialog[open] details summary").click()
    assert lights(visitor) == []
    page.goto(f"{house.url}/about")
    assert lights(visitor) == []
    page.goto(f"{house.url}/privacy")
    page.locator("dl dd").first.wait_for()
    assert lights(visitor) == []
    page.locator("article button").click()
    assert lights(visitor) == []


@pytest.mark.parametrize("name", games.names())
def test_rules_menu_and_lesson_please_axe(welcome: Welcome, house: House, name: str) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.sit(name, opponents(name), SHORT[name])
    settle(page)
    for panel in ("Rules", "Menu"):
        page.get_by_role("button", name=panel, exact=True).click()
        page.get_by_role("heading", name=panel, exact=True).wait_for()
        assert lights(visitor) == []
        page.keyboard.press("Escape")
    page.goto(f"{house.url}/learn/{name}")
    page.locator(".wanted, [data-go]").first.wait_for()
    assert lights(visitor) == []


def test_the_waiting_room_pleases_axe(welcome: Welcome, house: House) -> None:
    host, guest = welcome(), welcome(size=PHONE)
    table = host.sit("dixkibluff", [{}, {}, {"kind": "bot", "level": "expert"}])
    guest.page.goto(f"{house.url}/t/{table}")
    for visitor in (host, guest):
        visitor.page.locator("[data-phase=open] main ul").first.wait_for(state="attached")
        assert lights(visitor) == []
