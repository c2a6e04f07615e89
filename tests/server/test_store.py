"""Stores: two writers cannot both win, all or nothing, and what is acknowledged is there."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from dicehouse.server import sqlite_store
from dicehouse.server.postgres_store import PostgresStore
from dicehouse.server.sqlite_log import Change, SqliteLog
from dicehouse.server.sqlite_store import BATCH, ENOUGH, READERS, SqliteStore
from dicehouse.server.store import SECRET_BYTES, CodeTaken, Listing, Store, TableRow, Unavailable

Work = Callable[[Store, Store], Coroutine[Any, Any, None]]


def row(name: str, code: str = "", listed: bool = False, opened: float = 1.0) -> TableRow:
    return TableRow(name, code or name.upper(), b"{}", "seed", "host", listed, opened)


OPEN = Listing(2, "open")


@pytest.fixture(params=["sqlite", "postgres"])
def with_stores(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Work], None]:
    """Runs some work with two stores on the same tables: two nodes, or two processes on one file."""

    def run(work: Work) -> None:
        async def inside() -> None:
            if request.param == "sqlite":
                stores: list[Store] = [SqliteStore(tmp_path / "t.sqlite") for _ in range(2)]
            else:
                address = request.getfixturevalue("postgres")
                connection = await asyncpg.connect(address)
                await connection.execute("DROP TABLE IF EXISTS tables, entries, bans, house, leases, secrets")
                await connection.close()
                stores = [PostgresStore(address) for _ in range(2)]
            for store in stores:
                await store.open()
            try:
                await work(*stores)
            finally:
                for store in stores:
                    await store.close()

        asyncio.run(inside())

    return run


def test_entries_come_back_in_order_on_any_node(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        await one.create(row("a"), OPEN, [b"1"])
        assert await one.append("a", 1, 2.5, [b"2", b"3"], None)
        assert await two.append("a", 3, 3.5, [b"4"], None)
        assert [(s.number, s.at, s.body) for s in await one.read("a", 1)] == [
            (2, 2.5, b"2"),
            (3, 2.5, b"3"),
            (4, 3.5, b"4"),
        ]
        assert await two.read("a", 4) == []
        assert await two.table("a") == row("a")
        assert await two.table("b") is None
        assert await two.find("A") == "a"
        assert await two.find("B") is None
        await two.ping()

    with_stores(work)


def test_all_nodes_have_the_same_secret_and_keep_it(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        drawn = await asyncio.gather(*(store.secret("a") for store in (one, two) * 5))
        assert len(set(drawn)) == 1
        assert len(drawn[0]) == SECRET_BYTES
        assert await two.secret("b") != drawn[0]
        assert await one.secret("a") == drawn[0]

    with_stores(work)


def test_two_writers_cannot_both_win(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        await one.create(row("a"), OPEN, [])
        for number in range(20):
            won = await asyncio.gather(
                *(
                    store.append("a", number, 0.0, [f"{name} {number}".encode()], None)
                    for name, store in (("one", one), ("two", two))
                    for _ in range(3)
                )
            )
            assert sum(won) == 1
        assert [stored.number for stored in await one.read("a", 0)] == list(range(1, 21))

    with_stores(work)


@pytest.mark.parametrize("after", [0, 1, 3, 7])
def test_entries_are_added_after_the_last_or_not_at_all(with_stores: Callable[[Work], None], after: int) -> None:
    async def work(one: Store, two: Store) -> None:
        await one.create(row("a"), OPEN, [b"1", b"2"])
        assert not await two.append("a", after, 0.0, [b"x", b"y", b"z"], Listing(0, "over"))
        assert [stored.body for stored in await one.read("a", 0)] == [b"1", b"2"]
        assert not await two.append("nobody", max(after, 1), 0.0, [b"x"], None)

    with_stores(work)


def test_a_code_belongs_to_one_table(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        await one.create(row("a", "SAME"), OPEN, [b"1"])
        with pytest.raises(CodeTaken):
            await two.create(row("b", "SAME"), OPEN, [b"1"])
        assert await two.table("b") is None
        assert await two.read("b", 0) == []

    with_stores(work)


def test_many_tables_at_once_lose_nothing(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        names = [f"t{number}" for number in range(40)]
        await asyncio.gather(*(one.create(row(name), OPEN, []) for name in names))

        async def write(name: str) -> None:
            for number in range(25):
                assert await (one, two)[number % 2].append(name, number, 0.0, [f"{name} {number}".encode()], None)

        await asyncio.gather(*map(write, names))
        for name in names:
            assert [s.body.decode() for s in await one.read(name, 0)] == [f"{name} {number}" for number in range(25)]

    with_stores(work)


def test_a_file_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()

    async def work() -> None:
        with pytest.raises(Unavailable):
            await SqliteStore(tmp_path / "folder").open()

    asyncio.run(work())


def in_sqlite(path: Path, work: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    async def inside() -> None:
        store = SqliteStore(path)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(inside())


@pytest.mark.parametrize(
    "made",
    ["CREATE TABLE entries (number INTEGER)", "PRAGMA user_version = 1", "PRAGMA user_version = 99"],
)
def test_a_file_that_is_laid_out_differently_is_refused_and_left_alone(tmp_path: Path, made: str) -> None:
    path = tmp_path / "t.sqlite"

    def schema() -> list[Any]:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            return connection.execute("SELECT name FROM sqlite_schema").fetchall()

    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(made)
    before = schema()

    async def work() -> None:
        with pytest.raises(Unavailable, match="layout"):
            await SqliteStore(path).open()

    asyncio.run(work())
    assert schema() == before


@pytest.mark.parametrize(
    "entry",
    [
        (9, 1, 4, 2, 0.0, b"a gap"),
        (9, 1, 2, 1, 0.0, b"once more"),
        (9, 1, 3, 1, 0.0, b"after another place"),
        (9, 2, 1, 0, 0.0, b"of no table"),
        (2, 1, 3, 2, 0.0, b"where there is one"),
    ],
)
def test_the_file_itself_lets_in_nothing_but_the_next_entry(tmp_path: Path, entry: tuple[object, ...]) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(row("a"), OPEN, [b"1", b"2"])
        with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)) as connection:
            with pytest.raises(sqlite3.IntegrityError):
                connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", entry)
            connection.execute("INSERT INTO entries VALUES (9, 1, 3, 2, 0.0, ?)", (b"3",))
        assert not await store.append("a", 2, 0.0, [b"too late"], None)
        assert await store.append("a", 3, 0.0, [b"4"], None)
        assert [stored.body for stored in await store.read("a", 0)] == [b"1", b"2", b"3", b"4"]

    in_sqlite(tmp_path / "t.sqlite", work)


def test_a_long_log_is_read_from_any_number_on(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(row("a"), OPEN, [])
        bodies = [str(number).encode() for number in range(1, 3001)]
        assert await store.append("a", 0, 0.0, bodies, None)
        for after in (0, 1, 1500, 2999, 3000, 5000):
            stored = await store.read("a", after)
            assert [one.number for one in stored] == list(range(after + 1, 3001))
            assert [one.body for one in stored] == bodies[after:]

    in_sqlite(tmp_path / "t.sqlite", work)


def test_the_journal_is_copied_into_the_file_without_a_commit_that_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it begins anew then, instead of growing as long as somebody plays."""
    monkeypatch.setattr(sqlite_store, "COPY_AFTER", 20)
    path, journal = tmp_path / "t.sqlite", tmp_path / "t.sqlite-wal"

    async def work(store: SqliteStore) -> None:
        await store.create(row("a"), OPEN, [])
        for number in range(1_000):
            assert await store.append("a", number, 0.0, [b"x" * 1000], None)
            while store._copying is not None:
                await asyncio.sleep(0)
        assert path.stat().st_size > 1_000_000  # SQLite itself copies nothing before the journal has 16 MB
        assert journal.stat().st_size < 500_000

    in_sqlite(path, work)


