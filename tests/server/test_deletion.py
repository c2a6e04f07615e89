"""What is deleted is gone: for everybody at once, and from the bytes of the file soon after."""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec
import pytest

from dicehouse.server.entries import Erased, Said, Sat, erased_body, read_entry, write_entry
from dicehouse.server.postgres_store import PostgresStore
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.store import Ban, Listing, Store, TableRow
from server.test_store import OPEN, Work, row, with_stores

__all__ = ["with_stores"]


async def wiped(store: Store) -> None:
    """Remove everything that is left of deleted tables."""
    while await store.wipe(50):
        pass
    while await store.reclaim(100):
        pass
    while not await store.seal():
        await asyncio.sleep(0.01)


def test_a_deleted_table_is_gone_for_everybody_and_nothing_is_added_to_it(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        for number, name in enumerate("abc"):
            await one.create(row(name), OPEN, [b"1"])
            assert await one.append(name, 1, float(number), [b"2"], None)
        before = await two.revision()
        assert await two.delete(["b", "nobody"]) == ["b"]
        assert await one.revision() != before
        for store in (one, two):
            assert await store.table("b") is None
            assert await store.find("B") is None
            assert await store.read("b", 0) == []
            assert await store.heads(["a", "b", "c"]) == {"a": 2, "c": 2}
            assert not await store.append("b", 2, 0.0, [b"3"], Listing(0, "over"))
            assert not await store.append("b", 0, 0.0, [b"1"], None)
        assert await one.delete(["b"]) == []
        await wiped(two)
        assert not await one.append("b", 2, 0.0, [b"3"], None)
        assert await one.append("a", 2, 0.0, [b"3"], None)
        await one.create(row("b"), OPEN, [b"again"])
        assert [[stored.body for stored in await two.read(name, 0)] for name in "abc"] == [
            [b"1", b"2", b"3"],
            [b"again"],
            [b"1", b"2"],
        ]

    with_stores(work)


def test_a_table_that_was_touched_meanwhile_is_not_deleted(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        await one.create(row("a", opened=10.5), OPEN, [b"1"])
        await one.create(row("b", opened=10.5), OPEN, [])
        assert await two.append("a", 1, 20.5, [b"2"], None)
        assert await one.delete(["a", "b"], before=20.5) == ["b"]
        assert await one.delete(["a"], before=20.6) == ["a"]

    with_stores(work)


def test_deleting_and_playing_at_once_leaves_no_entry_without_a_table(postgres: str) -> None:
    async def work() -> None:
        store = PostgresStore(postgres)
        await store.open()
        names = [secrets.token_hex(8) for _ in range(30)]
        for name in names:
            await store.create(row(name), OPEN, [])

        async def play(name: str) -> None:
            number = 0
            while await store.append(name, number, 0.0, [b"x"], None):
                number += 1

        playing = [asyncio.create_task(play(name)) for name in names]
        await asyncio.sleep(0.2)
        for name in names:
            assert await store.delete([name]) == [name]
        await asyncio.gather(*playing)
        connection = await asyncpg.connect(postgres)
        assert await connection.fetchval("SELECT count(*) FROM entries WHERE table_id = ANY($1)", names) == 0
        await connection.close()
        await store.close()

    asyncio.run(work())


def test_a_code_that_was_freed_leads_nowhere_and_may_be_given_away(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        await one.create(row("a", "CODE77"), OPEN, [b"1"])
        await two.free_codes(["a"])
        assert await one.find("CODE77") is None
        assert await one.find("") is None
        assert await one.find("------") is None
        kept = await one.table("a")
        assert kept is not None
        assert kept.code == ""
        await one.create(row("b", "CODE77"), OPEN, [b"1"])
        assert await two.find("CODE77") == "b"
        assert {one.id: one.code for one in await two.summaries(None, 10)} == {"a": "", "b": "CODE77"}

    with_stores(work)


def test_words_are_erased_by_age_and_the_numbers_stay(with_stores: Callable[[Work], None]) -> None:
    said = [write_entry(Said(0, f"secret {number} ünïcode", "id")) for number in range(4)]
    sat = write_entry(Sat(1, "Ann", "hash", "string"))

    async def work(one: Store, two: Store) -> None:
        await one.create(row("a", opened=1.5), OPEN, [sat, said[0]])
        assert await one.append("a", 2, 5.5, [said[1], said[2]], None)
        assert await one.append("a", 4, 9.5, [said[3]], None)
        assert await two.erase("a", 6.0, erased_body) == 3
        assert await two.erase("a", 6.0, erased_body) == 0
        stored = await one.read("a", 0)
        assert [one.number for one in stored] == [1, 2, 3, 4, 5]
        assert [read_entry(one.body) for one in stored] == [read_entry(sat), *[Erased(0)] * 3, read_entry(said[3])]
        assert await one.append("a", 5, 10.5, [said[0]], None)
        assert await two.erase("a", 99.0, erased_body) == 2
        assert not any(b"secret" in one.body for one in await one.read("a", 0))
        assert await one.erase("nobody", 99.0, erased_body) == 0

    with_stores(work)


def test_all_tables_can_be_looked_through(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        for number in range(7):
            await one.create(row(f"t{number}", listed=number == 3, opened=number + 0.5), OPEN, [b"1"])
        assert await one.append("t2", 1, 99.5, [b"2"], Listing(0, "over"))
        found, after = [], None
        while page := await two.summaries(after, 3):
            found += page
            after = page[-1].cursor
        assert [(one.id, one.number, one.touched, one.phase) for one in sorted(found, key=lambda one: one.opened)] == [
            (f"t{number}", *((2, 99.5, "over") if number == 2 else (1, number + 0.5, "open"))) for number in range(7)
        ]
        assert [one.id for one in found if one.listed] == ["t3"]
        figures = await two.figures()
        assert figures.tables == {"open": 6, "over": 1}
        assert (figures.entries, figures.bans, figures.oldest) == (8, 0, 0.5)
        assert figures.bytes > 0

    with_stores(work)


def test_bans_are_kept_for_all_nodes(with_stores: Callable[[Work], None]) -> None:
    async def work(one: Store, two: Store) -> None:
        before = await two.revision()
        await one.ban(Ban("203.0.113.7/32", None, "spam", 1.5))
        await one.ban(Ban("2001:db8::/64", 99.5, "", 2.5))
        await one.ban(Ban("203.0.113.7/32", 7.5, "again", 3.5))
        assert await two.revision() > before
        assert await two.bans() == [Ban("2001:db8::/64", 99.5, "", 2.5), Ban("203.0.113.7/32", 7.5, "again", 3.5)]
        assert await two.unban("203.0.113.7/32")
        assert not await two.unban("203.0.113.7/32")
        assert [ban.network for ban in await one.bans()] == ["2001:db8::/64"]

    with_stores(work)


def test_one_node_at_a_time_does_what_is_leased(postgres: str) -> None:
    async def work() -> None:
        one, two = PostgresStore(postgres), PostgresStore(postgres)
        await one.open()
        await two.open()
        name = secrets.token_hex(4)
        assert await one.lease(name, "one", 60)
        assert not await two.lease(name, "two", 60)
        assert await one.lease(name, "one", -1)
        assert await two.lease(name, "two", 60)
        await one.close()
        await two.close()

    asyncio.run(work())


# the bytes of the file


def in_sqlite(path: Path, work: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    async def inside() -> None:
        store = SqliteStore(path)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(inside())


def left(path: Path, marks: list[bytes]) -> list[bytes]:
    """Those of some marks, all of 16 bytes, that are somewhere in the file or beside it."""
    files = [path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", ".lock"))]
    data = b"".join(file.read_bytes() for file in files if file.exists())
    there = {data[at : at + 16] for at in range(len(data) - 15)}
    return [mark for mark in marks if mark in there]


@pytest.mark.parametrize("seed", range(2))
def test_no_byte_of_deleted_tables_is_left(tmp_path: Path, seed: int) -> None:
    """However tables came, changed and went: ids, seeds, hashes, names, words, in the file and beside it."""
    random = Random(seed)
    marks: dict[str, list[bytes]] = {}
    numbers: dict[str, int] = {}
    path = tmp_path / "t.sqlite"

    def mark(name: str) -> bytes:
        made = random.randbytes(8).hex().encode()
        marks[name].append(made)
        return made

    async def work(store: SqliteStore) -> None:
        dead: list[bytes] = []
        for _ in range(4):
            for _ in range(300):
                name = random.randbytes(8).hex()
                marks[name] = [name.encode()]
                spec = b'{"%s": "%s"}' % (mark(name), b"x" * random.randint(1, 400))
                made = TableRow(
                    name,
                    random.randbytes(4).hex(),
                    spec,
                    mark(name).decode(),
                    mark(name).decode(),
                    False,
                    random.random(),
                )
                await store.create(made, OPEN, [mark(name)])
                numbers[name] = 1
            batch = []
            for name in random.choices(list(numbers), k=1500):
                times = random.choice([1, 1, 2, 5, 40 if random.random() < 0.9 else 600])
                body = msgspec.json.encode({"type": "said", "seat": 0, "text": (mark(name) * times).decode()})
                phase = random.choice(["open", "playing", "over"])
                batch.append(
                    store.append(name, numbers[name], random.random(), [body], Listing(random.randint(0, 4), phase))
                )
                numbers[name] += 1
            assert all(await asyncio.gather(*batch))
            for name in random.sample(list(numbers), 40):
                if random.random() < 0.5:
                    await store.free_codes([name])
                else:
                    await store.erase(name, 2.0, erased_body)
            gone = random.sample(list(numbers), random.randint(150, len(numbers) - 50))
            assert sorted(await store.delete(gone)) == sorted(gone)
            while await store.wipe(random.randint(1, 300)):
                pass
            for name in gone:
                del numbers[name]
                dead += marks.pop(name)
            if random.random() < 0.5:
                while await store.reclaim(100):
                    pass
        await wiped(store)
        assert left(path, dead) == []
        assert all(
            await asyncio.gather(*(store.append(name, number, 0.0, [b"1"], None) for name, number in numbers.items()))
        )

    in_sqlite(path, work)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_room_of_deleted_tables_is_given_back(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def work(store: SqliteStore) -> None:
        names = [f"t{number}" for number in range(600)]
        await asyncio.gather(*(store.create(row(name), OPEN, [b"x" * 200] * 20) for name in names))
        await store.delete(names[:590])
        while await store.wipe(1000):
            pass
        while await store.reclaim(500):
            pass
        with contextlib.closing(sqlite3.connect(path)) as connection:
            (rows,) = connection.execute("SELECT count(*) FROM entries").fetchone()
            (free,) = connection.execute("PRAGMA freelist_count").fetchone()
        assert rows < 5_000  # of 12,000; some wiped ones stay beside those that are not
        assert free > 200
        for name in names[590:]:
            assert len(await store.read(name, 0)) == 20

    in_sqlite(path, work)
