"""Whose turn it is to change a table."""

import asyncio


class Turn:
    """A lock, first come first served, that can also be taken with no task; those of asyncio cannot.

    Whoever gives it back hands it to the next who waits: nobody who comes later is faster.
    """

    __slots__ = ("_waiting", "taken")

    def __init__(self) -> None:
        self.taken = False
        """Whether somebody has it."""
        self._waiting: list[asyncio.Future[None]] = []  # short: a deque takes room even when it is empty

    def take(self) -> bool:
        """Take it at once; False where somebody has it."""
        if self.taken:
            return False
        self.taken = True
        return True

    def give_back(self) -> None:
        """Let the next one have it."""
        while self._waiting:
            next_one = self._waiting.pop(0)
            if not next_one.done():  # else they no longer wait
                next_one.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was handed over already
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()
