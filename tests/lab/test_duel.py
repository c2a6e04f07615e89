"""Duels: the same luck for everybody, every seat for everybody, and results that can be trusted."""

import multiprocessing
from collections import Counter
from math import comb
from typing import Any

import pytest

from dicehouse import create
from dicehouse.bots import make_bot
from dicehouse.core.errors import BotError, GameError, OptionError, WorkerError
from dicehouse.dice import CommonDice
from dicehouse.lab import matchup as matchups
from dicehouse.lab.duel import run_duel
from dicehouse.lab.engine_rules import RulesEngine
from dicehouse.lab.interval import share_interval
from dicehouse.lab.matchup import Matchup, bot_labels, play_game
from dicehouse.lab.ratings import rate
from dicehouse.lab.sweep import GAMES, Chunk


def quiet(share: float) -> None:
    """Nobody watches."""


def test_the_dice_of_a_seat_fall_alike_whatever_the_others_roll() -> None:
    game = create("chili", 2, first=0)
    first, second = game.new(), game.new()
    one, other = CommonDice(4), CommonDice(4)
    due = first.due
    assert due is not None
    opponents = create("chili", 2, first=1).new().due
    assert opponents is not None
    mine = [one.roll(due) for _ in range(5)]
    theirs = []
    for _ in range(5):
        other.roll(opponents)
        theirs.append(other.roll(due))
    assert mine == theirs
    assert second.due == due
    assert len(set(mine)) > 1


def test_common_dice_are_fair() -> None:
    game = create("gonuts", 2, first=0)
    due = game.new().due
    assert due is not None
    dice = CommonDice(9)
    faces = Counter(face for _ in range(6000) for face in dice.roll(due))
    for face, share in (("squirrel", 1 / 2), ("acorn", 1 / 3), ("car", 1 / 6)):
        assert abs(faces[face] / 30000 - share) < 0.015


def test_equal_bots_that_never_hesitate_share_every_deal_evenly() -> None:
    # a bot that always does the same with the same dice: with common dice a rotation only changes the names
    played = RulesEngine(Matchup("chili", {"rolls": 10}, ("expert", "expert"), 8)).play(Chunk(0, GAMES, 0, 4))
    assert played.shares.sum(axis=1).tolist() == [[1.0, 1.0]] * 4
    assert played.scores[:, 0].tolist() == played.scores[:, 1, ::-1].tolist()


def test_everybody_sits_everywhere_and_beside_everybody() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    original = make_bot

    def spy(game: Any, name: str, seat: int, random: Any) -> Any:
        sitting[seat] = int(name[-1])
        return original(game, "random", seat, random)

    patch = pytest.MonkeyPatch()
    patch.setattr(matchups, "make_bot", spy)
    sitting = [0, 0, 0]
    try:
        duel = Matchup("gonuts", {"target": 1}, ("b0", "b1", "b2"), 300)
        game = duel.rules()
        for number in range(20):
            for rotation in range(3):
                before = Counter(seen)
                play_game(duel, game, number, rotation)
                seen[tuple(sitting)] += 1
                assert seen != before
    finally:
        patch.undo()
    assert len(seen) == 6
    assert all(
        sum(count for order, count in seen.items() if order[seat] == bot) == 20 for seat in range(3) for bot in range(3)
    )


def test_a_stronger_bot_wins_and_the_result_is_the_same_with_any_number_of_workers() -> None:
    duel = Matchup("gonuts", {"target": 20}, ("regular", "random"), 400, seed=3)
    alone, together = run_duel(duel, quiet, workers=1), run_duel(duel, quiet, workers=2)
    assert alone == together
    regular, random = alone.standings
    assert regular.wins.low > 0.5 > random.wins.high
    assert regular.wins.mean + random.wins.mean == pytest.approx(1)
    assert regular.rating.mu > random.rating.mu
    assert alone.games == 400
    assert alone.complete


def test_another_seed_gives_other_games() -> None:
    results = {
        run_duel(Matchup("gonuts", {}, ("regular", "random"), 40, seed), quiet, 1).standings for seed in range(3)
    }
    assert len(results) == 3


def test_games_are_rounded_up_to_whole_deals() -> None:
    result = run_duel(Matchup("gonuts", {"target": 5}, ("random",) * 3, 10), quiet)
    assert result.games == 12
    assert [standing.bot for standing in result.standings] == ["random 1", "random 2", "random 3"]


