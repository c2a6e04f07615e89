"""Tabulating a bot of Go Nuts!: its probability to bank in every view.

A view of Go Nuts! is the scores, the points not yet recorded, and the dice: how many are in play, or, for bots that
look at them, their faces. All points beyond those that win are treated alike; that the bot does so too is checked.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.gonuts import SPEC
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import BANK, DICE, GoNuts, GoNutsState
from dicehouse.kit.bot import RANDOM, Bot, RandomBot

MARGIN = 5
"""The points beyond those that win up to which a bot is queried; one roll brings no more."""
BEYOND = (MARGIN + 1, MARGIN + 17)
"""Points further beyond, for which a bot must answer the same."""
ROLLER = 0
"""The seat in which bots are queried; it stands for all seats."""


class FacesReadError(Exception):
    """A bot read the faces of the dice."""


class GuardedFaces(tuple[str, ...]):
    """Dice that raise `FacesReadError` when they are read."""

    __slots__ = ()

    def count(self, *_: Any) -> int:
        """Raise the error."""
        raise FacesReadError

    __len__ = __iter__ = __eq__ = __getitem__ = __contains__ = __hash__ = count  # type: ignore[assignment]


class DiceOnTable(NamedTuple):
    """A set of dice on the table at a decision."""

    number: int
    """Its index in the table of a bot that looks at faces."""
    faces: tuple[str, ...]
    dice: int
    """The number of dice in play."""
    min_points: int
    """The fewest points there can be."""


class PolicyQuery(NamedTuple):
    """A bot with all views to query it in."""

    options: GoNutsOptions
    bot: str
    sets: tuple[DiceOnTable, ...]
    """Every set of dice, for a bot that looks at faces; otherwise one for each number of dice."""
    dice_size: int
    """The number of indices of these sets."""
    certain: int
    """Probability 1 as an integer."""

    def answers(self, own: int) -> NDArray[np.int64]:
        """The probability to bank with this own score: by the scores of the others, the points, and the dice."""
        game = GoNuts(self.options)
        bot = _bot(game, self.bot)
        target = game.options.target
        table = np.full((*(target,) * (game.players - 1), target + MARGIN + 1, self.dice_size), -1, dtype=np.int64)
        stop = target - own + MARGIN + 1
        for others in product(range(target), repeat=game.players - 1):
            scores, answers = (own, *others), table[others]
            for dice in self.sets:
                points = range(dice.min_points, stop)
                answers[points.start : stop, dice.number] = [
                    self.probability(game, bot, scores, each, dice) for each in points
                ]
                answers[stop:, dice.number] = answers[stop - 1, dice.number]
            if not any(others):
                for dice, more in product(self.sets, BEYOND):
                    answer = self.probability(game, bot, scores, target - own + more, dice)
                    assert answer == answers[stop - 1, dice.number], "it matters by how much a bot would win"
        return table

    def probability(self, game: GoNuts, bot: Bot, scores: tuple[int, ...], points: int, dice: DiceOnTable) -> int:
        """The probability that the bot banks in one view."""
        state = GoNutsState(None, (ROLLER,), scores, ROLLER, points, dice.dice, dice.faces)
        choices = game.choices(state, ROLLER)
        first = bot.candidates(game.view(state, ROLLER), choices)[0]
        assert first.action == choices[0].action == BANK, "a table holds the probability of the first option"
        return round(first.weight * self.certain)


def policy_query(game: GoNuts, bot: str, sets: tuple[DiceOnTable, ...], certain: int) -> PolicyQuery:
    """The views to query a bot in, after a trial of whether it looks at faces."""
    guarded = tuple(_guarded(sets))
    query = PolicyQuery(game.options, bot, guarded, DICE + 1, certain)
    try:
        query.probability(game, _bot(game, bot), (0,) * game.players, 1, guarded[0])
    except FacesReadError:
        return PolicyQuery(game.options, bot, sets, 1 + max(dice.number for dice in sets), certain)
    return query


def _guarded(sets: tuple[DiceOnTable, ...]) -> Iterator[DiceOnTable]:
    for count in sorted({dice.dice for dice in sets}):
        yield DiceOnTable(count, GuardedFaces(), count, min(dice.min_points for dice in sets if dice.dice == count))


def _bot(game: GoNuts, name: str) -> Bot:
    kind = RandomBot if name == RANDOM else SPEC.bots[name]()
    return kind(game, ROLLER, Random(0))
