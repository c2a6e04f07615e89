"""Chili Dice, compiled with numba for many games at once."""
