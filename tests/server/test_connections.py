"""Connections: nobody takes so many that others find no place, and running out of files hits nobody who plays."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.frames import Opcode

from dicehouse.client import ServerApi
from dicehouse.server.protocol import VERSION
from dicehouse.server.session import MOST_OF_A_SEAT
from dicehouse.server.settings import Settings
from dicehouse.server.transport.connection import ConnectionState
from dicehouse.server.transport.files import RESERVE, room_for_connections
from dicehouse.server.transport.limits import BURST, Limits, OpenConnections
from server.conftest import NodeProcess
from server.raw import Raw, frame, handshake, request

USUAL = Settings()
GET = request("GET /healthz HTTP/1.1")


@contextlib.contextmanager
def running(folder: Path, **settings: Any) -> Iterator[NodeProcess]:
    node = NodeProcess(folder, bot_pause=0.0, **settings)
    node.start()
    try:
        yield node
        assert node.errors() == []
    finally:
        node.kill()


def hello(table: str, token: str = "") -> bytes:
    return frame(json.dumps({"say": "hello", "version": VERSION, "table": table, "token": token}).encode())


def told(line: Raw) -> dict[str, Any]:
    """The next message of the house."""
    while (heard := line.frame()) is not None:
        if heard.opcode == Opcode.TEXT:
            message: dict[str, Any] = json.loads(heard.data)
            return message
    return {"say": "gone"}


def opened(node: NodeProcess, seats: int = 2) -> tuple[str, list[str]]:
    """A table with everybody seated, and their tokens."""

    async def work() -> tuple[str, list[str]]:
        api = ServerApi(node.address)
        table = (await api.open_table("dixkibluff" if seats > 2 else "gonuts", [{}] * seats))["table"]
        return table, [(await api.take_seat(table, f"P{seat}"))[1] for seat in range(seats)]

    return asyncio.run(work())


def is_healthy(node: NodeProcess, source: str = "127.0.0.1") -> bool:
    with Raw(node, source) as line:
        line.send(GET)
        answer = line.answer()
    return answer is not None and answer.status == 200


# one address


def test_one_address_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    most = 20
    with running(tmp_path, connections_per_address=most) as node, contextlib.ExitStack() as stack:
        table, _ = opened(node)

        def watch(source: str) -> int | str:
            line = stack.enter_context(Raw(node, source))
            line.send(handshake())
            answer = line.answer()
            assert answer is not None
            if answer.status != 101:
                assert json.loads(answer.body)["code"] == "protocol.connections"
                return answer.status
            line.send(hello(table))
            return str(told(line)["say"])

        assert [watch("127.0.7.1") for _ in range(most)] == ["welcome"] * most
        assert [watch("127.0.7.1") for _ in range(5)] == [429] * 5
        assert node.refused("address") == 5
        assert watch("127.0.7.2") == "welcome"
        assert is_healthy(node, "127.0.7.2")


def test_one_address_comes_so_often_and_no_oftener(tmp_path: Path) -> None:
    with running(tmp_path, connection_rate=1) as node:

        def ask(source: str) -> int:
            with Raw(node, source) as line:
                line.send(GET)
                answer = line.answer()
                assert answer is not None
                return answer.status

        statuses = [ask("127.0.7.1") for _ in range(10 * BURST)]
        assert statuses[:BURST] == [200] * BURST
        assert statuses.count(429) == node.refused("rate") > BURST
        assert ask("127.0.7.2") == 200


def test_a_subnet_behind_a_proxy_is_one_address(tmp_path: Path) -> None:
    most = 10
    with running(tmp_path, connections_per_address=most) as node, contextlib.ExitStack() as stack:
        table, _ = opened(node)

        def watch(address: str) -> int:
            line = stack.enter_context(Raw(node))
            line.send(handshake(f"X-Forwarded-For: {address}"))
            answer = line.answer()
            assert answer is not None
            if answer.status == 101:
                line.send(hello(table))
                assert told(line)["say"] == "welcome"
            return answer.status

        assert [watch(f"2001:db8:1:2::{number:x}") for number in range(most + 3)] == [101] * most + [429] * 3
        assert [watch(f"2001:db8:1:3::{number:x}") for number in range(2)] == [101] * 2
        assert [watch("192.0.2.1"), watch("::ffff:192.0.2.1")] == [101] * 2


def test_whoever_waits_for_nothing_goes_first(tmp_path: Path) -> None:
    """An address with many idle connections and half requests still gets in, at the cost of its own oldest."""
    most = 10
    with running(tmp_path, connections_per_address=most) as node, contextlib.ExitStack() as stack:
        table, _ = opened(node)
        idle = [stack.enter_context(Raw(node, "127.0.7.1")) for _ in range(most)]
        for number, line in enumerate(idle):
            line.send(GET if number % 2 else GET[:10])
            if number % 2:
                answer = line.answer()
                assert answer is not None
                assert answer.status == 200
        for _ in range(most):
            line = stack.enter_context(Raw(node, "127.0.7.1")).upgrade()
            line.send(hello(table))
            assert told(line)["say"] == "welcome"
        for line in idle:
            while line.answer() is not None:
                pass
            assert line.lost
        assert node.refused("address") == most


# one table, one seat


def test_a_table_has_so_many_watchers_and_its_players_always_come_in(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_table=5) as node, contextlib.ExitStack() as stack:
        table, tokens = opened(node)

        def come(token: str = "") -> tuple[Raw, dict[str, Any]]:
            line = stack.enter_context(Raw(node)).upgrade()
            line.send(hello(table, token))
            return line, told(line)

        assert [come()[1]["say"] for _ in range(5)] == ["welcome"] * 5
        line, refusal = come()
        assert (refusal["code"], line.goodbye()) == ("table.crowded", 1013)
        assert node.refused("table") == 1
        assert [come(token)[1]["say"] for token in tokens] == ["welcome"] * 2


def test_of_the_connections_of_a_seat_the_oldest_goes(tmp_path: Path) -> None:
    with running(tmp_path) as node, contextlib.ExitStack() as stack:
        table, tokens = opened(node)
        lines = []
        for _ in range(MOST_OF_A_SEAT + 2):
            lines.append(stack.enter_context(Raw(node)).upgrade())
            lines[-1].send(hello(table, tokens[0]))
            assert told(lines[-1])["say"] == "welcome"
        assert [line.goodbye() for line in lines[:2]] == [1013] * 2
        for line in lines[2:]:
            line.send(frame(b'{"say": "ping", "id": "alive"}'))
            while (message := told(line)).get("id") != "alive":
                assert message["say"] != "gone"


# all together


def test_a_full_house_says_so_and_keeps_places_for_players(tmp_path: Path) -> None:
    most = 40
    with running(tmp_path, connections=most) as node, contextlib.ExitStack() as stack:
        table, tokens = opened(node, seats=5)

        def come(token: str = "") -> dict[str, Any]:
            line = stack.enter_context(Raw(node)).upgrade()
            line.send(hello(table, token))
            return told(line)

        for _ in range(most * 3 // 4):
            assert come()["say"] == "welcome"
        assert come()["code"] == "protocol.full"  # to watch; and then the players come in all the same
        for number in range(most // 4):
            assert come(tokens[number % len(tokens)])["say"] == "welcome"
        with Raw(node) as line:
            line.send(GET)
            answer = line.answer()
            assert answer is not None
            assert (answer.status, json.loads(answer.body)["code"]) == (503, "protocol.full")
        log = [json.loads(entry) for entry in node.log.read_text().splitlines() if entry.startswith("{")]
        said = [entry for entry in log if "as many connections are open" in entry["event"]]
        assert [(entry["level"], entry["most"]) for entry in said] == [("warning", most)]
        # whoever goes makes room
        stack.close()
        while not is_healthy(node):
            pass
        assert node.refused("full") >= 2


def test_more_connections_than_files_hit_nobody_who_plays(tmp_path: Path) -> None:
    """From many addresses: some say nothing, some half a request, some watch. All the while somebody plays."""
    files = 300
    with running(tmp_path, files=files) as node, contextlib.ExitStack() as stack:
        table, tokens = opened(node)
        player = stack.enter_context(Raw(node)).upgrade()
        player.send(hello(table, tokens[0]))
        assert told(player)["say"] == "welcome"
        for number in range(2 * files):
            line = stack.enter_context(Raw(node, f"127.0.8.{number % 50 + 1}"))
            line.send((b"", GET[:10], handshake(), handshake() + hello(table))[number % 4])
            if number % 50 == 0:
                player.send(frame(b'{"say": "ping", "id": "%d"}' % number))
                while (message := told(player)).get("id") != str(number):
                    assert message["say"] != "gone"
                assert is_healthy(node)
                again = stack.enter_context(Raw(node)).upgrade()
                again.send(hello(table, tokens[1]))
                assert told(again)["say"] == "welcome"
        assert node.files() < files - 10
        log = node.log.read_text()
        assert "the limit of open files is low" in log
        assert node.refused("full") > 0


def test_the_limit_of_files_bounds_the_connections(capfd: pytest.CaptureFixture[str]) -> None:
    assert room_for_connections(10_000, 0) == 10_000
    assert room_for_connections(10_000, 1_000_000) == 10_000
    with structlog.testing.capture_logs() as logged:
        fit = room_for_connections(10_000, 1024)
    assert 0 < fit < 1024 - RESERVE
    assert [entry["log_level"] for entry in logged] == ["warning"]


def test_the_limit_of_files_is_raised_at_the_start(node: NodeProcess) -> None:
    assert node.process is not None
    limits = Path(f"/proc/{node.process.pid}/limits").read_text()
    soft, hard = next(line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files"))
    assert soft == hard


# the table of connections


class Fake:
    """A connection that is closed when it is told to."""

    def __init__(self, key: str, table: OpenConnections) -> None:
        self.key = key
        self.state = ConnectionState.CLOSED
        self._table = table

    def evict(self) -> None:
        self._table.closed(self)


def test_nothing_is_kept_of_connections_that_ended() -> None:
    table = OpenConnections(Limits.of(USUAL), 10)
    kept = []
    for number in range(1000):
        connection = Fake(f"192.0.2.{number % 250}", table)
        if table.admit(connection) is None:
            state = list(ConnectionState)[number % 5]
            table.mark(connection, state)
            kept.append(connection)
        else:
            table.closed(connection)
    for connection in kept:
        if connection.state is not ConnectionState.CLOSED:
            table.closed(connection)
    assert table.total == 0
    assert not table._addresses
    assert not any(table._spare.values())
