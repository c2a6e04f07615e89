"""Three to five players: chances to win, estimated by a small network that was trained by playing against itself.

Every player is looked at from their own seat by the same network; the players' scores become chances. The code is plain
enough for numba to compile it as it stands, so that training and playing see the same numbers.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from dicehouse.core.game import AnyGame
from dicehouse.games.chinchiller.bots.throw_odds import Floats, Ints
from dicehouse.kit import value_tables

HIDDEN = (32, 16)
FAR, NEAR = 100.0, 25.0
"""Differences of sand are looked at in two measures."""


class Network(NamedTuple):
    """The weights, layer by layer."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats


def width(players: int) -> int:
    """How many numbers describe a seat."""
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
    """One layer; nothing below zero gets through. The trainer has the same in loops."""
    result: Floats = np.maximum(rows @ weights + bias, 0.0)
    return result


def chances(network: Network, piles: Ints, closed: Ints, turn: int) -> Floats:
    """The chance of each player to win, at the start of somebody's turn."""
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
    """The network for so many players.

    Raises:
        BotError: nobody has trained one.
    """
    table = value_tables.load(game, WEIGHTS)
    return Network(*(table[name].astype(np.float64) for name in Network._fields))
