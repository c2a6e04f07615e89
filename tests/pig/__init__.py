"""Pig, the fifth game: here to show that a game needs its own folder and one registration line, and nothing else."""

from dicehouse.games.spec import GameSpec
from pig.rules import Pig

SPEC = GameSpec(rules=Pig)
