"""What the kernel of a game must be able to do.

Games lie side by side in `states`: a column of memory for each number of a game, a lane for each game. The first number
of every game is its status. All functions may be called at any time: where nothing is to be chosen there is one option
that does nothing, and where no dice are due they land without effect. So loops over lanes need no branches.

An option is something somebody may do now: a seat and an action. Here are the names only; when a loop is compiled for
a game, the functions of the game's kernel take their place (`compiling.bound`). A kernel also says how many `COLUMNS` a
game has, and by `SIDE_BY_SIDE` whether it has no branches, so that many games are best played step by step together.
"""

from typing import Any

STATUS = 0
"""The column of the status."""
DICE, CHOICE, OVER, PAUSE = 0, 1, 2, 3
"""Dice are due, somebody may act, the game is over; or something comes that is seldom, and must be done before all
else."""


def begin(tables: Any, states: Any, lane: int) -> None:
    """Put a new game into a lane."""
    raise NotImplementedError


def begin_turn(tables: Any, states: Any, lane: int) -> None:
    """Begin the next turn, where one is over; to be called before dice land."""
    raise NotImplementedError


def count(tables: Any, states: Any, lane: int) -> int:
    """How many options there are now; at least 1."""
    raise NotImplementedError


def option(tables: Any, states: Any, lane: int, place: int) -> int:
    """An option: the seat times the number of all actions, and the number of the action."""
    raise NotImplementedError


def act(tables: Any, states: Any, lane: int, place: int) -> None:
    """Take an option."""
    raise NotImplementedError


def draw(tables: Any, states: Any, lane: int, random: Any) -> int:
    """How the dice that are due land, by 64 random bits, the first of which weigh most: a number of the game's own."""
    raise NotImplementedError


def land(tables: Any, states: Any, lane: int, roll: int) -> None:
    """Let the dice that are due land."""
    raise NotImplementedError


def pause(tables: Any, states: Any, lane: int) -> None:
    """Do what is to be done in a pause; only called in one. Here branches cost nothing."""
    raise NotImplementedError


def score(tables: Any, states: Any, lane: int, seat: int) -> int:
    """What a seat has in the end."""
    raise NotImplementedError


def winners(tables: Any, states: Any, lane: int) -> int:
    """Who won: a bit for each seat, the lowest for seat 0."""
    raise NotImplementedError


FUNCTIONS = (begin, begin_turn, count, option, act, draw, land, pause, score, winners)
"""All of them."""
