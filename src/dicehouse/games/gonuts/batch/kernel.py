"""The kernel of Go Nuts!: it follows steps that `tables` computed by calling the rules. It contains no rule."""

from typing import Any, NamedTuple

from numpy.typing import NDArray

from dicehouse.kit.batch.bitfields import at, bit_fields, jit_unpack, select
from dicehouse.kit.batch.graph import (
    COLUMN_BITS,
    DESTINATION,
    FIRST_COLUMN,
    FIRST_OPTION,
    NODE_STATUS,
    OPTION_COUNT,
    STAY,
    STEP_BITS,
)
from dicehouse.kit.batch.jit import inline
from dicehouse.kit.batch.kernel_api import STATUS
from dicehouse.kit.batch.random import draw_weighted

_, NODE, TURN, POINTS, FACES, SCORES = range(6)
"""The columns of a state: the node reference, the seat in turn, the points not yet recorded, the squirrel dice as they
landed last, and all scores packed into one integer."""
BRANCH_FREE = True
COLUMNS = 6

KEEP, GAIN, RECORD, SHIFT, LYING, PICK_UP = bit_fields(1, 3, 1, 2, 6, 1, start=STEP_BITS)
"""The fields of a step after its destination: whether the points so far are kept, how many are added, and whether they
are recorded; by how many seats the turn moves on; the dice on the table, and whether they replace those before."""
SCORE_BITS = 4
"""The scores of the seats are 2**4 bits apart."""
ONE_SCORE = (1 << (1 << SCORE_BITS)) - 1


class GoNutsTables(NamedTuple):
    """The transition graph of the game with its options."""

    first: int
    """The step into a new game."""
    option_steps: NDArray[Any]
    """The step of every option of every node."""
    options: NDArray[Any]
    """Every option of every node, as `seat * actions + action`; seats are counted from the seat in turn."""
    alias_columns: NDArray[Any]
    """The alias tables of all chance nodes."""
    roll_steps: NDArray[Any]
    """The step of every column of the alias tables."""
    over: int
    """The reference to the node of a finished game."""
    enough: int
    """The smallest score that wins."""
    players: int
    actions: int


@inline
def apply(tables: Any, states: Any, lane: int, step: Any) -> None:
    """Apply a step to a state."""
    turn = states[TURN, lane]
    points = select(jit_unpack(step, KEEP) > 0, states[POINTS, lane], 0) + jit_unpack(step, GAIN)
    recorded = select(jit_unpack(step, RECORD) > 0, points, 0)
    own = turn << SCORE_BITS
    scores = states[SCORES, lane] + (recorded << own)
    won = (scores >> own) & ONE_SCORE >= tables.enough
    left = turn + jit_unpack(step, SHIFT)
    left = select(left >= tables.players, left - tables.players, left)
    node = select(jit_unpack(step, STAY) > 0, states[NODE, lane], jit_unpack(step, DESTINATION))
    node = select(won, tables.over, node)
    states[SCORES, lane] = scores
    states[POINTS, lane] = points - recorded
    states[TURN, lane] = select(won, turn, left)
    states[FACES, lane] = select(jit_unpack(step, PICK_UP) > 0, jit_unpack(step, LYING), states[FACES, lane])
    states[NODE, lane] = node
    states[STATUS, lane] = jit_unpack(node, NODE_STATUS)


@inline
def reset(tables: Any, states: Any, lane: int) -> None:
    """All scores are 0."""
    states[SCORES, lane] = 0
    states[POINTS, lane] = 0
    states[TURN, lane] = 0
    states[FACES, lane] = 0
    apply(tables, states, lane, tables.first)


@inline
def begin_turn(tables: Any, states: Any, lane: int) -> None:
    """Nothing to do: the last step of a turn also begins the next."""


@inline
def legal_count(tables: Any, states: Any, lane: int) -> Any:
    """Read from the node reference."""
    return jit_unpack(states[NODE, lane], OPTION_COUNT)


@inline
def legal_option(tables: Any, states: Any, lane: int, index: Any) -> Any:
    """The option of the node, with the seat counted from seat 0."""
    option = at(tables.options, jit_unpack(states[NODE, lane], FIRST_OPTION) + index)
    seat = states[TURN, lane] + option // tables.actions
    return seat % tables.players * tables.actions + option % tables.actions


@inline
def apply_option(tables: Any, states: Any, lane: int, index: Any) -> None:
    """Apply the step of the option."""
    apply(tables, states, lane, at(tables.option_steps, jit_unpack(states[NODE, lane], FIRST_OPTION) + index))


@inline
def sample_roll(tables: Any, states: Any, lane: int, random: Any) -> Any:
    """A column of the alias table of the node."""
    node = states[NODE, lane]
    return draw_weighted(tables.alias_columns, jit_unpack(node, FIRST_COLUMN), jit_unpack(node, COLUMN_BITS), random)


@inline
def apply_roll(tables: Any, states: Any, lane: int, roll: Any) -> None:
    """Apply the step of the column."""
    apply(tables, states, lane, at(tables.roll_steps, roll))


@inline
def run_deferred(tables: Any, states: Any, lane: int) -> None:
    """Never called: no status is deferred."""


@inline
def score(tables: Any, states: Any, lane: int, seat: int) -> Any:
    """The recorded points of a seat."""
    return (states[SCORES, lane] >> (seat << SCORE_BITS)) & ONE_SCORE


@inline
def winners(tables: Any, states: Any, lane: int) -> Any:
    """The seat in turn: it recorded the points that won."""
    return 1 << states[TURN, lane]
