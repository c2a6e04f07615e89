"""axe finds nothing to complain about, on any page, in any language, by day and by night."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from dicehouse import games
from dicehouse.texts import LANGUAGES
from web.conftest import LAPTOP, PHONE, House, Visitor, Welcome
from web.playing import settle
from web.test_playing import SHORT, opponents

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def axe() -> str:
    """The source of axe; it came with the tools that built the page."""
    return AXE.read_text()


def complaints(page: Page) -> list[str]:
    """What axe finds on the page as it is now."""
    page.evaluate(axe())
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def lights(visitor: Visitor) -> list[str]:
    """What axe finds by day and by night."""
    found = []
    for theme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=theme)
        visitor.page.wait_for_function(
            """theme => document.documentElement.dataset.theme === theme
            && !document.getAnimations().some(one => one.playState === "running")""",
            arg=theme,
        )
        found += [f"{theme}: {complaint}" for complaint in complaints(visitor.page)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
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
        page.locator("dialog[open] h2").wait_for()
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
