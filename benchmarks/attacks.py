"""Attacks of one hostile address on a server: `python -m benchmarks.attacks NAME PORT SECONDS`.

Each attack is one finding of an external review, repeated from 127.0.0.2 until the time is up: connections that are
closed or refused are opened again after a moment. Everything is bounded in bytes and time, and nothing is sent to any
other machine.
"""

import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

from benchmarks.callers import ask, hello, line

HOSTILE = "127.0.0.2"
PING, PONG, CONTINUATION = 0x89, 0x8A, 0x00
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TICK = 0.01
AGAIN = 0.2
"""Seconds until a connection that was closed is opened again."""

Attack = Callable[[int], Awaitable[None]]


def frame(first: int, payload: bytes = b"") -> bytes:
    """A masked frame, with a mask of zeroes."""
    return bytes((first, 0x80 | len(payload))) + b"\0\0\0\0" + payload


async def connected(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(HOSTILE, 0))


async def pour(writer: asyncio.StreamWriter, chunk: bytes, rate: float, most: float = float("inf")) -> None:
    """Send the same bytes at a rate, until the connection is closed or the limit is reached."""
    each = chunk * max(1, round(rate * TICK / len(chunk)))
    sent = 0
    while sent < most and not writer.is_closing():
        writer.write(each)
        sent += len(each)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(writer.drain(), 1.0)
        await asyncio.sleep(TICK)


