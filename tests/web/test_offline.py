"""Without a network the house says so, and comes back by itself."""

from playwright.sync_api import expect

from server.conftest import NodeProcess
from web.conftest import House, Welcome


def test_the_shell_loads_offline_and_says_so(welcome: Welcome, node: NodeProcess) -> None:
    visitor = welcome(installed=True)
    visitor.page.goto(House(node).url)
    visitor.page.locator("[data-box]").first.wait_for()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.page.reload()  # now the worker sees what the page asks for, and keeps it
    visitor.page.locator("[data-box]").first.wait_for()
    node.kill()
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", name="Dicehouse")).to_be_visible()
    expect(visitor.page.get_by_text("The house does not answer.")).to_be_visible()
    node.start()
    visitor.page.get_by_role("button", name="Try again").click()
    expect(visitor.page.locator("[data-box]")).to_have_count(4)
    visitor.forgive("net::ERR")


def test_the_app_can_be_installed(welcome: Welcome, house: House) -> None:
    visitor = welcome()
    visitor.page.goto(house.url)
    manifest = visitor.page.evaluate(
        """async () => {
            const found = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
            const answers = await Promise.all(found.icons.map(icon => fetch(icon.src)));
            return { ...found, types: answers.map(answer => answer.headers.get("Content-Type")) };
        }"""
    )
    assert manifest["display"] == "standalone"
    assert [icon["type"] for icon in manifest["icons"]] == manifest["types"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
