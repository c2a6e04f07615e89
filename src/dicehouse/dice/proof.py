"""Everything somebody needs to check the dice of a finished game without knowing its rules."""

import msgspec

from dicehouse.core.dice import Roll
from dicehouse.core.record import DiceLine, Record, RevealLine
from dicehouse.dice.fair import verify
from dicehouse.games import replay


class Throw(msgspec.Struct, frozen=True):
    """One roll."""

    dice: tuple[int, ...]
    """Which die each was: its place in the list of kinds."""
    fell: Roll
    """The face that each shows."""


class Proof(msgspec.Struct, frozen=True):
    """All rolls of a game, and what they follow from."""

    rolls: int
    """How many rolls were checked and found genuine."""
    commitment: str
    """What they were checked against; it was told before the first of them."""
    seed: str
    """What the commitment was to, in hex."""
    strings: tuple[str, ...]
    """What each seat added; `-` where it added nothing."""
    pledges: tuple[str, ...]
    """What each seat was bound to before anybody revealed, empty where it was not; no list where nobody was."""
    kinds: tuple[tuple[str, ...], ...]
    """The different dice: the faces of each body in order."""
    thrown: tuple[Throw, ...]
    """Every roll, in order."""


def prove(record: Record) -> Proof:
    """Check every roll of a record, and put down what others need to do the same.

    Raises:
        DiceError: a roll is forged or cannot be checked.
        RecordError: a line cannot have happened.
    """
    verdict = verify(record)
    match = replay(record)
    kinds: dict[tuple[str, ...], int] = {}
    thrown = []
    for made in (entry.transition for entry in match.entries):
        if made.roll is not None:
            dice = tuple(kinds.setdefault(die.faces, len(kinds)) for die in made.before.due.dice)
            thrown.append(Throw(dice, made.roll))
    mixed = next(line for line in record.lines if isinstance(line, DiceLine))
    seed = next(line.reveal for line in record.lines if isinstance(line, RevealLine))
    return Proof(verdict.rolls, verdict.commitment, seed, mixed.strings, mixed.pledges, tuple(kinds), tuple(thrown))
