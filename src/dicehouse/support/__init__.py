"""Helpers that know nothing of games (standard library only): process pools, atomic writes, optional dependencies."""
