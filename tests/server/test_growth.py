"""Nothing at a table grows without end: what is said is limited and paged, logs are capped, bots read no chat."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from dicehouse.client import ServerApi, sit_down
from dicehouse.server import live_table
from dicehouse.server.bot_pool import BotPool
from dicehouse.server.bus import NullBus
from dicehouse.server.entries import WORDS, Hinted, Said, write_entry
from dicehouse.server.errors import ProtocolError, TableError
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node
from dicehouse.server.postgres_store import PostgresStore
from dicehouse.server.protocol import Act, Told
from dicehouse.server.quotas import Quotas
from dicehouse.server.seats import Occupant, Player, SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.store import Store
from server.conftest import NodeProcess
from server.local_tables import run_with_node

SAFE = {"first": 0, "squirrels": 0, "cars": 0}
ANN, BOB = Player(0, "hash of Ann"), Player(1, "hash of Bob")


class Guest:
    """Somebody who watches and keeps nothing."""

    viewer = -1
    token = ""
    host = False
    client = "-"
    own = False
    reading = False

    def push(self, data: bytes) -> None:
        """Nothing."""

    def close(self, code: int) -> None:
        """Nothing."""


async def table_of(node: Node) -> LiveTable:
    opened = await node.open_table("gonuts", SAFE, [SeatRequest()] * 2)
    live = await node.live_table(opened.table)
    for player, name in ((ANN, "Ann"), (BOB, "Bob")):
        occupant = Occupant(name, "person", "", player.token, "")
        await live.writer.change(lambda table: table.sit(player.seat, occupant), lambda _: None)  # noqa: B023 - called at once
    return live


async def talk(live: LiveTable, node: Node, words: int) -> None:
    """Much chat at once, as it would be in the log."""
    bodies = [write_entry(Said(0, f"word {word} " + "x" * 480)) for word in range(words)]
    assert await node.store.append(live.row.id, live.table.number, live.table.at, bodies, None)
    await live.writer.catch_up()


def test_a_welcome_stays_small_however_much_was_said(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node)
        await talk(live, node, 5_000)
        number = await live.chat(ANN, "the last word", "id")
        welcome = await live.join(Guest(), 0, host=False)
        said = [told for told in welcome.missed if told.kind == "said"]
        assert [told.number for told in said] == list(range(number - live_table.NEWEST_WORDS + 1, number + 1))
        assert said[-1].text == "the last word"
        pages: list[Told] = []
        before = said[0].number
        while page := await live.earlier(-1, before):
            assert len(page) <= live_table.PAGE
            pages = [*page, *pages]
            before = page[0].number
        assert [told.number for told in pages] == list(range(1, said[0].number))
        assert (await live.earlier(-1, 2**31))[-1].number == number

    run_with_node(tmp_path, work, most_words=10_000)


def test_chat_does_not_push_the_game_out_of_a_welcome(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node)
        await talk(live, node, 500)
        welcome = await live.join(Guest(), 0, host=False)
        assert [told.kind for told in welcome.missed[:4]] == ["sat", "sat", "began", "rolled"]

    run_with_node(tmp_path, work)


@pytest.mark.parametrize(("after", "told"), [(live_table.NEWEST_MOVES - 1, True), (live_table.NEWEST_MOVES, False)])
def test_chat_from_before_the_moves_of_a_welcome_is_left_out(tmp_path: Path, after: int, told: bool) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node)
        await talk(live, node, 1)
        bodies = [write_entry(Hinted(0))] * after
        assert await node.store.append(live.row.id, live.table.number, live.table.at, bodies, None)
        await live.writer.catch_up()
        welcome = await live.join(Guest(), 0, host=False)
        assert len([one for one in welcome.missed if one.kind != "said"]) == live_table.NEWEST_MOVES
        assert any(one.kind == "said" for one in welcome.missed) == told

    run_with_node(tmp_path, work)


def test_bots_hints_and_records_read_no_chat(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node)
        await talk(live, node, 100)
        log = await live.read_log()
        assert len(log) == 4
        assert not any(body.startswith(WORDS) for body in log)

    run_with_node(tmp_path, work)


def test_a_table_takes_so_many_words_and_so_many_entries(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node)
        for word in range(5):
            await live.chat(ANN, "word", f"id {word}")
        with pytest.raises(TableError) as enough:
            await live.chat(BOB, "one more", "id")
        assert (enough.value.code, enough.value.details) == ("table.enough-said", {"most": 5})
        assert await live.chat(ANN, "word", "id 4") == live.table.number  # sent twice, it was done once
        while live.table.number < 19:
            await live.writer.change(lambda table: table.mute(1, not table.seats.is_muted(1)), lambda _: None)
        with pytest.raises(TableError) as long:
            await live.writer.act(ANN, Act("a", "roll"))
        assert (long.value.code, long.value.details) == ("table.too-long", {"most": 20})
        with pytest.raises(TableError, match="cannot go on"):
            live.writer.act_at_once(ANN, Act("b", "roll"), lambda _: None)
        assert not live.writer.busy

    run_with_node(tmp_path, work, most_words=5, most_entries=20)


@pytest.fixture(params=["sqlite", "postgresql"])
def any_store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "sqlite":
        return SqliteStore(tmp_path / "t.sqlite")
    return PostgresStore(request.getfixturevalue("postgres"))


def test_every_store_reads_parts_of_a_log(any_store: Store) -> None:
    async def work() -> None:
        node = Node(any_store, NullBus(), BotPool(1), Settings())
        await node.open()
        try:
            live = await table_of(node)
            for word in range(3):
                await live.chat(ANN, f"word {word}", f"id {word}")
            await live.writer.change(lambda table: table.mute(1, True), lambda _: None)

            async def numbers(after: int, **limits: Any) -> list[int]:
                return [stored.number for stored in await node.store.read(live.row.id, after, **limits)]

            assert await numbers(0) == [1, 2, 3, 4, 5, 6, 7, 8]
            assert await numbers(2, last=3) == [6, 7, 8]
            assert await numbers(2, before=6) == [3, 4, 5]
            assert await numbers(0, before=7, last=2) == [5, 6]
            assert await numbers(0, words=False) == [1, 2, 3, 4, 8]
            assert await numbers(0, words=False, last=2) == [4, 8]
            assert await numbers(8) == []
        finally:
            await node.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_chat_is_counted_by_player_and_by_address() -> None:
    quotas = Quotas(1.0)

    def taken(players: int, words: int) -> int:
        count = 0
        for word in range(words):
            try:
                quotas.take_word(f"table/{word % players}", "home")
            except ProtocolError:
                continue
            count += 1
        return count

    assert taken(1, 100) == 10
    assert 10 <= taken(20, 100) <= 21  # the address had 30, whoever of it speaks
    free = Quotas(0)
    for _ in range(1000):
        free.take_word("table/0", "home")


def test_many_connections_of_one_seat_say_no_more_than_one(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        opened = await api.open_table("gonuts", [{}, {}])
        _, token = await api.take_seat(opened["table"], "Ann")
        hello = {"say": "hello", "version": 2, "table": opened["table"], "token": token}

        async def flood(line: ClientConnection, name: int) -> int:
            await line.send(json.dumps(hello))
            for word in range(10):
                await line.send(json.dumps({"say": "chat", "id": f"{name} {word}", "text": "flood"}))
            done = 0
            answered = 0
            async for text in line:
                message = json.loads(text)
                if message["say"] in ("done", "refused"):
                    answered += 1
                    done += message["say"] == "done"
                if answered == 10:
                    break
            return done

        lines = [await connect(api.websocket_url) for _ in range(6)]
        said = await asyncio.gather(*(flood(line, name) for name, line in enumerate(lines)))
        for line in lines:
            await line.close()
        async with await sit_down(node.address, opened["table"], "Bob") as bob:
            await anext(bob.moments())
            words = [told for told in bob.history if told["kind"] == "said"]
            assert await bob.earlier(3) == bob.history[:2]
        assert len(words) == sum(said) < 30  # 60 were sent: 10 at once and one a second are heard

    asyncio.run(asyncio.wait_for(work(), 90))
