"""What every bot owes: it does what it explains, waits where it says so, and refuses what is not its position."""

import importlib
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from dicehouse import create, games
from dicehouse.bots import (
    LEVELS,
    RANDOM,
    bot_names,
    level_below,
    level_name,
    levels,
    make_bot,
    usual_level,
)
from dicehouse.bots.play import play_game
from dicehouse.core.errors import BotError
from dicehouse.core.game import Choice
from dicehouse.core.options import Options
from dicehouse.dice import CommonDice
from dicehouse.games.gonuts.actions import Bank, Roll
from dicehouse.kit.bot import MASTER, PERFECT, TOP_LEVELS, Bot, Candidate, greedy, only
from dicehouse.kit.evaluator import GreedyBot
from dicehouse.testing.bot_checks import check_bots_play, check_name_of_the_top_level
from dicehouse.testing.table_keys import other_values


class Weighing(Bot):
    """Takes each choice with a given weight."""

    weights: tuple[float, ...] = ()

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        return tuple(
            Candidate(choice.action, 0.0, weight) for choice, weight in zip(choices, self.weights, strict=True)
        )


def gonuts_choice() -> tuple[Any, Any, tuple[Choice, ...]]:
    game = create("gonuts", 2, first=0)
    state, _ = game.roll(game.new(), ("acorn", "squirrel", "squirrel", "squirrel", "car"))
    return game, game.view(state, 0), game.choices(state, 0)


@pytest.mark.parametrize(
    ("weights", "wanted"),
    [
        ((0.25, 0.75), {Bank(): 0.25, Roll(): 0.75}),
        ((0.0, 1.0), {Roll(): 1.0}),
        ((0.1, 0.0), {Bank(): 0.1, None: 0.9}),
        ((1 - 1e-12, 0.0), {Bank(): 1.0}),
    ],
)
def test_a_bot_draws_by_weight_and_waits_for_the_rest(weights: tuple[float, ...], wanted: dict[Any, float]) -> None:
    game, view, choices = gonuts_choice()
    bot = Weighing(game, 0, Random(3))
    bot.weights = weights
    drawn = Counter(bot.choose(view, choices) for _ in range(4000))
    assert set(drawn) == set(wanted)
    for action, share in wanted.items():
        assert abs(drawn[action] / 4000 - share) < 0.035  # five standard deviations at the most


def test_a_bot_refuses_the_view_of_another_seat_and_an_empty_list() -> None:
    game, view, choices = gonuts_choice()
    for seat, offered in ((1, choices), (0, ())):
        bot = make_bot(game, RANDOM, seat, Random(0))
        with pytest.raises(BotError) as refused:
            bot.choose(view, offered)
        assert refused.value.code == "bots.view"


def test_the_greedy_choice_is_the_first_of_the_best() -> None:
    candidates = greedy({Bank(): 0.5, Roll(): 0.5 + 1e-12})
    assert [candidate.weight for candidate in candidates] == [1.0, 0.0]
    candidates = greedy({Bank(): 0.5, Roll(): 0.6})
    assert [(candidate.value, candidate.weight) for candidate in candidates] == [(0.5, 0.0), (0.6, 1.0)]


def test_only_one_is_taken_or_none() -> None:
    _, _, choices = gonuts_choice()
    assert [candidate.weight for candidate in only(Roll(), choices)] == [0.0, 1.0]
    assert [candidate.weight for candidate in only(None, choices)] == [0.0, 0.0]


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_every_level_and_one_name_for_the_top(name: str) -> None:
    assert set(levels(name)) <= set(LEVELS)
    assert usual_level(name) == "regular"
    for options in tables(name):
        *below, top = levels(name, options)
        assert tuple(below) == LEVELS[:3]
        assert top in TOP_LEVELS
        assert top in levels(name)


