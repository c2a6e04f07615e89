"""Simulations: bots against each other over many games, and statistics, results and reports of them."""

import dicehouse.lab.errors  # noqa: F401 - defines the codes of this package
