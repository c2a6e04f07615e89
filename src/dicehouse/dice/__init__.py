"""Dice sources (seeded, common random numbers, scripted, real dice, fair dice, dice of a day), and verification."""

import dicehouse.dice.errors  # noqa: F401 - defines the codes of this package
from dicehouse.dice.common import CommonDice
from dicehouse.dice.contributions import NO_STRING, Contribution, contributions, is_pledge, is_string, pledge_to
from dicehouse.dice.daily import DailyDice, seed_of_day
from dicehouse.dice.fair import FairDice, FairSeed
from dicehouse.dice.hand import HandDice
from dicehouse.dice.notes import Notes, check_notes, read_notes
from dicehouse.dice.proof import Proof, Throw, prove
from dicehouse.dice.scripted import ScriptedDice
from dicehouse.dice.seeded import SeededDice
from dicehouse.dice.source import DiceSource
from dicehouse.dice.verification import Verdict, verify

__all__ = [
    "NO_STRING",
    "CommonDice",
    "Contribution",
    "DailyDice",
    "DiceSource",
    "FairDice",
    "FairSeed",
    "HandDice",
    "Notes",
    "Proof",
    "ScriptedDice",
    "SeededDice",
    "Throw",
    "Verdict",
    "check_notes",
    "contributions",
    "is_pledge",
    "is_string",
    "pledge_to",
    "prove",
    "read_notes",
    "seed_of_day",
    "verify",
]
