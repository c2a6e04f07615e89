"""Many compiled games, each waiting for a player: what PettingZoo and Gymnasium environments run on."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dicehouse.batch.compiled import compiled
from dicehouse.core.errors import EnvError
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.envs.vector_loops import NONE, Buffers, BuffersRef, loops_of
from dicehouse.games import spec
from dicehouse.kit.observation import Floats, Layout

Ints: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]


class VectorGames:
    """Games that are stepped together. Dice are rolled at once, so every game waits for a player, or is over.

    Args:
        game: the rules, bound to their options.
        layout: the layout of observations.
        size: the number of games.
        limit: the number of decisions of the asked players after which a game is truncated.
        learner: the only seat that is asked; the others act randomly. `NONE`: all seats are asked.
    """

    def __init__(self, game: AnyGame, layout: Layout, size: int, limit: int, learner: int = NONE) -> None:
        self.game = game
        self.layout = layout
        self.learner = learner
        self._compiled = compiled(game)
        self._limit = limit
        self._seed = _hashed(None)
        observation = spec(game.name).compiled_observation
        assert observation is not None, "a compiled game with observations has compiled observations"
        self._loops = loops_of(observation(), self._compiled.kernel)
        buffers = self._buffers = self._allocate(size, observation().prepare(self._compiled, layout))
        self._reference = BuffersRef(buffers)
        self.seats: Ints = buffers.seats
        """The seat that is asked; when a game is over, the one that was asked last."""
        self.observations: Floats = buffers.observations
        """The observation of that seat."""
        self.masks: NDArray[np.int8] = buffers.masks
        """The legal action mask of that seat."""
        self.winners: Ints = buffers.winners
        self.scores: Ints = buffers.scores
        """The results of finished games: a bit mask of seats, and the score of each seat."""
        self.terminated: Flags = buffers.terminated
        self.truncated: Flags = buffers.truncated
        """The games that are over, and those that were cut off at the limit."""

    def _allocate(self, size: int, observation_arrays: Any) -> Buffers:
        code = self._compiled
        flags, numbers = np.zeros((2, size), dtype=np.bool_), np.zeros((5, size), dtype=np.int64)
        return Buffers(
            code.tables,
            observation_arrays,
            states=np.zeros((code.columns, size), dtype=np.int64),
            rng=np.zeros((2, size), dtype=np.uint64),
            numbers=numbers[0],
            decisions=numbers[1],
            seats=numbers[2],
            observations=np.zeros((size, self.layout.size), dtype=np.float32),
            masks=np.zeros((size, len(code.actions)), dtype=np.int8),
            actions=numbers[3],
            terminated=flags[0],
            truncated=flags[1],
            winners=numbers[4],
            scores=np.zeros((size, self.game.players), dtype=np.int64),
        )

    def reset(self, seed: int | None) -> None:
        """Begin all games anew. Without a seed, with the next games of the seed before.

        Raises:
            EnvError: this is no seed.
        """
        if seed is not None:
            self._seed = _hashed(seed)
        first = 0 if seed is not None else int(self._buffers.numbers.max()) + 1
        self._loops.reset(self._reference, self._seed, first, self.learner)

    def step(self, actions: Any) -> None:
        """Act in every game. In games that have ended the action is ignored, and the next game begins.

        Raises:
            EnvError: there is no such action; no game has changed.
            ActionError: an action is not legal; no game has changed.
        """
        buffers = self._buffers
        most = buffers.masks.shape[1] - 1
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.shape != buffers.actions.shape:
            raise EnvError("envs.action", number=str(actions)[:40], most=most)
        wrong = chosen[(chosen < 0) | (chosen > most)]
        if wrong.size:
            raise EnvError("envs.action", number=int(wrong[0]), most=most)
        buffers.actions[:] = chosen
        self._step()

    def step_one(self, action: int) -> None:
        """`step` for a single game and a number that was checked."""
        self._buffers.actions[0] = action
        self._step()

    def _step(self) -> None:
        refused = self._loops.step(self._reference, self._seed, self.learner, self._limit)
        if refused != NONE:  # the rules raise the error
            seat, action = int(self.seats[refused]), self._compiled.actions[self._buffers.actions[refused]]
            self.game.act(self.state(refused), seat, action)

    def observe(self, lane: int, seat: int) -> Floats:
        """The observation of any seat of a game."""
        row = np.empty(self.layout.size, dtype=np.float32)
        self._loops.observe(self._reference, lane, seat, row)
        return row

    def state(self, lane: int) -> Any:
        """The state of a game as the rules represent it."""
        return self._compiled.state(self._buffers.states[:, lane].tolist())

    def outcome(self, lane: int) -> Outcome | None:
        """The outcome of a game; None while it is not over."""
        return self.game.outcome(self.state(lane)) if self.terminated[lane] else None


def _hashed(seed: Any) -> int:
    """A seed of any size hashed to 63 bits; None becomes a random seed."""
    try:
        return int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0] >> np.uint64(1))
    except (TypeError, ValueError):
        raise EnvError("envs.seed", value=str(seed)[:40]) from None
