"""The names of levels at tables of the house: `perfect` only where play is exact, and both names are understood."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dicehouse import create, games
from dicehouse.bots import levels
from dicehouse.core.record import SeatInfo
from dicehouse.dice import FairSeed
from dicehouse.server.entries import Sat
from dicehouse.server.seats import SeatRequest
from dicehouse.server.table import Step, Table
from dicehouse.server.table_spec import TableSpec
from dicehouse.terminal.players import wake_bots
from dicehouse.testing.table_keys import other_values
from server.inprocess import LocalNode


def opened(folder: Path, game: str, options: dict[str, Any], asked: str, players: int = 3) -> str:
    """The level that is shown for a bot that was asked for by this name."""

    async def work() -> str:
        async with LocalNode(folder) as node:
            seats: list[dict[str, str]] = [{"kind": "program"}] * (players - 1)
            body = {"game": game, "options": options, "seats": [*seats, {"kind": "bot", "level": asked}]}
            made = (await node.ask("POST", "/api/tables", body)).json()
            seat: dict[str, str] = (await node.ask("GET", f"/api/tables/{made['table']}")).json()["seats"][-1]
            assert seat["name"] == f"{seat['level']} {players}"
            return seat["level"]

    return asyncio.run(work())


@pytest.mark.parametrize("asked", ["master", "perfect"])
@pytest.mark.parametrize(
    ("game", "players", "options", "shown"),
    [
        ("dixkibluff", 3, {}, "master"),
        ("chinchiller", 2, {}, "perfect"),
        ("chinchiller", 3, {}, "master"),
        ("gonuts", 2, {}, "perfect"),
        ("gonuts", 2, {"round": "live"}, "master"),
    ],
)
def test_a_table_shows_the_name_that_is_true_of_it(
    tmp_path: Path, game: str, players: int, options: dict[str, Any], shown: str, asked: str
) -> None:
    assert opened(tmp_path, game, options, asked, players) == shown


def test_the_house_says_where_the_top_level_is_perfect(tmp_path: Path) -> None:
    """By what it says a client finds the level the rules find, with all options."""

    async def ask() -> Any:
        async with LocalNode(tmp_path) as node:
            return (await node.ask("GET", "/api/games")).json()

    for info in asyncio.run(ask()):
        kind = games.load(info["name"]).options_type
        low, high = kind.seats
        for players in range(low, high + 1):
            start = kind(players=players)
            for options in (start, *(other for one in kind.describe() for other in other_values(start, one.key))):
                plain, where = options.to_dict(), info["perfect_where"]
                exact = where is not None and all(plain[key] in values for key, values in where.items())
                assert levels(info["name"], options)[-1] == ("perfect" if exact else "master")
                assert levels(info["name"], options)[-1] in info["levels"]


def test_a_stored_table_with_an_older_name_is_shown_by_the_true_one_and_its_record_stays() -> None:
    rules = create("dixkibluff", 3)
    spec = TableSpec(game="dixkibluff", options=rules.options.to_dict(), seats=(SeatRequest("bot", "perfect"),) * 3)
    table = Table(rules, spec, FairSeed())
    for seat in range(3):
        table.apply(Step(Sat(seat, f"perfect {seat + 1}", "", "", "bot", "perfect"), None), 0.0)
    assert [table.seats.bot_level_of(seat) for seat in range(3)] == ["master"] * 3
    assert {sitter.level for sitter in table.seats if sitter is not None} == {"perfect"}


def test_a_record_with_an_older_name_is_played_on_by_the_same_bot() -> None:
    game = create("dixkibluff", 3)
    bots = wake_bots(game, (SeatInfo("a", "perfect"), SeatInfo("b", "master"), SeatInfo("c", "unheard")), Random(0))
    assert [type(bot).__name__ for bot in bots.values()] == ["GreedyBot", "GreedyBot", "Regular"]
