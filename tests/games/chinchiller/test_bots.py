"""The levels: they finish every game, say what they do, and the better ones win more."""

from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pytest

from dicehouse.bots import Bot, levels, make_bot
from dicehouse.core.errors import BotError
from dicehouse.games import create
from dicehouse.games.chinchiller.actions import Claim, Reroll, Take
from dicehouse.games.chinchiller.bots import selfplay, two_player_table
from dicehouse.games.chinchiller.sand import CLAIMS, Sand, worth
from games.chinchiller.bot_tables import play, wins
from games.chinchiller.scenes import blind_turn, scene
from support import Table

LEVELS = ("novice", "regular", "expert", "perfect")


def test_there_are_four_levels() -> None:
    assert levels("chinchiller", create("chinchiller", 2).options) == LEVELS
    assert levels("chinchiller", create("chinchiller", 3).options) == (*LEVELS[:3], "master")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("series", [False, True])
def test_all_levels_finish_a_game_and_explain_every_choice(players: int, series: bool) -> None:
    game = create("chinchiller", players, series=series)

    def watch(state: Any, bots: list[Bot]) -> None:
        for seat in state.actors:
            view, choices = game.view(state, seat), game.choices(state, seat)
            candidates = bots[seat].candidates(view, choices)
            assert [candidate.action for candidate in candidates] == [choice.action for choice in choices]
            assert sum(candidate.weight for candidate in candidates) == pytest.approx(1)
            assert all(0 <= candidate.weight <= 1 for candidate in candidates)
            assert bots[seat].candidates(view, choices) == candidates  # no dice of its own in its thoughts

    names = tuple(LEVELS[(seat + players) % len(LEVELS)] for seat in range(players))
    assert game.outcome(play(game, names, players, watch if not series else None)) is not None


@pytest.mark.parametrize(("sand", "supply"), [(0, 0), (5, 40), (200, 5000)])
def test_rules_of_thumb_need_no_table(sand: int, supply: int) -> None:
    game = create("chinchiller", 2, sand=sand, supply=supply)
    for level in LEVELS[:-1]:
        assert game.outcome(play(game, (level, level), 1)) is not None
    with pytest.raises(BotError) as caught:
        make_bot(game, "perfect", 0, Random(1))
    assert caught.value.code == "bots.unsolved"
    assert caught.value.details["command"].startswith("dicehouse solve chinchiller --players 2")  # type: ignore[union-attr]


@pytest.mark.parametrize(("sand", "supply"), [(0, 0), (40, 4000)])
def test_more_than_two_play_with_any_sand(sand: int, supply: int) -> None:
    game = create("chinchiller", 3, sand=sand, supply=supply)
    assert game.outcome(play(game, ("master",) * 3, 2)) is not None


def test_the_solved_game_serves_any_sand_at_the_start() -> None:
    game = create("chinchiller", 2, sand=100)
    assert game.outcome(play(game, ("perfect", "perfect"), 3)) is not None


def test_the_starting_player_wins_as_often_as_solved() -> None:
    game = create("chinchiller", 2, first=0)
    games = 1000
    won = 0
    for seed in range(games):
        outcome = game.outcome(play(game, ("perfect", "perfect"), seed))
        assert outcome is not None
        won += outcome.winners == (0,)
    value = two_player_table.value(two_player_table.read(game), 0, 0, 24, 24)
    assert abs(won / games - value) < 4 * sqrt(value * (1 - value) / games)


@pytest.mark.parametrize(
    ("players", "better", "worse", "games"),
    [
        (2, "perfect", "regular", 300),
        (2, "perfect", "novice", 300),
        (2, "regular", "novice", 600),
        (3, "master", "regular", 150),
        (4, "master", "regular", 200),
        (5, "master", "regular", 200),
    ],
)
def test_a_better_level_wins_more(players: int, better: str, worse: str, games: int) -> None:
    share = wins(players, better, worse, games)
    assert share > 1 / players + sqrt((1 - 1 / players) / players / games)


def decide(level: str, table: Table, seat: int) -> dict[Any, Any]:
    bot = make_bot(table.match.game, level, seat, Random(1))
    return {candidate.action: candidate for candidate in bot.candidates(table.view(seat), table.match.choices(seat))}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_rolls_twenty_four_again_in_an_even_game(level: str) -> None:
    table = Table("chinchiller", 2, "12 12", first=0)
    thought = decide(level, table, 0)
    assert thought[Take()].weight > 0.9
    assert thought[Take()].value > thought[Reroll()].value


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_claims_more_than_was_rolled_when_it_was_much(level: str) -> None:
    table = scene((2, 0))
    table.roll("6 12")
    thought = decide(level, table, 1)
    assert sum(thought[Claim(claim)].weight for claim in CLAIMS if claim > 18) == 0


@pytest.mark.parametrize("level", ["regular", "expert", "perfect"])
def test_a_claim_of_nothing_is_doubted_more_than_a_high_one(level: str) -> None:
    trust = []
    for claim in (0, 15):
        table = scene((2, 0))
        blind_turn(table, "3 12", claim)
        trust.append(next(iter(decide(level, table, 0).values())).weight)
    assert trust[0] < trust[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_of_another_seat_is_refused(level: str) -> None:
    table = Table("chinchiller", 2, "6 12", first=0)
    bot = make_bot(table.match.game, level, 1, Random(1))
    with pytest.raises(BotError) as caught:
        bot.choose(table.view(0), table.match.choices(0))
    assert caught.value.code == "bots.view"


def test_training_moves_sand_as_the_rules_do() -> None:
    random = np.random.default_rng(1)
    for _ in range(400):
        players = int(random.integers(3, 6))
        piles = random.integers(0, 40, players)
        total = int(random.integers(0, 200))
        sand = Sand(tuple(map(int, piles)), total - int(piles.sum()))
        payer, receiver = map(int, random.choice(players, 2, replace=False))
        amount = int(random.choice(CLAIMS))
        for whole in (False, True):
            given, supply = selfplay.give(piles, sand.supply, payer, amount, whole)
            assert (tuple(given), supply) == sand.give(payer, amount, whole)[0]
        assert tuple(selfplay.pay(piles, payer, receiver, amount)) == sand.pay(payer, receiver, amount)[0].piles


def test_worth_is_what_the_regular_takes() -> None:
    """The regular stops at six, or at twelve with a x2 on the table."""
    for faces, stops in ((("3", "3"), True), (("1", "3"), False), (("x2", "3"), False), (("x2", "6"), True)):
        table = Table("chinchiller", 2, " ".join(faces), first=0)
        thought = decide("regular", table, 0)
        assert thought[Take()].weight == float(stops)
        assert thought[Take()].value == worth(faces)
