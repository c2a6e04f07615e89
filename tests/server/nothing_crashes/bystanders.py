"""People who play at the same node while something else is thrown at it."""

import asyncio
import contextlib
import threading
from random import Random

from dicehouse import games
from dicehouse.client import Refusal, Seat, ServerApi, sit_down
from dicehouse.core.record import Record
from dicehouse.dice import verify
from server.conftest import NodeProcess
from server.nothing_crashes.wild_table import PATIENCE


class Bystanders:
    """Two people who play one game after the other at the same node, and want to notice nothing."""

    def __init__(self, node: NodeProcess) -> None:
        self._node = node
        self._stop = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play()))
        self._failure: BaseException | None = None
        self.finished = 0

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Finish the game, and complain if anything went wrong."""
        self._stop.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the game at the other table is stuck"
        if self._failure is not None:
            raise self._failure
        assert self.finished > 0

    async def _play(self) -> None:
        try:
            while not self._stop.is_set() or not self.finished:
                await self._game()
                self.finished += 1
        except BaseException as failure:
            self._failure = failure

    async def _game(self) -> None:
        api = ServerApi(self._node.address)
        table = (await api.open_table("gonuts", [{}, {}], {"target": 20, "round": "beats"}))["table"]
        seats = [await sit_down(self._node.address, table, name, string="") for name in ("Ann", "Bob")]
        await asyncio.gather(*(self._person(seat, Random(number)) for number, seat in enumerate(seats)))
        record = Record.read(await api.request("GET", f"/api/tables/{table}/record"))
        verify(record)
        assert games.replay(record).outcome is not None
        for seat in seats:
            assert [entry["number"] for entry in seat.history] == list(range(1, len(seat.history) + 1))

    async def _person(self, seat: Seat, random: Random) -> None:
        async with seat:
            async for moment in seat.moments():
                if moment.choices:
                    await asyncio.sleep(0.06)
                    with contextlib.suppress(Refusal):
                        await seat.act(random.choice(moment.choices).action, moment.number)
