"""Photograph the browser client for the README and docs/pictures.md: `make pictures`.

Needs Chromium and the built client. Each game is played by clicking, with fair dice: every scene after a few moves,
results at the end, and what lies around a game. One picture moves. All are small WebP files.
"""

import argparse
import base64
import io
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
PORT = 8765
HOUSE = f"http://127.0.0.1:{PORT}"
SIZES = {"phone": (360, 740), "desktop": (1280, 800), "screen": (1920, 1080)}
DEVICES = ("phone", "desktop")
GAMES = {"chinchiller": 3, "chili": 2, "gonuts": 3, "dixkibluff": 4}
"""The games with the number of players in the picture."""
SHORT: dict[str, dict[str, object]] = {
    "chinchiller": {"sand": 20},
    "chili": {"rolls": 20},
    "gonuts": {"target": 25, "round": "beats"},
    "dixkibluff": {"dice": 3},
}
"""Options of the games whose result is photographed."""
ENDS = ("bank", "take", "accept", "doubt", "score")
STEPS = 5
MOST_STEPS = 400
REVIEWED_WITHIN = 180_000
"""Milliseconds until a review must be there: DiXkiBluff takes its time."""
QUALITY = 70
WIDTH = 1280
"""Pixels; pictures of larger screens are made smaller."""
KEPT = "kept => localStorage.setItem('dicehouse', JSON.stringify({sound: false, coach: false, name: 'Ann', ...kept}))"
OFFERED = "[data-action]:not(:disabled)"
PARTS = ".scene button[data-space]:not(:disabled)"

MOVING_WIDTH, MOVING_SECONDS, FRAMES_A_SECOND = 640, 8.0, 11
MOST_BYTES = 590_000
"""Of the picture that moves."""


