"""What a first visit waits for: few bytes, three round trips, and nothing of the engine or of the house's answers."""

import gzip
import re
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from dicehouse import games
from dicehouse.texts import LANGUAGES, Texts
from web.conftest import House

MOST = 118_000
"""Bytes as hosts send them, compressed: on the line of Lighthouse's phone, 1.6 Mbit/s, they take 0.6 s."""
PACKED = (".woff2", ".png")
NAMED = re.compile(r'(?:src|href)="(?:\./|/)([^"]+)"')
"""A file that the document names, so that it is asked for together with all others of them."""
BESIDE = r"assets/(first_{language}|local|rolldown-runtime)-[^/]+\.(js|css)"
"""What the first script asks for as soon as it is there: texts, and what stands for a server where there is none."""


def sent(url: str) -> int:
    """The bytes of a file over the wire."""
    with urllib.request.urlopen(url) as answer:
        content: bytes = answer.read()
    return len(content if url.endswith(PACKED) else gzip.compress(content, 6, mtime=0))


class FirstVisit:
    """A page that gets what the document names and what the first script asks for, and waits for everything else.

    The script of the page itself comes only once the texts were asked for: they must not wait for it.
    """

    def __init__(self, page: Page, address: str, language: str) -> None:
        self._address = address
        with urllib.request.urlopen(address) as answer:
            self._named = {"", *NAMED.findall(answer.read().decode())}
        self._beside = re.compile(BESIDE.format(language=language))
        self._held: list[Route] = []
        self._texts_asked = False
        self.came: set[str] = set()
        self.waits: set[str] = set()
        page.context.route("**/*", self._answer)
        page.goto(address, wait_until="commit")

    def _answer(self, route: Route) -> None:
        name = route.request.url.removeprefix(self._address).partition("?")[0]
        if not (name in self._named or self._beside.fullmatch(name)):
            self.waits.add(name)  # never answered
            return
        self.came.add(name)
        if name.startswith("assets/first_"):
            self._texts_asked = True
            for held in self._held:
                held.continue_()
            self._held.clear()
        if name.startswith("assets/main-") and name.endswith(".js") and not self._texts_asked:
            self._held.append(route)
        else:
            route.continue_()

    def sent(self) -> int:
        """The bytes that came, over the wire."""
        return sum(sent(self._address + name) for name in self.came)


@contextmanager
def visiting(browser: Browser, address: str, language: str) -> Iterator[tuple[Page, FirstVisit]]:
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale=language, service_workers="block")
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda one: complaints.extend([one.text] * (one.type == "error")))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    try:
        yield page, FirstVisit(page, address, language)
        assert complaints == []  # a text that is not among the first ones is one
    finally:
        context.close()


def check_shelf(page: Page, language: str) -> None:
    """Everything that the shelf says is there, and it answers."""
    expect(page.locator("[data-box]")).to_have_count(len(games.names()))
    for name in games.names():
        texts = Texts(language, name)
        expect(page.get_by_text(texts.say("tagline"))).to_be_visible()
        expect(page.locator(f"[data-box={name}]")).to_contain_text(texts.say("title"))
    expect(page.locator(".notes > *")).not_to_have_count(0)
    page.locator("[data-box=gonuts]").click()
    expect(page.locator("dialog[open]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_of_a_page_needs_few_bytes_and_three_round_trips(
    browser: Browser, address: str, language: str
) -> None:
    with visiting(browser, address, language) as (page, visit):
        check_shelf(page, language)
        assert visit.sent() < MOST
        assert not [name for name in visit.came if name.startswith("engine/")]


def test_so_does_the_shelf_of_a_house(browser: Browser, house: House) -> None:
    with visiting(browser, f"{house.url}/", "en") as (page, visit):
        check_shelf(page, "en")
        assert visit.sent() < MOST
        assert "api/games" in visit.waits  # it stands before the house has said a word


def test_whoever_waits_for_the_house_of_a_page_sees_how_far_it_is(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en")
    context.set_default_timeout(240_000)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    context.route("**/engine/wasm-*", hold)
    try:
        page = context.new_page()
        page.goto(f"{address}#/?play=gonuts")
        page.locator("[data-play=gonuts]").click()
        expect(page.locator("[data-play=gonuts]")).to_be_disabled()
        expect(page.locator("dialog progress")).to_be_visible()  # the note of the page is behind the panel
        for route in held:
            route.continue_()
        page.wait_for_url("**#/t/**")
    finally:
        context.close()
