"""Skill ratings by openskill's Plackett-Luce model; all players start with the same rating."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from dicehouse.support.extras import require


class Rating(msgspec.Struct, frozen=True):
    """A skill estimate with its standard deviation."""

    mu: float
    sigma: float


def rate(players: int, games: Iterable[Sequence[float]]) -> tuple[Rating, ...]:
    """The ratings of all players after some games, rated one after the other.

    Args:
        players: how many play.
        games: for each game the players' shares of the win; a larger share is a better rank.
    """
    model = rating_model()
    teams = [[model.rating()] for _ in range(players)]
    for shares in games:
        teams = model.rate(teams, ranks=[-share for share in shares])
    return tuple(Rating(team[0].mu, team[0].sigma) for team in teams)


def rating_model() -> Any:
    """The rating model.

    Raises:
        MissingExtraError: openskill is not installed.
    """
    return require("openskill.models", extra="lab").PlackettLuce()
