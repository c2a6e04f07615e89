"""The door of a node: where it listens, what it says about it, and who opens the page."""

import re
import shlex
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicehouse.server.errors import ListenError
from dicehouse.server.listen import LAST_PORT, bind, browser_url
from server.conftest import START_WITHIN, NodeProcess

HERE = ("127.0.0.1",)


def one(doors: list[socket.socket]) -> socket.socket:
    """The only one."""
    (door,) = doors
    return door


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


def serve(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """A node that is not expected to start."""
    command = [sys.executable, "-m", "dicehouse.cli", "serve", "--lang", "en", *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=START_WITHIN)


def test_a_port_that_is_taken_is_refused_with_a_sentence(taken: int, tmp_path: Path) -> None:
    ended = serve("--port", str(taken), "--database", str(tmp_path / "tables.sqlite"))
    wrong = f"Port {taken} is taken: another program listens there. Choose another with --port.\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", wrong)


@pytest.mark.parametrize(
    ("host", "port", "reason"),
    [
        ("127.0.0.1", LAST_PORT + 1, "ports go from 0 to 65535"),
        ("127.0.0.1", -1, "ports go from 0 to 65535"),
        ("192.0.2.1", 0, "Cannot assign requested address"),
        ("no such host", 0, "Name or service not known"),
    ],
)
def test_nobody_can_listen_where_there_is_nothing(host: str, port: int, reason: str) -> None:
    with pytest.raises(ListenError) as refused:
        bind((host,), port)
    assert (refused.value.code, refused.value.details["reason"]) == ("settings.door", reason)


def test_the_next_free_port_is_taken_where_any_will_do(taken: int) -> None:
    with pytest.raises(ListenError) as refused:
        bind(HERE, taken)
    assert refused.value.code == "settings.port-taken"
    with one(bind(HERE, taken, or_next=True)) as door:
        assert door.getsockname()[1] > taken


def test_a_free_port_stays_the_one_that_was_asked_for(taken: int) -> None:
    with one(bind(HERE, 0)) as found:
        port = found.getsockname()[1]
    with one(bind(HERE, port, or_next=True)) as door:
        assert door.getsockname()[1] == port


def test_the_last_ports_do_not_begin_again_at_the_first() -> None:
    with one(bind(HERE, LAST_PORT)) as door:
        door.listen()
        with pytest.raises(ListenError) as refused:
            bind(HERE, LAST_PORT, or_next=True)
    assert refused.value.code == "settings.port-taken"


def test_all_addresses_get_the_same_port() -> None:
    doors = bind(("127.0.0.1", "127.0.0.2", "127.0.0.3"), 0)
    assert len({door.getsockname()[1] for door in doors}) == 1
    for door in doors:
        door.close()


def test_a_port_must_be_free_on_every_address(taken: int) -> None:
    """It is free on the first address and taken on the second: nothing stays bound, and the next port is tried."""
    both = ("127.0.0.2", "127.0.0.1")
    with pytest.raises(ListenError) as refused:
        bind(both, taken)
    assert refused.value.code == "settings.port-taken"
    one(bind(("127.0.0.2",), taken)).close()
    doors = bind(both, taken, or_next=True)
    assert {door.getsockname()[1] > taken for door in doors} == {True}
    for door in doors:
        door.close()


def test_callers_are_turned_away_until_the_node_listens() -> None:
    with one(bind(HERE, 0)) as door, pytest.raises(ConnectionRefusedError):
        socket.create_connection(door.getsockname(), timeout=10)


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("0.0.0.0", "127.0.0.1"),
        ("", "127.0.0.1"),
        ("localhost", "localhost"),
        ("::", "[::1]"),
    ],
)
def test_the_address_told_is_one_a_browser_can_go_to(host: str, name: str) -> None:
    with one(bind(HERE, 0)) as door:
        assert browser_url(door, host) == f"http://{name}:{door.getsockname()[1]}"


def test_the_page_is_opened_where_the_node_really_is(taken: int, tmp_path: Path) -> None:
    """A browser that writes down where it is sent: the port asked for is taken, so it must be another."""
    visited = tmp_path / "visited"
    browser = tmp_path / "browser.py"
    browser.write_text(
        "import sys, urllib.request\n"
        "page = urllib.request.urlopen(sys.argv[1] + '/healthz', timeout=30).read().decode()\n"
        f"open({str(visited)!r}, 'w').write(f'{{sys.argv[1]}} {{page}}')\n"
    )
    command = shlex.join([sys.executable, str(browser)]) + " %s"
    node = NodeProcess(tmp_path)
    node.arguments += ["--port", str(taken), "--next-port", "--open", "--lang", "en"]
    node.environment["BROWSER"] = command
    node.start(wait=False)
    try:
        end = time.monotonic() + START_WITHIN
        while not (visited.exists() and visited.read_text()) and time.monotonic() < end:
            time.sleep(0.05)
        address, said = visited.read_text().split()
        assert said == "ok"
        assert int(address.rpartition(":")[2]) > taken
        assert f"The house is open: {address}  (Ctrl+C closes it.)" in node.log.read_text().splitlines()
        assert node.stop() == 0
    finally:
        node.kill()


def test_no_page_is_opened_unless_somebody_asks(tmp_path: Path) -> None:
    visited = tmp_path / "visited"
    node = NodeProcess(tmp_path)
    node.arguments += ["--lang", "en"]
    node.environment["BROWSER"] = f"touch {visited} %s"
    node.start()
    try:
        assert re.search(rf"^The house is open: {node.address} ", node.log.read_text(), flags=re.MULTILINE)
        with urllib.request.urlopen(f"{node.address}/healthz", timeout=30) as answer:
            assert answer.status == 200
        assert node.stop() == 0
        assert not visited.exists()
    finally:
        node.kill()
