"""The net of a cube: which face goes where, and which edges get a glue tab.

The net is folded in numbers, so that tabs are found and not typed in: every edge of the cube that is not a fold has two
outer edges of the net, and one of them gets the tab.
"""

from typing import NamedTuple, TypeAlias

Vector: TypeAlias = tuple[int, int, int]

CROSS: dict[tuple[int, int], int] = {(1, 1): 0, (2, 1): 1, (1, 0): 2, (1, 2): 3, (0, 1): 4, (1, 3): 5}
"""The face of the die in each cell of the net (column, row from the top). Opposite faces add up to 5."""

SIDES: dict[str, tuple[int, int]] = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}
"""The neighbour of a cell at each of its sides."""


class Frame(NamedTuple):
    """A face of the folded cube: its outward normal, and where its right and lower side point."""

    normal: Vector
    right: Vector
    down: Vector


def fold(cells: dict[tuple[int, int], int]) -> dict[tuple[int, int], Frame]:
    """The frame of every cell when the net is folded, print outside; the first cell lies in front."""
    first = next(iter(cells))
    frames = {first: Frame((0, 0, 1), (1, 0, 0), (0, -1, 0))}
    waiting = [first]
    while waiting:
        column, row = waiting.pop()
        frame = frames[column, row]
        for side, (x, y) in SIDES.items():
            other = (column + x, row + y)
            if other in cells and other not in frames:
                frames[other] = _folded(frame, side)
                waiting.append(other)
    return frames


def tabs() -> tuple[tuple[int, int, str], ...]:
    """The outer edges of the cross that get a tab: one of each two that are glued together."""
    frames, glued, found = fold(CROSS), set(), []
    for (column, row), frame in frames.items():
        for side, (x, y) in SIDES.items():
            if (column + x, row + y) in CROSS:
                continue
            edge = frozenset((frame.normal, _folded(frame, side).normal))
            if edge not in glued:
                glued.add(edge)
                found.append((column, row, side))
    return tuple(found)


def _folded(frame: Frame, side: str) -> Frame:
    """The frame of the neighbour at a side, bent back by a right angle."""
    normal, right, down = frame
    match side:
        case "right":
            return Frame(right, _minus(normal), down)
        case "left":
            return Frame(_minus(right), normal, down)
        case "bottom":
            return Frame(down, right, _minus(normal))
        case _:
            return Frame(_minus(down), right, normal)


def _minus(vector: Vector) -> Vector:
    x, y, z = vector
    return (-x, -y, -z)
