"""The page that `dicehouse review --html` writes, in a real browser: nothing to complain about, nothing loaded."""

from pathlib import Path
from typing import Literal

import msgspec
import pytest
from playwright.sync_api import Browser, ViewportSize

from dicehouse.coach.report import ReviewDocument, finished_match, review_match
from dicehouse.coach.report_html import render_review
from dicehouse.core.match import Match
from dicehouse.core.record import Record
from dicehouse.texts import LANGUAGES
from web.conftest import LAPTOP, PHONE
from web.test_accessibility import complaints

GOLDEN = Path(__file__).parents[1] / "golden" / "chili.dicehouse"
HOSTILE = ("<img src=x onerror=alert(1)>", "W" * 40)


@pytest.fixture(scope="module")
def reviewed() -> tuple[ReviewDocument, Match]:
    """A game of people with awkward names."""
    record = Record.read(GOLDEN.read_text())
    seats = [msgspec.structs.replace(seat, name=name) for seat, name in zip(record.header.seats, HOSTILE, strict=True)]
    record.header = msgspec.structs.replace(record.header, seats=tuple(seats))
    match = finished_match(record)
    return review_match(match), match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_written_review_pleases_axe_and_fits_a_phone(
    browser: Browser, reviewed: tuple[ReviewDocument, Match], language: str, tmp_path: Path
) -> None:
    file = tmp_path / "review.html"
    file.write_text(render_review(*reviewed, language))
    look_at(browser, file, PHONE, "light")
    look_at(browser, file, LAPTOP, "dark")


def look_at(browser: Browser, file: Path, size: dict[str, int], theme: Literal["light", "dark"]) -> None:
    said, asked = list[str](), list[str]()
    page = browser.new_page(viewport=ViewportSize(width=size["width"], height=size["height"]), color_scheme=theme)
    page.on("console", lambda message: said.append(message.text))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    moment = page.locator(".moments a").first
    moment.click()  # the table opens at the step
    assert page.locator(moment.get_attribute("href") or "").is_visible()
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth") is False
    assert (said, asked) == ([], [file.as_uri()])
    page.close()
