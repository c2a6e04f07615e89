"""Games with options that nobody solved: reviewed by a stand-in, and told how to solve them."""

from collections.abc import Iterator
from random import Random
from statistics import fmean

import numpy as np
import pytest
from msgspec.structs import replace
from scripts.coach_games import Case, check, played

from dicehouse import create, games
from dicehouse.bots import evaluator, make_bot
from dicehouse.coach import review, review_evaluator
from dicehouse.coach.review_evaluator import evaluator_for_review
from dicehouse.core.errors import BotError, OptionError
from dicehouse.core.options import OneOf, Range, Switch
from dicehouse.games.chili.bots.extrapolated import extrapolated
from dicehouse.games.chili.bots.score_arrays import score_arrays
from dicehouse.games.chili.bots.solver import VALUES
from dicehouse.games.gonuts.bots.paired_evaluator import LOWER, PairedEvaluator, enlarged
from dicehouse.games.gonuts.bots.solver import stored_wins, unpack
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import GoNuts
from dicehouse.kit import value_tables

UNSOLVED = [
    Case("gonuts", 4, {}),
    Case("gonuts", 4, {"round": "live"}),
    Case("gonuts", 2, {"target": 130}),
    Case("gonuts", 3, {"target": 130, "acorns": 4}),
    Case("chinchiller", 2, {"supply": 60}),
    Case("chinchiller", 2, {"supply": 200, "returns": "pile", "series": True}),
    Case("chili", 1, {"rolls": 31}),
    Case("chili", 2, {"rolls": 36, "edition": "dutch"}),
]


@pytest.mark.parametrize("case", UNSOLVED, ids=str)
def test_a_stand_in_reviews_what_nobody_solved(case: Case) -> None:
    game = case.bind()
    with pytest.raises(BotError) as refused:
        evaluator(game)
    steps = played(game, "regular", 5)
    found = review(game, steps)
    check(game, evaluator_for_review(game)[0], steps, found)
    assert not found.exact
    assert any(account.luck for account in found.accounts)
    assert found.unsolved == refused.value.details["command"]
    assert found.unsolved.startswith(f"dicehouse solve {case.game} --players {case.players}")
    assert all(f" --option {key}={value}" in found.unsolved for key, value in case.options.items())


def extremes() -> Iterator[Case]:
    """Every game and number of players, with each option at its lowest and at its highest value, or at every value."""
    for name in games.names():
        kind = games.spec(name).rules.options_type
        for players in range(kind.seats[0], kind.seats[1] + 1):
            yield Case(name, players, {})
            for info in kind.describe():
                values: tuple[object, ...] = ()
                match info.kind:
                    case Range(low=low, high=high):
                        values = (low, high)
                    case OneOf(words=words):
                        values = words
                    case Switch():
                        values = (True,)
                yield from (Case(name, players, {info.key: value}) for value in values if value != info.default)


@pytest.mark.parametrize("name", games.names())
def test_whatever_the_options_somebody_judges_and_what_nobody_solved_is_told(name: str) -> None:
    judged = 0
    for case in extremes():
        if case.game != name:
            continue
        try:
            game = case.bind()
        except OptionError:  # such as too little sand for so many players
            continue
        judge, command = evaluator_for_review(game)
        assert sum(judge.position(game.view(game.new(), 0))) > 0, case
        judged += 1
        if command is not None:
            assert command.startswith(f"dicehouse solve {name} --players {case.players}"), case
            assert not judge.exact, case
    assert judged > 10


def gonuts(target: int, options: dict[str, int]) -> GoNuts:
    return GoNuts(GoNutsOptions.read(2, {"target": target, **options}))


def test_no_bot_plays_by_a_stand_in() -> None:
    with pytest.raises(BotError):
        make_bot(create("gonuts", 4), "perfect", 0, Random(1))


def test_what_is_solved_is_not_told_to_be_unsolved() -> None:
    assert evaluator_for_review(create("gonuts", 3)) == (evaluator(create("gonuts", 3)), None)


def test_without_a_stand_in_the_command_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_evaluator, "spec", lambda name: replace(games.spec(name), stand_in=None))
    with pytest.raises(BotError, match="dicehouse solve chili --players 1 --option rolls=40"):
        review(create("chili", 1, rolls=40), [])


def test_a_stand_in_that_lacks_a_table_itself_tells_the_command_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(game: GoNuts) -> object:
        raise BotError("bots.unsolved", game=game.name, command="another")

    review_evaluator._stand_in.cache_clear()
    monkeypatch.setattr("dicehouse.games.gonuts.bots.paired_evaluator.stored_wins", lacking)
    with pytest.raises(BotError, match="dicehouse solve gonuts --players 4 --option dogs=3"):
        review(create("gonuts", 4, dogs=3), [])


def test_pairs_come_near_the_solved_game_of_three() -> None:
    game = create("gonuts", 3)
    assert isinstance(game, GoNuts)
    rough, exact = PairedEvaluator(game), evaluator(game)
    views = [game.view(made.after, 0) for seed in range(3) for made in played(game, "regular", seed)]
    values = [(rough.position(view), exact.position(view)) for view in views]
    assert all(sum(one) == pytest.approx(1) for one, _ in values)
    assert fmean(abs(one[0] - other[0]) for one, other in values) < 0.08
    assert fmean(abs(1 / 3 - other[0]) for _, other in values) > 0.15  # to call all equal would be much worse


@pytest.mark.parametrize("options", [{}, {"squirrels": 1, "cars": 3}], ids=str)
def test_a_lower_target_stands_for_a_higher_one(options: dict[str, int]) -> None:
    low, high = LOWER[-1], LOWER[0]
    small, large = (unpack(stored_wins(gonuts(target, options)))[..., 0] for target in (low, high))
    guess = enlarged(small, high)
    assert guess[high - low :, high - low :] == pytest.approx(small)  # as near the target as the solved game is
    assert np.abs(guess - large).mean() < 0.005
    assert np.abs(guess - large).max() < 0.03
    assert enlarged(large, high) == pytest.approx(large)


def test_a_shorter_table_is_continued_to_what_the_whole_one_says() -> None:
    """As if 20 rolls were solved, and 30 were asked for: half as many again."""
    rules = score_arrays()
    values = value_tables.load(create("chili", 1), VALUES)["values"]
    guess = extrapolated(values[:21], 30, rules.bonus)
    for left, most in ((20, 1e-9), (25, 0.5), (30, 1.0)):
        assert guess[left, -1] == pytest.approx(values[left, -1], abs=most)
    wide = [mask for mask in range(1 << rules.spaces) if mask.bit_count() >= 6]
    for mask in wide:
        reached = 20 + mask.bit_count()
        gains = np.diff(values[: reached + 1, mask]), np.diff(guess[: reached + 1, mask])
        assert np.abs(gains[0] - gains[1]).max() < 0.6  # of some eight points that a roll brings
    far = extrapolated(values, 99, rules.bonus)
    assert (np.diff(far[30:], axis=0) >= rules.bonus).all()  # a roll is worth its bonus, if it is never used
    assert far[:31, -1] == pytest.approx(values[:31, -1])
