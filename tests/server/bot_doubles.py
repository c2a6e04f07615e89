"""What worker processes compute in tests: found there by name.

Nothing but the standard library is imported here: a fresh process imports this module within the time that a request
may take.
"""

import os
import time
from typing import Any

FOREVER = 600.0
"""Longer than any test waits."""


def slow_expert(name: str, options: Any, level: str, seat: int, log: list[bytes], must: bool) -> str | None:
    """An expert who thinks for ever; the others answer with their level."""
    if level == "expert":
        time.sleep(FOREVER)
    return level


def deadly_expert(name: str, options: Any, level: str, seat: int, log: list[bytes], must: bool) -> str | None:
    """An expert whose process dies; the others answer with their level."""
    if level == "expert":
        os._exit(1)
    return level


def deadly_everybody(*_: Any) -> None:
    """Whoever thinks dies."""
    os._exit(1)


def slow_everybody(*_: Any) -> None:
    """Nobody comes to an end."""
    time.sleep(FOREVER)


def failing_expert(name: str, options: Any, level: str, seat: int, log: list[bytes], must: bool) -> str | None:
    """An expert with an error in it."""
    if level == "expert":
        raise ZeroDivisionError("one over none")
    return level


def slow_answer(seconds: float) -> float:
    """Takes its time."""
    time.sleep(seconds)
    return seconds
