"""Proofs: the data with which a client verifies the dice of a finished game without knowing its rules."""

import msgspec

from dicehouse.core.dice import Roll
from dicehouse.core.record import DiceLine, Record, RevealLine
from dicehouse.dice.fair import verify
from dicehouse.games import replay


class Throw(msgspec.Struct, frozen=True):
    """One roll."""

    dice: tuple[int, ...]
    """The kind of each die, as an index into `Proof.kinds`."""
    fell: Roll
    """The face of each die."""


class Proof(msgspec.Struct, frozen=True):
    """All rolls of a game, and the inputs they are computed from."""

    rolls: int
    """The number of rolls that were verified."""
    commitment: str
    """The commitment, published before the first roll."""
    seed: str
    """The seed, in hex."""
    strings: tuple[str, ...]
    """The string of each seat; `-` where it added nothing."""
    pledges: tuple[str, ...]
    """The pledge of each seat, empty where it gave none; an empty list where no seat gave one."""
    kinds: tuple[tuple[str, ...], ...]
    """The faces of each kind of die, in order."""
    thrown: tuple[Throw, ...]
    """Every roll, in order."""


def prove(record: Record) -> Proof:
    """Verify every roll of a record, and collect what a client needs to do the same.

    Raises:
        DiceError: a roll is forged or cannot be checked.
        RecordError: a line of the record is not possible.
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
