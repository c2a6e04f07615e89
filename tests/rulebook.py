"""The rulebook coverage page: every statement of every rulebook beside the tests that prove it.

Run `python tests/rulebook.py` to write docs/rulebook-coverage.md anew; test_rulebook_coverage.py fails when it is
stale.
"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
BOOKS = ROOT / "docs" / "rulebook"
PAGE = ROOT / "docs" / "rulebook-coverage.md"
TESTS = ROOT / "tests"

KINDS = ("rule", "example", "ruling")


class Statement(NamedTuple):
    """One thing a rulebook says, in our own words."""

    id: str
    section: str
    kind: str
    text: str


class Book(NamedTuple):
    """One rulebook, or the page of rulings."""

    title: str
    source: str
    statements: tuple[Statement, ...]


class Citation(NamedTuple):
    """A test that says it proves a statement."""

    id: str
    file: str
    test: str


def books() -> list[Book]:
    """Everything in docs/rulebook, in the order of the file names."""
    result = []
    for path in sorted(BOOKS.glob("*.toml")):
        data = tomllib.loads(path.read_text())
        statements = tuple(Statement(**entry) for entry in data["statement"])
        result.append(Book(data["title"], data["source"], statements))
    return result


def citations() -> list[Citation]:
    """Every `@rule("...")` on a test function, read from the source of the tests."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for cited in _cited(node):
                    found.append(Citation(cited, path.relative_to(ROOT).as_posix(), node.name))
    return found


def page() -> str:
    """The coverage page as Markdown."""
    proofs: dict[str, list[Citation]] = {}
    for citation in citations():
        proofs.setdefault(citation.id, []).append(citation)
    shelf = books()
    total = sum(len(book.statements) for book in shelf)
    lines = [
        "# Rulebook coverage",
        "",
        "Every statement of every rulebook and every ruling, in our own words, beside the tests that prove it.",
        "Written by `make coverage-page` from `docs/rulebook/*.toml` and the `@rule` marks in the tests; `make test`",
        "fails when a statement has no test, when a test cites one that does not exist, or when this page is stale.",
        "",
        f"{total} statements, {sum(len(found) for found in proofs.values())} proofs.",
    ]
    for book in shelf:
        lines += [
            "",
            f"## {book.title}",
            "",
            f"Source: {book.source}.",
            "",
            "| statement | section | proved by |",
            "|---|---|---|",
        ]
        for statement in book.statements:
            tests = "<br>".join(f"[{c.test}](../{c.file})" for c in proofs.get(statement.id, []))
            label = f"**Example.** {statement.text}" if statement.kind == "example" else statement.text
            lines.append(f"| `{statement.id}` {label} | {statement.section} | {tests} |")
    return "\n".join(lines) + "\n"


def _cited(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
            for argument in decorator.args:
                if not isinstance(argument, ast.Constant):
                    raise TypeError(f"{function.name}: @rule takes plain strings")
                yield str(argument.value)


if __name__ == "__main__":
    PAGE.write_text(page())
