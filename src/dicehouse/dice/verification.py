"""The verification of records: every roll computed anew from the seed that was revealed."""

import msgspec

from dicehouse.core.errors import DiceError
from dicehouse.core.match import Match
from dicehouse.core.record import DiceLine, Record, RevealLine, RollLine
from dicehouse.dice.contributions import Contribution, contributions
from dicehouse.dice.daily import DailyDice
from dicehouse.dice.fair import FairSeed
from dicehouse.dice.source import DiceSource
from dicehouse.games import of_record


class Verdict(msgspec.Struct, frozen=True):
    """The result of a successful verification."""

    rolls: int
    """The number of rolls that were verified."""
    commitment: str
    """The commitment they were verified against; a player compares it with the one shown before the first roll."""
    contributions: tuple[Contribution, ...] = ()
    """How each seat contributed to the dice; empty for the dice of a day, to which nobody does."""
    day: str = ""
    """The day whose dice these are; empty: dice of this game alone."""
    elsewhere: int = 0
    """The number of rolls before them, of which nothing is known: another house made them, and the game was brought."""


def verify(record: Record) -> Verdict:
    """Verify every roll of a record against its commitment, and every line against the rules.

    One commitment, from before the first roll, must hold for the whole game: a second one would allow to try seeds
    until the rolls suit. In a game that was brought from another house it holds for the rolls made here.

    Raises:
        DiceError: at the first roll that is forged or cannot be checked.
        RecordError: at the first line that is not possible.
    """
    seeds = _revealed(record)
    match = Match(of_record(record.header), record.header.seats, dict(record.header.about))
    dice: DiceSource | None = None
    source, commitment, day, rolls, elsewhere = "none", "", "", 0, 0
    parts: tuple[Contribution, ...] = ()
    for number, line in enumerate(record.lines, start=2):
        if isinstance(line, DiceLine):
            if source != "none" and not (source == "elsewhere" and line.dice == "fair"):
                raise DiceError("dice.exchanged", line=number)
            source = line.dice
            dice = _committed(line, seeds, match.game.players)
            commitment, day = line.commitment, line.day
            parts = contributions(line.strings, line.pledges)
        elif isinstance(line, RollLine) and source == "elsewhere":
            elsewhere += 1
        elif isinstance(line, RollLine):
            rolls += 1
            if dice is None:
                raise DiceError("dice.not-fair", line=number, source=source)
            if match.due is not None:  # else the rules refuse the roll below
                right = " ".join(dice.roll(match.due))
                if right != line.roll:
                    raise DiceError("dice.forged", roll=rolls, line=number, told=line.roll or "nothing", right=right)
        match.replay_line(number, line)
    if not rolls:
        raise DiceError("dice.elsewhere" if elsewhere else "dice.nothing")
    return Verdict(rolls, commitment, parts, day, elsewhere)


def _committed(line: DiceLine, seeds: dict[str, FairSeed], players: int) -> DiceSource | None:
    """The dice of a commitment whose seed was revealed; None where the source makes no commitment."""
    if line.dice not in ("fair", "daily"):
        return None
    strings = players if line.dice == "fair" else 0  # nobody adds to the dice of a day
    if len(line.strings) != strings:
        raise DiceError("dice.strings", strings=len(line.strings), players=strings)
    if line.commitment not in seeds:
        raise DiceError("dice.not-revealed" if line.dice == "fair" else "dice.day-not-over", day=line.day)
    seed = seeds[line.commitment]
    return seed.dice(line.strings) if line.dice == "fair" else DailyDice(seed, line.day)


def _revealed(record: Record) -> dict[str, FairSeed]:
    """The revealed seeds by their commitment."""
    committed = {line.commitment for line in record.lines if isinstance(line, DiceLine)}
    seeds = {}
    for number, line in enumerate(record.lines, start=2):
        if isinstance(line, RevealLine):
            seed = FairSeed.from_hex(line.reveal)
            if seed.commitment not in committed:
                raise DiceError("dice.commitment", line=number)
            seeds[seed.commitment] = seed
    return seeds
