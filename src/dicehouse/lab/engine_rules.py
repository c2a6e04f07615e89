"""Playing a part of a sweep on the plain engine: any game, any bots."""

import numpy as np

from dicehouse.bots.levels import preload_jit
from dicehouse.core.events import StarterDrawn
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.games import spec
from dicehouse.kit.statistics import CountedEvent
from dicehouse.lab.duel import play_game
from dicehouse.lab.luck import Luck, Scale, judge
from dicehouse.lab.sweep import GAMES, Part, Sweep
from dicehouse.lab.tally import Games, Tally

Played = Tally | Luck
"""What comes of a part."""


def play_part(sweep: Sweep, part: Part) -> Played:
    """Play a part of a sweep."""
    preload_jit(sweep.game)
    return Tally.of(play_games(sweep, part)) if part.kind == GAMES else weigh_games(sweep, part)


def noteworthy(game: str) -> tuple[CountedEvent, ...]:
    """What a game wants counted; nothing where it does not say."""
    return spec(game).statistics()


class Counter:
    """Watches one game and counts.

    Args:
        game: the rules, bound to their options.
        things: what is noteworthy.
    """

    def __init__(self, game: AnyGame, things: tuple[CountedEvent, ...]) -> None:
        self.starter = game.starter or 0
        self.decisions = self.rolls = 0
        self.fired = [0] * len(things)
        self._things = things
        self._kinds = {thing.event for thing in things}

    def watch(self, step: Transition) -> None:
        """Count a step."""
        if step.seat is None:
            self.rolls += 1
        else:
            self.decisions += 1
        for event in step.events:
            if type(event) in self._kinds:
                for place, thing in enumerate(self._things):
                    self.fired[place] += thing.happened(event)
            elif isinstance(event, StarterDrawn):
                self.starter = event.seat


def play_games(sweep: Sweep, part: Part) -> Games:
    """The games of a part."""
    duel, things = sweep.duel(part.cell), noteworthy(sweep.game)
    game = duel.rules()
    players = game.players
    shape = (part.last - part.first, players)
    shares, places = np.zeros((*shape, players)), np.zeros((*shape, players), dtype=np.int64)
    scores, fired = np.zeros_like(places), np.zeros((*shape, len(things)), dtype=np.int64)
    decisions, rolls = np.zeros(shape, dtype=np.int64), np.zeros(shape, dtype=np.int64)
    for row, number in enumerate(range(part.first, part.last)):
        for rotation in range(players):
            counter = Counter(game, things)
            outcome, seats = play_game(duel, game, number, rotation, counter.watch)
            here = (row, rotation)
            shares[here] = [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
            places[here] = [(seat - counter.starter) % players for seat in seats]
            scores[here] = [outcome.scores[seat] for seat in seats]
            decisions[here], rolls[here], fired[here] = counter.decisions, counter.rolls, counter.fired
    return Games(shares, places, scores, decisions, rolls, fired)


def weigh_games(sweep: Sweep, part: Part) -> Luck:
    """Luck and errors in the games of a part; nothing where nobody can judge them."""
    duel = sweep.duel(part.cell)
    game = duel.rules()
    evaluator, luck = judge(game), Luck()
    if evaluator is not None:
        for number in range(part.first, part.last):
            for rotation in range(game.players):
                scale = Scale(game, evaluator)
                play_game(duel, game, number, rotation, scale.watch)
                luck.add(scale.result())
    return luck