def test_bots_of_one_name_are_numbered_and_others_are_not() -> None:
    assert bot_labels(("expert", "random", "expert")) == ("expert 1", "random", "expert 2")
    assert bot_labels(("expert", "random")) == ("expert", "random")


def test_an_interrupted_duel_keeps_what_was_played() -> None:
    def impatient(share: float) -> None:
        if share >= 0.5:
            raise KeyboardInterrupt

    result = run_duel(Matchup("gonuts", {"target": 5}, ("random", "random"), 100), impatient, workers=1)
    assert not result.complete
    assert 50 <= result.games < 100


def test_a_duel_on_several_processes_is_interrupted_as_well() -> None:
    def impatient(share: float) -> None:
        if share >= 0.5:
            raise KeyboardInterrupt

    result = run_duel(Matchup("gonuts", {"target": 5}, ("random", "random"), 100), impatient, workers=2)
    assert not result.complete
    assert 50 <= result.games < 100
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    def kill(share: float) -> None:
        for child in multiprocessing.active_children():
            child.kill()

    with pytest.raises(WorkerError):
        run_duel(Matchup("gonuts", {"target": 20}, ("random", "random"), 1000), kill, workers=2)


def test_the_figures_of_a_seed_stay_what_they_are() -> None:
    # measured before duels became sweeps of one cell
    result = run_duel(Matchup("gonuts", {"target": 10}, ("regular", "random"), 60), quiet, workers=1)
    regular, random = result.standings
    assert (regular.wins, regular.score) == (
        (0.8333333333333334, 0.6917815443307364, 0.8964537497869106),
        10.466666666666667,
    )
    assert (random.wins, random.score) == ((0.16666666666666666, 0.10354625021308944, 0.3082184556692635), 5.2)
    assert (regular.rating.mu, regular.rating.sigma) == (33.185952643014886, 3.865743126518607)
    result = run_duel(Matchup("chinchiller", {}, ("regular", "novice", "regular"), 45, seed=2), quiet, workers=1)
    assert [(standing.wins.mean, standing.score) for standing in result.standings] == [
        (0.3333333333333333, 90.4888888888889),
        (0.24444444444444444, 87.15555555555555),
        (0.4222222222222222, 96.55555555555556),
    ]


@pytest.mark.parametrize(
    ("game", "options", "bots", "number", "error", "code"),
    [
        ("gonuts", {}, ("regular", "quark"), 10, BotError, "bots.level"),
        ("gonuts", {}, ("regular",), 10, OptionError, "options.players"),
        ("gonuts", {}, ("regular", "random"), 0, OptionError, "options.range"),
        ("gonuts", {}, ("regular", "random"), -4, OptionError, "options.range"),
        ("gonuts", {"targt": 5}, ("regular", "random"), 10, OptionError, "options.unknown"),
        ("ludo", {}, ("regular", "random"), 10, GameError, "game.unknown"),
    ],
)
def test_a_duel_that_cannot_be_fought_is_refused_before_it_begins(
    game: str, options: dict[str, object], bots: tuple[str, ...], number: int, error: type[Exception], code: str
) -> None:
    with pytest.raises(error) as refused:
        run_duel(Matchup(game, options, bots, number), quiet)
    assert getattr(refused.value, "code") == code  # noqa: B009 - the type is only known as an exception


@pytest.mark.parametrize("chance", [0.02, 0.3, 0.5, 0.9])
@pytest.mark.parametrize("count", [10, 60, 400])
def test_the_interval_covers_the_truth_as_often_as_it_says(chance: float, count: int) -> None:
    covered = 0.0
    for wins in range(count + 1):
        interval = share_interval([1.0] * wins + [0.0] * (count - wins))
        assert interval.low <= interval.mean <= interval.high
        if interval.low <= chance <= interval.high:
            covered += comb(count, wins) * chance**wins * (1 - chance) ** (count - wins)
    assert covered > 0.93  # Agresti and Coull: close to 0.95, never far below


def test_ten_wins_of_ten_are_not_certainty() -> None:
    interval = share_interval([1.0] * 10)
    assert interval.mean == interval.high == 1
    assert interval.low < 0.8


def test_whoever_wins_more_is_rated_higher_and_equals_are_equal() -> None:
    strong, weak = rate(2, [(1.0, 0.0)] * 8 + [(0.0, 1.0)] * 2)
    assert strong.mu > weak.mu
    even = rate(3, [(1 / 3, 1 / 3, 1 / 3)] * 5)
    assert len({round(rating.mu, 9) for rating in even}) == 1
