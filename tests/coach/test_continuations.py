"""The evaluators behind the coach beside a slow method that goes through all continuations of small games.

Go Nuts! and Chili Dice have theirs beside their solvers (`tests/games`). Here are the two games in which
players know different things: what every seat has at every moment, every choice, every landing. What is hidden is
weighed by going through all that it may be.
"""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from coach.continuations import Continuations, Worth, expected
from dicehouse import create
from dicehouse.bots import evaluator, solve
from dicehouse.core import play
from dicehouse.core.game import Action, AnyGame, Choice
from dicehouse.games.chinchiller.bots import two_player_table
from dicehouse.games.chinchiller.bots.memory import SandMemory
from dicehouse.games.chinchiller.sand import Sand
from dicehouse.games.dixkibluff.bots import solver
from dicehouse.kit import value_tables
from dicehouse.kit.evaluator import Evaluator, Memory
from games.chinchiller.bot_tables import SlowSolver

REACH, SUPPLY, SAND, THROWS = 4, 12, 6, 2
ROUNDED = 3 / two_player_table.STEPS
"""Table and solver keep so many digits."""


def plays_of(judge: Evaluator) -> Any:
    """How the players play that an evaluator has in mind: as it weighs their choices."""

    def plays(view: Any, choices: tuple[Choice, ...], memory: Memory) -> dict[Action, float]:
        return {one.action: one.weight for one in judge.candidates(view, choices, memory)}

    return plays


def compare(game: AnyGame, judge: Evaluator, found: Continuations, seat: int, most: float) -> tuple[int, int]:
    """Hold every chance, choice and landing of a seat to the tree; gives the numbers of choices and landings."""
    choices = landed = 0
    for moments in found.alike(seat):
        one, chance = moments[0], expected(moments, seat)
        if not one.ways or chance is None:
            continue
        view, memory = game.view(one.state, seat), one.memories[seat]
        assert judge.position(view, memory)[seat] == pytest.approx(chance, abs=most), view
        if seat in one.state.actors:
            for candidate in judge.candidates(view, game.choices(one.state, seat), memory):
                worth = expected(moments, seat, candidate.action)
                if worth is not None:
                    assert candidate.value == pytest.approx(worth, abs=most), (view, candidate)
                    choices += 1
        for landing in judge.landings(view, memory):
            assert landing.values[seat] == pytest.approx(expected(moments, seat, landing.roll), abs=most), view
            landed += 1
    return choices, landed


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A game of Chinchiller Dice with little sand, solved: a small lead counts as won."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(value_tables.FOLDER, str(tmp_path_factory.mktemp("tables")))
        patch.setattr(two_player_table, "REACH", REACH)
        game = create("chinchiller", 2, first=0, sand=SAND, supply=SUPPLY)
        solve(game)
        slow = SlowSolver(game, REACH)
        slow.solve(game.new())
        yield game, evaluator(game), slow


def turn(game: Any, eyes: tuple[int, int], piles: tuple[int, int]) -> tuple[Any, list[SandMemory]]:
    """The beginning of a turn of seat 0, and what both remember."""
    blinded = tuple(seat for seat, closed in enumerate(eyes) if closed == 2)
    sand = Sand(piles, SUPPLY - sum(piles))
    state = replace(game.new(), closed=eyes, blinded=blinded, sand=sand)
    memories = [SandMemory(game) for _ in eyes]
    for memory in memories:
        memory.sand, memory.blinded = sand, blinded
    return game._begin_turn(state, 0), memories


@pytest.mark.parametrize("eyes", two_player_table.PAIRS, ids=str)
def test_turns_of_chinchiller_dice_are_worth_what_all_their_continuations_say(
    small: Any, eyes: tuple[int, int]
) -> None:
    game, judge, slow = small
    choices = landed = 0
    for piles in [key[2:] for key in slow.values if key[:2] == eyes][::2]:
        start, memories = turn(game, eyes, piles)

        def stops(state: Any, rolls: int) -> Worth | None:
            """After the turn, and where open eyes throw once more after a few throws: the slow solver knows."""
            over = state.turn != 0 or game.outcome(state) is not None or (state.due is not None and rolls == THROWS)
            mine = slow.chance(state, 0) if over else None
            return None if mine is None else np.array([mine, 1 - mine])

        found = Continuations(game, start, memories, plays_of(judge), stops)
        for seat in (0, 1):
            counted = compare(game, judge, found, seat, ROUNDED)
            choices, landed = choices + counted[0], landed + counted[1]
    assert choices > 20
    assert landed > 20


