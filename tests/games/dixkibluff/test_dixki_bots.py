"""The levels and the evaluator: they finish every kind of table, explain what they do, and refuse nonsense."""

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from dicehouse.bots import bot_names, evaluator, make_bot
from dicehouse.core.errors import BotError
from dicehouse.games import create
from dicehouse.games.dixkibluff.actions import Bet, DiXe, Doubt, Pass
from dicehouse.games.dixkibluff.bots.evaluator import DiXkiBluffEvaluator
from dicehouse.games.dixkibluff.bots.odds import hands_of
from dicehouse.games.dixkibluff.bots.playout import ParallelRounds, PlayModel, Playout, RoundEnds
from dicehouse.games.dixkibluff.bots.start_values import StartValues, features, shares
from dicehouse.games.dixkibluff.bots.train import fit
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import DiXkiBluffView
from dicehouse.kit.bot import Bot
from dicehouse.testing.playouts import random_states
from games.dixkibluff.rounds import all_pass, bid, deal, next_round, place

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 3, "calls": "live"},
    {"players": 4, "knowledge": "sealed", "dice": 4},
    {"players": 3, "knowledge": "sealed", "calls": "live"},
    {"players": 3, "faces": "pi,figure"},
    {"players": 3, "faces": "pi,pi,bomb,sun"},
    {"players": 6, "faces": "sun,sun"},
    {"players": 9, "dice": 3, "first": "4"},
)


def table(players: int, **options: object) -> DiXkiBluff:
    game = create("dixkibluff", players, **options)
    assert isinstance(game, DiXkiBluff)
    return game


def play(game: DiXkiBluff, names: list[str], seed: int, check: bool = True) -> int:
    """One game; the winner. Live, whoever wants to call first in seat order does."""
    random = Random(seed)
    bots = [make_bot(game, name, seat, Random(seed * 31 + seat)) for seat, name in enumerate(names)]
    state = game.new()
    for _ in range(20_000):
        if state.due is not None:
            state, events = game.roll(state, state.due.sample(random.random))
        elif state.actors:
            seat, action = _chosen(game, state, bots, check)
            state, events = game.act(state, seat, action)
        else:
            return state.turn
        for seat, bot in enumerate(bots):
            bot.notice(tuple(event.for_viewer(seat) for event in events))
    raise AssertionError("the game does not end")


def _chosen(game: DiXkiBluff, state: Any, bots: list[Bot], check: bool) -> tuple[int, Any]:
    for seat in reversed(state.actors):  # those who may cut in first, the one in turn last
        view, choices = game.view(state, seat), game.choices(state, seat)
        if check:
            candidates = bots[seat].candidates(view, choices)
            assert [one.action for one in candidates] == [choice.action for choice in choices]
            total = sum(one.weight for one in candidates)
            waits = seat != state.turn and state.phase == "bet"
            assert total == pytest.approx(1) or (waits and 0 <= total < 1)
            assert all(one.weight >= 0 for one in candidates)
            assert candidates == bots[seat].candidates(view, choices)
        action = bots[seat].choose(view, choices)
        if action is not None:
            return seat, action
    raise AssertionError("the one in turn must act")


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_level_finishes_every_kind_of_table(options: dict[str, Any]) -> None:
    game = table(**options)
    names = [name for name in bot_names("dixkibluff") if name != "random"]
    seated = [names[seat % len(names)] for seat in range(game.players)]
    for seed in range(1 if game.players > 6 else 2):
        order = seated[seed:] + seated[:seed]
        if game.players < len(names) and seed:
            order = names[-game.players :]
        assert 0 <= play(game, order, seed, check=game.players < 9) < game.players


def test_the_list_of_bots_is_weakest_first_with_a_yardstick() -> None:
    assert bot_names("dixkibluff") == ("novice", "regular", "expert", "odds", "master", "random")


@pytest.mark.parametrize(("strong", "weak", "least"), [("master", "odds", 10), ("expert", "odds", 10)])
def test_reading_bets_beats_the_odds_of_one_hand(strong: str, weak: str, least: int) -> None:
    """Of 18 games against two, one in three is what an equal would win."""
    game = table(3)
    wins = 0
    for number in range(18):
        names = [weak] * 3
        names[number % 3] = strong
        wins += play(game, names, 400 + number, check=False) == number % 3
    assert wins >= least


def test_regular_beats_novice() -> None:
    game = table(3)
    wins = sum(
        play(game, ["regular" if seat == number % 3 else "novice" for seat in range(3)], number, check=False)
        == number % 3
        for number in range(90)
    )
    assert wins >= 45


