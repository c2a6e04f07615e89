"""Positions: decisions of finished games, to be practised.

A position is self-contained: a page or a terminal shows it, offers its choices and judges the answer without asking
anybody. It holds what its seat could know when it decided, and nothing else of the game.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, get_type_hints

import msgspec

from dicehouse import games
from dicehouse.coach.accounting import Decision
from dicehouse.coach.advice import remembered
from dicehouse.coach.explaining import explain
from dicehouse.coach.measures import Size, size_of
from dicehouse.coach.review_evaluator import evaluator_for_review
from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame, Choice
from dicehouse.core.play import Transition
from dicehouse.kit.bot import Candidate
from dicehouse.kit.evaluator import Evaluator, Measure, Memory
from dicehouse.kit.reasons import Reason

MOST_HEARD = 80
"""Events that a position brings with it, at most; earlier ones are left out."""
DIGITS: dict[Measure, int] = {"win": 4, "points": 2}
"""Values are rounded: nobody practises the rest."""


class Offered(msgspec.Struct, frozen=True):
    """A choice, in the form in which a table offers it."""

    action: str
    effect: dict[str, int]


class Position(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision to be practised."""

    id: str
    """The same for the same decision."""
    game: str
    options: dict[str, Any]
    """With the number of players."""
    facts: dict[str, int | str]
    """The variables of the game's texts with these options."""
    seat: int
    players: int
    view: Any
    """What the seat saw."""
    heard: tuple[str, ...] = ()
    """The events before it in its chapter, as the seat could know them, in text form; oldest first."""
    choices: tuple[Offered, ...]
    candidates: tuple[tuple[str, float, float], ...]
    """Action, value, and how often best play takes it; best first. An action that can be taken back has the value of
    the best one after it that cannot."""
    measure: Measure
    right: tuple[str, ...]
    """The actions that count as right: so close to the best that the difference has no name."""
    played: str
    """What was done then; in a puzzle, what tempts."""
    size: Size | None = None
    """How large a mistake that is."""
    reasons: tuple[Reason, ...] = ()
    theme: str = ""
    """What it is about: the texts `theme-<theme>` of the game name it."""
    source: str = ""
    """Where it comes from: `puzzle`, or as whoever made it says."""

    @property
    def best(self) -> str:
        """The best action."""
        return self.candidates[0][0]


def position_of(
    game: AnyGame, steps: Sequence[Transition], number: int, decision: Decision | None = None, *, source: str = ""
) -> Position | None:
    """The decision of a step of a game, counted from 1; None where there is nothing to practise.

    There is nothing where there is no such step, where it is a roll, where the seat had no choice, and where the best
    can only be reached by several actions that decide nothing by themselves.

    Args:
        game: the rules, bound to their options.
        steps: from the beginning, at least up to this one.
        number: of the step.
        decision: what a review says of it; without it, it is judged here.
        source: for `Position.source`.

    Raises:
        BotError: the game has no evaluator, or needs a table that is not solved.
    """
    made = steps[number - 1] if 1 <= number <= len(steps) else None
    if made is None or made.seat is None or made.action is None:
        return None
    judge, _ = evaluator_for_review(game)
    needed = decision is None or not decision.reasons or any(one.reversible for one in _legal(game, made))
    memory = remembered(judge, made.seat, (step.visible(made.seat) for step in steps[: number - 1] if needed))
    given = None if decision is None else {text: (value, weight) for text, value, weight in decision.candidates}
    return judged(
        judge,
        made.before,
        made.seat,
        made.action,
        memory,
        values=given,
        heard=heard_before(game, steps, number, made.seat),
        reasons=() if decision is None else decision.reasons,
        source=source,
    )


def _legal(game: AnyGame, made: Transition) -> tuple[Action, ...]:
    assert made.seat is not None
    return game.legal_actions(made.before, made.seat)


def heard_before(game: AnyGame, steps: Sequence[Transition], number: int, seat: int) -> tuple[Event, ...]:
    """What a seat could hear before a step, from the beginning of its chapter on."""
    chapters, heard = games.spec(game.name).story().chapters, list[Event]()
    for step in reversed(steps[: number - 1]):
        for event in reversed(step.visible(seat)):
            heard.append(event)
            if isinstance(event, chapters) or len(heard) == MOST_HEARD:
                return tuple(reversed(heard))
    return tuple(reversed(heard))


def values_now(position: Position) -> dict[str, float]:
    """What the evaluator says now of the actions that cannot be taken back, from what the position itself tells.

    Raises:
        GameError, OptionError, NotationError: the position is none of a game as it is now.
        msgspec.ValidationError: its view is none.
        BotError: the evaluator refuses it.
    """
    judge, view, memory = _seen(position)
    read, write = judge.game.actions.read, judge.game.actions.write
    choices = tuple(Choice(read(offer.action), offer.effect) for offer in position.choices)
    found = judge.candidates(view, choices, memory)
    return {write(one.action): one.value for one in found if not one.action.reversible}


