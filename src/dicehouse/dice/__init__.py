"""Who says how the dice land: seeded, scripted, by hand, or fair (commit and reveal)."""

from dicehouse.dice.fair import FairDice, FairSeed, Verdict, verify
from dicehouse.dice.hand import HandDice
from dicehouse.dice.scripted import ScriptedDice
from dicehouse.dice.seeded import SeededDice
from dicehouse.dice.source import DiceSource

__all__ = ["DiceSource", "FairDice", "FairSeed", "HandDice", "ScriptedDice", "SeededDice", "Verdict", "verify"]
