"""Houses that cheat: `python cheats.py CHEAT serve ...` is `dicehouse serve` with one thing changed.

Each is as clever as a house can be that wants its proof to look right; it cannot change what browsers saw before.
"""

import sys
from collections.abc import Callable
from typing import Any

import msgspec

from dicehouse.cli import main
from dicehouse.core.dice import Die, Due, Roll
from dicehouse.core.record import Record, RevealLine
from dicehouse.dice import NO_STRING, FairDice, FairSeed, Proof, Verdict, pledge_to, proof, verification
from dicehouse.server import finished_games
from dicehouse.server.contributions import Contributions
from dicehouse.server.table import Table

VICTIM, PUPPET = 0, 1
LATER = range(1, 5)
"""The rolls that a house meddles with, if they are of several dice: not the first, which everybody looks at."""
CARS = Die("squirrel", ("car",) * 6)

honest_strings, honest_roll, honest_prove = Contributions.strings, FairDice.roll, proof.prove
honest_mix, honest_init = Table._mix, Table.__init__


def patch(owner: object, name: str, value: object) -> None:
    """Put something else in the place of an honest part."""
    setattr(owner, name, value)


def believe_all() -> None:
    """The house does not complain about itself."""
    patch(verification, "contributions", lambda strings, pledges: ())


def grind() -> None:
    """Make up the string of another seat once that of the victim is known, until the first dice please the house."""
    believe_all()

    def strings(parts: Contributions) -> tuple[str, ...]:
        told = honest_strings(parts)
        tried = (f"a string of the house {number}" for number in range(300))
        due = Due((Die("d6", tuple("123456")),) * 5, (0,) * 5)
        return max(
            ((told[VICTIM], made) for made in tried),
            key=lambda both: FairSeed(bytes(32)).dice(both).roll(due).count("6"),
        )

    patch(Contributions, "strings", strings)


def grind_and_forge() -> None:
    """The same, and afterwards say that just this was pledged."""
    grind()

    def mix(table: Table, parts: Contributions) -> list[Any]:
        steps = honest_mix(table, parts)
        return [_forged(step) for step in steps]

    patch(Table, "_mix", mix)


def _forged(step: Any) -> Any:
    entry = step.entry
    if type(entry).__name__ != "Began":
        return step
    entry = msgspec.structs.replace(entry, pledges=tuple(map(pledge_to, entry.strings)))
    return msgspec.structs.replace(step, entry=entry)


def drop() -> None:
    """Leave out what the victim revealed."""
    believe_all()
    patch(Contributions, "strings", lambda parts: (NO_STRING, *honest_strings(parts)[1:]))


def swap() -> None:
    """Roll with dice of six cars now and then, and say in the proof that these were the dice."""

    def roll(dice: FairDice, due: Due) -> Roll:
        return honest_roll(dice, _swapped(due, dice.rolled))

    def prove(record: Record) -> Proof:
        told = _told(record)
        kinds = [*told.kinds, CARS.faces]
        thrown = [
            msgspec.structs.replace(throw, dice=(len(kinds) - 1,) * len(throw.dice))
            if _is_swapped(number, throw)
            else throw
            for number, throw in enumerate(told.thrown)
        ]
        return msgspec.structs.replace(told, kinds=tuple(kinds), names=(*told.names, CARS.name), thrown=tuple(thrown))

    patch(FairDice, "roll", roll)
    patch(finished_games, "prove", prove)


def _is_swapped(number: int, throw: Any) -> bool:
    return number in LATER and len(throw.dice) > 1


def _swapped(due: Due, number: int) -> Due:
    return Due((CARS,) * len(due.dice), due.seats) if _is_swapped(number, due) else due


def show() -> None:
    """Show rolls that please the house, and prove others."""

    def roll(dice: FairDice, due: Due) -> Roll:
        fell = honest_roll(dice, due)
        return due.sample(lambda: 0.999) if dice.rolled - 1 in LATER and len(due.dice) > 1 else fell

    def prove(record: Record) -> Proof:
        told = _told(record)
        dice = FairSeed.from_hex(told.seed).dice(told.strings)
        thrown = []
        for throw in told.thrown:
            bodies = tuple(Die("die", told.kinds[kind]) for kind in throw.dice)
            thrown.append(msgspec.structs.replace(throw, fell=honest_roll(dice, Due(bodies, (0,) * len(bodies)))))
        return msgspec.structs.replace(told, thrown=tuple(thrown))

    patch(FairDice, "roll", roll)
    patch(finished_games, "prove", prove)


def forget() -> None:
    """Prove all rolls but the last."""

    def prove(record: Record) -> Proof:
        told = honest_prove(record)
        return msgspec.structs.replace(told, rolls=told.rolls - 1, thrown=told.thrown[:-1])

    patch(finished_games, "prove", prove)


def reseed() -> None:
    """Commit to one seed and roll by another, chosen when the strings are known."""

    def init(table: Table, *arguments: Any) -> None:
        honest_init(table, *arguments)
        table._seed = FairSeed(bytes(31) + b"!")

    patch(Table, "__init__", init)
    patch(Table, "commitment", property(lambda table: FairSeed(bytes(32)).commitment))


def _told(record: Record) -> Proof:
    """The proof of a record, without a check."""
    line: Any = record.lines[0]
    seed = next(line.reveal for line in record.lines if isinstance(line, RevealLine))
    patch(proof, "verify", lambda _: Verdict(0, line.commitment))
    told = honest_prove(record)
    return msgspec.structs.replace(told, rolls=len(told.thrown), seed=seed)


CHEATS: dict[str, Callable[[], None]] = {
    cheat.__name__: cheat for cheat in (grind, grind_and_forge, drop, swap, show, forget, reseed)
}

if __name__ == "__main__":
    if (cheat := sys.argv.pop(1)) != "honest":
        CHEATS[cheat]()
    main()
