"""Take screenshots of every scene for the README and docs/pictures.md: `make pictures`.

Needs Chromium and the built client. Each game is played for a few moves by clicking, with fair dice. The pictures are
small WebP files.
"""

import io
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
from playwright.sync_api import Browser, Page, sync_playwright

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
PORT = 8765
HOUSE = f"http://127.0.0.1:{PORT}"
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
GAMES = {"chinchiller": 3, "chili": 2, "gonuts": 3, "dixkibluff": 4}
"""The games with the number of players in the picture."""
STEPS = 5
QUALITY = 70
KEPT = "() => { localStorage.setItem('dicehouse', JSON.stringify({tempo: 'instant', sound: false, seats: [%s]})) }"


@contextmanager
def house() -> Iterator[None]:
    """A server for the screenshots."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "DICEHOUSE_BOT_PAUSE": "0.05",
            "DICEHOUSE_LIMITS": "0",
            "DICEHOUSE_LOG_LEVEL": "error",
        }
        command = [
            sys.executable,
            "-m",
            "dicehouse.cli",
            "serve",
            "--port",
            str(PORT),
            "--database",
            f"{folder}/t.sqlite",
        ]
        process = subprocess.Popen(command, env=environment)
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


def seat(game: str, players: int) -> str:
    """A table with bots, and what the browser keeps to sit there."""
    seats = [{}, *({"kind": "bot", "level": level} for level in ("regular", "expert", "novice")[: players - 1])]
    table = ask("/tables", {"game": game, "seats": seats, "options": {"first": "0"}})
    token = ask(f"/tables/{table['table']}/seats", {"name": "Ann"})["token"]
    return json.dumps({"table": table["table"], "token": token, "game": game, "at": time.time() * 1000})


def settle(page: Page) -> None:
    """Wait until the page asks for an action."""
    page.wait_for_function(
        """() => document.querySelector("[data-settled=true]")
        && document.querySelector("[data-action]:not(:disabled), .scene button[data-space], [data-phase=over]")"""
    )


def play(page: Page) -> None:
    """Play a few moves."""
    for _ in range(STEPS):
        settle(page)
        if page.locator("[data-phase=over]").count():
            return
        if not page.locator("[data-action]:not(:disabled)").count():
            page.locator(".scene button[data-space]").last.click()
        page.locator("[data-action]:not(:disabled)").first.click()
        page.wait_for_timeout(300)
    settle(page)
    page.wait_for_timeout(900)


def keep(page: Page, name: str) -> None:
    """Save a screenshot of the page."""
    PICTURES.mkdir(exist_ok=True)
    image = Image.open(io.BytesIO(page.screenshot()))
    image.save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)
    print(f"{name}.webp: {(PICTURES / f'{name}.webp').stat().st_size / 1000:.0f} kB")


def photograph(browser: Browser, light: str, device: str) -> None:
    """Take all screenshots with one colour scheme and one device."""
    width, height = SIZES[device]
    for game, players in GAMES.items():
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if light == "dark" else "light",
            reduced_motion="reduce",
            locale="en",
        )
        page = context.new_page()
        page.goto(f"{HOUSE}/about")
        kept = seat(game, players)
        page.evaluate(KEPT % kept)
        page.goto(f"{HOUSE}/t/{json.loads(kept)['table']}")
        play(page)
        keep(page, f"{game}-{device}-{light}")
        context.close()
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if light == "dark" else "light",
        reduced_motion="reduce",
        locale="en",
    )
    page.goto(HOUSE)
    page.locator("[data-box]").first.wait_for()
    page.wait_for_timeout(500)
    keep(page, f"home-{device}-{light}")
    page.close()


def main() -> None:
    chromium = os.environ.get("DICEHOUSE_CHROMIUM") or shutil.which("chromium")
    with house(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for light in ("light", "dark"):
            for device in SIZES:
                photograph(browser, light, device)
        browser.close()


if __name__ == "__main__":
    main()
