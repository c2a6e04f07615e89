"""The pages for engineers name nothing that is not there: files, packages, classes, functions, fields, make targets."""

import ast
import importlib.util
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ARCHITECTURE = ROOT / "docs" / "architecture.md"
NAMES = ("architecture", "adding-a-game", "server", "batch", "web", "texts", "paper")
PAGES = [ROOT / "docs" / f"{name}.md" for name in NAMES]
ROOTS = (
    *("", "src/dicehouse", "src/dicehouse/server", "src/dicehouse/games/*", "src/dicehouse/games/*/bots"),
    *("web", "web/src", "web/src/scenes/*"),
)
"""Where the files that pages name by the end of their path may be."""
ELSEWHERE = {
    *("HttpToolsProtocol", "WSProtocol", "ws_create_server", "secure_delete", "msgspec", "npm ci", "/ws", "/readyz"),
    *("/api/games", "code", "data-action", "pace", "announce", "happening", "shown", "mine", "states[number, lane]"),
    *("action.too-late", "welcome", "rules", "guide-*", "lesson-*", "-hidden", "@rule"),
    *("data-primary", "data-key", "air", "landing", "displayed", "flight", "racing"),
    *("event-<tag>", "choice-<tag>", "option-<key>", "error-<code>", "dicehouse solve"),
    *(
        "src/dicehouse/server/web/",
        "src/dicehouse/site/files/",
        'games.register("pig", "pig")',
        "dicehouse paper",
        "dicehouse review --json",
        "paper-<name>",
    ),
}
"""Names of other projects, of the protocol, of texts and of the browser client, which other tests hold to the code."""


@cache
def defined() -> tuple[frozenset[str], frozenset[tuple[str, str]]]:
    """Every name the package defines, and every pair of a class and a member."""
    names: set[str] = set()
    members: set[tuple[str, str]] = set()
    for path in (ROOT / "src" / "dicehouse").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            own = _names_of(node)
            names.update(own)
            if isinstance(node, ast.ClassDef):
                members.update((node.name, name) for inner in ast.walk(node) for name in _names_of(inner))
    return frozenset(names), frozenset(members)


def _names_of(node: ast.AST) -> list[str]:
    match node:
        case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
            return [node.name]
        case ast.Assign():
            return [
                name
                for target in node.targets
                for name in (getattr(target, "id", None), getattr(target, "attr", None))
                if name
            ]
        case ast.AnnAssign():
            return [name for name in (getattr(node.target, "id", None), getattr(node.target, "attr", None)) if name]
        case _:
            return []


def is_there(name: str) -> bool:
    """Whether something of this name exists: a path, a module, a name or a member of a class."""
    name = name.removesuffix("()")
    if name in ELSEWHERE:
        return True
    if name.startswith("make "):
        return re.search(rf"^{name[5:]}:", (ROOT / "Makefile").read_text(), flags=re.MULTILINE) is not None
    if "/" in name or re.search(r"\.(py|ts|toml|ftl|svelte|json|js)$", name):
        pattern = re.sub(r"<\w+>", "*", name.rstrip("/"))
        return any(any(ROOT.glob(f"{root}/{pattern}" if root else pattern)) for root in ROOTS)
    if name.startswith("dicehouse."):
        return importlib.util.find_spec(name) is not None
    owner, _, member = name.rpartition(".")
    names, members = defined()
    if not owner:
        return member in names or (ROOT / "src" / "dicehouse" / name).is_dir()
    module = ROOT / "src" / "dicehouse" / owner / "__init__.py"  # such as games.spec
    return (owner, member) in members or (
        module.exists() and re.search(rf"\b{member}\b", module.read_text()) is not None
    )


def named_on(page: Path) -> list[str]:
    text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.DOTALL | re.MULTILINE)
    text = text.partition("## The fields of `GameSpec`")[0]  # written from the code
    return re.findall(r"`([^`\n]+)`", text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_name_on_the_page_is_in_the_code(page: Path) -> None:
    assert [name for name in named_on(page) if not is_there(name)] == []


def test_names_that_are_not_there_are_noticed() -> None:
    there = (
        "Game",
        "Game.all_actions",
        "core/game.py",
        "games/<game>/rules.py",
        "make test",
        "dicehouse.testing",
        "kit",
    )
    missing = (
        "Gome",
        "Game.no_such_thing",
        "core/gome.py",
        "make gome",
        "dicehouse.gome",
        "games.gome",
        "scenes/gome/",
    )
    assert [name for name in there if not is_there(name)] == []
    assert [name for name in missing if is_there(name)] == []


def test_the_map_is_one_page_with_two_pictures() -> None:
    text = ARCHITECTURE.read_text()
    assert len(text.splitlines()) <= 150
    assert text.count("```mermaid") == 2
    assert len(named_on(ARCHITECTURE)) > 60


@pytest.mark.parametrize("page", PAGES[:1] + PAGES[2:], ids=lambda page: page.stem)
def test_lines_are_short_enough_to_be_read_anywhere(page: Path) -> None:
    assert [line for line in page.read_text().splitlines() if len(line) > 120] == []
