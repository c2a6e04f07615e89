"""DiXkiBluff for many games at once. Needs numba."""

from dicehouse.games.dixkibluff.batch.compiled import CompiledDiXkiBluff

COMPILED = CompiledDiXkiBluff
