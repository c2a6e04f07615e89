"""The doors of the house open one way: core knows nobody, games know core, the rest asks the registry for games."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicehouse import games

SOURCE = Path(__file__).parent.parent / "src" / "dicehouse"
STANDARD = sys.stdlib_module_names

GAME_MODULES = {games.module_of(name) for name in games.names()}

ALLOWED = {
    "core": ("dicehouse.core",),
    "games": ("dicehouse.core", "dicehouse.games"),
    "dice": ("dicehouse.core", "dicehouse.dice", "dicehouse.games"),
    "bots": ("dicehouse.core", "dicehouse.bots", "dicehouse.games"),
    "batch": ("dicehouse.core", "dicehouse.batch", "dicehouse.games"),
    "envs": (
        "dicehouse.core",
        "dicehouse.batch",
        "dicehouse.envs",
        "dicehouse.games",
        "dicehouse.terminal.drawing",
        "dicehouse.texts",
    ),
    "texts": ("dicehouse.core", "dicehouse.games", "dicehouse.texts"),
    "lab": (
        "dicehouse.__version__",
        "dicehouse.core",
        "dicehouse.bots",
        "dicehouse.dice",
        "dicehouse.games",
        "dicehouse.lab",
        "dicehouse.terminal.drawing",
        "dicehouse.texts",
    ),
    "client": ("dicehouse.client",),
    "server": ("dicehouse",),
    "testing": ("dicehouse.core", "dicehouse.dice", "dicehouse.games", "dicehouse.testing"),
    "terminal": ("dicehouse",),
}
"""Which rooms a room may enter."""

PARTS = {
    "core": {"msgspec"},
    "games": {"msgspec"},
    "dice": {"msgspec"},
    "bots": {"msgspec", "numpy", "platformdirs"},
    "batch": {"numpy", "numba"},
    "envs": {"msgspec", "numpy", "numba", "pettingzoo", "gymnasium", "pyspiel"},
    "texts": {"msgspec", "fluent"},
    "lab": {"msgspec", "numpy", "openskill"},
    "client": {"websockets"},
    "server": {
        "msgspec",
        "litestar",
        "uvicorn",
        "structlog",
        "prometheus_client",
        "asyncpg",
        "nats",
        "platformdirs",
        "picows",
        "httptools",
    },
    "testing": {"msgspec", "hypothesis", "pytest"},
    "terminal": {"msgspec", "rich", "platformdirs"},
}
"""Which bought parts a room may use."""

BESIDE_RULES = {
    "bots": (("dicehouse.core", "dicehouse.games", "dicehouse.bots"), {"msgspec", "numpy", "numba"}),
    "encoding.py": (("dicehouse.core", "dicehouse.games", "dicehouse.envs"), {"msgspec"}),
    "sight.py": (("dicehouse.core", "dicehouse.games", "dicehouse.batch", "dicehouse.envs"), {"numpy", "numba"}),
    "minds.py": (
        ("dicehouse.core", "dicehouse.games", "dicehouse.batch", "dicehouse.bots"),
        {"msgspec", "numpy", "numba"},
    ),
    "batch": (
        ("dicehouse.core", "dicehouse.games", "dicehouse.batch", "dicehouse.bots"),
        {"msgspec", "numpy", "numba"},
    ),
}
"""What stands in a game's folder and is not its rules, with the rooms it may enter and the parts it may use."""


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def modules() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE)


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_room_enters_only_the_rooms_it_may(path: Path) -> None:
    room = path.relative_to(SOURCE).parts[0]
    own = "dicehouse." + ".".join(path.relative_to(SOURCE).parent.parts)
    beside = next((name for name in BESIDE_RULES if room == "games" and name in path.relative_to(SOURCE).parts), None)
    rooms, parts = BESIDE_RULES[beside] if beside else (ALLOWED[room], PARTS[room])
    game = ".".join(own.split(".")[:3]) if beside else own
    for name in imports(path):
        top = name.split(".")[0]
        if top in STANDARD:
            continue
        if top != "dicehouse":
            assert top in parts, f"{path} imports {name}"
            continue
        assert any(within(name, allowed) for allowed in rooms), f"{path} imports {name}"
        games_named = [module for module in GAME_MODULES if within(name, module)]
        assert games_named in ([], [game]), f"{path} knows a game by name: {name}"


def test_every_room_has_its_doors_listed() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    assert rooms == set(ALLOWED) == set(PARTS)


def run(code: str) -> list[str]:
    """The words a piece of code prints last."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1].split()


def loaded_by(code: str) -> set[str]:
    """The parts that are not Python's own and that some code loads."""
    return set(run(f"{code}\nimport sys; print(*{{name.split('.')[0] for name in sys.modules}})")) - STANDARD


def test_the_rules_load_nothing_heavier_than_msgspec() -> None:
    code = "import dicehouse\nfor name in dicehouse.names(): dicehouse.load(name)"
    assert loaded_by(code) - loaded_by("import msgspec") == {"dicehouse"}


def test_the_help_loads_no_game_and_no_texts() -> None:
    code = """
import sys
sys.argv = ["dicehouse", "--help"]
from dicehouse.cli import main
try: main()
except SystemExit: pass
print(*(name for name in sys.modules if name.startswith("dicehouse.")))
"""
    loaded = run(code)
    assert [name for name in loaded if any(within(name, module) for module in GAME_MODULES)] == []
    assert [name for name in loaded if within(name, "dicehouse.texts") or within(name, "dicehouse.terminal")] == []
