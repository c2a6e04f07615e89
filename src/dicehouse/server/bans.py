"""Banned addresses, in the memory of a node, so that every connection can be checked."""

import time
from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network

from dicehouse.server.store import Ban
from dicehouse.server.transport.addresses import SUBNET, parse_address
from dicehouse.server.transport.close_codes import CloseCode


def network_of(text: str) -> IPv4Network | IPv6Network:
    """The network that an address or a network stands for; a single IPv6 address stands for its /64.

    Raises:
        ValueError: it is neither.
    """
    text = text.strip().strip("[]")
    if "/" not in text:
        address = parse_address(text)
        if address is None:
            raise ValueError(text)
        prefix = SUBNET if address.version == 6 else 32
        return ip_network((address, prefix), strict=False)
    network = ip_network(text, strict=False)
    if isinstance(network, IPv6Network) and network.prefixlen >= 96:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return ip_network((mapped, network.prefixlen - 96))
    return network


class BanList:
    """The bans in force, and the open connections, which are closed when their address is banned."""

    def __init__(self) -> None:
        self._until: dict[tuple[int, int], dict[int, float | None]] = {}
        """By IP version and prefix length: the banned prefixes, with the end of each ban."""
        self._connections: dict[object, tuple[str, Callable[[int], None]]] = {}

    def replace(self, bans: Iterable[Ban]) -> None:
        """Replace all bans, and close the connections of banned addresses."""
        found: dict[tuple[int, int], dict[int, float | None]] = {}
        for ban in bans:
            network = network_of(ban.network)
            prefix = int(network.network_address) >> (network.max_prefixlen - network.prefixlen)
            found.setdefault((network.version, network.prefixlen), {})[prefix] = ban.until
        self._until = found
        for address, close in tuple(self._connections.values()):
            if self.is_banned(address):
                close(CloseCode.POLICY_VIOLATION)

    def is_banned(self, address: str) -> bool:
        """Whether an address, or the network in which it is (such as a /64 as limits count them), is banned."""
        if not self._until:
            return False
        plain = parse_address(address.partition("/")[0])
        if plain is None:
            return False
        number, bits = int(plain), plain.max_prefixlen
        for (version, length), prefixes in self._until.items():
            if version == plain.version and (prefix := number >> (bits - length)) in prefixes:
                until = prefixes[prefix]
                if until is None or until > time.time():
                    return True
        return False

    def watch(self, address: str, close: Callable[[int], None]) -> Callable[[], None]:
        """Close a connection when its address is banned; gives the function to call when the connection has ended."""
        key = object()
        self._connections[key] = (address, close)
        return lambda: self._connections.pop(key, None) and None
