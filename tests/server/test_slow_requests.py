"""Clients who connect and do not finish a request: they keep nobody out, and have to go after a while."""

import contextlib
import json
import resource
import socket
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import requests

from dicehouse.server.headers import SECURITY
from dicehouse.server.transport.http import READ_WITHIN
from dicehouse.server.transport.limits import MOST_READING
from server.conftest import NodeProcess

PATIENCE = 6 * READ_WITHIN
CROWD = 3000
KEPT_ALIVE = 4.0
"""So long a node surely waits for the next request of somebody who has asked one."""
OPEN: dict[str, Any] = {"game": "gonuts", "seats": [{}, {}]}


@pytest.fixture
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node with a usual limit of open files, beside tests with a larger one."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    running = NodeProcess(tmp_path_factory.mktemp("slow"), bot_pause=0.0, files=1024)
    running.start()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit[1], 8192), limit[1]))
    try:
        yield running
        assert running.errors() == []
    finally:
        running.kill()
        resource.setrlimit(resource.RLIMIT_NOFILE, limit)


def request(*lines: str, body: str = "") -> bytes:
    return "\r\n".join((*lines, "", body)).encode()


GET = request("GET /healthz HTTP/1.1", "Host: localhost")
SHAKE = request(
    "GET /ws HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"
)
UNFINISHED = {
    "nothing": b"",
    "half a line": b"GET /ap",
    "half a head": GET[:-2],
    "half a handshake": SHAKE[:-2],
    "half a body": request(
        "POST /api/tables HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/json",
        "Content-Length: 100",
        body="{",
    ),
    "empty lines": b"\r\n\r\n",
}


def connected(node: NodeProcess, said: bytes) -> socket.socket:
    caller = socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE)
    caller.sendall(said)
    return caller


def last_words(caller: socket.socket) -> bytes:
    """Everything the node says until it hangs up."""
    told = b""
    with contextlib.suppress(ConnectionResetError):
        while part := caller.recv(4096):
            told += part
    return told


def test_whoever_does_not_finish_asking_has_to_go_and_whoever_does_stays(node: NodeProcess) -> None:
    """All at the same time: the time counts for each request, so nobody has to go for having been here long."""
    with contextlib.ExitStack() as stack:
        callers = {
            name: stack.enter_context(contextlib.closing(connected(node, said))) for name, said in UNFINISHED.items()
        }
        second = stack.enter_context(contextlib.closing(connected(node, GET)))
        answered = b""
        while not answered.endswith(b"ok"):
            answered += second.recv(4096)
        second.sendall(GET[:10])
        callers["half a second request"] = second
        dripping = stack.enter_context(contextlib.closing(connected(node, b"GET /")))
        dripping.settimeout(0.2)
        steady = stack.enter_context(requests.Session())
        ports = set()
        asked = [time.monotonic()]
        while True:  # until somebody who does not get on has to go
            asked.append(time.monotonic())
            assert asked[-1] < asked[0] + PATIENCE
            with steady.get(f"{node.address}/healthz", timeout=PATIENCE, stream=True) as answer:
                ports.add(answer.raw.connection.sock.getsockname()[1])
                assert answer.text == "ok"
            try:
                dripping.sendall(b"a")  # a byte now and then is not getting on
                if dripping.recv(4096)[:13] in (b"HTTP/1.1 408 ", b""):
                    break
            except TimeoutError:
                continue
            except OSError:  # what is sent while the node hangs up may drop its last word
                break
        told = {name: last_words(caller) for name, caller in callers.items()}
    if max(later - earlier for earlier, later in pairwise(asked)) < KEPT_ALIVE:  # else silence ended it
        assert len(ports) == 1
    assert told.pop("nothing") == told.pop("empty lines") == b""
    for name, words in told.items():
        assert words.startswith(b"HTTP/1.1 408 "), name
        head, _, body = words.partition(b"\r\n\r\n")
        assert json.loads(body)["code"] == "http.408"
        assert all(f"{key.lower()}: {value}".encode() in head for key, value in SECURITY.items())


def test_thousands_who_do_not_get_on_keep_nobody_out(node: NodeProcess) -> None:
    """More than the node may have open files: whoever has taken longest goes as soon as too many are at it."""
    kinds = [UNFINISHED[name] for name in ("nothing", "half a line", "half a handshake", "half a body")]
    assert node.process is not None
    with contextlib.ExitStack() as stack:
        crowd = []
        for number in range(CROWD):
            crowd.append(stack.enter_context(contextlib.closing(connected(node, kinds[number % len(kinds)]))))
            if number % 250 == 0:
                # from another address: requests count for their own before they are read
                other = {"X-Forwarded-For": "10.0.0.1"}
                with requests.post(f"{node.address}/api/tables", json=OPEN, headers=other, timeout=PATIENCE) as opened:
                    assert opened.status_code == 201
        for caller in crowd[: CROWD - 2 * MOST_READING]:
            assert last_words(caller)[:13] in (b"", b"HTTP/1.1 408 ", b"HTTP/1.1 429 ")
        files = len(list(Path(f"/proc/{node.process.pid}/fd").iterdir()))
        assert files < MOST_READING + 100
        with requests.get(f"{node.address}/api/games", timeout=PATIENCE) as answer:
            assert answer.status_code == 200
