"""The bots of every level: legal, finite, and true to what they explain."""

from random import Random

import pytest

from dicehouse.bots import bot_names, levels, make_bot
from dicehouse.core.errors import BotError
from dicehouse.games import create
from dicehouse.games.chili.actions import Reroll, Turn, Write
from dicehouse.games.chili.rules import ChiliState


def play(names: list[str], seed: int, **options: object) -> tuple[tuple[int, ...], int]:
    """The scores of a game among bots, and how many decisions it took; what they explain is checked on the way."""
    game = create("chili", len(names), **options)
    random = Random(seed)
    bots = [make_bot(game, name, seat, Random(seed)) for seat, name in enumerate(names)]
    state, decisions = game.new(), 0
    while state.due is not None or state.actors:
        if state.due is not None:
            state, _ = game.roll(state, state.due.sample(random.random))
            continue
        seat = state.actors[0]
        view, choices = game.view(state, seat), game.choices(state, seat)
        candidates = bots[seat].candidates(view, choices)
        assert [candidate.action for candidate in candidates] == [choice.action for choice in choices]
        assert sum(candidate.weight for candidate in candidates) == pytest.approx(1)
        assert bots[seat].candidates(view, choices) == candidates
        action = bots[seat].choose(view, choices)
        assert next(one.weight for one in candidates if one.action == action) > 0
        state, _ = game.act(state, seat, action)
        decisions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.scores, decisions


def test_all_four_levels_are_there() -> None:
    assert levels("chili") == ("novice", "regular", "expert", "master", "perfect")
    assert "score" in bot_names("chili")


@pytest.mark.parametrize(
    ("names", "rolls"),
    [
        (["novice"], 30),
        (["regular"], 30),
        (["expert"], 15),
        (["perfect"], 15),
        (["novice", "regular", "expert"], 12),
        (["perfect", "expert"], 12),
        (["perfect", "novice", "regular", "score"], 6),
        (["expert", "perfect"], 1),
    ],
)
def test_every_level_finishes_its_games(names: list[str], rolls: int) -> None:
    scores, decisions = play(names, seed=3, rolls=rolls, edition="dutch")
    assert len(scores) == len(names)
    assert decisions <= (rolls + 10) * 7 * len(names)


def test_levels_without_a_table_play_with_any_number_of_rolls() -> None:
    play(["novice", "regular"], seed=1, rolls=45)
    with pytest.raises(BotError) as caught:
        make_bot(create("chili", 1, rolls=45), "expert", 0, Random(1))
    assert caught.value.code == "bots.unsolved"


def test_higher_levels_score_more() -> None:
    means = {
        name: sum(play([name], seed)[0][0] for seed in range(games)) / games
        for name, games in (("novice", 20), ("regular", 20))
    }
    assert means["regular"] > means["novice"] + 20


def test_the_regular_turns_a_red_where_it_helps_and_then_writes() -> None:
    game = create("chili", 1)
    pad = (0, 0, 0, 0, 0, -1, 0, 0, 0, 0)
    state = ChiliState(None, (0,), (pad,), (0,), 0, ("6", "2*", "6", "6", "5", "6"), (), (2,))
    bot = make_bot(game, "regular", 0, Random(1))
    assert bot.choose(game.view(state, 0), game.choices(state, 0)) == Turn(2, 6)
    state, _ = game.act(state, 0, Turn(2, 6))
    assert bot.choose(game.view(state, 0), game.choices(state, 0)) == Write("6")


def test_the_novice_forgets_that_a_saved_roll_is_worth_something() -> None:
    game = create("chili", 1)
    pad = (0, 0, 0, 0, 0, 0, 0, 0, 0, -1)
    state = ChiliState(None, (0,), (pad,), (9,), 0, ("6", "6", "6", "6", "3", "1"), (), ())
    view, choices = game.view(state, 0), game.choices(state, 0)
    novice = make_bot(game, "novice", 0, Random(1)).candidates(view, choices)
    expert = make_bot(game, "expert", 0, Random(1)).candidates(view, choices)
    likely = max(novice, key=lambda one: one.weight)
    assert isinstance(likely.action, Reroll)
    assert max(expert, key=lambda one: one.weight).action == Write("chance")