def explained_now(position: Position) -> Position:
    """The same position with the reasons that are given for it now."""
    judge, view, memory = _seen(position)
    read = judge.game.actions.read
    candidates = [Candidate(read(action), value, weight) for action, value, weight in position.candidates]
    reasons = explain(judge, view, memory, candidates, read(position.played))
    return msgspec.structs.replace(position, reasons=reasons)


def _seen(position: Position) -> tuple[Evaluator, Any, Memory]:
    """The evaluator, the view, and a memory of what was heard."""
    options = dict(position.options)
    game = games.bind(position.game, options.pop("players"), options)
    judge, _ = evaluator_for_review(game)
    memory = remembered(judge, position.seat, [tuple(map(game.events.read, position.heard))])
    return judge, view_of(game, position.view), memory


def view_of(game: AnyGame, view: Any) -> Any:
    """A view of a game, read from JSON."""
    return msgspec.convert(view, get_type_hints(type(game)._view)["return"])


def judged(
    judge: Evaluator,
    state: Any,
    seat: int,
    played: Action,
    memory: Memory,
    *,
    values: Mapping[str, tuple[float, float]] | None = None,
    heard: tuple[Event, ...] = (),
    reasons: tuple[Reason, ...] = (),
    source: str = "",
) -> Position | None:
    """A decision in a state of a game, judged; see `position_of`."""
    game: AnyGame = judge.game
    view, choices = game.view(state, seat), game.choices(state, seat)
    if len(choices) < 2:
        return None
    write = game.actions.write
    if values is None:
        found = judge.candidates(view, choices, memory)
    else:
        found = tuple(Candidate(choice.action, *values[write(choice.action)]) for choice in choices)
    settled = _settled(judge, state, seat, choices, found, memory)
    if settled is None:
        return None
    best = max(settled, key=_worth)
    theme = games.spec(game.name).theme
    return assemble(
        game,
        seat,
        msgspec.to_builtins(view),
        tuple(map(game.events.write, heard)),
        choices=tuple(Offered(write(choice.action), choice.effect) for choice in choices),
        values=tuple((one.value, one.weight) for one in settled),
        measure=judge.measure,
        played=write(played),
        reasons=reasons or explain(judge, view, memory, settled, played),
        theme=theme()(view, best.action, played) if theme else "",
        source=source,
    )


def assemble(
    game: AnyGame,
    seat: int,
    view: Any,
    heard: tuple[str, ...],
    *,
    choices: tuple[Offered, ...],
    values: Sequence[tuple[float, float]],
    measure: Measure,
    played: str,
    reasons: tuple[Reason, ...],
    theme: str,
    source: str,
) -> Position:
    """A position, with all that follows from the rest; values and weights are in the order of the choices."""
    digits, options = DIGITS[measure], game.options.to_dict()
    ranked = sorted(
        (
            (offer.action, round(value, digits), round(weight, 4))
            for offer, (value, weight) in zip(choices, values, strict=True)
        ),
        key=lambda one: (-one[1], -one[2]),
    )
    costs = {action: ranked[0][1] - value for action, value, _ in ranked}
    return Position(
        id=sha256(msgspec.json.encode((game.name, options, view, heard), order="deterministic")).hexdigest()[:16],
        game=game.name,
        options=options,
        facts=game.options.facts(),
        seat=seat,
        players=game.players,
        view=view,
        heard=heard,
        choices=choices,
        candidates=tuple(ranked),
        measure=measure,
        right=tuple(action for action, cost in costs.items() if size_of(cost, measure) is None),
        played=played,
        size=size_of(costs[played], measure),
        reasons=reasons,
        theme=theme,
        source=source,
    )


def _worth(candidate: Candidate) -> tuple[float, float]:
    return candidate.value, candidate.weight


def _settled(
    judge: Evaluator,
    state: Any,
    seat: int,
    choices: tuple[Choice, ...],
    found: tuple[Candidate, ...],
    memory: Memory,
) -> tuple[Candidate, ...] | None:
    """The candidates, those that can be taken back by what can be done after them; None: one step is not enough."""
    game: AnyGame = judge.game
    settled = list[Candidate]()
    for choice, one in zip(choices, found, strict=True):
        if choice.action.reversible:
            after, _ = game.act(state, seat, choice.action)
            then = game.choices(after, seat)
            valued = judge.candidates(game.view(after, seat), then, memory)
            best = max(other.value for other in valued if not other.action.reversible)
            settled.append(Candidate(one.action, best, 0.0))
        else:
            settled.append(one)
    short = max(one.value for one in found) - max(one.value for one in settled)
    return None if size_of(short, judge.measure) else tuple(settled)
