"""The evaluator of Chili Dice: exact for one player, an estimate for several."""

from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np

from dicehouse.core.dice import Roll
from dicehouse.core.game import AnyGame, Choice
from dicehouse.games.chili.bots.score_arrays import index_of, possible_points
from dicehouse.games.chili.bots.turn_judges import LOCK, Floats, PointsJudge, WinJudge, pads_of
from dicehouse.games.chili.pad import BONUS, DICE, DIE, PRINTED, SPACES, is_red
from dicehouse.games.chili.views import ChiliView
from dicehouse.kit.bot import Candidate
from dicehouse.kit.evaluator import SAME, Evaluator, Landing, Memory

ANYHOW = tuple(die.faces[0] for die in DIE)
"""Stands for the faces of dice that are all in the air, where an index needs faces."""


class ChiliEvaluator(Evaluator):
    """Alone: the final score that best play expects, exact. Two to four: the chance to win; see `win_forecast`.

    Args:
        game: with its options.
        judge: who values turns, instead of the one that reads the solved tables.
    """

    def __init__(self, game: AnyGame, judge: PointsJudge | WinJudge | None = None) -> None:
        super().__init__(game)
        if game.players == 1:
            self.measure, self.exact = "points", True
        self._judge = judge or (PointsJudge(game) if game.players == 1 else WinJudge(game))

    def space_worth(self, view: ChiliView, seat: int, left: int) -> dict[str, float]:
        """For each empty space, the points that it would still bring with so many rolls left, if it stays empty.

        It is what best play for points loses without the space, on average.
        """
        return self._judge.space_worth(view.pads[seat], left)

    def _position(self, view: ChiliView, memory: Memory) -> tuple[float, ...]:
        if view.turn is None:
            return (1 / self.game.players,) * self.game.players
        if not view.actors and not view.due:
            if self.measure == "points":
                return (float(view.totals[0]),)
            return tuple(float(Fraction(seat in view.winners, len(view.winners))) for seat in range(self.game.players))
        seat = view.turn
        with LOCK:
            if view.rolling:
                faces, left = index_of(view.faces or ANYHOW), view.left[seat] - 1
                value = self._judge.turn(view, seat, left + 1).rolled(faces, left, view.rolling)
            else:
                faces, left = index_of(view.faces), view.left[seat]
                value, _ = self._judge.turn(view, seat, left + 1).lying(faces, left, view.turnable)
        return self._everybody(seat, self._judge.before(view, seat) + value, self._shares(view, seat, left))

    def _candidates(self, view: ChiliView, choices: tuple[Choice, ...], memory: Memory) -> tuple[Candidate, ...]:
        return self._judge.weigh(view, choices)

    def _landings(self, view: ChiliView, memory: Memory) -> tuple[Landing, ...]:
        if view.turn is None:
            return self._starters(view)
        seat, left = view.turn, view.left[view.turn] - 1
        values = self._landing_values(view, seat, left) + self._judge.before(view, seat)
        rolls = product(*(DIE[die - 1].faces for die in view.rolling))
        chance, shares = 1 / len(values), self._shares(view, seat, left)
        return tuple(
            Landing(roll, chance, self._everybody(seat, value, shares))
            for roll, value in zip(rolls, values.tolist(), strict=True)
        )

    def _roll_variance(self, view: ChiliView, memory: Memory) -> tuple[float, ...]:
        if view.turn is None:
            return super()._roll_variance(view, memory)
        seat, left = view.turn, view.left[view.turn] - 1
        variance = float(self._landing_values(view, seat, left).var())
        shares = self._shares(view, seat, left)
        return tuple(variance if other == seat else share**2 * variance for other, share in enumerate(shares))

    def _roll_tails(self, view: ChiliView, roll: Roll, seat: int, memory: Memory) -> tuple[float, float]:
        if view.turn is None:
            return super()._roll_tails(view, roll, seat, memory)
        values = self._landing_values(view, view.turn, view.left[view.turn] - 1)
        dice = [DIE[die - 1].faces for die in view.rolling]
        shown = [faces.index(face) for faces, face in zip(dice, roll, strict=True)]
        value = values[np.ravel_multi_index(shown, [len(faces) for faces in dice])]
        better, worse = float((values >= value - SAME).mean()), float((values <= value + SAME).mean())
        return (better, worse) if seat == view.turn else (worse, better)  # what one gains, the others lose

    def _landing_values(self, view: ChiliView, seat: int, left: int) -> Floats:
        """To the player in turn, above what it has already; every roll is equally likely."""
        with LOCK:
            turn = self._judge.turn(view, seat, left + 1)
            return turn.landings(index_of(view.faces or ANYHOW), left, view.rolling)

    def _starters(self, view: ChiliView) -> tuple[Landing, ...]:
        """The draw of the starting player: all pads are empty, only the order differs."""
        left = self.game.options.rolls - 1
        with LOCK:
            value = self._judge.turn(view, 0, left + 1).rolled(index_of(ANYHOW), left, tuple(range(1, DICE + 1)))
        players = self.game.players
        return tuple(
            Landing((str(seat),), 1 / players, self._everybody(seat, value, self._shares(view, seat, left)))
            for seat in range(players)
        )

    def _shares(self, view: ChiliView, seat: int, left: int) -> tuple[float, ...]:
        """The shares of the others in what the player in turn, with `left` rolls after this one, does not win."""
        if not isinstance(self._judge, WinJudge):
            return (0.0,)
        if self.game.players == 2:
            return tuple(float(other != seat) for other in range(2))
        pads = pads_of(view)
        shares = self._judge.forecast.shares((*pads[:seat], pads[seat]._replace(left=left), *pads[seat + 1 :]))
        shares[seat] = 0.0
        total = shares.sum()
        shares = shares / total if total else np.full(len(shares), 1 / (len(shares) - 1))
        shares[seat] = 0.0
        return tuple(shares.tolist())

    def _everybody(self, seat: int, value: float, shares: tuple[float, ...]) -> tuple[float, ...]:
        return tuple(value if other == seat else (1 - value) * share for other, share in enumerate(shares))

    def _check(self, view: Any) -> bool:
        if not isinstance(view, ChiliView):
            return False
        players, rolls = self.game.players, self.game.options.rolls
        sound = (
            view.spaces == PRINTED[self.game.options.edition]
            and len(view.pads) == len(view.left) == len(view.totals) == players
            and all(type(left) is int and 0 <= left <= rolls for left in view.left)
            and all(_is_pad(pad) for pad in view.pads)
            and view.bonuses == tuple(map(_bonus, view.pads, view.left))
            and view.totals == tuple(map(_total, view.pads, view.left))
        )
        if not sound:
            return False
        if view.turn is None:
            return self._waits_for_the_draw(view)
        if type(view.turn) is not int or not 0 <= view.turn < players:
            return False
        if all(None not in pad for pad in view.pads):
            return _is_over(view) and all(
                sum(map(bool, pad)) <= rolls - left and (not left or rolls - left >= len(SPACES))
                for pad, left in zip(view.pads, view.left, strict=True)
            )
        return _waits_for_a_player(view) and self._can_have_come_about(view, view.turn)

    def _waits_for_the_draw(self, view: ChiliView) -> bool:
        rolls = self.game.options.rolls
        return (
            self.game.starter is None
            and (view.actors, view.throwers) == ((), (0,))
            and view.due == tuple(die.name for die in self.game.starter_due.dice)
            and (view.faces, view.rolling, view.turnable, view.winners) == ((), (), (), ())
            and all(left == rolls for left in view.left)
            and all(points is None for pad in view.pads for points in pad)
        )

    def _can_have_come_about(self, view: ChiliView, turn: int) -> bool:
        """Whether rolls and filled spaces are consistent: a space takes at least one roll, and players take turns."""
        rolls, players = self.game.options.rolls, self.game.players
        filled = [len(SPACES) - pad.count(None) for pad in view.pads]
        used = [rolls - left for left in view.left]
        spare = used[turn] - filled[turn] - bool(view.faces)
        if spare < 0 or (not filled[turn] and not view.faces and spare):
            return False
        if view.faces and not spare and not _first_roll(view):
            return False
        starters = range(players) if self.game.starter is None else (self.game.starter,)
        return any(
            all(
                _in_order(
                    view.pads[seat], view.left[seat], used[seat], filled[turn] + _before(seat, turn, starter, players)
                )
                for seat in range(players)
                if seat != turn
            )
            for starter in starters
        )


