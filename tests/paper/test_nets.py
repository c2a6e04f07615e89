"""Nets are folded here once more, as paper is: squares turned about their common edge, in coordinates."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from dicehouse import games
from dicehouse.core.dice import Die
from dicehouse.kit.paper import Document, Nets, Stickers, face
from dicehouse.paper import Order, make_document
from dicehouse.paper.sheets import paper_of
from dicehouse.paper.typesetting import _inputs
from dicehouse.testing import random_states
from dicehouse.texts import Texts

CORNERS = {"top": (0, 1), "right": (1, 2), "bottom": (2, 3), "left": (3, 0)}
"""The ends of each side, among the corners of a square from its upper left one clockwise."""
BACK = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
STEPS = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}


def drawn_net() -> Any:
    """What the template is told: cells with the number of their face, and tabs."""
    order = Order("chili", "dice")
    return msgspec.json.decode(_inputs(order, make_document(order)))["net"]


def folded() -> dict[tuple[int, int], Any]:
    """The four corners of every cell in space when all folds are bent back by a right angle, print outside."""
    cells = {(column, row) for column, row, _ in drawn_net()["cells"]}
    around = ((0, 0), (1, 0), (1, 1), (0, 1))
    flat = {cell: np.array([(cell[0] + x, -cell[1] - y, 0.0) for x, y in around]) for cell in cells}
    first = min(cells)
    placed, waiting = {first: flat[first]}, [first]
    while waiting:
        here = waiting.pop()
        for side, (x, y) in STEPS.items():
            there = (here[0] + x, here[1] + y)
            if there not in cells or there in placed:
                continue
            a, b = (placed[here][corner] for corner in CORNERS[side])
            normal = np.cross(placed[here][1] - placed[here][0], placed[here][3] - placed[here][0])
            outward = -normal  # rows run down, so the cross product points behind the paper
            square = np.empty((4, 3))
            ends = CORNERS[BACK[side]]
            square[ends[1]], square[ends[0]] = a, b
            others = [corner for corner in range(4) if corner not in ends]
            near = {corner: ends[0] if abs(corner - ends[0]) in (1, 3) else ends[1] for corner in others}
            for corner in others:
                square[corner] = square[near[corner]] - outward
            placed[there] = square
            waiting.append(there)
    return placed


def faces_in_space() -> dict[int, Any]:
    """The direction in which each face of the die looks, by its number."""
    placed = folded()
    middle = np.mean([square.mean(axis=0) for square in placed.values()], axis=0)
    return {face: (placed[column, row].mean(axis=0) - middle) * 2 for column, row, face in drawn_net()["cells"]}


def test_six_squares_make_a_cube() -> None:
    looks = faces_in_space()
    assert sorted(looks) == list(range(6))
    assert Counter(tuple(np.round(look).astype(int)) for look in looks.values()) == Counter(
        tuple(sign * axis) for axis in np.eye(3, dtype=int) for sign in (1, -1)
    )


def test_opposite_faces_are_first_and_last_and_so_on() -> None:
    looks = faces_in_space()
    for number, look in looks.items():
        assert np.allclose(look, -looks[5 - number])


def test_the_first_three_faces_run_anticlockwise() -> None:
    looks = faces_in_space()
    assert np.isclose(np.linalg.det(np.array([looks[0], looks[1], looks[2]])), 1.0)


def test_every_glued_edge_has_one_tab() -> None:
    placed, net = folded(), drawn_net()
    tabs = {tuple(tab) for tab in net["tabs"]}
    glued: dict[frozenset[tuple[float, ...]], list[tuple[int, int, str]]] = {}
    for (column, row), square in placed.items():
        for side, (x, y) in STEPS.items():
            edge = frozenset(tuple(np.round(square[corner], 6)) for corner in CORNERS[side])
            if (column + x, row + y) in placed:
                assert (column, row, side) not in tabs, "a fold has no tab"
            else:
                glued.setdefault(edge, []).append((column, row, side))
    assert len(glued) == 7
    for sides in glued.values():
        assert len(sides) == 2
        assert len(tabs & set(sides)) == 1


# the dice of the games


def rolled_dice(name: str) -> set[Die]:
    """Every die of the usual game that is rolled, but the one that draws the first player."""
    game = games.create(name, max(2, games.load(name).options_type.seats[0]), first=0)
    states = [state for seed in range(12) for state in random_states(game, seed)]
    return {die for state in states if state.due is not None for die in state.due.dice}


def cut_dice(document: Document) -> Iterator[tuple[str, ...]]:
    for block in document.blocks:
        if isinstance(block, Nets | Stickers):
            yield from (tuple(shown.picture for shown in die.faces) for die in block.dice)


@pytest.mark.parametrize("sheet", ["dice", "stickers"])
@pytest.mark.parametrize("name", games.names())
def test_every_die_of_the_rules_can_be_made_with_all_its_faces(name: str, sheet: str) -> None:
    made = set(cut_dice(make_document(Order(name, sheet))))
    assert made == {die.faces for die in rolled_dice(name)}


@pytest.mark.parametrize("name", games.names())
def test_a_roll_has_enough_dice_on_the_sheet(name: str) -> None:
    made = Counter(cut_dice(make_document(Order(name, "dice"))))
    game = games.create(name, max(2, games.load(name).options_type.seats[0]), first=0)
    for state in random_states(game, 1):
        if state.due is not None:
            assert Counter(die.faces for die in state.due.dice) <= made


def test_opposite_faces_of_a_chili_die_add_up_to_seven() -> None:
    for faces in cut_dice(make_document(Order("chili", "dice"))):
        assert all(int(faces[place][0]) + int(faces[5 - place][0]) == 7 for place in range(6))


@pytest.mark.parametrize("name", games.names())
def test_every_face_is_drawn_and_named(name: str) -> None:
    texts, paper = Texts("en", name), paper_of(name)
    drawn = {}
    for die in rolled_dice(name):
        for symbol in die.symbols:
            drawn[symbol] = paper.picture(symbol)
            assert face(texts, symbol).words.strip()
    assert len(set(drawn.values())) == len(drawn)


def test_there_is_as_much_sand_as_the_rules_say() -> None:
    (tokens,) = (block for block in make_document(Order("chinchiller", "sand")).blocks if hasattr(block, "tokens"))
    supply = games.load("chinchiller").options_type(players=2).supply  # type: ignore[attr-defined]
    assert sum(int(token.text) * token.count for token in tokens.tokens) == supply
