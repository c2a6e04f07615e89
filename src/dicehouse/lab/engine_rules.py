"""The plain engine: plays chunks of a sweep by the rules, with any game and any bots."""

import numpy as np

from dicehouse.bots.levels import preload_jit
from dicehouse.core.events import StarterDrawn
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.games import spec
from dicehouse.kit.statistics import CountedEvent
from dicehouse.lab.luck import Luck, LuckMeter, is_judged
from dicehouse.lab.matchup import Matchup, play_game
from dicehouse.lab.sweep import GAMES, Chunk, Sweep
from dicehouse.lab.tally import GameArrays, Tally

ChunkResult = Tally | Luck
"""What is kept of a chunk, by its kind."""


class RulesEngine:
    """Plays a matchup game by game, by the rules."""

    def __init__(self, matchup: Matchup) -> None:
        preload_jit(matchup.game)
        self._matchup = matchup
        self._game = matchup.rules()
        self._statistics = spec(matchup.game).statistics()

    def play(self, chunk: Chunk) -> GameArrays:
        """Play the games of a chunk."""
        game, counted = self._game, self._statistics
        players = game.players
        shape = (chunk.last - chunk.first, players)
        shares, places = np.zeros((*shape, players)), np.zeros((*shape, players), dtype=np.int64)
        scores, fired = np.zeros_like(places), np.zeros((*shape, len(counted)), dtype=np.int64)
        decisions, rolls = np.zeros(shape, dtype=np.int64), np.zeros(shape, dtype=np.int64)
        for row, deal in enumerate(range(chunk.first, chunk.last)):
            for rotation in range(players):
                counter = Counter(game, counted)
                outcome, seats = play_game(self._matchup, game, deal, rotation, counter.watch)
                here = (row, rotation)
                shares[here] = [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
                places[here] = [(seat - counter.starter) % players for seat in seats]
                scores[here] = [outcome.scores[seat] for seat in seats]
                decisions[here], rolls[here], fired[here] = counter.decisions, counter.rolls, counter.fired
        return GameArrays(shares, places, scores, decisions, rolls, fired)

    def measure_luck(self, chunk: Chunk) -> Luck:
        """Luck and errors in the games of a chunk; empty where no evaluator knows the game with these options."""
        game = self._game
        luck = Luck()
        if is_judged(game):
            for deal in range(chunk.first, chunk.last):
                for rotation in range(game.players):
                    meter = LuckMeter(game)
                    play_game(self._matchup, game, deal, rotation, meter.watch)
                    luck.add(meter.result())
        return luck


class Counter:
    """Watches one game and counts decisions, rolls and the events the game wants counted.

    Args:
        game: the rules, bound to their options.
        statistics: the events to count.
    """

    def __init__(self, game: AnyGame, statistics: tuple[CountedEvent, ...]) -> None:
        self.starter = game.starter or 0
        self.decisions = self.rolls = 0
        self.fired = [0] * len(statistics)
        self._statistics = statistics
        self._kinds = {counted.event for counted in statistics}

    def watch(self, step: Transition) -> None:
        """Count a step."""
        if step.seat is None:
            self.rolls += 1
        else:
            self.decisions += 1
        for event in step.events:
            if type(event) in self._kinds:
                for place, counted in enumerate(self._statistics):
                    self.fired[place] += counted.happened(event)
            elif isinstance(event, StarterDrawn):
                self.starter = event.seat


def play_games(sweep: Sweep, chunk: Chunk) -> GameArrays:
    """Play a chunk and return its games one by one (a task of a process pool)."""
    return RulesEngine(sweep.matchup(chunk.cell)).play(chunk)


def play_chunk(sweep: Sweep, chunk: Chunk) -> ChunkResult:
    """Play a chunk and return what is kept of it (a task of a process pool)."""
    engine = RulesEngine(sweep.matchup(chunk.cell))
    return Tally.of(engine.play(chunk)) if chunk.kind == GAMES else engine.measure_luck(chunk)
