"""The kernel of Chili Dice: lookups in tables that `tables` filled by calling the rules. It contains no rule."""

from typing import Any, NamedTuple

from numpy.typing import NDArray

from dicehouse.kit.batch.jit import inline
from dicehouse.kit.batch.kernel_api import CHOICE, DICE, OVER, STATUS
from dicehouse.kit.batch.random import draw_uniform

_, TURN, LYING, ROLLING, TURNABLE, FULL = range(6)
"""The columns of a state: the seat in turn (-1: to be drawn), the six dice on the table, packed (-1: none), the dice
being rolled and the dice that may be turned (bit masks), and the full pads (a bit for each seat). Then the columns of
four seats."""
SEATS = 4
PADS, EMPTY, LEFT, PER_SEAT = 0, 10, 11, 12
"""The columns of a seat: the points in its ten spaces, the empty spaces (a bit mask), and its unused rolls."""
FIRST_SEAT = 6
BRANCH_FREE = False
COLUMNS = FIRST_SEAT + SEATS * PER_SEAT
SPACES, SIX = 10, 6

FACE_BITS, FACE_MASK = 3, 7
"""Six dice are packed into one integer: for each, the index of its face on the die."""
THREE_DICE, HALF_BITS = 6**3, 9
"""The number of results of three dice, and the bits of three packed dice."""
WRITE, TURN_DIE, REROLL = 0, 1, 2
"""The kinds of actions: write into a space, turn a die, roll again."""
NOBODY = -1
NO_DICE = -1


class ChiliTables(NamedTuple):
    """What the rules return, by what it depends on."""

    points: NDArray[Any]
    """The points of each space (second axis) for each class of dice."""
    classes: NDArray[Any]
    """The class of every result of six dice."""
    triples: NDArray[Any]
    """Three packed dice, by the number of their result; all are equally likely."""
    masks: NDArray[Any]
    """By a set of dice: the bits of their faces in packed dice."""
    reds: NDArray[Any]
    """Whether a die that landed with a face may be turned, by die and face."""
    kinds: NDArray[Any]
    """The kind of every action."""
    subjects: NDArray[Any]
    """The argument of every action: a space, a die, or a set of dice."""
    faces: NDArray[Any]
    """The face a die is turned to."""
    write_counts: NDArray[Any]
    writes: NDArray[Any]
    """The number and the list of actions that write, by empty spaces."""
    turn_counts: NDArray[Any]
    turns: NDArray[Any]
    """The number and the list of actions that turn a die, by die and face."""
    reroll_counts: NDArray[Any]
    rerolls: NDArray[Any]
    """The number of actions that roll again, by unused rolls; and the list of them."""
    after: NDArray[Any]
    """The empty spaces after writing: by whether rolls are left, empty spaces before, and space."""
    fullness: NDArray[Any]
    """Whether a pad with these empty spaces is full."""
    following: NDArray[Any]
    """The seat in turn after a seat wrote, by that seat and the full pads; `NOBODY` at the end."""
    better: NDArray[Any]
    """Whether less, equal or more points beat a seat."""
    bonus: NDArray[Any]
    """Points for unused rolls in the end."""
    everything: int
    """The set of all dice."""
    price: int
    """How many unused rolls a roll costs."""
    nothing: int
    """The points of a space that is left empty."""
    rolls: int
    starter: int
    players: int
    actions: int


@inline
def seat_column(seat: Any, column: Any) -> Any:
    """A column of a seat."""
    return FIRST_SEAT + seat * PER_SEAT + column


@inline
def face(dice: Any, die: Any) -> Any:
    """The face of one of six dice."""
    return (dice >> (die * FACE_BITS)) & FACE_MASK


@inline
def begin_for(tables: Any, states: Any, lane: int, seat: Any) -> None:
    """Begin the turn of a seat: all dice are due. For `NOBODY`, the seat that starts is to be drawn."""
    states[STATUS, lane] = DICE
    states[TURN, lane] = seat
    states[LYING, lane] = NO_DICE
    states[ROLLING, lane] = tables.everything if seat != NOBODY else 0
    states[TURNABLE, lane] = 0


@inline
def reset(tables: Any, states: Any, lane: int) -> None:
    """Empty pads, all rolls unused."""
    for seat in range(tables.players):
        states[seat_column(seat, EMPTY), lane] = (1 << SPACES) - 1
        states[seat_column(seat, LEFT), lane] = tables.rolls
    states[FULL, lane] = 0
    begin_for(tables, states, lane, tables.starter)


@inline
def begin_turn(tables: Any, states: Any, lane: int) -> None:
    """Nothing to do: the last action of a turn also begins the next."""


@inline
def turn_options(tables: Any, states: Any, lane: int) -> Any:
    """The number of options that turn a die."""
    result = 0
    for die in range(SIX):
        if states[TURNABLE, lane] >> die & 1:
            result += tables.turn_counts[die, face(states[LYING, lane], die)]
    return result


