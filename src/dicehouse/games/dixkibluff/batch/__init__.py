"""DiXkiBluff for many games at once. Needs numba."""
