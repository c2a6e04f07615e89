"""Rate limits of a node: of the HTTP API by client address, of chat and reactions also by player."""

from enum import Enum, unique

from dicehouse.server.errors import ProtocolError
from dicehouse.server.rate_limit import PerClientLimit


@unique
class HttpLimit(Enum):
    """A rate limit of the HTTP API for one client address: requests at once, and per second."""

    READING = (600, 50)
    """GET requests: listing and showing tables."""
    CHANGING = (400, 20)
    """All POST, PATCH and DELETE requests, whatever their result."""
    OPENING_TABLES = (100, 2)
    """Opening tables."""
    SITTING = (200, 5)
    """Taking seats."""
    ARRANGING = (60, 2)
    """What a host changes before the game begins, and letting players back."""
    DELETING = (20, 0.5)
    """Deleting tables, which makes the storage overwrite what it held."""
    LOOKING = (40, 1)
    """Looking up codes, so that a client cannot try them all."""
    PROVING = (30, 0.5)
    """Records and proofs, which read a whole game."""
    LOOKING_BACK = (120, 4)
    """Stories and pages of replays, which are computed from a whole game."""
    REVIEWING = (200, 10)
    """Questions how far a review is, which a page repeats; how many reviews wait has a limit of its own."""


class Quotas:
    """The rate limits of one node.

    Args:
        factor: multiplies all limits; 0: there are none.
    """

    def __init__(self, factor: float) -> None:
        self._cost = 1 / factor if factor else 0.0
        self._http = {limit: PerClientLimit(*limit.value) for limit in HttpLimit}
        self._words = (PerClientLimit(size=10, rate=1), PerClientLimit(size=30, rate=3))
        self._reactions = (PerClientLimit(size=10, rate=2), PerClientLimit(size=40, rate=8))
        self._pages = PerClientLimit(size=50, rate=10)

    # each raises `ProtocolError` where a limit is exceeded

    def take_request(self, limit: HttpLimit, address: str) -> None:
        """Count an HTTP request of an address."""
        self._take(self._http[limit], address)

    def take_word(self, player: str, address: str) -> None:
        """Count a chat message of a player."""
        of_player, of_address = self._words
        self._take(of_player, player)
        self._take(of_address, address)

    def take_reaction(self, player: str, address: str) -> None:
        """Count a reaction of a player."""
        of_player, of_address = self._reactions
        self._take(of_player, player)
        self._take(of_address, address)

    def take_page(self, address: str) -> None:
        """Count a page of the log."""
        self._take(self._pages, address)

    def _take(self, limit: PerClientLimit, key: str) -> None:
        if not limit.take(key, self._cost):
            raise ProtocolError("protocol.rate")