def tables(name: str) -> list[Options]:
    """Every number of players, and with the middle one every option changed."""
    kind = games.load(name).options_type
    low, high = kind.seats
    some = kind(players=(low + high) // 2)
    found = [kind(players=players) for players in range(low, high + 1)]
    found += [other for info in kind.describe() for other in other_values(some, info.key)]
    if name == "chinchiller":
        found.append(kind(players=2, series=True))  # type: ignore[call-arg]
    return found


@pytest.mark.parametrize("name", games.names())
def test_the_top_level_is_perfect_where_the_evaluator_is_exact_or_in_equilibrium(name: str) -> None:
    """Tables that are solved say so themselves; where none is, the solver has a gap to print."""
    exact = sum(check_name_of_the_top_level(games.load(name)(options)) for options in tables(name))
    assert exact > 0 or name == "dixkibluff"


@pytest.mark.parametrize(
    ("name", "players", "options", "top"),
    [
        ("chili", 1, {}, PERFECT),
        ("chili", 2, {}, MASTER),
        ("chinchiller", 2, {}, PERFECT),
        ("chinchiller", 2, {"series": True}, MASTER),
        ("chinchiller", 3, {}, MASTER),
        ("gonuts", 2, {"target": 7}, PERFECT),
        ("gonuts", 3, {"target": 7}, PERFECT),
        ("gonuts", 2, {"target": 7, "round": "live"}, MASTER),
        ("dixkibluff", 3, {}, MASTER),
    ],
)
def test_both_names_of_the_top_level_are_read_as_the_one_the_table_has(
    name: str, players: int, options: dict[str, object], top: str
) -> None:
    game = create(name, players, **options)
    assert levels(name, game.options)[-1] == top
    for asked in TOP_LEVELS:
        assert level_name(game, asked) == top
        assert isinstance(make_bot(game, asked, 0, Random(0)), GreedyBot)
    assert level_name(game, "expert") == "expert"
    other = next(level for level in TOP_LEVELS if level != top)
    with pytest.raises(BotError) as refused:
        make_bot(game, "champion", 0, Random(0))
    assert top in str(refused.value)
    assert other not in str(refused.value)


def test_below_either_name_of_the_top_level_is_the_expert(pig: str) -> None:
    assert [level_below("chili", level) for level in LEVELS] == [None, "novice", "regular", "expert", "expert"]
    assert level_below("chili", "score") is None
    assert level_below(pig, RANDOM) is None


def test_a_game_without_bots_is_played_by_the_random_one(pig: str) -> None:
    assert levels(pig) == bot_names(pig) == (RANDOM,)
    assert usual_level(pig) == RANDOM
    game = create(pig, 2, target=20)
    outcome = play_game(game, [make_bot(game, RANDOM, seat, Random(seat)) for seat in range(2)], CommonDice(5).roll)
    assert max(outcome.scores) >= 20


@pytest.mark.parametrize("level", ["", "Perfect", "grandmaster", "x" * 500])
def test_an_unknown_level_is_refused_with_those_there_are(level: str) -> None:
    with pytest.raises(BotError) as refused:
        make_bot(create("gonuts", 2), level, 0, Random(0))
    assert refused.value.code == "bots.level"
    assert "novice, regular, expert" in refused.value.sentence
    assert len(refused.value.sentence) < 200


CASES: list[tuple[str, int, dict[str, object]]] = [
    ("chinchiller", 2, {}),
    ("chinchiller", 4, {"series": True}),
    ("chili", 1, {}),
    ("chili", 3, {"edition": "dutch"}),
    ("gonuts", 2, {}),
    ("gonuts", 3, {"round": "live", "target": 20}),
    ("dixkibluff", 3, {}),
    ("dixkibluff", 4, {"calls": "live"}),
    ("dixkibluff", 3, {"knowledge": "sealed"}),
]


@pytest.mark.parametrize(
    ("name", "players", "options", "level"),
    [(*case, level) for case in CASES for level in levels(case[0], create(case[0], case[1], **case[2]).options)],
)
def test_every_level_plays_whole_games_and_explains_what_it_does(
    name: str, players: int, options: dict[str, object], level: str
) -> None:
    check_bots_play(create(name, players, **options), (level,) * players, 11)


def test_nothing_is_below_the_top_level_of_a_game_that_has_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = msgspec.structs.replace(games.spec("gonuts"), bots={})
    monkeypatch.setattr(importlib.import_module("dicehouse.bots.levels"), "spec", lambda _: alone)
    assert levels("gonuts") == TOP_LEVELS
    assert level_below("gonuts", PERFECT) is None