def _before(seat: int, turn: int, starter: int, players: int) -> bool:
    """Whether a seat comes before the one in turn in every round."""
    return (seat - starter) % players < (turn - starter) % players


def _in_order(pad: tuple[int | None, ...], left: int, used: int, turns: int) -> bool:
    """Whether a player who is not in turn can have this pad after this number of turns."""
    if None in pad:
        return len(pad) - pad.count(None) == turns and left > 0 and used >= turns and bool(used) == bool(turns)
    if left:
        return turns == len(pad) and used >= turns
    return turns > 0 and sum(map(bool, pad)) <= min(turns, used)  # the rolls ran out in one of these turns


def _is_pad(pad: tuple[int | None, ...]) -> bool:
    return len(pad) == len(SPACES) and all(
        points is None or (type(points) is int and points in possible)
        for points, possible in zip(pad, possible_points(), strict=True)
    )


def _bonus(pad: tuple[int | None, ...], left: int) -> int | None:
    return None if None in pad else BONUS * left


def _total(pad: tuple[int | None, ...], left: int) -> int:
    return sum(points or 0 for points in pad) + (_bonus(pad, left) or 0)


def _is_over(view: ChiliView) -> bool:
    best = max(view.totals)
    return (
        view.winners == tuple(seat for seat, total in enumerate(view.totals) if total == best)
        and (view.actors, view.throwers, view.due) == ((), (), ())
        and (view.faces, view.rolling, view.turnable) == ((), (), ())
    )


def _waits_for_a_player(view: ChiliView) -> bool:
    """Whether the view waits for a roll or a choice of the player in turn."""
    seat = view.turn
    assert seat is not None
    if view.winners or None not in view.pads[seat] or not _in_sequence(view.rolling) or not _in_sequence(view.turnable):
        return False
    if view.faces:
        index_of(view.faces)  # a face that is on no die is a KeyError
    if view.rolling:
        names = tuple(DIE[die - 1].name for die in view.rolling)
        return (
            (view.actors, view.throwers, view.due, view.turnable) == ((), (seat,), names, ())
            and view.left[seat] > 0
            and (bool(view.faces) or len(view.rolling) == DICE)
        )
    return bool(view.faces) and (view.actors, view.throwers, view.due) == ((seat,), (), ())


def _in_sequence(dice: tuple[int, ...]) -> bool:
    return isinstance(dice, tuple) and dice == tuple(die for die in range(1, DICE + 1) if die in dice)


def _first_roll(view: ChiliView) -> bool:
    """Whether the dice can lie like that when all six were rolled once: every red may still be turned."""
    return bool(view.rolling) or all(
        die in view.turnable for die, face in enumerate(view.faces, start=1) if is_red(face)
    )
