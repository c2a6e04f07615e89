"""One round between the last two players as a game of OpenSpiel, driven by the real rules.

The rules make every state: the third player of the table has no dice left. Leaves are worth what the caller says.
"""

import pyspiel

from dicehouse.games.dixkibluff.actions import DiXkiBluffAction, Pass, Place, in_order
from dicehouse.games.dixkibluff.rules import NOBODY, DiXkiBluff, DiXkiBluffState

Split = tuple[int, int]


class Round(pyspiel.Game):  # type: ignore[misc]
    """Chance throws, the first bettor lays or throws, then both bet until somebody calls."""

    def __init__(self, game: DiXkiBluff, dice: Split, values: dict[Split, float], thrown: bool) -> None:
        super().__init__(_KIND, _INFO, {})
        self.rules = game
        self.dice = dice
        self.values = values
        self.thrown = thrown

    def new_initial_state(self) -> "Moment":
        return Moment(self)

    def __deepcopy__(self, memo: object) -> "Round":
        return self


_KIND = pyspiel.GameType(
    short_name="python_dixkibluff_round",
    long_name="A round of DiXkiBluff between the last two",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    provides_factored_observation_string=False,
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=200,
    max_chance_outcomes=200,
    num_players=2,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=1.0,
    max_game_length=60,
)


class Now:
    """What a moment is made of; shared by its copies, since it never changes."""

    def __init__(self, state: DiXkiBluffState, said: tuple[DiXkiBluffAction, ...], laid: tuple[str, ...] = ()) -> None:
        self.state = state
        self.said = said
        self.laid = laid
        """In which order the first bettor laid their dice: they remember, even if it means nothing."""

    def __deepcopy__(self, memo: object) -> "Now":
        return self


class Moment(pyspiel.State):  # type: ignore[misc]
    """A moment of the round: a state of the rules, and what was said."""

    def __init__(self, game: Round) -> None:
        super().__init__(game)
        self.round = game
        self.now = Now(opening(game.rules, game.dice, game.thrown), ())

    def current_player(self) -> int:
        state = self.now.state
        if state.last is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.due is not None else state.actors[0]

    def is_terminal(self) -> bool:
        return self.now.state.last is not None

    def legal(self) -> tuple[DiXkiBluffAction, ...]:
        """What the rules let the one in turn do."""
        return self.round.rules.legal_actions(self.now.state, self.now.state.actors[0])

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.legal())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.now.state.due is not None
        return [(place, float(chance)) for place, (_, chance) in enumerate(self.now.state.due.multisets())]

    def _apply_action(self, action: int) -> None:
        rules, state = self.round.rules, self.now.state
        if state.due is not None:
            self.now = Now(rules.roll(state, list(state.due.multisets())[action][0])[0], (), self.now.laid)
            return
        chosen = self.legal()[action]
        said = self.now.said if isinstance(chosen, Place | Pass) else (*self.now.said, chosen)
        laid = (*self.now.laid, chosen.face) if isinstance(chosen, Place) else self.now.laid
        self.now = Now(rules.act(state, state.actors[0], chosen)[0], said, laid)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def returns(self) -> list[float]:
        state = self.now.state
        if state.last is None:
            return [0.0, 0.0]
        if state.phase == "over":
            first = float(state.turn == 0)
        else:
            value = self.round.values[state.dice[state.turn], state.dice[1 - state.turn]]
            first = value if state.turn == 0 else 1 - value
        return [first, 1 - first]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        laid = self.now.laid if seat == 0 else ()
        return f"{seat} {in_order(self.now.state.hands[seat])} {laid} {self.now.state.phase} {self.now.said}"

    def __str__(self) -> str:
        return f"{self.now.state} {self.now.said}"


def opening(game: DiXkiBluff, dice: Split, thrown: bool) -> DiXkiBluffState:
    """The beginning of a round of the last two; seat 0 bets first."""
    table = (*dice, *(0,) * (game.players - 2))
    hands = ((),) * game.players
    if thrown:
        return game._throw(table, hands, 0, NOBODY, 1, None)
    return DiXkiBluffState(None, (0,), "place", table, hands, 0, 0, NOBODY, 0, (), 1, None)