HALF_PRECISION = 1e-3
"""The book keeps what choices are worth in sixteen bits."""
Duel = tuple[int, int]


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str, str], tuple[AnyGame, Any]]]:
    """DiXkiBluff with three faces, its endgames solved, by two of its options."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(value_tables.FOLDER, str(tmp_path_factory.mktemp("tables")))
        patch.setattr(solver, "LEARNING", 400)

        def by(knowledge: str, calls: str) -> tuple[AnyGame, Any]:
            game = create("dixkibluff", 3, faces="pi,bomb,figure", knowledge=knowledge, calls=calls)
            solve(game)
            return game, evaluator(game)

        yield by


def last_two(game: AnyGame, judge: Evaluator, dice: Duel) -> tuple[Any, list[Memory], Duel]:
    """A round that two players have left to them, with so many dice of the first bettor and of the other.

    Whatever comes is played until it comes up; also what everybody remembers, and the two seats.
    """
    for seed in count():
        random, state = Random(seed), game.new()
        memories = [judge.memory(seat) for seat in range(game.players)]
        while game.outcome(state) is None:
            left = [seat for seat in range(game.players) if state.dice[seat] and seat != state.turn]
            if state.phase == "place" and len(left) == 1 and (state.dice[state.turn], state.dice[left[0]]) == dice:
                return state, memories, (state.turn, left[0])
            if state.due is not None:
                made = play.roll(game, state, state.due.sample(random.random))
            else:
                seat = random.choice(state.actors)
                made = play.act(game, state, seat, random.choice(game.legal_actions(state, seat)))
            for seat, memory in enumerate(memories):
                memory.notice(made.visible(seat))
            state = made.after
    raise AssertionError


@pytest.mark.parametrize(
    ("knowledge", "calls", "dice"),
    [
        ("own", "paced", (1, 1)),
        ("own", "paced", (1, 2)),
        ("own", "paced", (2, 1)),
        ("sealed", "paced", (1, 1)),
        ("own", "live", (1, 1)),
    ],
)
def test_what_two_players_are_left_with_is_worth_what_all_continuations_say(
    solved: Any, knowledge: str, calls: str, dice: Duel
) -> None:
    game, judge = solved(knowledge, calls)
    book = judge.book
    start, memories, (first, other) = last_two(game, judge, dice)
    begun = start.round

    def stops(state: Any, rolls: int) -> Worth | None:
        """After the round: what the book says, and says of itself, as this very test shows of every entry."""
        worth = np.zeros(game.players)
        if state.phase == "over":
            worth[state.turn] = 1.0
        elif state.round > begun:
            waits = first + other - state.turn
            worth[state.turn] = book.value(state.dice[state.turn], state.dice[waits])
            worth[waits] = 1 - worth[state.turn]
        else:
            return None
        return worth

    def plays(view: Any, choices: tuple[Choice, ...], memory: Any) -> Any:
        """As the book mixes; where its own play never comes, nobody can say."""
        bets = tuple(said.bet for said in memory.said)
        if view.phase != "place" and book.advice(*dice, bets, view.hands[view.viewer]) is None:
            return None
        return plays_of(judge)(view, choices, memory)

    found = Continuations(game, start, memories, plays, stops)
    assert found.start.worth is not None
    assert found.start.worth[first] == pytest.approx(book.value(*dice), abs=1e-6)
    counted = [compare(game, judge, found, seat, HALF_PRECISION) for seat in (first, other)]
    assert min(choices for choices, _ in counted) > 10
    assert (counted[1][1] > 0) == (knowledge == "own")  # only who sees their dice land learns from it
