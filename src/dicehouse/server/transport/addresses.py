"""Addresses of clients: the key by which limits count a client, and the client behind a trusted proxy."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from dicehouse.server.logs import get_logger

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

UNKNOWN = "-"
"""The key of all clients without a valid address."""
EVERYBODY = "*"
SUBNET = 64
"""The prefix length by which IPv6 addresses are counted: a subscriber chooses the rest."""
LONGEST = 64
"""No address is written in more characters."""

log = get_logger(__name__)


def parse_address(text: str) -> Address | None:
    """An IP address, perhaps with a port as proxies write it; IPv4 inside IPv6 is IPv4. None where it is none."""
    text = text.strip()
    if len(text) > LONGEST:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


@lru_cache(maxsize=4096)
def client_key(address: str) -> str:
    """The key under which a client is counted by every limit: its IPv4 address, or the /64 of its IPv6 address."""
    parsed = parse_address(address)
    if parsed is None:
        return UNKNOWN
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((parsed, SUBNET), strict=False))
    return str(parsed)


def parse_network(text: str) -> Network:
    """A network such as 10.0.0.0/8, or a single address as a network of one.

    Raises:
        ValueError: it is none.
    """
    return ip_network(text.strip())


class Proxies:
    """The proxies whose X-Forwarded-For is trusted.

    Args:
        trusted: their addresses or networks; `*` for everybody.
    """

    def __init__(self, trusted: Iterable[str]) -> None:
        names = [name.strip() for name in trusted if name.strip()]
        self._everybody = EVERYBODY in names
        self._networks = tuple(parse_network(name) for name in names if name != EVERYBODY)
        self._warned = False

    def trusts(self, address: Address | None) -> bool:
        """Whether a proxy at this address is trusted."""
        if self._everybody:
            return True
        return address is not None and any(address in network for network in self._networks)

    def trusts_peer(self, peer: str) -> bool:
        """Whether the peer of a connection is a trusted proxy."""
        return self.trusts(parse_address(peer))

    def client(self, peer: str, forwarded: bytes) -> str:
        """The address of the client behind a peer.

        X-Forwarded-For counts only where the peer is trusted: then it is the last hop that is not. Whatever is no
        address ends the search, so that garbage never counts as a client of its own.

        Args:
            peer: the address at the other end of the connection.
            forwarded: X-Forwarded-For, all of them joined by commas.
        """
        address = parse_address(peer)
        if not forwarded:
            return peer
        if not self.trusts(address):
            if address is not None and address.is_private and not self._warned:
                self._warned = True
                log.warning(
                    "X-Forwarded-For from a private address that is not trusted: players behind it count as one;"
                    " name the proxy in the setting `proxies`",
                    peer=peer,
                )
            return peer
        found = peer
        for hop in reversed(forwarded.decode("latin-1").split(",")):
            if (address := parse_address(hop)) is None:
                break
            found = str(address)
            if not self.trusts(address):
                break
        return found
