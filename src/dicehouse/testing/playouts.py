"""Random games, from the first moment to the last."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from dicehouse.core.dice import Roll
from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame
from dicehouse.core.match import Match
from dicehouse.core.record import SeatInfo
from dicehouse.dice.seeded import SeededDice

MOST_STEPS = 50_000
"""A random game that takes longer counts as endless."""


class Moment(NamedTuple):
    """A state of a random game, and how the game went on from there; at the end there is no step."""

    state: Any
    seat: int | None
    """Who acted; None for a roll, or at the end."""
    step: Action | Roll | None
    events: tuple[Event, ...]


def playout(game: AnyGame, seed: int) -> Iterator[Moment]:
    """Every moment of one random game."""
    random = Random(seed)
    state = game.new()
    for _ in range(MOST_STEPS):
        before = state
        if state.due is not None:
            roll = state.due.sample(random.random)
            state, events = game.roll(state, roll)
            yield Moment(before, None, roll, events)
        elif state.actors:
            seat = random.choice(state.actors)
            action = random.choice(game.legal_actions(state, seat))
            state, events = game.act(state, seat, action)
            yield Moment(before, seat, action, events)
        else:
            yield Moment(state, None, None, ())
            return
    raise AssertionError(f"{game.name} with {game.options} and seed {seed} did not end in {MOST_STEPS} steps")


def play_out(game: AnyGame, seed: int) -> Match:
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
