"""The registry of open connections: who is refused, and who is closed to make room."""

import pytest

from dicehouse.server.settings import Settings
from dicehouse.server.transport.connection import ConnectionState
from dicehouse.server.transport.limits import BURST, MOST_READING, WATCHERS_SHARE, Limits, OpenConnections
from dicehouse.server.transport.refusals import FULL, TOO_MANY_CONNECTIONS, TOO_MANY_NEW, Refusal


class FakeConnection:
    """A connection that only notes that it was closed."""

    def __init__(self, registry: OpenConnections, key: str = "") -> None:
        self._registry = registry
        self.state = ConnectionState.CLOSED
        self.key = key
        self.evicted = False

    def evict(self) -> None:
        self.evicted = True
        self._registry.closed(self)


def registry(most: int = 1000, per_address: int = 0, new_connections: float = 0.0) -> OpenConnections:
    limits = Limits(8192, 64, 2048, 8, 100.0, 16, per_address, new_connections)
    return OpenConnections(limits, most)


def come(
    open_now: OpenConnections, state: ConnectionState = ConnectionState.READING, key: str = ""
) -> tuple[FakeConnection, Refusal | None]:
    """A new connection in a state, and why it is refused."""
    one = FakeConnection(open_now, key)
    refusal = open_now.admit(one)
    if refusal is None:
        open_now.mark(one, state)
    return one, refusal


def test_the_most_dispensable_connection_makes_room() -> None:
    open_now = registry(most=4)
    kept, reading, idle, closing = (
        come(open_now, state)[0]
        for state in (
            ConnectionState.OPEN,
            ConnectionState.READING,
            ConnectionState.IDLE,
            ConnectionState.CLOSING,
        )
    )
    for expected in (closing, idle, reading):
        assert not expected.evicted
        assert come(open_now, ConnectionState.OPEN)[1] is None
        assert expected.evicted
    one, refusal = come(open_now)
    assert refusal is FULL
    assert not kept.evicted
    open_now.closed(one)
    assert open_now.total == 4


def test_an_address_has_its_own_limit_and_closes_its_own_oldest() -> None:
    open_now = registry(per_address=2)
    first, second = (come(open_now, ConnectionState.IDLE, "ann")[0] for _ in range(2))
    stranger = come(open_now, ConnectionState.IDLE, "ben")[0]
    open_now.mark(second, ConnectionState.OPEN)
    assert come(open_now, ConnectionState.OPEN, "ann")[1] is None
    assert (first.evicted, second.evicted, stranger.evicted) == (True, False, False)
    one, refusal = come(open_now, ConnectionState.OPEN, "ann")
    assert refusal is TOO_MANY_CONNECTIONS
    open_now.closed(one)
    open_now.closed(second)
    assert come(open_now, ConnectionState.OPEN, "ann")[1] is None


def test_new_connections_of_an_address_are_counted_by_time() -> None:
    open_now = registry(new_connections=1.0)
    refused = 0
    for _ in range(3 * BURST):
        one, refusal = come(open_now, key="ann")
        assert refusal in (None, TOO_MANY_NEW)
        refused += refusal is not None
        open_now.closed(one)
    assert 0 < refused <= 2 * BURST
    assert come(open_now, key="ben")[1] is None
    assert open_now.total == 1


def test_requests_that_never_end_push_each_other_out() -> None:
    open_now = registry(most=10 * MOST_READING)
    patient = come(open_now, ConnectionState.OPEN)[0]
    slow = [come(open_now)[0] for _ in range(MOST_READING + 3)]
    assert [one.evicted for one in slow] == [True] * 3 + [False] * MOST_READING
    assert not patient.evicted


def test_the_last_places_are_for_players() -> None:
    open_now = registry(most=8)
    for _ in range(int(8 * WATCHERS_SHARE)):
        come(open_now, ConnectionState.OPEN)
        assert not open_now.crowded
    come(open_now, ConnectionState.OPEN)
    assert open_now.crowded


@pytest.mark.parametrize(("factor", "per_address"), [(0.0, 0), (0.0001, 1), (2.0, 2)])
def test_settings_multiply_the_limits_by_address(factor: float, per_address: int) -> None:
    settings = Settings(limits=factor)
    limits = Limits.of(settings)
    expected = per_address if factor < 1 else 2 * settings.connections_per_address
    assert limits.per_address == expected
    assert limits.frames == settings.frames * factor
    assert limits.head_bytes == settings.head_bytes
