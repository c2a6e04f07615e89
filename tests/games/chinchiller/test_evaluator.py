"""The evaluator: what it remembers, what it thinks of every kind of moment, and what it refuses."""

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from dicehouse.bots import RandomBot, evaluator
from dicehouse.core.errors import BotError
from dicehouse.games import create
from dicehouse.games.chinchiller.actions import Claim
from dicehouse.games.chinchiller.bots.evaluator import ChinchillerEvaluator
from dicehouse.games.chinchiller.bots.memory import SandMemory
from dicehouse.games.chinchiller.bots.throw_odds import CHANCES, CLOSES, FRESH, THROWS
from dicehouse.games.chinchiller.bots.turn_analysis import BlindTurn, OpenTurn, Position, value_function
from dicehouse.games.chinchiller.sand import CLAIMS, Sand, worth
from games.chinchiller.scenes import blind_turn, scene
from support import Table

CLEAR = 1e-6
"""Candidates that are played are the best ones, up to this; the table itself is finer than its gap."""


def moments(players: int, seed: int, games: int, **options: object) -> Any:
    """Every state of some random games, with what each seat remembers by then."""
    game = create("chinchiller", players, **options)
    judge_of = evaluator(game) if options.get("supply", 745) == 745 else None
    random = Random(seed)
    for _ in range(games):
        memories = [SandMemory(game) for _ in range(players)]
        bots = [RandomBot(game, seat, Random(random.random())) for seat in range(players)]
        state = game.new()
        while True:
            yield game, judge_of, state, memories
            if state.due is not None:
                state, events = game.roll(state, state.due.sample(random.random))
            elif state.actors:
                (seat,) = state.actors
                action = bots[seat].choose(game.view(state, seat), game.choices(state, seat))
                state, events = game.act(state, seat, action)
            else:
                break
            for seat, memory in enumerate(memories):
                memory.notice(tuple(event.for_viewer(seat) for event in events))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("series", [False, True])
@pytest.mark.parametrize("supply", [745, 150])
def test_every_seat_knows_where_the_sand_is_by_listening(players: int, series: bool, supply: int) -> None:
    blind = 0
    for game, _, state, memories in moments(players, 5, 2, series=series, supply=supply, sand=20):
        for seat, memory in enumerate(memories):
            assert memory.sand == state.sand
            if game.outcome(state) is None:
                assert memory.blinded == state.blinded
                blind += game.view(state, seat).piles is None
    assert blind > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_values_hang_together_at_every_moment(players: int) -> None:
    """Chances sum to 1; before a roll they are the mean over its landings; before a choice, over what is chosen."""
    for game, mind, state, memories in moments(players, 11, 2):
        for seat, memory in enumerate(memories):
            view = game.view(state, seat)
            values = mind.position(view, memory)
            assert sum(values) == pytest.approx(1)
            landings = mind.landings(view, memory)
            assert bool(landings) == bool(view.due)
            if landings:
                assert sum(landing.probability for landing in landings) == pytest.approx(1)
                mean = np.sum([np.multiply(landing.probability, landing.values) for landing in landings], axis=0)
                assert mean == pytest.approx(np.array(values), abs=3e-5 if players == 2 else 1e-9)
            if seat in state.actors:
                candidates = mind.candidates(view, game.choices(state, seat), memory)
                assert [candidate.action for candidate in candidates] == list(game.legal_actions(state, seat))
                assert sum(candidate.weight for candidate in candidates) == pytest.approx(1)
                mean = sum(candidate.weight * candidate.value for candidate in candidates)
                assert mean == pytest.approx(values[seat], abs=1e-9)


def test_what_is_played_is_best() -> None:
    """Two players: every candidate with a weight is as good as any other."""
    for game, mind, state, memories in moments(2, 12, 25):
        assert mind.exact
        for seat in state.actors:
            view = game.view(state, seat)
            candidates = mind.candidates(view, game.choices(state, seat), memories[seat])
            best = max(candidate.value for candidate in candidates)
            for candidate in candidates:
                assert candidate.weight == 0 or candidate.value >= best - CLEAR, view


