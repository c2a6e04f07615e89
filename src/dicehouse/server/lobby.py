"""The lobby: listed tables with free seats whose hosts are connected now, on this node or another one.

Nothing of it is stored. A node knows the hosts that are connected to it, with their addresses, and tells the other
nodes over the channel; what a silent node told is forgotten after a while.
"""

import time
from typing import TYPE_CHECKING

from dicehouse.server.bus import Listing, Word
from dicehouse.server.live_table import SILENT, Keeper

if TYPE_CHECKING:
    from dicehouse.server.node import House

MOST_LISTED = 50
"""So many tables the list shows, and so many a node tells others about."""
LISTED_FOR = 6 * 3600.0
"""So many seconds after it was opened a table is listed."""
TELL_EVERY = 8.0
"""So often a node tells the others what it lists, also where nothing has changed."""
SUBJECT = "lobby"
"""What nodes talk about on the channel; no id of a table is as short."""


class Lobby:
    """The listed tables as one node knows them."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._hosts: dict[object, tuple[Keeper, str]] = {}
        """Connections of hosts of listed tables, each with its table and its address."""
        self._elsewhere: dict[str, tuple[float, tuple[Listing, ...]]] = {}
        """What other nodes told, and when."""
        self._told: tuple[Listing, ...] = ()
        self._told_at = 0.0

    async def open(self) -> None:
        """Listen to other nodes, and ask what they list."""
        await self._house.channel.listen(SUBJECT, self._hear)
        await self._house.channel.tell(SUBJECT, Word(self._house.node, ask=True))

    async def close(self) -> None:
        """Tell the others that nobody is here any more."""
        self._hosts.clear()
        await self._tell()
        await self._house.channel.unlisten(SUBJECT)

    def enter(self, connection: object, keeper: Keeper, address: str) -> None:
        """A host has connected to a table."""
        if keeper.row.listed:
            self._hosts[connection] = (keeper, address)

    def leave(self, connection: object) -> None:
        """A connection has ended."""
        self._hosts.pop(connection, None)

    def count(self, address: str) -> int:
        """How many tables of an address are listed."""
        return sum(one.address == address for one in self._all())

    def shown(self) -> list[Listing]:
        """The tables that anybody is shown, newest first.

        No address has more than its share: the newest table of every address comes before the second of any.
        """
        settings = self._house.settings
        most = settings.listed_per_address if settings.limits else MOST_LISTED
        seen: dict[str, int] = {}
        ranked: list[tuple[int, int, Listing]] = []
        for place, one in enumerate(self._all()):
            rank = seen[one.address] = seen.get(one.address, -1) + 1
            if rank < most:
                ranked.append((rank, place, one))
        chosen = sorted(ranked, key=lambda entry: entry[:2])[:MOST_LISTED]
        return [one for _, _, one in sorted(chosen, key=lambda entry: entry[1])]

    async def beat(self, now: float) -> None:
        """Forget what silent nodes told, and tell them what is new here; called every other second."""
        for node in [node for node, (at, _) in self._elsewhere.items() if now - at > SILENT]:
            del self._elsewhere[node]
        if self._newest(self._own()) != self._told or (self._told and now - self._told_at > TELL_EVERY):
            await self._tell()

    async def _tell(self) -> None:
        self._told, self._told_at = self._newest(self._own()), time.monotonic()
        await self._house.channel.tell(SUBJECT, Word(self._house.node, tables=self._told))

    async def _hear(self, word: Word) -> None:
        if word.node == self._house.node:
            return
        if word.ask:
            await self._tell()
        if word.tables is not None:
            self._elsewhere[word.node] = (time.monotonic(), word.tables)

    def _all(self) -> tuple[Listing, ...]:
        """All that are known here, newest first, each once."""
        known = {one.table: one for _, tables in self._elsewhere.values() for one in tables}
        return _sorted(known | self._own())

    def _own(self) -> dict[str, Listing]:
        """The tables with free seats whose hosts are connected to this node."""
        found: dict[str, Listing] = {}
        oldest = time.time() - LISTED_FOR
        for keeper, address in self._hosts.values():
            row, spec, standing = keeper.row, keeper.table.spec, keeper.table.standing
            if standing.free and standing.phase == "open" and row.opened > oldest:
                found[row.id] = Listing(
                    row.id, spec.game, spec.options, len(spec.seats), standing.free, spec.clock, row.opened, address
                )
        return found

    def _newest(self, own: dict[str, Listing]) -> tuple[Listing, ...]:
        """What others are told: of each address no more than is shown."""
        counted: dict[str, int] = {}
        newest = []
        for one in _sorted(own):
            counted[one.address] = counted.get(one.address, 0) + 1
            if not self._house.settings.limits or counted[one.address] <= self._house.settings.listed_per_address:
                newest.append(one)
        return tuple(newest[:MOST_LISTED])


def _sorted(tables: dict[str, Listing]) -> tuple[Listing, ...]:
    return tuple(sorted(tables.values(), key=lambda one: (-one.opened, one.table)))
