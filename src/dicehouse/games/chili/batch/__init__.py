"""Chili Dice for many games at once. Needs numba."""

from dicehouse.games.chili.batch.compiled import CompiledChili

COMPILED = CompiledChili
