"""Which store settings name."""

from pathlib import Path

import pytest

from dicehouse.server.open_store import is_postgres, make_store
from dicehouse.server.postgres_store import PostgresStore
from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_store import SqliteStore


@pytest.mark.parametrize("address", ["postgresql://house@db/dice", "postgres://house@db/dice"])
def test_an_address_of_postgres_is_no_file(address: str) -> None:
    settings = Settings(database=address)
    assert is_postgres(settings)
    assert isinstance(make_store(settings, alone=True), PostgresStore)


def test_everything_else_is_a_file(tmp_path: Path) -> None:
    for database in (str(tmp_path / "tables.sqlite"), str(tmp_path / "postgresql"), ""):
        settings = Settings(database=database)
        assert not is_postgres(settings)
        assert isinstance(make_store(settings, alone=False), SqliteStore)
    assert list(tmp_path.iterdir()) == []  # it is not open yet
