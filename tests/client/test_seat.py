"""A seat of the client library: what becomes of a program when its server talks nonsense, or the table is gone."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest
from websockets.asyncio.server import ServerConnection, serve

from dicehouse.client import Gone, Seat, ServerApi
from server.documents import run

WELCOME = {"say": "welcome", "seat": 0, "commitment": "c", "game": "gonuts", "options": {}, "missed": []} | {
    "now": {"number": 1, "phase": "playing", "choices": [{"action": "roll", "effect": {}}]}
}


def with_server(talk: Callable[[ServerConnection], Awaitable[None]], work: Callable[[Seat], Awaitable[None]]) -> None:
    """Do something with a seat at a server that talks like this to everybody."""

    async def inside() -> None:
        async with serve(talk, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Seat(ServerApi(f"http://127.0.0.1:{port}"), "table") as seat:
                await work(seat)

    run(inside())


@pytest.mark.parametrize("nonsense", ["{", "[]", "{}", '{"say": "welcome"}'])
def test_a_server_that_talks_nonsense_is_an_error_and_not_a_silence(nonsense: str) -> None:
    async def talk(line: ServerConnection) -> None:
        await line.recv()
        await line.send(nonsense)

    async def work(seat: Seat) -> None:
        with pytest.raises((ValueError, KeyError, TypeError)):
            await anext(seat.moments())

    with_server(talk, work)


def test_who_acts_at_a_table_that_is_gone_is_told_so_every_time() -> None:
    async def talk(line: ServerConnection) -> None:
        await line.recv()
        await line.send(json.dumps(WELCOME))
        await line.recv()
        await line.send(json.dumps({"say": "refused", "code": "table.deleted", "sentence": "It is deleted."}))

    async def work(seat: Seat) -> None:
        await anext(seat.moments())
        for _ in range(2):
            with pytest.raises(Gone, match="It is deleted"):
                await seat.act("roll")

    with_server(talk, work)


def test_an_answer_to_a_program_that_no_longer_waits_for_it_does_no_harm() -> None:
    seats: list[Seat] = []

    async def talk(line: ServerConnection) -> None:
        await line.recv()
        await line.send(json.dumps(WELCOME))
        async for text in line:
            await line.send(json.dumps({"say": "done", "id": json.loads(text)["id"], "number": 2}))

    async def work(seat: Seat) -> None:
        seats.append(seat)
        await anext(seat.moments())
        hear = seat._hear

        def cancel_and_hear(message: dict[str, object]) -> None:
            acting.cancel()
            hear(message)

        seat._hear = cancel_and_hear  # type: ignore[method-assign]  # the answer comes in the turn in which it is cancelled
        acting = asyncio.ensure_future(seat.act("roll"))
        with pytest.raises(asyncio.CancelledError):
            await acting
        seat._hear = hear  # type: ignore[method-assign]
        assert await seat.act("roll") == 2

    with_server(talk, work)
