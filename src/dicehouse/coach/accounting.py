"""The accounting of a game: luck of dice, cost of decisions, and what others changed, for every seat.

The chance of a seat is the value of the position to it, by what it knew then: its views, and a memory of the events
that it could see. From one step to the next the chance changes for one of four reasons, and the changes add up:

    start + luck + decisions + others + slack = result

- luck: dice that the seat saw land: the value then, less the mean over all ways in which they could land.
- decisions: the value of the action that the seat took, less that of its best one; never above 0.
- others: what other seats did, what dice did unseen, what an action disclosed, and who was faster in a race.
- slack: what the evaluator itself does not add up to: rounding where values are exact, else its own estimates.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from dicehouse import games
from dicehouse.coach.explaining import explain
from dicehouse.coach.review_evaluator import evaluator_for_review
from dicehouse.coach.sizes import size_of
from dicehouse.core.dice import Roll
from dicehouse.core.errors import RecordError
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.core.record import Record
from dicehouse.kit.evaluator import Evaluator, Landing, Measure, Memory
from dicehouse.kit.reasons import Reason, ranked

Progress = Callable[[float], None]
"""Called with the share that is done, from 0 to 1."""

MOST_STEPS = 5_000
"""Steps of a game that is reviewed: many times as many as a long one has."""


class Decision(msgspec.Struct, frozen=True):
    """A choice that a seat had, and what it did."""

    seat: int
    played: str
    best: str
    """The action of the highest value; where several share it, the one that was played, if it is among them."""
    cost: float
    """How much lower the value of the action is than that of the best one."""
    candidates: tuple[tuple[str, float, float], ...]
    """Action, value, and how often best play takes it; best first."""
    reasons: tuple[Reason, ...] = ()
    """Why the best action is better; for errors that have a size (`size_of`)."""


class ReviewedStep(msgspec.Struct, frozen=True):
    """One step of the game, and what it changed."""

    seat: int | None
    """The seat that acted; None for a roll."""
    text: str
    """The action, or the faces of the roll."""
    chances: tuple[float, ...]
    """By seat: the value of the position after this step, by what the seat knew."""
    luck: tuple[float | None, ...]
    """By seat: what a roll changed; None where the seat did not see it land, and for actions."""
    decision: Decision | None = None
    """Where the seat had more than one choice, and not before dice that were never told."""


class Account(msgspec.Struct, frozen=True):
    """The sums of one seat over the whole game."""

    start: float
    luck: float
    decisions: float
    others: float
    slack: float
    result: float
    spread: float
    """The standard deviation of the luck: of all rolls that the seat saw, each from what it knew then."""


class Review(msgspec.Struct, frozen=True):
    """The accounting of one game."""

    game: str
    options: dict[str, Any]
    measure: Measure
    exact: bool
    finished: bool
    """Whether the game is over; else `result` is the chance at the last step."""
    start: tuple[float, ...]
    steps: tuple[ReviewedStep, ...]
    accounts: tuple[Account, ...]
    unsolved: str | None = None
    """Where nobody solved these options: the command that does. The values are rough then."""


class _Luck(NamedTuple):
    """A roll to a seat that sees it."""

    variance: float
    """Of its value, over all ways to land."""
    known: float | None = None
    """What it brings, where that is not simply the difference of two chances."""


class _Sums:
    """The running account of one seat."""

    __slots__ = ("_alone", "chance", "decisions", "luck", "others", "slack", "start", "variance")

    def __init__(self, chance: float, alone: bool) -> None:
        self.start = self.chance = chance
        self._alone = alone
        self.luck = self.decisions = self.others = self.slack = self.variance = 0.0

    def enter(self, chance: float, luck: _Luck | None, decision: Decision | None) -> float | None:
        """One step: the chance after it, the roll that the seat saw, the decision that it took; returns the luck."""
        brought = None
        if luck is not None:
            changed = chance - self.chance
            brought = changed if luck.known is None else luck.known
            self.luck += brought
            self.slack += changed - brought
            self.variance += luck.variance
        elif decision is not None:
            best = decision.candidates[0][1]
            self.slack += best - self.chance
            self.decisions -= decision.cost
            self.others += chance - (best - decision.cost)
        else:
            self.others += chance - self.chance
        self.chance = chance
        return brought

    def account(self) -> Account:
        spread = sqrt(self.variance)
        others, slack = self.others, self.slack
        if self._alone:  # nobody else did it: the evaluator's own
            others, slack = 0.0, slack + others
        return Account(self.start, self.luck, self.decisions, others, slack, self.chance, spread)


class _Watch:
    """The chances of all seats while a game goes on, each by what the seat knows."""

    def __init__(self, game: AnyGame, judge: Evaluator, described: bool) -> None:
        self._game, self._judge, self._described = game, judge, described
        self.memories = [judge.memory(seat) for seat in range(game.players)]
        self._public = all(type(memory) is Memory for memory in self.memories)
        """Whether the evaluator of this game remembers nothing: then one view is worth the same as another's."""

    def notice(self, made: Transition) -> None:
        for seat, memory in enumerate(self.memories):
            memory.notice(made.visible(seat))

    def chances(self, state: Any) -> tuple[float, ...]:
        if self._public:
            return self._judge.position(self._game.view(state, 0), self.memories[0])
        return tuple(
            self._judge.position(self._game.view(state, seat), memory)[seat]
            for seat, memory in enumerate(self.memories)
        )

    def luck(self, made: Transition) -> list[_Luck | None]:
        """By seat, what is known of a roll before it lands; None where the seat will not see it, and for actions."""
        game, judge = self._game, self._judge
        if made.roll is None:
            return [None] * game.players
        if self._public:
            view, memory = game.view(made.before, 0), self.memories[0]
            if judge.coherent:
                variances = judge.roll_variance(view, memory) if self._described else (0.0,) * game.players
                return [_Luck(variance) for variance in variances]
            landings = judge.landings(view, memory)
            return [_among(landings, made.roll, seat) for seat in range(game.players)]
        return [self._luck_of(seat, made, made.roll) for seat in range(game.players)]

    def _luck_of(self, seat: int, made: Transition, roll: Roll) -> _Luck | None:
        judge, memory = self._judge, self.memories[seat]
        view = self._game.view(made.before, seat)
        if not view.due:
            return None
        if judge.coherent:
            return _Luck(judge.roll_variance(view, memory)[seat] if self._described else 0.0)
        return _among(judge.landings(view, memory), roll, seat)

    def decision(self, made: Transition) -> Decision | None:
        """What the seat of a step decided; None where it had no choice."""
        game, seat, state = self._game, made.seat, made.before
        assert seat is not None
        choices = game.choices(state, seat)
        if len(choices) < 2 or game.untold(state, seat) is not None:  # it knew more than anybody told
            return None
        view, memory = game.view(state, seat), self.memories[seat]
        found = self._judge.candidates(view, choices, memory)
        played = next(one for one in found if one.action == made.action)
        best = max(found, key=lambda one: (one.value, one is played, one.weight))
        write = game.actions.write
        cost = max(0.0, best.value - played.value)
        sized = self._described and size_of(cost, self._judge.measure) is not None
        return Decision(
            seat,
            write(played.action),
            write(best.action),
            cost,
            tuple((write(one.action), one.value, one.weight) for one in ranked(found)),
            explain(self._judge, view, memory, found, played.action) if sized else (),
        )


