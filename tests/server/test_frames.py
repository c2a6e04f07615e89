"""WebSocket frames: what RFC 6455 asks for, limits that count frames, and whatever else somebody may send."""

import asyncio
import contextlib
import json
import re
import socket
import tomllib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # not in the stubs
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode
from websockets.typing import Origin, Subprotocol

from dicehouse.client import ServerApi
from dicehouse.server.metrics import METRICS
from dicehouse.server.protocol import VERSION
from dicehouse.server.settings import Settings
from dicehouse.server.transport import websocket
from dicehouse.server.transport.close_codes import ALLOWED_FROM_CLIENT, CloseCode
from dicehouse.server.transport.connection import Connection
from dicehouse.server.transport.frames import READ_AT_ONCE, check_picows
from dicehouse.server.transport.http import check_uvicorn
from dicehouse.server.transport.listener import Listener
from dicehouse.server.transport.websocket import WebSocket
from server.conftest import NodeProcess
from server.documents import ROOT
from server.inprocess import serving
from server.raw import PATIENCE, Raw, code, frame, handshake

FRAMES = websocket.BURST * Settings().frames
"""So many control frames and fragments may come at once."""
FLOOD = 20 * FRAMES


@pytest.fixture(scope="module")
def node(shared_node: NodeProcess) -> NodeProcess:
    return shared_node


@pytest.fixture(scope="module")
def hello(node: NodeProcess) -> bytes:
    table = asyncio.run(ServerApi(node.address).open_table("gonuts", [{}, {}]))["table"]
    return frame(json.dumps({"say": "hello", "version": VERSION, "table": table}).encode())


@pytest.fixture
def watcher(node: NodeProcess, hello: bytes) -> Iterator[Raw]:
    """Somebody who watches, and was welcomed."""
    with Raw(node).upgrade() as line:
        line.send(hello)
        welcome = line.frame()
        assert welcome is not None
        assert json.loads(welcome.data)["say"] == "welcome"
        yield line


PING_ID = json.dumps({"say": "ping", "id": "alive"}).encode()


def is_alive(line: Raw) -> bool:
    line.send(frame(PING_ID))
    while (told := line.frame()) is not None:
        if told.opcode == Opcode.TEXT and json.loads(told.data).get("id") == "alive":
            return True
    return False


# limits: H1


@pytest.mark.parametrize("greeted", [True, False])
@pytest.mark.parametrize(
    "flood",
    [
        frame(b"", Opcode.PING),
        frame(b"x" * 125, Opcode.PING),
        frame(b"", Opcode.PONG),
        frame(b"", Opcode.CONT, fin=False),
    ],
    ids=["pings", "long pings", "pongs", "continuations"],
)
def test_too_many_control_frames_or_fragments_end_the_connection(
    node: NodeProcess, hello: bytes, flood: bytes, greeted: bool
) -> None:
    with Raw(node).upgrade() as line:
        if greeted:
            line.send(hello)
        before = node.refused("frames") + node.refused("fragments")
        start = [frame(b"", fin=False)] if flood[0] == Opcode.CONT else []
        line.send(b"".join([*start, flood * FLOOD]))
        told = line.frames()
    assert code(told) == CloseCode.POLICY_VIOLATION
    assert sum(frame.opcode == Opcode.PONG for frame in told) < FRAMES + Settings().frames  # not one for each
    assert node.refused("frames") + node.refused("fragments") == before + 1


def test_as_many_control_frames_as_are_usual_are_answered_one_by_one(watcher: Raw) -> None:
    count = FRAMES // 2
    watcher.send(b"".join(frame(b"%d" % number, Opcode.PING) for number in range(count)))
    pongs: list[int] = []
    while len(pongs) < count:
        told = watcher.frame()
        assert told is not None
        if told.opcode == Opcode.PONG:
            pongs.append(int(told.data))
    assert pongs == list(range(count))
    assert is_alive(watcher)


