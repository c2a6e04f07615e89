"""Go Nuts! for many games at once. Needs numba."""

from dicehouse.games.gonuts.batch.compiled import CompiledGoNuts

COMPILED = CompiledGoNuts
