"""Why to bank or to roll on in Go Nuts!, and what a roll changed: its risks, and what everybody still needs."""

from collections.abc import Sequence

from dicehouse.core.events import Event
from dicehouse.core.game import Action
from dicehouse.games.gonuts.actions import Bank, Roll
from dicehouse.games.gonuts.bots.evaluator import GoNutsEvaluator
from dicehouse.games.gonuts.events import AllCars, Banked
from dicehouse.games.gonuts.rules import CAR
from dicehouse.games.gonuts.views import GoNutsView
from dicehouse.kit.bot import Candidate
from dicehouse.kit.evaluator import Memory
from dicehouse.kit.reasons import Blank, Explainer, Reason, ranked

NEAR = 0.25
"""From this chance on to win in one turn, an opponent is a threat."""
OFTEN = 0.1
"""From this chance on a Go Nuts! round, or a win in the next turn, is worth a word."""


class GoNutsExplainer(Explainer):
    """Two choices only: whatever was played, the reasons speak of both."""

    def __init__(self, judge: GoNutsEvaluator) -> None:
        self._judge = judge

    def explain(
        self, view: GoNutsView, memory: Memory, candidates: Sequence[Candidate], played: Action | None
    ) -> tuple[Reason, ...]:
        """What a roll risks and brings, and then what speaks for the best of the two."""
        best = ranked(candidates)[0].action
        if isinstance(best, Bank):
            return self._bank(view)
        return self._roll(view) if isinstance(best, Roll) and len(candidates) > 1 else ()

    def landed(
        self, before: GoNutsView, memory: Memory, after: GoNutsView, events: tuple[Event, ...], lucky: bool
    ) -> tuple[Reason, ...]:
        """What became of the points in hand, or of the Go Nuts! round."""
        if before.turn is None:
            return ()
        dice, risk = before.dice, self._judge.risk(before.dice)
        if before.waiting:
            acorns = next((one.points for one in events if isinstance(one, Banked)), after.points)
            return (Reason("why-landed-round", {"dice": dice, "acorns": acorns, "mean": risk.in_round}),)
        if any(isinstance(one, AllCars) for one in events):
            return (Reason("why-landed-cars", {"dice": dice, "points": before.points, "chance": risk.cars}),)
        if after.waiting:
            return (Reason("why-landed-nuts", {"dice": dice, "chance": risk.nuts, "mean": risk.in_round}),)
        cars = after.faces.count(CAR)
        if cars and (not lucky or not after.points):
            then = self._judge.risk(after.dice)
            return (
                Reason("why-landed-aside", {"cars": cars, "dice": after.dice, "chanceNext": then.cars + then.nuts}),
            )
        return (self._in_hand(after, before.turn),)

    def decided(self, view: GoNutsView, memory: Memory, winner: int) -> tuple[Reason, ...]:
        """What the winner and the nearest opponent still need."""
        total = view.scores[winner]
        if view.winner is not None:
            return (Reason("why-decided-target", {"total": total, "target": view.target}),)
        seat, need, chance = self._rival(view, winner)
        far = Reason("why-decided-far", {"seat": seat, "need": need, "chance": chance})
        missing = view.target - total - (view.points if view.turn == winner else 0)
        if missing <= 0:
            return self._in_hand(view, winner), far
        near: dict[str, Blank] = {"seat": winner, "need": missing, "chance": self._judge.reaching(missing)}
        return Reason("why-rival-near", near), far

    @staticmethod
    def _in_hand(view: GoNutsView, seat: int) -> Reason:
        """What banking the points in hand would leave to do."""
        left = view.target - view.scores[seat] - view.points
        if left <= 0:
            return Reason("why-landed-wins", {"points": view.points})
        return Reason("why-landed-left", {"points": view.points, "left": left})

    def _bank(self, view: GoNutsView) -> tuple[Reason, ...]:
        left = view.target - view.scores[view.viewer] - view.points
        if left <= 0:
            return (Reason("why-bank-wins", {"target": view.target}),)
        seat, need, chance = self._rival(view, view.viewer)
        if self._pays(view) and chance < NEAR:
            return self._risk(view), Reason("why-rival-far", {"seat": seat, "need": need, "chance": chance})
        winning = self._judge.reaching(left)
        if winning < OFTEN:
            return (self._risk(view),)
        return self._risk(view), Reason("why-bank-left", {"left": left, "chance": winning})

    def _roll(self, view: GoNutsView) -> tuple[Reason, ...]:
        first = self._risk(view) if view.points else Reason("why-roll-free")
        second = self._dares(view)
        return (first,) if second is None else (first, second)

    def _dares(self, view: GoNutsView) -> Reason | None:
        """What speaks for a roll apart from its mean."""
        seat, need, chance = self._rival(view, view.viewer)
        if chance >= NEAR:
            return Reason("why-rival-near", {"seat": seat, "need": need, "chance": chance})
        risk = self._judge.risk(view.dice)
        if view.points and risk.nuts >= OFTEN and risk.in_round >= view.points:
            return Reason("why-roll-nuts", {"dice": view.dice, "chance": risk.nuts, "mean": risk.in_round})
        if not view.points or self._pays(view):
            return None
        missing = view.target - view.scores[view.viewer]
        winning = self._judge.reaching(missing, view.points, view.dice)
        if winning >= NEAR:
            return Reason("why-roll-target", {"target": view.target, "chance": winning})
        return Reason("why-roll-left", {"left": missing - view.points})

    def _risk(self, view: GoNutsView) -> Reason:
        """What one more roll loses of the points in hand, and what it brings."""
        risk = self._judge.risk(view.dice)
        lost = risk.cars + risk.nuts
        blanks = {"dice": view.dice, "points": view.points, "chance": lost}
        return Reason("why-roll-risk", {**blanks, "meanLost": lost * view.points, "meanGained": risk.acorns})

    def _pays(self, view: GoNutsView) -> bool:
        """Whether one more roll brings more on average than it loses."""
        risk = self._judge.risk(view.dice)
        return risk.acorns > (risk.cars + risk.nuts) * view.points

    def _rival(self, view: GoNutsView, me: int) -> tuple[int, int, float]:
        """The opponent closest to the target, what they need, and the best chance that their next turn brings it."""
        others = [seat for seat in range(len(view.scores)) if seat != me]
        seat = max(others, key=lambda other: view.scores[other])
        need = view.target - view.scores[seat]
        return seat, need, self._judge.reaching(need)
