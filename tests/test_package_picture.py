"""The picture of the packages in docs/architecture.md against the imports of the code."""

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TypeAlias

import grimp
import pytest

PICTURE = (Path(__file__).parent.parent / "docs" / "architecture.md").read_text().split("```")[1]

Arrows: TypeAlias = dict[str, set[str]]
"""For every box, the boxes its arrows point to."""


def boxes(picture: str) -> dict[str, str]:
    """By package: the box it is drawn in. A label begins with the packages of its box; `web/` is none of Python's."""
    return {
        package: box
        for box, label in re.findall(r'(\w+)\["(.+?):', picture)
        for package in label.split(", ")
        if not package.endswith("/")
    }


def drawn(picture: str) -> Arrows:
    """The arrows of the picture that stand for imports."""
    arrows: Arrows = defaultdict(set)
    for line in picture.splitlines():
        if found := re.fullmatch(r'  (\w+)(?:\[".+"\])? --> (.+)', line):
            arrows[found[1]] |= {re.sub(r"\[.*", "", target) for target in found[2].split(" & ")}
    return arrows


@cache
def imported() -> frozenset[tuple[str, str]]:
    """Every pair of packages of which the first imports the second, typing included."""
    graph = grimp.build_graph("dicehouse")
    pairs = {
        (_package(module), _package(target))
        for module in graph.modules
        for target in graph.find_modules_directly_imported_by(module)
    }
    return frozenset((one, other) for one, other in pairs if one and other and one != other)


def _package(module: str) -> str:
    """The package below `dicehouse` a module is in; empty for `dicehouse` itself, which everybody may import."""
    return module.partition(".")[2].partition(".")[0]


def reached(arrows: Arrows, box: str) -> set[str]:
    """The boxes that arrows lead to from a box."""
    found: set[str] = set()
    ahead = [box]
    while ahead:
        new = arrows.get(ahead.pop(), set()) - found
        found |= new
        ahead += new
    return found


def differences(picture: str, pairs: frozenset[tuple[str, str]]) -> list[str]:
    """What a picture shows that is not so, and what it does not show."""
    box, arrows = boxes(picture), drawn(picture)
    direct = {(box[one], box[other]) for one, other in pairs if one in box and other in box and box[one] != box[other]}
    packages = {package for pair in pairs for package in pair}
    false = [f"{one} does not import {other}" for one in arrows for other in arrows[one] if (one, other) not in direct]
    missing = [f"{one} imports {other}" for one, other in direct if other not in reached(arrows, one)]
    return sorted(false + missing + [f"{package} is not drawn" for package in packages - set(box)])


def test_the_picture_shows_the_imports_of_the_code() -> None:
    assert differences(PICTURE, imported()) == []


def test_every_package_of_the_code_is_in_the_picture() -> None:
    packages = {path.parent.name for path in Path(__file__).parent.parent.glob("src/dicehouse/*/__init__.py")}
    assert packages - set(boxes(PICTURE)) == set()
    assert len(imported()) > 50


@pytest.mark.parametrize(
    ("arrow", "instead", "said"),
    [
        ('many games at once"] --> games', 'many games at once"] --> games & dice', "batch does not import dice"),
        ("-. protocol .->", "-->", "client does not import server"),
        ("--> coach & paper", "--> coach", "server imports paper"),
        ("--> terminal & site", "--> terminal", "cli imports site"),
        ('texts["texts: Project Fluent"] --> games', "", "texts is not drawn"),
    ],
)  # fmt: skip
def test_a_wrong_picture_is_noticed(arrow: str, instead: str, said: str) -> None:
    assert arrow in PICTURE
    assert said in differences(PICTURE.replace(arrow, instead), imported())
