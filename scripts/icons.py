"""Generate the icons of the web app from web/public/icon.svg: `python scripts/icons.py` (needs Chromium)."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
GREEN = "#1f5b4b"
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "apple-touch-icon.png": (180, 1.0),
    "icon-maskable.png": (512, 0.8),
}
"""Size in pixels, and the share of it the drawing fills: of a maskable icon, only the inner part is always visible."""


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    chromium = os.environ.get("DICEHOUSE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            background = GREEN if share < 1 or name.startswith("apple") else "transparent"
            inner = round(size * share)
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:{size}px;background:{background}'>"
                f"<div style='width:{inner}px;height:{inner}px'>{drawing}</div></body>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
