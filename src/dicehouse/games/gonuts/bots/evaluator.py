"""The evaluator of Go Nuts!: chances to win, from the solved table between turns, computed within a turn."""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from dicehouse.core.dice import Count
from dicehouse.core.game import Choice
from dicehouse.games.gonuts.actions import Bank, Bark, Roll, Shake
from dicehouse.games.gonuts.bots.odds import Floats, odds_of
from dicehouse.games.gonuts.bots.solver import stored_wins, unpack
from dicehouse.games.gonuts.bots.turn_solution import TIE, Turn, turn_solver
from dicehouse.games.gonuts.bots.view_check import ViewReader
from dicehouse.games.gonuts.options import BEATS
from dicehouse.games.gonuts.rules import DICE, GoNuts, GoNutsState
from dicehouse.games.gonuts.views import GoNutsView
from dicehouse.kit.arrays import np
from dicehouse.kit.bot import Candidate, greedy
from dicehouse.kit.evaluator import Evaluator, Landing


class Risk(NamedTuple):
    """What one roll can bring."""

    cars: float
    """The chance of nothing but cars."""
    nuts: float
    """The chance of nothing but squirrels."""
    in_round: float
    """The acorns of the Go Nuts! round that nothing but squirrels begins, on average."""
    acorns: float
    """The acorns of a roll on average, with those of such a round."""


class GoNutsEvaluator(Evaluator):
    """Chances to win under best play. A live or counted round is valued as one in beats: there is no model of speed."""

    def __init__(self, game: GoNuts) -> None:
        super().__init__(game)
        self.rules = game
        self._counted = game.options.counted
        self._beats = self.exact = game.options.round == BEATS and not self._counted
        self._stored = self._read(game)
        odds = odds_of(game)
        self._chart = turn_solver(game)
        self._moments = ViewReader(game, odds)
        self._turn = lru_cache(maxsize=4096)(self._work_out)
        self._all_out = lru_cache(maxsize=256)(self._go_all_out)

    def risk(self, dice: int) -> Risk:
        """What one roll of so many dice can bring."""
        odds = self._chart.odds
        in_round = odds.mean_acorns(dice)
        acorns = sum(gain * chance for gain, _, chance in odds.rolls[dice]) + odds.nuts[dice] * in_round
        return Risk(odds.cars[dice], odds.nuts[dice], in_round, acorns)

    def reaching(self, need: int, points: int = 0, dice: int = DICE) -> float:
        """The best chance to have so many points at the end of one turn, with these in hand and these dice in play."""
        if need <= points:
            return 1.0
        return float(self._all_out(need).roll(points, dice)[0])

    def _go_all_out(self, need: int) -> Turn:
        """A turn in which nothing counts but a number of points."""
        return self._chart.turn(np.zeros((need, 1)), 0, np.ones(1))

    def _read(self, game: GoNuts) -> Floats:
        """What is known of the beginnings of turns."""
        return stored_wins(game)

    def _check(self, view: GoNutsView) -> bool:
        return self._moments.state(view) is not None

    def _position(self, view: GoNutsView, memory: Any) -> tuple[float, ...]:
        return _plain(self._worth(self._state(view)))

    def _candidates(self, view: GoNutsView, choices: tuple[Choice, ...], memory: Any) -> tuple[Candidate, ...]:
        state = self._state(view)
        return greedy({choice.action: self._after(state, view.viewer, choice) for choice in choices}, TIE)

    def _landings(self, view: GoNutsView, memory: Any) -> tuple[Landing, ...]:
        return self._land(self._state(view))

    def _state(self, view: GoNutsView) -> GoNutsState:
        state = self._moments.state(view)
        assert state is not None, "the view was checked"
        return state

    def _after(self, state: GoNutsState, seat: int, choice: Choice) -> float:
        """What a choice is worth to the one who has it."""
        if isinstance(choice.action, Bank):
            return float(self._turn(state.scores, seat).bank(state.points)[seat])
        if isinstance(choice.action, Roll):
            return float(self._turn(state.scores, seat).roll(state.points, state.dice)[seat])
        assert isinstance(choice.action, Shake | Bark)
        return float(self._worth(self.rules.act(state, seat, choice.action)[0])[seat])

    def _land(self, state: GoNutsState) -> tuple[Landing, ...]:
        """Every roll, played through the rules; a number of acorns that was counted is banked at once."""
        assert state.due is not None
        if isinstance(state.due.dice[0], Count):
            bank = self._turn(state.scores, state.turn).bank
            landings = state.due.outcomes()
            return tuple(Landing(roll, float(chance), _plain(bank(int(roll[0])))) for roll, chance in landings)
        return tuple(
            Landing(roll, float(chance), _plain(self._worth(self.rules.roll(state, roll)[0])))
            for roll, chance in state.due.multisets()
        )

    def _worth(self, state: GoNutsState) -> Floats:
        """To each player, in any moment."""
        over = self.rules.outcome(state)
        if over is not None:
            return self._won(over.winners[0])
        if self._counted and state.waiting:  # a dog that is out changes nothing: the number is told in the end
            due = self.rules.count_due(state.turn, state.dice)
            state = msgspec.structs.replace(state, due=due, actors=(), waiting=())
        counted = state.due is not None and isinstance(state.due.dice[0], Count)
        if state.due is not None and (state.turn < 0 or counted or (state.waiting and not self._beats)):
            return sum((landing.probability * np.array(landing.values) for landing in self._land(state)), np.zeros(1))
        turn = self._turn(state.scores, state.turn)
        if state.waiting:
            return self._round(turn, state)
        rolled = turn.roll(state.points, state.dice)
        if state.due is not None:
            return rolled
        banked = turn.bank(state.points)
        return rolled if rolled[state.turn] > banked[state.turn] + TIE else banked

    def _round(self, turn: Turn, state: GoNutsState) -> Floats:
        """In a Go Nuts! round, before the next beat."""
        rounds = self._chart.round(turn.recorded, turn.won, len(state.waiting), state.points)
        worth: Floats = rounds[state.dice]
        return worth

    def _work_out(self, scores: tuple[int, ...], mover: int) -> Turn:
        """The turn of a player, with values by seat at the table."""
        players, following = len(scores), (mover + 1) % len(scores)
        others = tuple(scores[(following + place) % players] for place in range(players - 1))
        recorded = np.roll(unpack(self._stored[others][scores[mover] :]), following, axis=1)
        return self._chart.turn(recorded, mover, self._won(mover))

    def _won(self, winner: int) -> Floats:
        worth = np.zeros(self.rules.players)
        worth[winner] = 1.0
        return worth


def _plain(worth: Floats) -> tuple[float, ...]:
    return tuple(map(float, worth))