@inline
def legal_count(tables: Any, states: Any, lane: int) -> Any:
    """The options that write, turn and roll again."""
    if states[STATUS, lane] != CHOICE:
        return 1
    seat = states[TURN, lane]
    written = tables.write_counts[states[seat_column(seat, EMPTY), lane]]
    rerolled = tables.reroll_counts[states[seat_column(seat, LEFT), lane]]
    return written + turn_options(tables, states, lane) + rerolled


@inline
def action_at(tables: Any, states: Any, lane: int, index: Any) -> Any:
    """The action of an option: those that write, then those that turn, then those that roll again."""
    empty = states[seat_column(states[TURN, lane], EMPTY), lane]
    if index < tables.write_counts[empty]:
        return tables.writes[empty, index]
    index -= tables.write_counts[empty]
    for die in range(SIX):
        if states[TURNABLE, lane] >> die & 1:
            lying = face(states[LYING, lane], die)
            if index < tables.turn_counts[die, lying]:
                return tables.turns[die, lying, index]
            index -= tables.turn_counts[die, lying]
    return tables.rerolls[index]


@inline
def legal_option(tables: Any, states: Any, lane: int, index: Any) -> Any:
    """Only the seat in turn may act."""
    return states[TURN, lane] * tables.actions + action_at(tables, states, lane, index)


@inline
def apply_option(tables: Any, states: Any, lane: int, index: Any) -> None:
    """Carry out an action by its kind."""
    if states[STATUS, lane] != CHOICE:
        return
    action = action_at(tables, states, lane, index)
    subject = tables.subjects[action]
    if tables.kinds[action] == REROLL:
        states[STATUS, lane] = DICE
        states[ROLLING, lane] = subject
        states[TURNABLE, lane] = 0
    elif tables.kinds[action] == TURN_DIE:
        others = states[LYING, lane] & ~(FACE_MASK << (subject * FACE_BITS))
        states[LYING, lane] = others | tables.faces[action] << (subject * FACE_BITS)
    else:
        write(tables, states, lane, subject)


@inline
def write(tables: Any, states: Any, lane: int, space: Any) -> None:
    """Fill a space, and all others if the rules say so; then the next turn begins, or the game ends."""
    seat, way = states[TURN, lane], 0
    for die in range(SIX):
        way = way * SIX + face(states[LYING, lane], die)
    first = seat_column(seat, PADS)
    before = states[seat_column(seat, EMPTY), lane]
    after = tables.after[min(states[seat_column(seat, LEFT), lane], 1), before, space]
    for other in range(SPACES):
        if (before & ~after) >> other & 1:
            states[first + other, lane] = tables.nothing
    states[first + space, lane] = tables.points[tables.classes[way], space]
    states[seat_column(seat, EMPTY), lane] = after
    states[FULL, lane] |= tables.fullness[after] << seat
    following = tables.following[seat, states[FULL, lane]]
    begin_for(tables, states, lane, seat if following == NOBODY else following)
    if following == NOBODY:
        states[STATUS, lane] = OVER
        states[ROLLING, lane] = 0


@inline
def sample_roll(tables: Any, states: Any, lane: int, random: Any) -> Any:
    """Draw six dice and keep those that are due; or draw the seat that starts."""
    if states[STATUS, lane] != DICE:
        return 0
    drawing = states[TURN, lane] == NOBODY
    way = draw_uniform(random, tables.players if drawing else len(tables.classes))
    if drawing:
        return way
    thrown = tables.triples[way // THREE_DICE] << HALF_BITS | tables.triples[way % THREE_DICE]
    return thrown & tables.masks[states[ROLLING, lane]]


@inline
def apply_roll(tables: Any, states: Any, lane: int, roll: Any) -> None:
    """Put the rolled dice on the table; those that landed red may be turned."""
    if states[STATUS, lane] != DICE:
        return
    seat = states[TURN, lane]
    if seat == NOBODY:
        begin_for(tables, states, lane, roll)
        return
    rolling, turnable = states[ROLLING, lane], 0
    for die in range(SIX):
        turnable |= tables.reds[die, face(roll, die)] << die
    kept = tables.masks[tables.everything & ~rolling]
    states[LYING, lane] = (states[LYING, lane] & kept) | roll
    states[TURNABLE, lane] = turnable & rolling
    states[ROLLING, lane] = 0
    states[seat_column(seat, LEFT), lane] -= tables.price
    states[STATUS, lane] = CHOICE


@inline
def run_deferred(tables: Any, states: Any, lane: int) -> None:
    """Never called: no status is deferred."""


@inline
def score(tables: Any, states: Any, lane: int, seat: Any) -> Any:
    """The points of all spaces, and the bonus for unused rolls."""
    result = tables.bonus[states[seat_column(seat, LEFT), lane]]
    for space in range(SPACES):
        result += states[seat_column(seat, PADS + space), lane]
    return result


@inline
def winners(tables: Any, states: Any, lane: int) -> Any:
    """All seats that no other seat beats."""
    result = 0
    for seat in range(tables.players):
        own, beaten = score(tables, states, lane, seat), 0
        for other in range(tables.players):
            more = score(tables, states, lane, other) - own
            beaten += tables.better[0 if more < 0 else 1 if more == 0 else 2]
        result |= 0 if beaten else 1 << seat
    return result
