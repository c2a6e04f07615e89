"""A limit on the listed tables at which one client has seats, so that no client blocks them all."""

import time
from collections import OrderedDict
from collections.abc import Callable

from dicehouse.server.errors import TableError
from dicehouse.server.table import Table

MOST_CLIENTS = 10_000


class ListedSeats:
    """The listed tables each client has a seat at, as far as this node knows; kept in memory only.

    Args:
        most: how many tables are allowed; 0: any number.
        kept: the seconds after which a seat at a table that is not in memory counts no longer.
        find: the table of an id, where it is in memory.
    """

    def __init__(self, most: int, kept: float, find: Callable[[str], Table | None]) -> None:
        self._most = most
        self._kept = kept
        self._find = find
        self._clients: OrderedDict[str, dict[str, tuple[str, float]]] = OrderedDict()
        """By client and table: the hash of the token that keeps the seat, and when it was taken."""

    def check(self, client: str, table: str) -> None:
        """Refuse a client a seat at one more table; where it has a seat at this one, others of its house may join.

        Raises:
            TableError: it has seats at as many tables as it may.
        """
        held = self._clients.get(client)
        if not self._most or held is None or table in held:
            return
        for other, (token, at) in tuple(held.items()):
            if not self._holds(other, token, at):
                del held[other]
        if len(held) >= self._most:
            raise TableError("table.seats-elsewhere", most=self._most)

    def took(self, client: str, table: str, token: str) -> None:
        """A client took a seat at a listed table."""
        if self._most:
            self._clients.setdefault(client, {})[table] = (token, time.monotonic())
            self._clients.move_to_end(client)
            if len(self._clients) > MOST_CLIENTS:
                self._clients.popitem(last=False)

    def _holds(self, id: str, token: str, at: float) -> bool:
        table = self._find(id)
        if table is None:
            return time.monotonic() - at < self._kept
        return table.phase != "over" and table.seats.seat_of(token) is not None