def test_more_players_claim_and_answer_for_the_difference() -> None:
    """Blind player and announcer play for the difference of their chances: what has a weight is best by that."""
    value_of = value_function(create("chinchiller", 4))
    for piles, blind, teller in (((24, 24, 24, 24), 0, 1), ((90, 40, 60, 10), 2, 3), ((5, 120, 80, 100), 3, 0)):
        closed = tuple(2 if seat == blind else 1 for seat in range(4))
        turn = BlindTurn(value_of, Position(Sand(piles, 745 - sum(piles)), closed, (blind,), blind), teller)
        gain = turn.claim_values[:, :, teller] - turn.claim_values[:, :, blind]
        for amount in range(len(CLAIMS)):
            assert gain[amount][turn.mix[amount] > 0] == pytest.approx(gain[amount].max(), abs=1e-8)
        for claim, trust in enumerate(turn.believe):
            loss = turn.accept[claim] - turn.challenge_value(claim)
            accepting = loss[blind] - loss[teller]
            assert trust == 0 or accepting >= -1e-8
            assert trust == 1 or accepting <= 1e-8


@cache
def mind() -> ChinchillerEvaluator:
    found = evaluator(create("chinchiller", 2, first=0))
    assert isinstance(found, ChinchillerEvaluator)
    return found


def test_before_the_start_both_have_the_mean_of_starting_and_not() -> None:
    game = create("chinchiller", 2)
    drawn = evaluator(game)
    view = game.view(game.new(), 1)
    assert drawn.position(view) == pytest.approx((0.5, 0.5))
    landings = drawn.landings(view)
    assert [landing.roll for landing in landings] == [("0",), ("1",)]
    assert landings[0].values == pytest.approx(landings[1].values[::-1])
    first = create("chinchiller", 2, first=0)
    assert landings[0].values == pytest.approx(mind().position(first.view(first.new(), 0)))


def test_when_it_is_over_the_winner_has_won() -> None:
    table = scene((2, 1), turn=1)
    table.roll("chinchiller x2")  # a tie, and seat 1 saw for longer
    for seat in (0, 1):
        assert mind().position(table.view(seat)) == (0.0, 1.0)
        assert mind().landings(table.view(seat)) == ()


def test_only_those_who_see_are_told_how_the_dice_may_land() -> None:
    table = scene((2, 0))
    assert mind().landings(table.view(0)) == ()
    landings = mind().landings(table.view(1))
    assert len(landings) == 21
    worths = {worth(landing.roll): landing.values for landing in landings}
    assert worths[24][1] < worths[0][1]  # the announcer would rather pay nothing


def test_a_lie_that_cannot_be_believed_is_not_told() -> None:
    table = scene((2, 0))
    table.roll("12 12")
    view = table.view(1)
    candidates = {c.action: c for c in mind().candidates(view, table.match.choices(1))}
    assert candidates[Claim(0)].weight == 0
    assert candidates[Claim(24)].value <= max(candidate.value for candidate in candidates.values())


@pytest.mark.parametrize("piles", [(24, 24), (80, 40), (30, 90)])
def test_who_only_counts_throws_expects_the_mean_of_those_who_see(piles: tuple[int, int]) -> None:
    """A blind opponent hears how often the dice are thrown: the chances before and after must agree."""
    start = Position(Sand(piles, 745 - sum(piles)), (1, 2), (1,), 0)
    turn = OpenTurn(value_function(create("chinchiller", 2)), False, start)
    assert turn.unseen_value(0, True) == pytest.approx(turn.throws[FRESH])
    ended = np.zeros(2)
    choice, stop, stopped = 0.0, 0.0, np.zeros(2)
    for throw in THROWS[FRESH]:
        if throw.then >= 0:
            choice += throw.chance
            if turn.stops(throw.amount, throw.then):
                stop += throw.chance
                stopped += throw.chance * turn.takes[throw.amount]
        else:
            ended += throw.chance * (turn.close if throw.then == CLOSES else turn.takes[throw.amount])
    assert ended + choice * turn.unseen_value(1, False) == pytest.approx(turn.throws[FRESH])
    if stop < choice:
        assert stopped + (choice - stop) * turn.unseen_value(1, True) == pytest.approx(
            choice * turn.unseen_value(1, False)
        )


