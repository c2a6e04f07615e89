"""A fair queue: by priority, then round-robin over clients, then round-robin over the tables of a client.

A client with a hundred waiting items delays every other client by one item, not by a hundred.
"""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")
_Clients = OrderedDict[str, OrderedDict[str, deque[T]]]


class FairQueue(Generic[T]):
    """Items that wait, by rank, client and table.

    Lower ranks are served first, but none starves: after a number of items of better ranks a waiting rank is next.

    Args:
        patience: for each rank, best first, how many items of better ranks may pass while it waits.
    """

    def __init__(self, patience: tuple[int, ...]) -> None:
        self._patience = patience
        self._ranks: list[_Clients[T]] = [OrderedDict() for _ in patience]
        self._passed = [0] * len(patience)
        self._lengths = [0] * len(patience)

    def __len__(self) -> int:
        return sum(self._lengths)

    def waiting(self, rank: int, client: str | None = None) -> int:
        """How many items of a rank wait; only those of one client where one is given."""
        if client is None:
            return self._lengths[rank]
        return sum(map(len, self._ranks[rank].get(client, {}).values()))

    def push(self, rank: int, client: str, table: str, item: T) -> None:
        """Add an item."""
        self._ranks[rank].setdefault(client, OrderedDict()).setdefault(table, deque()).append(item)
        self._lengths[rank] += 1

    def pop(self) -> T:
        """Remove and give the next item.

        Raises:
            IndexError: nothing waits.
        """
        rank = self._turn()
        clients = self._ranks[rank]
        client, tables = next(iter(clients.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        tables.move_to_end(table)
        clients.move_to_end(client)
        self._removed(rank, client, table)
        self._passed[rank] = 0
        for worse in range(rank + 1, len(self._ranks)):
            self._passed[worse] += bool(self._lengths[worse])
        return item

    def discard(self, rank: int, client: str, table: str, item: T) -> None:
        """Remove an item, if it waits."""
        tables = self._ranks[rank].get(client)
        items = tables.get(table) if tables else None
        if items and item in items:
            items.remove(item)
            self._removed(rank, client, table)

    def _turn(self) -> int:
        """The rank to serve next: the worst of those that were passed too often, else the best."""
        filled = [rank for rank, length in enumerate(self._lengths) if length]
        if not filled:
            raise IndexError("nothing waits")
        impatient = [rank for rank in filled[1:] if self._passed[rank] >= self._patience[rank]]
        return impatient[-1] if impatient else filled[0]

    def _removed(self, rank: int, client: str, table: str) -> None:
        """Update the counts after an item was removed, and drop empty queues."""
        clients = self._ranks[rank]
        if not clients[client][table]:
            del clients[client][table]
            if not clients[client]:
                del clients[client]
        self._lengths[rank] -= 1
        if not self._lengths[rank]:
            self._passed[rank] = 0
