"""Limits of the transport, and the registry of open connections that enforces them."""

import gc
import time
from typing import Protocol

import msgspec

from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS
from dicehouse.server.rate_limit import PerClientLimit
from dicehouse.server.settings import Settings
from dicehouse.server.transport.connection import ConnectionState
from dicehouse.server.transport.refusals import FULL, TOO_MANY_CONNECTIONS, TOO_MANY_NEW, Refusal

BURST = 20
"""The burst of new connections of an address, in seconds of its rate."""
MOST_READING = 500
"""Requests that may be received at once; beyond that the one that has taken longest is closed."""
MOST_LINGERING = 64
"""Refused connections that linger, so that their clients can read the reason."""
WATCHERS_SHARE = 0.75
"""The share of connections that spectators may use; the rest is for players."""
LOG_EVERY = 60.0
"""Seconds between two log lines about a full node."""
COLLECT_AFTER, COLLECT_EVERY = 200, 10.0
"""Garbage is collected after this many connections that broke a limit, and at most once in this many seconds."""

log = get_logger(__name__)


class Limits(msgspec.Struct, frozen=True):
    """The limits of one node; 0 for none where a limit is by address or by connection."""

    head_bytes: int
    head_fields: int
    url_bytes: int
    pipelined: int
    frames: float
    fragments: int
    per_address: int
    new_connections: float

    @classmethod
    def of(cls, settings: Settings) -> "Limits":
        """The limits of these settings; `limits` multiplies those by address and by connection."""
        generous = settings.limits
        return cls(
            settings.head_bytes,
            settings.head_fields,
            settings.url_bytes,
            settings.pipelined,
            settings.frames * generous,
            settings.fragments,
            _at_least_one(settings.connections_per_address * generous),
            settings.connection_rate * generous,
        )


def _at_least_one(number: float) -> int:
    return max(1, int(number)) if number else 0


class Evictable(Protocol):
    """A connection that can be closed to make room for others."""

    state: ConnectionState
    key: str
    """The key of its client's address; empty: it is not counted."""

    def evict(self) -> None:
        """Close, now."""


class _Address:
    """The connections of one client address."""

    __slots__ = ("count", "spare")

    def __init__(self) -> None:
        self.count = 0
        self.spare: dict[Evictable, None] = {}
        """Those that can be closed to make room, oldest first."""


class OpenConnections:
    """The registry of all open connections of a node: counts by address, and which can be closed to make room.

    Args:
        limits: how many one address may have.
        most: how many there may be in all, below the limit of open files.
    """

    def __init__(self, limits: Limits, most: int) -> None:
        self.limits = limits
        self.most = most
        self.total = 0
        self.lingering = 0
        """Refused connections whose clients may still read the reason."""
        self._addresses: dict[str, _Address] = {}
        self._new = PerClientLimit(BURST * limits.new_connections, limits.new_connections)
        unknown: dict[Evictable, None] = {}
        self._spare: dict[ConnectionState, dict[Evictable, None]] = {
            ConnectionState.CLOSING: {},
            ConnectionState.IDLE: {},
            ConnectionState.READING: unknown,
            ConnectionState.UPGRADED: unknown,
        }
        """Connections that can be closed to make room, in this order: closing ones, idle ones, and those without a
        complete request or hello, oldest first."""
        self._reading = 0
        self._full_logged = -LOG_EVERY
        self._full_refused = 0
        self._broke_limit = 0
        self._collected = time.monotonic()
        METRICS.connections_limit.set(most)

    @property
    def crowded(self) -> bool:
        """Whether the places that are left are for players."""
        return self.total > self.most * WATCHERS_SHARE

    def admit(self, connection: Evictable) -> Refusal | None:
        """Register a new connection; gives why it is refused, if it is. `closed` must be called in any case."""
        self.total += 1
        METRICS.open_connections.set(self.total)
        refusal = self.count(connection)
        if refusal is None and self.total > self.most and not self._make_room():
            self._log_full()
            refusal = FULL
        return refusal

    def count(self, connection: Evictable) -> Refusal | None:
        """Count a connection for its address; gives why it is refused, if the address has too many."""
        if not connection.key:
            return None
        if self.limits.new_connections and not self._new.take(connection.key):
            connection.key = ""  # it only lingers
            return TOO_MANY_NEW
        address = self._addresses.get(connection.key)
        if address is None:
            address = self._addresses[connection.key] = _Address()
        address.count += 1
        most = self.limits.per_address
        if most and address.count > most:
            if not address.spare:
                self._uncount(connection)
                connection.key = ""  # as above
                return TOO_MANY_CONNECTIONS
            METRICS.refused.labels("address").inc()
            next(iter(address.spare)).evict()
        return None

    def mark(self, connection: Evictable, state: ConnectionState) -> None:
        """Set the state of a connection."""
        before = connection.state
        connection.state = state
        address = self._addresses.get(connection.key)
        if (spare := self._spare.get(before)) is not None:
            spare.pop(connection, None)
            if address is not None:
                address.spare.pop(connection, None)
        if (spare := self._spare.get(state)) is not None:
            spare[connection] = None
            if address is not None:
                address.spare[connection] = None
        self._reading += (state is ConnectionState.READING) - (before is ConnectionState.READING)
        if self._reading > MOST_READING:
            METRICS.refused.labels("reading").inc()
            next(one for one in self._spare[state] if one.state is ConnectionState.READING).evict()

    def closed(self, connection: Evictable) -> None:
        """Remove a connection that has ended."""
        self.mark(connection, ConnectionState.CLOSED)
        self.total -= 1
        METRICS.open_connections.set(self.total)
        self._uncount(connection)

    def _uncount(self, connection: Evictable) -> None:
        """No longer count a connection for its address."""
        address = self._addresses.get(connection.key)
        if address is not None:
            address.count -= 1
            address.spare.pop(connection, None)
            if address.count <= 0:
                del self._addresses[connection.key]

    def broke_limit(self, limit: str) -> None:
        """Count a connection that broke a limit, and collect its garbage soon.

        Collections are configured to be rare, so garbage of a flood in the oldest generation would stay for hours.
        """
        METRICS.refused.labels(limit).inc()
        self._broke_limit += 1
        now = time.monotonic()
        if self._broke_limit >= COLLECT_AFTER and now - self._collected > COLLECT_EVERY:
            self._broke_limit = 0
            self._collected = now
            gc.collect()

    def _make_room(self) -> bool:
        """Close the connection that is most dispensable; gives whether there was one."""
        for spare in self._spare.values():
            if spare:
                METRICS.refused.labels("full").inc()
                next(iter(spare)).evict()
                return True
        return False

    def _log_full(self) -> None:
        self._full_refused += 1
        METRICS.refused.labels("full").inc()
        now = time.monotonic()
        if now - self._full_logged > LOG_EVERY:
            log.warning(
                "as many connections are open as the settings and the limit of open files allow: others are refused",
                most=self.most,
                refused=self._full_refused,
            )
            self._full_logged = now
            self._full_refused = 0