def test_the_chances_of_a_blind_roll_come_from_the_dice() -> None:
    game = create("chinchiller", 2, first=0)
    chances = dict.fromkeys(CLAIMS, 0.0)
    for roll, chance in game.new().due.outcomes():
        chances[worth(roll)] += float(chance)
    assert list(chances.values()) == pytest.approx(list(CHANCES))


def seeing() -> Any:
    table = Table("chinchiller", 2, "6 12", first=0)
    return table.view(0)


def claim_values() -> Any:
    table = scene((2, 0))
    blind_turn(table, "6 12", 4)
    return table.view(0)


NONSENSE: dict[str, tuple[Any, dict[str, Any]]] = {
    "three players": (seeing, {"closed": (0, 0, 0)}),
    "three eyes": (seeing, {"closed": (0, 3)}),
    "piles of three": (seeing, {"piles": (24, 24, 24)}),
    "sand from nowhere": (seeing, {"piles": (24, 25)}),
    "less than nothing": (seeing, {"piles": (-1, 49)}),
    "no piles, though it sees": (seeing, {"piles": None}),
    "no such face": (seeing, {"faces": ("6", "7")}),
    "one die": (seeing, {"faces": ("6",)}),
    "no choice with these dice": (seeing, {"faces": ("x2", "chinchiller")}),
    "dice on the table and in the air": (seeing, {"rolling": (0,)}),
    "a claim though it sees": (seeing, {"claim": 4}),
    "an announcer though it sees": (seeing, {"announcer": 1}),
    "the wrong actor": (seeing, {"actors": (1,)}),
    "two actors": (seeing, {"actors": (0, 1)}),
    "nobody's turn": (seeing, {"turn": None}),
    "no such turn": (seeing, {"turn": 2}),
    "over and not over": (seeing, {"winners": (0,)}),
    "everybody blind": (claim_values, {"closed": (2, 2)}),
    "no such claim": (claim_values, {"claim": 5}),
    "the blind see dice": (claim_values, {"faces": ("6", "12")}),
    "the blind see piles": (claim_values, {"piles": (24, 24)}),
    "the blind announce": (claim_values, {"announcer": 0}),
    "no such game": (claim_values, {"game": 2}),
    "a series": (claim_values, {"games": 6}),
    "totals of one": (claim_values, {"totals": (0,)}),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_refused(what: str) -> None:
    make, changes = NONSENSE[what]
    view = make()
    assert len(mind().position(view)) == 2  # as it was, it made sense
    with pytest.raises(BotError) as caught:
        mind().position(replace(view, **changes))
    assert caught.value.code == "bots.view"


def test_a_player_without_a_choice_is_refused() -> None:
    table = Table("chinchiller", 2, "6 12", first=0)
    with pytest.raises(BotError) as caught:
        mind().candidates(table.view(1), table.match.choices(0))
    assert caught.value.code == "bots.view"


def test_dice_in_the_air_that_cannot_be_are_refused() -> None:
    table = Table("chinchiller", 2, "6 chinchiller", first=0)
    table.act(0, "reroll")
    view = table.view(1)
    assert len(mind().landings(view)) == 6
    for changes in ({"rolling": (0, 1)}, {"rolling": (1,)}, {"due": ()}, {"throwers": (1,)}, {"faces": ("x2", "x2")}):
        with pytest.raises(BotError):
            mind().landings(replace(view, **changes))
