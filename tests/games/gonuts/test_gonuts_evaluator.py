"""The evaluator: values that fit together in every moment of a game, and no answer to what is no moment of it."""

from random import Random
from typing import Any

import msgspec
import pytest

from dicehouse.bots import evaluator, make_bot
from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.games import create
from dicehouse.games.gonuts.rules import GoNutsState
from dicehouse.kit import value_tables
from dicehouse.kit.evaluator import Evaluator

GAMES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (2, {"target": 9, "squirrels": 1, "acorns": 2, "cars": 3, "dogs": 3, "houses": 0}),
    (2, {"target": 13, "cars": 0, "first": 1}),
    (2, {"target": 12, "round": "live"}),
    (3, {"target": 10}),
    (3, {"target": 9, "squirrels": 4, "dogs": 2, "round": "live"}),
    (4, {"target": 7, "squirrels": 0}),
    (4, {"target": 7, "squirrels": 5}),
)


def moments(game: AnyGame, seed: int, count: int) -> list[Any]:
    """States of games in which everybody does anything."""
    random = Random(seed)
    states: list[Any] = []
    while len(states) < count:
        state = game.new()
        states.append(state)
        while state.due is not None or state.actors:
            if state.due is not None:
                state, _ = game.roll(state, state.due.sample(random.random))
            else:
                seat = random.choice(state.actors)
                state, _ = game.act(state, seat, random.choice(game.legal_actions(state, seat)))
            states.append(state)
    return states


@pytest.mark.parametrize(("players", "options"), GAMES, ids=str)
def test_values_fit_together_in_every_moment(players: int, options: dict[str, object]) -> None:
    game = create("gonuts", players, **options)
    judge = evaluator(game)
    live = options.get("round") == "live"
    assert judge.measure == "win"
    assert judge.exact is not live
    for state in moments(game, 1, 400):
        values = judge.position(game.view(state, 0))
        assert sum(values) == pytest.approx(1, abs=1e-9)
        assert min(values) >= -1e-12
        assert all(judge.position(game.view(state, viewer)) == values for viewer in range(1, players))
        outcome = game.outcome(state)
        if outcome is not None:
            assert values == tuple(float(seat in outcome.winners) for seat in range(players))
        if state.due is not None:
            check_landings(judge, game, state, values)
        else:
            assert judge.landings(game.view(state, 0)) == ()
        for seat in state.actors:
            candidates = judge.candidates(game.view(state, seat), game.choices(state, seat))
            assert [candidate.action for candidate in candidates] == list(game.legal_actions(state, seat))
            assert sum(candidate.weight for candidate in candidates) == 1
            if not state.waiting:
                best = max(candidate.value for candidate in candidates)
                assert values[seat] == pytest.approx(best, abs=1e-12)
                assert all(candidate.weight == 0 or candidate.value >= best - 1e-12 for candidate in candidates)
            for candidate in candidates:
                after, _ = game.act(state, seat, candidate.action)
                assert judge.position(game.view(after, seat))[seat] == pytest.approx(candidate.value, abs=1e-9)


def check_landings(judge: Evaluator, game: AnyGame, state: Any, values: tuple[float, ...]) -> None:
    landings = judge.landings(game.view(state, 0))
    assert len({landing.roll for landing in landings}) == len(landings)
    assert sum(landing.probability for landing in landings) == pytest.approx(1)
    for seat, value in enumerate(values):
        mean = sum(landing.probability * landing.values[seat] for landing in landings)
        assert mean == pytest.approx(value, abs=1e-9)
    for landing in landings[:3]:
        after, _ = game.roll(state, landing.roll)
        assert judge.position(game.view(after, 0)) == landing.values


def test_the_large_tables_fit_together_up_to_their_precision() -> None:
    game = create("gonuts", 3)
    judge = evaluator(game)
    for state in moments(game, 2, 300):
        if state.due is not None:
            values = judge.position(game.view(state, 0))
            landings = judge.landings(game.view(state, 0))
            for seat, value in enumerate(values):
                mean = sum(landing.probability * landing.values[seat] for landing in landings)
                assert mean == pytest.approx(value, abs=3e-7)  # kept with seven digits, and the last seat is a rest


