"""Games as graphs: nodes in which somebody chooses or dice are due, and the steps from node to node.

A game that fits has few nodes once its numbers (points, sand) are left out. What a step does, the numbers included,
is one word: first the place it leads to, then whatever the game wants to know.
"""

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.dice import Roll
from dicehouse.kit.batch.bitfields import fields, taken, word
from dicehouse.kit.batch.random import UrnMaker

FIRST, COUNT, COLUMN, BITS, NUMBER, KIND, STAY = fields(12, 4, 12, 4, 12, 2, 1)
"""A place: where the options of a node begin and how many it has; where its urn begins and how many bits choose a
column of it; the number of the node, and its status. Last, in steps: stay where you are."""
PLACE_BITS = STAY[0] + 1
ALL = (0, (1 << STAY[0]) - 1)
"""All of the place."""
STILL = 1 << STAY[0]
"""The step that changes no place; where nobody can do anything it is the only option, and where no dice are due the
only roll."""

K = TypeVar("K", bound=Hashable)


class Node(NamedTuple):
    """What a node has."""

    status: int
    doers: Sequence[int]
    """Who may do what: a number of the game's own for every option."""
    outcomes: Sequence[tuple[Roll, Fraction]]
    """How the dice that are due can land."""
    like: Hashable = None
    """The key of a node on which the same dice do the same."""


class Graph(Generic[K]):
    """The nodes of a game by a key of the game's own; each gets its place when it is first asked for.

    Args:
        open_node: says what the node with a key has.
        still: the step that changes nothing.
        even: where given, every urn has so many columns, all of them equally likely; else columns have weights.
    """

    def __init__(self, open_node: Callable[[K], Node], still: int, even: int = 0) -> None:
        self.keys: list[K] = []
        self.rolls: list[Roll] = []
        """The roll of every column of every urn; nothing where a column stands for none."""
        self._open = open_node
        self._even = even
        self._nodes: list[Node] = []
        self._places: dict[K, int] = {}
        self._urns = UrnMaker()
        self._doers = [0]
        self._options = [still]
        self._still = self._urn([((), Fraction(1))])
        self._landings = dict.fromkeys(range(len(self.rolls)), still)

    def place(self, key: K) -> int:
        """The place of a node."""
        place = self._places.get(key)
        if place is not None:
            return place
        node = self._open(key)
        column, bits = self._still
        if node.like is not None and node.like in self._places:
            like = self._places[node.like]
            column, bits = taken(like, COLUMN), taken(like, BITS)
        elif node.outcomes:
            column, bits = self._urn(node.outcomes)
        place = self._places[key] = word(
            (FIRST, len(self._doers) if node.doers else 0),
            (COUNT, max(1, len(node.doers))),
            (COLUMN, column),
            (BITS, bits),
            (NUMBER, len(self.keys)),
            (KIND, node.status),
        )
        self.keys.append(key)
        self._nodes.append(node)
        self._doers += node.doers
        return place

    def _urn(self, outcomes: Sequence[tuple[Roll, Fraction]]) -> tuple[int, int]:
        if self._even:
            column = len(self.rolls)
            for roll, chance in outcomes:
                assert (chance * self._even).denominator == 1
                self.rolls += [roll] * int(chance * self._even)
            return column, 0
        column, bits = self._urns.add([chance for _, chance in outcomes])
        self.rolls += [*(roll for roll, _ in outcomes), *[()] * ((1 << bits) - len(outcomes))]
        return column, bits

    def key(self, place: int) -> K:
        """The key of the node at a place."""
        return self.keys[taken(place, NUMBER)]

    def explore(self, act: Callable[[K, int], int], land: Callable[[K, Roll], int]) -> None:
        """Take every step from every node, also from those found on the way.

        Args:
            act: the step of an option, by key and doer.
            land: the step of a roll.
        """
        for key, node in zip(self.keys, self._nodes, strict=True):  # both lists grow meanwhile
            self._options += [act(key, doer) for doer in node.doers]
            for roll, chance in node.outcomes:
                column = self.roll_number(self._places[key], roll)
                step = land(key, roll)
                for same in range(column, column + max(1, int(chance * self._even))):
                    assert self._landings.setdefault(same, step) == step

    def arrays(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
        """The steps of all options, who does them, the urns, and the steps of all rolls."""
        landings = [self._landings.get(column, 0) for column in range(len(self.rolls))]
        return np.array(self._options), np.array(self._doers), self._urns.urns(), np.array(landings)

    def roll_number(self, place: int, roll: Roll) -> int:
        """The column that stands for a roll at a place; the first, where there are several."""
        return self.rolls.index(roll, taken(place, COLUMN))
