"""Lockstep comparison: the rules and the compiled rules play the same games, and are compared after every step."""

from random import Random
from typing import Any

import numpy as np

from dicehouse.batch.batch import Batch
from dicehouse.core.errors import OptionError
from dicehouse.core.game import AnyGame, State
from dicehouse.core.options import DRAW, Kind, ListOf, OneOf, Range, Switch
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.games import spec

LANES = 16


def any_options(game: type[AnyGame], players: int, random: Random) -> AnyGame:
    """The rules with random options that are compiled; the ends of ranges are drawn often."""
    kind = spec(game.name).compiled
    required = {} if kind is None else kind().required_options
    while True:
        infos = game.options_type.describe()
        given = {
            info.key: _any_value(info.kind, info.default, players, random)
            for info in infos
            if random.random() < 0.5 and info.key not in required
        }
        given |= required
        try:
            return game(game.options_type.read(players, given))
        except OptionError:  # the game itself says that these do not go together
            continue


def _any_value(kind: Kind, default: Any, players: int, random: Random) -> object:
    match kind:
        case Range(low=low, high=high):
            return random.choice(
                (low, high, random.randint(low, high), random.randint(low, min(high, 2 * default + 1)))
            )
        case OneOf(words=words):
            return random.choice(words)
        case Switch():
            return random.random() < 0.5
        case ListOf(words=words, low=low, high=high):
            return tuple(random.choices(words, k=random.randint(low, high)))
        case _:
            return random.choice((DRAW, *map(str, range(players))))


class Lockstep:
    """A few games, played by the rules and by the compiled rules.

    Args:
        game: the rules, bound to their options.
        seed: the seed of dice and actions.
    """

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.batch = Batch(game, LANES, seed)
        self.states: list[State] = [game.new() for _ in range(LANES)]
        self.numbers = {action: number for number, action in enumerate(self.batch.actions)}

    def run(self, decisions: int) -> int:
        """Play until there were so many decisions; how many there were comes back."""
        made = 0
        while made < decisions:
            self.compare()
            made += self.step()
        return made

    def compare(self) -> None:
        """States, views, what everybody may do, who is first to act, and results."""
        game, batch = self.game, self.batch
        masks = [batch.legal(np.full(LANES, seat)) for seat in range(game.players)]
        firsts, results = batch.seats().tolist(), batch.results()
        for lane, state in enumerate(self.states):
            decoded = batch.state(lane)
            assert decoded == state, f"{game.options}: {decoded} is not {state}"
            viewer = self.random.choice((*range(game.players), SPECTATOR, ARCHIVE))
            assert game.view(decoded, viewer) == game.view(state, viewer)
            assert firsts[lane] == (state.actors[0] if state.actors else -1)
            for seat, mask in enumerate(masks):
                legal = sorted(self.numbers[action] for action in game.legal_actions(state, seat))
                assert np.flatnonzero(mask[lane]).tolist() == legal
            outcome = game.outcome(state)
            assert results.over[lane] == (outcome is not None)
            if outcome is not None:
                assert results.winners[lane] == sum(1 << seat for seat in outcome.winners)
                assert tuple(results.scores[lane].tolist()) == outcome.scores

    def step(self) -> int:
        """A roll, an action or a new game in every lane; the number of actions comes back."""
        game, batch = self.game, self.batch
        rolls, over = batch.draw(), batch.over
        actions, seats = np.full(LANES, -1), np.full(LANES, -1)
        for lane, (state, roll) in enumerate(zip(self.states, rolls, strict=True)):
            if roll is not None:
                self.states[lane] = game.roll(state, roll)[0]
            elif state.actors:
                seats[lane] = self.random.choice(state.actors)
                action = self.random.choice(game.legal_actions(state, seats[lane]))
                actions[lane] = self.numbers[action]
                self.states[lane] = game.act(state, seats[lane], action)[0]
            else:
                self.states[lane] = game.new()
        batch.roll(rolls)
        batch.act(actions, seats)
        batch.reset(over)
        return int((actions >= 0).sum())