async def again(work: Callable[[], Awaitable[None]]) -> None:
    """Repeat for ever, whatever it raises."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError, ValueError, KeyError):
            await work()
        await asyncio.sleep(AGAIN)


async def frames(port: int, chunk: bytes, rate: float, *, greet: bool, read: bool) -> None:
    """A WebSocket that sends nothing but small frames."""
    reader, writer = await connected(port)
    try:
        writer.write(HANDSHAKE % port)
        await reader.readuntil(b"\r\n\r\n")
        if greet:
            opened = await ask(port, HOSTILE, "POST", "/api/tables", {"game": "gonuts", "seats": [{}, {}]})
            text = json.dumps(hello(opened["table"])).encode()
            writer.write(b"\x81" + bytes((0x80 | 126,)) + len(text).to_bytes(2, "big") + b"\0\0\0\0" + text)
        if chunk[0] == CONTINUATION:
            writer.write(frame(0x01, b'"'))  # a text that never ends
        reading = asyncio.ensure_future(_read(reader)) if read else None
        await pour(writer, chunk, rate)
        if reading is not None:
            reading.cancel()
    finally:
        writer.close()


async def _read(reader: asyncio.StreamReader) -> None:
    while await reader.read(2**16):
        pass


async def tiny_frames(port: int) -> None:
    """H1: pings, pongs and continuations, empty or not read, as much as a home connection carries."""
    await asyncio.gather(
        again(lambda: frames(port, frame(PING) * 50, 1_250_000, greet=True, read=True)),
        again(lambda: frames(port, frame(PONG) * 50, 1_000_000, greet=True, read=True)),
        again(lambda: frames(port, frame(CONTINUATION) * 50, 1_500_000, greet=False, read=True)),
        again(lambda: frames(port, frame(PING, b"x" * 125) * 10, 500_000, greet=True, read=False)),
        again(lambda: frames(port, frame(PING, b"x" * 125) * 10, 500_000, greet=True, read=False)),
    )


async def request(port: int, start: bytes, chunk: bytes, most: int) -> None:
    """A request that never ends, or very many of them."""
    reader, writer = await connected(port)
    del reader
    try:
        writer.write(start)
        await pour(writer, chunk, 4_000_000, most)
    finally:
        writer.close()


async def large_heads(port: int) -> None:
    """H2: many headers, one endless header, an endless address, and pipelined requests whose answers are not read."""
    start = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
    await asyncio.gather(
        again(lambda: request(port, start, b"".join(b"x%d: y\r\n" % number for number in range(500)), 40_000_000)),
        again(lambda: request(port, start + b"x: ", b"y" * 4000, 40_000_000)),
        again(lambda: request(port, b"GET /", b"y" * 4000, 40_000_000)),
        again(lambda: request(port, b"", (start + b"\r\n") * 100, 12_000_000)),
    )


async def flood_of_words(port: int) -> None:
    """H4: forty connections of one seat that send without a pause, and others that send hello all the time."""
    opened = await ask(port, HOSTILE, "POST", "/api/tables", {"game": "gonuts", "seats": [{}, {}]})
    taken = await ask(port, HOSTILE, "POST", f"/api/tables/{opened['table']}/seats", {"name": "Eve"})

    async def talk() -> None:
        async with line(port, HOSTILE) as socket:
            await socket.send(json.dumps(hello(opened["table"], taken["token"])))
            while True:
                for _ in range(20):
                    await socket.send(json.dumps({"say": "chat", "id": os.urandom(8).hex(), "text": "x" * 500}))
                for _ in range(20):
                    await socket.recv()
                await asyncio.sleep(0.1)

    async def greet() -> None:
        async with line(port, HOSTILE) as socket:
            await socket.send(json.dumps(hello(opened["table"])))
            await socket.recv()

    await asyncio.gather(*(again(_tolerant(talk)) for _ in range(40)), again(_tolerant(greet)))


async def watchers(port: int) -> None:
    """H5: more connections than a node has files, all of them watching."""
    opened = await ask(port, HOSTILE, "POST", "/api/tables", {"game": "gonuts", "seats": [{}, {}]})

    async def watch() -> None:
        async with line(port, HOSTILE) as socket:
            await socket.send(json.dumps(hello(opened["table"])))
            async for _ in socket:
                pass

    async def slowly(number: int) -> None:
        await asyncio.sleep(number * 0.005)
        await again(_tolerant(watch))

    await asyncio.gather(*(slowly(number) for number in range(1200)))


async def thinking(port: int) -> None:
    """M1: sixty connections that ask for hints, and a hundred tables of nine perfect bots with a spectator."""
    game = {"game": "dixkibluff", "seats": [{}, *[{"kind": "bot", "level": "perfect"}] * 4], "options": {"first": 0}}
    opened = await ask(port, HOSTILE, "POST", "/api/tables", game)
    taken = await ask(port, HOSTILE, "POST", f"/api/tables/{opened['table']}/seats", {"name": "Eve"})

    async def hints() -> None:
        async with line(port, HOSTILE) as socket:
            await socket.send(json.dumps(hello(opened["table"], taken["token"])))
            while True:
                await socket.send(json.dumps({"say": "hint", "id": os.urandom(8).hex()}))
                while json.loads(await socket.recv())["say"] not in ("advice", "refused"):
                    pass
                await asyncio.sleep(0.05)

    async def bots() -> None:
        body: dict[str, Any] = {"game": "dixkibluff", "seats": [{"kind": "bot", "level": "perfect"}] * 9}
        table = (await ask(port, HOSTILE, "POST", "/api/tables", body | {"options": {"calls": "live"}}))["table"]
        async with line(port, HOSTILE) as socket:
            await socket.send(json.dumps(hello(table)))
            async for _ in socket:
                pass

    async def slowly(number: int, work: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(number * 0.02)
        await again(_tolerant(work))

    await asyncio.gather(
        *(slowly(number, hints) for number in range(60)), *(slowly(number, bots) for number in range(100))
    )


def _tolerant(work: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
    """Whatever a client library raises when it is refused."""

    async def run() -> None:
        with contextlib.suppress(Exception):
            await work()

    return run


ATTACKS: dict[str, Attack] = {
    "H1": tiny_frames,
    "H2": large_heads,
    "H4": flood_of_words,
    "H5": watchers,
    "M1": thinking,
}


async def main(name: str, port: int, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(again(_tolerant(lambda: ATTACKS[name](port))), seconds)


if __name__ == "__main__":
    begun = time.monotonic()
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
