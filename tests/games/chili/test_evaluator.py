"""What positions are worth: values that fit each other, and fit what the rules make of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from dicehouse.bots import evaluator, make_bot
from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.games import create
from dicehouse.games.chili.actions import Reroll, Turn, Write
from dicehouse.games.chili.bots.score_arrays import possible_points
from dicehouse.games.chili.pad import SPACES
from dicehouse.games.chili.par import PAR
from dicehouse.games.chili.rules import EMPTY, ChiliState
from dicehouse.kit.evaluator import Evaluator

EXACT = 1e-9


def moments(game: AnyGame, seed: int, level: str = "regular") -> Iterator[ChiliState]:
    """Every state of a game among bots."""
    random = Random(seed)
    bots = [make_bot(game, level, seat, Random(seed + seat)) for seat in range(game.players)]
    state = game.new()
    while True:
        yield state
        if state.due is not None:
            state, _ = game.roll(state, state.due.sample(random.random))
        elif state.actors:
            seat = state.actors[0]
            action = bots[seat].choose(game.view(state, seat), game.choices(state, seat))
            state, _ = game.act(state, seat, action)
        else:
            return


def test_par_is_what_the_solver_expects_alone() -> None:
    for rolls, par in enumerate(PAR, 1):
        game = create("chili", 1, rolls=rolls)
        (expected,) = evaluator(game).position(game.view(game.new(), 0))
        assert par == round(expected)
        assert game.options.facts()["par"] == par
    assert "par" not in create("chili", 1, rolls=len(PAR) + 1).options.facts()  # nobody has solved it


def written(empty: list[str], total: int) -> tuple[int, ...]:
    """A pad with these empty spaces and so many points."""
    ways: dict[int, tuple[int, ...]] = {0: ()}
    for space, possible in zip(SPACES, possible_points(), strict=True):
        options = [EMPTY] if space in empty else sorted(possible)
        ways = {sum_ + max(points, 0): (*pad, points) for sum_, pad in ways.items() for points in options}
    return ways[total]


def late(spaces: dict[int, str], totals: list[int], left: list[int], turn: int, faces: str = "") -> ChiliState:
    """A late moment: each seat has these empty spaces (names between spaces) and has written so many points."""
    pads = [written(spaces.get(seat, "").split(), total) for seat, total in enumerate(totals)]
    dice = tuple(faces.split())
    state = ChiliState(None, (turn,), tuple(pads), tuple(left), turn, dice, (), ())
    if not dice:
        fresh: Any = create("chili", len(totals), first=turn).new() if len(totals) > 1 else create("chili", 1).new()
        state = ChiliState(fresh.due, (), tuple(pads), tuple(left), turn, (), (1, 2, 3, 4, 5, 6), ())
    return state


@pytest.mark.parametrize(("players", "every"), [(1, 3), (2, 5), (3, 11)])
def test_a_position_is_worth_its_best_action_and_a_roll_the_mean_of_its_landings(players: int, every: int) -> None:
    game = create("chili", players, first=0)
    judge = evaluator(game)
    assert (judge.exact, judge.measure) == ((True, "points") if players == 1 else (False, "win"))
    seen = {"chosen": 0, "rolled": 0}
    for number, state in enumerate(moments(game, seed=players)):
        if number % every or number > 40 * players:
            continue
        viewer = number % players
        values = judge.position(game.view(state, viewer))
        assert len(values) == players
        if players > 1:
            assert sum(values) == pytest.approx(1)
            assert all(0 <= value <= 1 for value in values)
        for seat in state.actors:
            choices = game.choices(state, seat)
            candidates = judge.candidates(game.view(state, seat), choices)
            assert [candidate.action for candidate in candidates] == [choice.action for choice in choices]
            best = max(candidate.value for candidate in candidates)
            assert best == pytest.approx(values[seat], abs=EXACT)
            (taken,) = [candidate for candidate in candidates if candidate.weight]
            assert taken.weight == 1
            assert taken.value == pytest.approx(best, abs=EXACT)
            seen["chosen"] += 1
        if state.due is not None and len(state.due.dice) <= 4:
            landings = judge.landings(game.view(state, viewer))
            assert [landing.roll for landing in landings] == [roll for roll, _ in state.due.outcomes()]
            for seat in range(players):
                mean = sum(landing.probability * landing.values[seat] for landing in landings)
                assert mean == pytest.approx(values[seat], abs=EXACT)
            for landing in landings[:: max(1, len(landings) // 3)]:
                after, _ = game.roll(state, landing.roll)
                assert judge.position(game.view(after, viewer)) == pytest.approx(landing.values, abs=EXACT)
            seen["rolled"] += 1
    assert min(seen.values()) >= 2


def test_the_first_roll_of_a_turn_lands_in_46656_ways_and_on_average_as_expected() -> None:
    game = create("chili", 1)
    judge = evaluator(game)
    view = game.view(game.new(), 0)
    landings = judge.landings(view)
    assert len(landings) == 6**6
    assert sum(landing.probability for landing in landings) == pytest.approx(1)
    mean = sum(landing.probability * landing.values[0] for landing in landings)
    assert mean == pytest.approx(judge.position(view)[0], abs=1e-8)


def test_alone_the_value_of_a_position_is_the_points_so_far_and_those_to_come() -> None:
    game = create("chili", 1)
    judge = evaluator(game)
    state = late({0: "6"}, [200], [0], 0, "6 6 6 6 6 1")
    assert judge.position(game.view(state, 0)) == (230,)
    state = late({0: "6"}, [200], [0], 0, "6 6 6 6 6 6*")
    assert judge.position(game.view(state, 0)) == (275,)
    over, _ = game.act(state, 0, Write("6"))
    assert judge.position(game.view(over, 0)) == (275,)
    assert judge.landings(game.view(over, 0)) == ()


def test_turning_may_be_taken_back_so_it_is_worth_what_the_position_is() -> None:
    game = create("chili", 1)
    state = late({0: "6"}, [100], [0], 0, "6 2* 6 6 5* 1")
    state = msgspec.structs.replace(state, turnable=(2, 5))
    judge = evaluator(game)
    values = {one.action: one for one in judge.candidates(game.view(state, 0), game.choices(state, 0))}
    assert values[Write("6")].value == 118
    assert {one.value for action, one in values.items() if isinstance(action, Turn)} == {130}
    assert values[Turn(2, 6)].weight == 1
    bot = make_bot(game, "perfect", 0, Random(1))
    taken = []
    while state.actors:
        action = bot.choose(game.view(state, 0), game.choices(state, 0))
        taken.append(action)
        state, _ = game.act(state, 0, action)
    assert taken == [Turn(2, 6), Turn(5, 6), Write("6")]


def test_the_last_turn_of_all_is_exact_and_ties_are_shared() -> None:
    game = create("chili", 2, first=0)
    judge = evaluator(game)
    gained = (24, 24, 24, 24, 30, 30)  # die 5 shows 1 to 4, its red that is turned to a six, or a six
    for theirs in (150, 174, 175, 180, 200):
        state = late({1: "6"}, [theirs, 150], [0, 1], 1, "6 6 6 6 1 1")
        candidates = judge.candidates(game.view(state, 1), game.choices(state, 1))
        value = next(one.value for one in candidates if one.action == Reroll((5,)))
        chance = sum((150 + gain > theirs) + (150 + gain == theirs) / 2 for gain in gained) / 6
        assert value == pytest.approx(chance, abs=EXACT)
        best = max(one.value for one in candidates)
        assert judge.position(game.view(state, 0)) == pytest.approx((1 - best, best), abs=EXACT)


@pytest.mark.parametrize("space", ["6", "chance", "red"])
def test_the_turn_before_the_last_knows_what_the_last_will_do(space: str) -> None:
    game = create("chili", 2, first=0)
    judge = evaluator(game)
    state = late({0: "chance", 1: space}, [200, 190], [2, 4], 0, "6 5 4 3 3 1")
    candidates = judge.candidates(game.view(state, 0), game.choices(state, 0))
    (write,) = [one for one in candidates if isinstance(one.action, Write)]
    after, _ = game.act(state, 0, write.action)
    assert judge.position(game.view(after, 1))[0] == pytest.approx(
        write.value, abs=1e-6
    )  # the table has single precision


def test_when_the_others_are_done_two_spaces_are_exact_as_well() -> None:
    game = create("chili", 2, first=0)
    judge = evaluator(game)
    state = late({1: "chance red"}, [250, 190], [0, 5], 1, "6 5 4 3 3 1")
    candidates = judge.candidates(game.view(state, 1), game.choices(state, 1))
    for one in candidates:
        if isinstance(one.action, Write):
            after, _ = game.act(state, 1, one.action)
            assert judge.position(game.view(after, 1))[1] == pytest.approx(one.value, abs=1e-6)


def test_a_player_far_behind_takes_risks_that_cost_points() -> None:
    game = create("chili", 2, first=0)
    state = late({1: "6"}, [230, 150], [0, 2], 1, "6 6 6 6 1 1")
    needed = make_bot(game, "perfect", 1, Random(0)).candidates(game.view(state, 1), game.choices(state, 1))
    (taken,) = [one for one in needed if one.weight]
    assert isinstance(taken.action, Reroll)  # what lies there would lose for sure
    state = late({1: "6"}, [180, 150], [0, 2], 1, "6 6 6 6 1 1")
    needed = make_bot(game, "perfect", 1, Random(0)).candidates(game.view(state, 1), game.choices(state, 1))
    (taken,) = [one for one in needed if one.weight]
    assert taken.action == Write("6")  # 24, and 10 for the rolls
    assert taken.value == pytest.approx(1)


def test_before_the_draw_everybody_is_equal_and_the_draw_is_fair() -> None:
    for players in (2, 3):
        game = create("chili", players)
        judge = evaluator(game)
        view = game.view(game.new(), 0)
        assert judge.position(view) == pytest.approx((1 / players,) * players)
        landings = judge.landings(view)
        assert [landing.roll for landing in landings] == [(str(seat),) for seat in range(players)]
        for seat in range(players):
            mean = sum(one.probability * one.values[seat] for one in landings)
            assert mean == pytest.approx(1 / players)


def test_a_finished_game_is_won_or_shared() -> None:
    game = create("chili", 2, first=0)
    state = late({1: "chance"}, [220, 200], [0, 0], 1, "6 5 4 3 1 1")
    over, _ = game.act(state, 1, Write("chance"))
    assert evaluator(game).position(game.view(over, 0)) == (0.5, 0.5)
    state = late({1: "chance"}, [221, 200], [0, 0], 1, "6 5 4 3 1 1")
    over, _ = game.act(state, 1, Write("chance"))
    assert evaluator(game).position(game.view(over, 1)) == (1, 0)


def test_every_view_of_a_game_is_accepted() -> None:
    for players, rolls, seed in ((1, 30, 1), (2, 12, 2), (4, 5, 3), (3, 1, 4)):
        game = create("chili", players, rolls=rolls)
        judge: Any = evaluator(game)
        for state in moments(game, seed, "novice"):
            for viewer in range(players):
                assert judge.accepts(game.view(state, viewer)), state


NONSENSE: dict[str, dict[str, Any]] = {
    "a seat that is not there": {"viewer": 2},
    "a spectator": {"viewer": -1},
    "the pad of another edition": {"spaces": ("1", "2", "3", "4", "5", "6", "ROOD", "STR", "GLK", "KANS")},
    "a pad too few": {"pads": ((None,) * 10,)},
    "a space too few": {"pads": ((None,) * 9, (None,) * 10)},
    "points that no dice make": {"pads": ((None,) * 9 + (1,), (None,) * 10), "totals": (1, 0)},
    "points of a wrong kind": {"pads": ((None,) * 9 + ("20",), (None,) * 10)},
    "a wrong total": {"totals": (20, 0)},
    "more rolls than there are": {"left": (31, 30)},
    "fewer rolls than none": {"left": (-1, 30)},
    "nobody in turn": {"turn": None},
    "a stranger in turn": {"turn": 2},
    "two who act": {"actors": (0, 1)},
    "the wrong one acts": {"actors": (1,)},
    "nobody acts": {"actors": ()},
    "dice that are due while somebody acts": {"due": ("chili1",)},
    "a face that is not on the die": {"faces": ("1", "2", "3", "4", "5", "6")},
    "five dice": {"faces": ("2", "3", "4", "5", "6")},
    "no dice": {"faces": ()},
    "a red that may not be turned": {"turnable": ()},
    "dice that may be turned twice": {"turnable": (1, 1)},
    "a seventh die": {"turnable": (1, 7)},
    "dice in the air and on the table": {"rolling": (2,)},
    "a winner too early": {"winners": (0,)},
    "a first turn that used no roll": {"left": (30, 30)},
    "an opponent who rolled before the first turn": {"left": (29, 29)},
    "an opponent who is ahead": {"pads": ((None,) * 10, (None,) * 8 + (20, 20)), "totals": (0, 40), "left": (29, 28)},
    "an opponent without rolls": {"left": (29, 0)},
    "no view at all": {},
}


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_is_refused(name: str) -> None:
    game = create("chili", 2, first=0)
    judge: Evaluator = evaluator(game)
    state, _ = game.roll(game.new(), ("1*", "3", "4", "5", "6", "2"))
    view: Any = game.view(state, 0)
    choices = game.choices(state, 0)
    judge.candidates(view, choices)  # this one is sound
    broken = msgspec.structs.replace(view, **NONSENSE[name]) if NONSENSE[name] else "view"
    for ask in (judge.position, judge.landings, lambda view: judge.candidates(view, choices)):
        with pytest.raises(BotError) as caught:
            ask(broken)
        assert caught.value.code == "bots.view"


def test_a_game_that_nobody_solved_says_how() -> None:
    for players in (1, 2):
        with pytest.raises(BotError) as caught:
            evaluator(create("chili", players, rolls=77))
        assert caught.value.code == "bots.unsolved"
        assert f"dicehouse solve chili --players {players} --option rolls=77" in str(caught.value)
