"""Three to five players: chances to win, estimated by a small neural network trained by self-play.

The same network scores every player from their own seat; a softmax makes chances of the scores. Two layers in numpy
need no learning library to play, and numba compiles the same functions for training, so both see the same numbers.
"""

from functools import lru_cache
from typing import NamedTuple

from dicehouse.core.game import AnyGame
from dicehouse.games.chinchiller.bots.throw_odds import Floats, Ints
from dicehouse.kit import value_tables
from dicehouse.kit.arrays import np

HIDDEN = (32, 16)
FAR, NEAR = 100.0, 25.0
"""The two scales of differences of sand."""


class Network(NamedTuple):
    """The weights, layer by layer."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats


def width(players: int) -> int:
    """The number of features of a seat."""
    return 4 + players + 5 * (players - 1)


def features(piles: Ints, closed: Ints, turn: int) -> Floats:
    """A row of numbers for each seat: its eyes, how soon it plays, what it can pay, and how the others stand."""
    players = len(piles)
    rows = np.zeros((players, 4 + players + 5 * (players - 1)))
    for seat in range(players):
        row = rows[seat]
        row[closed[seat]] = 1.0
        row[3 + (seat - turn) % players] = 1.0
        at = 3 + players
        row[at] = min(piles[seat], 24) / 24.0
        at += 1
        for step in range(1, players):
            other = (seat + step) % players
            lead = piles[seat] - piles[other]
            row[at] = min(max(lead / FAR, -3.0), 3.0)
            row[at + 1] = np.tanh(lead / NEAR)
            row[at + 2 + closed[other]] = 1.0
            at += 5
    return rows


def dense(rows: Floats, weights: Floats, bias: Floats) -> Floats:
    """One layer with ReLU. `selfplay` has the same as loops."""
    result: Floats = np.maximum(rows @ weights + bias, 0.0)
    return result


def chances(network: Network, piles: Ints, closed: Ints, turn: int) -> Floats:
    """The chance of each player to win, at the start of a turn."""
    layer = dense(features(piles, closed, turn), network.first, network.first_bias)
    layer = dense(layer, network.second, network.second_bias)
    scores = (layer * network.last).sum(axis=1)
    powers = np.exp(scores - scores.max())
    result: Floats = powers / powers.sum()
    return result


WEIGHTS = value_tables.TableKind(
    ignored={
        "first": "the network is asked about turns; whose it is, is an input",
        "series": "every game of a series is played to win it, as if it were the only one",
        "sand": "the network takes any piles; an estimate trained with the default options serves all",
        "supply": "the network takes any piles; an estimate trained with the default options serves all",
        "late": "when dice are told changes no chance of the dice, and no value before they are told",
        "returns": "an estimate trained with the default options serves both readings of C3",
    },
    inputs=lambda game: (game.players,),
    label={"network": list(HIDDEN)},
)
"""The weights of the network, by the number of players."""


def packed(network: Network) -> value_tables.Table:
    """What is kept of a network."""
    return {name: array.astype(np.float32) for name, array in network._asdict().items()}


@lru_cache(maxsize=4)
def read(game: AnyGame) -> Network:
    """The network for the game's number of players.

    Raises:
        BotError: there is no trained network.
    """
    table = value_tables.load(game, WEIGHTS)
    return Network(*(table[name].astype(np.float64) for name in Network._fields))
