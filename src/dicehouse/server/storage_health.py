"""Whether the storage of a node works: for `/readyz`, metrics and the log."""

import time

from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS

log = get_logger(__name__)

TRUSTED = 5.0
"""Seconds after a successful write in which no test write is needed."""


class StorageHealth:
    """The result of the last use of the storage."""

    def __init__(self) -> None:
        self.reason = ""
        """Why the last write failed; empty: it did not."""
        self.damaged = ""
        """What is damaged for good: no later success repairs it."""
        self._failures = 0
        self._since = 0.0
        self._wrote = 0.0

    @property
    def good(self) -> bool:
        """Whether the last write worked, and nothing is known to be damaged."""
        return not self.reason and not self.damaged

    @property
    def fresh(self) -> bool:
        """Whether a write worked just now."""
        return self.good and time.monotonic() - self._wrote < TRUSTED

    def worked(self) -> None:
        """Note a durable write. After a failure it proves nothing: on a full disk some small writes still succeed."""
        if not self.reason:
            self._wrote = time.monotonic()

    def proved(self) -> None:
        """Note a durable test write."""
        self._wrote = time.monotonic()
        if self.reason:
            away = round(self._wrote - self._since, 1)
            log.warning("storage works again", away_seconds=away, failures=self._failures, reason=self.reason)
            self.reason, self._failures = "", 0
            METRICS.storage_ok.set(float(self.good))

    def failed(self, reason: str) -> None:
        """Note that a write or read failed."""
        METRICS.storage_failures.inc()
        self._failures += 1
        if not self.reason:
            self._since = time.monotonic()
            self.reason = reason or "unknown"
            METRICS.storage_ok.set(0.0)
            log.error("storage failed", reason=self.reason)

    def broke(self, what: str) -> None:
        """Note that stored data is damaged."""
        METRICS.storage_failures.inc()
        if not self.damaged:
            self.damaged = what or "unknown"
            METRICS.storage_ok.set(0.0)
            log.error("storage damaged", reason=self.damaged, help="restore a backup; docs/operations.md says how")
