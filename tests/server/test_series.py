"""A series of games: opened once however often it is asked for, and who has won how often."""

import asyncio
import json
import sqlite3
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.asyncio.client import connect

from dicehouse.client import ApiError, Seat, ServerApi, sit_down
from dicehouse.core.game import Outcome
from dicehouse.dice import FairSeed
from dicehouse.server.entries import Agreed, Dropped, Ended, read_entry, write_entry
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.series import next_game
from dicehouse.server.table import Step, Table
from dicehouse.server.table_rules import shared_rules
from dicehouse.server.table_spec import TableSpec
from server.conftest import NodeProcess
from support import rule

SAFE = {"first": 0, "squirrels": 0, "cars": 0, "target": 8}
"""Go Nuts! in which every roll is an acorn: whoever starts banks at once, and the other never comes to it."""


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run some work, and give up rather than hang for ever."""
    return asyncio.run(asyncio.wait_for(work, 100))


async def greeted(api: ServerApi, table: str, token: str = "") -> dict[str, Any]:
    """The first answer of a fresh connection."""
    async with connect(api.websocket_url) as socket:
        await socket.send(json.dumps({"say": "hello", "version": 2, "table": table, "token": token}))
        return json.loads(await socket.recv())  # type: ignore[no-any-return]


async def first_wins(api: ServerApi, table: str, tokens: list[str]) -> None:
    """Whoever starts rolls until the target is reached."""
    async with Seat(api, table, tokens[0]) as one, Seat(api, table, tokens[1]) as two:
        await asyncio.gather(win(one), win(two))


async def win(seat: Seat) -> None:
    """Roll until the target is reached."""
    async for moment in seat.moments():
        if moment.choices:
            effects = {choice.action: choice.effect for choice in moment.choices}
            await seat.act("bank" if effects["bank"]["wins"] else "roll", moment.number)


async def opened(node: NodeProcess, options: dict[str, Any] | None = None, **wishes: Any) -> tuple[str, list[str]]:
    """A table with two people; gives its id and their tokens."""
    api = ServerApi(node.address)
    table = (await api.open_table("gonuts", [{}, {}], SAFE | (options or {}), **wishes))["table"]
    return table, [(await sit_down(node.address, table, name, string="")).token for name in ("Ann", "Bob")]


def ask_next(api: ServerApi, table: str, token: str) -> Coroutine[Any, Any, Any]:
    return api.request("POST", f"/api/tables/{table}/next", {}, token)


async def agree_next(api: ServerApi, table: str, tokens: list[str]) -> str:
    """All players want another game; gives its table."""
    for token in tokens:
        answer = await ask_next(api, table, token)
    return str(answer["table"])


def test_a_series_counts_its_games_and_wins_by_the_seats_of_now(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        first, tokens = await opened(node, away="bot", hints=False, clock=300)
        table, wins = first, [0, 0]
        for played in range(4):
            welcome = await greeted(api, table, tokens[0])
            info = await api.request("GET", f"/api/tables/{table}")
            assert (welcome["away"], welcome["hints"], welcome["clock"]) == ("bot", False, 300)
            assert [info[key] for key in ("away", "hints", "clock", "listed")] == ["bot", False, 300, False]
            assert welcome["seat"] == played % 2  # two players: everybody starts every other game
            told = {key: welcome.get(key) for key in ("series", "played", "wins")}
            if played:
                assert told == {"series": first, "played": played, "wins": [wins[played % 2], wins[1 - played % 2]]}
            else:  # what is usual is left out
                assert told == {"series": None, "played": None, "wins": None}
            assert [info["series"], info["played"], info["wins"]] == [
                told["series"] or "", told["played"] or 0, told["wins"] or [],
            ]  # fmt: skip
            await first_wins(api, table, tokens)
            wins[played % 2] += 1  # whoever starts wins: Ann the first game, Bob the second
            table = await agree_next(api, table, tokens)

    run(work())
    assert node.errors() == []


def test_a_listed_table_says_so(node: NodeProcess) -> None:
    async def work() -> None:
        table, tokens = await opened(node, listed=True)
        assert (await greeted(ServerApi(node.address), table, tokens[0]))["listed"] is True
        assert (await ServerApi(node.address).request("GET", f"/api/tables/{table}"))["listed"] is True

    run(work())


def test_the_next_game_is_opened_once_however_many_ask_for_it_at_once(node: NodeProcess, tmp_path: Path) -> None:
    async def work() -> None:
        table, tokens = await opened(node)
        api = ServerApi(node.address)
        with pytest.raises(ApiError) as early:
            await ask_next(api, table, tokens[0])
        assert early.value.code == "table.not-over"
        await first_wins(api, table, tokens)
        await asyncio.gather(*(ask_next(api, table, token) for token in tokens * 10))
        asked = [await ask_next(api, table, token) for token in tokens]
        assert len({one["table"] for one in asked}) == 1
        with sqlite3.connect(tmp_path / "tables.sqlite") as tables:
            assert {row[0] for row in tables.execute("SELECT id FROM tables")} == {table, asked[0]["table"]}
        tables.close()

    run(work())
    assert node.errors() == []


def test_two_nodes_that_are_asked_at_once_open_one_next_game(nodes: list[NodeProcess], postgres: str) -> None:
    async def work() -> None:
        database = await asyncpg.connect(postgres)
        for _ in range(5):
            table, tokens = await opened(nodes[0])
            houses = [ServerApi(node.address) for node in nodes]
            await first_wins(houses[1], table, tokens)
            before = await database.fetchval("SELECT count(*) FROM tables")
            await asyncio.gather(*(ask_next(api, table, token) for token in tokens for api in houses for _ in range(3)))
            asked = [await ask_next(api, table, tokens[0]) for api in houses]
            assert len({one["table"] for one in asked}) == 1
            assert await database.fetchval("SELECT count(*) FROM tables") == before + 1
            for api, token in zip(houses, tokens, strict=True):
                assert (await greeted(api, asked[0]["table"], token))["played"] == 1
        await database.close()

    run(work())
    assert [node.errors() for node in nodes] == [[], []]


def finished(winners: tuple[int, ...], wins: tuple[int, ...] = ()) -> Table:
    """A table of three whose game is over: two people and a bot; one was dropped."""
    spec = TableSpec(
        game="gonuts",
        options={"players": 3},
        seats=(SeatRequest(), SeatRequest("bot", "novice"), SeatRequest()),
        series="first" if wins else "",
        played=1 if wins else 0,
        wins=wins,
    )
    table = Table(shared_rules("gonuts", {"players": 3}), spec, FairSeed())
    for seat, occupant in enumerate(
        (
            Occupant("novice 1", "person", "", "hash 0", "a" * 64),  # a name that a bot in this seat would have
            Occupant("novice 2", "bot", "novice", "", ""),
            Occupant("Cem", "person", "", "hash 2", ""),
        )
    ):
        for step in table.sit(seat, occupant):
            table.apply(step, 0.0)
    table.apply(Step(Dropped(2, "regular"), table.state), 0.0)
    table.apply(Step(Ended(Outcome("target", winners, (0, 0, 0)), ""), table.state), 0.0)
    table.apply(Step(Agreed((0,)), table.state), 0.0)
    return table


def test_a_shared_win_counts_for_each_and_wins_move_with_the_players() -> None:
    spec, occupants = next_game("first", finished((0, 2)))
    assert (spec.series, spec.played, spec.wins) == ("first", 1, (0, 0, 1))
    assert [wish.kind for wish in spec.seats] == ["bot", "bot", "person"]
    # the bot keeps its name, or it might get that of a player; in the seat of whoever was dropped sits another bot
    assert {seat: (occupant.name, occupant.kind, occupant.token) for seat, occupant in occupants.items()} == {
        0: ("novice 2", "bot", ""),
        2: ("novice 1", "person", "hash 0"),
    }
    # players are asked anew what they pledge; the house adds nothing
    assert [occupants[seat].pledge for seat in (0, 2)] == ["", None]
    again, _ = next_game("second", finished((1,), spec.wins))
    assert (again.series, again.played, again.wins) == ("first", 2, (1, 0, 0))


def over_at_once(spec: TableSpec, occupants: dict[int, Occupant]) -> Table:
    """A table at which everybody sat down, whoever starts was drawn, and the starter has won."""
    table = Table(shared_rules(spec.game, spec.options), spec, FairSeed())
    for seat in range(len(spec.seats)):
        for step in table.sit(seat, occupants[seat]):
            table.apply(step, 0.0)
    assert table.starter is not None
    ended = Ended(Outcome("target", (table.starter,), (0,) * len(spec.seats)), "")
    for entry in (ended, Agreed(tuple(range(len(spec.seats))))):
        table.apply(Step(entry, table.state), 0.0)
    return table


@rule("C15")
@pytest.mark.parametrize(
    ("game", "players"), [("gonuts", 2), ("gonuts", 3), ("chinchiller", 5), ("chili", 4), ("dixkibluff", 3)]
)
@pytest.mark.parametrize("first", ["draw", "1"])
def test_the_start_moves_to_the_left_whatever_the_first_game_drew(game: str, players: int, first: str) -> None:
    options = shared_rules(game, {"players": players, "first": first}).options.to_dict()
    names = [f"P{seat}" for seat in range(players)]
    for _ in range(5):  # another draw each time
        spec = TableSpec(game=game, options=options, seats=(SeatRequest(),) * players)
        occupants = {seat: Occupant(name, "person", "", f"hash {name}", "") for seat, name in enumerate(names)}
        starters, wins = [], dict.fromkeys(names, 0)
        for _ in range(2 * players):
            table = over_at_once(spec, occupants)
            occupant = table.seats[table.starter or 0]
            assert occupant is not None
            starters.append(occupant.name)
            assert not spec.wins or {s.name: spec.wins[seat] for seat, s in occupants.items()} == wins
            wins[occupant.name] += 1
            spec, occupants = next_game("first", table)
        begin = names.index(starters[0])
        assert starters == [names[(begin + number) % players] for number in range(2 * players)]
        assert set(wins.values()) == {2}


def test_the_start_is_found_in_a_log_that_is_read_again() -> None:
    rules = shared_rules("gonuts", {"players": 3})
    spec = TableSpec(game="gonuts", options=rules.options.to_dict(), seats=(SeatRequest(),) * 3)
    table, again = (Table(rules, spec, FairSeed()) for _ in range(2))
    for seat in range(3):
        for step in table.sit(seat, Occupant(f"P{seat}", "person", "", f"hash {seat}", "")):
            table.apply(step, 0.0)
            again.apply(again.step(read_entry(write_entry(step.entry))), 0.0)
    assert again.starter == table.starter is not None


def test_a_series_from_outside_starts_with_somebody_else_each_time(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        table, tokens = await opened(node, {"first": "draw"})
        winners = []
        for _ in range(4):
            winners.append(await starter_wins(api, table, tokens))
            table = await agree_next(api, table, tokens)
        assert winners in (["Ann", "Bob"] * 2, ["Bob", "Ann"] * 2)

    run(work())
    assert node.errors() == []


async def starter_wins(api: ServerApi, table: str, tokens: list[str]) -> str:
    """Whoever starts, wherever they sit, rolls until the target is reached; gives their name."""
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(Seat(api, table, token)) for token in tokens]
        for seat in seats:  # all are there, so that the dice can be mixed
            moment = await anext(seat.moments())
            while moment.phase == "open":
                moment = await anext(seat.moments())
            if not moment.choices:
                continue
            while moment.phase != "over":
                effects = {choice.action: choice.effect for choice in moment.choices}
                await seat.act("bank" if effects["bank"]["wins"] else "roll")
                moment = await anext(seat.moments())
            names = (await api.request("GET", f"/api/tables/{table}"))["seats"]
            return str(names[seat.seat or 0]["name"])
    raise AssertionError("nobody starts")
