"""A Gymnasium environment of one table: a learner in one seat, bots in the others, on the plain rules."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from dicehouse.bots import RANDOM, Bot, make_bot
from dicehouse.core import play
from dicehouse.core.errors import ActionError, EnvError, OptionError
from dicehouse.core.viewers import ARCHIVE
from dicehouse.envs.actions import ActionNumbers, Mask
from dicehouse.envs.drawing import draw
from dicehouse.envs.registry import MAX_DECISIONS, observation_spec, turn_based_rules
from dicehouse.envs.rewards import rewards
from dicehouse.kit.observation import Floats, Layout

LOSE, RAISE = "lose", "raise"
ILLEGAL_REWARD = -1.0
"""The reward of an illegal action that ends the game: no result of a game for several players is worse."""


class TableEnv(gymnasium.Env[Floats, Any]):
    """An environment of one game: the learner acts, everything else happens until it is asked again.

    The observation is an array. `info["action_mask"]`, and `action_masks()` (what sb3-contrib calls), are 1 for every
    legal action and 0 for all others; `info["seat"]` is the learner's seat.

    Args:
        game: the name of the game.
        players: the number of players; None for two, or the fewest the game allows.
        opponents: the bots in the other seats: `random`, or a level (`novice`, `regular`, `expert` and the top one);
            one for all, or one for each, from the learner's left on.
        seat: the learner's seat; None: drawn for every game.
        illegal: what an illegal action does. `lose`: the game ends with a reward of -1, and `info["error"]` says what
            is legal. `raise`: it is refused with an error, and nothing changes.
        render_mode: `ansi` (`render` returns text) or `human` (it prints it after every step).
        max_cycles: the number of decisions of the learner after which a game is truncated, without rewards.
        options: the options of the game.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it without ClassVar

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = RANDOM,
        seat: int | None = 0,
        illegal: str = LOSE,
        render_mode: str | None = None,
        max_cycles: int = MAX_DECISIONS,
        **options: object,
    ) -> None:
        self.rules = rules = turn_based_rules(game, players, options)
        if illegal not in (LOSE, RAISE):
            raise OptionError("options.choice", key="illegal", allowed=f"{LOSE}, {RAISE}", value=str(illegal)[:40])
        if seat is not None and (seat.__class__ is not int or not 0 <= seat < rules.players):
            raise OptionError("options.range", key="seat", low=0, high=rules.players - 1, value=str(seat)[:40])
        self.opponents = (opponents,) * (rules.players - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != rules.players - 1:
            raise EnvError("envs.opponents", needed=rules.players - 1, number=len(self.opponents))
        for number, name in enumerate(self.opponents):
            make_bot(rules, name, number, Random(0))  # a bot that is missing is missed now, not in the first game
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.numbering = ActionNumbers(rules)
        self.layout = Layout(rules, observation_spec(game))
        self.observation_space = spaces.Box(self.layout.low, self.layout.high, dtype=np.float32)
        self.action_space = spaces.Discrete(len(self.numbering))
        self.seat = seat or 0
        self._drawn = seat is None
        self._illegal = illegal
        self._state: Any = None
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begin a new game; the seed determines its dice, the bots' decisions and the seat, if it is drawn."""
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or seed < 0):
            raise EnvError("envs.seed", value=str(seed)[:40])
        super().reset(seed=seed)
        self._over = True
        while self._over:  # games that end before the learner is asked are skipped: nothing can be learnt from them
            self._begin()
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Let the learner act, and everybody else, until the learner is asked again or the game is over.

        Raises:
            EnvError: no game is on, or there is no such action.
            ActionError: the action is not legal, and the environment was made with `illegal="raise"`.
        """
        if self._over:
            raise EnvError("envs.reset")
        chosen = self.numbering.action(action)
        try:
            made = play.act(self.rules, self._state, self.seat, chosen)
        except ActionError as error:
            if self._illegal == RAISE:
                raise
            self._over = True
            return self._observation(), ILLEGAL_REWARD, True, False, self._info() | {"error": error.sentence}
        self._take(made)
        self._decisions += 1
        self._advance()
        outcome = self.rules.outcome(self._state)
        reward = rewards(outcome, range(self.rules.players))[self.seat]
        truncated = outcome is None and self._decisions >= self.max_cycles
        self._over = outcome is not None or truncated
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, outcome is not None, truncated, self._info()

    def action_masks(self) -> Mask:
        """The legal action mask of the learner, under the name that sb3-contrib calls; empty when no game is on."""
        mask = self.numbering.empty_mask
        if not self._over:
            for action in self.rules.legal_actions(self._state, self.seat):
                mask[self.numbering.number(action)] = 1
        return mask

    @property
    def rules_state(self) -> Any:
        """The state of the rules, with everything that is hidden from players: for searches and judges.

        Raises:
            EnvError: no game has begun.
        """
        if self._state is None:
            raise EnvError("envs.reset")
        return self._state

    def render(self) -> str | None:
        """The game as text, with everything that is hidden from players."""
        text = draw(self.rules, self.rules.view(self.rules_state, ARCHIVE))
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def _begin(self) -> None:
        """Begin a game, and let it run until the learner is asked, or to its end."""
        rules, draw_seed = self.rules, self.np_random.integers
        if self._drawn:
            self.seat = int(draw_seed(rules.players))
        self._uniform = Random(int(draw_seed(1 << 62))).random
        self._bots: dict[int, Bot] = {}
        for number, name in enumerate(self.opponents, start=self.seat + 1):
            seat = number % rules.players
            self._bots[seat] = make_bot(rules, name, seat, Random(int(draw_seed(1 << 62))))
        self._state = rules.new()
        self._decisions = 0
        self._advance()
        self._over = not self._state.actors

    def _advance(self) -> None:
        """Roll dice that are due and let the bots act, until the learner is asked or the game is over."""
        rules = self.rules
        while True:
            state = self._state
            if state.due is not None:
                self._take(play.roll(rules, state, state.due.sample(self._uniform)))
            elif not state.actors or state.actors[0] == self.seat:
                return
            else:
                seat = state.actors[0]
                action = play.choose(rules, state, seat, self._bots[seat], must=True)
                assert action is not None, "who may act has something to do"
                self._take(play.act(rules, state, seat, action))

    def _take(self, made: play.Transition) -> None:
        """Go on with the state after a step, and show the bots what they may see of it."""
        self._state = made.after
        if made.events:
            for seat, bot in self._bots.items():
                if not bot.forgetful:
                    bot.notice(made.visible(seat))

    def _observation(self) -> Floats:
        return self.layout.array(self.rules.view(self._state, self.seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}
