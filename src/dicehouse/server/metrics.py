"""Metrics of a node, for Prometheus; without it, in a browser, nothing is counted."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
    from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
    from prometheus_client.registry import Collector
else:
    try:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
        from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
        from prometheus_client.registry import Collector
    except ModuleNotFoundError:
        from dicehouse.server.no_metrics import Collector, CollectorRegistry, Counter, Gauge, Histogram


class Moves(Collector):
    """The moves of players, and how long they took.

    Plain numbers, updated by the one thread that makes moves: the locks of prometheus_client would cost more than
    some moves.
    """

    BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)

    def __init__(self) -> None:
        self._counts = [0] * (len(self.BOUNDS) + 1)
        self._seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count a move that took this many seconds from its arrival."""
        self._counts[bisect_left(self.BOUNDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> "Iterator[Metric]":
        """The metrics, in the format of prometheus_client."""
        buckets, total = [], 0
        for bound, count in zip((*map(str, self.BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((bound, float(total)))
        yield CounterMetricFamily("dicehouse_moves", "Moves made by players", total)
        yield HistogramMetricFamily(
            "dicehouse_move_seconds", "From a move's arrival until it is on disk", buckets, self._seconds
        )


class Metrics:
    """The metrics of one process: prometheus_client has one registry for a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("dicehouse_connections", "Open WebSockets", registry=self.registry)
        self.open_connections = Gauge(
            "dicehouse_open_connections", "Open connections, HTTP and WebSocket", registry=self.registry
        )
        self.connections_limit = Gauge(
            "dicehouse_connections_limit", "How many connections may be open", registry=self.registry
        )
        self.refused = Counter(
            "dicehouse_refused", "Connections and requests that broke a limit", ["limit"], registry=self.registry
        )
        self.tables = Gauge("dicehouse_tables_kept", "Tables in memory", registry=self.registry)
        self.opened = Counter("dicehouse_tables_opened", "Tables opened", registry=self.registry)
        self.moves = Moves()
        self.registry.register(self.moves)
        self.slow = Counter("dicehouse_slow_clients", "Clients dropped as too slow", registry=self.registry)
        self.failures = Counter("dicehouse_failures", "Requests that failed in the house", registry=self.registry)
        self.thoughts_waiting = Gauge(
            "dicehouse_thoughts_waiting", "Moves of bots and hints that wait for a process", registry=self.registry
        )
        self.thought_seconds = Histogram(
            "dicehouse_thought_seconds",
            "How long a process thought, without the wait for it",
            buckets=(0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0),
            registry=self.registry,
        )
        self.thoughts_overran = Counter(
            "dicehouse_thoughts_overran", "Thoughts that took too long and were ended", registry=self.registry
        )
        self.thinkers_died = Counter(
            "dicehouse_thinkers_died", "Processes that died while they thought", registry=self.registry
        )
        self.reviews_waiting = Gauge(
            "dicehouse_reviews_waiting", "Reviews of games that wait for their process", registry=self.registry
        )
        self.review_seconds = Histogram(
            "dicehouse_review_seconds",
            "How long a review was computed, without the wait for it",
            buckets=(0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0, 300.0),
            registry=self.registry,
        )
        self.reviews_failed = Counter(
            "dicehouse_reviews_failed", "Reviews that could not be computed", registry=self.registry
        )
        self.storage_ok = Gauge("dicehouse_storage_ok", "Whether the last write worked", registry=self.registry)
        self.storage_ok.set(1.0)
        self.storage_failures = Counter(
            "dicehouse_storage_failures", "Writes and reads that the storage refused", registry=self.registry
        )
        self.deleted = Counter("dicehouse_tables_deleted", "Tables deleted by this node", registry=self.registry)
        self.erased = Counter("dicehouse_words_erased", "Words of chat erased by this node", registry=self.registry)


METRICS = Metrics()
