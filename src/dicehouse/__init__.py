"""Dicehouse: a house for dice games.

>>> from dicehouse import create
>>> game = create("gonuts", players=2, target=30)
>>> game.new().due is not None
True
"""

from dicehouse.games import create, load, names, replay

__all__ = ["create", "load", "names", "replay"]
__version__ = "0.1.0"
