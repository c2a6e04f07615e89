"""What every evaluator owes, over every game: values that fit together, and a perfect bot that follows them."""

from random import Random
from typing import Any

import msgspec
import pytest

from dicehouse import create, games
from dicehouse.bots import evaluator, make_bot
from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.dice import CommonDice
from dicehouse.kit.evaluator import Evaluator, Memory

CASES = [
    ("chinchiller", 2, {}),
    ("chinchiller", 3, {}),
    ("chili", 1, {}),
    ("chili", 2, {}),
    ("gonuts", 2, {}),
    ("gonuts", 3, {}),
    ("gonuts", 2, {"round": "live"}),
    ("dixkibluff", 3, {}),
    ("dixkibluff", 4, {"calls": "live"}),
    ("dixkibluff", 3, {"knowledge": "sealed"}),
]
GAP = 1e-6
"""Values of exact evaluators may differ by rounding."""


MIXED = 0.1
"""Where play is mixed, a choice that is taken may look this much worse than the best, and no more."""


class Moment:
    """A moment of a game as one seat knows it."""

    def __init__(self, game: AnyGame, state: Any, seat: int, memory: Memory) -> None:
        self.game, self.state, self.seat, self.memory = game, state, seat, memory
        self.view = game.view(state, seat)
        self.choices = game.choices(state, seat)


