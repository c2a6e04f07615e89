"""A FIFO mutex that can also be taken without awaiting."""

import asyncio


class FifoLock:
    """A mutex for tasks, first come first served. Unlike `asyncio.Lock` it can be taken without a task.

    `release` hands the lock to the next waiter directly, so that no later caller can overtake it.
    """

    __slots__ = ("_waiting", "locked")

    def __init__(self) -> None:
        self.locked = False
        self._waiting: list[asyncio.Future[None]] = []  # short: a deque needs memory even when it is empty

    def try_acquire(self) -> bool:
        """Take the lock if it is free; gives whether it was."""
        if self.locked:
            return False
        self.locked = True
        return True

    def release(self) -> None:
        """Hand the lock to the next waiter, or free it."""
        while self._waiting:
            waiter = self._waiting.pop(0)
            if not waiter.done():  # else it was cancelled
                waiter.set_result(None)
                return
        self.locked = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # the lock was handed over already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
