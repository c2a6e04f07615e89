"""Rules as a transition graph: decision and chance nodes, and a packed 64-bit integer for every transition.

For games that have few nodes once unbounded numbers (points, sand) are left out. A transition (`step`) is a reference
to its destination, in the low bits, and fields of the game's own that say what happens to the numbers.
"""

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.dice import Roll
from dicehouse.kit.batch.bitfields import bit_fields, pack, unpack
from dicehouse.kit.batch.random import AliasTables

FIRST_OPTION, OPTION_COUNT, FIRST_COLUMN, COLUMN_BITS, NODE_NUMBER, NODE_STATUS, STAY = bit_fields(
    12, 4, 12, 4, 12, 2, 1
)
"""A node reference: the index of the first option of a node and the number of its options; the first column of its
alias table and the bits that choose a column; the number of the node, and its status. Last, in steps only: the flag
that the destination is the current node."""
STEP_BITS = STAY[0] + 1
"""The first bit that a game can use for its own fields of a step."""
DESTINATION = (0, (1 << STAY[0]) - 1)
"""All bits of the node reference."""
NO_OP = 1 << STAY[0]
"""The step that stays at the current node: the only option where there is no decision, and the only roll where no dice
are due."""

K = TypeVar("K", bound=Hashable)


class Node(NamedTuple):
    """A node of the graph."""

    status: int
    options: Sequence[int]
    """The legal options, in a numbering of the game's own."""
    outcomes: Sequence[tuple[Roll, Fraction]]
    """The results of the dice that are due, with their probabilities."""
    like: Hashable = None
    """The key of a node at which the same rolls lead to the same steps, so that both can share them."""


class Graph(Generic[K]):
    """The nodes of a game by a key of the game's own; nodes are numbered as they are first referred to.

    Args:
        open_node: returns the node of a key.
        no_op: the step that changes nothing.
        uniform: if not 0, every chance node has this many equally likely columns; otherwise alias tables are used.
    """

    def __init__(self, open_node: Callable[[K], Node], no_op: int, uniform: int = 0) -> None:
        self.keys: list[K] = []
        self.rolls: list[Roll] = []
        """The roll of every column of every chance node; empty for columns that are never drawn."""
        self._open = open_node
        self._uniform = uniform
        self._nodes: list[Node] = []
        self._references: dict[K, int] = {}
        self._alias_tables = AliasTables()
        self._options = [0]
        self._option_steps = [no_op]
        self._no_roll = self._columns([((), Fraction(1))])
        self._roll_steps = dict.fromkeys(range(len(self.rolls)), no_op)

    def node(self, key: K) -> int:
        """The reference to a node."""
        reference = self._references.get(key)
        if reference is not None:
            return reference
        node = self._open(key)
        column, bits = self._no_roll
        if node.like is not None and node.like in self._references:
            like = self._references[node.like]
            column, bits = unpack(like, FIRST_COLUMN), unpack(like, COLUMN_BITS)
        elif node.outcomes:
            column, bits = self._columns(node.outcomes)
        reference = self._references[key] = pack(
            (FIRST_OPTION, len(self._options) if node.options else 0),
            (OPTION_COUNT, max(1, len(node.options))),
            (FIRST_COLUMN, column),
            (COLUMN_BITS, bits),
            (NODE_NUMBER, len(self.keys)),
            (NODE_STATUS, node.status),
        )
        self.keys.append(key)
        self._nodes.append(node)
        self._options += node.options
        return reference

    def _columns(self, outcomes: Sequence[tuple[Roll, Fraction]]) -> tuple[int, int]:
        """Append the columns of a chance node; return the first, and the bits that choose one of them."""
        if self._uniform:
            column = len(self.rolls)
            for roll, chance in outcomes:
                assert (chance * self._uniform).denominator == 1
                self.rolls += [roll] * int(chance * self._uniform)
            return column, 0
        column, bits = self._alias_tables.add([chance for _, chance in outcomes])
        self.rolls += [*(roll for roll, _ in outcomes), *[()] * ((1 << bits) - len(outcomes))]
        return column, bits

    def key(self, reference: int) -> K:
        """The key of the node that a reference points to."""
        return self.keys[unpack(reference, NODE_NUMBER)]

    def explore(self, act: Callable[[K, int], int], land: Callable[[K, Roll], int]) -> None:
        """Compute every step from every node, including nodes that are discovered meanwhile.

        Args:
            act: the step of an option, by key and option.
            land: the step of a roll.
        """
        for key, node in zip(self.keys, self._nodes, strict=True):  # both lists grow meanwhile
            self._option_steps += [act(key, option) for option in node.options]
            for roll, chance in node.outcomes:
                column = self.roll_number(self._references[key], roll)
                step = land(key, roll)
                for same in range(column, column + max(1, int(chance * self._uniform))):
                    assert self._roll_steps.setdefault(same, step) == step

    def arrays(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
        """The steps of all options, the options, the columns of the alias tables, and the steps of all columns."""
        roll_steps = [self._roll_steps.get(column, 0) for column in range(len(self.rolls))]
        return np.array(self._option_steps), np.array(self._options), self._alias_tables.array(), np.array(roll_steps)

    def roll_number(self, reference: int, roll: Roll) -> int:
        """The column of a roll at a node; the first, where there are several."""
        return self.rolls.index(roll, unpack(reference, FIRST_COLUMN))