def moments(game: AnyGame, seed: int, judge: Evaluator) -> list[Moment]:
    """Every moment of a game between regular and perfect bots, seen by every seat, with what they remember."""
    levels = ("regular", "perfect") * game.players
    bots = [make_bot(game, levels[seat], seat, Random(seed + seat)) for seat in range(game.players)]
    dice = CommonDice(seed)
    told: list[list[Any]] = [[] for _ in bots]
    state, found = game.new(), []
    while True:
        for seat in range(game.players):
            memory = judge.memory(seat)
            for events in told[seat]:
                memory.notice(events)
            found.append(Moment(game, state, seat, memory))
        if state.due is not None:
            state, events = game.roll(state, dice.roll(state.due))
        elif state.actors:
            seat = state.actors[-1] if len(found) % 3 else state.actors[0]
            choices = game.choices(state, seat)
            action = bots[seat].choose(game.view(state, seat), choices) or choices[0].action
            state, events = game.act(state, seat, action)
        else:
            return found
        for seat, bot in enumerate(bots):
            visible = tuple(event.for_viewer(seat) for event in events)
            bot.notice(visible)
            told[seat].append(visible)


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0]}-{case[1]}-{'-'.join(case[2].values())}")
def played(request: pytest.FixtureRequest) -> tuple[Evaluator, list[Moment]]:
    name, players, options = request.param
    game = create(name, players, **options)
    judge = evaluator(game)
    found = moments(game, 5, judge)
    step = max(1, len(found) // 120)  # enough to meet every phase, and not every roll of a long game
    return judge, found[::step] + found[-game.players :]


def test_chances_to_win_make_one(played: tuple[Evaluator, list[Moment]]) -> None:
    judge, found = played
    for moment in found:
        values = judge.position(moment.view, moment.memory)
        assert len(values) == moment.game.players
        if judge.measure == "win":
            assert sum(values) == pytest.approx(1, abs=GAP)
            assert min(values) >= 0


def test_the_end_is_worth_what_it_is(played: tuple[Evaluator, list[Moment]]) -> None:
    judge, found = played
    for moment in found[-moment_count(found) :]:
        outcome = moment.game.outcome(moment.state)
        assert outcome is not None
        if judge.measure == "win":
            share = 1 / len(outcome.winners)
            wanted = tuple(share if seat in outcome.winners else 0.0 for seat in range(moment.game.players))
        else:
            wanted = tuple(map(float, outcome.scores))
        assert judge.position(moment.view, moment.memory) == pytest.approx(wanted)


def moment_count(found: list[Moment]) -> int:
    return found[0].game.players


def test_a_position_is_worth_its_best_action(played: tuple[Evaluator, list[Moment]]) -> None:
    judge, found = played
    seen = 0
    for moment in found:
        if not moment.choices:
            continue
        candidates = judge.candidates(moment.view, moment.choices, moment.memory)
        assert tuple(candidate.action for candidate in candidates) == tuple(choice.action for choice in moment.choices)
        seen += 1
        if judge.exact:
            best = max(candidate.value for candidate in candidates)
            assert judge.position(moment.view, moment.memory)[moment.seat] == pytest.approx(best, abs=1e-4)
    assert seen


def test_the_perfect_bot_is_the_evaluators_greedy_player(played: tuple[Evaluator, list[Moment]]) -> None:
    judge, found = played
    assert judge.slack <= (MIXED if judge.game.name in ("chinchiller", "dixkibluff") else GAP)
    for moment in found:
        if not moment.choices:
            continue
        candidates = judge.candidates(moment.view, moment.choices, moment.memory)
        best = max(candidate.value for candidate in candidates)
        bot = make_bot(moment.game, "perfect", moment.seat, Random(1))
        bot._memory = moment.memory  # type: ignore[attr-defined]
        assert bot.candidates(moment.view, moment.choices) == candidates
        waiting = 1 - sum(candidate.weight for candidate in candidates)
        if waiting < 1e-9:
            chosen = bot.choose(moment.view, moment.choices)
            assert next(one.value for one in candidates if one.action == chosen) >= best - judge.slack


def test_before_a_roll_a_position_is_worth_the_mean_of_the_rolls(played: tuple[Evaluator, list[Moment]]) -> None:
    judge, found = played
    seen = 0
    for moment in found:
        if not moment.view.due:
            assert judge.landings(moment.view, moment.memory) == ()
            continue
        if seen == 12:
            break
        landings = judge.landings(moment.view, moment.memory)
        assert sum(landing.probability for landing in landings) == pytest.approx(1, abs=1e-9)
        seen += 1
        if judge.exact:
            mean = [
                sum(landing.probability * landing.values[seat] for landing in landings)
                for seat in range(moment.game.players)
            ]
            assert judge.position(moment.view, moment.memory) == pytest.approx(mean, abs=1e-4)
    assert seen


def nonsense(view: Any, players: int) -> list[Any]:
    """Views that cannot be: of nobody, of a table of another size, with fields that make no sense."""
    found: list[Any] = [None, 7, "view", {}, object()]
    found += [msgspec.structs.replace(view, viewer=viewer) for viewer in (SPECTATOR, ARCHIVE, players, 99, "x", None)]
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name in ("viewer", "actors", "throwers", "due"):
            continue
        if isinstance(value, tuple) and len(value) == players and name not in ("faces", "turnable", "rolling"):
            found.append(msgspec.structs.replace(view, **{name: value[:-1]}))
            found.append(msgspec.structs.replace(view, **{name: (*value, *value)}))
    return found


@pytest.mark.parametrize("name", games.names())
def test_nonsense_is_refused_with_a_code(name: str) -> None:
    game = create(name, max(2, games.load(name).options_type.seats[0]), first=0)
    judge = evaluator(game)
    state = game.new()
    dice = CommonDice(1)
    while state.due is not None:
        state, _ = game.roll(state, dice.roll(state.due))
    seat = state.actors[0]
    view, choices = game.view(state, seat), game.choices(state, seat)
    judge.candidates(view, choices)  # the view itself makes sense
    other_game = "chili" if name != "chili" else "gonuts"
    other = create(other_game, game.players, first=0)
    for wrong in [*nonsense(view, game.players), other.view(other.new(), 0)]:
        for asked in (lambda: judge.position(wrong), lambda: judge.candidates(wrong, choices)):  # noqa: B023
            with pytest.raises(BotError) as refused:
                asked()
            assert refused.value.code == "bots.view", wrong
    with pytest.raises(BotError):
        judge.candidates(view, ())
    with pytest.raises(BotError):
        judge.candidates(msgspec.structs.replace(view, actors=()), choices)
