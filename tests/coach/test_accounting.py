"""The accounting of games: the parts add up, each is what it is said to be, and a slow second method agrees."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scripts.coach_games import CASES, ROUNDING, STORED, Case, check, mixed_levels, play, played, told

from dicehouse import create, games
from dicehouse.bots import evaluator
from dicehouse.coach import review, review_record
from dicehouse.core.errors import RecordError
from dicehouse.core.game import AnyGame
from dicehouse.core.match import Match
from dicehouse.core.play import Transition, act, roll
from dicehouse.core.record import SeatInfo
from dicehouse.dice import SeededDice
from dicehouse.games.chili.actions import Reroll, Turn

WAYS: tuple[dict[str, Any], ...] = ({}, {"knowledge": "sealed"}, {"calls": "live"}, {"late": True})
QUICK = [
    case
    for case in CASES
    if case.games > 60 or (case.game == "dixkibluff" and case.players == 3 and case.options in WAYS)
]
"""Those that take less than a second; of DiXkiBluff, one for each way to play it."""


@pytest.mark.parametrize("case", QUICK, ids=str)
def test_every_account_adds_up_and_slack_is_what_the_evaluator_states(case: Case) -> None:
    for seed in range(2 if case.games > 60 else 1):
        game, steps = told(case.bind(), play(case.bind(), mixed_levels(case, Random(f"{case} {seed}")), str(seed)))
        found = review(game, steps)
        assert found.finished
        assert len(found.steps) == len(steps)
        assert check(game, evaluator(game), steps, found).decisions > 0


@pytest.mark.parametrize("name", games.names())
def test_every_option_is_proved_on_the_page(name: str) -> None:
    cases = [case for case in CASES if case.game == name]
    proved = {key for case in cases for key in case.options}
    left = {info.key for info in games.load(name).options_type.describe()} - proved - {"first"}
    assert not left, "no case of the proof has these options away from their defaults"
    page = (Path(__file__).parents[2] / "docs" / "coach-proof.md").read_text()
    assert all(f"| {case} |" in page for case in cases), "make coach-proof, or scripts.coach_proof --only"


@pytest.mark.parametrize("case", [case for case in QUICK if case.game != "dixkibluff" and case.games > 60], ids=str)
def test_whoever_has_no_choice_changes_nothing(case: Case) -> None:
    game = case.bind()
    found = review(game, played(game, "random", 3))
    if found.exact:
        changed = [
            step.chances[step.seat] - before.chances[step.seat]
            for before, step in pairwise(found.steps)
            if step.seat is not None and step.decision is None
        ]
        assert max(map(abs, changed), default=0.0) < STORED


@given(st.data())
@settings(max_examples=40)
def test_any_way_to_play_adds_up(data: st.DataObject) -> None:
    """Every choice drawn, not a bot's: play that no bot would think of."""
    game = create("gonuts", data.draw(st.integers(2, 3)), target=data.draw(st.integers(1, 9)))
    random, steps, state = Random(data.draw(st.integers(0, 99))), list[Transition](), game.new()
    while game.outcome(state) is None:
        if state.due is not None:
            steps.append(roll(game, state, state.due.sample(random.random)))
        else:
            seat = state.actors[0]
            actions = game.legal_actions(state, seat)
            action = data.draw(st.sampled_from(actions)) if len(steps) < 60 else actions[0]
            steps.append(act(game, state, seat, action))
        state = steps[-1].after
    check(game, evaluator(game), steps, review(game, steps))


@pytest.mark.parametrize(
    "case",
    [Case("gonuts", 2, {}), Case("chinchiller", 2, {}), Case("chili", 1, {"rolls": 12}), Case("gonuts", 3, {})],
    ids=str,
)
def test_best_play_costs_nothing(case: Case) -> None:
    game = case.bind()
    found = review(game, played(game, "perfect", 3))
    costs = [step.decision.cost for step in found.steps if step.decision]
    assert costs
    assert max(costs) <= evaluator(game).slack + ROUNDING
    for account in found.accounts:
        assert account.others + account.luck == pytest.approx(account.result - account.start, abs=1e-4)


@pytest.mark.parametrize("name", ["gonuts", "chinchiller", "dixkibluff"])
def test_the_luck_of_a_roll_has_mean_zero_and_the_stated_variance(name: str) -> None:
    game = create(name, 3 if name == "dixkibluff" else 2)
    steps = played(game, "regular", 8)
    numbers = [number for number, made in enumerate(steps) if made.roll is not None][: 2 if game.players == 3 else 6]
    for number in numbers:
        state, players = steps[number].before, range(game.players)
        luck, squares, spread = [0.0] * game.players, [0.0] * game.players, [0.0] * game.players
        until = review(game, steps[:number])
        for faces, chance in state.due.multisets():
            found = review(game, [*steps[:number], roll(game, state, faces)])
            for seat, one in enumerate(found.steps[-1].luck):
                luck[seat] += float(chance) * (one or 0.0)
                squares[seat] += float(chance) * (one or 0.0) ** 2
                spread[seat] = found.accounts[seat].spread ** 2 - until.accounts[seat].spread ** 2
        assert luck == pytest.approx([0.0 for _ in players], abs=STORED)
        assert spread == pytest.approx(squares, abs=STORED)


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


def turned(game: AnyGame, state: Any, seen: set[Any]) -> set[Any]:
    """Every way the dice may lie before the next step that is not a turning."""
    seen.add(state)
    for action in game.legal_actions(state, 0):
        if isinstance(action, Turn):
            after = game.act(state, 0, action)[0]
            if after not in seen:
                turned(game, after, seen)
    return seen


def most_points(game: AnyGame, state: Any) -> float:
    """The points that best play expects of Chili Dice alone in its last roll, by all continuations of the rules."""
    outcome = game.outcome(state)
    if outcome is not None:
        return float(outcome.scores[0])
    if state.due is not None:
        rolls = state.due.multisets()
        return sum(float(chance) * most_points(game, game.roll(state, faces)[0]) for faces, chance in rolls)
    return max(
        most_points(game, game.act(lying, 0, action)[0])
        for lying in turned(game, state, set())
        for action in game.legal_actions(lying, 0)
        if not isinstance(action, Turn)
    )


@pytest.mark.parametrize("numbers", ["121462", "123456"])
@pytest.mark.parametrize("dice", [(1, 2), (4,), (3, 5, 6)])
def test_enumeration_of_the_last_roll_of_chili_agrees(numbers: str, dice: tuple[int, ...]) -> None:
    game, random = create("chili", 1, rolls=2), Random(numbers)
    due = game.new().due
    shown = tuple(
        next(face for face in die.faces if number in face) for die, number in zip(due.dice, numbers, strict=True)
    )
    steps = [roll(game, game.new(), shown)]
    steps.append(act(game, steps[-1].after, 0, Reroll(dice)))
    steps.append(roll(game, steps[-1].after, steps[-1].after.due.sample(random.random)))
    lying = steps[-1].after
    steps.append(act(game, lying, 0, game.legal_actions(lying, 0)[-1 if not lying.turnable else 0]))
    found = review(game, steps)
    in_the_air, landed = most_points(game, steps[1].after), most_points(game, lying)
    assert found.steps[1].chances[0] == pytest.approx(in_the_air)
    assert found.steps[2].chances[0] == pytest.approx(landed)
    assert found.steps[2].luck[0] == pytest.approx(landed - in_the_air)
    decision = found.steps[3].decision
    assert decision is not None
    assert decision.cost == pytest.approx(landed - most_points(game, steps[3].after))
