"""Chili Dice on tables that were read off the rules (see `tables`). No rule is written here."""

from typing import Any, NamedTuple

from numpy.typing import NDArray

from dicehouse.kit.batch.jit import part
from dicehouse.kit.batch.kernel_api import CHOICE, DICE, OVER, STATUS
from dicehouse.kit.batch.random import evenly

_, TURN, LYING, ROLLING, TURNABLE, FULL = range(6)
"""The numbers of a game: whose turn it is (-1: to be drawn), the six dice as they lie (-1: not at all), which of them
are in the air and which may be turned (a bit for each), and which pads are full (a bit for each seat). Then come the
numbers of four seats."""
SEATS = 4
PADS, EMPTY, LEFT, PER_SEAT = 0, 10, 11, 12
"""The numbers of a seat: what stands in its ten spaces, which are empty (a bit for each), and its unused rolls."""
FIRST_SEAT = 6
SIDE_BY_SIDE = False
COLUMNS = FIRST_SEAT + SEATS * PER_SEAT
SPACES, SIX = 10, 6

FACE_BITS, FACE_MASK = 3, 7
"""Six dice are one number; each has so many bits for the place of its face on the die."""
THREE_DICE, HALF_BITS = 6**3, 9
"""So many ways to lie have three dice, and so many bits."""
WRITE, TURN_DIE, REROLL = 0, 1, 2
"""The kinds of actions."""
NOBODY = -1
NO_DICE = -1


class ChiliTables(NamedTuple):
    """What the rules say, by what it depends on."""

    points: NDArray[Any]
    """What each space gets (second axis) for each class of dice."""
    classes: NDArray[Any]
    """The class of every way the dice can lie."""
    triples: NDArray[Any]
    """Three dice, by the number of one of the equally likely ways they can lie."""
    masks: NDArray[Any]
    """The bits of a set of dice."""
    reds: NDArray[Any]
    """Whether a die that landed so may be turned, by die and face."""
    kinds: NDArray[Any]
    """The kind of every action."""
    subjects: NDArray[Any]
    """What it is about: a space, a die, or a set of dice."""
    faces: NDArray[Any]
    """The face a die is turned to."""
    write_counts: NDArray[Any]
    writes: NDArray[Any]
    """How many spaces can be written into and which actions do so, by empty spaces."""
    turn_counts: NDArray[Any]
    turns: NDArray[Any]
    """How many actions turn a die and which, by die and face."""
    reroll_counts: NDArray[Any]
    rerolls: NDArray[Any]
    """How many sets of dice can be rolled again, by unused rolls; and all of them."""
    after: NDArray[Any]
    """The empty spaces after writing: by whether rolls are left, empty spaces before, and space."""
    fullness: NDArray[Any]
    """Whether a pad with these empty spaces is full."""
    following: NDArray[Any]
    """Whose turn is next, by the seat that wrote and the full pads; nobody's at the end."""
    better: NDArray[Any]
    """Whether less, as much or more points than a seat beat it."""
    bonus: NDArray[Any]
    """Points for unused rolls in the end."""
    everything: int
    """The set of all dice."""
    price: int
    """How many rolls a roll costs."""
    nothing: int
    """What a space gets that stays empty."""
    rolls: int
    starter: int
    players: int
    actions: int


@part
def seat_column(seat: Any, column: Any) -> Any:  # pragma: no cover - compiled
    """Where a number of a seat lies."""
    return FIRST_SEAT + seat * PER_SEAT + column


@part
def face(dice: Any, die: Any) -> Any:  # pragma: no cover - compiled
    """The face of one of six dice."""
    return (dice >> (die * FACE_BITS)) & FACE_MASK


@part
def begin_for(tables: Any, states: Any, lane: int, seat: Any) -> None:  # pragma: no cover - compiled
    """All dice are to be rolled by a seat; or, by nobody, the start is to be drawn."""
    states[STATUS, lane] = DICE
    states[TURN, lane] = seat
    states[LYING, lane] = NO_DICE
    states[ROLLING, lane] = tables.everything if seat != NOBODY else 0
    states[TURNABLE, lane] = 0


