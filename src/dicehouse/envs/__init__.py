"""The games of the house for learning: PettingZoo, OpenSpiel and Gymnasium.

Every game that says how its views become arrays (`GameSpec.observation`) is here, under a versioned name. `docs/envs/`
has a page for each.
"""

import dicehouse.envs.errors  # noqa: F401 - defines the codes of this package
