"""The list of tables: only those whose hosts are there, and no address fills it."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from dicehouse.server import lobby
from dicehouse.server.lobby import MOST_LISTED
from dicehouse.server.protocol import VERSION
from server.conftest import Nats
from server.documents import run
from server.inprocess import LocalNode

OPEN = {"game": "gonuts", "seats": [{}, {}], "listed": True}


async def opened(node: LocalNode, client: str = "10.0.0.1") -> dict[str, str]:
    answer = await node.ask("POST", "/api/tables", OPEN, client=client)
    assert answer.status == 201, answer.body
    found: dict[str, str] = answer.json()
    return found


@asynccontextmanager
async def connected(node: LocalNode, table: str, client: str = "10.0.0.1", **tokens: str) -> AsyncIterator[None]:
    """Somebody at a table, until the end."""
    welcomed: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    line = node.line(lambda data: None if welcomed.done() else welcomed.set_result(data), client)
    line.say(say="hello", version=VERSION, table=table, **tokens)
    assert json.loads(await welcomed)["say"] == "welcome"
    try:
        yield
    finally:
        await line.hang_up()


async def listed(node: LocalNode) -> list[str]:
    answer = await node.ask("GET", "/api/tables", client="10.9.9.9")
    return [one["table"] for one in answer.json()]


def test_a_table_is_listed_while_its_host_is_connected(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as node:
            one = await opened(node)
            table, host = one["table"], one["host"]
            assert await listed(node) == []
            async with connected(node, table):  # anybody who watches
                assert await listed(node) == []
            async with connected(node, table, host="wrong"):
                assert await listed(node) == []
            async with connected(node, table, token=host):  # a program
                assert await listed(node) == [table]
            async with connected(node, table, host=host):  # a browser before its visitor sits down
                assert await listed(node) == [table]
                async with connected(node, table, host=host):  # and in a second tab
                    pass
                assert await listed(node) == [table]
            assert await listed(node) == []
            taken = (await node.ask("POST", f"/api/tables/{table}/seats", {"name": "Ann"})).json()
            async with connected(node, table, token=taken["token"]):  # a player who is not the host
                assert await listed(node) == []
            async with connected(node, table, token=taken["token"], host=host):  # and one who is
                assert await listed(node) == [table]
                await node.ask("POST", f"/api/tables/{table}/seats", {"name": "Bob"})
                assert await listed(node) == []  # nothing is free any more

    run(work())


def test_one_address_cannot_fill_the_list(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as node, AsyncExitStack() as stack:
            honest = [await opened(node, f"10.0.1.{number}") for number in range(5)]
            for number, one in enumerate(honest):
                await stack.enter_async_context(connected(node, one["table"], f"10.0.1.{number}", token=one["host"]))
            flood = [await opened(node, "10.6.6.6") for _ in range(60)]
            for one in flood:
                await stack.enter_async_context(connected(node, one["table"], "10.6.6.6", token=one["host"]))
            shown = await listed(node)
            assert {one["table"] for one in honest} <= set(shown)
            assert len(shown) == 5 + 3
            refused = await node.ask("POST", "/api/tables", OPEN, client="10.6.6.6")
            assert (refused.status, refused.json()["code"]) == (429, "table.listed-enough")
            unlisted = await node.ask("POST", "/api/tables", OPEN | {"listed": False}, client="10.6.6.6")
            assert unlisted.status == 201
            await opened(node, "10.0.1.99")

    run(work())


def test_many_addresses_share_the_list_evenly(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as node, AsyncExitStack() as stack:
            honest = await opened(node, "10.0.1.1")
            await stack.enter_async_context(connected(node, honest["table"], "10.0.1.1", token=honest["host"]))
            for number in range(3 * 30):
                client = f"10.6.6.{number % 30}"
                one = await opened(node, client)
                await stack.enter_async_context(connected(node, one["table"], client, token=one["host"]))
            shown = await listed(node)
            assert len(shown) == MOST_LISTED
            assert shown[-1] == honest["table"]  # the oldest of all, and the first of its address

    run(work())


@pytest.mark.parametrize(("most", "limits", "shown"), [(5, 1.0, 5), (5, 2.0, 5), (5, 0.0, 8)])
def test_more_are_listed_where_the_house_says_so(tmp_path: Path, most: int, limits: float, shown: int) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path, listed_per_address=most, limits=limits) as node, AsyncExitStack() as stack:
            for one in [await opened(node) for _ in range(8)]:
                await stack.enter_async_context(connected(node, one["table"], token=one["host"]))
            assert len(await listed(node)) == shown

    run(work())


def test_a_table_that_waits_for_long_is_listed_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as node:
            one = await opened(node)
            async with connected(node, one["table"], token=one["host"]):
                assert await listed(node) == [one["table"]]
                monkeypatch.setattr(lobby, "LISTED_FOR", -1.0)
                assert await listed(node) == []

    run(work())


def test_nodes_tell_each_other_what_they_list(tmp_path: Path, postgres: str, nats: Nats) -> None:
    async def until(node: LocalNode, wanted: list[str]) -> None:
        while await listed(node) != wanted:
            await asyncio.sleep(0.05)

    async def work() -> None:
        shared = {"database": postgres, "channel": nats.address, "limits": 1000}
        async with LocalNode(tmp_path, **shared) as one, LocalNode(tmp_path, **shared) as two:
            found = await opened(one)
            async with connected(one, found["table"], token=found["host"]):
                await until(two, [found["table"]])
                async with LocalNode(tmp_path, **shared) as third:  # whoever comes later asks
                    await until(third, [found["table"]])
                await two.ask("POST", f"/api/tables/{found['table']}/seats", {"name": "Ann"})
                while (await two.ask("GET", "/api/tables")).json()[0]["free"] != 1:
                    await asyncio.sleep(0.05)
            await until(two, [])
            async with connected(one, found["table"], token=found["host"]):
                await until(two, [found["table"]])
                # a node that is silent is forgotten
                await two.node.lobby.heartbeat(time.monotonic() + 60)
                assert await listed(two) == []

    run(work())
