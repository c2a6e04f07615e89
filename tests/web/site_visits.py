"""Visits to a house in a page: who opens it, and how a game begins there."""

from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE = 240_000
"""Milliseconds: Python starts in a browser, on a machine that has other things to do."""
OPEN = "() => document.querySelector('[data-engine]') === null && navigator.serviceWorker.controller !== null"

Visit = Callable[..., Page]


def sit_down(page: Page, address: str, game: str) -> None:
    """Play a game against the usual bots."""
    page.goto(f"{address}#/?play={game}")
    page.locator(f"[data-play={game}]").click()
    page.wait_for_url("**#/t/**")
