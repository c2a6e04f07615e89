"""Work that would keep the loop from its other tasks: in a thread, where threads can be started."""

import asyncio
from collections.abc import Callable
from functools import cache
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """The result of some work, computed in a thread; in a browser, which has none, right here."""
    if _has_threads():
        return await asyncio.to_thread(work, *arguments, **named)
    await asyncio.sleep(0)
    return work(*arguments, **named)


@cache
def _has_threads() -> bool:
    """Whether a thread can be started."""
    try:
        Thread(target=int, daemon=True).start()
    except RuntimeError:
        return False
    return True