@part
def begin(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """Empty pads, all rolls unused."""
    for seat in range(tables.players):
        states[seat_column(seat, EMPTY), lane] = (1 << SPACES) - 1
        states[seat_column(seat, LEFT), lane] = tables.rolls
    states[FULL, lane] = 0
    begin_for(tables, states, lane, tables.starter)


@part
def begin_turn(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """It has begun with the last action of the turn before."""


@part
def turn_options(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """How many options turn a die."""
    result = 0
    for die in range(SIX):
        if states[TURNABLE, lane] >> die & 1:
            result += tables.turn_counts[die, face(states[LYING, lane], die)]
    return result


@part
def count(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """Write, turn, or roll again."""
    if states[STATUS, lane] != CHOICE:
        return 1
    seat = states[TURN, lane]
    written = tables.write_counts[states[seat_column(seat, EMPTY), lane]]
    rerolled = tables.reroll_counts[states[seat_column(seat, LEFT), lane]]
    return written + turn_options(tables, states, lane) + rerolled


@part
def action_at(tables: Any, states: Any, lane: int, place: Any) -> Any:  # pragma: no cover - compiled
    """The action of an option: first those that write, then those that turn, last those that roll."""
    empty = states[seat_column(states[TURN, lane], EMPTY), lane]
    if place < tables.write_counts[empty]:
        return tables.writes[empty, place]
    place -= tables.write_counts[empty]
    for die in range(SIX):
        if states[TURNABLE, lane] >> die & 1:
            lying = face(states[LYING, lane], die)
            if place < tables.turn_counts[die, lying]:
                return tables.turns[die, lying, place]
            place -= tables.turn_counts[die, lying]
    return tables.rerolls[place]


@part
def option(tables: Any, states: Any, lane: int, place: Any) -> Any:  # pragma: no cover - compiled
    """Only the seat in turn may do anything."""
    return states[TURN, lane] * tables.actions + action_at(tables, states, lane, place)


@part
def act(tables: Any, states: Any, lane: int, place: Any) -> None:  # pragma: no cover - compiled
    """By the kind of the action."""
    if states[STATUS, lane] != CHOICE:
        return
    action = action_at(tables, states, lane, place)
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


@part
def write(tables: Any, states: Any, lane: int, space: Any) -> None:  # pragma: no cover - compiled
    """Fill a space, and with it perhaps others; then it is somebody else's turn, or nobody's."""
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


@part
def draw(tables: Any, states: Any, lane: int, random: Any) -> Any:  # pragma: no cover - compiled
    """Six dice are thrown, and those that are due are taken; or one of the seats is drawn."""
    if states[STATUS, lane] != DICE:
        return 0
    drawing = states[TURN, lane] == NOBODY
    way = evenly(random, tables.players if drawing else len(tables.classes))
    if drawing:
        return way
    thrown = tables.triples[way // THREE_DICE] << HALF_BITS | tables.triples[way % THREE_DICE]
    return thrown & tables.masks[states[ROLLING, lane]]


@part
def land(tables: Any, states: Any, lane: int, roll: Any) -> None:  # pragma: no cover - compiled
    """The dice in the air lie; those that landed red may be turned."""
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


@part
def pause(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """There is none."""


@part
def score(tables: Any, states: Any, lane: int, seat: Any) -> Any:  # pragma: no cover - compiled
    """What the spaces got, and what unused rolls bring."""
    result = tables.bonus[states[seat_column(seat, LEFT), lane]]
    for space in range(SPACES):
        result += states[seat_column(seat, PADS + space), lane]
    return result


@part
def winners(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """Whoever is beaten by nobody."""
    result = 0
    for seat in range(tables.players):
        own, beaten = score(tables, states, lane, seat), 0
        for other in range(tables.players):
            more = score(tables, states, lane, other) - own
            beaten += tables.better[0 if more < 0 else 1 if more == 0 else 2]
        result |= 0 if beaten else 1 << seat
    return result
