"""Proofs: the data with which a client verifies the dice of a finished game without knowing its rules."""

import msgspec

from dicehouse.core.dice import Die, Roll
from dicehouse.core.record import DiceLine, Record, RevealLine
from dicehouse.dice.verification import verify
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
    names: tuple[str, ...]
    """The name of each kind of die: throws of the dice of a day are counted by it."""
    thrown: tuple[Throw, ...]
    """Every roll that was verified, in order."""
    day: str
    """The day whose dice these are, as 2026-11-16; empty: the dice of this game only."""
    elsewhere: int = 0
    """How many rolls another house made before these; they are not among them, and nothing is known of them."""


def prove(record: Record) -> Proof:
    """Verify every roll of a record, and collect what a client needs to do the same.

    Raises:
        DiceError: a roll is forged or cannot be checked.
        RecordError: a line of the record is not possible.
    """
    verdict = verify(record)
    match = replay(record)
    kinds: dict[Die, int] = {}
    thrown = []
    rolled = [entry.transition for entry in match.entries if entry.transition.roll is not None]
    for made in rolled[verdict.elsewhere :]:
        assert made.roll is not None
        dice = tuple(kinds.setdefault(die, len(kinds)) for die in made.before.due.dice)
        thrown.append(Throw(dice, made.roll))
    *_, mixed = (line for line in record.lines if isinstance(line, DiceLine))
    seed = next(line.reveal for line in record.lines if isinstance(line, RevealLine))
    return Proof(
        verdict.rolls,
        verdict.commitment,
        seed,
        mixed.strings,
        mixed.pledges,
        tuple(die.faces for die in kinds),
        tuple(die.name for die in kinds),
        tuple(thrown),
        mixed.day,
        verdict.elsewhere,
    )
