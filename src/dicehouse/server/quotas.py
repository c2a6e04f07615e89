"""How much one player and one address may say, however many connections they have."""

from dicehouse.server.errors import ProtocolError
from dicehouse.server.rate_limit import Buckets


class Quotas:
    """Rate limits of a node that count players and addresses, not connections.

    Args:
        generous: a multiple of what is usual; 0 for no limits.
    """

    def __init__(self, generous: float) -> None:
        self._cost = 1 / generous if generous else 0.0
        self._words = (Buckets(size=10, rate=1), Buckets(size=30, rate=3))
        self._reactions = (Buckets(size=10, rate=2), Buckets(size=40, rate=8))
        self._pages = Buckets(size=50, rate=10)

    def take_word(self, player: str, address: str) -> None:
        """Count a chat message of a player; raises `ProtocolError` where it is one too many."""
        self._take(self._words, player, address)

    def take_reaction(self, player: str, address: str) -> None:
        """Count a reaction of a player."""
        self._take(self._reactions, player, address)

    def take_page(self, address: str) -> None:
        """Count a page of the log."""
        if not self._pages.take(address, self._cost):
            raise ProtocolError("protocol.rate")

    def _take(self, limits: tuple[Buckets, Buckets], player: str, address: str) -> None:
        of_player, of_address = limits
        if not of_player.take(player, self._cost) or not of_address.take(address, self._cost):
            raise ProtocolError("protocol.rate")
