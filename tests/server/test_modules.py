"""Where the tests of a module of the server are: in a file named after it, or in one that is named here."""

from pathlib import Path

import pytest

from dicehouse import server

MODULES = sorted(
    path.relative_to(Path(server.__file__).parent).with_suffix("").as_posix()
    for path in Path(server.__file__).parent.rglob("*.py")
    if path.name != "__init__.py" and "web" not in path.parts
)
FILES = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")}


def own_file(module: str) -> bool:
    """Whether a file is named after a module; where two modules have one name, it is that of the server's own."""
    name = module.rpartition("/")[2]
    return name in FILES and (name == module or name not in MODULES)


ELSEWHERE = {
    # behind an interface that several modules serve: one file holds all of them to it
    "sqlite_store": "store",
    "postgres_store": "store",
    "sqlite_layout": "stored_house",
    "sqlite_upkeep": "retention",
    "postgres_upkeep": "retention",
    "nats_bus": "two_nodes",
    "bus": "two_nodes",
    # the HTTP API, by what is asked of it
    "app": "http",
    "requests": "http",
    "http_guards": "cross_origin",
    "http_refusals": "http_hardening",
    "http_daily": "daily",
    "http_paper": "printing",
    "http_puzzles": "puzzles",
    "http_messages": "typescript",
    # parts of one thing that only work together
    "bot_worker": "bot_pool",
    "review_worker": "reviews",
    "daily_results": "daily",
    "finished_games": "stories",
    "rematch_clock": "rematch",
    "table_requests": "rematch",
    "table_record": "versions",
    "table_spec": "table_rules",
    "table_state": "table",
    "table_writer": "live_table",
    "protocol": "protocol_page",
    "serve": "deployment",
    "operator_errors": "operator",
    "errors": "protocol_page",
    "transport/listener": "connections",
    "transport/files": "connections",
    "transport/http": "http_limits",
}
"""Modules without a file of their own, with the file that tests them."""
WITHOUT_TESTS = {
    "in_thread": "one call of a thread; every table with a bot and every finished game goes through it",
    "lessons": "the stages of lessons, for which tests/test_lessons.py goes through every lesson",
    "no_metrics": "does nothing; `test_metrics` holds its names to those that are used",
    "transport/connection": "an interface and the names of states",
}
"""Modules with nothing to test by itself, with the reason."""


@pytest.mark.parametrize("module", MODULES)
def test_every_module_has_a_file_of_tests_or_a_reason(module: str) -> None:
    places = [own_file(module), module in ELSEWHERE, module in WITHOUT_TESTS]
    assert places.count(True) == 1


def test_the_lists_name_what_is_there() -> None:
    assert sorted({*ELSEWHERE, *WITHOUT_TESTS} - set(MODULES)) == []
    assert sorted(set(ELSEWHERE.values()) - FILES) == []
