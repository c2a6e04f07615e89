"""The players of Go Nuts!: every level plays every table to its end, says what it thinks, and does what it says."""

from itertools import product
from random import Random
from typing import Any

import pytest

from dicehouse.bots import levels, make_bot
from dicehouse.core.game import AnyGame
from dicehouse.games import create
from dicehouse.games.gonuts.actions import Shake
from dicehouse.games.gonuts.rules import BANK, ROLL, GoNutsState

TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (2, {"target": 1}),
    (2, {"target": 60, "round": "live"}),
    (3, {"round": "live"}),
    (3, {"target": 12, "squirrels": 0, "cars": 0}),
    (3, {"target": 12, "squirrels": 0}),
    (3, {"target": 12, "cars": 0, "houses": 0}),
    (4, {"target": 6, "round": "live", "squirrels": 9, "acorns": 1, "cars": 0, "dogs": 2, "houses": 9}),
    (4, {"target": 9, "squirrels": 1, "acorns": 1, "cars": 9}),
)


def play(game: AnyGame, names: tuple[str, ...], seed: int) -> Any:
    """One game; in live rounds everybody is asked in a new order each time."""
    random = Random(seed)
    bots = [make_bot(game, name, seat, Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    state = game.new()
    while True:
        if state.due is not None:
            state, _ = game.roll(state, state.due.sample(random.random))
            continue
        if not state.actors:
            return state
        seat = random.choice(state.actors)
        view, choices = game.view(state, seat), game.choices(state, seat)
        candidates = bots[seat].candidates(view, choices)
        assert candidates == bots[seat].candidates(view, choices)
        assert [candidate.action for candidate in candidates] == [choice.action for choice in choices]
        assert sum(candidate.weight for candidate in candidates) == pytest.approx(1)
        action = bots[seat].choose(view, choices)
        assert next(candidate.weight for candidate in candidates if candidate.action == action) > 0
        state, _ = game.act(state, seat, action)


def test_all_levels_are_there() -> None:
    assert levels("gonuts") == ("novice", "regular", "expert", "master", "perfect")


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
@pytest.mark.parametrize("level", levels("gonuts"))
def test_every_level_finishes_every_game(level: str, players: int, options: dict[str, object]) -> None:
    game = create("gonuts", players, **options)
    for seed in range(3):
        end = play(game, (level,) * players, seed)
        assert end.scores[end.winner] >= game.options.target


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_no_level_but_perfect_needs_a_table(level: str) -> None:
    game = create("gonuts", 4, target=400, squirrels=7, acorns=5, cars=2)
    assert max(play(game, (level,) * 4, 5).scores) >= 400


@pytest.mark.parametrize("level", levels("gonuts"))
def test_everybody_shakes_in_a_live_round(level: str) -> None:
    game = create("gonuts", 3, round="live", first=1)
    state, _ = game.roll(game.new(), ("squirrel",) * 5)
    for seat in range(3):
        bot = make_bot(game, level, seat, Random(1))
        (candidate,) = bot.candidates(game.view(state, seat), game.choices(state, seat))
        assert candidate.weight == 1
        assert candidate.value > 0
        assert bot.choose(game.view(state, seat), game.choices(state, seat)) == Shake()


@pytest.mark.parametrize("level", ["regular", "expert", "perfect"])
def test_whoever_plays_well_banks_what_wins(level: str) -> None:
    game = create("gonuts", 2)
    bot = make_bot(game, level, 0, Random(1))
    for points, other in product((3, 7, 30), (0, 49)):
        state = GoNutsState(None, (0,), (47, other), 0, points, 5, ("acorn",) * 3 + ("squirrel",) * 2)
        assert bot.choose(game.view(state, 0), game.choices(state, 0)) == BANK


def weights(level: str, scores: tuple[int, int], points: int, dice: int, faces: tuple[str, ...]) -> dict[Any, float]:
    game = create("gonuts", 2)
    state = GoNutsState(None, (0,), scores, 0, points, dice, faces)
    candidates = make_bot(game, level, 0, Random(1)).candidates(game.view(state, 0), game.choices(state, 0))
    return {candidate.action: candidate.weight for candidate in candidates}


def test_regular_weighs_one_roll_against_the_points_in_hand() -> None:
    # two dice, 10 points: a roll brings 2/3 of an acorn on average, but loses all with chance 1/4 + 1/36
    assert weights("regular", (0, 0), 10, 2, ("acorn", "squirrel"))[BANK] == 1
    assert weights("regular", (0, 0), 10, 5, ("acorn",) * 4 + ("squirrel",))[ROLL] == 1
    game = create("gonuts", 2)
    state = GoNutsState(None, (0,), (0, 0), 0, 10, 2, ("acorn", "squirrel"))
    bank, roll = make_bot(game, "regular", 0, Random(1)).candidates(game.view(state, 0), game.choices(state, 0))
    assert bank.value == 10
    # all squirrels (1/4): the points are gone, and a round with two dice brings six beats, four acorns on average;
    # all cars (1/36): nothing; else what is in hand, and 2/3 of an acorn on average (all of them in these rolls)
    assert roll.value == pytest.approx(1 / 4 * 4 + (1 - 1 / 4 - 1 / 36) * 10 + 2 / 3, abs=1e-3)


def test_expert_dares_more_when_somebody_is_about_to_win() -> None:
    calm = weights("expert", (30, 10), 12, 3, ("acorn", "squirrel", "squirrel"))
    late = weights("expert", (30, 49), 12, 3, ("acorn", "squirrel", "squirrel"))
    assert (calm[BANK], late[ROLL]) == (1, 1)


def test_novice_has_human_moods() -> None:
    dull, good = ("acorn", "squirrel", "squirrel"), ("acorn", "acorn", "squirrel")
    even = weights("novice", (10, 10), 6, 3, dull)
    assert weights("novice", (20, 10), 6, 3, dull)[BANK] > even[BANK] > weights("novice", (5, 10), 6, 3, dull)[BANK]
    assert weights("novice", (10, 10), 6, 3, good)[BANK] < even[BANK]
    assert weights("novice", (10, 10), 6, 1, ("squirrel", "car"))[BANK] < even[BANK]
    assert 0.5 < weights("novice", (46, 10), 6, 3, dull)[BANK] < 1
    assert weights("novice", (10, 10), 20, 3, dull)[BANK] > 0.99


@pytest.mark.parametrize(("better", "worse"), [("regular", "novice"), ("expert", "novice")])
def test_a_better_level_wins_more(better: str, worse: str) -> None:
    # about 69 and 72 of 100 in the long run; half of 300 would be more than six standard deviations off
    game = create("gonuts", 2)
    wins = 0
    for seed in range(300):
        names = (better, worse) if seed % 2 else (worse, better)
        wins += names[play(game, names, seed).winner] == better
    assert wins > 170
