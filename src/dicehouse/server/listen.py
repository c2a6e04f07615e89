"""The door of a node: the port it listens on, and how people find it."""

import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread

from dicehouse.server.errors import ListenError

LAST_PORT = 65535
MOST_TRIED = 100
"""So many ports are tried, one after the other, where any will do."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Addresses that stand for all of this machine, and one of them that a browser can go to."""

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Environment variables one of which is set where a browser has a window to open, or somebody chose one."""


def bind(host: str, port: int, or_next: bool = False) -> socket.socket:
    """A port of one's own. It does not listen yet: until the node can serve, callers are turned away.

    Args:
        host: the address to listen on.
        port: the port; 0 for any.
        or_next: take the next one that is free if this one is not.

    Raises:
        DoorError: the port is taken, or nobody can listen there.
    """
    if not 0 <= port <= LAST_PORT:  # the system would take the rest of a division
        raise ListenError("settings.door", host=host, port=port, reason=f"ports go from 0 to {LAST_PORT}")
    ports = range(port, min(port + MOST_TRIED, LAST_PORT + 1)) if or_next and port else (port,)
    for number in ports:
        try:
            return _bind(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ListenError("settings.door", host=host, port=number, reason=str(error.strerror)) from None
    raise ListenError("settings.port-taken", port=port)


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    door = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would share the port with whoever has it
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
    except BaseException:
        door.close()
        raise
    return door


def browser_url(door: socket.socket, host: str) -> str:
    """The address for a browser on this machine."""
    name = EVERYWHERE.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{door.getsockname()[1]}"


def open_browser(address: str, environment: Mapping[str, str]) -> None:
    """Show a page in a browser, where there is a screen; a browser for terminals would be in the way here."""
    if sys.platform in ("win32", "darwin") or any(environment.get(key) for key in SCREENS):
        # some browsers keep whoever starts them waiting
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
