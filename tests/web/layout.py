"""What must hold of a table at every size of the window: measured on the page, not guessed from style sheets."""

from typing import Any

from playwright.sync_api import Page

from web.conftest import Visitor
from web.playing import offers

SIZES = [(360, 640), (360, 740), (740, 360), (640, 400), (1280, 800), (1920, 1080), (3840, 2160)]
"""Small and large phones, a phone on its side, 200 % zoom of a laptop, a laptop, a desktop, a television."""
LONG_NAMES = ["Grandma Elisabeth", "Wolfeschlegelsteinhausen", "Anna-Maria von der Heide"]

COMPLAINTS = """() => {
    const found = [];
    const scene = document.querySelector(".scene");
    const seen = node => node.checkVisibility() && !node.closest(".unseen, dialog:not([open])");
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
    for (const button of scene.querySelectorAll("[data-action]")) {
        const box = button.getBoundingClientRect();
        if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 0.5 || box.right > innerWidth + 0.5)
            found.push(`${button.dataset.action} is out of the window: ${JSON.stringify(box)}`);
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!button.contains(top)) found.push(`${button.dataset.action} lies under ${top?.className}`);
    }
    for (const die of scene.querySelectorAll(".die")) {
        const box = die.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (top?.closest("button")) found.push("a die lies under a button");
        if (box.bottom > innerHeight) found.push("a die is below the window");
    }
    for (const node of scene.querySelectorAll("*")) {
        const words = [...node.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.data.trim());
        const size = parseFloat(getComputedStyle(node).fontSize);
        if (words && size < 14 && seen(node)) found.push(`${size} px: ${node.textContent.trim().slice(0, 30)}`);
    }
    for (const badge of scene.querySelectorAll(".badge")) {
        const box = badge.getBoundingClientRect();
        if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`${badge.textContent} sticks out`);
        for (const part of badge.querySelectorAll(".numbers")) {
            const inner = part.getBoundingClientRect();
            if (inner.right > innerWidth || inner.left < 0) found.push(`the score of ${badge.textContent}`);
        }
    }
    return found;
}"""
"""What is wrong on the page, in words."""


def complaints(page: Page) -> dict[str, list[str]]:
    """What is wrong at which size."""
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("innerWidth => window.innerWidth === innerWidth", arg=width)
        if wrong := page.evaluate(COMPLAINTS):
            found[f"{width}x{height}"] = wrong
    return found


def among_long_names(visitor: Visitor, game: str) -> None:
    """Sit down with people who have long names, and wait for the first decision; nobody else is there to make one."""
    for _ in range(20):
        visitor.sit(game, [{}] * (len(LONG_NAMES) + 1), {"first": "0"})
        table = visitor.page.url.rsplit("/", 1)[1]
        for name in LONG_NAMES:
            visitor.house.ask("POST", f"/tables/{table}/seats", {"name": name})
        visitor.page.locator("[data-phase=playing][data-settled=true] .scene:not(.unbuilt)").wait_for()
        if offers(visitor.page):
            return
    raise AssertionError("the first roll always ends the turn")


def box(page: Page, selector: str) -> dict[str, float]:
    """Where something lies on the page."""
    found: Any = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return dict(found)


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes share a spot."""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def bottom_right(page: Page, selector: str) -> None:
    """One rule for what is to be done next: it lies bottom right, in the one shape, right of all else in its row."""
    button = page.locator(selector).first
    assert button.evaluate("one => one.matches('.button.primary.deed')"), selector
    found, size = box(page, selector), page.viewport_size
    assert size is not None
    assert found["x"] + found["width"] / 2 > size["width"] / 2, (selector, found)
    assert found["y"] + found["height"] > size["height"] * 0.75, (selector, found)
    assert found["height"] >= 44, (selector, found)
