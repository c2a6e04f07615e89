"""Compiled play: the rules of a game as arrays, and loops that step many games on them."""
