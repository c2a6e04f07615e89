"""A leaky bucket: so much at once, so much a second, and no more."""

import time
from collections import OrderedDict


class Bucket:
    """Counts one client's requests."""

    __slots__ = ("_at", "_full", "_rate", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._full = 0.0
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._full = max(0.0, self._full - (now - self._at) * self._rate)
        self._at = now
        if self._full + amount > self._size:
            return False
        self._full += amount
        return True


class Buckets:
    """A bucket for each client; those not seen for longest are forgotten."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, amount: float = 1.0) -> bool:
        """Whether this client may do one more thing."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._size, self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take(amount)
