"""The adapters: `pyspiel.Game`, `pyspiel.State` and the observer interface for any game."""

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from dicehouse.core import play
from dicehouse.core.events import SecretEvent
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.envs.drawing import draw
from dicehouse.envs.openspiel.chance_nodes import MAX_OUTCOMES, ChanceNode, chance_nodes
from dicehouse.envs.openspiel.parameters import parameters
from dicehouse.envs.openspiel.subgame import Subgame
from dicehouse.envs.registry import NAMESPACE, version_name
from dicehouse.games import load, spec


class DicehouseGame(pyspiel.Game):  # type: ignore[misc]
    """A game in OpenSpiel. Every game has a subclass, which knows its name.

    Args:
        params: OpenSpiel's parameters: `players`, `max_game_length`, and the options of the game.
        part: `start`, `seats` and `cutoff` of a `Subgame`.
    """

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None, **part: Any) -> None:
        self._subgame = subgame = Subgame(self.name, params or {}, **part)
        players = len(subgame.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(subgame.numbering),
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=players,
            min_utility=-1 / (players - 1) if players > 1 else 0.0,
            max_utility=1.0 if players > 1 else subgame.max_points,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=subgame.max_decisions,
        )
        super().__init__(game_type(self.name, players), info, params or {})

    @property
    def subgame(self) -> Subgame:
        """The rules and what belongs to them. A game that OpenSpiel deserialises has only its parameters at first."""
        if "_subgame" not in self.__dict__:
            self._subgame = Subgame(self.name, self.get_parameters())
        return self._subgame

    def new_initial_state(self) -> "DicehouseState":
        """The first state."""
        return DicehouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """An observer of the information state, of the view, or of its public or private fields."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.perfect_recall:
            return Observer(self.subgame, Observer.RECALL) if own and kind.public_info else None
        if own:
            return Observer(self.subgame, Observer.VIEW if kind.public_info else Observer.PRIVATE)
        return Observer(self.subgame, Observer.PUBLIC) if kind.public_info else None


class DicehouseState(pyspiel.State):  # type: ignore[misc]
    """A state of a game: a state of the rules, with the history."""

    def __init__(self, game: DicehouseGame) -> None:
        super().__init__(game)
        self.subgame = game.subgame
        self.position = self.subgame.position(self.subgame.start, (), 0)

    def current_player(self) -> int:
        """The player to act, chance, or terminal."""
        if self.position.returns is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.state.due is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.subgame.seats.index(self.position.state.actors[0])

    def is_terminal(self) -> bool:
        """Whether play ends here."""
        return self.position.returns is not None

    def returns(self) -> list[float]:
        """The returns of all players; 0 in states that are not terminal."""
        returns = self.position.returns
        return [0.0] * len(self.subgame.seats) if returns is None else list(returns)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next chance node, with their probabilities."""
        return [(number, float(chance)) for number, chance in enumerate(self._chance_node().probabilities)]

    def _legal_actions(self, player: int) -> list[int]:
        number, state = self.subgame.numbering.number, self.position.state
        return sorted(map(number, self.subgame.rules.legal_actions(state, self.subgame.seats[player])))

    def _apply_action(self, action: int) -> None:
        now, rules = self.position, self.subgame.rules
        if now.state.due is None:
            seat, chosen = now.state.actors[0], self.subgame.numbering.action(action)
            made = play.act(rules, now.state, seat, chosen)
            self.position = self.subgame.position(made.after, (*now.history, made), now.decisions + 1)
            return
        rolled = now.rolled + self._chance_node().rolls[action]
        if len(rolled) < len(now.state.due.dice):
            self.position = now._replace(rolled=rolled)
            return
        made = play.roll(rules, now.state, rolled)
        self.position = self.subgame.position(made.after, (*now.history, made), now.decisions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return " ".join(self._chance_node().rolls[action])
        return self.subgame.numbering.text(action)

    def __str__(self) -> str:
        """The state as text, with everything that is hidden from players, and the dice rolled so far."""
        rules, now = self.subgame.rules, self.position
        text = draw(rules, rules.view(now.state, ARCHIVE))
        return f"{text}\n{' '.join(now.rolled)}" if now.rolled else text

    def _chance_node(self) -> ChanceNode:
        """The next chance node of the roll that is due."""
        dice = 0
        for node in chance_nodes(self.position.state.due):
            if dice == len(self.position.rolled):
                return node
            dice += len(node.rolls[0])
        raise AssertionError("all dice have landed")


class Observer:
    """OpenSpiel's observer interface: what a player, or every player, can observe."""

    RECALL, VIEW, PUBLIC, PRIVATE = range(4)

    def __init__(self, subgame: Subgame, kind: int) -> None:
        self.subgame = subgame
        self.kind = kind
        layout = subgame.layout if kind == Observer.VIEW else None
        self.tensor = None if layout is None else np.zeros(layout.size, dtype=np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: DicehouseState, player: int) -> None:
        """Write the observation of a player into the tensor."""
        if self.tensor is not None and self.subgame.layout is not None:
            view = self.subgame.rules.view(state.position.state, self.subgame.seats[player])
            self.tensor[:] = self.subgame.layout.encode(view)

    def string_from(self, state: DicehouseState, player: int) -> str:
        """The observation of a player as text."""
        rules, seat = self.subgame.rules, self.subgame.seats[player]
        if self.kind == Observer.RECALL:
            return information_state(rules, state.position.history, seat)
        own, public = (msgspec.structs.asdict(rules.view(state.position.state, viewer)) for viewer in (seat, SPECTATOR))
        private = {field: value for field, value in own.items() if value != public[field]}
        found = {Observer.VIEW: own, Observer.PUBLIC: public, Observer.PRIVATE: private}
        return msgspec.json.encode(found[self.kind]).decode()


def information_state(rules: AnyGame, history: Iterable[Transition], seat: int) -> str:
    """Everything a seat did and was shown, in order."""
    found = [f"seat {seat}"]
    for step in history:
        if step.seat == seat:
            found.append(f"I {step.text(rules)}")
        found += [rules.events.write(event.for_viewer(seat)) for event in step.events]
    return "; ".join(found)


def spiel_name(game: str) -> str:
    """The short name of a game in OpenSpiel."""
    return f"{NAMESPACE}_{version_name(game)}"


def game_type(name: str, players: int) -> Any:
    """OpenSpiel's static description of a game. A single player plays for points."""
    rules = load(name)
    hidden = any(issubclass(kind, SecretEvent) for kind in rules.events.types)
    least, most = rules.options_type.seats
    kind = pyspiel.GameType
    return kind(
        short_name=spiel_name(name),
        long_name=rules.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hidden else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if players > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=spec(name).observation is not None,
        provides_factored_observation_string=False,
        parameter_specification=parameters(name),
    )
