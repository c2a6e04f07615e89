"""Dice, and the rolls a game waits for.

The rules never roll. A state names the dice that are due; a dice source says how they land (see `dicehouse.dice`). A
roll is a tuple of face names, in the order of the dice.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import TypeAlias

from dicehouse.core.errors import LONGEST_ECHO, RollError

Roll: TypeAlias = tuple[str, ...]
"""How dice landed: the name of the upper face of each, in the order of the dice."""

TABLE_LIMIT = 10_000
"""The most rows of a sampling table. Dice with more equally likely ways to land are split into halves."""
TABLES_KEPT = 64
"""Sampling tables that are remembered for dice that come again: a large one takes a megabyte, and options make many."""


class Die:
    """A fair die: every face of the body is equally likely, and several faces may show the same symbol."""

    __slots__ = ("_probabilities", "faces", "name", "symbols")

    def __init__(self, name: str, faces: tuple[str, ...]) -> None:
        self.name = name
        self.faces = faces
        """One entry for each face of the body."""
        self.symbols: tuple[str, ...] = tuple(dict.fromkeys(faces))
        """The different faces it can show, each once."""
        self._probabilities = {face: Fraction(count, len(faces)) for face, count in Counter(faces).items()}

    def probability(self, symbol: str) -> Fraction:
        """The exact probability of a symbol."""
        return self._probabilities.get(symbol, Fraction(0))

    def __repr__(self) -> str:
        return f"Die({self.name!r}, {self.faces!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Die) and (self.name, self.faces) == (other.name, other.faces)

    def __hash__(self) -> int:
        return hash((self.name, self.faces))


class Count(Die):
    """A number that people count while they throw faster than anybody could tell, as if one die showed it."""

    __slots__ = ()


class Due:
    """A roll that is due: which dice, thrown by whom, and who will see how they land.

    Immutable. States share and compare these objects, so a game makes each of them once (`functools.cache`).
    """

    __slots__ = (
        "_hash",
        "_more",
        "_multisets",
        "_size",
        "_table",
        "accepted",
        "dice",
        "seats",
        "seen_by",
        "throwers",
        "ways",
    )

    def __init__(self, dice: tuple[Die, ...], seats: tuple[int, ...], seen_by: tuple[int, ...] | None = None) -> None:
        self.dice = dice
        self.seats = seats
        """The seat that throws each die."""
        self.throwers = tuple(dict.fromkeys(seats))
        """The seats that throw dice, each once."""
        self.seen_by = seen_by
        """The seats that see the roll; None: all viewers, spectators included."""
        self.ways = prod(len(die.faces) for die in dice)
        """The number of equally likely ways these dice can land."""
        self.accepted: set[Roll] = set()
        """A cache of the rolls that passed `check`."""
        self._hash = hash((dice, seats, seen_by))
        self._size = 0  # the tables are made when the first sample is drawn
        self._table: tuple[Roll, ...] | _Rolls = ()
        self._more: tuple[tuple[Roll, ...] | _Rolls, ...] = ()
        self._multisets: tuple[tuple[Roll, Fraction], ...] = ()  # made when they are first asked for

    def outcomes(self) -> Iterator[tuple[Roll, Fraction]]:
        """Every roll that can be told apart, die by die, with its exact probability."""
        for roll in product(*(die.symbols for die in self.dice)):
            yield roll, self._chance(roll)

    def multisets(self) -> Iterator[tuple[Roll, Fraction]]:
        """As `outcomes`, but equal dice of one seat are not distinguished: one roll stands for all their orders.

        Equal dice must be neighbours in `dice`, as they are in every game of the project.
        """
        if self._multisets:
            return iter(self._multisets)
        groups: list[tuple[Die, int, int]] = []
        for die, seat in zip(self.dice, self.seats, strict=True):
            if groups and groups[-1][:2] == (die, seat):
                groups[-1] = (die, seat, groups[-1][2] + 1)
            else:
                groups.append((die, seat, 1))
        found = [_group_outcomes(die, count) for die, _, count in groups]
        joined = map(_join, product(*found))
        if prod(map(len, found)) > TABLE_LIMIT:
            return joined
        self._multisets = tuple(joined)
        return iter(self._multisets)

    def probability(self, roll: Roll) -> Fraction:
        """The exact probability of a roll, die by die."""
        self.check(roll)
        return self._chance(roll)

    def _chance(self, roll: Roll) -> Fraction:
        return prod((die.probability(face) for die, face in zip(self.dice, roll, strict=True)), start=Fraction(1))

    def sample(self, random: Callable[[], float]) -> Roll:
        """One roll from a source of uniform numbers in [0, 1)."""
        if not self._size:
            self._table, *more = _tables(self.dice)
            self._size, self._more = len(self._table), tuple(more)
        roll = self._table[int(random() * self._size)]
        for table in self._more:
            roll += table[int(random() * len(table))]
        return roll

    def check(self, roll: Roll) -> None:
        """Raise a `RollError` unless these dice can land like that."""
        if not isinstance(roll, tuple):  # a list could be changed later, a str would be read letter by letter
            raise RollError("roll.kind", value=repr(roll)[:LONGEST_ECHO])
        if len(roll) != len(self.dice):
            raise RollError("roll.count", expected=len(self.dice), count=len(roll))
        for die, face in zip(self.dice, roll, strict=True):
            if not isinstance(face, str) or face not in die.symbols:
                raise RollError("roll.face", die=die.name, face=str(face)[:LONGEST_ECHO], faces=" ".join(die.symbols))
        if len(self.accepted) < TABLE_LIMIT:
            self.accepted.add(roll)

    def arrange(self, text: str) -> Roll:
        """The roll with these faces: in the order of the dice where that fits, else each on a die that can show it.

        Raises:
            RollError: these dice cannot land like that in any order.
        """
        faces = tuple(text.split())
        if len(faces) != len(self.dice):
            raise RollError("roll.count", expected=len(self.dice), count=len(faces))
        if all(face in die.symbols for die, face in zip(self.dice, faces, strict=True)):
            return faces
        holder: dict[int, int] = {}
        """By die: the place of the face that it shows."""
        for place in range(len(faces)):
            if not self._give(faces, place, holder, set()):
                die = self.dice[0]
                every = " ".join(dict.fromkeys(symbol for one in self.dice for symbol in one.symbols))
                raise RollError("roll.face", die=die.name, face=faces[place][:LONGEST_ECHO], faces=every)
        return tuple(faces[holder[die]] for die in range(len(self.dice)))

    def _give(self, faces: Roll, place: int, holder: dict[int, int], tried: set[int]) -> bool:
        """Give a face to a die that can show it; dice that have one may pass theirs on (an augmenting path)."""
        for number, die in enumerate(self.dice):
            if number not in tried and faces[place] in die.symbols:
                tried.add(number)
                if number not in holder or self._give(faces, holder[number], holder, tried):
                    holder[number] = place
                    return True
        return False

    def parse(self, text: str, names: Mapping[str, str] | None = None) -> Roll:
        """Parse a typed roll: faces in the order of the dice, by name or by an unambiguous prefix of a name.

        Args:
            text: face names, separated by spaces or commas.
            names: other names for faces, in the language of the person who types.
        """
        words = text.replace(",", " ").split()
        if len(words) != len(self.dice):
            raise RollError("roll.count", expected=len(self.dice), count=len(words))
        return tuple(_face(die, word, names or {}) for die, word in zip(self.dice, words, strict=True))

    def __repr__(self) -> str:
        return f"Due({self.dice!r}, {self.seats!r}, {self.seen_by!r})"

    def __str__(self) -> str:
        return " ".join(f"{count}x{name}" for name, count in Counter(die.name for die in self.dice).items())

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Due) and (self.dice, self.seats, self.seen_by) == (
            other.dice,
            other.seats,
            other.seen_by,
        )

    def __hash__(self) -> int:
        return self._hash


def starter_die(players: int) -> Die:
    """The die that draws the starting player: one face for each seat."""
    return Die("starter", tuple(str(seat) for seat in range(players)))


class _Rolls:
    """All ways one die can land that has too many faces for a table."""

    __slots__ = ("_faces",)

    def __init__(self, die: Die) -> None:
        self._faces = die.faces

    def __len__(self) -> int:
        return len(self._faces)

    def __getitem__(self, place: int) -> Roll:
        return (self._faces[place],)


@lru_cache(maxsize=TABLES_KEPT)
def _tables(dice: tuple[Die, ...]) -> tuple[tuple[Roll, ...] | _Rolls, ...]:
    """Sampling tables with all ways these dice can land: one for all dice, or one for each half."""
    ways = prod(len(die.faces) for die in dice)
    if ways > TABLE_LIMIT and len(dice) == 1:
        return (_Rolls(dice[0]),)
    if ways <= TABLE_LIMIT:
        same: dict[Roll, Roll] = {}  # one object for equal rolls: smaller working set
        return (tuple(same.setdefault(roll, roll) for roll in product(*(die.faces for die in dice))),)
    half = len(dice) // 2
    return _tables(dice[:half]) + _tables(dice[half:])


def _group_outcomes(die: Die, count: int) -> tuple[tuple[Roll, Fraction], ...]:
    """The rolls of equal dice of one seat, in no order, with their exact probabilities."""
    result = []
    for roll in combinations_with_replacement(die.symbols, count):
        orders = factorial(count) // prod(factorial(n) for n in Counter(roll).values())
        result.append((roll, orders * prod((die.probability(face) for face in roll), start=Fraction(1))))
    return tuple(result)


def _join(parts: tuple[tuple[Roll, Fraction], ...]) -> tuple[Roll, Fraction]:
    """One roll of all dice from rolls of its groups, with its exact probability."""
    roll = tuple(face for part, _ in parts for face in part)
    return roll, prod((probability for _, probability in parts), start=Fraction(1))


def _face(die: Die, word: str, names: Mapping[str, str]) -> str:
    wanted = word.casefold()
    spellings = [(spelling.casefold(), face) for face in die.symbols for spelling in (face, names.get(face, face))]
    for spelling, face in spellings:
        if spelling == wanted:
            return face
    begun = {face for spelling, face in spellings if spelling.startswith(wanted)}
    if len(begun) == 1:
        return begun.pop()
    raise RollError("roll.face", die=die.name, face=word, faces=" ".join(die.symbols))
