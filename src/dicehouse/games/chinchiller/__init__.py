"""Chinchiller Dice: push your luck, then bluff with your eyes shut."""

from dicehouse.games.chinchiller.rules import ChinchillerDice

GAME = ChinchillerDice
