"""Many games of one kind, compiled, each waiting for somebody to choose."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dicehouse.batch.compiled import compiled
from dicehouse.core.errors import EnvError
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.envs.vector_loops import NOBODY, Box, Contents, loops_of
from dicehouse.games import spec
from dicehouse.kit.observation import Floats, Layout

Ints: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]


class Lanes:
    """Games side by side. Dice fall as soon as they are due, so that every game waits for a player, or is over.

    Args:
        game: the rules, bound to their options.
        layout: what is seen.
        size: how many games.
        limit: after so many decisions of those who are asked a game is cut short.
        learner: the seat that is asked; the others do anything that is legal. Nobody's seat: everybody is asked.
    """

    def __init__(self, game: AnyGame, layout: Layout, size: int, limit: int, learner: int = NOBODY) -> None:
        code = compiled(game)
        self.game = game
        self.layout = layout
        self.learner = learner
        self._code = code
        self._limit = limit
        self._seed = _hashed(None)
        observation = spec(game.name).compiled_observation
        assert observation is not None, "a compiled game that has an encoding has compiled observations"
        self._loops = loops_of(observation(), code.kernel)
        sight = observation().prepare(code, layout)
        flags, numbers = np.zeros((2, size), dtype=np.bool_), np.zeros((5, size), dtype=np.int64)
        self._contents = Contents(
            code.tables,
            sight,
            states=np.zeros((code.columns, size), dtype=np.int64),
            chance=np.zeros((2, size), dtype=np.uint64),
            numbers=numbers[0],
            made=numbers[1],
            seats=numbers[2],
            rows=np.zeros((size, layout.size), dtype=np.float32),
            masks=np.zeros((size, len(code.actions)), dtype=np.int8),
            actions=numbers[3],
            over=flags[0],
            cut=flags[1],
            won=numbers[4],
            scores=np.zeros((size, game.players), dtype=np.int64),
        )
        self._box = Box(self._contents)
        contents = self._contents
        self.seats: Ints = contents.seats
        """Who is asked; when a game is over, who was asked last."""
        self.rows: Floats = contents.rows
        """What they see."""
        self.masks: NDArray[np.int8] = contents.masks
        """What they may do."""
        self.won: Ints = contents.won
        self.scores: Ints = contents.scores
        """Where a game is over: who won, a bit for each seat; and with what."""
        self.over: Flags = contents.over
        self.cut: Flags = contents.cut
        """Which games are over, and which were cut short."""

    def begin(self, seed: int | None) -> None:
        """Begin all games anew; the same seed, the same dice. Without one, the next games of the seed before.

        Raises:
            EnvError: this is no seed.
        """
        contents = self._contents
        if seed is not None:
            self._seed = _hashed(seed)
        first = 0 if seed is not None else int(contents.numbers.max()) + 1
        self._loops.begin(self._box, self._seed, first, self.learner)

    def step(self, actions: Any) -> None:
        """Take an action in every game; where it has ended, the next one begins instead, and the action is ignored.

        Raises:
            EnvError: there is no such action; nothing has happened in any game.
            ActionError: an action is not legal; nothing has happened in any game.
        """
        contents = self._contents
        most = contents.masks.shape[1] - 1
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.shape != contents.actions.shape:
            raise EnvError("envs.action", number=str(actions)[:40], most=most)
        wrong = chosen[(chosen < 0) | (chosen > most)]
        if wrong.size:
            raise EnvError("envs.action", number=int(wrong[0]), most=most)
        contents.actions[:] = chosen
        self._checked(self._loops.step(self._box, self._seed, self.learner, self._limit))

    def step_one(self, action: int) -> None:
        """As `step`, for one game and a number that was checked."""
        self._contents.actions[0] = action
        self._checked(self._loops.step(self._box, self._seed, self.learner, self._limit))

    def _checked(self, refused: int) -> None:
        if refused != NOBODY:  # the rules say why
            seat, action = int(self.seats[refused]), self._code.actions[self._contents.actions[refused]]
            self.game.act(self.state(refused), seat, action)

    def look(self, lane: int, seat: int) -> Floats:
        """What any seat sees of a game."""
        row = np.empty(self.layout.size, dtype=np.float32)
        self._loops.look(self._box, lane, seat, row)
        return row

    def state(self, lane: int) -> Any:
        """The state of a game, as the rules have it."""
        return self._code.state(self._contents.states[:, lane].tolist())

    def outcome(self, lane: int) -> Outcome | None:
        """How a game ended; None while it goes on."""
        return self.game.outcome(self.state(lane)) if self.over[lane] else None


def _hashed(seed: Any) -> int:
    """Any whole number as 63 bits; nothing as any of them."""
    try:
        return int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0] >> np.uint64(1))
    except (TypeError, ValueError):
        raise EnvError("envs.seed", value=str(seed)[:40]) from None
