"""The page that `dicehouse review --html` writes, in a real browser: nothing to complain about, nothing loaded."""

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser

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
    for size, theme in ((PHONE, "light"), (LAPTOP, "dark")):
        page = browser.new_page(viewport=size, color_scheme=theme)  # type: ignore[arg-type]
        said, asked = list[str](), list[str]()
        page.on("console", lambda message, said=said: said.append(message.text))
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        page.goto(file.as_uri())
        moment = page.locator(".moments a").first
        moment.click()  # the table opens at the step
        row = page.locator(moment.get_attribute("href") or "")
        assert row.is_visible()
        assert complaints(page) == []
        too_wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        assert page.evaluate(too_wide) is False
        assert (said, asked) == ([], [file.as_uri()])
        page.close()
