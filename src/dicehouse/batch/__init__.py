"""Many games at once, on the compiled form of the rules. Needs numba (the extra `lab`)."""
