"""What the documents say is so: examples run, links lead somewhere, commands exist."""

import doctest
import importlib
import re
import shlex
from pathlib import Path
from pkgutil import resolve_name

import pytest
import typer.main

from dicehouse import games
from dicehouse.cli import app

ROOT = Path(__file__).parent.parent
TOP = ("README", "CHANGELOG", "CONTRIBUTING", "SECURITY")
PAGES = [*(ROOT / f"{name}.md" for name in TOP), *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", ["README.md", "docs/coach.md"])
def test_the_examples_of_pages_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("module", ["dicehouse", "dicehouse.batch.batch", "dicehouse.dice.scripted", "support"])
def test_the_examples_of_modules_run(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text())
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_pages_name_are_there(page: Path) -> None:
    named = re.findall(r"`((?:benchmarks|deploy|docs|examples|scripts|src|tests|web)/[\w./-]+\.\w+)`", page.read_text())
    assert [name for name in named if not (ROOT / name).exists() and not name.startswith("benchmarks/results/")] == []


def commands_of(page: Path) -> list[str]:
    """The `dicehouse ...` lines of a page, in code blocks and in the text."""
    found = re.findall(r"^\$ dicehouse (.*)$|`dicehouse ([a-z][^`\n]*)`", page.read_text(), flags=re.MULTILINE)
    return [block or inline for block, inline in found]


def unknown_words(line: str) -> list[str]:
    """The commands and options of a `dicehouse ...` line that there are not."""
    words = shlex.split(line, comments=True)
    command = typer.main.get_command(app)
    while words and (commands := getattr(command, "commands", None)) is not None:  # a group
        if words[0] not in commands:
            return words[0].isidentifier() * words[:1]
        command = commands[words.pop(0)]
    options = {"--help"}.union(*(parameter.opts + parameter.secondary_opts for parameter in command.params))
    return [word for word in words if re.match("--[a-z]", word) and word.partition("=")[0] not in options]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_documents_exist(page: Path) -> None:
    unknown = {line: words for line in commands_of(page) if (words := unknown_words(line))}
    assert unknown == {}


def test_commands_are_found_in_blocks_and_in_the_text() -> None:
    assert len(commands_of(ROOT / "README.md")) >= 20
    assert unknown_words("serve --show-settings") == ["--show-settings"]
    assert unknown_words("cook --hot") == ["cook"]
    assert unknown_words("house list --warm") == ["--warm"]
    assert unknown_words("house list --json   # all of them") == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_names_of_the_package_in_documents_exist(page: Path) -> None:
    for name, called in re.findall(r"`(dicehouse(?:\.\w+)+)(\(?)", page.read_text()):
        found = resolve_name(name)
        assert not called or callable(found), f"{name} cannot be called"


def test_make_targets_in_documents_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    named = {
        target for page in PAGES for target in re.findall(r"`make ([a-z-]+)`|^\$ make ([a-z-]+)", page.read_text())
    }
    assert {name for pair in named for name in pair if name} - targets == set()


def test_the_readme_names_every_game() -> None:
    text = (ROOT / "README.md").read_text()
    for name in games.names():
        low, high = games.load(name).options_type.seats
        assert f"**{games.load(name).title}** (`{name}`) | {low}-{high} |" in text


def test_ci_runs_the_readmes_test_command() -> None:
    assert "make test" in (ROOT / ".ci" / "run").read_text().splitlines()
    assert "$ make test" in (ROOT / "README.md").read_text()
