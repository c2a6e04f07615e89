"""Checks of `Host`, `Origin` and `Sec-Fetch-Site`: which web pages may send requests to this server.

Programs send no `Origin` and are always allowed. The checks protect visitors from other sites that use their browser
(cross-site request forgery), and a server at home from sites that resolve their own name to its address (DNS
rebinding).
"""

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from dicehouse.server.errors import ProtocolError
from dicehouse.server.settings import Settings

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
"""HTTP methods that change nothing."""
NAME_AND_PORT = re.compile(r"(\[[^\]]*\]|[^:]*)(?::[0-9]*)?")
OWN_SITES = ("", "same-origin", "none")
"""`Sec-Fetch-Site` of old browsers, of pages of this server, and of an address that was typed."""

Headers = Iterable[tuple[bytes, bytes]]


def host_allowed(headers: Headers, settings: Settings) -> bool:
    """Whether the name in `Host` is one of this server's.

    IP addresses and `localhost` always are, because no site controls these by DNS. Other names must be in the setting
    `hosts`; where that is empty any name is allowed, unless the server listens on the loopback interface only.
    """
    host = header(headers, b"host")
    if not settings.hosts and not is_loopback(settings.host):
        return True
    if not host:  # not a browser
        return True
    name = _name_in(host)
    return name in settings.hosts or _is_localhost(name) or _is_address(name)


def asked_here(headers: Headers) -> bool:
    """Whether a browser asks under a name of its own machine, which it trusts without a certificate."""
    name = _name_in(header(headers, b"host"))
    return _is_localhost(name) or is_loopback(name.removeprefix("[").removesuffix("]"))


def wrong_host(headers: Headers) -> ProtocolError:
    """The error for a request whose host is not allowed."""
    return ProtocolError("protocol.host", host=header(headers, b"host")[:100])


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Whether the web page behind a request may change something or open a WebSocket."""
    headers = tuple(headers)
    origin = header(headers, b"origin")
    if origin in settings.origins:
        return True
    if origin:
        try:
            host = header(headers, b"host")
            return bool(host) and urlsplit(origin).netloc == host
        except ValueError:  # "http://["
            return False
    return header(headers, b"sec-fetch-site") in OWN_SITES


def is_loopback(host: str) -> bool:
    """Whether an address to listen on is reached from this machine only."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _name_in(host: str) -> str:
    """The name or address in `Host`, without the port; empty where it is malformed."""
    split = NAME_AND_PORT.fullmatch(host.lower())
    return split[1].removesuffix(".") if split else ""


def _is_localhost(name: str) -> bool:
    return name == "localhost" or name.endswith(".localhost")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def header(headers: Headers, name: bytes) -> str:
    """The first header of a name, in lower case; empty where there is none."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")
