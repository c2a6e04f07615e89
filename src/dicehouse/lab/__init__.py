"""Simulations: bots against each other over many games, and statistics, results and reports of them."""
