"""docs/glossary.md is honest: its symbols exist, and words it retired do not come back as names."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import reduce
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "dicehouse"
TERMS, _, RETIRED = (ROOT / "docs" / "glossary.md").read_text().partition("## Retired words")


def rows(text: str) -> list[list[str]]:
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def terms() -> list[tuple[str, str]]:
    return [(word, symbol.strip("`")) for word, _, symbol in rows(TERMS) if symbol]


def retired() -> set[str]:
    return {word for words, _ in rows(RETIRED) for word in words.split(", ")}


def parts(name: str) -> list[str]:
    """The words a name is made of: live_table and LiveTable are live and table."""
    return [part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def names(source: Path) -> Iterator[tuple[str, str]]:
    """Modules, packages, classes and functions, each with the place it is at."""
    for path in sorted(source.rglob("*.py")):
        where = str(path.relative_to(source))
        yield path.parent.name if path.stem == "__init__" else path.stem, where
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield node.name, f"{where}:{node.lineno}"


@pytest.mark.parametrize(("word", "symbol"), terms())
def test_every_word_names_a_symbol(word: str, symbol: str) -> None:
    module, _, attribute = symbol.partition(":")
    found: object = importlib.import_module(module)
    assert reduce(getattr, attribute.split(".") if attribute else [], found) is not None, word


def test_every_word_stands_once_and_in_order_of_the_alphabet_in_its_part() -> None:
    words = [word for word, _ in terms()]
    assert len(words) == len(set(words)) > 50
    parts_of_table = re.split(r"^\| \*\*.*$", TERMS, flags=re.MULTILINE)[1:]
    for part in parts_of_table:
        found = [word for word, *_ in rows("| \n" + part)]
        assert found == sorted(found)


def test_the_page_fits_two_screens() -> None:
    assert len((ROOT / "docs" / "glossary.md").read_text().splitlines()) <= 100


def test_no_retired_word_is_in_a_name() -> None:
    gone = retired()
    assert len(gone) > 5
    assert [f"{where} {name}" for name, where in names(SOURCE) if gone & set(parts(name))] == []


def test_no_word_is_both_used_and_retired() -> None:
    assert {part for word, _ in terms() for part in word.split()} & retired() == set()


def test_retired_words_are_found_in_any_kind_of_name(tmp_path: Path) -> None:
    (tmp_path / "old_wire.py").write_text("class HTTPWire: ...\nasync def rewired(): ...\ndef wire_up(): ...\n")
    found = [(name, where) for name, where in names(tmp_path) if "wire" in parts(name)]
    assert found == [("old_wire", "old_wire.py"), ("HTTPWire", "old_wire.py:1"), ("wire_up", "old_wire.py:3")]
