"""A real house, a real browser, and visitors who complain about every error on the page."""

import contextlib
import json
import os
import shutil
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from dicehouse.site.writing import write_site
from server.conftest import NodeProcess
from web.site_visits import PATIENCE as SITE_PATIENCE
from web.site_visits import Visit

CHROMIUM = os.environ.get("DICEHOUSE_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # the last switch of this name counts, so what Playwright 1.65 leaves out stands here again
    "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,"
    "AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,"
    "AimEnabled,PreconnectToSearch,"
    # pages of Chromium's own address bar, in a process for every visitor: nobody sees them, and ours take less time
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup",
]
PATIENCE = 60_000
"""Milliseconds until something must have happened; only a page that hangs needs them."""
IMPATIENT = """
    const kept = JSON.parse(localStorage.getItem("dicehouse") ?? "{}");
    localStorage.setItem("dicehouse", JSON.stringify({ ...kept, tempo: "instant", ownThrows: false }));
"""
"""What happens is shown at once, and the house throws, as the settings allow."""
UNWATCHED = """
    const before = JSON.parse(localStorage.getItem("dicehouse") ?? "{}");
    localStorage.setItem("dicehouse", JSON.stringify({ coach: false, ...before }));
"""
"""No coach asks before a blunder: tests do what they want."""
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1280, "height": 800}


@dataclass
class House:
    """A node that serves the built page."""

    node: NodeProcess

    @property
    def url(self) -> str:
        """Where its pages are."""
        return self.node.address

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The HTTP API."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "X-Token": token}
        request = urllib.request.Request(f"{self.url}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read() or b"null")


@dataclass
class Visitor:
    """Somebody with a browser of their own; everything the browser complains about is kept."""

    context: BrowserContext
    page: Page
    house: House
    complaints: list[str] = field(default_factory=list)
    traffic: list[str] = field(default_factory=list)
    """Every text that came over the WebSocket."""

    def forgive(self, *parts: str) -> None:
        """Some complaints are the browser's own, about what the test did: those that hold one of these."""
        self.complaints[:] = [text for text in self.complaints if not any(part in text for part in parts)]

    def sit(
        self, game: str, seats: list[dict[str, str]], options: dict[str, object] | None = None, **more: object
    ) -> str:
        """Open a table through the API, take its first seat and go there; gives the table."""
        opened = self.house.ask("POST", "/tables", {"game": game, "seats": seats, "options": options or {}, **more})
        self.take(opened["table"], game, "Ann", opened["host"])
        return str(opened["table"])

    def take(self, table: str, game: str, name: str, host: str = "") -> None:
        """Take a seat, and go to the table."""
        taken = self.house.ask("POST", f"/tables/{table}/seats", {"name": name})
        self.come(table, game, taken["token"], host)

    def come(self, table: str, game: str, token: str, host: str = "") -> None:
        """Go to a table, with what keeps a seat there or makes somebody its host."""
        kept = {"table": table, "game": game, "token": token, "host": host, "at": 1}
        self.page.goto(f"{self.house.url}/about")
        self.page.evaluate(
            """seat => { const kept = JSON.parse(localStorage.getItem("dicehouse") ?? "{}");
            kept.seats = [seat, ...(kept.seats ?? [])]; localStorage.setItem("dicehouse", JSON.stringify(kept)); }""",
            kept,
        )
        self.page.goto(f"{self.house.url}/t/{table}")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose bots do not dawdle."""
    node = NodeProcess(tmp_path_factory.mktemp("house"), bot_pause=0.02, limits=0)
    node.start()
    try:
        yield House(node)
        assert node.errors() == []
    finally:
        node.kill()


class Quiet(SimpleHTTPRequestHandler):
    """A host of files that says nothing."""

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host's folder, with a site in a folder of it."""
    host = tmp_path_factory.mktemp("host")
    write_site(host / "games" / "dice")
    return host


@contextlib.contextmanager
def hosting(folder: Path) -> Iterator[str]:
    """A host of files; gives its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the site is."""
    with hosting(site) as host:
        yield f"{host}games/dice/"


@pytest.fixture
def node(tmp_path: Path) -> Iterator[NodeProcess]:
    """A house of its own for a test that tears it down."""
    running = NodeProcess(tmp_path, bot_pause=0.02, limits=0)
    running.start()
    try:
        yield running
    finally:
        running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: install Debian's package chromium, or set DICEHOUSE_CHROMIUM")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Opens the site, in a browser of its own or another tab; nobody may complain, and nothing comes from elsewhere."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    places = [address, "blob:"]

    def elsewhere(url: str) -> list[str]:
        return [] if url.startswith(tuple(places)) else [url]

    def enter(beside: Page | None = None, *scripts: str, at: str = address) -> Page:
        places.append(at)
        if beside is None:
            context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en", reduced_motion="reduce")
            context.set_default_timeout(SITE_PATIENCE)
            for script in (UNWATCHED, IMPATIENT, *scripts):
                context.add_init_script(script)
            context.on("request", lambda one: complaints.extend(elsewhere(one.url)))
            contexts.append(context)
        page = (beside.context if beside else contexts[-1]).new_page()
        page.on("console", lambda one: complaints.extend([one.text] * (one.type in ("error", "warning"))))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(at)
        return page

    yield enter
    for context in contexts:
        with contextlib.suppress(Exception):
            context.close()
    assert complaints == []


Welcome = Callable[..., Visitor]


@pytest.fixture
def welcome(browser: Browser, house: House) -> Iterator[Welcome]:
    """Lets visitors in, each with a browser of their own; at the end nobody may have had anything to complain about."""
    visitors: list[Visitor] = []

    def enter(
        *,
        size: dict[str, int] = LAPTOP,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
        leisurely: bool = False,
        installed: bool = False,
        touch: bool = False,
        coached: bool = False,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        if not installed:
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        if not coached:
            context.add_init_script(UNWATCHED)
        if not leisurely:
            context.add_init_script(IMPATIENT)
        visitor = Visitor(context, context.new_page(), house)
        _listen(visitor)
        visitors.append(visitor)
        return visitor

    yield enter
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        with contextlib.suppress(Exception):  # a test may have closed it
            visitor.context.close()
    assert complaints == []


def _listen(visitor: Visitor) -> None:
    page = visitor.page
    page.on(
        "console",
        lambda message: visitor.complaints.append(message.text) if message.type in ("error", "warning") else None,
    )
    page.on("pageerror", lambda error: visitor.complaints.append(str(error)))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: visitor.traffic.append(str(frame))))