def test_moves_go_on_while_the_journal_cannot_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[SqliteLog] = []

    def full(log: SqliteLog) -> None:
        asked.append(log)
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(sqlite_store, "COPY_AFTER", 20)
    monkeypatch.setattr(SqliteLog, "copy_journal", full)

    async def work(store: SqliteStore) -> None:
        await store.create(row("a"), OPEN, [])
        for number in range(100):
            assert await store.append("a", number, 0.0, [b"x"], None)
        assert len(await store.read("a", 0)) == 100

    in_sqlite(tmp_path / "t.sqlite", work)
    assert len(asked) > 1  # it is tried again


def test_every_reader_keeps_its_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []

    class Counted(SqliteLog):
        def __init__(self, path: Path) -> None:
            opened.append(path)
            super().__init__(path)

    monkeypatch.setattr(sqlite_store, "SqliteLog", Counted)

    async def work(store: SqliteStore) -> None:
        for _ in range(20):
            await asyncio.gather(*[store.ping() for _ in range(5)])

    in_sqlite(tmp_path / "t.sqlite", work)
    assert 2 <= len(opened) <= 1 + READERS  # the writer's, and those of the readers


def test_whoever_does_not_wait_is_told_too(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        await one.create(row("a"), OPEN, [b"1"])
        told: list[bool | BaseException] = []
        for after in (1, 1, 2):
            heard = asyncio.Event()

            def then(result: bool | BaseException, heard: asyncio.Event = heard) -> None:
                told.append(result)
                heard.set()

            one.append_callback("a", after, 0.0, [str(after + 1).encode()], None, then)
            assert not heard.is_set()  # never before `add` has returned
            await asyncio.wait_for(heard.wait(), 10)
        assert told == [True, False, True]
        assert [stored.body for stored in await two.read("a", 0)] == [b"1", b"2", b"3"]

    with_stores(work)


def test_one_who_fails_when_told_keeps_nobody_else_from_hearing(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        problems: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context["exception"]))
        await store.create(row("a"), OPEN, [])
        await store.create(row("b"), OPEN, [])
        trouble = ZeroDivisionError()

        def fails(_: bool | BaseException) -> None:
            raise trouble

        store.append_callback("a", 0, 0.0, [b"1"], None, fails)
        assert await asyncio.wait_for(store.append("b", 0, 0.0, [b"1"], None), 10)
        assert problems == [trouble]

    in_sqlite(tmp_path / "t.sqlite", work)


