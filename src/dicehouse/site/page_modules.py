"""What of the package goes into a page: the modules that a `LocalHouse` can come to import."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from dicehouse import games

PACKAGE = Path(__file__).parent.parent
START = "dicehouse.site.local_house"
THERE = frozenset({"dicehouse", "msgspec", "numpy"})
"""What a page can have beside the standard library; numpy with a full distribution of Pyodide only."""
UNREACHED = ("testing", "paper", "terminal", "batch", "train", "postgres_store", "sqlite_store")
"""Packages and modules of these names are for commands, servers and compiled play: no table in a page asks for them."""


def page_modules() -> dict[str, Path]:
    """The files of the modules a page can import, by name: what `START` and the games import, wherever they do it."""
    found: dict[str, Path] = {}
    waiting = [START, *(games.load(name).__module__.rpartition(".")[0] for name in games.names())]
    while waiting:
        name = waiting.pop()
        path = _path(name)
        if name in found or path is None or not set(UNREACHED).isdisjoint(name.split(".")):
            continue
        imported = list(_imports(path))
        if any(always and not _is_there(one) for one, always in imported):
            continue  # it needs what no page has, and whoever imports it can do without
        found[name] = path
        waiting += [one for one, _ in imported]
        if parent := name.rpartition(".")[0]:
            waiting.append(parent)
    return found


def _is_there(name: str) -> bool:
    top = name.partition(".")[0]
    return top in THERE or top in sys.stdlib_module_names


def _path(name: str) -> Path | None:
    """The file of a module of this package; None: it is of another one, or no module."""
    top, *parts = name.split(".")
    if top != PACKAGE.name:
        return None
    base = PACKAGE.joinpath(*parts)
    return next((path for path in (base / "__init__.py", base.with_suffix(".py")) if path.is_file()), None)


def _imports(path: Path) -> Iterator[tuple[str, bool]]:
    """What a module imports, and whether it does so whenever it is imported itself."""
    tree = ast.parse(path.read_bytes())
    always = set(map(id, tree.body))
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting += node.orelse
        elif isinstance(node, ast.Import):
            yield from ((one.name, id(node) in always) for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module, id(node) in always
            yield from ((f"{node.module}.{one.name}", False) for one in node.names)
        else:
            waiting += ast.iter_child_nodes(node)
