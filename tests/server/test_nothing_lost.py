"""Nothing is lost: nodes, NATS and the database are killed at random moments while many tables are played.

Every acknowledged action is in the log exactly once, every client ends with the same history, and no game is stuck.
`make test` plays some tables for a short while; `make soak` many for long (DICEHOUSE_TABLES_AT_ONCE, DICEHOUSE_KILLS).
"""

import asyncio
import os
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dicehouse import games
from dicehouse.client import ApiError, Refusal, Seat, ServerApi
from dicehouse.core.record import Record
from dicehouse.dice import verify
from server.conftest import Nats, NodeProcess, Postgres

TABLES = int(os.environ.get("DICEHOUSE_TABLES_AT_ONCE", "8"))
KILLS = int(os.environ.get("DICEHOUSE_KILLS", "4"))
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("gonuts", 2, {"target": 40, "round": "beats"}),
    ("chinchiller", 2, {}),
    ("dixkibluff", 3, {}),
    ("chili", 2, {"rolls": 15}),
)
PATIENCE = 60 + 15 * KILLS
"""So many seconds everything must be over: a game that is stuck is found out."""
EXPECTED = ("action.too-late", "action.illegal", "action.not-your-turn", "table.not-begun")
"""What may be refused where a moment is acted on that is no longer the latest."""


class Player:
    """Plays any legal action, and notes what the house acknowledged."""

    def __init__(self, seat: Seat, random: Random, pace: float) -> None:
        self.seat = seat
        self.random = random
        self.pace = pace
        self.acknowledged: list[tuple[int, str]] = []

    async def play(self) -> None:
        async with self.seat as seat:
            async for moment in seat.moments():
                if not moment.choices:
                    continue
                await asyncio.sleep(self.random.uniform(0, self.pace))
                action = self.random.choice(moment.choices).action
                try:
                    number = await seat.act(action, moment.number)
                except Refusal as refusal:
                    assert refusal.code in EXPECTED, refusal  # noqa: PT017
                else:
                    self.acknowledged.append((number, action))


class Table:
    """A table and everybody at it."""

    def __init__(self, table: str, players: list[Player]) -> None:
        self.table = table
        self.players = players

    async def play(self) -> None:
        await asyncio.gather(*(player.play() for player in self.players))

    async def check(self, api: ServerApi) -> None:
        text = await api.request("GET", f"/api/tables/{self.table}/record")
        record = Record.read(text)
        verify(record)
        match = games.replay(record)
        assert match.outcome is not None
        logs = [player.seat.history for player in self.players]
        numbers = [[entry["number"] for entry in log] for log in logs]
        assert all(numbered == list(range(1, len(numbers[0]) + 1)) for numbered in numbers)
        kinds = [[(entry["kind"], entry.get("seat"), entry["at"]) for entry in log] for log in logs]
        assert all(kind == kinds[0] for kind in kinds)
        acted = {entry["number"]: entry["seat"] for entry in logs[0] if entry["kind"] == "acted"}
        counted = Counter(number for player in self.players for number, _ in player.acknowledged)
        assert set(counted.values()) <= {1}
        assert set(counted) == set(acted), "acknowledged and logged actions differ"
        told = iter([entry.text for entry in match.entries if entry.seat is not None])
        by_number = {number: action for player in self.players for number, action in player.acknowledged}
        assert [by_number[number] for number in sorted(by_number)] == list(told)