def test_a_message_has_so_many_fragments_and_no_more(node: NodeProcess, hello: bytes, watcher: Raw) -> None:
    most = Settings().fragments

    def pieces(count: int) -> bytes:
        size = -(-len(PING_ID) // count)
        parts = [PING_ID[place : place + size] for place in range(0, len(PING_ID), size)]
        parts += [b""] * (count - len(parts))
        codes = [Opcode.TEXT, *[Opcode.CONT] * (count - 1)]
        return b"".join(
            frame(part, kind, fin=number == count)
            for number, (part, kind) in enumerate(zip(parts, codes, strict=True), start=1)
        )

    watcher.send(pieces(most))
    told = watcher.frame()
    assert told is not None
    assert json.loads(told.data)["id"] == "alive"
    before = node.refused("fragments")
    watcher.send(pieces(most + 1))
    assert watcher.goodbye() == CloseCode.POLICY_VIOLATION
    assert node.refused("fragments") == before + 1


def test_pongs_do_not_pile_up_for_who_does_not_read(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Even where frames are not limited: whoever reads again gets one pong for all pings that came meanwhile."""
    node = NodeProcess(tmp_path_factory.mktemp("pongs"), limits=0)
    node.start()
    try:
        with Raw(node).upgrade() as line:
            ping = frame(b"x" * 125, Opcode.PING)
            count = line.send_without_reading(ping * 100, 200_000 * len(ping)) // len(ping)
            told = [told for told in line.frames() if told.opcode == Opcode.PONG]
            assert count > 100_000  # it is read on all the while
            assert 0 < len(told) < count / 2
        assert node.errors() == []
    finally:
        node.kill()


class Wire(asyncio.Transport):
    """A transport that has as many bytes as its protocol takes, and nobody who reads."""

    def __init__(self) -> None:
        super().__init__()
        self.protocol: Any = None
        self.written = b""
        self.socket = socket.socket()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert isinstance(self.protocol, asyncio.BaseProtocol)
        return self.protocol

    def get_write_buffer_size(self) -> int:
        return 1

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def can_write_eof(self) -> bool:
        return False

    def is_closing(self) -> bool:
        return False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.socket if name == "socket" else default

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def arrive(self, data: bytes) -> int:
        """Read as uvloop does: what fits into the protocol's buffer; gives how much that was."""
        buffer = self.protocol.get_buffer(-1)
        size = min(len(buffer), len(data))
        buffer[:size] = data[:size]
        self.protocol.buffer_updated(size)
        return size


@contextlib.asynccontextmanager
async def upgraded() -> AsyncIterator[Wire]:
    """A WebSocket without limits on a transport in this process."""

    async def serve(connection: Connection) -> None:
        while await connection.receive() is not None:
            pass

    state, wire = ServerState(), Wire()
    listener = Listener(Settings(limits=0), 10, serve, lambda _: False)
    connection = WebSocket(listener, wire, state, "127.0.0.1", "me")
    listener.connections.admit(connection)
    connection.start(b"dGhlIHNhbXBsZSBub25jZQ==", b"")
    try:
        yield wire
    finally:
        connection.on_ws_disconnected(None)  # type: ignore[arg-type]  # it is not looked at
        await asyncio.gather(*state.tasks)
        wire.socket.close()


def test_however_much_is_sent_at_once_little_of_it_is_held() -> None:
    """Picows doubles its buffer whenever it is full: who sends much is read from little by little."""

    async def work() -> None:
        async with upgraded() as wire:
            moves = frame(PING_ID)
            for _ in range(1000):  # one after the other, as players send them
                assert wire.arrive(moves) == len(moves)
                await asyncio.sleep(0)
            assert type(wire.protocol) is WSProtocol
            flood, taken = frame(b"", Opcode.PONG) * 10_000, 0
            while taken < 40 * len(flood):
                size = wire.arrive(flood[taken % len(flood) :])
                assert size <= READ_AT_ONCE
                taken += size
            assert len(WSProtocol.get_buffer(wire.protocol._frames, -1)) < 4 * READ_AT_ONCE

    asyncio.run(work())


def test_after_broken_frames_nothing_is_parsed() -> None:
    async def work() -> None:
        async with upgraded() as wire:
            before = METRICS.refused.labels("broken")._value.get()
            flood = b"\xff" * 50_000
            while flood:  # before the loop turns
                flood = flood[wire.arrive(flood) :]
            assert METRICS.refused.labels("broken")._value.get() == before + 1
            assert wire.written.count(CloseCode.PROTOCOL_ERROR.to_bytes(2, "big")) == 1

    asyncio.run(work())


def test_what_comes_after_a_goodbye_is_not_looked_at(node: NodeProcess, watcher: Raw) -> None:
    watcher.send(frame(b"\x03\xe8", Opcode.CLOSE) + frame(PING_ID) * 5 + b"\xff" * 100_000)
    told = watcher.frames()
    assert [frame.opcode for frame in told] == [Opcode.CLOSE]
    assert code(told) == 1000


# RFC 6455

BROKEN_FRAMES = {
    "not masked": (b"\x81\x02{}", CloseCode.PROTOCOL_ERROR),
    "the first reserved bit": (b"\xc1\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "the second reserved bit": (b"\xa1\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "the third reserved bit": (b"\x91\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "a reserved bit of a ping": (b"\xc9\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "an unknown opcode": (b"\x83\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "an unknown control opcode": (b"\x8b\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "a ping in fragments": (b"\x09\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "a long ping": (b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126, CloseCode.PROTOCOL_ERROR),
    "a length written too long": (b"\x81\xfe\x00\x02\0\0\0\0{}", CloseCode.PROTOCOL_ERROR),
    "a length that is negative": (b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "a length nobody has": (b"\x81\xff\x7f" + b"\xff" * 7 + b"\0\0\0\0", CloseCode.MESSAGE_TOO_BIG),
    "one byte too long": (b"\x81\xfe\x20\x01\0\0\0\0", CloseCode.MESSAGE_TOO_BIG),
    "a continuation of nothing": (frame(b"x", Opcode.CONT), CloseCode.PROTOCOL_ERROR),
    "a text inside another": (frame(b"a", fin=False) + frame(b"b"), CloseCode.PROTOCOL_ERROR),
    "bytes inside a text": (frame(b"a", fin=False) + frame(b"b", Opcode.BINARY, fin=False), CloseCode.PROTOCOL_ERROR),
    "no text": (frame(b"\xff"), CloseCode.INVALID_TEXT),
    "no text in fragments": (frame(b"\xc3", fin=False) + frame(b"(", Opcode.CONT), CloseCode.INVALID_TEXT),
    "a goodbye of one byte": (frame(b"\x03", Opcode.CLOSE), CloseCode.PROTOCOL_ERROR),
    "a goodbye that is no text": (frame(b"\x03\xe8\xff", Opcode.CLOSE), CloseCode.INVALID_TEXT),
} | {
    f"a goodbye with {number}": (frame(number.to_bytes(2, "big"), Opcode.CLOSE), CloseCode.PROTOCOL_ERROR)
    for number in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535)
}


@pytest.mark.parametrize("broken", BROKEN_FRAMES)
def test_a_broken_frame_closes_the_connection_and_says_why(watcher: Raw, broken: str) -> None:
    sent, wanted = BROKEN_FRAMES[broken]
    watcher.send(sent, *(sent[place : place + 1] for place in range(len(sent))))  # and what comes then changes nothing
    assert watcher.goodbye() == wanted


def test_text_may_be_cut_inside_a_character_and_bytes_are_read_as_text(watcher: Raw) -> None:
    message = json.dumps({"say": "ping", "id": "\u00e4\u00f6"}, ensure_ascii=False).encode()
    place = message.index("\u00e4".encode()) + 1
    for kind in (Opcode.TEXT, Opcode.BINARY):
        watcher.send(frame(message[:place], kind, fin=False), frame(message[place:], Opcode.CONT))
        told = watcher.frame()
        assert told is not None
        assert json.loads(told.data)["id"] == "\u00e4\u00f6"


@pytest.mark.parametrize("number", [1000, 1001, 1011, 3000, 4999])
def test_a_goodbye_is_answered_with_its_own_code(node: NodeProcess, hello: bytes, number: int) -> None:
    async def work() -> None:
        async with connect(ServerApi(node.address).websocket_url) as line:
            await line.close(number, "bye")
            assert line.protocol.close_rcvd is not None
            assert line.protocol.close_rcvd.code == number
            assert line.protocol.close_rcvd_then_sent is False

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_a_goodbye_without_a_code_is_answered(watcher: Raw) -> None:
    watcher.send(frame(b"", Opcode.CLOSE))
    assert watcher.goodbye() == 1000


def test_a_client_library_finds_what_it_expects(node: NodeProcess) -> None:
    """Pings and their answers, long messages, fragments; no extension and no subprotocol, whatever is offered."""

    async def work() -> None:
        table = (await ServerApi(node.address).open_table("gonuts", [{}, {}]))["table"]
        wishes = {"compression": "deflate", "subprotocols": [Subprotocol("chat")], "ping_interval": None}
        async with connect(ServerApi(node.address).websocket_url, **wishes) as line:  # type: ignore[arg-type]
            assert line.subprotocol is None
            assert line.protocol.extensions == []
            await line.send(json.dumps({"say": "hello", "version": VERSION, "table": table}))
            assert json.loads(await line.recv())["say"] == "welcome"
            await (await line.ping(b"payload"))
            await line.send([PING_ID[:5].decode(), PING_ID[5:].decode()])
            assert json.loads(await line.recv())["id"] == "alive"
            await line.send(json.dumps({"say": "ping", "id": "x", "more": "y" * 4000}))
            assert json.loads(await line.recv())["code"] == "protocol.message"
            await line.send("x" * (websocket.LARGEST_MESSAGE + 1))
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == CloseCode.MESSAGE_TOO_BIG

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_whoever_does_not_answer_pings_is_gone_and_whoever_does_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "PING_EVERY", 0.3)

    async def work() -> None:
        async with serving(tmp_path) as (_, address):
            table = (await ServerApi(address).open_table("gonuts", [{}, {}]))["table"]
            hello = json.dumps({"say": "hello", "version": VERSION, "table": table})
            async with connect(ServerApi(address).websocket_url) as line:  # it answers by itself
                await line.send(hello)
                reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
                writer.write(handshake() + frame(hello.encode()))
                told = await reader.read()  # until the house hangs up
                writer.close()
                assert told.count(b"\x89\x00") >= 1
                assert b"no answer to a ping" in told
                assert told.partition(b"no answer to a ping")[0].endswith(CloseCode.INTERNAL_ERROR.to_bytes(2, "big"))
                await line.send(PING_ID)
                while json.loads(await line.recv()).get("id") != "alive":
                    pass

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


# handshakes


def test_browsers_shake_hands_in_several_ways(node: NodeProcess, hello: bytes) -> None:
    """Firefox asks for `keep-alive, Upgrade`; and the first message may come right behind, in pieces or not."""
    asked = handshake().replace(b"Connection: Upgrade", b"Connection: keep-alive, Upgrade")
    everything = asked + hello + frame(PING_ID)
    for cut in (0, 1, 40, len(asked) - 1, len(asked), len(asked) + 1, len(asked) + 7, len(asked) + len(hello)):
        with Raw(node) as line:
            line.send(everything[:cut], everything[cut:])
            answer = line.answer()
            assert answer is not None
            assert (answer.status, answer.headers["sec-websocket-accept"]) == (101, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
            for wanted in ("welcome", "done"):
                told = line.frame()
                assert told is not None
                assert json.loads(told.data)["say"] == wanted


HANDSHAKES = {
    "another path": (handshake(path="/other"), 403),
    "a page from elsewhere": (handshake("Origin: https://elsewhere.example"), 403),
    "no page at all": (handshake("Origin: null"), 403),
    "an origin that is none": (handshake("Origin: http://["), 403),
    "an origin with a user": (handshake("Origin: http://x@elsewhere.example"), 403),
    "an old version": (handshake().replace(b"Version: 13", b"Version: 8"), 426),
    "no version": (handshake().replace(b"Sec-WebSocket-Version: 13\r\n", b""), 426),
    "no key": (handshake(key=""), 400),
    "a short key": (handshake(key="dGhl"), 400),
    "a key that is none": (handshake(key="\u00e4" * 24), 400),
    "two keys": (handshake("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="), 400),
    "another method": (handshake().replace(b"GET", b"PUT", 1), 400),
    "an old HTTP": (handshake().replace(b"HTTP/1.1", b"HTTP/1.0"), 400),
}


@pytest.mark.parametrize("odd", HANDSHAKES)
def test_a_handshake_that_is_none_or_not_allowed_is_refused(node: NodeProcess, odd: str) -> None:
    sent, status = HANDSHAKES[odd]
    with Raw(node) as line:
        line.send(sent)
        answer = line.answer()
        assert answer is not None
        assert (answer.status, json.loads(answer.body)["code"]) == (status, f"http.{status}")
        assert line.answer() is None


def test_a_page_of_the_house_may_connect(node: NodeProcess) -> None:
    async def work() -> None:
        async with connect(ServerApi(node.address).websocket_url, origin=Origin(node.address)):
            pass

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


# anything

opcodes = st.sampled_from([0, 1, 2, 8, 9, 10]) | st.integers(0, 15)


@st.composite
def wild_frame(draw: st.DrawFn) -> bytes:
    """A frame in which anything may be wrong."""
    data = draw(st.binary(max_size=130) | st.sampled_from([PING_ID, b"{}", b"x" * 3000]))
    first = draw(st.sampled_from([0x80, 0x80, 0x80, 0x00]) | st.integers(0, 15).map(lambda bits: bits << 4))
    masked = draw(st.sampled_from([0x80, 0x80, 0x80, 0x80, 0x00]))
    size = draw(st.just(len(data)) | st.sampled_from([0, 1, 125, 126, 8192, 8193, 65535, 2**32, 2**63]))
    head = bytes([first | draw(opcodes)])
    if size < 126 and draw(st.integers(0, 9)):
        head += bytes([masked | size])
    elif size < 2**16 and draw(st.integers(0, 9)):
        head += bytes([masked | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([masked | 127]) + size.to_bytes(8, "big")
    whole = head + (bytes(4) if masked else b"") + data
    return whole[: draw(st.just(len(whole)) | st.integers(0, len(whole)))]


CODES = {None, 1000, 1002, 1007, 1008, 1009, *range(3000, 5000), *ALLOWED_FROM_CLIENT}


@settings(max_examples=150)
@given(frames=st.lists(wild_frame() | st.binary(max_size=40), max_size=12), cut=st.integers(1, 50), greet=st.booleans())
def test_whatever_frames_come_are_answered_in_frames(
    node: NodeProcess, hello: bytes, frames: list[bytes], cut: int, greet: bool
) -> None:
    """In pieces of any size; then the client says goodbye, and the connection ends with a code or in half a frame."""
    data = (hello if greet else b"") + b"".join(frames)
    with Raw(node).upgrade() as line:
        line.send(*(data[place : place + cut] for place in range(0, len(data), cut)))
        line.send(frame(b"\x03\xe8", Opcode.CLOSE))
        line.finish()
        assert code([told for told in line.frames() if told.opcode == Opcode.CLOSE]) in CODES


# what this leans on


def test_what_this_leans_on_has_bounds() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["server"]
    bounded = {re.split("[<>=]", one)[0] for one in wanted if "<" in one}
    assert bounded >= {"uvicorn", "picows", "httptools"}


def test_the_internals_this_leans_on_are_there() -> None:
    async def work() -> None:
        check_picows()

    asyncio.run(work())
    check_uvicorn()


def test_other_internals_are_told_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        check_picows()

    monkeypatch.setattr("dicehouse.server.transport.frames.feed", lambda *_: None)
    with pytest.raises(RuntimeError, match="this version of picows"):
        asyncio.run(work())
    monkeypatch.setattr("dicehouse.server.transport.http.REQUIRED", ("on_something_else",))
    with pytest.raises(RuntimeError, match="this version of uvicorn"):
        check_uvicorn()