def judge(players: int = 3, **options: object) -> DiXkiBluffEvaluator:
    found = evaluator(create("dixkibluff", players, **options))
    assert isinstance(found, DiXkiBluffEvaluator)
    return found


def test_positions_are_chances_and_landings_average_to_them() -> None:
    for options in TABLES[:6]:
        game = table(**options)
        minds = judge(**options)
        for number, state in enumerate(random_states(game, 5)):
            for seat in range(game.players):
                view = game.view(state, seat)
                if number % 7 and not (state.due is not None and number < 9):
                    continue
                position = minds.position(view)
                assert sum(position) == pytest.approx(1)
                assert all(value == 0 for value, dice in zip(position, view.dice, strict=True) if not dice)
                landings = minds.landings(view)
                assert bool(landings) == bool(view.due)
                if landings:
                    assert sum(one.probability for one in landings) == pytest.approx(1)
                    for player in range(game.players):
                        mean = sum(one.probability * one.values[player] for one in landings)
                        assert mean == pytest.approx(position[player])


def test_a_better_throw_is_worth_more() -> None:
    minds = judge(first=0)
    game = table(3, first=0)
    values = {tuple(one.roll): one.values[0] for one in minds.landings(game.view(game.new(), 0))}
    assert len(values) == 56
    strong = np.mean([value for roll, value in values.items() if roll.count("figure") >= 2])
    weak = np.mean([value for roll, value in values.items() if "figure" not in roll and len(set(roll)) == 3])
    assert strong > weak


def test_a_hopeless_bet_is_doubted_and_a_sure_one_is_not() -> None:
    game = table(3, first=0)
    scene = deal("sun sun sun", "pi pi bomb", "sun sun figure")
    bid(scene, "9 sun")
    view = scene.view(1)
    candidates = {one.action: one for one in judge(first=0).candidates(view, game.choices(scene.state, 1))}
    assert candidates[Doubt()].weight == 1
    scene = deal("sun sun sun", "sun sun figure", "pi pi pi")
    bid(scene, "3 sun")
    candidates = {one.action: one for one in judge(first=0).candidates(scene.view(1), game.choices(scene.state, 1))}
    assert candidates[Doubt()].weight == 0
    assert candidates[Doubt()].value < max(one.value for one in candidates.values()) - 0.05


def test_exactly_right_is_called_when_it_is_known() -> None:
    """All dice but the bettor's own are the caller's: one die to guess, and it was bet on."""
    scene = deal("sun sun sun", "sun sun figure", "pi pi pi")
    bid(scene, "6 sun")
    scene.act(1, "doubt")  # holds: seat 1 has two dice
    assert scene.state.dice == (3, 2, 3)
    minds = judge(first=0)
    view = replace(scene.view(0))
    assert minds.position(view)[1] < minds.position(view)[2]


def endgame() -> Any:
    """Two players left with one die each; seat 0 places."""
    scene = deal("sun sun sun", "sun sun sun", "sun sun sun")
    while sum(dice > 0 for dice in scene.state.dice) > 2 or max(scene.state.dice) > 1:
        dice = scene.state.dice
        first = scene.state.turn
        left = [seat for seat in range(3) if dice[seat]]
        following = left[(left.index(first) + 1) % len(left)]
        # the first bettor loses dice by betting too much while they have more than one, the next by doubting what holds
        shown = sum(dice)
        too_many = dice[first] > 1 and (len(left) == 2 or dice[following] == 1)
        if too_many:
            scene.act(first, f"bet {shown} pi")
        else:
            scene.act(first, f"bet {shown} sun")
        all_pass(scene)
        scene.act(following, "doubt")
        if scene.state.phase == "place":
            if max(scene.state.dice) == 1 and sum(scene.state.dice) == 2:
                break
            next_round(scene)
    return scene


def test_endgames_are_played_by_the_book() -> None:
    scene = endgame()
    assert sorted(scene.state.dice) == [0, 1, 1]
    first = scene.state.turn
    minds, game = judge(first=0), scene.match.game
    assert minds.position(scene.view(first))[first] == pytest.approx(0.5, abs=0.001)
    places = minds.candidates(scene.view(first), game.choices(scene.state, first))
    assert [one.weight for one in places] == pytest.approx(
        [advice.share for _, advice in minds.book.places(1, 1)], abs=1e-9
    )
    memory = minds.memory(first)
    place(scene, first, "sun")
    scene.roll("pi")
    memory.notice(scene.match.entries[-1].visible(first))
    candidates = minds.candidates(scene.view(first), game.choices(scene.state, first), minds.memory(first))
    advice = minds.book.advice(1, 1, (), ("sun",))
    assert advice is not None
    assert [one.weight for one in candidates] == pytest.approx([advice[one.action].share for one in candidates])
    best = max(one.value for one in candidates)
    assert all(one.value >= best - 0.02 for one in candidates if one.weight > 0.01)


