"""The page at every size: nothing runs out of it sideways, what can be done is in sight, and everything can be read."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import PHONE, House, Welcome
from web.layout import SIZES
from web.playing import settle

SMALLEST = 14
LONGEST_NAME = "W" * 24
BOT = {"kind": "bot", "level": "regular"}
MEASURE = """smallest => {
    const small = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const owner = node.parentElement;
        if (!node.textContent.trim() || !owner.checkVisibility({visibilityProperty: true})) continue;
        if (["SCRIPT", "STYLE", "OPTION"].includes(owner.tagName)) continue;
        if (owner.closest(".unseen, [aria-hidden=true] .unseen")) continue;
        const scale = owner instanceof SVGElement ? owner.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(owner).fontSize) * scale;
        const { width } = owner.getBoundingClientRect();
        if (width > 1 && size < smallest - 0.05) small.push(`${node.textContent.trim().slice(0, 20)}: ${size}`);
    }
    const inside = box => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return {
        wide: document.documentElement.scrollWidth - innerWidth,
        small: [...new Set(small)],
        primary: [...document.querySelectorAll("[data-primary]")].map(one => inside(one.getBoundingClientRect())),
        scores: [...document.querySelectorAll(".badge .score, .badge .points")]
            .filter(one => one.checkVisibility())
            .every(one => one.getBoundingClientRect().right <= one.closest(".badge").getBoundingClientRect().right),
    };
}"""


def measured(page: Page) -> Any:
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate(MEASURE, SMALLEST)


@pytest.mark.parametrize(("game", "others"), [("gonuts", 2), ("gonuts", 3), ("chili", 3)])
def test_a_table_fits_every_window(welcome: Welcome, game: str, others: int) -> None:
    visitor = welcome(size=PHONE)
    page = visitor.page
    visitor.sit(game, [{}, *[BOT] * others], {"first": "0"})
    settle(page)
    page.evaluate(
        "name => document.querySelectorAll('.badge .name').forEach(one => one.textContent = name)", LONGEST_NAME
    )
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        seen = measured(page)
        assert seen["wide"] <= 0, (width, height)
        assert seen["primary"] == [True], (width, height)
        assert seen["small"] == [], (width, height)
        assert seen["scores"], (width, height)


@pytest.mark.parametrize("path", ["/", "/?play=gonuts", "/learn/gonuts", "/learn/chili", "/about"])
def test_a_page_fits_every_window(welcome: Welcome, house: House, path: str) -> None:
    page = welcome(size=PHONE).page
    page.goto(f"{house.url}{path}")
    expect(page.locator("main, dialog[open]").first).to_be_visible()
    for width, height in SIZES[::2]:
        page.set_viewport_size({"width": width, "height": height})
        seen = measured(page)
        assert seen["wide"] <= 0, (width, height)
        assert seen["small"] == [], (width, height)


def test_dice_grow_with_the_window(welcome: Welcome) -> None:
    visitor = welcome(size=PHONE)
    page = visitor.page
    visitor.sit("gonuts", [{}, BOT], {"first": "0"})
    settle(page)
    widths = []
    for width, height in ((360, 640), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        widths.append(page.locator(".scene .dice .die").first.bounding_box()["width"])  # type: ignore[index]
    assert widths == sorted(widths)
    assert widths[-1] >= 120
