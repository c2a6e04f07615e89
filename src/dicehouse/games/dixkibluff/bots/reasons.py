"""Why to bet, to doubt, to call DiXe! or to pass in DiXkiBluff: how often bets hold, by what a seat may know."""

from collections.abc import Sequence

from dicehouse.core.events import Event
from dicehouse.core.game import Action
from dicehouse.games.dixkibluff.actions import Bet, DiXe, Doubt, Pass
from dicehouse.games.dixkibluff.bots.evaluator import BetOdds, DiXkiBluffEvaluator
from dicehouse.games.dixkibluff.bots.memory import TableMemory
from dicehouse.games.dixkibluff.bots.odds import hands_of
from dicehouse.games.dixkibluff.events import Thrown
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import DiXkiBluffView
from dicehouse.kit.bot import Candidate
from dicehouse.kit.reasons import Blank, Explainer, Reason, rival

LIKELY = 0.3
"""From this chance on that a bet holds, a doubt is a risk to speak of."""


class DiXkiBluffExplainer(Explainer):
    """Compares the chances of the best action with those of the one that was played, or of the next best kind."""

    def __init__(self, judge: DiXkiBluffEvaluator) -> None:
        self._judge = judge

    def explain(
        self, view: DiXkiBluffView, memory: TableMemory, candidates: Sequence[Candidate], played: Action | None
    ) -> tuple[Reason, ...]:
        """How often the bets hold, what is needed for them, and what they tell the others."""
        best, other = rival(candidates, played)
        standing = None if view.number is None else Bet(view.number, view.symbols)
        if view.phase == "place":
            return (Reason("why-place"),)
        compared = [one for one in (best.action, None if other is None else other.action) if isinstance(one, Bet)]
        odds = self._judge.bet_odds(view, memory, [*compared, *([] if standing is None else [standing])])
        match best.action:
            case Bet():
                compared_with = other if played is not None or not _is_bet(other) else None
                return self._betting(best.action, compared_with, odds, standing)
            case Doubt():
                assert standing is not None
                return self._doubting(odds[standing], other, odds)
            case DiXe():
                assert standing is not None
                first = Reason("why-dixe", {"chance": odds[standing].exact})
                return (first, _needed(odds[standing], standing)) if len(standing.symbols) == 1 else (first,)
            case Pass():
                assert standing is not None
                return (Reason("why-pass", {"chance": odds[standing].exact}),)
        return ()

    def landed(
        self, before: DiXkiBluffView, memory: TableMemory, after: DiXkiBluffView, events: tuple[Event, ...], lucky: bool
    ) -> tuple[Reason, ...]:
        """How many dice of a hand count together; one die counts with itself anyhow."""
        game = self._judge.game
        thrown = next((one for one in events if isinstance(one, Thrown) and one.seat == before.viewer), None)
        if thrown is None or thrown.faces is None or len(thrown.faces) < 2:
            return ()
        hands = hands_of(game.die, game.symbols, len(thrown.faces))
        most = hands.counts.max(axis=1)
        count = int(most[hands.of(thrown.faces)])
        more, fewer = (float(hands.chance[kept].sum()) for kept in (most >= count, most <= count))
        blanks: dict[str, Blank] = {"count": count, "dice": len(thrown.faces), "chance": min(more, fewer)}
        return (Reason("why-landed-hand" if more <= fewer else "why-landed-poor", blanks),)

    def decided(self, view: DiXkiBluffView, memory: TableMemory, winner: int) -> tuple[Reason, ...]:
        """Who has how many dice."""
        mine = view.dice[winner]
        others = sum(view.dice) - mine
        if not others:
            return (Reason("why-decided-last"),)
        return (Reason("why-decided-dice", {"seat": winner, "dice": mine, "others": others}),)

    def _betting(
        self, best: Bet, other: Candidate | None, odds: dict[Bet, BetOdds], standing: Bet | None
    ) -> tuple[Reason, ...]:
        mine = odds[best]
        first = _backed(self._judge.game, best, mine)
        if other is not None and isinstance(other.action, Bet):
            second = _compared(self._judge.game, other.action, odds[other.action], best, mine)
            return (first,) if second is None else (first, second)
        doubt = other is not None and isinstance(other.action, Doubt)
        if doubt and standing is not None and odds[standing].holds >= LIKELY:
            return first, Reason("why-doubt-fails", {"chance": odds[standing].holds})
        if other is not None and isinstance(other.action, DiXe) and standing is not None:
            return first, Reason("why-pass", {"chance": odds[standing].exact})
        return (first,)

    def _doubting(self, standing: BetOdds, other: Candidate | None, odds: dict[Bet, BetOdds]) -> tuple[Reason, ...]:
        first = Reason("why-doubt", {"chance": 1 - standing.holds})
        if other is None or not isinstance(other.action, Bet):
            return (first,)
        written = self._judge.game.actions.write(other.action)
        return first, Reason("why-bet-riskier", {"other": written, "chance": odds[other.action].holds})


def _needed(odds: BetOdds, bet: Bet) -> Reason:
    """What the hidden dice must show."""
    need = max(bet.number - odds.held, 0)
    return Reason("why-needed", {"held": odds.held, "need": need, "hidden": odds.hidden})


def _backed(game: DiXkiBluff, bet: Bet, odds: BetOdds) -> Reason:
    """How often a bet holds, and by what."""
    need = max(bet.number - odds.held, 0)
    named: dict[str, Blank] = {"best": game.actions.write(bet)}
    if not need:
        return Reason("why-bet-sure", named)
    return Reason("why-bet", {**named, "chance": odds.holds, "held": odds.held, "need": need, "hidden": odds.hidden})


def _compared(game: DiXkiBluff, bet: Bet, odds: BetOdds, best: Bet, best_odds: BetOdds) -> Reason | None:
    """What is wrong with another bet: it holds less often, shows too much, or helps those who come next."""
    blanks: dict[str, Blank] = {"other": game.actions.write(bet), "chance": odds.holds}
    if odds.holds < best_odds.holds:
        return Reason("why-bet-riskier", blanks)
    if bet.number > best.number:
        return Reason("why-bet-high", blanks)
    if odds.held > best_odds.held:
        return Reason("why-bet-tells", blanks)
    if bet.number < best.number:
        return Reason("why-bet-timid", blanks)
    return Reason("why-bet-theirs", blanks) if odds.held < best_odds.held else None


def _is_bet(candidate: Candidate | None) -> bool:
    return candidate is not None and isinstance(candidate.action, Bet)
