"""Finished games with mistakes in them, played quickly through the API."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

from dicehouse.client import Seat, ServerApi
from web.conftest import House, Visitor
from web.test_playing import opponents

OPTIONS: dict[str, dict[str, object]] = {
    "gonuts": {"target": 20, "round": "beats"},
    "chili": {},
    "chinchiller": {},
    "dixkibluff": {"dice": 3},
}
"""Of games that the house can judge."""
MOST_TRIES = 20
PATIENCE = 400.0
"""Seconds, on the busiest machine."""


@dataclass
class Played:
    """A finished game of a visitor at seat 0, and its review."""

    game: str
    table: str
    token: str
    review: dict[str, Any]

    def mistakes(self, seat: int | None = None) -> list[tuple[int, str]]:
        """Number and size of every mistake of a seat, or of anybody."""
        return list(_mistakes(self.review, seat))


def _mistakes(review: dict[str, Any], seat: int | None) -> Iterator[tuple[int, str]]:
    sizes = sorted(review["sizes"].items(), key=lambda one: -one[1])
    for number, step in enumerate(review["steps"], start=1):
        decision = step["decision"]
        if decision and seat in (None, decision["seat"]):
            size = next((size for size, least in sizes if decision["cost"] >= least), None)
            if size:
                yield number, size


def with_mistakes(house: House, game: str, alone: bool = False) -> Played:
    """A game in which the visitor, who does anything, made a mistake: most games have one, and there are many."""
    for seed in range(MOST_TRIES):
        table, token = played(house, game, [{}] if alone else opponents(game), OPTIONS[game], seed)
        found = Played(game, table, token, reviewed(house, table))
        if found.mistakes(0):
            return found
    raise AssertionError(f"nobody makes mistakes in {game}")


def played(
    house: House, game: str, seats: list[dict[str, str]], options: dict[str, object], seed: int
) -> tuple[str, str]:
    """Play a game to its end, doing anything; gives its table and the token of seat 0."""
    with ThreadPoolExecutor(1) as thread:  # the browser has an event loop in this one
        return thread.submit(asyncio.run, _play(house.url, game, seats, options, Random(seed))).result()


async def _play(
    url: str, game: str, seats: list[dict[str, str]], options: dict[str, object], random: Random
) -> tuple[str, str]:
    api = ServerApi(url)
    opened = await api.open_table(game, seats, {"first": "0", **options} if len(seats) > 1 else options)
    _, token = await api.take_seat(opened["table"], "Ann")
    async with Seat(api, opened["table"], token) as seat:
        async for moment in seat.moments():
            if moment.choices:
                await seat.act(random.choice(moment.choices).action)
    return opened["table"], token


def reviewed(house: House, table: str) -> dict[str, Any]:
    """The whole review, as the house tells it."""
    steps: list[Any] = []
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        told: dict[str, Any] = house.ask("GET", f"/tables/{table}/review?after={len(steps)}")
        steps += told["steps"]
        assert told["state"] != "failed", told
        if told["state"] == "done":
            return told | {"steps": steps}
        time.sleep(0.1)
    raise AssertionError("the review does not end")


def remember(visitor: Visitor, played: Played) -> None:
    """The browser of the visitor knows the game as one of its own."""
    kept = {"table": played.table, "game": played.game, "token": played.token, "seat": 0, "at": 1, "over": True}
    visitor.page.goto(f"{visitor.house.url}/about")
    visitor.page.evaluate(
        """seat => { const kept = JSON.parse(localStorage.getItem("dicehouse") ?? "{}");
        kept.seats = [seat]; localStorage.setItem("dicehouse", JSON.stringify(kept)); }""",
        kept,
    )


def look(visitor: Visitor, played: Played, at: str = "") -> None:
    """Go to the review, and wait until it is there."""
    visitor.page.goto(f"{visitor.house.url}/t/{played.table}/review{at}")
    visitor.page.locator("[data-review=done] .scene:not(.unbuilt)").wait_for()
