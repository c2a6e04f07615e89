"""Grids: all combinations of some option values."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from dicehouse.core.errors import LabError
from dicehouse.core.options import ListOf, pairs
from dicehouse.games import bind, load

MAX_CELLS = 1000
SEPARATOR, LIST_SEPARATOR = ",", ";"
"""Between two values of an option; the second one where a value is itself a list, with commas."""


def parse_grid(game: str, players: int, texts: Sequence[str]) -> tuple[dict[str, Any], ...]:
    """The options of every cell of a grid, the last option varying fastest; one cell if there are no options.

    Args:
        game: the name of the game.
        players: how many play.
        texts: options as a person types them, `target=30,50,70`.

    Raises:
        OptionError: an option or value that the game does not have.
        LabError: too many cells.
    """
    kinds = {info.key: info.kind for info in load(game).options_type.describe()}
    axes: dict[str, list[str]] = {}
    for key, value in pairs(texts).items():
        separator = LIST_SEPARATOR if isinstance(kinds.get(key), ListOf) else SEPARATOR
        axes[key] = [part.strip() for part in str(value).split(separator)]
    number = 1
    for values in axes.values():
        number *= len(values)
    if number > MAX_CELLS:
        raise LabError("lab.cells", cells=number, most=MAX_CELLS)
    found: list[dict[str, Any]] = []
    for combination in product(*axes.values()):
        cell = _read(game, players, dict(zip(axes, combination, strict=True)))
        if cell not in found:  # 30 and 030 are equal
            found.append(cell)
    return tuple(found)


def _read(game: str, players: int, given: Mapping[str, str]) -> dict[str, Any]:
    """The options of a cell as plain data, validated by the game."""
    options = bind(game, players, given).options.to_dict()
    return {key: options[key] for key in given}


def cell_label(options: Mapping[str, Any]) -> str:
    """The options of a cell as a short text."""
    shown = (f"{key} {' '.join(value) if isinstance(value, list) else value}" for key, value in options.items())
    return ", ".join(shown) or "usual options"
