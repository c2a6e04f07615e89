"""A review in sentences of one language, for the terminal and for HTML."""

from typing import NamedTuple

from dicehouse.coach.measures import SeatSummary
from dicehouse.coach.moments import KeyMoment
from dicehouse.coach.report import ReviewDocument
from dicehouse.core.game import Choice
from dicehouse.core.match import Match
from dicehouse.core.viewers import ARCHIVE
from dicehouse.texts import TableTranslator, Texts
from dicehouse.texts.numbers import mean, percents

MINUS = "\N{MINUS SIGN}"
TURN = "turn"
"""The event that names who is next, which is no part of what a step did."""


class SeatTold(NamedTuple):
    """How a seat played."""

    heading: str
    """Its name and its result."""
    facts: list[tuple[str, str]]
    """Labels with what they say."""


class MomentTold(NamedTuple):
    """A key moment."""

    step: int
    seat: int
    heading: str
    happened: list[str]
    """What the step was."""
    choice: str
    """What was played and what was best; empty for rolls."""
    reasons: list[str]


class ReviewWords:
    """Says the parts of a review.

    Args:
        document: the review.
        match: the game that it is about.
        language: one of `texts.LANGUAGES`.
    """

    def __init__(self, document: ReviewDocument, match: Match, language: str) -> None:
        self.document, self.language = document, language
        self._match = match
        names = [info.name for info in match.seats]
        self.texts = TableTranslator(Texts(language, match.game.name), names)

    def title(self) -> str:
        """The game and its players."""
        names = ", ".join(info.name for info in self._match.seats)
        return self.texts.say("review-title", title=self.texts.say("title"), names=names)

    def measure(self) -> str:
        """What all values are."""
        return self.texts.say("review-measure-win" if self.document.measure == "win" else "review-measure-points")

    def certainty(self) -> str:
        """Whether values are exact, or which command would make them so."""
        if self.document.unsolved is not None:
            return self.texts.say("review-unsolved", command=self.document.unsolved)
        return self.texts.say("review-exact" if self.document.exact else "review-estimate")

    def value(self, value: float) -> str:
        """A value: a percentage, or points."""
        if self.document.measure == "points":
            return mean(value, self.language)
        return percents({"value": value}, self.language)["value"]

    def change(self, change: float) -> str:
        """A change with its sign."""
        return f"{MINUS if change < 0 else '+'}{self.value(abs(change))}"

    def seats(self) -> list[SeatTold]:
        """How every seat played."""
        return [self._seat(seat, one) for seat, one in enumerate(self.document.summary.seats)]

    def moments(self) -> list[MomentTold]:
        """The key moments in order."""
        return [self._moment(one) for one in self.document.summary.moments]

    def happened(self, step: int) -> list[str]:
        """The sentences of a step, with everything open, but for whose turn is next."""
        events = self._match.entries[step - 1].visible(ARCHIVE)
        told = [event for event in events if event.__struct_config__.tag != TURN]
        return [line for event in told if (line := self.texts.event(event))]

    def _seat(self, seat: int, summary: SeatSummary) -> SeatTold:
        say = self.texts.say
        facts = [
            ("review-accuracy", percents({"accuracy": summary.accuracy / 100}, self.language)["accuracy"]),
            ("review-mistakes", self._mistakes(summary)),
            ("review-luck", f"{say(f'coach-{summary.luck_word}')} ({self.change(summary.luck)})"),
            ("review-cost", self.value(summary.cost)),
            ("review-adjusted", self._adjusted(summary.adjusted)),
            ("review-level", self._level(summary)),
        ]
        heading = say("review-seat", name=self.texts.name(seat), result=self._result(seat))
        return SeatTold(heading, [(say(label), said) for label, said in facts])

    def _result(self, seat: int) -> str:
        outcome = self.document.outcome
        if self.document.measure == "points":
            return self.texts.say("review-points", points=outcome.scores[seat])
        if seat not in outcome.winners:
            return self.texts.say("review-lost")
        return self.texts.say("review-won" if len(outcome.winners) == 1 else "review-shared")

    def _mistakes(self, summary: SeatSummary) -> str:
        counts = {"blunders": summary.blunders, "mistakes": summary.mistakes, "inaccuracies": summary.inaccuracies}
        said = [self.texts.say(f"coach-{size}", count=count) for size, count in counts.items() if count]
        return ", ".join(said) or self.texts.say("review-no-mistakes")

    def _adjusted(self, adjusted: float) -> str:
        """Estimates of a chance may leave its range, which nobody wants to read."""
        return self.value(adjusted if self.document.measure == "points" else min(1.0, max(0.0, adjusted)))

    def _level(self, summary: SeatSummary) -> str:
        found, say = summary.level, self.texts.say
        if found is None or found.is_any:
            return say("review-level-unknown")
        level, low, high = (say(f"level-{name}") for name in (found.level, found.low, found.high))
        if found.low == found.high:
            return level
        return say("review-level-between", level=level, low=low, high=high)

    def _moment(self, moment: KeyMoment) -> MomentTold:
        say = self.texts.say
        rolls = {"lucky": "review-lucky", "unlucky": "review-unlucky"}
        kind = say(rolls.get(moment.kind, f"coach-{moment.kind}"))
        heading = say("review-moment", name=self.texts.name(moment.seat), kind=kind, change=self.change(moment.change))
        game, choices, choice = self._match.game, tuple[Choice, ...](), ""
        if moment.kind in ("blunder", "mistake"):
            choices = game.choices(self._match.states[moment.step - 1], moment.seat)
            choice = self._choice(moment.step, choices)
        reasons = [self.texts.reason(reason, game.actions, choices) for reason in moment.reasons]
        return MomentTold(moment.step, moment.seat, heading, self.happened(moment.step), choice, reasons)

    def _choice(self, step: int, choices: tuple[Choice, ...]) -> str:
        """What was played and what was best."""
        decision = self.document.steps[step - 1].decision
        assert decision is not None
        game = self._match.game
        effects = {choice.action: choice.effect for choice in choices}
        played, best = (game.actions.read(text) for text in (decision.played, decision.best))
        return self.texts.say(
            "review-choice",
            played=self.texts.deed(played, effects.get(played)),
            best=self.texts.deed(best, effects.get(best)),
        )
