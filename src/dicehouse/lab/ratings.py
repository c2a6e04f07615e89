"""Ratings from many games: openskill's Plackett-Luce model, everybody starting alike."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

import msgspec

from dicehouse.core.errors import BotError


class Rating(msgspec.Struct, frozen=True):
    """Skill, and how unsure it is."""

    mu: float
    sigma: float


def rate(players: int, games: Iterable[Sequence[float]]) -> tuple[Rating, ...]:
    """The ratings after these games, in their order.

    Args:
        players: how many play.
        games: what each player got of the win; whoever got more was ahead.
    """
    model = rating_model()
    teams = [[model.rating()] for _ in range(players)]
    for shares in games:
        teams = model.rate(teams, ranks=[-share for share in shares])
    return tuple(Rating(team[0].mu, team[0].sigma) for team in teams)


def rating_model() -> Any:
    """The model that rates.

    Raises:
        BotError: openskill is not installed; it is an extra, for whoever only plays does not need it.
    """
    try:
        return import_module("openskill.models").PlackettLuce()
    except ModuleNotFoundError:
        raise BotError("bots.part-missing", part="openskill", command="pip install 'dicehouse[lab]'") from None
