"""Random games, from the first state to the last."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from dicehouse.core import play
from dicehouse.core.dice import Roll
from dicehouse.core.game import Action, AnyGame
from dicehouse.core.match import Match
from dicehouse.core.play import Transition
from dicehouse.core.record import SeatInfo
from dicehouse.dice.seeded import SeededDice

MOST_STEPS = 50_000
"""The limit on the steps of a random game; one that takes more counts as endless."""


def random_steps(game: AnyGame, seed: int) -> Iterator[Transition]:
    """Every step of one random game: seats that may act and legal actions are all equally likely.

    Raises:
        AssertionError: the game does not end.
    """
    random = Random(seed)
    state = game.new()
    for _ in range(MOST_STEPS):
        if state.due is not None:
            made = play.roll(game, state, state.due.sample(random.random))
        elif state.actors:
            seat = random.choice(state.actors)
            made = play.act(game, state, seat, random.choice(game.legal_actions(state, seat)))
        else:
            return
        yield made
        state = made.after
    raise AssertionError(f"{game.name} with {game.options} and seed {seed} did not end in {MOST_STEPS} steps")


def random_states(game: AnyGame, seed: int) -> Iterator[Any]:
    """Every state of one random game, the first and the last included."""
    yield game.new()
    for made in random_steps(game, seed):
        yield made.after


def random_match(game: AnyGame, seed: int) -> Match:
    """One random game as a match with its record."""
    random = Random(seed)
    dice = SeededDice(seed)
    match = Match(game, [SeatInfo(f"Player {seat}") for seat in range(game.players)])
    match.use_dice(dice.line())
    match.settle(dice.roll)
    while match.outcome is None:
        seat = random.choice(match.actors)
        match.act(seat, random.choice(game.legal_actions(match.state, seat)))
        match.settle(dice.roll)
        assert len(match.entries) < MOST_STEPS, "the game does not end"
    return match


def tell_late(late: AnyGame, steps: Sequence[Transition]) -> Iterator[Transition]:
    """The steps of the same game with dice told late: dice lie as they were thrown, and are told when they are due.

    Args:
        late: the rules with dice told late.
        steps: all steps of a game with dice told at once.
    """
    lying: dict[tuple[int, ...], Roll] = {}
    waiting: list[tuple[int, Action]] = []
    """What seats did and the late game has not asked for yet, in order."""
    state = late.new()
    for made in steps:
        if made.roll is not None:
            lying[made.before.due.seats] = made.roll
        else:
            assert made.seat is not None
            assert made.action is not None
            waiting.append((made.seat, made.action))
        while state != made.after:  # else both wait for the same
            due = state.due
            if due is not None and due.seats in lying:
                told = play.roll(late, state, lying.pop(due.seats))
            elif due is None and (ready := _possible(late, state, waiting)):
                waiting.remove(ready)
                told = play.act(late, state, *ready)
            else:
                break
            yield told
            state = told.after


def _possible(game: AnyGame, state: Any, waiting: Sequence[tuple[int, Action]]) -> tuple[int, Action] | None:
    """The first of these actions that is legal now."""
    return next((one for one in waiting if one[1] in game.legal_actions(state, one[0])), None)
