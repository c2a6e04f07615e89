"""Who says how the dice land: seeded, common to all players of a duel, scripted, by hand, or fair."""

from dicehouse.dice.common import CommonDice
from dicehouse.dice.fair import FairDice, FairSeed, Verdict, verify
from dicehouse.dice.hand import HandDice
from dicehouse.dice.proof import Proof, Throw, prove
from dicehouse.dice.scripted import ScriptedDice
from dicehouse.dice.seeded import SeededDice
from dicehouse.dice.source import DiceSource

__all__ = [
    "CommonDice",
    "DiceSource",
    "FairDice",
    "FairSeed",
    "HandDice",
    "Proof",
    "ScriptedDice",
    "SeededDice",
    "Throw",
    "Verdict",
    "prove",
    "verify",
]
