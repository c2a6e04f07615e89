"""What the process of reviews computes in tests: found there by name."""

import os
import time
from typing import Any

from dicehouse.server import review_worker
from server.bot_doubles import FOREVER


def stuck_part(*_: Any) -> None:
    """A part that never ends."""
    time.sleep(FOREVER)


def deadly_part(*_: Any) -> None:
    """A part that kills its process."""
    os._exit(1)


def failing_part(*_: Any) -> None:
    """A part with an error in it."""
    raise ZeroDivisionError("one over none")


def one_step(table: str, _: float) -> review_worker.Part:
    """A part of one step, however quick it was."""
    return review_worker.continue_review(table, 0.0)
