"""Go Nuts! for many games at once. Needs numba."""
