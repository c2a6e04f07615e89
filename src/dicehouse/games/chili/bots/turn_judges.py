"""Solved turns: the values of writing, re-rolling and turning, in points or in chances to win."""

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import product
from threading import RLock

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.game import AnyGame, Choice
from dicehouse.games.chili.actions import Reroll, Turn, Write
from dicehouse.games.chili.bots.score_arrays import FACES, ScoreArrays, index_of, score_arrays
from dicehouse.games.chili.bots.solver import VALUES
from dicehouse.games.chili.bots.turn_values import ROLLED, LayerBuilder, TurnValues
from dicehouse.games.chili.bots.win_forecast import Pad, WinForecast, empty_spaces
from dicehouse.games.chili.pad import DICE, SPACES
from dicehouse.games.chili.rules import REROLLS
from dicehouse.games.chili.views import ChiliView
from dicehouse.kit import value_tables
from dicehouse.kit.bot import Candidate

Floats = NDArray[np.float64]

SLACK = 1e-9
"""Values that differ by less are equal: they are sums of the same numbers in another order."""
KEPT = 6
"""The size of the cache of solved turns; one takes about ten megabytes."""

FACE_STRIDES = np.array([FACES ** (DICE - 1 - die) for die in range(DICE)])
SLOT_STRIDES = np.array([(FACES + 1) ** (DICE - 1 - die) for die in range(DICE)])
ROW_OF = {action.dice: row for row, action in enumerate(REROLLS) if isinstance(action, Reroll)}
AGAIN = np.array([[int(die in dice) for die in range(1, DICE + 1)] for dice in ROW_OF])
"""Which dice each re-roll picks up."""

LOCK = RLock()
"""Serialises the use of solved turns: each works in one array."""
_kept: "OrderedDict[Hashable, SolvedTurn]" = OrderedDict()
_builder: list[LayerBuilder] = []
"""The compiled loops, once `use_builder` has set them."""


def use_builder(builder: LayerBuilder) -> None:
    """Build the layers of turns by compiled loops from now on: faster, with equal results."""
    _builder[:] = [builder]


