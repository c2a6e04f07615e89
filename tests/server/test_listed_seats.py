"""The limit on listed tables at which one client sits: what counts, and what no longer does."""

import pytest

from dicehouse.core.game import Outcome
from dicehouse.dice import FairSeed
from dicehouse.server import listed_seats
from dicehouse.server.entries import Ended, Stood
from dicehouse.server.errors import TableError
from dicehouse.server.listed_seats import ListedSeats
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.table import Step, Table
from dicehouse.server.table_rules import shared_rules
from dicehouse.server.table_spec import TableSpec

SPEC = TableSpec(game="gonuts", options={"players": 2}, seats=(SeatRequest(),) * 2)


def table_of(token: str) -> Table:
    """An open table at which somebody has the first seat."""
    table = Table(shared_rules("gonuts", {"players": 2}), SPEC, FairSeed())
    table.seats[0] = Occupant("Ann", "person", "", token, "")
    return table


def full(seats: ListedSeats, client: str = "client") -> bool:
    """Whether a client may sit at no other table."""
    try:
        seats.check(client, "another")
    except TableError as error:
        return error.code == "table.seats-elsewhere"
    return False


def test_a_client_sits_at_so_many_listed_tables() -> None:
    tables = {"one": table_of("t1"), "two": table_of("t2")}
    seats = ListedSeats(2, 60.0, tables.get)
    seats.took("client", "one", "t1")
    assert not full(seats)
    seats.took("client", "two", "t2")
    assert full(seats)
    seats.check("client", "one")  # others of the same house may join
    assert not full(seats, "somebody else")


@pytest.mark.parametrize(
    "step",
    [Step(Stood(0, False, "Ann"), None), Step(Ended(Outcome("target", (0,), (8, 0)), ""), None)],
    ids=["stood up", "game over"],
)
def test_a_seat_that_was_left_counts_no_longer(step: Step) -> None:
    tables = {"one": table_of("t1")}
    seats = ListedSeats(1, 60.0, tables.get)
    seats.took("client", "one", "t1")
    assert full(seats)
    tables["one"].apply(step, 1.0)
    assert not full(seats)


def test_a_seat_at_a_table_that_is_not_in_memory_counts_for_a_while() -> None:
    long, short = ListedSeats(1, 60.0, lambda _: None), ListedSeats(1, 0.0, lambda _: None)
    for seats in (long, short):
        seats.took("client", "one", "t1")
    assert full(long)
    assert not full(short)


def test_zero_is_no_limit_and_keeps_nothing() -> None:
    tables = {str(number): table_of("t") for number in range(20)}
    seats = ListedSeats(0, 60.0, tables.get)
    for name in tables:
        seats.took("client", name, "t")
    assert not full(seats)


def test_of_too_many_clients_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listed_seats, "MOST_CLIENTS", 2)
    seats = ListedSeats(1, 60.0, {"one": table_of("t1")}.get)
    for client in ("first", "second", "first", "third"):
        seats.took(client, "one", "t1")
    assert [full(seats, client) for client in ("first", "second", "third")] == [True, False, True]
