"""The rules object of a table: shared by tables with the same options, and bound to the version it was opened with."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from dicehouse.core.game import AnyGame
from dicehouse.games import bind, bind_version, load
from dicehouse.server.table_spec import TableSpec


def read_spec(stored: bytes | str) -> TableSpec:
    """Decode a stored spec; the options of earlier rules are converted, and keep the table playing by those rules."""
    return current_spec(msgspec.json.decode(stored, type=TableSpec))


def current_spec(spec: TableSpec) -> TableSpec:
    """The same spec by the rules of now: options of earlier rules are converted."""
    if spec.rules == load(spec.game).version:
        return spec
    rules = bind_version(spec.game, spec.rules, spec.options)
    return msgspec.structs.replace(spec, options=rules.options.to_dict(), rules=rules.version)


def shared_rules(game: str, options: Mapping[str, Any]) -> AnyGame:
    """The rules object for these options (as in a `TableSpec`), shared by all tables that have the same."""
    return _bound(game, msgspec.json.encode(options))


@lru_cache(maxsize=256)
def _bound(game: str, options: bytes) -> AnyGame:
    given = msgspec.json.decode(options)
    return bind(game, given.pop("players"), given)


def asks_for_pauses(game: AnyGame) -> bool:
    """Whether a seat has to wait after some of its actions before it may act again."""
    return any(action.pause_ms for action in game.actions.types)
