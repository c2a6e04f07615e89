"""The checks of bots and evaluators."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from dicehouse.bots import bot_names, evaluator, levels, make_bot, usual_level
from dicehouse.bots.play import play_game
from dicehouse.core.errors import BotError
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame, Choice
from dicehouse.dice import CommonDice
from dicehouse.games import bind
from dicehouse.games.spec import GameSpec
from dicehouse.kit.bot import PERFECT, RANDOM, Bot, Candidate
from dicehouse.kit.evaluator import Evaluator, Memory
from dicehouse.testing.spec_checks import check_of, default_rules, late_rules

ROUNDING = 1e-6
"""Values of exact evaluators may differ by rounding."""
EXACT = 1e-4
"""The precision of stored values."""
MAX_SLACK = 0.1
"""The most that an action of a mixed strategy may look worse than the best one."""
MOMENTS = 120
"""About how many moments of a game are evaluated."""
MAX_ROLLS = 12
"""How many moments before a roll are evaluated."""


class CheckedBot(Bot):
    """Wraps a bot. It gets copies of views that were sent as JSON, and each of its explanations is checked."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.game, inner.seat, inner.random)
        self._inner = inner
        self.decisions = 0

    def notice(self, events: tuple[Event, ...]) -> None:
        """Pass events on."""
        self._inner.notice(events)

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        view = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        candidates = self._inner.candidates(view, choices)
        assert candidates == self._inner.candidates(view, choices), "thinking twice must not change the answer"
        assert tuple(candidate.action for candidate in candidates) == tuple(choice.action for choice in choices)
        assert all(candidate.weight >= 0 for candidate in candidates)
        total = sum(candidate.weight for candidate in candidates)
        may_wait = view.actors[0] != self.seat
        assert total <= 1 + 1e-9
        assert may_wait or total >= 1 - 1e-9
        self.decisions += 1
        return candidates


def check_bots_play(game: AnyGame, names: Sequence[str], seed: int) -> None:
    """Bots with these names, one for each seat, play a game; the rules refuse any action that is not legal."""
    bots = [CheckedBot(make_bot(game, name, seat, Random(seat))) for seat, name in enumerate(names)]
    outcome = play_game(game, bots, CommonDice(seed).roll)
    assert outcome.winners
    assert all(bot.decisions for bot in bots)


@check_of("bots")
def check_every_bot_plays_by_views_alone(spec: GameSpec) -> None:
    """Every bot plays a whole game with legal actions, knowing views and visible events only."""
    game = default_rules(spec)
    names = bot_names(spec.name)
    assert set(names) >= {*spec.bots, RANDOM}
    for name in names:
        check_bots_play(game, (name,) * game.players, 11)
    late = late_rules(spec)
    if late is not None:
        for first in range(0, len(names), late.players):
            check_bots_play(late, [names[(first + place) % len(names)] for place in range(late.players)], 11)


@check_of("bots")
def check_levels(spec: GameSpec) -> None:
    """Players can choose a level and get one by default; for a game without bots that is the random bot."""
    assert set(levels(spec.name)) <= set(bot_names(spec.name))
    assert usual_level(spec.name) in levels(spec.name)
    if not spec.bots and spec.evaluator is None:
        assert levels(spec.name) == (RANDOM,)
    with pytest.raises(BotError) as refused:
        make_bot(default_rules(spec), "no such bot", 0, Random(0))
    assert refused.value.code == "bots.level"


class SeatMoment:
    """A state of a game as one seat knows it."""

    def __init__(self, game: AnyGame, state: Any, seat: int, memory: Memory) -> None:
        self.game, self.state, self.seat, self.memory = game, state, seat, memory
        self.view = game.view(state, seat)
        self.choices = game.choices(state, seat)