async def patiently(work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """Ask until the house answers: opening a table and sitting down carry no id, so a program asks again itself."""
    while True:
        try:
            return await work()
        except OSError:
            await asyncio.sleep(0.2)
        except ApiError as error:
            if error.status < 500:
                raise
            await asyncio.sleep(0.2)


async def open_table(nodes: list[NodeProcess], slot: int, random: Random, pace: float) -> Table:
    """A full table; neighbours are at different nodes."""
    game, players, options = GAMES[slot % len(GAMES)]
    houses = [ServerApi(node.address) for node in nodes]
    opened = await patiently(lambda: houses[slot % len(houses)].open_table(game, [{}] * players, options))
    seated = []
    for seat in range(players):
        api = houses[(slot + seat) % len(houses)]
        token = await sit(api, opened["table"], seat)
        seated.append(Player(Seat(api, opened["table"], token), Random(random.random()), pace))
    return Table(opened["table"], seated)


async def sit(api: ServerApi, table: str, seat: int) -> str:
    """Take a seat, with a token of one's own: asking twice takes one seat."""
    own = secrets.token_urlsafe(24)
    where, token = await patiently(lambda: api.take_seat(table, f"P{seat}", seat=seat, token=own))
    assert (where, token) == (seat, own)
    return own


async def play_through(
    nodes: list[NodeProcess], random: Random, pace: float, trouble: Coroutine[Any, Any, None]
) -> list[Table]:
    """Play table after table while trouble is made, and finish all of them."""
    making = asyncio.create_task(trouble)
    played: list[Table] = []

    async def sit_and_play(slot: int) -> None:
        while not making.done():
            table = await open_table(nodes, slot, random, pace)
            await table.play()
            played.append(table)

    await asyncio.wait_for(asyncio.gather(making, *map(sit_and_play, range(TABLES))), PATIENCE)
    return played


def test_a_killed_node_loses_nothing(tmp_path: Path) -> None:
    random = Random(1)
    node = NodeProcess(tmp_path, limits=0)
    node.start()
    kills = 0

    async def trouble() -> None:
        nonlocal kills
        for _ in range(KILLS):
            await asyncio.sleep(random.uniform(0.3, 2.0))
            node.kill()
            kills += 1
            await asyncio.to_thread(node.start)

    async def work() -> None:
        for table in await play_through([node], random, 0.05, trouble()):
            await table.check(ServerApi(node.address))

    try:
        asyncio.run(work())
    finally:
        node.kill()
    assert kills == KILLS
    assert node.errors() == []


def test_nodes_nats_and_database_are_killed_in_turn_and_nothing_is_lost(tmp_path: Path, nats: Nats) -> None:
    random = Random(2)
    database = Postgres()
    nodes = [NodeProcess(tmp_path, database.address, nats.address, limits=0) for _ in range(2)]
    for node in nodes:
        node.start()
    troubled: list[str] = []

    async def trouble() -> None:
        for round_ in range(KILLS):
            await asyncio.sleep(random.uniform(0.5, 2.0))
            match round_ % 4:
                case 0 | 2:
                    node = nodes[round_ % 2]
                    node.kill()
                    troubled.append("node")
                    await asyncio.sleep(random.uniform(0.0, 1.0))
                    await asyncio.to_thread(node.start, False)
                case 1:
                    nats.kill()
                    troubled.append("nats")
                    await asyncio.sleep(random.uniform(0.5, 2.0))
                    await asyncio.to_thread(nats.start)
                case _:
                    await asyncio.to_thread(database.kill)
                    troubled.append("database")
                    await asyncio.to_thread(database.start)

    async def work() -> None:
        played = await play_through(nodes, random, 0.05, trouble())
        for node in nodes:
            await asyncio.to_thread(node.wait)
        for table in played:
            await table.check(ServerApi(nodes[1].address))

    try:
        asyncio.run(work())
    finally:
        for node in nodes:
            node.kill()
        database.close()
    assert set(troubled) == {"node", "nats", "database"}


@pytest.mark.parametrize("game", games.names())
def test_two_nodes_serve_one_table(tmp_path: Path, nats: Nats, postgres: str, game: str) -> None:
    players, options = next((players, options) for name, players, options in GAMES if name == game)
    nodes = [NodeProcess(tmp_path, postgres, nats.address, limits=0) for _ in range(2)]
    for node in nodes:
        node.start()

    async def work() -> None:
        api = ServerApi(nodes[0].address)
        opened = await api.open_table(game, [{}] * players, options)
        seats = []
        for player in range(players):
            _, token = await ServerApi(nodes[player % 2].address).take_seat(opened["table"], f"P{player}")
            seats.append(
                Player(Seat(ServerApi(nodes[player % 2].address), opened["table"], token), Random(player), 0.0)
            )
        table = Table(opened["table"], seats)
        await asyncio.wait_for(table.play(), 200)
        await table.check(ServerApi(nodes[1].address))

    try:
        asyncio.run(work())
    finally:
        for node in nodes:
            node.kill()
    assert [node.errors() for node in nodes] == [[], []]
