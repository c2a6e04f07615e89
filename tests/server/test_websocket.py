"""One WebSocket, byte by byte: however messages are cut and glued on their way, all are answered, in order."""

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from dicehouse.client import ServerApi
from server.conftest import NodeProcess

PATIENCE = 20
SAFE = {"first": 0, "squirrels": 0, "cars": 0}
"""Go Nuts! in which every roll is an acorn: whoever starts has a choice, and keeps the turn."""


NODE: dict[str, object] = {"limits": 0}


@pytest.fixture(scope="module")
def node(shared_node: NodeProcess) -> NodeProcess:
    return shared_node


class Line:
    """A player who decides about every byte that is sent."""

    def __init__(self, node: NodeProcess, table: str, token: str) -> None:
        self._ids = 0
        self._heard: list[bytes] = []
        self.pongs: list[bytes] = []
        self._protocol = ClientProtocol(parse_uri(ServerApi(node.address).websocket_url))
        self._socket = socket.create_connection(("127.0.0.1", node.port), PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._protocol.send_request(self._protocol.connect())
        self.send(*self._protocol.data_to_send())
        while self._protocol.state is not State.OPEN:
            self._receive()
        self.send(frame(json.dumps({"say": "hello", "version": 2, "table": table, "token": token}).encode()))
        self.number = self.hear()["now"]["number"]

    def act(self) -> tuple[str, bytes]:
        """A move, with its id; always a legal one."""
        return self._asked(say="act", action="roll")

    def ping(self) -> tuple[str, bytes]:
        return self._asked(say="ping")

    def chat(self) -> tuple[str, bytes]:
        return self._asked(say="chat", text="Hello!")

    def _asked(self, **message: object) -> tuple[str, bytes]:
        self._ids += 1
        name = f"{message['say']} {self._ids}"
        return name, frame(json.dumps({**message, "id": name}).encode())

    def send(self, *pieces: bytes) -> None:
        """Send pieces one by one."""
        for piece in pieces:
            self._socket.sendall(piece)

    def hear(self) -> dict[str, Any]:
        """The next message of the house."""
        while not self._heard:
            self._receive()
        message: dict[str, Any] = json.loads(self._heard.pop(0))
        return message

    def answers(self, count: int) -> list[str]:
        """The ids of the next answers, in the order they come; all news before them is looked at."""
        ids: list[str] = []
        while len(ids) < count:
            message = self.hear()
            if message["say"] == "news":
                numbers = [entry["number"] for entry in message["told"]]
                assert numbers == list(range(self.number + 1, message["now"]["number"] + 1))
                self.number = message["now"]["number"]
            elif message["say"] == "done":
                assert message["number"] <= self.number  # never before the news of it
                ids.append(message["id"])
            else:
                assert message["say"] == "presence", message
        return ids

    def _receive(self) -> None:
        data = self._socket.recv(65536)
        assert data, "the house hung up"
        self._protocol.receive_data(data)
        self.send(*self._protocol.data_to_send())
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.PONG):
                (self._heard if event.opcode is Opcode.TEXT else self.pongs).append(bytes(event.data))

    def goodbye(self) -> int:
        """Read until the house says goodbye; gives its code."""
        while self._protocol.close_rcvd is None:
            with contextlib.suppress(ConnectionError):  # it does not wait for an answer to its answer
                self._receive()
        return int(self._protocol.close_rcvd.code)

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, data, fin).serialize(mask=True)


async def seated(node: NodeProcess) -> tuple[str, str]:
    """A table that has begun, and the token of whoever is on turn."""
    api = ServerApi(node.address)
    table = (await api.open_table("gonuts", [{}, {}], SAFE))["table"]
    _, token = await api.take_seat(table, "Ann")
    await api.take_seat(table, "Bob")
    return table, token


@pytest.fixture
def line(node: NodeProcess) -> Iterator[Line]:
    with contextlib.closing(Line(node, *asyncio.run(seated(node)))) as line:
        yield line


def test_messages_are_answered_in_the_order_they_came_though_a_move_takes_longer(line: Line) -> None:
    # each in a packet of its own: the ping arrives while the move is being written
    for _ in range(150):
        asked = [line.act(), line.ping(), line.act(), line.chat(), line.ping()]
        line.send(*(frame for _, frame in asked))
        assert line.answers(len(asked)) == [name for name, _ in asked]


def test_messages_glued_together_are_told_apart(line: Line) -> None:
    asked = [line.act(), line.ping(), line.chat(), line.act(), line.ping()] * 3
    line.send(b"".join(frame for _, frame in asked))
    assert line.answers(len(asked)) == [name for name, _ in asked]


def test_a_message_may_be_cut_anywhere(line: Line) -> None:
    for cut in range(1, len(line.act()[1])):
        (name, move), (after, ping) = line.act(), line.ping()
        line.send(move[:cut], move[cut:] + ping)
        assert line.answers(2) == [name, after]
    name, move = line.act()
    line.send(*(move[place : place + 1] for place in range(len(move))))
    assert line.answers(1) == [name]


def test_what_looks_like_a_message_inside_another_is_part_of_it(line: Line) -> None:
    def masked(head: bytes, data: bytes) -> bytes:
        return head + b"\x80" * 4 + bytes(byte ^ 0x80 for byte in data)

    action = json.dumps({"say": "act", "id": "inside", "action": "roll"}).encode()
    move = masked(bytes((0x81, 0x80 | len(action))), action)
    chat = json.dumps({"say": "chat", "id": "outside", "text": "x" * 400}).encode()
    whole = masked(b"\x81\xfe" + len(chat).to_bytes(2, "big"), chat)
    line.send(whole[:100], move, whole[100 + len(move) :])
    assert line.hear()["code"] == "protocol.message"
    line.send(line.ping()[1])
    assert line.hear()["number"] == line.number  # nothing was done


def test_a_message_in_fragments_is_one_and_pings_may_come_between(line: Line) -> None:
    message = json.dumps({"say": "act", "id": "in pieces", "action": "roll"}).encode()
    after, ping = line.ping()
    line.send(
        frame(message[:10], fin=False),
        frame(b"still there?", Opcode.PING),
        frame(message[10:20], Opcode.CONT, fin=False),
        frame(message[20:], Opcode.CONT),
        ping,
    )
    assert line.answers(2) == ["in pieces", after]
    assert line.pongs == [b"still there?"]


def test_whoever_says_goodbye_right_after_a_move_has_made_it(node: NodeProcess) -> None:
    table, token = asyncio.run(seated(node))
    with contextlib.closing(Line(node, table, token)) as line:
        line.send(line.act()[1] + frame(b"\x03\xe8", Opcode.CLOSE))
        assert line.goodbye() == 1000
    with contextlib.closing(Line(node, table, token)) as again:
        assert again.number == line.number + 2  # the move, and the dice after it
