"""Rate limiters: leaky buckets, for one client or by client."""

import time
from collections import OrderedDict


class LeakyBucket:
    """The rate limit of one client.

    Args:
        size: how much is allowed at once.
        rate: how much is allowed per second in the long run.
    """

    __slots__ = ("_at", "_full", "_rate", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._full = 0.0
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Count a request; gives whether it is within the limit. Requests beyond it are not counted."""
        now = time.monotonic()
        self._full = max(0.0, self._full - (now - self._at) * self._rate)
        self._at = now
        if self._full + amount > self._size:
            return False
        self._full += amount
        return True


class PerClientLimit:
    """A leaky bucket for each client. The least recently used buckets are forgotten.

    Args:
        size: as for `LeakyBucket`.
        rate: as for `LeakyBucket`.
        most: how many clients are remembered.
    """

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, LeakyBucket] = OrderedDict()

    def take(self, client: str, amount: float = 1.0) -> bool:
        """Count a request of a client; gives whether it is within the limit."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = LeakyBucket(self._size, self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take(amount)