def test_before_the_draw_everybody_has_the_same_chance() -> None:
    for players in (2, 3):
        game = create("gonuts", players)
        values = evaluator(game).position(game.view(game.new(), 1))
        assert values == pytest.approx([1 / players] * players, abs=3e-7)


def test_perfect_is_the_greedy_player_of_the_evaluator() -> None:
    game = create("gonuts", 2)
    judge, bot = evaluator(game), make_bot(game, "perfect", 1, Random(3))
    state = GoNutsState(None, (1,), (20, 30), 1, 6, 2, ("acorn", "acorn"))
    view, choices = game.view(state, 1), game.choices(state, 1)
    assert bot.candidates(view, choices) == judge.candidates(view, choices)
    best = max(judge.candidates(view, choices), key=lambda candidate: candidate.value)
    assert bot.choose(view, choices) == best.action


def test_points_that_win_are_banked_and_rolling_on_with_them_is_judged_too() -> None:
    game = create("gonuts", 2)
    judge = evaluator(game)
    state = GoNutsState(None, (0,), (45, 30), 0, 7, 4, ("acorn", "acorn", "acorn", "squirrel"))
    bank, roll = judge.candidates(game.view(state, 0), game.choices(state, 0))
    assert (bank.value, bank.weight) == (1.0, 1.0)
    assert 0.9 < roll.value < 1


CHOICE = GoNutsState(None, (0,), (4, 9), 0, 3, 4, ("acorn", "acorn", "car", "squirrel", "squirrel"))


def choice_view(**changes: Any) -> Any:
    game = create("gonuts", 2, first=0)
    return msgspec.structs.replace(game.view(msgspec.structs.replace(CHOICE, points=2), 0), **changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"viewer": 2},
        {"viewer": -1},
        {"actors": (1,)},
        {"actors": (0, 1)},
        {"actors": ()},
        {"throwers": (0,)},
        {"due": ("squirrel",)},
        {"due": ("squirrel",) * 4},
        {"due": ("squirrel",) * 4, "throwers": (0,)},
        {"due": ("squirrel",) * 4, "throwers": (0,), "actors": ()},
        {"due": ("poodle",)},
        {"target": 51},
        {"scores": (4, 9, 0)},
        {"scores": (4,)},
        {"scores": (-1, 9)},
        {"scores": (50, 9)},
        {"scores": (4, 50)},
        {"scores": (4.5, 9)},
        {"scores": None},
        {"turn": 1},
        {"turn": 2},
        {"turn": None},
        {"points": -1},
        {"points": 1},
        {"points": 2.5},
        {"points": "many"},
        {"dice": 0},
        {"dice": 5},
        {"dice": 6},
        {"waiting": (1,)},
        {"waiting": (0,)},
        {"winner": 0},
        {"winner": 1, "actors": ()},
        {"faces": ()},
        {"faces": ("acorn",) * 6},
        {"faces": ("acorn", "acorn", "dog", "squirrel", "squirrel")},
        {"faces": ("squirrel",) * 5},
        {"faces": ("car",) * 5},
        {"faces": ("acorn", "acorn", "acorn", "squirrel")},
    ],
    ids=str,
)
def test_a_view_that_can_be_no_moment_of_the_game_is_refused(changes: dict[str, Any]) -> None:
    game = create("gonuts", 2, first=0)
    judge = evaluator(game)
    assert sum(judge.position(choice_view())) == pytest.approx(1)
    with pytest.raises(BotError) as caught:
        judge.position(choice_view(**changes))
    assert caught.value.code == "bots.view"


FIVE = ("squirrel",) * 5


