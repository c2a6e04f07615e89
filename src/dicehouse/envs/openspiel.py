"""OpenSpiel games: the rules of the house under OpenSpiel's algorithms.

Import this module, and `pyspiel.load_game("dicehouse_gonuts_v1", {"players": 3, "target": 30})` works. Dice are chance
nodes with exact probabilities. A player's information state is everything they did and everything they were shown.

A game may also begin in the middle and end before its end (`Piece`): so a piece can be cut out of a large game that
tabular algorithms can solve.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec
import numpy as np
import pyspiel

from dicehouse.core import play
from dicehouse.core.dice import Roll
from dicehouse.core.events import SecretEvent
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.envs.actions import Numbering
from dicehouse.envs.chance import MOST_OUTCOMES, Handful, handfuls
from dicehouse.envs.drawing import draw
from dicehouse.envs.parameters import options, parameters
from dicehouse.envs.registry import MOST_DECISIONS, NAMESPACE, encoded, encoding, table, version_name
from dicehouse.envs.rewards import rewards
from dicehouse.games import load
from dicehouse.kit.observation import Layout

Worth = Callable[[Any], Sequence[float] | None]


class Piece:
    """A game of the house, or a piece of one: what all moments of it share.

    Args:
        name: the name of the game.
        params: OpenSpiel's parameters: `players`, `max_game_length`, and the options of the game.
        start: the moment play begins with; None for the beginning of a game.
        seats: who plays, where others are out of the game already; None for everybody.
        worth: what the players get where play ends before the game is over, None where it goes on.
    """

    def __init__(
        self,
        name: str,
        params: dict[str, Any],
        start: Any = None,
        seats: Sequence[int] | None = None,
        worth: Worth | None = None,
    ) -> None:
        self._made_of = (name, params, start, seats, worth)
        given = dict(params)
        self.most_decisions = int(given.pop("max_game_length", MOST_DECISIONS))
        self.rules = table(name, given.pop("players", None), options(name, given))
        self.seats = tuple(range(self.rules.players)) if seats is None else tuple(seats)
        self.start = self.rules.new() if start is None else start
        self.worth = worth
        self.numbering = Numbering(self.rules)
        self.layout = Layout(self.rules, encoding(name))

    def arrive(self, state: Any, steps: tuple[Transition, ...], decisions: int) -> "Now":
        """A moment, with what the players get where play ends."""
        worth: Sequence[float] | None = None
        if state.due is None and not state.actors:
            worth = rewards(self.rules.outcome(state), self.seats)
        elif self.worth is not None:
            worth = self.worth(state)
        if worth is None and state.due is None and decisions >= self.most_decisions:
            worth = rewards(None, self.seats)
        return Now(state, (), steps, decisions, worth)

    def __deepcopy__(self, memo: object) -> "Piece":
        return self

    def __reduce__(self) -> tuple[type["Piece"], tuple[Any, ...]]:
        return Piece, self._made_of


class Now(NamedTuple):
    """What a moment is made of. It never changes, so copies of a moment share it."""

    state: Any
    fallen: Roll
    """The dice of the roll that is due that have landed already; nobody has seen them yet."""
    steps: tuple[Transition, ...]
    """Everything that happened."""
    decisions: int
    worth: Sequence[float] | None
    """What the players get, where play ends here."""

    def __deepcopy__(self, memo: object) -> "Now":
        return self


class HouseGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house in OpenSpiel; there is a subclass for each, which knows its name.

    Args:
        params: OpenSpiel's parameters: `players`, `max_game_length`, and the options of the game.
        cut: `start`, `seats` and `worth` of a `Piece`.
    """

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None, **cut: Any) -> None:
        self._piece = piece = Piece(self.name, params or {}, **cut)
        players = len(piece.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(piece.numbering),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1 / (players - 1) if players > 1 else 0.0,
            max_utility=1.0 if players > 1 else float(encoding(self.name).most_points(piece.rules)),
            utility_sum=0.0 if players > 1 else None,
            max_game_length=piece.most_decisions,
        )
        super().__init__(_type(self.name, players), info, params or {})

    @property
    def piece(self) -> Piece:
        """The rules and what belongs to them; OpenSpiel, when it reads a game from text, brings only the parameters."""
        if "_piece" not in self.__dict__:
            self._piece = Piece(self.name, self.get_parameters())
        return self._piece

    def new_initial_state(self) -> "HouseState":
        """The first moment."""
        return HouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """What can be observed: everything a player knows and remembers, their view, or what everybody sees of it."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.perfect_recall:
            return Observer(self.piece, Observer.MEMORY) if own and kind.public_info else None
        if own:
            return Observer(self.piece, Observer.VIEW if kind.public_info else Observer.SECRETS)
        return Observer(self.piece, Observer.PUBLIC) if kind.public_info else None


class HouseState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: a state of the rules, and everything that happened."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.piece = game.piece
        self.now = self.piece.arrive(self.piece.start, (), 0)

    def current_player(self) -> int:
        """Who is asked: a player, chance, or nobody."""
        if self.now.worth is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.now.state.due is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.piece.seats.index(self.now.state.actors[0])

    def is_terminal(self) -> bool:
        """Whether play ends here."""
        return self.now.worth is not None

    def returns(self) -> list[float]:
        """What the players have got."""
        return [0.0] * len(self.piece.seats) if self.now.worth is None else list(self.now.worth)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every way the next dice can land."""
        return [(number, float(chance)) for number, chance in enumerate(self._handful().chances)]

    def _legal_actions(self, player: int) -> list[int]:
        number, state = self.piece.numbering.number, self.now.state
        return sorted(map(number, self.piece.rules.legal_actions(state, self.piece.seats[player])))

    def _apply_action(self, action: int) -> None:
        now, rules = self.now, self.piece.rules
        if now.state.due is None:
            seat, chosen = now.state.actors[0], self.piece.numbering.action(action)
            made = play.act(rules, now.state, seat, chosen)
            self.now = self.piece.arrive(made.after, (*now.steps, made), now.decisions + 1)
            return
        fallen = now.fallen + self._handful().rolls[action]
        if len(fallen) < len(now.state.due.dice):
            self.now = now._replace(fallen=fallen)
            return
        made = play.roll(rules, now.state, fallen)
        self.now = self.piece.arrive(made.after, (*now.steps, made), now.decisions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return " ".join(self._handful().rolls[action])
        return self.piece.numbering.text(action)

    def __str__(self) -> str:
        """The table with everything on it, hidden or not, and the dice that have landed already."""
        rules, now = self.piece.rules, self.now
        table = draw(rules, rules.view(now.state, ARCHIVE))
        return f"{table}\n{' '.join(now.fallen)}" if now.fallen else table

    def _handful(self) -> Handful:
        """The dice that land next."""
        fallen, dice = len(self.now.fallen), 0
        for handful in handfuls(self.now.state.due):
            if dice == fallen:
                return handful
            dice += len(handful.rolls[0])
        raise AssertionError("all dice have landed")


class Observer:
    """What one player, or everybody, can observe; OpenSpiel's observer interface."""

    MEMORY, VIEW, PUBLIC, SECRETS = range(4)

    def __init__(self, piece: Piece, kind: int) -> None:
        self.piece = piece
        self.kind = kind
        self.tensor = np.zeros(piece.layout.size, dtype=np.float32) if kind == Observer.VIEW else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: HouseState, player: int) -> None:
        """Write what a player sees now into the tensor."""
        if self.tensor is not None:
            view = self.piece.rules.view(state.now.state, self.piece.seats[player])
            self.tensor[:] = self.piece.layout.numbers(view)

    def string_from(self, state: HouseState, player: int) -> str:
        """What a player knows, as text."""
        rules, seat = self.piece.rules, self.piece.seats[player]
        if self.kind == Observer.MEMORY:
            return memory(rules, state.now.steps, seat)
        own, public = (msgspec.structs.asdict(rules.view(state.now.state, viewer)) for viewer in (seat, SPECTATOR))
        secrets = {field: value for field, value in own.items() if value != public[field]}
        found = {Observer.VIEW: own, Observer.PUBLIC: public, Observer.SECRETS: secrets}
        return msgspec.json.encode(found[self.kind]).decode()


def memory(rules: AnyGame, steps: Iterable[Transition], seat: int) -> str:
    """Everything a seat did and was shown, in order: its information state."""
    found = [f"seat {seat}"]
    for step in steps:
        if step.seat == seat:
            found.append(f"I {step.text(rules)}")
        found += [rules.events.write(event.for_viewer(seat)) for event in step.events]
    return "; ".join(found)


def spiel_name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"{NAMESPACE}_{version_name(game)}"


def _type(name: str, players: int) -> Any:
    """What OpenSpiel wants to know of a game before it is made; alone, a player plays for points."""
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
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(name),
    )


def spiel_game(game: str) -> type[HouseGame]:
    """The class of a game in OpenSpiel."""
    return _CLASSES[game]


_CLASSES = {game: type(f"{load(game).__name__}Game", (HouseGame,), {"name": game}) for game in encoded()}

for _game, _class in _CLASSES.items():
    globals()[_class.__name__] = _class  # where pickle looks for it
    pyspiel.register_game(_type(_game, 2), _class)
