"""Rate limiters: what is allowed at once, what comes back with time, and whom they count."""

from types import SimpleNamespace

import pytest

from dicehouse.server import rate_limit
from dicehouse.server.rate_limit import LeakyBucket, PerClientLimit


class Clock:
    """A monotonic clock that a test sets."""

    now = 0.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    hands = Clock()
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: hands.now))
    return hands


def test_a_bucket_allows_its_size_at_once_and_its_rate_later(clock: Clock) -> None:
    bucket = LeakyBucket(size=3, rate=2)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now = 0.5  # one has leaked
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100.0  # no more than all of it
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_is_refused_is_not_counted(clock: Clock) -> None:
    bucket = LeakyBucket(size=10, rate=0)
    assert not bucket.take(11)
    assert bucket.take(10)
    assert not bucket.take(0.1)
    assert bucket.take(0)


def test_every_client_has_a_bucket_of_its_own(clock: Clock) -> None:
    limit = PerClientLimit(size=1, rate=1)
    assert (limit.take("a"), limit.take("a"), limit.take("b")) == (True, False, True)


def test_the_client_not_seen_for_longest_is_forgotten(clock: Clock) -> None:
    limit = PerClientLimit(size=1, rate=0, most=2)
    assert limit.take("a")
    assert limit.take("b")
    assert not limit.take("a")  # seen later than b now
    assert limit.take("c")
    assert not limit.take("a")
    assert limit.take("b")
