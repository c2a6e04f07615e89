"""The lookup tables of Chili Dice, filled by calling the rules.

There are too many states for a graph, but each rule depends on few columns: the points on the dice (the solver's
`score_arrays`), what may be written on the empty spaces, what may be turned on single dice, the next seat on the full
pads. Each table is filled by calling the rules for every value of the columns it depends on. That it depends on no
others is an assumption; the lockstep test verifies it.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from dicehouse.games.chili.actions import ChiliAction, Reroll, Turn, Write
from dicehouse.games.chili.batch.kernel import FACE_BITS, REROLL, TURN_DIE, WRITE, ChiliTables
from dicehouse.games.chili.bots.score_arrays import FACES, SYMBOLS, score_arrays
from dicehouse.games.chili.options import ChiliOptions
from dicehouse.games.chili.pad import DICE, DIE, SPACES
from dicehouse.games.chili.rules import ALL_DICE, EMPTY, ChiliDice, ChiliState

Ints = NDArray[np.int64]

MASKS = range(1 << len(SPACES))
PLAYED = 1
"""The points of a space that is already filled; the value does not matter."""


def packed(faces: Sequence[str]) -> int:
    """Six dice, packed."""
    return sum(
        symbols[face] << (die * FACE_BITS) for die, (symbols, face) in enumerate(zip(SYMBOLS, faces, strict=True))
    )


def dice_set(dice: Sequence[int]) -> int:
    """A set of dice as a bit mask."""
    return sum(1 << (die - 1) for die in dice)


def pad_of(empty: int) -> tuple[int, ...]:
    """A pad with these empty spaces."""
    return tuple(EMPTY if empty >> space & 1 else PLAYED for space in range(len(SPACES)))


def empty_spaces(pad: Sequence[int]) -> int:
    """The empty spaces of a pad as a bit mask."""
    return sum(1 << space for space, points in enumerate(pad) if points == EMPTY)


def lying(die: int, face: int) -> tuple[str, ...]:
    """Six dice, one of which shows the given face; the others show their first."""
    return tuple(each.faces[face if number == die else 0] for number, each in enumerate(DIE))


class RulesProbe:
    """Calls the rules for states in which seat 0 has a decision."""

    def __init__(self, game: ChiliDice) -> None:
        self.game = game
        self.actions = game.all_actions()
        others = (pad_of(MASKS[-1]),) * (game.players - 1)
        pads = (pad_of(MASKS[-1]), *others)
        self.state = ChiliState(None, (0,), pads, (1,) * game.players, 0, lying(0, 0), (), ())

    def legal(self, kind: type[ChiliAction], state: ChiliState) -> list[int]:
        """The numbers of all legal actions of one kind."""
        legal = self.game.legal_actions(state, 0)
        return [self.actions.index(action) for action in legal if isinstance(action, kind)]

    def with_pad(self, empty: int, left: int = 1) -> ChiliState:
        """The state with these empty spaces and unused rolls."""
        pads, rolls = self.state.pads, self.state.left
        return replace(self.state, pads=(pad_of(empty), *pads[1:]), left=(left, *rolls[1:]))

    def write_lists(self) -> tuple[Ints, Ints]:
        """The number and the list of actions that write, by empty spaces."""
        return listed([self.legal(Write, self.with_pad(empty)) for empty in MASKS])

    def turn_lists(self) -> tuple[Ints, Ints]:
        """The number and the list of actions that turn a die, by die and face."""
        lists = [
            self.legal(Turn, replace(self.state, faces=lying(die, face), turnable=(die + 1,)))
            for die, face in product(range(DICE), range(FACES))
        ]
        counts, turns = listed(lists)
        return counts.reshape(DICE, FACES), turns.reshape(DICE, FACES, -1)

    def reroll_lists(self) -> tuple[Ints, Ints]:
        """The number of actions that roll again, by unused rolls, and the longest list of them."""
        lists = [self.legal(Reroll, self.with_pad(1, left)) for left in range(self.game.options.rolls + 1)]
        longest = max(lists, key=len)
        assert all(actions == longest[: len(actions)] for actions in lists)
        return np.array([len(actions) for actions in lists]), np.array(longest)

    def effects(self) -> tuple[Ints, Ints, Ints]:
        """The kind of every action, its argument, and the face a die is turned to."""
        rows = []
        for action in self.actions:
            if isinstance(action, Write):
                rows.append((WRITE, SPACES.index(action.space), 0))
            elif isinstance(action, Reroll):
                after, _ = self.game.act(self.state, 0, action)
                rows.append((REROLL, dice_set(after.rolling), 0))
            else:
                die = action.die - 1
                before = replace(self.state, faces=lying(die, 0 if action.number > 1 else 1), turnable=(die + 1,))
                after, _ = self.game.act(before, 0, action)
                rows.append((TURN_DIE, die, SYMBOLS[die][after.faces[die]]))
        kinds, subjects, faces = np.array(rows).T.copy()
        return kinds, subjects, faces

    def reds(self) -> Ints:
        """Whether a die that landed with a face may be turned, by die and face."""
        table = np.zeros((DICE, 1 << FACE_BITS), dtype=np.int64)
        before, _ = self.game.act(self.state, 0, Reroll(ALL_DICE))
        for die, face in product(range(DICE), range(FACES)):
            after, _ = self.game.roll(before, lying(die, face))
            table[die, face] = die + 1 in after.turnable
        return table

    def price(self) -> int:
        """How many unused rolls a roll costs."""
        before, _ = self.game.act(self.state, 0, Reroll(ALL_DICE))
        return before.left[0] - self.game.roll(before, lying(0, 0))[0].left[0]


def listed(lists: Sequence[Sequence[int]]) -> tuple[Ints, Ints]:
    """The lengths of lists, and the lists as the rows of an array, padded with zeros."""
    array = np.zeros((len(lists), max(map(len, lists))), dtype=np.int64)
    for row, items in zip(array, lists, strict=True):
        row[: len(items)] = items
    return np.array([len(items) for items in lists]), array


@cache
def after_writing() -> tuple[Ints, int]:
    """The empty spaces after writing: by whether rolls are left, empty spaces before, and space.

    Also the points of spaces that are left empty. Computed for two players, where a full pad does not end the game; it
    depends on no option.
    """
    probe = RulesProbe(ChiliDice(ChiliOptions(players=2)))
    table = np.zeros((2, len(MASKS), len(SPACES)), dtype=np.int64)
    nothing = set()
    for left, empty in product(range(2), MASKS):
        before = probe.with_pad(empty, left)
        for number in probe.legal(Write, before):
            after, _ = probe.game.act(before, 0, probe.actions[number])
            space, pad = probe.actions.index(probe.actions[number]), after.pads[0]
            table[left, empty, space] = remaining = empty_spaces(pad)
            filled = empty & ~remaining & ~(1 << space)
            nothing |= {pad[other] for other in range(len(SPACES)) if filled >> other & 1}
    (only,) = nothing
    return table, only


def following(game: ChiliDice) -> Ints:
    """The next seat in turn, by the seat that wrote and the full pads after it."""
    probe, players = RulesProbe(game), game.players
    table = np.full((players, 1 << players), -1, dtype=np.int64)
    for seat, full in product(range(players), range(1 << players)):
        pads = [pad_of(0 if full >> other & 1 else MASKS[-1]) for other in range(players)]
        pads[seat] = pad_of(1 if full >> seat & 1 else 3)  # the first space is about to be filled
        before = replace(probe.state, actors=(seat,), turn=seat, pads=tuple(pads))
        after, _ = game.act(before, seat, Write(SPACES[0]))
        table[seat, full] = -1 if after.due is None else after.turn
    return table


def final(game: ChiliDice, points: Sequence[int], left: int) -> ChiliState:
    """A finished state in which every seat has all its points in one space."""
    pads = tuple((own, *(0,) * (len(SPACES) - 1)) for own in points)
    return ChiliState(None, (), pads, (left,) * len(pads), 0, (), (), ())


def endings(game: ChiliDice) -> tuple[Ints, Ints]:
    """Whether less, equal or more points beat a seat; and the bonus for unused rolls."""
    better = []
    for more in (-1, 0, 1):
        outcome = game.outcome(final(game, [10, 10 + more, *[0] * game.players][: max(game.players, 1)], 0))
        assert outcome is not None
        better.append(int(0 not in outcome.winners))
    bonus = []
    for left in range(game.options.rolls + 1):
        outcome = game.outcome(final(game, [0] * game.players, left))
        assert outcome is not None
        bonus.append(outcome.scores[0])
    return np.array(better), np.array(bonus)


@cache
def triples() -> Ints:
    """Every result of three dice, packed."""
    ways = product(range(FACES), repeat=DICE // 2)
    return np.array([sum(face << (die * FACE_BITS) for die, face in enumerate(way)) for way in ways])


def make(game: ChiliDice) -> ChiliTables:
    """All tables of a game with its options."""
    probe, pad = RulesProbe(game), score_arrays()
    after, nothing = after_writing()
    masks = [
        sum(((1 << FACE_BITS) - 1) << (die * FACE_BITS) for die in range(DICE) if dice >> die & 1)
        for dice in range(1 << DICE)
    ]
    new = game.new()
    return ChiliTables(
        pad.points,
        pad.classes,
        triples(),
        np.array(masks),
        probe.reds(),
        *probe.effects(),
        *probe.write_lists(),
        *probe.turn_lists(),
        *probe.reroll_lists(),
        after,
        np.array([int(not empty) for empty in MASKS]),
        following(game),
        *endings(game),
        dice_set(ALL_DICE),
        probe.price(),
        nothing,
        game.options.rolls,
        new.turn,
        game.players,
        len(probe.actions),
    )
