"""Gymnasium vector environments: many games at once, on the compiled rules.

`vector_env("gonuts", num_envs=1024)` gives the environment, and after `import dicehouse.envs`
`gymnasium.make_vec("dicehouse/gonuts-v1", num_envs=1024)` does as well. One table is `dicehouse.envs.single_table`.
"""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from dicehouse.core.errors import EnvError, OptionError
from dicehouse.core.viewers import ARCHIVE
from dicehouse.envs.drawing import draw
from dicehouse.envs.registry import (
    MAX_DECISIONS,
    observation_spec,
    turn_based_rules,
)
from dicehouse.envs.rewards import batch_rewards
from dicehouse.envs.spaces import observation_space
from dicehouse.envs.vector_games import Flags, VectorGames
from dicehouse.envs.vector_loops import NONE
from dicehouse.kit.observation import Floats, Layout

Observations: TypeAlias = dict[str, NDArray[Any]]
Rewards: TypeAlias = NDArray[np.float64]

RANDOM, SELF = "random", "self"
MAX_ENVS = 1 << 20


class DicehouseVectorEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """A vector environment of one game.

    A game that has ended begins anew with the next step, whose action is ignored (`AutoresetMode.NEXT_STEP`).

    Args:
        game: the name of the game.
        num_envs: the number of games.
        players: the number of players of each; None for two, or the fewest the game allows.
        opponents: `random`: the learner is seat 0, and the other seats act randomly. `self`: the learner plays all
            seats; it gets the observation of the seat that is asked (`infos["seat"]`) and the reward of the seat that
            acted; `infos["rewards"]` has the rewards of all seats.
        render_mode: `ansi` (`render` returns a text for each game).
        max_cycles: the number of decisions of the learner after which a game is truncated, without rewards.
        options: the options of the game.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str = RANDOM,
        render_mode: str | None = None,
        max_cycles: int = MAX_DECISIONS,
        **options: object,
    ) -> None:
        if opponents not in (RANDOM, SELF):
            raise OptionError("options.choice", key="opponents", allowed=f"{RANDOM}, {SELF}", value=str(opponents)[:40])
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or not 1 <= num_envs <= MAX_ENVS:
            raise OptionError("options.range", key="num_envs", low=1, high=MAX_ENVS, value=str(num_envs)[:40])
        self.rules = turn_based_rules(game, players, options)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.num_envs = num_envs
        layout = Layout(self.rules, observation_spec(game))
        self._games = VectorGames(self.rules, layout, num_envs, max_cycles, 0 if opponents == RANDOM else NONE)
        self._begun = False
        actions = self._games.masks.shape[1]
        self.single_observation_space = observation_space(layout, actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games anew; the seed determines all dice."""
        self._games.reset(seed)
        self._begun = True
        return self._observations(), self._infos(np.zeros((self.num_envs, self.rules.players)))

    def step(self, actions: Any) -> tuple[Observations, Rewards, Flags, Flags, dict[str, Any]]:
        """Let the learner act in every game.

        Raises:
            ActionError: an action is not legal; no game has changed.
            EnvError: there is no such action, or `reset` was not called.
        """
        if not self._begun:
            raise EnvError("envs.reset")
        games = self._games
        acting = games.seats.copy()
        games.step(actions)
        earned = np.where(games.terminated[:, None], batch_rewards(games.winners, games.scores), 0.0)
        rewards = earned[np.arange(self.num_envs), acting]
        return self._observations(), rewards, games.terminated.copy(), games.truncated.copy(), self._infos(earned)

    def render(self) -> tuple[str, ...]:
        """Every game as text, with everything that is hidden from players."""
        if not self._begun:
            raise EnvError("envs.reset")
        states = map(self._games.state, range(self.num_envs))
        return tuple(draw(self.rules, self.rules.view(state, ARCHIVE)) for state in states)

    def _observations(self) -> Observations:
        rows: Floats = self._games.observations.copy()
        return {"observation": rows, "action_mask": self._games.masks.copy()}

    def _infos(self, earned: Rewards) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        if self._games.learner != NONE:
            return {}
        found = {"seat": self._games.seats.copy(), "rewards": earned}
        return found | {f"_{key}": everywhere for key in found}


def vector_env(game: str, **arguments: Any) -> DicehouseVectorEnv:
    """A vector environment of a game; the arguments are those of `DicehouseVectorEnv`."""
    return DicehouseVectorEnv(game, **arguments)
