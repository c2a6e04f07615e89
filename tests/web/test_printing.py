"""Printing from the shelf: every sheet of a game is a link to its PDF, in the language of the page."""

import re
import urllib.request
from io import BytesIO

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from dicehouse import games
from dicehouse.paper.sheets import paper_of
from dicehouse.texts import Texts
from web.conftest import PHONE, House, Welcome
from web.test_accessibility import lights
from web.test_home import shelf


@pytest.mark.parametrize("name", games.names())
def test_every_sheet_of_a_game_is_offered(welcome: Welcome, name: str) -> None:
    visitor = welcome(size=PHONE, language="de")
    page, texts = visitor.page, Texts("de", name)
    shelf(visitor, f"/?play={name}")
    page.locator("[data-print]").click()
    drawer = page.get_by_role("dialog", name="Drucken")
    links = drawer.locator("[data-sheet]")
    expect(links).to_have_text([texts.say(f"paper-{sheet}") for sheet in paper_of(name).sheets])
    assert drawer.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_a_link_leads_to_the_sheet_as_it_was_chosen(welcome: Welcome, house: House) -> None:
    visitor = welcome(language="fr")
    page = visitor.page
    shelf(visitor, "/?play=gonuts")
    page.locator("[data-print]").click()
    drawer = page.get_by_role("dialog", name="Imprimer")
    drawer.get_by_label("Papier").select_option("letter")
    drawer.get_by_label("Gros caractères").check()
    link = drawer.locator("[data-sheet=scores]")
    expect(link).to_have_attribute("href", re.compile("size=letter&large=true"))
    address = link.get_attribute("href")
    with urllib.request.urlopen(f"{house.url}{address}") as answer:
        assert answer.headers["Content-Type"] == "application/pdf"
        sheet = PdfReader(BytesIO(answer.read()))
    assert sheet.trailer["/Root"]["/Lang"] == "fr"  # type: ignore[index]
    assert [round(float(side)) for side in sheet.pages[0].mediabox[2:]] == [612, 792]


def test_a_table_prints_for_its_options(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.sit("chili", [{}], {"first": "0", "edition": "dutch", "rolls": 20})
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-print]").click()
    drawer = page.get_by_role("dialog", name="Print: Chili Dice")
    link = drawer.locator("[data-sheet=pad]")
    expect(link).to_have_attribute("href", re.compile("option=edition%3Ddutch.*option=rolls%3D20"))
    expect(drawer.locator("[data-sheet=pad-dutch]")).to_have_count(0)
    with urllib.request.urlopen(f"{visitor.house.url}{link.get_attribute('href')}") as answer:
        text = PdfReader(BytesIO(answer.read())).pages[0].extract_text()
    assert "20" in text
    with page.expect_popup() as popup:
        link.click()
    popup.value.wait_for_url("**/api/paper/chili/pad.pdf**")
    popup.value.close()


def test_a_sheet_that_is_impossible_with_these_options_is_refused_in_words(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.sit("gonuts", [{}, {"kind": "bot", "level": "regular"}], {"first": "0", "squirrels": 20, "target": 1000})
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-print]").click()
    drawer = page.get_by_role("dialog", name="Print: Go Nuts!")
    drawer.locator("[data-sheet=dice]").click()  # twenty faces do not fold
    expect(drawer.get_by_role("alert")).to_be_visible()
    visitor.forgive("40")


def test_the_list_pleases_axe(welcome: Welcome) -> None:
    visitor = welcome(size=PHONE)
    shelf(visitor, "/?play=chili")
    visitor.page.locator("[data-print]").click()
    expect(visitor.page.locator("[data-sheet=pad]")).to_be_visible()
    assert lights(visitor) == []


def test_a_house_that_cannot_print_says_so(welcome: Welcome) -> None:
    visitor = welcome()
    problem = '{"code": "paper.unavailable", "sentence": "This house cannot print.", "details": {}}'
    visitor.page.route(
        "**/api/paper/chili", lambda route: route.fulfill(status=503, content_type="application/json", body=problem)
    )
    shelf(visitor, "/?play=chili")
    visitor.page.locator("[data-print]").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("typst is not installed")
    visitor.forgive("503")
