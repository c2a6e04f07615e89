"""Chinchiller Dice for many games at once. Needs numba."""
