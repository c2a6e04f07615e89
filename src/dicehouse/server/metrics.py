"""What a node counts, for whoever watches it (Prometheus)."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("dicehouse_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("dicehouse_tables_kept", "Tables in memory", registry=self.registry)
        self.opened = Counter("dicehouse_tables_opened", "Tables opened", registry=self.registry)
        self.moves = Counter("dicehouse_moves", "Moves made by players", registry=self.registry)
        self.slow = Counter("dicehouse_slow_clients", "Clients dropped as too slow", registry=self.registry)
        self.failures = Counter("dicehouse_failures", "Requests that failed in the house", registry=self.registry)
        self.move_seconds = Histogram(
            "dicehouse_move_seconds",
            "From a move's arrival until it is on disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self.registry,
        )


METRICS = Metrics()
