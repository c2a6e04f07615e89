"""Friends at two nodes: what the host changes, whom the host sends away, and another game by consent."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from server.conftest import Nats
from server.friends import Friends
from server.inprocess import LocalNode

Work = Callable[[Friends, Friends], Coroutine[Any, Any, None]]


def at_two_nodes(folder: Path, postgres: str, nats: Nats, work: Work, **settings: Any) -> None:
    """Do something at two nodes of one house."""

    async def inside() -> None:
        shared = {"database": postgres, "channel": nats.address, **settings}
        async with LocalNode(folder, **shared) as one, LocalNode(folder, **shared) as two:
            await asyncio.wait_for(work(Friends(one), Friends(two)), 90)

    asyncio.run(inside())


def join(here: Friends, there: Friends) -> None:
    """The friends at the other node know the same table and the same tokens."""
    there.table, there.host, there.tokens = here.table, here.host, here.tokens


async def until(wanted: Callable[[], Any]) -> None:
    """Wait for what comes from the other node."""
    while not wanted():
        await asyncio.sleep(0.01)


async def finish(here: Friends, there: Friends) -> None:
    """Play until both nodes say that the game is over."""
    await asyncio.gather(here.finish(), there.finish())


def test_what_the_host_changes_at_one_node_holds_at_the_other(tmp_path: Path, postgres: str, nats: Nats) -> None:
    async def work(here: Friends, there: Friends) -> None:
        await here.open(3)
        join(here, there)
        await here.sit("Ann", seat=0)
        await there.sit("Cem", seat=2)
        await here.come("Ann")
        await there.come("Cem")
        assert (await here.change(hints=True)).status == 204
        await until(lambda: there.told("Cem", "changed"))
        assert (await there.info())["hints"] is True
        assert (await here.change(seats=[{"seat": 0}, {"seat": 2}])).status == 204  # without whoever did not come
        await until(lambda: there.lines["Cem"].now["phase"] == "playing")
        last = there.heard("Cem", "welcome")[-1]
        assert (last["seat"], last["options"]["players"]) == (1, 2)
        await finish(here, there)
        assert await there.names() == await here.names() == ["Ann", "Cem"]

    at_two_nodes(tmp_path, postgres, nats, work)


def test_whoever_is_sent_away_at_one_node_is_away_at_the_other_and_comes_back(
    tmp_path: Path, postgres: str, nats: Nats
) -> None:
    async def work(here: Friends, there: Friends) -> None:
        await here.open(2)
        join(here, there)
        await here.sit("Ann", "Ben")
        await here.come("Ann")
        await there.come("Ben")
        assert (await here.ask("DELETE", "/seats/1?name=Ben")).status == 204
        await until(lambda: there.told("Ben", "dropped"))
        await there.come("Ben")
        assert there.heard("Ben")[-1]["code"] == "table.sent-away"
        assert (await here.ask("POST", "/restored?name=Ben")).status == 204
        await until(lambda: here.told("Ann", "restored"))
        await there.come("Ben")
        assert there.heard("Ben")[-1]["seat"] == 1
        await finish(here, there)

    at_two_nodes(tmp_path, postgres, nats, work)


def test_a_rematch_is_proposed_at_one_node_and_accepted_at_the_other(tmp_path: Path, postgres: str, nats: Nats) -> None:
    async def work(here: Friends, there: Friends) -> None:
        await here.open(2)
        join(here, there)
        await here.sit("Ann", "Ben")
        await here.come("Ann")
        await there.come("Ben")
        await finish(here, there)
        assert (await here.ask("POST", "/next", None, "Ann")).json() == {"table": ""}
        await until(lambda: there.told("Ben", "proposed"))
        assert there.lines["Ben"].now["proposal"]["yes"] == [0]
        table = (await there.ask("POST", "/next", None, "Ben")).json()["table"]
        await until(lambda: here.told("Ann", "followed"))
        assert here.told("Ann", "followed")[0]["text"] == table
        here.table = table
        join(here, there)
        await here.come("Ann")
        await there.come("Ben")
        assert [here.heard("Ann", "welcome")[-1]["seat"], there.heard("Ben", "welcome")[-1]["seat"]] == [1, 0]
        await finish(here, there)

    at_two_nodes(tmp_path, postgres, nats, work, pledge_within=0.1)


def test_two_who_want_the_next_game_at_once_at_two_nodes_get_the_same_one(
    tmp_path: Path, postgres: str, nats: Nats
) -> None:
    async def work(here: Friends, there: Friends) -> None:
        for _ in range(5):
            await here.open(2)
            join(here, there)
            await here.sit("Ann", "Ben")
            await here.come("Ann")
            await there.come("Ben")
            await finish(here, there)
            await asyncio.gather(
                here.ask("POST", "/next", None, "Ann"),
                there.ask("POST", "/next", None, "Ben"),
            )
            await until(lambda: here.told("Ann", "followed") and there.told("Ben", "followed"))
            assert here.told("Ann", "followed") == there.told("Ben", "followed")
            assert len(here.told("Ann", "followed")) == 1

    at_two_nodes(tmp_path, postgres, nats, work, limits=1000)
