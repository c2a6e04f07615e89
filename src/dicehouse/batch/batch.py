"""`Batch`: many games with the same rules, stepped together."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dicehouse.batch.compiled import compiled
from dicehouse.core.dice import Roll
from dicehouse.core.errors import BatchError
from dicehouse.core.game import AnyGame, State
from dicehouse.kit.batch.kernel_api import DICE, OVER, STATUS
from dicehouse.kit.batch.loops import NONE

Ints: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]

MAX_GAMES = 1 << 24


class Results(NamedTuple):
    """The results of games; rows of unfinished games are meaningless."""

    over: Flags
    winners: Ints
    """A bit mask of seats, bit 0 for seat 0; 0 while the game is not over."""
    scores: Ints
    """The final score of each seat: a row for each game."""


class Batch:
    """Many games with the same rules. The dice of a game depend on the seed and on its number only.

    >>> from dicehouse import create
    >>> batch = Batch(create("gonuts", 2, first=0), size=1000, seed=7)
    >>> batch.settle()
    >>> batch.actions
    (Bank(), Roll())
    >>> batch.legal().sum(axis=0)
    array([1000, 1000])
    >>> batch.step([0] * 1000)
    >>> batch.results().over.any()
    np.False_

    Args:
        game: the rules, bound to their options.
        size: how many games.
        seed: the seed of all dice.
    """

    def __init__(self, game: AnyGame, size: int, seed: int = 0) -> None:
        if not 1 <= size <= MAX_GAMES:
            raise BatchError("batch.size", value=size, most=MAX_GAMES)
        self.game = game
        self.size = size
        self.seed = seed
        self.compiled = compiled(game)
        self.actions = self.compiled.actions
        """Every action by its number."""
        self.states: Ints = np.zeros((self.compiled.columns, size), dtype=np.int64)
        """`states[column, lane]`; the kernel of the game names the columns."""
        self.numbers: Ints = np.arange(size) - size
        """The number of the game in each lane."""
        self._rng: NDArray[np.uint64] = np.zeros((2, size), dtype=np.uint64)
        self._loops, self._tables = self.compiled.loops, self.compiled.tables
        self.reset()

    def reset(self, where: ArrayLike | None = None) -> None:
        """Begin a new game in every lane, or in the lanes of a boolean mask."""
        lanes = np.ones(self.size, dtype=np.bool_) if where is None else np.asarray(where, dtype=np.bool_)
        self._check(lanes)
        self.numbers[lanes] += self.size
        self._loops.reset(self._tables, self.states, self._rng, self.seed, self.numbers, lanes)

    def settle(self) -> None:
        """Roll all dice that are due, in every game until a seat may act or the game is over."""
        self._loops.settle(self._tables, self.states, self._rng)

    def act(self, actions: ArrayLike, seats: ArrayLike | None = None) -> None:
        """Act in every game; -1 for none.

        Args:
            actions: the number of an action for each game.
            seats: the acting seat for each game; by default the first that may act.

        Raises:
            BatchError: a number is out of range.
            ActionError: an action is not legal; no game has changed.
        """
        chosen = self._numbers(actions, len(self.actions))
        actors = self.seats() if seats is None else self._numbers(seats, self.game.players)
        options = np.where(chosen == NONE, NONE, actors * len(self.actions) + chosen)
        indices = np.empty(self.size, dtype=np.int64)
        refused = self._loops.find_options(self._tables, self.states, options, indices)
        if refused != NONE:  # the rules raise the error
            self.game.act(self.state(refused), int(actors[refused]), self.actions[chosen[refused]])
        self._loops.apply_options(self._tables, self.states, indices)

    def step(self, actions: ArrayLike, seats: ArrayLike | None = None) -> None:
        """Act in every game, then roll the dice that are due."""
        self.act(actions, seats)
        self.settle()

    def draw(self) -> list[Roll | None]:
        """Sample the rolls that are due with the generator of each game, without applying them."""
        rolls = np.empty(self.size, dtype=np.int64)
        self._loops.sample_rolls(self._tables, self.states, self._rng, rolls)
        columns = self.states.T
        return [
            None if roll == NONE else self.compiled.faces(columns[lane].tolist(), roll)
            for lane, roll in enumerate(rolls.tolist())
        ]

    def roll(self, rolls: list[Roll | None]) -> None:
        """Apply a roll in every game; None for no roll.

        Raises:
            RollError: a roll is not possible; no game has changed.
        """
        self._check(np.empty(len(rolls)))
        numbers = np.full(self.size, NONE)
        for lane, faces in enumerate(rolls):
            if faces is not None:
                self.game.roll(self.state(lane), faces)
                numbers[lane] = self.compiled.roll(self.states[:, lane].tolist(), faces)
        self._loops.apply_rolls(self._tables, self.states, numbers)

    @property
    def due(self) -> Flags:
        """The games in which dice are due."""
        flags: Flags = self.states[STATUS] == DICE
        return flags

    @property
    def over(self) -> Flags:
        """The games that are over."""
        flags: Flags = self.states[STATUS] == OVER
        return flags

    def seats(self) -> Ints:
        """The first seat that may act in every game; -1 where none may."""
        return self._read()[0]

    def legal(self, seats: ArrayLike | None = None) -> Flags:
        """The legal action masks: a row for each game, a column for each action.

        Args:
            seats: a seat for each game; by default the first that may act.
        """
        actors = self.seats() if seats is None else self._numbers(seats, self.game.players)
        masks = np.zeros((self.size, len(self.actions)), dtype=np.bool_)
        self._loops.legal_masks(self._tables, self.states, actors, len(self.actions), masks)
        return masks

    def results(self) -> Results:
        """The results of the games that are over."""
        return Results(self.over, *self._read()[1:])

    def state(self, lane: int) -> State:
        """The state of one game as the rules represent it, for views and outcomes."""
        result: State = self.compiled.state(self.states[:, lane].tolist())
        return result

    def _read(self) -> tuple[Ints, Ints, Ints]:
        seats, winners = np.empty(self.size, dtype=np.int64), np.empty(self.size, dtype=np.int64)
        scores = np.zeros((self.size, self.game.players), dtype=np.int64)
        self._loops.read_lanes(self._tables, self.states, len(self.actions), seats, winners, scores)
        return seats, winners, scores

    def _numbers(self, given: ArrayLike, below: int) -> Ints:
        numbers = np.asarray(given)
        self._check(numbers)
        if numbers.dtype.kind not in "iu" or not ((numbers >= NONE) & (numbers < below)).all():
            raise BatchError("batch.number", most=below - 1)
        return numbers.astype(np.int64, copy=False)

    def _check(self, given: NDArray[Any]) -> None:
        if given.shape != (self.size,):
            raise BatchError("batch.shape", games=self.size, value=str(given.shape))
