"""Nothing crashes: whatever comes over HTTP or a WebSocket is answered or shown the door, and nobody else notices.

All the while people play at another table. `make test` tries some hundred requests; DICEHOUSE_FUZZ tries as many
times more as it says.
"""

import contextlib
import resource
import socket
from collections.abc import Iterator

import pytest
import requests

from server.conftest import NodeProcess
from server.nothing_crashes.bystanders import Bystanders
from server.nothing_crashes.wild_table import HANDSHAKE, PATIENCE, SOCKETS, Guinea


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node at which people play all the while; afterwards it must be as if nothing had been."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit[1], 8192), limit[1]))
    node = NodeProcess(tmp_path_factory.mktemp("busy"), bot_pause=0.0)
    node.start()
    try:
        bystanders = Bystanders(node)
        bystanders.start()
        yield node
        bystanders.stop()
        with requests.get(f"{node.address}/readyz", timeout=PATIENCE) as answer:
            assert answer.text == "ok"
        assert node.errors() == []
    finally:
        node.kill()
        resource.setrlimit(resource.RLIMIT_NOFILE, limit)


@pytest.fixture(scope="module")
def crowd(busy: NodeProcess) -> Iterator[list[socket.socket]]:
    """A thousand who connect and say nothing, half a request, half a handshake, or no hello after a whole one."""
    with contextlib.ExitStack() as stack:
        silent = []
        for number in range(SOCKETS):
            source = (f"127.0.9.{number % 50 + 1}", 0)  # from many addresses: one alone could not have so many
            one = stack.enter_context(socket.create_connection(("127.0.0.1", busy.port), PATIENCE, source))
            one.sendall((b"", b"GET /ap", HANDSHAKE[:60], HANDSHAKE)[number % 4])
            silent.append(one)
        yield silent


@pytest.fixture(scope="module")
def table(busy: NodeProcess, crowd: list[socket.socket]) -> Guinea:
    return Guinea(busy, listed=True)  # the only one: an address has seats at few listed tables


@pytest.fixture(scope="module")
def real_table(busy: NodeProcess, crowd: list[socket.socket]) -> Guinea:
    return Guinea(busy, real=True)
