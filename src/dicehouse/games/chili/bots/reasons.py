"""Why to write, to roll or to turn in Chili Dice: what a space gets now, later, and after one more roll."""

from collections.abc import Sequence
from typing import NamedTuple

from dicehouse.core.events import Event
from dicehouse.core.game import Action
from dicehouse.games.chili.actions import Reroll, Turn, Write
from dicehouse.games.chili.bots.evaluator import ChiliEvaluator
from dicehouse.games.chili.bots.roll_odds import chance_above, mean_points, most_points
from dicehouse.games.chili.pad import BONUS, DIE, SPACES, scores
from dicehouse.games.chili.views import ChiliView
from dicehouse.kit.bot import Candidate
from dicehouse.kit.evaluator import Memory
from dicehouse.kit.reasons import Blank, Explainer, Reason, rival

CLOSE = 0.05
"""Points that differ by less are the same to a reader."""


class _Pad(NamedTuple):
    """What the player in turn can fill."""

    now: dict[str, int]
    """By empty space: what the dice as they lie bring."""
    later: dict[str, float]
    """By empty space: what it still brings on average, if it is left empty."""
    left: int


class _Space(NamedTuple):
    """An empty space after a roll."""

    space: str
    points: int
    """What it could get now, red dice turned as suits it best."""
    mean: float
    """What a roll like this one gets there on average."""
    later: float
    """What it still brings on average, if it is left empty."""


