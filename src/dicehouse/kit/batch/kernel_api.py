"""The functions a game's kernel must define.

States of many games are stored as structure of arrays: `states[column, lane]`, a column for each integer of a state and
a lane for each game. Column 0 is the status. Kernel functions are total: where there is no decision there is exactly
one legal option, which does nothing, and where no dice are due applying a roll does nothing. So loops over lanes need
no branches, and LLVM can vectorise them.

A legal option is a pair of seat and action, encoded as `seat * actions + action`; it is addressed by its index among
the options that are legal now. Actions are numbered as in `Game.all_actions()`.

The functions here only declare the interface. Loops call them through the name `kernel`; `jit.specialise` compiles a
loop with that name bound to the kernel module of a game. A kernel module also has these constants:

- `COLUMNS`: the number of columns of a state;
- `BRANCH_FREE`: whether its functions have no branches, so that stepping many games together is fastest.

Compared with Pgx: `reset` is `init`, `apply_option` is `step` without the dice, `legal_count` and `legal_option`
replace `legal_action_mask`, chance is explicit (`sample_roll`, `apply_roll`), and `winners` and `score` are `rewards`.
"""

from typing import Any

STATUS = 0
"""The column of the status."""
DICE, CHOICE, OVER, DEFERRED = 0, 1, 2, 3
"""The status: dice are due; a seat may act; the game is over; or rare work is pending, which has to be done by
`run_deferred` before anything else."""


def reset(tables: Any, states: Any, lane: int) -> None:
    """Write the first state of a game into a lane."""
    raise NotImplementedError


def begin_turn(tables: Any, states: Any, lane: int) -> None:
    """Begin the next turn if one has ended. Called before dice land."""
    raise NotImplementedError


def legal_count(tables: Any, states: Any, lane: int) -> int:
    """The number of legal options; at least 1."""
    raise NotImplementedError


def legal_option(tables: Any, states: Any, lane: int, index: int) -> int:
    """A legal option, as `seat * actions + action`."""
    raise NotImplementedError


def apply_option(tables: Any, states: Any, lane: int, index: int) -> None:
    """Carry out a legal option."""
    raise NotImplementedError


def sample_roll(tables: Any, states: Any, lane: int, random: Any) -> int:
    """A result of the dice that are due, drawn with 64 random bits. How results are numbered is up to the kernel."""
    raise NotImplementedError


def apply_roll(tables: Any, states: Any, lane: int, roll: int) -> None:
    """Let the dice that are due land with a result."""
    raise NotImplementedError


def run_deferred(tables: Any, states: Any, lane: int) -> None:
    """Do the pending work of a lane whose status is `DEFERRED`. Rare, so branches are cheap here."""
    raise NotImplementedError


def score(tables: Any, states: Any, lane: int, seat: int) -> int:
    """The final score of a seat."""
    raise NotImplementedError


def winners(tables: Any, states: Any, lane: int) -> int:
    """The winners as a bit mask; bit 0 is seat 0."""
    raise NotImplementedError