@contextmanager
def house() -> Iterator[None]:
    """A server for the screenshots."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "DICEHOUSE_BOT_PAUSE": "0.05",
            "DICEHOUSE_LIMITS": "0",
            "DICEHOUSE_LOG_LEVEL": "error",
        }
        command = [sys.executable, "-m", "dicehouse.cli", "serve", "--near", "--port", str(PORT)]
        process = subprocess.Popen([*command, "--database", f"{folder}/t.sqlite"], env=environment)
        try:
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"{HOUSE}/readyz", timeout=1)
                    break
                except OSError:
                    time.sleep(0.1)
            yield
        finally:
            process.terminate()
            process.wait()


def ask(path: str, body: object) -> Any:
    """POST a body to the server."""
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"{HOUSE}/api{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


def seat(game: str, seats: list[dict[str, str]], names: tuple[str, ...], **options: object) -> dict[str, Any]:
    """A table at which these sit; what the browser of the first keeps."""
    chosen: dict[str, object] = {"first": "0", **options}
    opened = ask("/tables", {"game": game, "seats": seats, "options": chosen})
    portraits = ("fox", "owl", "frog", "hedgehog", "cat")
    tokens = [
        ask(f"/tables/{opened['table']}/seats", {"name": name, "portrait": portrait})["token"]
        for name, portrait in zip(names, portraits, strict=False)
    ]
    kept = {"table": opened["table"], "token": tokens[0], "host": opened["host"], "game": game}
    return {**kept, "at": time.time() * 1000}


def with_bots(players: int) -> list[dict[str, str]]:
    """A seat for a person, and bots of all strengths."""
    return [{}, *({"kind": "bot", "level": level} for level in ("regular", "expert", "novice")[: players - 1])]


class Photographer:
    """Visits pages with one size of the window and one light."""

    def __init__(self, browser: Browser, device: str, light: str, *, moving: bool = False) -> None:
        width, height = SIZES[device]
        self.name = f"{device}-{light}"
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if light == "dark" else "light",
            reduced_motion="no-preference" if moving else "reduce",
            locale="en",
        )
        self.page: Page = self.context.new_page()
        self.tempo = "calm" if moving else "instant"

    def visit(self, kept: dict[str, Any], place: str = "") -> Page:
        """Go to a table as the player whose seat is kept."""
        self.page.goto(f"{HOUSE}/about")
        self.page.evaluate(KEPT, {"seats": [kept], "tempo": self.tempo, "ownThrows": self.tempo == "calm"})
        self.page.goto(f"{HOUSE}/t/{kept['table']}{place}")
        return self.page

    def keep(self, name: str) -> None:
        """Save a screenshot of the page."""
        self.page.wait_for_timeout(900)
        image: Image.Image = Image.open(io.BytesIO(self.page.screenshot()))
        if image.width > WIDTH:
            image = image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.LANCZOS)
        out = io.BytesIO()
        image.save(out, "WEBP", quality=QUALITY, method=6)
        save(f"{name}-{self.name}", out.getvalue())


def save(name: str, picture: bytes) -> None:
    """Write a picture, and say how large it is."""
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp: {len(picture) / 1000:.0f} kB", flush=True)


def settle(page: Page) -> bool:
    """Wait until the page asks for an action; whether the game is over instead."""
    page.wait_for_function(
        """asked => document.querySelector("[data-settled=true]") && !document.querySelector(".unbuilt")
        && (document.querySelector("[data-phase=over]") || document.querySelector(asked))""",
        arg=f"{OFFERED}, {PARTS}",
    )
    return page.locator("[data-phase=over]").count() > 0


def decide(page: Page, *, ending: bool = False) -> None:
    """Do something that is offered, where wished what brings the game on."""
    before = page.locator("[data-number]").get_attribute("data-number")
    if not page.locator(OFFERED).count():
        page.locator(PARTS).last.click()
    offered: list[str] = page.locator(OFFERED).evaluate_all("all => all.map(one => one.dataset.action)")
    wished = [action for action in offered if ending and action.split()[0] in ENDS]
    page.locator(f'[data-action="{(wished or offered)[0]}"]').first.click()
    if page.locator("[data-sure]").count():
        page.locator("[data-sure]").first.click()
    page.wait_for_function("before => document.querySelector('[data-number]').dataset.number !== before", arg=before)


def scenes(browser: Browser, light: str, device: str) -> None:
    """The shelf, and every scene after a few moves."""
    for game, players in GAMES.items():
        photographer = Photographer(browser, device, light)
        options = {"round": "beats"} if game == "gonuts" else {}  # a live round waits for nobody
        page = photographer.visit(seat(game, with_bots(players), ("Ann",), **options))
        for _ in range(STEPS):
            if settle(page):
                break
            decide(page)
        settle(page)
        photographer.keep(game)
        photographer.context.close()
    photographer = Photographer(browser, device, light)
    photographer.page.goto(HOUSE)
    photographer.page.locator("[data-box]").first.wait_for()
    photographer.keep("home")
    photographer.context.close()


def around(browser: Browser) -> None:
    """A table that waits for friends, and one on a television."""
    lobby = Photographer(browser, "desktop", "light")
    page = lobby.visit(seat("dixkibluff", [{}, {}, {}, {}, {"kind": "bot", "level": "expert"}], ("Ann", "Ben", "Cleo")))
    page.locator(".qr").wait_for()
    lobby.keep("lobby")
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil")
    for game, light in (("dixkibluff", "dark"), ("chinchiller", "light")):
        board = Photographer(browser, "screen", light)
        kept = seat(game, [{}] * len(names), names)
        hand = Photographer(browser, "phone", light)
        settle(hand.visit(kept, "/hand"))
        hand.keep(f"{game}-hand")
        board.visit(kept, "/board").locator("[data-phase=playing] .scene").wait_for()
        board.keep(f"{game}-board")


def played(photographer: "Photographer", game: str, players: int) -> dict[str, Any]:
    """A game against bots up to its end; gives the seat that was kept."""
    kept = seat(game, with_bots(players), ("Ann",), **SHORT[game])
    page = photographer.visit(kept)
    for _ in range(MOST_STEPS):
        if settle(page):
            break
        decide(page, ending=True)
    return kept


def results(browser: Browser) -> None:
    """How every game ended, and what the coach says about it."""
    for (game, players), light in zip(GAMES.items(), itertools.cycle(("light", "dark")), strict=False):
        photographer = Photographer(browser, "desktop", light)
        played(photographer, game, players)
        photographer.page.locator(".result .story li").first.wait_for()
        photographer.keep(f"{game}-result")
        photographer.context.close()


def reviews(browser: Browser) -> None:
    """The review of a game of every kind, at a mistake where there was one."""
    for (game, players), light in zip(GAMES.items(), itertools.cycle(("dark", "light")), strict=False):
        for device in DEVICES:
            photographer = Photographer(browser, device, light)
            kept = played(photographer, game, players)
            page = photographer.visit(kept, "/review")
            page.locator("[data-review=done], [data-coach-begin]").first.wait_for(timeout=REVIEWED_WITHIN)
            if page.locator("[data-coach-begin]").count():
                page.locator("[data-coach-begin]").click()
            page.locator("[data-review=done]").wait_for(timeout=REVIEWED_WITHIN)
            mistake = page.locator("[data-mistake=next]:not(:disabled)")
            if mistake.count():
                mistake.click()
            photographer.keep(f"{game}-review")
            photographer.context.close()


def moving(browser: Browser) -> None:
    """A few seconds of Go Nuts!, as the browser draws them."""
    photographer = Photographer(browser, "desktop", "light", moving=True)
    page = photographer.visit(seat("gonuts", with_bots(2), ("Ann",), round="beats"))
    settle(page)
    frames: list[tuple[float, bytes]] = []
    session = photographer.context.new_cdp_session(page)

    def take(frame: dict[str, Any]) -> None:
        frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", take)
    session.send("Page.startScreencast", {"format": "png", "maxWidth": MOVING_WIDTH})
    start = time.monotonic()
    while time.monotonic() - start < MOVING_SECONDS:
        offered = page.locator(OFFERED)
        if offered.count() and not page.locator("[data-phase=over]").count():
            offered.last.click()
        page.wait_for_timeout(250)
    session.send("Page.stopScreencast")
    photographer.context.close()
    _animate(frames)


def _animate(frames: list[tuple[float, bytes]]) -> None:
    """Save frames as one picture; with fewer of them and less detail until it is small enough."""
    for rate, quality in ((FRAMES_A_SECOND, 60), (9, 50), (7, 40), (5, 30)):
        chosen: list[tuple[float, bytes]] = []
        for at, data in frames:
            if not chosen or at - chosen[-1][0] >= 1 / rate:
                chosen.append((at, data))
        images = [Image.open(io.BytesIO(data)).convert("RGB") for _, data in chosen]
        lengths = [int(1000 * (after - at)) for (at, _), (after, _) in itertools.pairwise(chosen)] + [1500]
        out = io.BytesIO()
        images[0].save(
            out, "WEBP", save_all=True, append_images=images[1:], duration=lengths, loop=0, quality=quality, method=4
        )
        if out.tell() <= MOST_BYTES:
            break
    save("gonuts-moving", out.getvalue())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=["scenes", "around", "results", "reviews", "moving"])
    wanted = parser.parse_args().what
    chromium = os.environ.get("DICEHOUSE_CHROMIUM") or shutil.which("chromium")
    with house(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for light, device in itertools.product(("light", "dark"), DEVICES) if "scenes" in wanted else ():
            scenes(browser, light, device)
        for name, photograph in (("around", around), ("results", results), ("reviews", reviews), ("moving", moving)):
            if name in wanted:
                photograph(browser)
        browser.close()


if __name__ == "__main__":
    main()
