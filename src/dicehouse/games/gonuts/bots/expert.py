"""The expert bot of Go Nuts!, without a table: models the game as a race in which all maximise their acorns."""

from functools import lru_cache
from random import Random

from dicehouse.games.gonuts.bots.heuristic import HeuristicBot
from dicehouse.games.gonuts.bots.odds import Floats
from dicehouse.games.gonuts.bots.turn_solution import TIE, Turn, TurnSolver, turn_solver
from dicehouse.games.gonuts.rules import BANK, DICE, ROLL, GoNuts
from dicehouse.games.gonuts.views import GoNutsView
from dicehouse.kit.arrays import np
from dicehouse.kit.bot import Candidate, greedy

TURNS = 3000
"""The horizon in turns; it matters only where hardly any die shows an acorn."""
SURE = 1e-9


class Race:
    """The distribution of the number of turns to the target, for a player who maximises the acorns of each turn."""

    def __init__(self, chart: TurnSolver) -> None:
        self._chart = chart
        target = chart.target
        points = np.arange(target, dtype=np.float64)[:, None]
        gain = self._gains(chart.turn(points, 0, np.array([float(target)])))
        done = [np.zeros(target + 1)]
        done[0][0] = 1.0  # who needs nothing is done
        total = np.zeros(target + 1)
        total[0] = 1.0
        while done[-1][target] < 1 - SURE and len(done) < TURNS:
            total = np.convolve(total, gain)[: target + 1]
            total[target] = max(0.0, 1 - total[:target].sum())
            done.append(np.clip(1 - np.concatenate([[0.0], np.cumsum(total[:target])]), 0, 1))
        self.done = np.array(done)
        """By turns and by points needed."""

    def _gains(self, turn: Turn) -> Floats:
        """How likely such a turn ends with 0, 1, 2 ... points, up to the target."""
        chart, target = self._chart, self._chart.target
        flow = np.zeros((target + DICE, DICE + 1))
        ends = np.zeros(target + 1)
        flow[0, DICE] = 1.0
        for points in range(target):
            for dice in range(DICE, 0, -1):
                chance = flow[points, dice]
                first = points == 0 and dice == DICE
                if not first and turn.roll(points, dice)[0] <= turn.bank(points)[0] + TIE:
                    ends[points] += chance
                elif chance:
                    ends[0] += chance * chart.cars[dice]
                    ends[:target] += chance * chart.nuts[dice] * chart.acorns[-1, dice, :target]
                    flow[points] += chance * chart.thinning[dice]
                    flow[points + 1 : points + 1 + DICE] += chance * chart.gaining[dice]
        ends[target] = max(0.0, 1 - ends[:target].sum())
        return ends

    def first(self, mine: int, others: tuple[int, ...]) -> Floats:
        """My chance to be first when I have just recorded 0, 1, 2 ... points and all others are to move before me.

        Args:
            mine: what I needed before.
            others: what they need.
        """
        me = self.done[:, mine:0:-1]
        behind = np.prod(1 - self.done[:, list(others)], axis=1)
        inside = behind[1:] @ np.diff(me, axis=0)
        near = 1 / np.arange(mine, 0, -1)  # a race without end in sight: the nearer, the likelier
        share = near / (near + sum(1 / other for other in others))
        chances: Floats = inside + behind[-1] * (1 - me[-1]) * share
        return chances


@lru_cache(maxsize=16)
def _race(chart: TurnSolver) -> Race:
    return Race(chart)


class Expert(HeuristicBot):
    """Works out the turn for the best chance in the race. Without a table, so for every option."""

    def __init__(self, game: GoNuts, seat: int, random: Random) -> None:
        super().__init__(game, seat, random)
        self._race = _race(turn_solver(game))
        self._turn = lru_cache(maxsize=256)(self._work_out)

    def _weigh(self, view: GoNutsView, wins: bool) -> tuple[Candidate, ...]:
        others = tuple(view.target - score for seat, score in enumerate(view.scores) if seat != self.seat)
        turn = self._turn(view.target - view.scores[self.seat], others)
        bank, roll = turn.bank(view.points)[0], turn.roll(view.points, view.dice)[0]
        return greedy({BANK: float(bank), ROLL: float(roll)})

    def _work_out(self, mine: int, others: tuple[int, ...]) -> Turn:
        return self.chart.turn(self._race.first(mine, others)[:, None], 0, np.ones(1))
