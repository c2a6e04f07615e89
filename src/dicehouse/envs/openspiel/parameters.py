"""Conversion between the options of a game and OpenSpiel's game parameters."""

from typing import Any

from dicehouse.core.options import DRAW, ListOf, Starter
from dicehouse.envs.registry import MAX_DECISIONS
from dicehouse.games import load

DRAWN = -1
"""The parameter value for a drawn starting player."""


def parameters(name: str) -> dict[str, int | str | bool]:
    """The parameters of a game with their defaults.

    OpenSpiel parses parameters from text, in which commas separate parameters and digits are integers. So lists are
    separated by semicolons, and the starting player is a seat, or -1 for a draw.
    """
    kind = load(name).options_type
    found: dict[str, int | str | bool] = {"players": max(2, kind.seats[0]), "max_game_length": MAX_DECISIONS}
    for info in kind.describe():
        match info.kind:
            case ListOf():
                found[info.key] = ";".join(info.default)
            case Starter():
                found[info.key] = DRAWN
            case _:
                found[info.key] = info.default
    return found


def options(name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The options of a game from OpenSpiel's parameters."""
    kinds = {info.key: info.kind for info in load(name).options_type.describe()}
    found = {}
    for key, value in given.items():
        match kinds.get(key):
            case ListOf():
                found[key] = value.split(";")
            case Starter():
                found[key] = DRAW if value == DRAWN else value
            case _:
                found[key] = value
    return found
