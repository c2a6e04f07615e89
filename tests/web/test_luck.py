"""Many games together: who was lucky, and whether real dice are fair, from the games that a browser keeps."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from dicehouse.texts import LANGUAGES, Texts
from web.conftest import PHONE, Visitor, Welcome
from web.playing import decide, hasty, offers
from web.test_accessibility import lights
from web.test_one_device import await_question, sit_here
from web.test_real_dice import PAD, tap_any

SHORT = {"first": "0", "target": 6}


def play_one(visitor: Visitor, seed: int) -> str:
    """A game of two people with real dice at this device; its table."""
    table = sit_here(visitor, "gonuts", [{}, {}], SHORT, 2, real=True)
    wish, random = hasty(seed), Random(seed)
    while await_question(visitor.page) != "over":
        if visitor.page.locator(PAD).count():
            tap_any(visitor, random)
        elif offers(visitor.page):
            decide(visitor.page, wish)
    return table


def test_luck_and_dice_of_the_games_that_are_kept(welcome: Welcome) -> None:
    visitor = welcome(size=PHONE, touch=True)
    play_one(visitor, 3)
    page = visitor.page
    page.goto(f"{visitor.house.url}/")
    page.locator("[data-luck]").click()
    page.locator("[data-luckiest]").wait_for()
    rows = page.locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(2)
    names = rows.locator("th").all_inner_texts()
    assert sorted(names) == ["Anna", "Ben"]
    won = [float(cell) for cell in page.locator("table").first.locator("tbody td:nth-child(3)").all_inner_texts()]
    assert sum(won) == 1
    die = page.locator("[data-die=squirrel]")
    expect(die).to_contain_text(re.compile(r"\d+ throws"))
    die.locator("summary").click()
    expect(die).to_contain_text(re.compile(r"Chi-square test of these counts: p = [01](\.\d+)?\."))
    counted = [int(cell) for cell in die.locator("tbody td:nth-child(2)").all_inner_texts()]
    assert f"{sum(counted)} throws" in die.inner_text()
    assert lights(visitor) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("All of them").check()
    page.locator("[data-luckiest]").wait_for()
    expect(rows).to_have_count(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_played_nothing_is_told_so(welcome: Welcome, language: str) -> None:
    visitor = welcome(language=language)
    visitor.page.goto(f"{visitor.house.url}/luck")
    words = Texts(language)
    expect(visitor.page.locator("[data-nobody]")).to_have_text(words.say("luck-none"))
    expect(visitor.page.locator("[data-no-dice]")).to_be_visible()
    assert lights(visitor) == []
