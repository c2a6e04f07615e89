"""Many games of one kind side by side, step by step."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dicehouse.batch.compiled import compiled
from dicehouse.core.dice import Roll
from dicehouse.core.errors import BatchError
from dicehouse.core.game import AnyGame, State
from dicehouse.kit.batch.kernel_api import DICE, OVER, STATUS
from dicehouse.kit.batch.loops import NOTHING

Ints: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]

MOST_GAMES = 1 << 24


class Results(NamedTuple):
    """How games ended; rows of games that go on mean nothing."""

    over: Flags
    winners: Ints
    """A bit for each seat, the lowest for seat 0; 0 while the game goes on."""
    scores: Ints
    """What each seat has in the end, in the game's own measure: a row for each game."""


class Batch:
    """Many games of one kind. Every game has dice of its own, which depend on the seed and on its number only.

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
        seed: the same seed, the same dice.
    """

    def __init__(self, game: AnyGame, size: int, seed: int = 0) -> None:
        if not 1 <= size <= MOST_GAMES:
            raise BatchError("batch.size", value=size, most=MOST_GAMES)
        self.game = game
        self.size = size
        self.seed = seed
        self.compiled = compiled(game)
        self.actions = self.compiled.actions
        """Every action by its number."""
        self.states: Ints = np.zeros((self.compiled.columns, size), dtype=np.int64)
        """A row for each number of a game; the game's kernel says which is which."""
        self.numbers: Ints = np.arange(size) - size
        """The number of the game in each lane."""
        self._chance: NDArray[np.uint64] = np.zeros((2, size), dtype=np.uint64)
        self._loops, self._tables = self.compiled.loops, self.compiled.tables
        self.begin()

    def begin(self, where: ArrayLike | None = None) -> None:
        """Begin new games, everywhere or in some lanes: each is the next one of its lane."""
        wanted = np.ones(self.size, dtype=np.bool_) if where is None else np.asarray(where, dtype=np.bool_)
        self._check(wanted)
        self.numbers[wanted] += self.size
        self._loops.start(self._tables, self.states, self._chance, self.seed, self.numbers, wanted)

    def settle(self) -> None:
        """Let all dice land, in every game until somebody may act or the game is over."""
        self._loops.settle(self._tables, self.states, self._chance)

    def act(self, actions: ArrayLike, seats: ArrayLike | None = None) -> None:
        """Take an action in every game; where it is -1, nothing happens.

        Args:
            actions: numbers of actions.
            seats: who acts; without it, the first who may.

        Raises:
            BatchError: there are no such numbers.
            ActionError: one of the actions is not possible; nothing has happened in any game.
        """
        chosen = self._numbers(actions, len(self.actions))
        doers = self.seats() if seats is None else self._numbers(seats, self.game.players)
        wanted = np.where(chosen == NOTHING, NOTHING, doers * len(self.actions) + chosen)
        places = np.empty(self.size, dtype=np.int64)
        refused = self._loops.find(self._tables, self.states, wanted, places)
        if refused != NOTHING:
            self.game.act(self.state(refused), int(doers[refused]), self.actions[chosen[refused]])
        self._loops.take(self._tables, self.states, places)

    def step(self, actions: ArrayLike, seats: ArrayLike | None = None) -> None:
        """Take an action in every game, and let the dice land after it."""
        self.act(actions, seats)
        self.settle()

    def draw(self) -> list[Roll | None]:
        """How the dice land that are due, by the chance of each game; they do not lie yet."""
        rolls = np.empty(self.size, dtype=np.int64)
        self._loops.draw(self._tables, self.states, self._chance, rolls)
        columns = self.states.T
        return [
            None if roll == NOTHING else self.compiled.faces(columns[lane].tolist(), roll)
            for lane, roll in enumerate(rolls.tolist())
        ]

    def roll(self, rolls: list[Roll | None]) -> None:
        """Let the dice land like this; where it is None, nothing happens.

        Raises:
            RollError: in one of the games these dice are not due; nothing has happened in any game.
        """
        self._check(np.empty(len(rolls)))
        numbers = np.full(self.size, NOTHING)
        for lane, faces in enumerate(rolls):
            if faces is not None:
                self.game.roll(self.state(lane), faces)
                numbers[lane] = self.compiled.roll(self.states[:, lane].tolist(), faces)
        self._loops.land(self._tables, self.states, numbers)

    @property
    def due(self) -> Flags:
        """Where dice are to be rolled."""
        flags: Flags = self.states[STATUS] == DICE
        return flags

    @property
    def over(self) -> Flags:
        """Which games are over."""
        flags: Flags = self.states[STATUS] == OVER
        return flags

    def seats(self) -> Ints:
        """The seat that may act, the first where several may; -1 where nobody may."""
        return self._told()[0]

    def legal(self, seats: ArrayLike | None = None) -> Flags:
        """What somebody may do: a row for each game, a column for each action.

        Args:
            seats: who; without it, the first who may act.
        """
        doers = self.seats() if seats is None else self._numbers(seats, self.game.players)
        masks = np.zeros((self.size, len(self.actions)), dtype=np.bool_)
        self._loops.show(self._tables, self.states, doers, len(self.actions), masks)
        return masks

    def results(self) -> Results:
        """How the games ended that are over."""
        return Results(self.over, *self._told()[1:])

    def state(self, lane: int) -> State:
        """The state of one game, as the rules have it: for views, outcomes, and everything else they can tell."""
        result: State = self.compiled.state(self.states[:, lane].tolist())
        return result

    def _told(self) -> tuple[Ints, Ints, Ints]:
        seats, winners = np.empty(self.size, dtype=np.int64), np.empty(self.size, dtype=np.int64)
        scores = np.zeros((self.size, self.game.players), dtype=np.int64)
        self._loops.tell(self._tables, self.states, len(self.actions), seats, winners, scores)
        return seats, winners, scores

    def _numbers(self, given: ArrayLike, below: int) -> Ints:
        numbers = np.asarray(given)
        self._check(numbers)
        if numbers.dtype.kind not in "iu" or not ((numbers >= NOTHING) & (numbers < below)).all():
            raise BatchError("batch.number", most=below - 1)
        return numbers.astype(np.int64, copy=False)

    def _check(self, given: NDArray[Any]) -> None:
        if given.shape != (self.size,):
            raise BatchError("batch.shape", games=self.size, value=str(given.shape))
