"""What an operator does to a store, beside the commands (`test_house_command.py`)."""

from pathlib import Path

import msgspec

from dicehouse.dice import FairSeed
from dicehouse.games import load
from dicehouse.server.operator import Operator, Wanted
from dicehouse.server.seats import SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.store import Listing, TableRow
from dicehouse.server.table_spec import TableSpec
from server.documents import run


def test_a_table_of_earlier_rules_is_read_by_those_rules(tmp_path: Path) -> None:
    """Else its log would be replayed by other rules, and exported as a game that nobody played."""
    seats = (SeatRequest(), SeatRequest())
    spec = TableSpec(game="chinchiller", options={"players": 2}, seats=seats, rules=1)
    row = TableRow("a table", "ABC234", msgspec.json.encode(spec), FairSeed().reveal(), "", False, 1.0)

    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        await store.create(row, Listing(2, "open"), [])
        await store.close()
        async with Operator(Settings(database=str(tmp_path / "tables.sqlite"))) as operator:
            table = (await operator.known("ABC234")).table
            assert table.game.options.returns == "pile"
            assert table.spec.rules == load("chinchiller").version == 2
            ((_, listed),) = [one async for one in operator.tables(Wanted())]
            assert listed is not None
            assert listed.options["returns"] == "pile"

    run(work())


def test_a_table_that_cannot_be_read_ends_no_list(tmp_path: Path) -> None:
    spec = TableSpec(game="chili", options={"players": 1}, seats=(SeatRequest(),), rules=load("chili").version)
    stored = {
        "damaged": b"{}",
        "later": b'{"game":"ludo","options":{},"seats":[],"rules":1}',
        "sound": msgspec.json.encode(spec),
    }

    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        for name, body in stored.items():
            await store.create(TableRow(name, name, body, FairSeed().reveal(), "", False, 1.0), Listing(1, "open"), [])
        await store.close()
        async with Operator(Settings(database=str(tmp_path / "tables.sqlite"))) as operator:
            found = {one.id: listed and listed.game async for one, listed in operator.tables(Wanted())}
            assert found == {"damaged": None, "later": None, "sound": "chili"}
            assert [one.id async for one, _ in operator.tables(Wanted(game="chili"))] == ["sound"]

    run(work())
