"""Where the tests of a module of the server are: in a file that imports it, or in one that reaches it otherwise."""

import ast
from functools import cache
from pathlib import Path

import pytest

from dicehouse import server

TESTS = Path(__file__).parent
SOURCE = Path(server.__file__).parent.parent
MODULES = sorted(
    path.relative_to(SOURCE / "server").with_suffix("").as_posix()
    for path in (SOURCE / "server").rglob("*.py")
    if path.name != "__init__.py" and "web" not in path.parts
)
FILES = {path.stem.removeprefix("test_"): path for path in TESTS.glob("test_*.py")}

ELSEWHERE = {
    # behind an interface that several modules serve: one file holds all of them to it
    "sqlite_store": "store",
    "postgres_store": "store",
    "sqlite_layout": "retention",
    "bus": "live_table",
    # the HTTP API, by what is asked of it
    "app": "http",
    "http_refusals": "refusals",
    "http_paper": "printing",
    "http_messages": "puzzles",
    # parts of one thing that only work together
    "bot_worker": "bot_pool",
    "review_worker": "reviews",
    "finished_games": "stories",
    "live_table": "clocks",
    "table_record": "versions",
    "table_spec": "table_rules",
    "table_state": "real_dice",
    "table_writer": "storage_trouble",
    "protocol": "protocol_page",
    "errors": "table",
    "session": "company",
    "transport/files": "connections",
    "transport/http": "slow_requests",
    "transport/websocket": "frames",
}
"""Modules that no file is named after, or only one that does not import them, with a file that does."""
THROUGH = {
    "contribution_timer": ("contribution_timer", "a table of a node that mixes its dice"),
    "daily_results": ("daily", "the results that a node gives for a day"),
    "game_transfer": ("game_transfer", "records that a node gives and takes over HTTP"),
    "http_daily": ("daily", "requests to its paths"),
    "http_guards": ("cross_origin", "requests from pages of other origins"),
    "http_puzzles": ("puzzles", "requests to its paths"),
    "link_preview": ("link_preview", "the page of a table, as a server of chats asks for it"),
    "many_games": ("many_games", "requests about finished games"),
    "nats_bus": ("two_nodes", "nodes with a real NATS between them"),
    "operator_errors": ("operator", "commands of an operator that cannot be done"),
    "postgres_upkeep": ("retention", "a store in PostgreSQL that grows old"),
    "rematch": ("rematch", "what players propose and answer over HTTP"),
    "rematch_clock": ("rematch", "a proposal that nobody answers in time"),
    "requests": ("http", "requests to the API"),
    "serve": ("deployment", "the command that serves"),
    "sqlite_upkeep": ("retention", "a store in SQLite that grows old"),
    "table_requests": ("rematch", "requests about a table"),
    "transport/listener": ("connections", "connections to a listening node"),
}
"""Modules that are not imported by the tests of them: the file that reaches them all the same, and by what."""
WITHOUT_TESTS = {
    "in_thread": "one call of a thread; every table with a bot and every finished game goes through it",
    "lessons": "the stages of lessons, for which tests/test_lessons.py goes through every lesson",
    "no_metrics": "does nothing; `test_metrics` holds its names to those that are used",
    "transport/connection": "an interface and the names of states",
}
"""Modules with nothing to test by itself, with the reason."""


def qualified(module: str) -> str:
    return f"dicehouse.server.{module.replace('/', '.')}"


@cache
def imported(path: Path) -> frozenset[str]:
    """The modules that a file imports, also within its functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return frozenset(found)


def file_of(module: str) -> Path | None:
    """The file of a module of the package or of the tests; None for others."""
    for root, name in ((SOURCE, module.removeprefix("dicehouse.")), (TESTS.parent, module)):
        for path in (root / f"{name.replace('.', '/')}.py", root / name.replace(".", "/") / "__init__.py"):
            if path.is_file():
                return path
    return None


def reached(path: Path) -> set[str]:
    """The modules that a file imports, and what those import, and so on."""
    found: set[str] = set()
    waiting = [path]
    while waiting:
        new = imported(waiting.pop()) - found
        found |= new
        waiting += [file for one in new if (file := file_of(one)) is not None]
    return found


def file_named_after(module: str) -> str | None:
    """A file with the name of a module; where two modules have one name, it is that of the server's own."""
    name = module.rpartition("/")[2]
    return name if name in FILES and (name == module or name not in MODULES) else None


@pytest.mark.parametrize("module", MODULES)
def test_every_module_is_imported_by_the_file_that_tests_it_or_has_a_reason(module: str) -> None:
    own = file_named_after(module)
    direct = own is not None and qualified(module) in imported(FILES[own])
    assert [direct, module in ELSEWHERE, module in THROUGH, module in WITHOUT_TESTS].count(True) == 1


@pytest.mark.parametrize(("module", "file"), ELSEWHERE.items())
def test_a_file_of_another_name_imports_what_it_tests(module: str, file: str) -> None:
    assert qualified(module) in imported(FILES[file])


@pytest.mark.parametrize(("module", "file"), [(module, file) for module, (file, _) in THROUGH.items()])
def test_what_is_tested_through_something_else_is_reached_from_there(module: str, file: str) -> None:
    assert qualified(module) not in imported(FILES[file]), "then it needs no reason"
    found = reached(FILES[file])
    if "server.conftest.NodeProcess" in found:  # it starts the command in a process
        found |= reached(SOURCE / "cli.py")
    assert qualified(module) in found


def test_the_lists_name_what_is_there() -> None:
    assert sorted({*ELSEWHERE, *THROUGH, *WITHOUT_TESTS} - set(MODULES)) == []
