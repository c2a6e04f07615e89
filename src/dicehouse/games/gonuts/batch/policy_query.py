"""Asking a bot of Go Nuts! what it does in every view.

A view of Go Nuts! is the scores, the points not yet recorded, and the dice: how many are in play, or, for bots that
look at them, how they lie. Points beyond those that win are all alike; that a bot sees it so is asked too.
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
"""Points beyond those that win, up to which a bot is asked; one roll brings no more."""
BEYOND = (MARGIN + 1, MARGIN + 17)
"""Points further beyond, for which a bot must do the same."""
ROLLER = 0
"""The bots are asked in one seat, which stands for all."""


class LookedError(Exception):
    """A bot looked at the faces of the dice."""


class Unseen(tuple[str, ...]):
    """Dice that nobody may look at; whoever does is known to look."""

    __slots__ = ()

    def count(self, *_: Any) -> int:
        """Somebody looks."""
        raise LookedError

    __len__ = __iter__ = __eq__ = __getitem__ = __contains__ = __hash__ = count  # type: ignore[assignment]


class Way(NamedTuple):
    """A way dice can lie when somebody may choose."""

    number: int
    """Where it stands in the table of a bot that looks."""
    faces: tuple[str, ...]
    dice: int
    """How many are in play."""
    least: int
    """The fewest points there can be."""


class Questions(NamedTuple):
    """What a bot is asked."""

    options: GoNutsOptions
    bot: str
    ways: tuple[Way, ...]
    """In which dice can lie, for a bot that looks; else one for each number of dice."""
    lying: int
    """So many numbers of ways there are."""
    sure: int
    """Stands for certainty."""

    def answers(self, own: int) -> NDArray[np.int64]:
        """How likely the bot banks when it has this score: by the scores of the others, the points, and the dice."""
        game = GoNuts(self.options)
        bot = _bot(game, self.bot)
        target = game.options.target
        table = np.full((*(target,) * (game.players - 1), target + MARGIN + 1, self.lying), -1, dtype=np.int64)
        asked_up_to = target - own + MARGIN + 1
        for others in product(range(target), repeat=game.players - 1):
            scores, answers = (own, *others), table[others]
            for way in self.ways:
                asked = range(way.least, asked_up_to)
                answers[asked.start : asked.stop, way.number] = [
                    self._ask(game, bot, scores, points, way) for points in asked
                ]
                answers[asked.stop :, way.number] = answers[asked.stop - 1, way.number]
            if not any(others):
                for way, more in product(self.ways, BEYOND):
                    answer = self._ask(game, bot, scores, target - own + more, way)
                    assert answer == answers[asked_up_to - 1, way.number], "it matters by how much a bot would win"
        return table

    def _ask(self, game: GoNuts, bot: Bot, scores: tuple[int, ...], points: int, way: Way) -> int:
        state = GoNutsState(None, (ROLLER,), scores, ROLLER, points, way.dice, way.faces)
        choices = game.choices(state, ROLLER)
        first = bot.candidates(game.view(state, ROLLER), choices)[0]
        assert first.action == choices[0].action == BANK, "a table holds the chance of the first option"
        return round(first.weight * self.sure)


def questions(game: GoNuts, bot: str, ways: tuple[Way, ...], sure: int) -> Questions:
    """What this bot is to be asked, after it was tried whether it looks at the faces."""
    blind = tuple(_blindly(ways))
    asking = Questions(game.options, bot, blind, DICE + 1, sure)
    try:
        asking._ask(game, _bot(game, bot), (0,) * game.players, 1, blind[0])
    except LookedError:
        return Questions(game.options, bot, ways, 1 + max(way.number for way in ways), sure)
    return asking


def _blindly(ways: tuple[Way, ...]) -> Iterator[Way]:
    for dice in sorted({way.dice for way in ways}):
        yield Way(dice, Unseen(), dice, min(way.least for way in ways if way.dice == dice))


def _bot(game: GoNuts, name: str) -> Bot:
    kind = RandomBot if name == RANDOM else SPEC.bots[name]()
    return kind(game, ROLLER, Random(0))