@pytest.mark.parametrize(
    ("options", "changes"),
    [
        ({}, {"waiting": (0,)}),
        ({}, {"waiting": (2, 1)}),
        ({}, {"waiting": (1, 2, 3)}),
        ({}, {"points": -1}),
        ({}, {"points": 1, "faces": ("acorn", "acorn", "car", "car", "car")}),
        ({}, {"faces": ()}),
        ({}, {"faces": ("squirrel",) * 4}),
        ({}, {"dice": 4}),
        ({}, {"due": ("squirrel",) * 5 + ("dog",)}),
        ({}, {"throwers": (0, 1)}),
        ({}, {"actors": (0, 1, 2)}),
        ({"houses": 0}, {"points": 1}),
        ({"houses": 0}, {"waiting": (1,), "due": ("squirrel",) * 5 + ("dog",), "throwers": (0, 1)}),
        ({"round": "live"}, {"actors": (0, 1)}),
        ({"round": "live"}, {"actors": (1, 2)}),
        ({"round": "live"}, {"faces": ()}),
        ({"round": "live"}, {"actors": (), "due": ("dog",), "throwers": (0,)}),
        ({"round": "live"}, {"actors": (), "due": ("squirrel",) * 5, "throwers": (0,)}),
        ({"round": "live"}, {"actors": (), "due": ("squirrel",) * 5 + ("dog",) * 2, "throwers": (0, 1, 2)}),
    ],
    ids=str,
)
def test_a_round_that_can_never_be_is_refused(options: dict[str, Any], changes: dict[str, Any]) -> None:
    game = create("gonuts", 3, first=0, target=9, **options)
    judge = evaluator(game)
    state, _ = game.roll(game.new(), FIVE)
    view = game.view(state, 0)
    assert sum(judge.position(view)) == pytest.approx(1)
    with pytest.raises(BotError) as caught:
        judge.position(msgspec.structs.replace(view, **changes))
    assert caught.value.code == "bots.view"


def test_points_and_dice_that_never_meet_are_refused() -> None:
    # nothing but acorns: all five dice stay, and points come by fives; without cars no die leaves play
    dice: list[tuple[dict[str, int], list[tuple[str, ...]]]] = [
        ({"squirrels": 0, "cars": 0}, [("acorn",) * 5, ("acorn",) * 4, ("acorn",)]),
        ({"cars": 0}, [("acorn",) * 3 + ("squirrel",) * 2, ("acorn",) * 3 + ("squirrel",)]),
    ]
    for options, (right, *wrong) in dice:
        game = create("gonuts", 2, first=0, target=30, **options)
        judge = evaluator(game)

        def view(faces: tuple[str, ...], game: AnyGame = game) -> Any:
            in_play = 5 if len(faces) == 1 else len(faces)
            return game.view(GoNutsState(None, (0,), (0, 0), 0, faces.count("acorn"), in_play, faces), 0)

        assert sum(judge.position(view(right))) == pytest.approx(1)
        for faces in wrong:
            with pytest.raises(BotError):
                judge.position(view(faces))


def test_whoever_has_no_choice_is_given_none() -> None:
    game = create("gonuts", 2, first=0)
    judge = evaluator(game)
    with pytest.raises(BotError) as caught:
        judge.candidates(game.view(game.new(), 0), game.choices(CHOICE, 0))
    assert caught.value.code == "bots.view"


def test_a_live_round_is_judged_as_beats_and_says_that_it_is_no_exact_value() -> None:
    live, beats = (create("gonuts", 2, target=20, first=0, round=way) for way in ("live", "beats"))
    loose, exact = evaluator(live), evaluator(beats)
    assert (loose.exact, exact.exact) == (False, True)
    rounds = [game.view(game.roll(game.new(), FIVE)[0], 0) for game in (live, beats)]
    assert loose.position(rounds[0]) == exact.position(rounds[1])
    assert loose.position(live.view(live.new(), 0)) == exact.position(beats.view(beats.new(), 0))
    state, _ = live.roll(live.new(), FIVE)
    (roller,) = loose.candidates(live.view(state, 0), live.choices(state, 0))
    (other,) = loose.candidates(live.view(state, 1), live.choices(state, 1))
    assert roller.weight == other.weight == 1
    # acorns help the roller, and a dog helps the others
    assert roller.value > loose.position(rounds[0])[0]
    assert other.value > loose.position(rounds[0])[1]


def test_a_missing_table_names_the_command(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(value_tables.FOLDER, str(tmp_path))
    with pytest.raises(BotError) as caught:
        make_bot(create("gonuts", 3, target=60), "perfect", 0, Random(1))
    assert caught.value.code == "bots.unsolved"
    assert caught.value.sentence.endswith("dicehouse solve gonuts --players 3 --option target=60")
