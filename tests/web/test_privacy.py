"""The page about privacy says what this house keeps, and a browser forgets everything when it is told to."""

from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest
from playwright.sync_api import Browser, expect

from dicehouse.texts import LANGUAGES
from server.conftest import NodeProcess
from web.conftest import House, Welcome

BOT = {"kind": "bot", "level": "novice"}


@pytest.fixture
def signed(tmp_path: Path) -> Iterator[House]:
    """A house that says who runs it."""
    node = NodeProcess(tmp_path, contact="dice@games.example")
    node.start()
    try:
        yield House(node)
    finally:
        node.kill()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_there_in_every_language_and_found_from_the_shelf(welcome: Welcome, language: str) -> None:
    visitor = welcome(language=language)
    page = visitor.page
    page.goto(visitor.house.url)
    page.locator("footer a[href='/privacy']").click()
    expect(page.locator("article dl dd")).to_have_count(4)
    expect(page.locator("article h2")).to_have_count(5)
    assert page.url.endswith("/privacy")
    assert "web-privacy" not in page.locator("article").inner_text()
    page.go_back()
    page.locator("footer a[href='/about']").click()
    page.locator("article a[href='/privacy']").click()
    expect(page.locator("article dl dd")).to_have_count(4)


def test_who_runs_the_house_is_named(browser: Browser, signed: House) -> None:
    context = browser.new_context(locale="en")
    try:
        page = context.new_page()
        page.goto(f"{signed.url}/privacy")
        link = page.get_by_role("link", name="dice@games.example")
        expect(link).to_have_attribute("href", "mailto:dice@games.example")
    finally:
        context.close()


def test_a_house_that_does_not_say_who_runs_it_says_that(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.page.goto(f"{visitor.house.url}/privacy")
    expect(visitor.page.get_by_text("This house does not say who runs it.")).to_be_visible()


def test_a_browser_forgets_everything_after_asking(welcome: Welcome) -> None:
    visitor = welcome(installed=True)
    page = visitor.page
    visitor.sit("gonuts", [{}, BOT])
    page.locator("[data-phase=playing]").wait_for()
    page.goto(f"{visitor.house.url}/privacy")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = "JSON.parse(localStorage.getItem('dicehouse') ?? '{}').seats?.length ?? 0"
    left = "Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]).then(all => all.flat().length)"
    page.get_by_role("button", name="Forget everything on this device").click()
    expect(page.get_by_role("button", name="Keep it")).to_be_focused()  # what was pressed is gone
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Forget everything on this device")).to_be_focused()
    assert page.evaluate(kept) == 1
    page.get_by_role("button", name="Forget everything on this device").click()
    page.get_by_role("button", name="Forget everything", exact=True).click()
    expect(page.get_by_text("This browser has never heard of you.")).to_be_focused()
    assert page.evaluate("localStorage.length + sessionStorage.length") == 0
    assert page.evaluate(left) == 0
    page.goto(visitor.house.url)
    expect(page.get_by_role("region", name="Your games")).to_have_count(0)


def test_a_table_on_the_shelf_is_there_while_its_host_is(welcome: Welcome) -> None:
    """The usual way: open a table for everybody, sit down and wait."""
    host, guest = welcome(), welcome()
    page = host.page
    page.goto(f"{host.house.url}/?play=chinchiller")
    page.get_by_role("button", name="With friends").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_text("More choices").click()
    page.get_by_label("Anybody may find this table on the shelf").check()
    page.locator("[data-invite]").click()
    page.locator("[data-phase=open]").wait_for()
    table = page.url.rpartition("/")[2]

    def shown() -> bool:
        return table in [one["table"] for one in guest.house.ask("GET", "/tables")]

    assert shown()
    page.goto(f"{host.house.url}/about")
    while shown():
        page.wait_for_timeout(50)
    page.goto(f"{host.house.url}/t/{table}")
    page.locator("[data-phase=open]").wait_for()
    assert shown()
    guest.page.goto(guest.house.url)
    guest.page.locator(f"a[href='/t/{table}']").first.click()
    expect(guest.page.get_by_role("heading").first).to_be_visible()


def test_a_host_deletes_a_table_after_being_asked(welcome: Welcome) -> None:
    host = welcome()
    table = host.sit("gonuts", [{}, BOT])
    page = host.page
    page.locator("[data-phase=playing]").wait_for()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("[data-delete]").click()
    page.get_by_role("button", name="Keep it").click()
    page.locator("[data-delete]").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    page.locator("[data-box]").first.wait_for()
    assert page.url == f"{host.house.url}/"
    with pytest.raises(HTTPError, match="404"):
        host.house.ask("GET", f"/tables/{table}")
    assert table not in page.evaluate("localStorage.getItem('dicehouse') ?? ''")