class ChiliExplainer(Explainer):
    """Speaks of the space that the best action is about, and of the one that the other action is about."""

    def __init__(self, judge: ChiliEvaluator) -> None:
        self._judge = judge

    def explain(
        self, view: ChiliView, memory: Memory, candidates: Sequence[Candidate], played: Action | None
    ) -> tuple[Reason, ...]:
        """What the best action brings, and what is wrong with the other."""
        best, other = rival(candidates, played)
        pad = self._pad(view)
        action = None if other is None else other.action
        match best.action:
            case Turn(die=die, number=number):
                return (self._turning(view, pad, die, number),)
            case Reroll(dice=dice):
                return self._rolling(view, pad, dice, action)
            case Write(space=space):
                return self._writing(view, pad, space, action)
        return ()

    def _pad(self, view: ChiliView) -> _Pad:
        left = view.left[view.viewer]
        later = self._judge.space_worth(view, view.viewer, left)
        points = scores(view.faces)
        return _Pad({space: points[SPACES.index(space)].points for space in later}, later, left)

    # --- rolls and leads ---

    def landed(
        self, before: ChiliView, memory: Memory, after: ChiliView, events: tuple[Event, ...], lucky: bool
    ) -> tuple[Reason, ...]:
        """The space that a roll helps or fails most, with what such a roll brings there."""
        seat = before.turn
        if seat is None:
            return ()
        later = self._judge.space_worth(after, seat, after.left[seat])
        lying, dice = before.faces or after.faces, before.rolling
        found = [
            _Space(
                space, most_points(after.faces, after.turnable, place), mean_points(lying, dice, place), later[space]
            )
            for place, space in enumerate(SPACES)
            if space in later
        ]
        helped = lucky == (after.viewer == seat)  # to the others, what helps this player is bad luck
        if helped:
            best = max(
                (one for one in found if one.points > one.mean), key=lambda one: one.points - one.later, default=None
            )
        else:
            best = max(
                (one for one in found if one.points < one.mean), key=lambda one: one.mean - one.later, default=None
            )
        if best is None:
            return ()
        least = best.points if helped else best.points + 1
        chance = chance_above(lying, dice, SPACES.index(best.space), least - 1)
        text, chance = ("why-landed-space", chance) if helped else ("why-landed-short", 1 - chance)
        return (Reason(text, {"space": best.space, "points": best.points, "mean": best.mean, "chance": chance}),)

    def decided(self, view: ChiliView, memory: Memory, winner: int) -> tuple[Reason, ...]:
        """How far the winner is ahead, and what the next player can still do."""
        total, spaces = view.totals[winner], view.pads[winner].count(None)
        rival = max((seat for seat in range(len(view.pads)) if seat != winner), key=lambda seat: view.totals[seat])
        ahead = total - view.totals[rival]
        if ahead > 0:
            first = Reason("why-decided-total", {"seat": winner, "total": total, "ahead": ahead})
        elif not ahead:
            return () if not spaces else (self._rest(view, winner),)
        elif view.turn == winner and view.faces and not view.rolling:
            now = {
                space: most_points(view.faces, view.turnable, place)
                for place, space in enumerate(SPACES)
                if view.pads[winner][place] is None
            }
            space = max(now, key=lambda one: now[one])
            first = Reason("why-decided-now", {"seat": winner, "need": -ahead, "space": space, "points": now[space]})
        else:
            mine: dict[str, Blank] = {"left": view.left[winner], "spaces": spaces}
            first = Reason("why-decided-behind", {"seat": winner, "need": -ahead, **mine})
        return (first, self._rest(view, rival)) if None in view.pads[rival] else (first,)

    @staticmethod
    def _rest(view: ChiliView, seat: int) -> Reason:
        """What a player can still do."""
        spaces = view.pads[seat].count(None)
        return Reason("why-decided-rest", {"seat": seat, "left": view.left[seat], "spaces": spaces})

    # --- turning ---

    def _turning(self, view: ChiliView, pad: _Pad, die: int, number: int) -> Reason:
        face = DIE[die - 1].faces[number - 1]
        turned = scores((*view.faces[: die - 1], face, *view.faces[die:]))
        then = {space: turned[SPACES.index(space)].points for space in pad.now}
        space = max(then, key=lambda one: then[one] - max(pad.later[one], pad.now[one]))
        blanks: dict[str, Blank] = {"die": die, "number": number}
        if then[space] <= pad.now[space]:
            return Reason("why-turn-keep", blanks)
        return Reason("why-turn", {**blanks, "space": space, "points": then[space], "pointsNow": pad.now[space]})

    # --- rolling ---

    def _rolling(self, view: ChiliView, pad: _Pad, dice: tuple[int, ...], other: Action | None) -> tuple[Reason, ...]:
        later = self._judge.space_worth(view, view.viewer, pad.left - 1)
        means = self._means(view, pad, dice)
        write = self._judge.game.actions.write
        if isinstance(other, Reroll):
            means_other = self._means(view, pad, other.dice)
            space = max(means, key=lambda one: (means[one] - means_other[one], means[one] - later[one]))
            aim = max(means, key=lambda one: means[one] - later[one])
            space = aim if means[aim] - means_other[aim] > CLOSE else space
            if means[space] - means_other[space] > CLOSE:
                named = {"best": write(Reroll(dice)), "other": write(other), "space": space}
                return (Reason("why-reroll-other", {**named, "mean": means[space], "meanOther": means_other[space]}),)
        space = max(means, key=lambda one: means[one] - later[one])
        chance = chance_above(view.faces, dice, SPACES.index(space), pad.now[space])
        blanks: dict[str, Blank] = {"best": write(Reroll(dice)), "space": space, "points": pad.now[space]}
        first = Reason("why-reroll", {**blanks, "chance": chance, "mean": means[space]})
        if isinstance(other, Write) and pad.later[other.space] - pad.now[other.space] > CLOSE:
            return first, Reason("why-write-waste", self._space(pad, other.space))
        return first, self._pace(view, pad)

    def _means(self, view: ChiliView, pad: _Pad, dice: tuple[int, ...]) -> dict[str, float]:
        return {space: mean_points(view.faces, dice, SPACES.index(space)) for space in pad.now}

    def _pace(self, view: ChiliView, pad: _Pad) -> Reason:
        """How many rolls there are for how many spaces; or what must be beaten."""
        others = [seat for seat in range(len(view.pads)) if seat != view.viewer]
        if others and all(None not in view.pads[seat] for seat in others):
            seat = max(others, key=lambda one: view.totals[one])
            need = view.totals[seat] - view.totals[view.viewer]
            if need >= 0:
                return Reason("why-need", {"seat": seat, "total": view.totals[seat], "need": need})
        return Reason("why-rolls", {"left": pad.left, "spaces": len(pad.now)})

    # --- writing ---

    def _writing(self, view: ChiliView, pad: _Pad, space: str, other: Action | None) -> tuple[Reason, ...]:
        first = self._kept(pad, space)
        if isinstance(other, Write):
            if not pad.left:
                rest: dict[str, Blank] = {"spaceOther": other.space, "pointsOther": pad.now[other.space]}
                return (Reason("why-write-last", {**self._space(pad, space), **rest}),)
            if pad.later[other.space] - pad.now[other.space] > CLOSE:
                return first, Reason("why-write-waste", self._space(pad, other.space))
        if isinstance(other, Reroll):
            return first, self._another_roll(view, pad, space, other)
        return (first,)

    def _kept(self, pad: _Pad, space: str) -> Reason:
        """What a space gets now, beside what it would bring later."""
        gains = {one: pad.now[one] - pad.later[one] for one in pad.now}
        if gains[space] > CLOSE:
            return Reason("why-write-good", self._space(pad, space))
        least = gains[space] >= max(gains.values()) - CLOSE
        return Reason("why-write-least" if least else "why-write", self._space(pad, space))

    def _another_roll(self, view: ChiliView, pad: _Pad, space: str, other: Reroll) -> Reason:
        mean = mean_points(view.faces, other.dice, SPACES.index(space))
        written = self._judge.game.actions.write(other)
        blanks: dict[str, Blank] = {"other": written, "space": space, "points": pad.now[space], "mean": mean}
        if len(pad.now) == 1:
            return Reason("why-bonus", {**blanks, "bonus": BONUS})
        return Reason("why-reroll-poor", {**blanks, "left": pad.left})

    @staticmethod
    def _space(pad: _Pad, space: str) -> dict[str, Blank]:
        return {"space": space, "points": pad.now[space], "mean": pad.later[space]}
