"""The lobby: listed tables with free seats whose hosts are connected now, on this node or another one.

Nothing of it is stored. A node knows the hosts that are connected to it, with their addresses, and reports their tables
to the other nodes over the bus; the report of a silent node expires.
"""

import time
from typing import TYPE_CHECKING

from dicehouse.server.bus import LobbyTable, Notice, Waiting
from dicehouse.server.guests import NODE_TIMEOUT
from dicehouse.server.live_table import LiveTable

if TYPE_CHECKING:
    from dicehouse.server.node import Node

MOST_LISTED = 50
"""The most tables that the list shows, and that a node reports to others."""
LISTED_FOR = 6 * 3600.0
"""Seconds that a table is listed after it was opened."""
REPORT_EVERY = 8.0
"""Seconds between two reports to the other nodes where nothing has changed."""
SUBJECT = "lobby"
"""The subject of these reports on the bus; no table id is as short."""


class Lobby:
    """The listed tables as one node knows them."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._hosts: dict[object, tuple[LiveTable, str]] = {}
        """Connections of hosts of listed tables, each with its table and its address."""
        self._elsewhere: dict[str, tuple[float, tuple[LobbyTable, ...]]] = {}
        """By node: when it reported last, and its tables."""
        self._reported: tuple[LobbyTable, ...] = ()
        self._reported_at = 0.0

    async def open(self) -> None:
        """Subscribe to the reports of other nodes, and ask for them."""
        await self._node.bus.subscribe(SUBJECT, self.on_notice)
        await self._node.bus.publish(SUBJECT, Notice(self._node.id, ask=True))

    async def close(self) -> None:
        """Report to the others that no host is connected here any more."""
        self._hosts.clear()
        await self._report()
        await self._node.bus.unsubscribe(SUBJECT)

    def add_host(self, connection: object, live: LiveTable, address: str) -> None:
        """Note the connection of a host to a table."""
        if live.row.listed:
            self._hosts[connection] = (live, address)

    def remove_host(self, connection: object) -> None:
        """Forget a connection that has ended."""
        self._hosts.pop(connection, None)

    def count(self, address: str) -> int:
        """How many tables of an address are listed."""
        return sum(one.address == address for one in self._all())

    def shown(self) -> list[LobbyTable]:
        """The public list of tables, newest first.

        Places are shared fairly: the newest table of every address comes before the second of any.
        """
        settings = self._node.settings
        most = settings.listed_per_address if settings.limits else MOST_LISTED
        seen: dict[str, int] = {}
        ranked: list[tuple[int, int, LobbyTable]] = []
        for place, one in enumerate(self._all()):
            rank = seen[one.address] = seen.get(one.address, -1) + 1
            if rank < most:
                ranked.append((rank, place, one))
        chosen = sorted(ranked, key=lambda entry: entry[:2])[:MOST_LISTED]
        return [one for _, _, one in sorted(chosen, key=lambda entry: entry[1])]

    async def heartbeat(self, now: float) -> None:
        """Drop the reports of silent nodes, and report what has changed here."""
        for node in [node for node, (at, _) in self._elsewhere.items() if now - at > NODE_TIMEOUT]:
            del self._elsewhere[node]
        if self._newest(self._own()) != self._reported or (self._reported and now - self._reported_at > REPORT_EVERY):
            await self._report()

    async def _report(self) -> None:
        self._reported, self._reported_at = self._newest(self._own()), time.monotonic()
        await self._node.bus.publish(SUBJECT, Notice(self._node.id, tables=self._reported))

    async def on_notice(self, notice: Notice) -> None:
        """Note what another node lists."""
        if notice.node == self._node.id:
            return
        if notice.ask:
            await self._report()
        if notice.tables is not None:
            self._elsewhere[notice.node] = (time.monotonic(), notice.tables)

    def _all(self) -> tuple[LobbyTable, ...]:
        """All tables known to this node, newest first, each once."""
        known = {one.table: one for _, tables in self._elsewhere.values() for one in tables}
        return _sorted(known | self._own())

    def _own(self) -> dict[str, LobbyTable]:
        """The tables with free seats whose hosts are connected to this node."""
        found: dict[str, LobbyTable] = {}
        oldest = time.time() - LISTED_FOR
        for live, address in self._hosts.values():
            row, spec, listing = live.row, live.table.spec, live.table.listing
            if listing.free and listing.phase == "open" and row.opened > oldest:
                found[row.id] = LobbyTable(
                    row.id,
                    spec.game,
                    spec.options,
                    len(spec.seats),
                    listing.free,
                    spec.clock,
                    row.opened,
                    address,
                    _waiting(live),
                )
        return found

    def _newest(self, own: dict[str, LobbyTable]) -> tuple[LobbyTable, ...]:
        """What is reported to other nodes: of each address no more tables than the list shows."""
        counted: dict[str, int] = {}
        newest = []
        for one in _sorted(own):
            counted[one.address] = counted.get(one.address, 0) + 1
            if not self._node.settings.limits or counted[one.address] <= self._node.settings.listed_per_address:
                newest.append(one)
        return tuple(newest[:MOST_LISTED])


def _waiting(live: LiveTable) -> tuple[Waiting, ...]:
    """Who sits at a table."""
    return tuple(Waiting(seat.name, seat.portrait, seat.level) for seat in live.public_seats() if seat.name)


def _sorted(tables: dict[str, LobbyTable]) -> tuple[LobbyTable, ...]:
    return tuple(sorted(tables.values(), key=lambda one: (-one.opened, one.table)))
