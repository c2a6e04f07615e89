"""One connection to the SQLite file: what it remembers, and what it does when somebody else wrote."""

import sqlite3
from pathlib import Path

import pytest

from dicehouse.server import sqlite_log
from dicehouse.server.sqlite_log import Append, Create, SqliteLog, Upkeep
from dicehouse.server.store import Listing, TableRow

OPEN = Listing(1, "open")


def made(path: Path) -> SqliteLog:
    log = SqliteLog(path)
    log.prepare()
    return log


def create(name: str) -> Create:
    return Create(TableRow(name, name.upper(), b"{}", "seed", "host", False, 1.0), OPEN, [b"1"])


def append(name: str, after: int, *bodies: bytes) -> Append:
    return Append(name, after, 2.0, list(bodies), None)


def bodies(log: SqliteLog, name: str) -> list[bytes]:
    return [one.body for one in log.read(name, 0, None, None, True)]


@pytest.mark.parametrize("count", [1, 31, 32, 33, 64, 65, 255, 256, 257, 600])
def test_any_number_of_entries_is_written_in_order(tmp_path: Path, count: int) -> None:
    log = made(tmp_path / "t.sqlite")
    more = [str(number).encode() for number in range(2, count + 2)]
    assert log.write([create("a"), append("a", 1, *more)]) == [True, True]
    assert bodies(log, "a") == [b"1", *more]
    assert [one.number for one in log.read("a", 0, None, None, True)] == list(range(1, count + 2))


def test_changes_of_one_commit_see_each_other(tmp_path: Path) -> None:
    log = made(tmp_path / "t.sqlite")
    count = Upkeep(lambda connection: connection.execute("SELECT count(*) FROM entries").fetchone()[0])
    assert log.write([create("a"), append("a", 1, b"2"), count, append("a", 2, b"3"), count]) == [
        *(True, True, 2),
        *(True, 3),
    ]


def test_an_append_that_is_too_late_leaves_the_others_alone(tmp_path: Path) -> None:
    log = made(tmp_path / "t.sqlite")
    log.write([create("a"), create("b")])
    assert log.write(
        [append("a", 1, b"2"), append("a", 1, b"late"), append("none", 0, b"1"), append("b", 1, b"2")]
    ) == [
        *(True, False),
        *(False, True),
    ]
    assert (bodies(log, "a"), bodies(log, "b")) == ([b"1", b"2"], [b"1", b"2"])


def test_what_another_process_wrote_is_noticed_and_not_written_over(tmp_path: Path) -> None:
    one, two = made(tmp_path / "t.sqlite"), made(tmp_path / "t.sqlite")
    one.write([create("a"), create("b")])
    assert two.write([append("a", 1, b"two")]) == [True]
    # `one` remembers the old end of both the log and the file
    assert one.write([append("a", 1, b"one"), append("b", 1, b"one")]) == [False, True]
    assert (bodies(one, "a"), bodies(two, "b")) == ([b"1", b"two"], [b"1", b"one"])
    assert one.write([append("a", 2, b"next")]) == [True]


def test_a_commit_that_fails_leaves_nothing_and_the_next_one_works(tmp_path: Path) -> None:
    log = made(tmp_path / "t.sqlite")
    log.write([create("a")])

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("SELECT * FROM no_such_table")

    with pytest.raises(sqlite3.OperationalError):
        log.write([append("a", 1, b"2"), create("b"), Upkeep(fail)])
    assert (bodies(log, "a"), log.table("b")) == ([b"1"], None)
    assert log.write([append("a", 1, b"2")]) == [True]


def test_a_log_that_was_forgotten_is_looked_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_log, "MOST_KNOWN", 2)
    log = made(tmp_path / "t.sqlite")
    for name in "abcd":
        log.write([create(name)])
    assert log.write([append(name, 1, b"2") for name in "abcd"]) == [True] * 4


def test_a_page_of_a_log_is_its_newest_entries_before_a_number(tmp_path: Path) -> None:
    log = made(tmp_path / "t.sqlite")
    said = b'{"type":"said","text":"hello"}'
    log.write([create("a"), append("a", 1, b"2", said, b"4", b"5")])
    assert [one.number for one in log.read("a", 0, 5, 2, True)] == [3, 4]
    assert [one.number for one in log.read("a", 0, 5, 2, False)] == [2, 4]  # without what was said
    assert [one.number for one in log.read("a", 4, None, None, True)] == [5]
    assert log.read("none", 0, None, None, True) == []


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    made(tmp_path / "t.sqlite")
    assert (tmp_path / "t.sqlite").stat().st_mode & 0o777 == 0o600
