"""Coming to a table at which something happens that very moment."""

from playwright.sync_api import expect

from web.conftest import Welcome
from web.playing import settle

AT_ONCE = """
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        set onmessage(hear) {
            let held = null, waiting = true;
            super.onmessage = (event) => {
                const { say } = JSON.parse(event.data);
                if (waiting && say === "welcome") { held = event; return; }
                if (held && say === "news") { waiting = false; hear(held); held = null; }
                if (!held) hear(event);
            };
        }
        get onmessage() { return super.onmessage; }
    };
"""
"""The welcome and the first news after it are heard in one go, before any text can be loaded."""


def test_news_that_comes_with_the_welcome_is_not_lost(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.context.add_init_script(AT_ONCE)
    table = visitor.sit("gonuts", [{}, {}], {"first": "0", "squirrels": 0, "cars": 0})
    while not any('"welcome"' in frame for frame in visitor.traffic):
        visitor.page.wait_for_timeout(20)
    visitor.house.ask("POST", f"/tables/{table}/seats", {"name": "Bob"})  # the game begins
    expect(visitor.page.locator("[data-phase=playing]")).to_be_visible()
    assert settle(visitor.page) == "mine"
