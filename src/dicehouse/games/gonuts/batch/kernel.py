"""Go Nuts! on tables: every step is a word that was read off the rules (see `tables`). No rule is written here."""

from typing import Any, NamedTuple

from numpy.typing import NDArray

from dicehouse.kit.batch.bitfields import choose, fields, look, take
from dicehouse.kit.batch.graph import ALL, BITS, COLUMN, COUNT, FIRST, KIND, PLACE_BITS, STAY
from dicehouse.kit.batch.jit import part
from dicehouse.kit.batch.kernel_api import STATUS
from dicehouse.kit.batch.random import pull

_, PLACE, TURN, POINTS, FACES, SCORES = range(6)
"""The numbers of a game: its place among the nodes, whose turn it is, the points not yet recorded, the squirrel dice as
they landed last, and all scores side by side in one number."""
SIDE_BY_SIDE = True
COLUMNS = 6

KEEP, GAIN, RECORD, SHIFT, LYING, PICK_UP = fields(1, 3, 1, 2, 6, 1, start=PLACE_BITS)
"""What a step does besides leading to a place: whether the points so far stay, how many come to them, and whether they
are recorded; by how many seats the turn moves on; the dice that lie then, and whether those before are picked up."""
SCORE_BITS = 4
"""The scores of the seats lie 2**4 bits apart."""
ONE_SCORE = (1 << (1 << SCORE_BITS)) - 1


class GoNutsTables(NamedTuple):
    """All steps of the game with its options."""

    first: int
    """The step into a new game."""
    options: NDArray[Any]
    """The step of every option of every node."""
    doers: NDArray[Any]
    """Seat (from the one in turn) and action of every option of every node."""
    urns: NDArray[Any]
    landings: NDArray[Any]
    """The step of every roll."""
    over: int
    """The place of a game that is won."""
    enough: int
    """The smallest score that wins."""
    players: int
    actions: int


@part
def apply(tables: Any, states: Any, lane: int, step: Any) -> None:  # pragma: no cover - compiled
    """Do what a step says."""
    turn = states[TURN, lane]
    points = choose(take(step, KEEP) > 0, states[POINTS, lane], 0) + take(step, GAIN)
    recorded = choose(take(step, RECORD) > 0, points, 0)
    own = turn << SCORE_BITS
    scores = states[SCORES, lane] + (recorded << own)
    won = (scores >> own) & ONE_SCORE >= tables.enough
    left = turn + take(step, SHIFT)
    left = choose(left >= tables.players, left - tables.players, left)
    place = choose(take(step, STAY) > 0, states[PLACE, lane], take(step, ALL))
    place = choose(won, tables.over, place)
    states[SCORES, lane] = scores
    states[POINTS, lane] = points - recorded
    states[TURN, lane] = choose(won, turn, left)
    states[FACES, lane] = choose(take(step, PICK_UP) > 0, take(step, LYING), states[FACES, lane])
    states[PLACE, lane] = place
    states[STATUS, lane] = take(place, KIND)


@part
def begin(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """Nobody has a point."""
    states[SCORES, lane] = 0
    states[POINTS, lane] = 0
    states[TURN, lane] = 0
    states[FACES, lane] = 0
    apply(tables, states, lane, tables.first)


@part
def begin_turn(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """It has begun with the last step of the turn before."""


@part
def count(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """By node."""
    return take(states[PLACE, lane], COUNT)


@part
def option(tables: Any, states: Any, lane: int, place: Any) -> Any:  # pragma: no cover - compiled
    """The seats of a node are counted from the one in turn."""
    doer = look(tables.doers, take(states[PLACE, lane], FIRST) + place)
    seat = states[TURN, lane] + doer // tables.actions
    return seat % tables.players * tables.actions + doer % tables.actions


@part
def act(tables: Any, states: Any, lane: int, place: Any) -> None:  # pragma: no cover - compiled
    """By node and option."""
    apply(tables, states, lane, look(tables.options, take(states[PLACE, lane], FIRST) + place))


@part
def draw(tables: Any, states: Any, lane: int, random: Any) -> Any:  # pragma: no cover - compiled
    """From the urn of the node."""
    place = states[PLACE, lane]
    return pull(tables.urns, take(place, COLUMN), take(place, BITS), random)


@part
def land(tables: Any, states: Any, lane: int, roll: Any) -> None:  # pragma: no cover - compiled
    """By roll: every node has rolls of its own."""
    apply(tables, states, lane, look(tables.landings, roll))


@part
def pause(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """There is none."""


@part
def score(tables: Any, states: Any, lane: int, seat: int) -> Any:  # pragma: no cover - compiled
    """The points a seat has recorded."""
    return (states[SCORES, lane] >> (seat << SCORE_BITS)) & ONE_SCORE


@part
def winners(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """Whoever recorded last."""
    return 1 << states[TURN, lane]
