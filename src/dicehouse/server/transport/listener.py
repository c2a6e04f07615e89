"""What all connections of one listening port share: limits, counts, and who may connect."""

from base64 import b64decode
from binascii import Error as Base64Error
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeAlias

from dicehouse.server.browser_checks import host_allowed, origin_allowed
from dicehouse.server.settings import Settings
from dicehouse.server.transport.addresses import Proxies, client_key
from dicehouse.server.transport.connection import Connection
from dicehouse.server.transport.limits import Limits, OpenConnections
from dicehouse.server.transport.refusals import (
    BAD_HANDSHAKE,
    BANNED,
    FORBIDDEN_ORIGIN,
    FORBIDDEN_PATH,
    WRONG_VERSION,
    Refusal,
)

SOCKET_PATH = b"/ws"
FORWARDED_FOR, FORWARDED_PROTO = b"x-forwarded-for", b"x-forwarded-proto"
SCHEMES = (b"http", b"https")

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]
ServeWebSocket: TypeAlias = Callable[[Connection], Coroutine[Any, Any, None]]


class Listener:
    """The rules for everybody who connects to a node.

    Args:
        settings: how the node runs.
        most: how many connections may be open.
        serve: handles the messages of one WebSocket, until it ends.
        is_banned: whether the client with this key is not served.
    """

    def __init__(self, settings: Settings, most: int, serve: ServeWebSocket, is_banned: Callable[[str], bool]) -> None:
        self.limits = Limits.of(settings)
        self.connections = OpenConnections(self.limits, most)
        self.serve = serve
        self._is_banned = is_banned
        self._settings = settings
        self._proxies = Proxies(settings.trusted_proxies())

    def peer_key(self, peer: str) -> str:
        """The key of a direct client; empty where it is a trusted proxy, whose clients are counted one by one."""
        return "" if self._proxies.trusts_peer(peer) else client_key(peer)

    def client(self, peer: str, headers: Headers) -> tuple[str, str]:
        """The address of the client behind a request, and the scheme it used where a trusted proxy says so."""
        forwarded = b",".join(value for name, value in headers if name == FORWARDED_FOR)
        address = self._proxies.client(peer, forwarded)
        if self._proxies.trusts_peer(peer):
            for name, value in headers:
                if name == FORWARDED_PROTO and value in SCHEMES:
                    return address, value.decode()
        return address, ""

    def banned(self, address: str) -> Refusal | None:
        """Refuse whom the house does not serve."""
        return BANNED if self._is_banned(client_key(address)) else None

    def check_handshake(self, method: str, version: str, url: bytes, headers: Headers) -> Refusal | bytes:
        """The key of a WebSocket handshake, or why it is refused."""
        fields: dict[bytes, bytes] = {}
        for name, value in headers:
            if name in fields and name.startswith(b"sec-websocket-") and name != b"sec-websocket-protocol":
                return BAD_HANDSHAKE
            fields[name] = value
        if url.partition(b"?")[0] != SOCKET_PATH:
            return FORBIDDEN_PATH
        if not (host_allowed(fields.items(), self._settings) and origin_allowed(fields.items(), self._settings)):
            return FORBIDDEN_ORIGIN
        if method != "GET" or version != "1.1":
            return BAD_HANDSHAKE
        if fields.get(b"sec-websocket-version") != b"13":
            return WRONG_VERSION
        key = fields.get(b"sec-websocket-key", b"")
        return key if _is_key(key) else BAD_HANDSHAKE


def _is_key(key: bytes) -> bool:
    try:
        return len(b64decode(key, validate=True)) == 16
    except (Base64Error, ValueError):
        return False