def test_asked_for_dixe_the_book_passes_with_everything_else() -> None:
    scene = endgame()
    first = scene.state.turn
    place(scene, first, "sun")
    scene.roll("sun")
    other = next(seat for seat, dice in enumerate(scene.state.dice) if dice and seat != first)
    minds, game = judge(first=0), scene.match.game
    memory = minds.memory(other)
    entry = scene.match.act(first, "bet 1 sun")
    memory.notice(entry.visible(other))
    asked = minds.candidates(scene.view(other), game.choices(scene.state, other), memory)
    advice = minds.book.advice(1, 1, (Bet(1, ("sun",)),), ("sun",))
    assert advice is not None
    by_action = {one.action: one.weight for one in asked}
    assert by_action[DiXe()] == pytest.approx(advice[DiXe()].share)
    assert by_action[Pass()] == pytest.approx(1 - advice[DiXe()].share)
    if by_action[Pass()] > 0:
        scene.act(other, "pass")
        spoken = minds.candidates(scene.view(other), game.choices(scene.state, other), memory)
        rest = 1 - advice[DiXe()].share
        for one in spoken:
            assert one.weight == pytest.approx(advice[one.action].share / rest)


def test_dice_are_laid_so_that_every_hand_comes_as_often_as_planned() -> None:
    """Die by die, the weights multiply to the planned share of the hand."""
    scene = deal("sun sun sun", "pi pi pi", "bomb bomb bomb")
    bid(scene, "3 sun")
    scene.act(1, "doubt")
    minds, game = judge(first=0), scene.match.game
    state = scene.state
    found: dict[tuple[str, ...], float] = {}

    def lay(state: Any, share: float) -> None:
        if state.phase != "place":
            hand = state.hands[0]
            found[hand] = found.get(hand, 0.0) + share
            return
        for one in minds.candidates(game.view(state, 0), game.choices(state, 0)):
            if one.weight:
                lay(game.act(state, 0, one.action)[0], share * one.weight)

    lay(state, 1.0)
    assert sum(found.values()) == pytest.approx(1)
    assert found["sun", "sun", "sun"] == pytest.approx(found["pi", "pi", "pi"])
    assert len(found) >= 11


NONSENSE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("wrong number of seats", {"dice": (3, 3)}),
    ("dice from nowhere", {"dice": (4, 3, 3)}),
    ("too few dice", {"dice": (3, 3, 2)}),
    ("negative dice", {"dice": (7, 3, -1)}),
    ("a face no die has", {"hands": (("moon", "pi", "pi"), None, None)}),
    ("too few in hand", {"hands": (("pi", "pi"), None, None)}),
    ("a hand one may not know", {"hands": (("pi", "pi", "pi"), ("pi", "pi", "pi"), None)}),
    ("no own hand", {"hands": (None, None, None)}),
    ("more than there is", {"number": 10}),
    ("none", {"number": 0}),
    ("a symbol nobody can bet on", {"symbols": ("figure",)}),
    ("twice the same", {"symbols": ("sun", "sun")}),
    ("not in order", {"symbols": ("sun", "pi")}),
    ("no symbol", {"symbols": ()}),
    ("half a bet", {"bettor": None}),
    ("a bettor that is not there", {"bettor": 5}),
    ("bettor in turn", {"turn": 0}),
    ("somebody else acts", {"actors": (2, 1)}),
    ("the bettor is asked", {"actors": (0,)}),
    ("dice in the air", {"throwers": (1,), "due": ("dixe",) * 3}),
    ("another phase", {"phase": "place"}),
    ("no phase at all", {"phase": "sleep"}),
    ("a later round without a showdown", {"round": 3}),
    ("somebody won", {"winner": 1}),
    ("nobody looks", {"viewer": -1}),
    ("a seat that is not there", {"viewer": 3}),
)


@pytest.mark.parametrize(("what", "change"), NONSENSE, ids=lambda value: value if isinstance(value, str) else "")
def test_nonsense_is_refused(what: str, change: dict[str, Any]) -> None:
    scene = deal("sun pi pi", "sun sun sun", "pi pi pi")
    scene.act(0, "bet 2 sun")
    minds = judge(first=0)
    view = scene.view(0)
    assert sum(minds.position(view)) == pytest.approx(1)
    with pytest.raises(BotError) as caught:
        minds.position(replace(view, **change))
    assert caught.value.code == "bots.view"


