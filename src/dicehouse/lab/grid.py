"""Grids: every combination of the option values that are to be tried."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from dicehouse.core.errors import LabError
from dicehouse.core.options import ListOf, pairs
from dicehouse.games import bind, load

MOST_CELLS = 1000
BETWEEN, BETWEEN_LISTS = ",", ";"
"""What stands between two values of an option; where one value is a list itself, commas are taken."""


def cells_of(game: str, players: int, texts: Sequence[str]) -> tuple[dict[str, Any], ...]:
    """The options of every cell of a grid, the last option changing fastest; without options one cell.

    Args:
        game: the name of the game.
        players: how many play.
        texts: options as a person types them, `target=30,50,70`.

    Raises:
        OptionError: an option or value that the game does not have.
        LabError: more cells than anybody can look at.
    """
    kinds = {info.key: info.kind for info in load(game).options_type.describe()}
    axes: dict[str, list[str]] = {}
    for key, value in pairs(texts).items():
        sign = BETWEEN_LISTS if isinstance(kinds.get(key), ListOf) else BETWEEN
        axes[key] = [part.strip() for part in str(value).split(sign)]
    number = 1
    for values in axes.values():
        number *= len(values)
    if number > MOST_CELLS:
        raise LabError("lab.cells", cells=number, most=MOST_CELLS)
    found: list[dict[str, Any]] = []
    for combination in product(*axes.values()):
        cell = _read(game, players, dict(zip(axes, combination, strict=True)))
        if cell not in found:  # 30 and 030 are the same
            found.append(cell)
    return tuple(found)


def _read(game: str, players: int, given: Mapping[str, str]) -> dict[str, Any]:
    """The options of a cell as plain data, checked by the game itself."""
    options = bind(game, players, given).options.to_dict()
    return {key: options[key] for key in given}


def label(options: Mapping[str, Any]) -> str:
    """A cell in a few words."""
    shown = (f"{key} {' '.join(value) if isinstance(value, list) else value}" for key, value in options.items())
    return ", ".join(shown) or "usual options"
