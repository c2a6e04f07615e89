"""The odds as flat arrays, for loops that run without Python."""

from typing import Any, NamedTuple

from dicehouse.games.gonuts.bots.odds import Outcomes, odds_of
from dicehouse.games.gonuts.rules import DICE, GoNuts
from dicehouse.kit.arrays import NDArray, np


class FlatOdds(NamedTuple):
    """A game's odds; `steps` say where each number of dice begins in the lists of fates, and where the last ends."""

    nuts: NDArray[Any]
    """The chance that a roll starts a Go Nuts! round, by dice."""
    cars: NDArray[Any]
    """The chance that a roll ends the turn with nothing, by dice."""
    steps: NDArray[Any]
    fates: NDArray[Any]
    """Acorns gained and dice left, of every other roll."""
    chances: NDArray[Any]
    """Of the fates."""
    acorns: NDArray[Any]
    """The chance that a round brings exactly a number of acorns, by dice and number."""
    enough: NDArray[Any]
    """The chance that a round brings at least a number of acorns, by dice and number."""


def flat_odds(game: GoNuts) -> FlatOdds:
    """Everything about turns and rounds, up to the target."""
    odds, target = odds_of(game), game.options.target
    acorns = odds.acorns(target)[game.players - 1]
    enough = np.ones((DICE + 1, target + 1))
    enough[:, 1:] = np.maximum(1 - np.cumsum(acorns[:, :-1], axis=1), 0)
    return FlatOdds(np.array(odds.nuts), np.array(odds.cars), *flat(odds.rolls), acorns, enough)


def flat(lists: tuple[Outcomes, ...]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """Lists of fates one after the other: where each begins, gains and lefts, chances."""
    fates = [fate for fates in lists for fate in fates]
    return (
        np.cumsum([0, *map(len, lists)]).astype(np.int64),
        np.array([fate[:2] for fate in fates], dtype=np.int64).reshape(-1, 2),
        np.array([fate[2] for fate in fates], dtype=np.float64),
    )
