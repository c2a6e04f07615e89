"""What `metrics.py` uses of prometheus_client, for a house that nobody asks for figures: in a browser."""

from typing import Any, Self


class _Inert:
    """A metric that counts nothing."""

    def __init__(self, *_: Any, **__: Any) -> None:
        """Takes what a metric takes."""

    def labels(self, *_: str) -> Self:
        """The same."""
        return self

    def inc(self, amount: float = 1.0) -> None:
        """No-op."""

    def dec(self, amount: float = 1.0) -> None:
        """No-op."""

    def set(self, value: float) -> None:
        """No-op."""

    def observe(self, value: float) -> None:
        """No-op."""


class Counter(_Inert):
    """A counter."""


class Gauge(_Inert):
    """A gauge."""


class Histogram(_Inert):
    """A histogram."""


class Collector:
    """The base of a metric that is collected."""


class CollectorRegistry:
    """A registry of nothing."""

    def register(self, collector: Collector) -> None:
        """No-op."""