def seat_moments(game: AnyGame, seed: int, judge: Evaluator) -> list[SeatMoment]:
    """States of a game between bots of the usual and the top level, for every seat, with what it remembers."""
    names = (usual_level(game.name), levels(game.name, game.options)[-1]) * game.players
    bots = [make_bot(game, names[seat], seat, Random(seed + seat)) for seat in range(game.players)]
    dice = CommonDice(seed)
    seen: list[list[Any]] = [[] for _ in bots]
    state, found = game.new(), []
    while True:
        for seat in range(game.players):
            memory = judge.memory(seat)
            for events in seen[seat]:
                memory.notice(events)
            found.append(SeatMoment(game, state, seat, memory))
        if state.due is not None:
            state, events = game.roll(state, dice.roll(state.due))
        elif state.actors:
            seat = state.actors[-1] if len(found) % 3 else state.actors[0]
            choices = game.choices(state, seat)
            action = bots[seat].choose(game.view(state, seat), choices) or choices[0].action
            state, events = game.act(state, seat, action)
        else:
            break
        for seat, bot in enumerate(bots):
            visible = tuple(event.for_viewer(seat) for event in events)
            bot.notice(visible)
            seen[seat].append(visible)
    step = max(1, len(found) // MOMENTS)  # enough to meet every phase, and not every roll of a long game
    return found[::step] + found[-game.players :]


def check_chances_add_up(judge: Evaluator, found: list[SeatMoment]) -> None:
    """A value for every seat; chances to win add up to 1."""
    for moment in found:
        values = judge.position(moment.view, moment.memory)
        assert len(values) == moment.game.players
        if judge.measure == "win":
            assert sum(values) == pytest.approx(1, abs=ROUNDING)
            assert min(values) >= 0


def check_end_is_the_outcome(judge: Evaluator, found: list[SeatMoment]) -> None:
    """A finished game has the values of its outcome."""
    for moment in found[-judge.game.players :]:
        outcome = moment.game.outcome(moment.state)
        assert outcome is not None
        wanted = tuple(map(float, outcome.scores))
        if judge.measure == "win":
            share = 1 / len(outcome.winners)
            wanted = tuple(share if seat in outcome.winners else 0.0 for seat in range(moment.game.players))
        assert judge.position(moment.view, moment.memory) == pytest.approx(wanted)


def check_position_is_its_best_action(judge: Evaluator, found: list[SeatMoment]) -> None:
    """Candidates are the choices in their order; an exact position is worth its best action."""
    decisions = [moment for moment in found if moment.choices]
    assert decisions
    for moment in decisions:
        candidates = judge.candidates(moment.view, moment.choices, moment.memory)
        assert tuple(candidate.action for candidate in candidates) == tuple(choice.action for choice in moment.choices)
        if judge.exact:
            best = max(candidate.value for candidate in candidates)
            assert judge.position(moment.view, moment.memory)[moment.seat] == pytest.approx(best, abs=EXACT)


def check_top_level_follows_the_evaluator(judge: Evaluator, found: list[SeatMoment]) -> None:
    """The top level has the evaluator's candidates, and takes one that is at most `slack` worse than the best."""
    assert judge.slack <= MAX_SLACK
    top = levels(judge.game.name, judge.game.options)[-1]
    for moment in found:
        if not moment.choices:
            continue
        candidates = judge.candidates(moment.view, moment.choices, moment.memory)
        best = max(candidate.value for candidate in candidates)
        bot = make_bot(moment.game, top, moment.seat, Random(1))
        bot._memory = moment.memory  # type: ignore[attr-defined]  # instead of every event from the first
        assert bot.candidates(moment.view, moment.choices) == candidates
        waiting = 1 - sum(candidate.weight for candidate in candidates)
        if waiting < 1e-9:
            chosen = bot.choose(moment.view, moment.choices)
            assert next(one.value for one in candidates if one.action == chosen) >= best - judge.slack


def check_position_is_the_mean_of_rolls(judge: Evaluator, found: list[SeatMoment]) -> None:
    """The probabilities of landings add up to 1; before a roll, an exact position is worth their mean."""
    assert all(judge.landings(moment.view, moment.memory) == () for moment in found if not moment.view.due)
    rolls = [moment for moment in found if moment.view.due][:MAX_ROLLS]
    assert rolls
    for moment in rolls:
        landings = judge.landings(moment.view, moment.memory)
        assert sum(landing.probability for landing in landings) == pytest.approx(1, abs=1e-9)
        if judge.exact:
            seats = range(moment.game.players)
            mean = [sum(landing.probability * landing.values[seat] for landing in landings) for seat in seats]
            assert judge.position(moment.view, moment.memory) == pytest.approx(mean, abs=EXACT)


EVALUATOR_CHECKS = (
    check_chances_add_up,
    check_end_is_the_outcome,
    check_position_is_its_best_action,
    check_top_level_follows_the_evaluator,
    check_position_is_the_mean_of_rolls,
)
"""The contract of evaluators, over states of one game."""


@check_of("needs_numpy")
def check_needs_numpy(spec: GameSpec) -> None:
    """It names levels, and leaves some that play anywhere."""
    assert set(spec.needs_numpy) < set(levels(spec.name)), "only levels can be named, and not all of them"


@check_of("evaluator")
def check_evaluator(spec: GameSpec) -> None:
    """Values of positions, actions and rolls fit together; without an evaluator, asking for one raises an error."""
    game = default_rules(spec)
    if spec.evaluator is None:
        with pytest.raises(BotError) as refused:
            evaluator(game)
        assert refused.value.code == "bots.no-evaluator"
        return
    judge = evaluator(game)
    found = seat_moments(game, 5, judge)
    for check in EVALUATOR_CHECKS:
        check(judge, found)
    late = late_rules(spec)
    if late is not None:
        judge = evaluator(late)
        found = seat_moments(late, 5, judge)
        assert any(late.untold(moment.state, moment.seat) for moment in found)
        found = found[::4] + found[-late.players :]
        for check in EVALUATOR_CHECKS:
            check(judge, found)


@check_of("stand_in")
def check_stand_in(spec: GameSpec) -> None:
    """It stands in for an evaluator, is not exact, and where it cannot be made it says so with a code."""
    if spec.stand_in is None:
        return
    assert spec.evaluator is not None, "there is nothing to stand in for"
    low, high = spec.rules.options_type.seats
    for players in range(low, high + 1):
        game = bind(spec.name, players, {})
        with suppress(BotError):
            judge = spec.stand_in()(game)
            assert not judge.exact
            assert len(judge.position(game.view(game.new(), 0))) == players


def check_name_of_the_top_level(game: AnyGame) -> bool:
    """The top level is `perfect` where the evaluator is exact, and only there. Says whether it is exact.

    Nothing is checked where the evaluator needs a table that is not solved.
    """
    try:
        judge = evaluator(game)
    except BotError as error:
        if error.code != "bots.unsolved":
            raise
        return False
    assert (levels(game.name, game.options)[-1] == PERFECT) == judge.exact
    return judge.exact


@check_of("solved_where")
def check_solved_where(spec: GameSpec) -> None:
    """It names options with legal values; the top level is `perfect` there, where the evaluator is exact."""
    if spec.evaluator is None:
        assert spec.solved_where is None, "there is no top level"
        return
    game, where = default_rules(spec), spec.solved_where or {}
    assert set(where) <= set(game.options.to_dict()), "only options can be named"
    check_name_of_the_top_level(game)
    if spec.solved_where is None:
        return
    for values in product(*where.values()):
        options = dict(zip(where, values, strict=True))
        solved = bind(spec.name, options.pop("players", game.players), options)
        assert levels(spec.name, solved.options)[-1] == PERFECT
        check_name_of_the_top_level(solved)
