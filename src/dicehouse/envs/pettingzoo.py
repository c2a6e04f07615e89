"""PettingZoo environments: one agent for each seat, asked when it is its turn.

`env("gonuts", players=3, target=30)` makes the environment, with every check built in: it refuses illegal actions,
numbers that are no action, and steps before `reset`. After `import dicehouse.envs`
`pettingzoo.make("aec", "dicehouse/gonuts-v1")` does as well.
"""

from copy import deepcopy
from typing import Any, TypeAlias

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from dicehouse.core.errors import EnvError
from dicehouse.core.viewers import ARCHIVE
from dicehouse.envs.actions import ActionNumbers, Mask
from dicehouse.envs.drawing import draw
from dicehouse.envs.registry import (
    MAX_DECISIONS,
    observation_spec,
    turn_based_rules,
    version_name,
)
from dicehouse.envs.rewards import rewards
from dicehouse.envs.spaces import observation_space
from dicehouse.envs.vector_games import VectorGames
from dicehouse.kit.observation import Floats, Layout

Observation: TypeAlias = dict[str, Floats | Mask]


class DicehouseEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """An environment of one game. Dice are rolled as soon as they are due, with the seed given to `reset`.

    Args:
        game: the name of the game.
        players: the number of players; None for two, or the fewest the game allows.
        render_mode: `ansi` (`render` returns text) or `human` (it prints it after every step).
        max_cycles: the number of decisions after which a game is truncated, without rewards.
        options: the options of the game.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int = MAX_DECISIONS,
        **options: object,
    ) -> None:
        super().__init__()
        self.rules = turn_based_rules(game, players, options)
        self.metadata = {
            "name": version_name(game),
            "render_modes": ["human", "ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        seats = range(self.rules.players)
        self.possible_agents = [f"player_{seat}" for seat in seats]
        self.agents: list[str] = []
        self.numbering = ActionNumbers(self.rules)
        self.layout = Layout(self.rules, observation_spec(game))
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.layout, len(self.numbering))
        self._observation_spaces = {agent: deepcopy(space) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(len(self.numbering)) for agent in self.possible_agents}
        self._games = VectorGames(self.rules, self.layout, 1, max_cycles)
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation array and the mask of legal actions."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the seed determines its dice."""
        self._games.reset(seed)
        self._begun = True
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = agents[self._games.seats[0]]

    def step(self, action: int | None) -> None:
        """Let the agent in turn act, and roll the dice that are due after it.

        Raises:
            ActionError: the action is not legal; nothing has changed.
            EnvError: there is no such action, or `reset` was not called.
        """
        if not self.agents:
            raise EnvError("envs.reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        games = self._games
        games.step_one(self.numbering.checked(action))
        self._cumulative_rewards[agent] = 0.0
        if games.terminated[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            earned = rewards(games.outcome(0), range(self.rules.players))
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[games.seats[0]]
            if games.truncated[0]:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """The observation of an agent, and its legal action mask, which is empty unless it is asked."""
        if not self._begun:
            raise EnvError("envs.reset")
        games, seat = self._games, self._seats[agent]
        if seat == games.seats[0]:
            return {"observation": games.observations[0].copy(), "action_mask": games.masks[0].copy()}
        return {"observation": games.observe(0, seat), "action_mask": self.numbering.empty_mask}

    @property
    def rules_state(self) -> Any:
        """The state of the rules, with everything that is hidden from players: for searches and judges.

        Raises:
            EnvError: no game has begun.
        """
        if not self._begun:
            raise EnvError("envs.reset")
        return self._games.state(0)

    def render(self) -> str | None:
        """The game as text, with everything that is hidden from players."""
        text = draw(self.rules, self.rules.view(self.rules_state, ARCHIVE))
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing to close."""


def env(game: str, **arguments: Any) -> DicehouseEnv:
    """An environment in which agents act one after the other; the arguments are those of `DicehouseEnv`."""
    return DicehouseEnv(game, **arguments)


def parallel_env(game: str, **arguments: Any) -> ParallelEnv[str, Observation, int | None]:
    """The same environment with PettingZoo's parallel API: only the action of the agent that is asked counts."""
    return turn_based_aec_to_parallel(env(game, **arguments))
