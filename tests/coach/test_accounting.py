"""The accounting of games: the parts add up, each is what it is said to be, and a slow second method agrees."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from coach.played_games import played
from dicehouse import create
from dicehouse.bots import evaluator
from dicehouse.coach import Review, review, review_record
from dicehouse.core.errors import BotError, RecordError
from dicehouse.core.game import AnyGame
from dicehouse.core.match import Match
from dicehouse.core.play import Transition
from dicehouse.core.record import SeatInfo
from dicehouse.dice import SeededDice

EXACT: list[tuple[str, int, dict[str, object]]] = [
    ("gonuts", 2, {}),
    ("gonuts", 2, {"target": 9, "squirrels": 1, "acorns": 2, "cars": 3, "dogs": 3, "houses": 0}),
    ("gonuts", 3, {"target": 10, "first": "1"}),
    ("chinchiller", 2, {}),
    ("chinchiller", 2, {"first": "1"}),
    ("chili", 1, {}),
    ("chili", 1, {"rolls": 12}),
]
ESTIMATED: list[tuple[str, int, dict[str, object]]] = [
    ("gonuts", 2, {"target": 12, "round": "live"}),
    ("chinchiller", 3, {}),
    ("chinchiller", 2, {"series": True}),
    ("chili", 2, {"rolls": 12}),
    ("chili", 3, {"rolls": 11}),
    ("dixkibluff", 3, {"dice": 3, "knowledge": "sealed"}),
    ("dixkibluff", 3, {"dice": 3, "calls": "live"}),
]


def check_sums(game: AnyGame, steps: list[Transition], found: Review) -> None:
    """Every account adds up to the result, and is what the steps say."""
    outcome = game.outcome(steps[-1].after)
    assert outcome is not None
    assert found.finished
    assert len(found.steps) == len(steps)
    for seat, account in enumerate(found.accounts):
        if found.measure == "points":
            assert account.result == outcome.scores[seat]
        else:
            assert account.result == pytest.approx((seat in outcome.winners) / len(outcome.winners))
        parts = account.start + account.luck + account.decisions + account.others + account.slack
        assert parts == pytest.approx(account.result, abs=1e-9)
        assert account.start == found.start[seat]
        assert account.luck == pytest.approx(sum(step.luck[seat] or 0.0 for step in found.steps), abs=1e-9)
        costs = [step.decision.cost for step in found.steps if step.decision and step.decision.seat == seat]
        assert account.decisions == pytest.approx(-sum(costs), abs=1e-9)
        assert all(cost >= 0 for cost in costs)


@pytest.mark.parametrize("level", ["random", "regular"])
@pytest.mark.parametrize(("name", "players", "options"), EXACT, ids=str)
def test_where_values_are_exact_nothing_is_left_unexplained(
    name: str, players: int, options: dict[str, object], level: str
) -> None:
    game = create(name, players, **options)
    judge = evaluator(game)
    for seed in range(3):
        steps = played(game, level, seed)
        found = review(game, steps)
        assert found.exact
        check_sums(game, steps, found)
        decisions = [step.decision for step in found.steps if step.decision]
        for seat, account in enumerate(found.accounts):
            allowed = judge.slack * sum(one.seat == seat for one in decisions)
            assert abs(account.slack) <= allowed + 1e-9
        changed = [
            step.chances[step.seat] - before.chances[step.seat]
            for before, step in zip(found.steps, found.steps[1:], strict=False)
            if step.seat is not None and step.decision is None
        ]
        assert max(map(abs, changed), default=0.0) < 1e-6  # whoever has no choice changes nothing


@pytest.mark.parametrize(("name", "players", "options"), ESTIMATED, ids=str)
def test_estimates_add_up_too(name: str, players: int, options: dict[str, object]) -> None:
    game = create(name, players, **options)
    steps = played(game, "regular", 5)
    found = review(game, steps)
    assert not found.exact
    check_sums(game, steps, found)


@pytest.mark.parametrize(("name", "players", "options"), EXACT[:1] + EXACT[3:4] + EXACT[6:], ids=str)
def test_best_play_costs_nothing(name: str, players: int, options: dict[str, object]) -> None:
    game = create(name, players, **options)
    judge = evaluator(game)
    found = review(game, played(game, "perfect", 3))
    costs = [step.decision.cost for step in found.steps if step.decision]
    assert costs
    assert max(costs) <= judge.slack + 1e-9


@pytest.mark.parametrize(("name", "players", "options"), [EXACT[0], EXACT[3]], ids=str)
def test_the_luck_of_a_roll_has_mean_zero(name: str, players: int, options: dict[str, object]) -> None:
    game = create(name, players, **options)
    steps = played(game, "regular", 8)
    rolls = [number for number, made in enumerate(steps) if made.roll is not None][:6]
    for number in rolls:
        state = steps[number].before
        assert state.due is not None
        luck = [0.0] * players
        for faces, chance in state.due.multisets():
            after, events = game.roll(state, faces)
            made = Transition(state, None, None, faces, after, events)
            for seat, one in enumerate(review(game, [*steps[:number], made]).steps[-1].luck):
                luck[seat] += float(chance) * (one or 0.0)
        assert luck == pytest.approx([0.0] * players, abs=1e-6)  # tables have seven digits


def test_dice_that_a_seat_did_not_see_are_not_its_luck() -> None:
    game = create("dixkibluff", 3, dice=3)
    steps = played(game, "regular", 2)[:12]
    found = review(game, steps)
    hands = [
        (made, step) for made, step in zip(steps, found.steps, strict=True) if made.roll and made.before.due.seen_by
    ]
    assert hands
    for made, step in hands:
        assert {seat for seat, luck in enumerate(step.luck) if luck is not None} == set(made.before.due.seen_by)


def folded(state: Any) -> Any:
    """A state of Go Nuts! without what changes nothing: points beyond those that win, and the order of faces."""
    scores = tuple(min(score, 3) for score in state.scores)
    return msgspec.structs.replace(state, points=min(state.points, 3), scores=scores, faces=tuple(sorted(state.faces)))


def solved_by_rules(game: AnyGame) -> dict[Any, tuple[float, ...]]:
    """The chances to win in every state that can come about, found by the rules alone: all continuations, again and
    again, until nothing changes. Everybody plays for their own chance, and everything is open."""
    start = folded(game.new())
    following: dict[Any, list[tuple[float, Any]] | tuple[int, list[Any]] | tuple[float, ...]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state in following:
            continue
        if state.due is not None:
            chances = Counter[Any]()
            for faces, chance in state.due.multisets():
                chances[folded(game.roll(state, faces)[0])] += chance
            following[state] = [(float(chance), after) for after, chance in chances.items()]
            waiting += chances
        elif state.actors:
            seat = state.actors[0]
            acts = [folded(game.act(state, seat, action)[0]) for action in game.legal_actions(state, seat)]
            following[state] = (seat, acts)
            waiting += acts
        else:
            outcome = game.outcome(state)
            assert outcome is not None
            following[state] = tuple(float(seat in outcome.winners) for seat in range(game.players))
    values = dict.fromkeys(following, (1 / game.players,) * game.players)
    order, change = list(following), 1.0
    while change > 1e-13:
        change = 0.0
        for state in reversed(order):
            after = following[state]
            if isinstance(after, list):
                new = tuple(sum(chance * values[one][seat] for chance, one in after) for seat in range(game.players))
            elif isinstance(after[1], list):
                chooser, states = int(after[0]), after[1]
                new = max((values[one] for one in states), key=lambda value: value[chooser])
            else:
                new = after
            change = max(change, abs(new[0] - values[state][0]))
            values[state] = new
    return values


@pytest.mark.parametrize("options", [{"target": 1, "first": "0"}, {"target": 2, "cars": 3, "squirrels": 1}], ids=str)
def test_enumeration_of_all_continuations_agrees(options: dict[str, object]) -> None:
    game = create("gonuts", 2, **options)
    values = solved_by_rules(game)
    for seed in range(5):
        steps = played(game, "random", seed)
        found = review(game, steps)
        assert found.start == pytest.approx(values[folded(game.new())], abs=1e-9)
        for made, step in zip(steps, found.steps, strict=True):
            before, after = values[folded(made.before)], values[folded(made.after)]
            assert step.chances == pytest.approx(after, abs=1e-9)
            if made.seat is None:
                assert step.luck == pytest.approx([new - old for new, old in zip(after, before, strict=True)], abs=1e-9)
            elif step.decision is not None:
                assert step.decision.cost == pytest.approx(before[made.seat] - after[made.seat], abs=1e-9)


def test_an_error_costs_its_seat_and_nobody_else_loses_by_it() -> None:
    game = create("gonuts", 2, first="0")
    for seed in range(20):
        steps = played(game, "random", seed)
        found = review(game, steps)
        for step in found.steps:
            if step.decision is not None and step.decision.cost > 0.01:
                decision = step.decision
                assert decision.best == decision.candidates[0][0] != decision.played
                values = {action: value for action, value, _ in decision.candidates}
                assert values[decision.played] == pytest.approx(values[decision.best] - decision.cost)
                return
    raise AssertionError("random play makes errors")


def recorded(seed: int) -> Match:
    """A game of Go Nuts! as a record."""
    game = create("gonuts", 2, target=9)
    match = Match(game, (SeatInfo("Ann"), SeatInfo("Ben")))
    match.use_dice(SeededDice(seed).line())
    for made in played(game, "regular", seed):
        if made.roll is not None:
            match.roll(made.roll)
        else:
            assert made.seat is not None
            match.act(made.seat, made.text(game))
    return match


def test_a_record_is_reviewed_as_the_game_was() -> None:
    match, shares = recorded(4), list[float]()
    found = review_record(match.record, shares.append)
    assert found == review(match.game, [entry.transition for entry in match.entries])
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_a_record_of_a_running_game_is_refused() -> None:
    match = recorded(4)
    del match.record.lines[-4:]
    with pytest.raises(RecordError) as refused:
        review_record(match.record)
    assert refused.value.code == "record.not-over"


def test_a_game_that_nobody_solved_says_so() -> None:
    game = create("gonuts", 4)
    with pytest.raises(BotError):
        review(game, [])
