"""Training the networks for three to five players, from a seed.

Generation after generation the network plays against itself. Its target is a mixture of who won
and of its own estimate one turn later (temporal difference).
"""

from itertools import pairwise

import numpy as np

from dicehouse.games.chinchiller.bots import model
from dicehouse.games.chinchiller.bots.model import HIDDEN, Network
from dicehouse.games.chinchiller.bots.throw_odds import Floats
from dicehouse.kit import value_tables
from dicehouse.kit.solution import Progress

SEED = 1
TURNS = (80_000, 100_000, 150_000, 200_000)
"""How many turns each generation plays."""
TRUST = (0.0, 0.4, 0.6, 0.8)
"""How much each generation believes itself one turn later; the rest is who won."""
STEPS = (1200, 1200, 1500, 3000)
BATCH = 1024
HEAT = 0.04


def train(players: int, seed_random: int, progress: Progress) -> Network:
    """A network for a number of players; deterministic by seed."""
    from dicehouse.games import create  # noqa: PLC0415
    from dicehouse.games.chinchiller.bots import selfplay  # noqa: PLC0415 - only training needs numba

    options = create("chinchiller", players).options
    random = np.random.default_rng([seed_random, players])
    player, network = _nobody(), _newborn(players, random)
    selfplay.seed_random(int(random.integers(2**31)))
    for number, (turns, trust, steps) in enumerate(zip(TURNS, TRUST, STEPS, strict=True)):
        piles, closed, turn, later, winners = selfplay.play_turns(
            player, players, options.sand, options.supply, options.whole_pile, HEAT, turns
        )
        ended = winners >= 0
        rows = selfplay.features_of_all(piles[ended], closed[ended], turn[ended])
        aims = trust * later[ended] + (1 - trust) * np.eye(players)[winners[ended]]
        network = _learn(network, rows, aims, steps, random)
        player = network
        progress((number + 1) / len(TURNS))
    return network


def ship(progress: Progress) -> None:
    """Train all networks for the package."""
    from dicehouse.games import create  # noqa: PLC0415

    for number, players in enumerate((3, 4, 5)):
        network = train(players, SEED, lambda share, done=number: progress((done + share) / 3))  # type: ignore[misc]
        value_tables.save(create("chinchiller", players), model.WEIGHTS, model.packed(network), ship=True)


def _nobody() -> Network:
    """Stands for the rule of thumb the first generation plays by."""
    return Network(np.zeros((1, 1)), np.zeros(1), np.zeros((1, 1)), np.zeros(1), np.zeros(1))


def _newborn(players: int, random: np.random.Generator) -> Network:
    sizes = (model.width(players), *HIDDEN)
    first, second = (random.normal(0, np.sqrt(2 / a), (a, b)) for a, b in pairwise(sizes))
    return Network(first, np.zeros(HIDDEN[0]), second, np.zeros(HIDDEN[1]), random.normal(0, 0.1, HIDDEN[1]))


def _learn(network: Network, rows: Floats, aims: Floats, steps: int, random: np.random.Generator) -> Network:
    """Adam on the cross-entropy between the aims and the chances; the step gets smaller to the end."""
    weights = [array.copy() for array in network]
    means = [np.zeros_like(array) for array in weights]
    squares = [np.zeros_like(array) for array in weights]
    for step in range(1, steps + 1):
        batch = random.integers(0, len(rows), BATCH)
        slopes = _slopes(Network(*weights), rows[batch], aims[batch])
        rate = 3e-3 * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-5
        for layer, slope in enumerate(slopes):
            means[layer] += 0.1 * (slope - means[layer])
            squares[layer] += 0.001 * (slope * slope - squares[layer])
            spread = np.sqrt(squares[layer] / (1 - 0.999**step)) + 1e-8
            weights[layer] -= rate * means[layer] / (1 - 0.9**step) / spread
    return Network(*weights)


def _slopes(network: Network, rows: Floats, aims: Floats) -> tuple[Floats, ...]:
    """The slope of the error in every weight."""
    positions, players, width = rows.shape
    flat = rows.reshape(-1, width)
    one = np.maximum(flat @ network.first + network.first_bias, 0)
    two = np.maximum(one @ network.second + network.second_bias, 0)
    scores = (two @ network.last).reshape(positions, players)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    error = ((powers / powers.sum(axis=1, keepdims=True) - aims) / positions).reshape(-1)
    back_two = np.where(two > 0, np.outer(error, network.last), 0)
    back_one = np.where(one > 0, back_two @ network.second.T, 0)
    return flat.T @ back_one, back_one.sum(axis=0), one.T @ back_two, back_two.sum(axis=0), two.T @ error
