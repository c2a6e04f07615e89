"""The batch engine with compiled bots: the same players, the same statistics."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

pytest.importorskip("numba", reason="numba is not installed")

from dicehouse import create
from dicehouse.bots import make_bot
from dicehouse.bots.play import play_game
from dicehouse.core.errors import LabError
from dicehouse.core.play import Transition
from dicehouse.dice import CommonDice
from dicehouse.games.gonuts.batch.policy_query import MARGIN
from dicehouse.games.gonuts.batch.policy_tables import TabulatedBots, refusal
from dicehouse.games.gonuts.rules import BANK, GoNuts, GoNutsState
from dicehouse.kit.batch.policy_play import CERTAIN
from dicehouse.lab.engine_batch import BatchEngine, choose_engines
from dicehouse.lab.engine_rules import play_games
from dicehouse.lab.sweep import BATCH, GAMES, PLAIN, Chunk, Sweep
from dicehouse.lab.sweep_runner import plan_sweep, run_sweep
from dicehouse.lab.tally import Sums, Tally

TARGET = 10
OPTIONS = {"target": TARGET, "cars": 2}


def quiet(share: float) -> None:
    """Nobody watches."""


def rules(players: int = 2) -> GoNuts:
    game = create("gonuts", players, **OPTIONS)
    assert isinstance(game, GoNuts)
    return game


@pytest.mark.parametrize("name", ["random", "regular", "expert", "novice"])
def test_a_table_says_what_the_bot_says_in_every_moment_of_real_games(name: str) -> None:
    game = rules()
    tabulated = TabulatedBots(game, (name, name), jobs=1)
    policies = tabulated.policies
    table = policies.probabilities[0].reshape(TARGET, TARGET, TARGET + MARGIN + 1, policies.dice_size)
    asked = 0

    def compare(step: Transition) -> None:
        nonlocal asked
        state = step.before
        if step.seat is None:
            return
        assert isinstance(state, GoNutsState)
        seat = step.seat
        bot = make_bot(game, name, seat, Random(0))
        candidates = bot.candidates(game.view(state, seat), game.choices(state, seat))
        weight = next(candidate.weight for candidate in candidates if candidate.action == BANK)
        lies = (
            tabulated.faces.index(tuple(sorted_like(state.faces, tabulated.faces)))
            if policies.reads_faces[0]
            else state.dice
        )
        points = min(state.points, TARGET + MARGIN)
        entry = table[state.scores[seat], state.scores[1 - seat], points, lies]
        assert entry == round(weight * CERTAIN)
        asked += 1

    for seed in range(30):
        random = Random(seed)
        bots = [make_bot(game, name, seat, random) for seat in range(2)]
        play_game(game, bots, CommonDice(seed).roll, compare)
    assert asked > 200


def sorted_like(faces: tuple[str, ...], known: list[tuple[str, ...]]) -> tuple[str, ...]:
    """The same dice in the order in which they are known."""
    return next(other for other in known if sorted(other) == sorted(faces))


def apart(one: Sums, two: Sums) -> float:
    """By how many standard deviations two means differ."""
    first, second = one.mean(), two.mean()
    width = ((first.high - first.low) ** 2 + (second.high - second.low) ** 2) ** 0.5 / (2 * 1.96)
    return abs(first.mean - second.mean) / width if width else 0.0


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (("regular", "random"), OPTIONS),
        (("expert", "novice"), {"target": TARGET, "first": "1"}),
        (("regular", "expert", "random"), {"target": 6}),
    ],
)
def test_both_engines_tell_the_same_story(bots: tuple[str, ...], options: dict[str, int]) -> None:
    sweep = Sweep("gonuts", bots, (options,), 600, 7, 0, (BATCH,))
    plain = Tally.of(play_games(sweep, Chunk(0, GAMES, 0, 600 // len(bots))))
    batch = BatchEngine(sweep.matchup(0)).tally(Chunk(0, GAMES, 0, 20_000))
    pairs = list(zip(plain.all_sums(), batch.all_sums(), strict=True))
    pairs += [(one.sums, two.sums) for one, two in zip(plain.all_histograms(), batch.all_histograms(), strict=True)]
    # seeds are fixed; of some thirty figures none is further off than chance lets one be in ten thousand
    assert max(apart(one, two) for one, two in pairs) < 4
    assert batch.games == 20_000 * len(bots)
    assert sum(wins.total for wins in batch.wins) == pytest.approx(20_000)


def test_a_game_is_the_same_whichever_chunk_it_is_played_in() -> None:
    sweep = Sweep("gonuts", ("regular", "novice"), ({"target": 6},), 1000, 3, 0, (BATCH,))
    engine = BatchEngine(sweep.matchup(0))
    whole = engine.play(Chunk(0, GAMES, 0, 300))
    chunks = [engine.play(Chunk(0, GAMES, first, first + 100)) for first in range(0, 300, 100)]
    for name, array in whole._asdict().items():
        assert np.array_equal(array, np.concatenate([getattr(chunk, name) for chunk in chunks])), name


def test_the_lab_takes_the_batch_engine_where_it_pays(tmp_path: Path) -> None:
    found = run_sweep(plan_sweep("gonuts", ("expert", "regular"), ["target=6"], 4000, luck=2), tmp_path, quiet, jobs=2)
    assert found.sweep.engines == (BATCH,)
    assert found.cells[0].tally.games == 4000
    assert found.cells[0].luck.seats == 4
    assert plan_sweep("gonuts", ("expert", "regular"), ["target=6"], 10).engines == (PLAIN,)
    assert plan_sweep("chili", ("random", "random"), [], 10**6).engines == (PLAIN,)


def test_who_cannot_be_compiled_is_told_why() -> None:
    assert "perfect" in refusal(rules(), ("expert", "perfect"), 10**6)
    live = create("gonuts", 2, round="live")
    assert isinstance(live, GoNuts)
    assert "live" in refusal(live, ("expert", "expert"), 10**6)
    with pytest.raises(LabError) as refused:
        choose_engines("chili", ("random", "random"), ({},), 10, BATCH)
    assert refused.value.code == "lab.engine"
