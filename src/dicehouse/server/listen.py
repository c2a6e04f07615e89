"""The sockets that a node listens on, and the URLs under which browsers find it."""

import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from threading import Thread

from dicehouse.server.errors import ListenError

LAST_PORT = 65535
MOST_TRIED = 100
"""Ports that are tried, one after the other, where any will do."""
WILDCARDS = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Wildcard addresses, with an address of this machine that a browser can use."""

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Environment variables of which one is set where a browser can open a window, or one was chosen."""


def bind(hosts: Sequence[str], port: int, or_next: bool = False) -> list[socket.socket]:
    """Bound sockets, all with the same port. They do not listen yet: until the node can serve, connections are refused.

    Args:
        hosts: the addresses to listen on.
        port: the port; 0 for any.
        or_next: take the next one that is free on all addresses if this one is not.

    Raises:
        ListenError: the port is taken, or cannot be bound.
    """
    if not 0 <= port <= LAST_PORT:  # the system would take it modulo 65536
        raise ListenError("settings.door", host=hosts[0], port=port, reason=f"ports go from 0 to {LAST_PORT}")
    ports = range(port, min(port + MOST_TRIED, LAST_PORT + 1)) if or_next and port else (port,)
    for number in ports:
        found = _bind_each(hosts, number)
        if found:
            return found
    raise ListenError("settings.port-taken", port=port)


def _bind_each(hosts: Sequence[str], port: int) -> list[socket.socket]:
    """A socket for each address; none where the port is taken on one of them."""
    with ExitStack() as opened:
        socks: list[socket.socket] = []
        for host in hosts:
            try:
                sock = _bind(host, socks[0].getsockname()[1] if socks else port)
            except OSError as error:
                if error.errno == errno.EADDRINUSE:
                    return []
                raise ListenError("settings.door", host=host, port=port, reason=str(error.strerror)) from None
            socks.append(opened.enter_context(sock))
        opened.pop_all()
        return socks


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    sock = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would share a port that is taken
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
    except BaseException:
        sock.close()
        raise
    return sock


def browser_url(sock: socket.socket, host: str) -> str:
    """The URL for a browser on this machine."""
    name = WILDCARDS.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{sock.getsockname()[1]}"


def open_browser(address: str, environment: Mapping[str, str]) -> None:
    """Open a page in a browser, where there is a screen; never a browser for terminals."""
    if sys.platform in ("win32", "darwin") or any(environment.get(key) for key in SCREENS):
        # in a thread: some browsers block the caller
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
