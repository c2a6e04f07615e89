"""Gymnasium vector environments: many tables at once, on the batch engine.

`tables("gonuts", num_envs=1024)` gives the environment. Import this module, and
`gymnasium.make_vec("dicehouse/gonuts-v1", num_envs=1024)` works as well.
"""

from functools import partial
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from dicehouse.core.errors import EnvError, OptionError
from dicehouse.core.viewers import ARCHIVE
from dicehouse.envs.drawing import draw
from dicehouse.envs.registry import MOST_DECISIONS, NAMESPACE, encoded, encoding, table, version_name
from dicehouse.envs.rewards import shares
from dicehouse.envs.spaces import observation_space
from dicehouse.envs.vector_games import Flags, Lanes
from dicehouse.envs.vector_loops import NOBODY
from dicehouse.kit.observation import Floats, Layout

Observations: TypeAlias = dict[str, NDArray[Any]]
Rewards: TypeAlias = NDArray[np.float64]

RANDOM, SELF = "random", "self"
MOST_TABLES = 1 << 20


class TablesEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Tables of one game side by side.

    A game that has ended begins anew with the next step, whose action counts for nothing (`AutoresetMode.NEXT_STEP`).

    Args:
        game: the name of the game.
        num_envs: how many tables.
        players: how many play at each; None for two, or as many as it takes.
        opponents: `random`: the learner sits at seat 0, and the others do anything that is legal. `self`: the learner
            plays everybody; it sees what the one sees who is asked (`infos["seat"]`), is rewarded for the one who
            acted, and finds what everybody gets in `infos["rewards"]`.
        render_mode: `ansi` (`render` returns a text for each table).
        max_cycles: after so many decisions of the learner a game is cut short, and nobody gets anything.
        options: the options of the game.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str = RANDOM,
        render_mode: str | None = None,
        max_cycles: int = MOST_DECISIONS,
        **options: object,
    ) -> None:
        if opponents not in (RANDOM, SELF):
            raise OptionError("options.choice", key="opponents", allowed=f"{RANDOM}, {SELF}", value=str(opponents)[:40])
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or not 1 <= num_envs <= MOST_TABLES:
            raise OptionError("options.range", key="num_envs", low=1, high=MOST_TABLES, value=str(num_envs)[:40])
        self.rules = table(game, players, options)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.num_envs = num_envs
        layout = Layout(self.rules, encoding(game))
        self._lanes = Lanes(self.rules, layout, num_envs, max_cycles, 0 if opponents == RANDOM else NOBODY)
        self._begun = False
        actions = self._lanes.masks.shape[1]
        self.single_observation_space = observation_space(layout, actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a new game at every table; a seed makes their dice the same every time."""
        self._lanes.begin(seed)
        self._begun = True
        return self._seen(), self._infos(np.zeros((self.num_envs, self.rules.players)))

    def step(self, actions: Any) -> tuple[Observations, Rewards, Flags, Flags, dict[str, Any]]:
        """Let the learner act at every table.

        Raises:
            ActionError: an action is not legal; nothing has happened at any table.
            EnvError: there is no such action, or nothing has begun.
        """
        if not self._begun:
            raise EnvError("envs.reset")
        lanes = self._lanes
        acting = lanes.seats.copy()
        lanes.step(actions)
        earned = np.where(lanes.over[:, None], shares(lanes.won, lanes.scores), 0.0)
        rewards = earned[np.arange(self.num_envs), acting]
        return self._seen(), rewards, lanes.over.copy(), lanes.cut.copy(), self._infos(earned)

    def render(self) -> tuple[str, ...]:
        """Every table with everything on it, hidden or not: whoever renders is no player."""
        if not self._begun:
            raise EnvError("envs.reset")
        states = map(self._lanes.state, range(self.num_envs))
        return tuple(draw(self.rules, self.rules.view(state, ARCHIVE)) for state in states)

    def _seen(self) -> Observations:
        rows: Floats = self._lanes.rows.copy()
        return {"observation": rows, "action_mask": self._lanes.masks.copy()}

    def _infos(self, earned: Rewards) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        if self._lanes.learner != NOBODY:
            return {}
        found = {"seat": self._lanes.seats.copy(), "rewards": earned}
        return found | {f"_{key}": everywhere for key in found}


def tables(game: str, **arguments: Any) -> TablesEnv:
    """Tables of a game side by side; the arguments are those of `TablesEnv`."""
    return TablesEnv(game, **arguments)


for _game in encoded():
    gymnasium.register(
        f"{NAMESPACE}/{version_name(_game).replace('_v', '-v')}", vector_entry_point=partial(tables, _game)
    )
