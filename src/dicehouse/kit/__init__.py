"""What the folder of a game is built with: bots, evaluators, value tables, encoders, compiled play, lessons."""

import dicehouse.kit.errors  # noqa: F401 - defines the codes of this package
