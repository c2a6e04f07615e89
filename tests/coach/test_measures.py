"""Words for numbers: each follows from costs, luck and chances as `measures` says."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scripts.coach_games import played

from dicehouse import create
from dicehouse.bots import evaluator
from dicehouse.coach import Account, Decision, Review, ReviewedStep, review, size_of, summarize
from dicehouse.coach.measures import accuracy, luck_word
from dicehouse.coach.moments import DECIDED, MOST_MOMENTS
from dicehouse.coach.sizes import SIZES
from dicehouse.kit.evaluator import Evaluator, Measure

costs = st.floats(0.0, 1.0)


def decided(seat: int, cost: float, stake: float = 1.0) -> Decision:
    """A decision of this cost, where the worst choice costs the stake."""
    values = sorted({0.0, -cost, -max(stake, cost)}, reverse=True)
    return Decision(seat, "played", "best", cost, tuple((str(value), value, float(not value)) for value in values))


def made_up(steps: list[ReviewedStep], results: tuple[float, ...], measure: Measure = "win") -> Review:
    """A finished review of these steps; the accounts hold luck and result only."""
    accounts = tuple(
        Account(0.5, sum(step.luck[seat] or 0.0 for step in steps), 0.0, 0.0, 0.0, result, 0.3)
        for seat, result in enumerate(results)
    )
    return Review("made-up", {}, measure, True, True, (0.5,) * len(results), tuple(steps), accounts)


def act(seat: int, chances: tuple[float, ...], cost: float = 0.0) -> ReviewedStep:
    return ReviewedStep(seat, "played", chances, (None,) * len(chances), decided(seat, cost))


def roll(chances: tuple[float, ...], luck: tuple[float | None, ...]) -> ReviewedStep:
    return ReviewedStep(None, "1 2", chances, luck)


@pytest.mark.parametrize("measure", SIZES)
def test_sizes_begin_where_they_are_said_to(measure: Measure) -> None:
    least = [*SIZES[measure].values()]
    assert least == sorted(least, reverse=True)
    for size, cost in SIZES[measure].items():
        assert size_of(cost, measure) == size
        assert size_of(cost * 0.999, measure) != size
    assert size_of(0.0, measure) is None


@given(st.lists(st.tuples(costs, costs), min_size=1, max_size=30))
def test_accuracy_is_a_percentage(decisions: list[tuple[float, float]]) -> None:
    found = accuracy([decided(0, cost, stake) for cost, stake in decisions], "win")
    assert 0 <= found <= 100 + 1e-9


@given(st.lists(costs, max_size=20), costs)
def test_play_without_cost_is_all_accurate_and_any_cost_lowers_accuracy(others: list[float], cost: float) -> None:
    assert accuracy([decided(0, 0.0, other) for other in others], "win") == pytest.approx(100)
    now, less = (accuracy([decided(0, one) for one in [*others, each]], "win") for each in (cost + 0.01, cost))
    assert now < less


def test_a_decision_in_which_nothing_can_go_wrong_does_not_count() -> None:
    error, nothing = decided(0, 0.1), decided(0, 0.0, 0.0)
    assert accuracy([error], "win") == pytest.approx(50)  # the smallest blunder keeps half
    assert accuracy([error, nothing, nothing], "win") == pytest.approx(50)
    assert accuracy([error, decided(0, 0.0)], "win") == pytest.approx(75)
    assert accuracy([nothing], "win") == accuracy([], "win") == 100


def test_luck_is_said_by_what_the_dice_could_bring() -> None:
    words = [luck_word(0.3 * deviations, 0.3, "win") for deviations in (-2, -1, 0, 0.4, 1, 2)]
    assert words == ["very-unlucky", "unlucky", "even", "even", "lucky", "very-lucky"]
    assert luck_word(0.4, 1.0, "win") == "even"
    assert luck_word(0.01, 0.001, "win") == "even"  # nobody feels a hundredth
    assert luck_word(0.0, 0.0, "win") == "even"


def test_the_largest_errors_and_strokes_of_luck_are_the_moments() -> None:
    steps = [
        act(0, (0.4, 0.6), 0.11),
        roll((0.6, 0.4), (0.2, -0.2)),
        act(1, (0.6, 0.4), 0.03),  # an inaccuracy is no chapter
        roll((0.62, 0.38), (0.02, -0.02)),
        act(1, (0.68, 0.32), 0.06),
        roll((0.97, 0.03), (0.29, -0.29)),
        act(0, (1.0, 0.0)),
    ]
    moments = summarize(made_up(steps, (1.0, 0.0))).moments
    found = [(one.step, one.seat, one.kind, round(one.change, 9)) for one in moments]
    assert found == [
        (1, 0, "blunder", -0.11),
        (2, 0, "lucky", 0.2),
        (5, 1, "mistake", -0.06),
        (6, 0, "decided", 0.29),
    ]


def test_a_roll_belongs_to_the_seat_that_it_changed_most() -> None:
    steps = [
        act(2, (0.3, 0.3, 0.4)),
        roll((0.2, 0.6, 0.2), (-0.1, 0.3, -0.2)),
        act(2, (0.2, 0.6, 0.2)),
        roll((0.2, 0.4, 0.4), (None, -0.2, 0.2)),
    ]
    moments = summarize(made_up(steps, (0.0, 0.0, 1.0))).moments
    assert [(one.step, one.seat, one.kind) for one in moments] == [(2, 1, "lucky"), (4, 2, "lucky")]


def test_seats_are_summed_up() -> None:
    steps = [act(0, (0.5, 0.5), cost) for cost in (0.0, 0.02, 0.05, 0.07, 0.2)] + [roll((1.0, 0.0), (0.5, -0.5))]
    first, second = summarize(made_up(steps, (1.0, 0.0))).seats
    assert (first.decisions, first.inaccuracies, first.mistakes, first.blunders) == (5, 1, 2, 1)
    assert first.cost == pytest.approx(0.34)
    assert (first.luck, first.luck_word, first.adjusted) == (0.5, "very-lucky", 0.5)
    assert (second.decisions, second.accuracy, second.luck_word, second.adjusted) == (0, 100.0, "very-unlucky", 0.5)


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [("gonuts", 2, {}), ("chinchiller", 3, {}), ("chili", 1, {}), ("dixkibluff", 3, {})],
    ids=str,
)
def test_summaries_of_real_games_hold_together(name: str, players: int, options: dict[str, Any]) -> None:
    found = review(create(name, players, **options), played(create(name, players, **options), "novice", 3))
    summary = summarize(found)
    assert len(summary.seats) == players
    for seat, account in zip(summary.seats, found.accounts, strict=True):
        assert seat.cost == pytest.approx(-account.decisions, abs=1e-9)
        assert seat.adjusted == pytest.approx(account.result - account.luck, abs=1e-9)
        assert 0 <= seat.accuracy < 100
        assert account.spread > 0
    assert 0 < len(summary.moments) <= MOST_MOMENTS
    assert all(one.step < other.step for one, other in pairwise(summary.moments))
    for moment in summary.moments:
        step = found.steps[moment.step - 1]
        if moment.kind in ("mistake", "blunder"):
            assert step.decision is not None
            assert (step.decision.seat, step.decision.cost) == (moment.seat, -moment.change)
            assert size_of(step.decision.cost, found.measure) == moment.kind
        elif moment.kind == "decided":
            assert all(later.chances[moment.seat] >= DECIDED for later in found.steps[moment.step - 1 :])
        else:
            assert step.luck[moment.seat] == moment.change
            assert (moment.change > 0) == (moment.kind == "lucky")


@pytest.mark.parametrize(("name", "players"), [("gonuts", 2), ("chinchiller", 2), ("chili", 1), ("chili", 3)])
def test_the_spread_of_luck_is_that_of_all_ways_to_land(name: str, players: int) -> None:
    """The variance is what the luck of every roll, squared, comes to on average."""
    game = create(name, players)
    steps = played(game, "regular", 4)
    judge = evaluator(game)
    memory = judge.memory(0)
    rolls = 0
    for made in steps:
        view = game.view(made.before, 0)
        if made.roll is not None and len(made.roll) < 6 and view.due:  # six dice of Chili Dice: tens of thousands
            found, mean = judge.roll_variance(view, memory), judge.position(view, memory)
            slow = [
                sum(one.probability * (one.values[seat] - mean[seat]) ** 2 for one in judge.landings(view, memory))
                for seat in range(players)
            ]
            assert found == pytest.approx(slow, abs=1e-9)
            assert found == pytest.approx(Evaluator._roll_variance(judge, view, memory), abs=1e-9)
            rolls += any(found)
        elif not view.due:
            assert judge.roll_variance(view, memory) == (0.0,) * players
        memory.notice(made.visible(0))
    assert rolls > 5