@pytest.mark.parametrize(("arriving", "first"), [(1, 1), (10, 10), (100, ENOUGH)])
def test_those_who_arrive_one_after_the_other_share_a_flush(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arriving: int, first: int
) -> None:
    """A few wait for those behind them; many do not, or nobody would be written while others keep coming."""
    groups: list[int] = []
    write = SqliteLog.write

    def counted(ledger: SqliteLog, changes: list[Change]) -> list[bool]:
        groups.append(len(changes))
        return write(ledger, changes)

    async def work(store: SqliteStore) -> None:
        names = [f"t{number}" for number in range(arriving)]
        await asyncio.gather(*(store.create(row(name), OPEN, []) for name in names))
        groups.clear()
        written = []
        for name in names:
            written.append(store.append(name, 0, 0.0, [b"1"], None))
            await asyncio.sleep(0)  # the next one comes in the next turn of the loop
        assert all(await asyncio.gather(*written))
        assert groups[0] == first
        assert sum(groups) == arriving

    monkeypatch.setattr(SqliteLog, "write", counted)
    in_sqlite(tmp_path / "t.sqlite", work)


def test_all_that_waits_when_a_store_closes_is_written(tmp_path: Path) -> None:
    names = [f"t{number}" for number in range(2 * BATCH + 1)]

    async def write(store: SqliteStore) -> None:
        await asyncio.gather(*(store.create(row(name), OPEN, []) for name in names))
        for name in names:
            store.append_callback(name, 0, 0.0, [b"1"], None, lambda _: None)

    async def read(store: SqliteStore) -> None:
        assert [len(await store.read(name, 0)) for name in names] == [1] * len(names)

    in_sqlite(tmp_path / "t.sqlite", write)
    in_sqlite(tmp_path / "t.sqlite", read)


def test_a_database_that_is_away_says_so() -> None:
    async def work() -> None:
        store = PostgresStore("postgresql://nobody@127.0.0.1:1/none")
        await store.open()  # it may come back
        with pytest.raises(Unavailable):
            await store.ping()
        with pytest.raises(Unavailable):
            await store.append("a", 0, 0.0, [b"1"], None)
        told: asyncio.Future[bool | BaseException] = asyncio.get_running_loop().create_future()
        store.append_callback("a", 0, 0.0, [b"1"], None, told.set_result)
        assert isinstance(await told, Unavailable)
        await store.close()

    asyncio.run(work())
