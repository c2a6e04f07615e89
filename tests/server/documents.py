"""What the tests of pages and programs beside the server share: reading a page, asking a node, playing on."""

import asyncio
import re
import urllib.error
import urllib.request
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from dicehouse.client import Refusal, Seat

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
OPERATIONS = (ROOT / "docs" / "operations.md").read_text()
SAFE = {"first": 0, "squirrels": 0, "cars": 0, "target": 30}
"""Go Nuts! in which every roll is an acorn: whoever starts has a choice, and keeps the turn."""


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run some work, and give up rather than hang for ever."""
    return asyncio.run(asyncio.wait_for(work, 100))


def rows(page: str, after: str) -> list[list[str]]:
    """The cells of the first table after some words."""
    assert page.count(after) == 1, after
    found: list[list[str]] = []
    for line in page.partition(after)[2].splitlines():
        if line.startswith("|"):
            found.append([cell.strip() for cell in line.strip("|").split("|")])
        elif found:
            break
    return found[2:]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def blocks(page: str, kind: str) -> list[str]:
    return [line for block in re.findall(rf"```{kind}\n(.*?)```", page, flags=re.DOTALL) for line in block.splitlines()]


def fetch(address: str, **headers: str) -> tuple[int, str]:
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


async def finish(seat: Seat, random: Random) -> None:
    """Any legal action, until the game is over."""
    async for moment in seat.moments():
        if moment.choices:
            try:
                await seat.act(random.choice(moment.choices).action, moment.number)
            except Refusal as refusal:
                assert refusal.code == "action.too-late", refusal  # noqa: PT017


def fields(kind: type) -> dict[str, bool]:
    """The fields of a message, and whether they have a default."""
    return {field.name: not field.required for field in msgspec.structs.fields(kind)}
