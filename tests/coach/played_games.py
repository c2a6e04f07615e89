"""Games to be reviewed."""

from collections.abc import Sequence
from random import Random

from dicehouse.bots import make_bot
from dicehouse.bots.play import play_game
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition


def played(game: AnyGame, level: str, seed: int) -> list[Transition]:
    """The steps of a game between bots of a level."""
    return played_by(game, [level] * game.players, seed)


def played_by(game: AnyGame, levels: Sequence[str], seed: int) -> list[Transition]:
    """The steps of a game between bots, one level for each seat."""
    random, steps = Random(seed), list[Transition]()
    bots = [make_bot(game, level, seat, Random(100 * seed + seat)) for seat, level in enumerate(levels)]
    play_game(game, bots, lambda due: due.sample(random.random), steps.append)
    return steps
