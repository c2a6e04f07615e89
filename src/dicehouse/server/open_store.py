"""The store that settings name."""

from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.store import Store


def is_postgres(settings: Settings) -> bool:
    """Whether the tables are in PostgreSQL; else in an SQLite file."""
    return settings.database.startswith(("postgresql://", "postgres://"))


def make_store(settings: Settings, *, alone: bool) -> Store:
    """A store, not yet open.

    Args:
        settings: say where the tables are.
        alone: refuse an SQLite file that another node serves.
    """
    if is_postgres(settings):
        from dicehouse.server.postgres_store import PostgresStore  # noqa: PLC0415 - asyncpg only where it is used

        return PostgresStore(settings.database)
    return SqliteStore(settings.database_path(), alone=alone)