class SolvedTurn:
    """One player's turn with all its decisions."""

    def __init__(self, rules: ScoreArrays, mask: int, writes: Floats) -> None:
        """Solve it.

        Args:
            rules: the dice and the pad.
            mask: the empty spaces.
            writes: what it is worth to write, by the empty space, the rolls left and the points.
        """
        self.height = writes.shape[1]
        """The most rolls left after a roll, plus one."""
        self._rules = rules
        self.spaces = empty_spaces(mask)
        self._writes = writes
        self._rows = np.arange(len(self.spaces))
        best = self._best = np.full((self.height, len(rules.points)), -np.inf)
        for space, worth in zip(self.spaces, writes, strict=True):
            np.maximum(best, np.take(worth, rules.points[:, space], axis=1), out=best)
        self._values = TurnValues(rules, best, _builder[0] if _builder else None)

    def options(self, faces: tuple[int, ...], left: int) -> tuple[Floats, Floats]:
        """What it is worth to write, by the empty spaces, and to roll again, by `REROLLS`, where a roll is left."""
        shown = np.array(faces)
        points = self._rules.points[self._rules.classes[shown @ FACE_STRIDES], self.spaces]
        writes = self._writes[self._rows, left, points]
        if not left:
            return writes, np.empty(0)
        places = shown @ SLOT_STRIDES + AGAIN @ ((ROLLED - shown) * SLOT_STRIDES)
        return writes, self._values.rolled(left - 1).ravel()[places]

    def stops(self, left: int) -> NDArray[np.bool_]:
        """For every way the dice can lie, whether to write now is as good as anything else."""
        stops: NDArray[np.bool_] = self._best[left][self._rules.classes] >= self._values.layers[left].ravel() - SLACK
        return stops

    def rolled(self, faces: tuple[int, ...], left: int, dice: tuple[int, ...]) -> float:
        """The value with these dice in the air and `left` rolls afterwards."""
        return float(self._values.rolled(left)[_pattern(faces, dice)])

    def lying(self, faces: tuple[int, ...], left: int, turnable: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
        """What dice are worth of which some may still be turned; and how they lie best, with the fewest turned."""
        options = [range(FACES) if die in turnable else (face,) for die, face in enumerate(faces, start=1)]
        values = self._values.layers[left][np.ix_(*options)].ravel()
        best = float(values.max())
        ways = list(product(*options))
        good = [ways[place] for place in np.flatnonzero(values >= best - SLACK)]
        return best, min(good, key=lambda way: sum(new != old for new, old in zip(way, faces, strict=True)))

    def landings(self, faces: tuple[int, ...], left: int, dice: tuple[int, ...]) -> Floats:
        """The value of every roll of these dice, in the order of their faces, with `left` rolls afterwards."""
        slots: list[tuple[int, ...]] = [(face,) for face in faces]
        for die in dice:
            red = int(self._rules.reds[die - 1])
            slots[die - 1] = tuple(ROLLED if face == red else face for face in range(FACES))
        return self._values.turned(left)[np.ix_(*slots)].ravel()


class TurnJudge(ABC):
    """Values turns and choices in one measure."""

    values: Floats
    """The points that best play for points expects from the start of a turn, by the rolls left and the empty spaces."""

    def __init__(self, game: AnyGame) -> None:
        self.arrays = score_arrays()
        self._rolls: int = game.options.rolls

    def space_worth(self, pad: tuple[int | None, ...], left: int) -> dict[str, float]:
        """For each empty space: how many points fewer there would be without it."""
        mask, values = mask_of(pad), self.values[left]
        return {SPACES[space]: float(values[mask] - values[mask ^ (1 << space)]) for space in empty_spaces(mask)}

    @abstractmethod
    def turn(self, view: ChiliView, seat: int, height: int) -> SolvedTurn:
        """The turn of a player, for all numbers of rolls below the height."""

    def before(self, view: ChiliView, seat: int) -> float:
        """What the player has already, in this measure."""
        return 0.0

    def weigh(self, view: ChiliView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        """What each choice is worth; the best is taken for sure.

        A die may be turned back until the next roll, so no turning changes what the dice are worth. Among equals,
        writing comes before rolling and both before turning, and only what leads to the best way to lie is turned: no
        going round in circles.
        """
        seat = view.viewer
        left, faces = view.left[seat], index_of(view.faces)
        with LOCK:
            turn = self.turn(view, seat, left + 1)
            before = self.before(view, seat)
            best, target = turn.lying(faces, left, view.turnable)
            writes, rerolls = ((before + found).tolist() for found in turn.options(faces, left))
        values = []
        for choice in choices:
            action = choice.action
            if isinstance(action, Write):
                values.append(writes[turn.spaces.index(SPACES.index(action.space))])
            elif isinstance(action, Reroll):
                values.append(rerolls[ROW_OF[action.dice]])
            else:
                values.append(before + best)
        chosen = _chosen(choices, values, faces, target)
        return tuple(
            Candidate(choice.action, value, float(number == chosen))
            for number, (choice, value) in enumerate(zip(choices, values, strict=True))
        )


def _chosen(choices: tuple[Choice, ...], values: list[float], faces: tuple[int, ...], target: tuple[int, ...]) -> int:
    best = max(values) - SLACK
    for number, (choice, value) in enumerate(zip(choices, values, strict=True)):
        if not isinstance(choice.action, Turn) and value >= best:
            return number
    return next(
        number
        for number, choice in enumerate(choices)
        if isinstance(choice.action, Turn)
        and target[choice.action.die - 1] == choice.action.number - 1 != faces[choice.action.die - 1]
    )


class PointsJudge(TurnJudge):
    """By the final score that best play expects: exact, if the values are.

    Args:
        game: with its options.
        values: others than those of the solved table.
    """

    def __init__(self, game: AnyGame, values: Floats | None = None) -> None:
        super().__init__(game)
        self._solved = values is None
        self.values = value_tables.load(game, VALUES)["values"] if values is None else values

    def turn(self, view: ChiliView, seat: int, height: int) -> SolvedTurn:
        """The turn of a player; it depends on the empty spaces alone."""
        mask = mask_of(view.pads[seat])

        def writes() -> Floats:
            most = np.arange(self.arrays.points.max() + 1)
            rest = np.array([self.values[:height, mask ^ (1 << space)] for space in empty_spaces(mask)])
            return np.asarray(rest[:, :, None] + most)

        key = ("points", self._solved, self._rolls, mask)
        return _keep(key, height, lambda: SolvedTurn(self.arrays, mask, writes()))

    def before(self, view: ChiliView, seat: int) -> float:
        """The points on the pad."""
        return float(view.totals[seat])


class WinJudge(TurnJudge):
    """By the chance to win; see `win_forecast`.

    Args:
        game: with its options.
        forecast: another than that of the solved tables.
    """

    def __init__(self, game: AnyGame, forecast: WinForecast | None = None) -> None:
        super().__init__(game)
        self._solved = forecast is None
        self.forecast = forecast or WinForecast(game)
        self.values = self.forecast.values

    def turn(self, view: ChiliView, seat: int, height: int) -> SolvedTurn:
        """The turn of a player; it depends on all pads."""
        pads = pads_of(view)
        own, others = pads[seat], pads[:seat] + pads[seat + 1 :]
        key = ("win", self._solved, self._rolls, own.mask, own.total, tuple(sorted(others)))

        def solved() -> SolvedTurn:
            writes = self.forecast.after_writing(own._replace(left=height), others)
            return SolvedTurn(self.arrays, own.mask, writes)

        return _keep(key, height, solved)


def mask_of(pad: tuple[int | None, ...]) -> int:
    """The empty spaces of a pad, a bit for each."""
    return sum(1 << space for space, points in enumerate(pad) if points is None)


def pads_of(view: ChiliView) -> tuple[Pad, ...]:
    """All pads; a full one has its bonus already."""
    masks = [mask_of(pad) for pad in view.pads]
    return tuple(
        Pad(mask, left if mask else 0, total) for mask, left, total in zip(masks, view.left, view.totals, strict=True)
    )


def _pattern(faces: tuple[int, ...], dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(ROLLED if die in dice else face for die, face in enumerate(faces, start=1))


def _keep(key: Hashable, height: int, solve: Callable[[], SolvedTurn]) -> SolvedTurn:
    """The cached turn, if it covers this number of rolls; else a new one."""
    turn = _kept.get(key)
    if turn is None or turn.height < height:
        turn = _kept[key] = solve()
    _kept.move_to_end(key)
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return turn


def clear_cache() -> None:
    """Drop all cached turns, for benchmarks."""
    with LOCK:
        _kept.clear()