def test_every_view_of_random_games_is_sound_and_no_view_fits_another_table() -> None:
    minds = {str(options): judge(**options) for options in TABLES}
    for options in TABLES:
        game = table(**options)
        for state in random_states(game, 3):
            for seat in range(game.players):
                assert minds[str(options)].accepts(game.view(state, seat))
        view = game.view(game.new(), 0)
        for other, mind in minds.items():
            if mind.game.players != game.players or mind.game.options.dice != game.options.dice:
                assert not mind.accepts(view), other


def test_a_showdown_must_lead_to_the_dice_on_the_table() -> None:
    scene = deal("sun sun sun", "pi pi pi", "bomb bomb bomb")
    bid(scene, "3 sun")
    scene.act(1, "doubt")
    minds = judge(first=0)
    view = scene.view(0)
    assert isinstance(view, DiXkiBluffView)
    assert minds.accepts(view)
    assert view.last is not None
    for change in ({"winner": 1}, {"counts": (2,)}, {"caller": 0}, {"number": 0}, {"dixe": True}):
        assert not minds.accepts(replace(view, last=replace(view.last, **change)))
    assert not minds.accepts(replace(view, dice=(2, 3, 3)))


def test_a_view_alone_is_enough() -> None:
    """Without a memory the standing bet is all there is to read."""
    scene = deal("sun pi pi", "sun sun sun", "pi pi pi")
    bid(scene, "1 sun", "1 sun pi")
    minds, game = judge(first=0), scene.match.game
    choices = game.choices(scene.state, 2)
    alone = minds.candidates(scene.view(2), choices)
    assert sum(one.weight for one in alone) == pytest.approx(1)
    memory = minds.memory(2)
    for entry in scene.match.entries:
        memory.notice(entry.visible(2))
    told = minds.candidates(scene.view(2), choices, memory)
    assert [one.action for one in told] == [one.action for one in alone]
    assert [one.value for one in told] != [one.value for one in alone]


def test_lanes_end_as_the_rules_would_end_them() -> None:
    """Every lane of a playout ends in a call that the rules settle in the same way, by the lane's own hands."""
    game = table(4)
    dice = (3, 1, 2, 3)
    random = np.random.default_rng(4)
    many = 300
    counts = np.zeros((many, 4, 5), dtype=np.int64)
    for seat, count in enumerate(dice):
        hands = hands_of(game.die, game.symbols, count)
        counts[:, seat] = hands.counts[random.choice(len(hands.hands), size=many, p=hands.chance)]
    lanes = ParallelRounds(
        counts,
        np.zeros(many, dtype=np.int64),
        np.zeros((many, 5), dtype=bool),
        np.zeros(many, dtype=np.int64),
        np.full(many, 2),
        np.zeros((many, 4), dtype=bool),
    )
    ends = Playout(game.die, game.symbols, dice, PlayModel(exact=0.3)).run(lanes, random)
    assert isinstance(ends, RoundEnds)
    totals = counts.sum(axis=1)
    for lane in range(many):
        found = totals[lane][lanes.named[lane]]
        assert 1 <= lanes.number[lane] <= sum(dice)
        assert ends.bettor[lane] == lanes.bettor[lane] != ends.caller[lane]
        if ends.dixe[lane]:
            assert ends.right[lane] == (found == lanes.number[lane]).all()
        else:
            assert ends.right[lane] == (found < lanes.number[lane]).any()
            assert ends.caller[lane] == lanes.turn[lane]
    assert set(ends.dixe) == {0, 1}


def test_worth_of_dice_is_a_chance_that_grows_with_them() -> None:
    game = table(5)
    worth = StartValues(game, None)
    for first in range(5):
        values = worth.start((3, 2, 1, 0, 2), first) if first != 3 else worth.start((3, 2, 1, 1, 2), first)
        assert sum(values) == pytest.approx(1)
        assert values[0] == max(values)
    assert worth.start((3, 2, 1, 0, 2), 0)[3] == 0
    assert worth.start((0, 0, 2, 0, 0), 2) == (0, 0, 1, 0, 0)


def test_the_fit_finds_weights_that_made_the_winners() -> None:
    random = np.random.default_rng(2)
    true = np.array([1.8, 0.5, -0.3, 0.2])
    starts = []
    for _ in range(6000):
        dice = tuple(int(one) for one in random.integers(1, 7, size=4))
        first = int(random.integers(4))
        starts.append((dice, first, int(random.choice(4, p=shares(true, dice, first)))))
    assert fit(starts) == pytest.approx(true, abs=0.15)
    assert features((2, 0, 1, 3), 3).tolist() == [
        [np.log(2), 0, 1, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 1],
        [np.log(3), 1, 0, 0],
    ]
