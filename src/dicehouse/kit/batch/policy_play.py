"""Games between minds: players who were compiled into tables, many games at once.

A mind is a table of chances: how likely it takes the first of two options, by everything it looks at. A game that has
minds says by its own `spot` where in the table a moment stands.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.kit.batch.bitfields import choose, look
from dicehouse.kit.batch.jit import bound
from dicehouse.kit.batch.kernel_api import (
    CHOICE,
    DICE,
    OVER,
    PAUSE,
    STATUS,
    act,
    begin,
    begin_turn,
    draw,
    land,
    option,
    pause,
    score,
    winners,
)
from dicehouse.kit.batch.loops import (
    GROUP,
    LANES,
    MADE,
    MOST_COLUMNS,
    NOTHING,
    NUMBER,
    room_for_chance,
    room_for_states,
)
from dicehouse.kit.batch.random import begin_chance, next_bits

ROLLS, NOTES, STARTER = MOST_COLUMNS - 3, MOST_COLUMNS - 4, MOST_COLUMNS - 5
"""The columns of rolls made, of what was noteworthy, and of who began."""
NOTE_BITS = 16
"""So many bits count one noteworthy thing."""
MOST_THINGS = 3
"""So many things fit into one number."""
CHANCE_BITS = np.uint64(40)
"""A random number without so many of its bits is compared with a chance of a mind."""
SURE = 1 << (64 - int(CHANCE_BITS))
"""The chance 1."""


class Policies(NamedTuple):
    """What tabulates the bots of a game and lets them play each other on its compiled form."""

    refusal: Callable[[Any, tuple[str, ...], int], str]
    """Gets the rules, the bots and how many games; says why they cannot be played so, or is empty."""
    arena: Callable[[Any, tuple[str, ...], int], Any]
    """Gets the rules, the bots and how many processes may work; makes the tables."""


def spot(tables: Any, states: Any, lane: int, seat: Any, mind: Any) -> Any:
    """Where in the table of a mind this moment stands, for the seat that is to choose."""
    raise NotImplementedError


class Notes(NamedTuple):
    """What is to be counted, for each step of a game."""

    options: NDArray[Any]
    """Counted events that an option brings, `NOTE_BITS` for each."""
    landings: NDArray[Any]
    """The same for rolls."""
    starters: NDArray[Any]
    """By roll: who begins then, from 1 on; 0 where that is not what is rolled for."""
    starter: int
    """Who begins where nobody rolls for it, from 1 on, else 0."""


class Endings(NamedTuple):
    """How games ended, a row for each."""

    won: NDArray[Any]
    """A bit for each seat, the lowest for seat 0."""
    scores: NDArray[Any]
    decisions: NDArray[Any]
    rolls: NDArray[Any]
    notes: NDArray[Any]
    starters: NDArray[Any]
    """Who began."""

    @classmethod
    def room(cls, games: int, players: int) -> "Endings":
        """Room for so many games."""
        columns = (np.zeros(games, dtype=np.int64) for _ in range(5))
        return cls(next(columns), np.zeros((games, players), dtype=np.int64), *columns)


def throw_and_note(tables: Any, notes: Any, states: Any, lane: int, chance: Any) -> None:
    """Let the dice land that are due, and count."""
    begin_turn(tables, states, lane)
    states[ROLLS, lane] += np.int64(states[STATUS, lane] == DICE)
    roll = draw(tables, states, lane, next_bits(chance, lane))
    states[NOTES, lane] += look(notes.landings, roll)
    states[STARTER, lane] += look(notes.starters, roll)
    land(tables, states, lane, roll)


def choose_by_mind(tables: Any, minds: Any, sitting: Any, states: Any, lane: int, chance: Any) -> None:
    """The mind whose turn it is takes an option."""
    chosen = states[STATUS, lane] == CHOICE
    seat = option(tables, states, lane, 0) // tables.actions
    mind = sitting[max(states[NUMBER, lane], 0), seat]
    sure = minds[mind, np.uint64(choose(chosen, spot(tables, states, lane, seat, mind), 0))]
    first = np.int64(next_bits(chance, lane) >> CHANCE_BITS) < sure
    states[MADE, lane] += np.int64(chosen)
    act(tables, states, lane, choose(chosen and not first, 1, 0))


def close(tables: Any, states: Any, lane: int, endings: Any) -> None:
    """Write down how a game ended."""
    number = states[NUMBER, lane]
    endings.won[number] = winners(tables, states, lane)
    for seat in range(endings.scores.shape[1]):
        endings.scores[number, seat] = score(tables, states, lane, seat)
    endings.decisions[number] = states[MADE, lane]
    endings.rolls[number] = states[ROLLS, lane]
    endings.notes[number] = states[NOTES, lane]
    endings.starters[number] = states[STARTER, lane] - 1


def open_game(tables: Any, notes: Any, states: Any, lane: int, number: int) -> None:
    """Begin a game in a lane."""
    states[NUMBER, lane] = number
    begin(tables, states, lane)
    states[MADE, lane] = 0
    states[ROLLS, lane] = 0
    states[NOTES, lane] = 0
    states[STARTER, lane] = notes.starter


def contest(tables: Any, notes: Any, minds: Any, sitting: Any, seed: int, first: int, endings: Any) -> None:
    """Games from the beginning to the end, numbered from a first number on. `sitting` says who sits where in each."""
    states = room_for_states()
    chance = room_for_chance()
    games = len(sitting)
    for lane in range(LANES):
        states[STATUS, lane] = OVER
        states[NUMBER, lane] = NOTHING
    started = ended = 0
    while True:
        for group in range(0, LANES, GROUP):
            over = 0
            for lane in range(group, group + GROUP):
                over += states[STATUS, lane] >= OVER
            for lane in range(group, group + GROUP if over else group):
                if states[STATUS, lane] == PAUSE:
                    pause(tables, states, lane)
                if states[STATUS, lane] == OVER:
                    if states[NUMBER, lane] != NOTHING:
                        close(tables, states, lane, endings)
                        ended += 1
                    # where no game is left for a lane it plays on, and nobody asks how that ends
                    begin_chance(chance, lane, seed, first + started)
                    open_game(tables, notes, states, lane, started if started < games else NOTHING)
                    started += 1
        if ended == games:
            return
        for lane in range(LANES):
            throw_and_note(tables, notes, states, lane, chance)
        for lane in range(LANES):
            choose_by_mind(tables, minds, sitting, states, lane, chance)


@cache
def contest_of(kernel: ModuleType, spot_of_game: Callable[..., Any]) -> Any:
    """The loop for the game of a kernel, and where its moments stand in the tables of minds."""
    names = {**contest.__globals__, spot.__name__: spot_of_game}
    loop = FunctionType(contest.__code__, names, contest.__name__)
    return bound((throw_and_note, choose_by_mind, close, open_game), (loop,), kernel)[0]
