"""Chili Dice: six dice with red numbers, thirty rolls, ten spaces on the pad."""

from dicehouse.games.chili.rules import ChiliDice

GAME = ChiliDice