def _among(landings: Sequence[Landing], roll: Roll, seat: int) -> _Luck:
    """A roll among all ways to land: its value less their mean, and their variance."""
    faces = sorted(roll)
    mean = sum(one.probability * one.values[seat] for one in landings)
    variance = sum(one.probability * (one.values[seat] - mean) ** 2 for one in landings)
    return _Luck(variance, next(one.values[seat] - mean for one in landings if sorted(one.roll) == faces))


class Accounting:
    """The accounting of a game that goes step by step, so that a part of it can be shown while the rest is computed.

    Args:
        game: the rules, bound to their options.
        described: whether mistakes get their reasons and luck its spread; simulations need neither.

    Raises:
        BotError: the game has no evaluator, or needs a table that is not solved.
    """

    def __init__(self, game: AnyGame, *, described: bool = True) -> None:
        self._game = game
        self._judge, self.unsolved = evaluator_for_review(game)
        self._watch = _Watch(game, self._judge, described)
        self.measure = self._judge.measure
        self.exact = self._judge.exact
        self.start = self._watch.chances(game.new())
        """By seat: the value of the position before the first step."""
        self.steps: list[ReviewedStep] = []
        """What is done so far."""
        self._sums = [_Sums(chance, game.players == 1) for chance in self.start]
        self._finished = False

    def enter(self, made: Transition) -> ReviewedStep:
        """Account for the next step."""
        game, watch, sums = self._game, self._watch, self._sums
        decision = None if made.seat is None else watch.decision(made)
        seen = watch.luck(made)
        watch.notice(made)
        chances = watch.chances(made.after)
        luck = tuple(
            one.enter(chances[seat], seen[seat], decision if made.seat == seat else None)
            for seat, one in enumerate(sums)
        )
        self._finished = game.outcome(made.after) is not None
        self.steps.append(ReviewedStep(made.seat, made.text(game), chances, luck, decision))
        return self.steps[-1]

    def review(self) -> Review:
        """The accounting of the steps so far."""
        return Review(
            game=self._game.name,
            options=self._game.options.to_dict(),
            measure=self.measure,
            exact=self.exact,
            finished=self._finished,
            start=self.start,
            steps=tuple(self.steps),
            accounts=tuple(one.account() for one in self._sums),
            unsolved=self.unsolved,
        )


def review(game: AnyGame, steps: Sequence[Transition], progress: Progress | None = None) -> Review:
    """Account for a game, given as its steps from the beginning; it need not be over.

    Args:
        game: the rules, bound to their options.
        steps: in order.
        progress: called after every step.

    Raises:
        BotError: the game has no evaluator, or needs a table that is not solved.
    """
    accounting = Accounting(game)
    for number, made in enumerate(steps, start=1):
        accounting.enter(made)
        if progress is not None:
            progress(number / len(steps))
    return accounting.review()


def check_length(steps: int) -> None:
    """Refuse a game that would take for ever.

    Raises:
        RecordError: the game is too long.
    """
    if steps > MOST_STEPS:
        raise RecordError("record.too-long", steps=steps, most=MOST_STEPS)


def review_record(record: Record, progress: Progress | None = None) -> Review:
    """Account for a recorded game, which must be over.

    Raises:
        RecordError: the record cannot have been played, is too long, or the game is not over.
        BotError: the game has no evaluator, or needs a table that is not solved.
    """
    match = games.replay(record)
    if match.outcome is None:
        raise RecordError("record.not-over")
    check_length(len(match.entries))
    match = match.told_at_once()
    return review(match.game, [entry.transition for entry in match.entries], progress)
