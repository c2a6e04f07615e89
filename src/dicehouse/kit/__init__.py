"""What the folder of a game is built with: bots, evaluators, value tables, encoders, compiled play, lessons."""
