"""Chinchiller Dice for many games at once. Needs numba."""

from dicehouse.games.chinchiller.batch.compiled import CompiledChinchiller

COMPILED = CompiledChinchiller
