"""The games of the house for learning: PettingZoo, OpenSpiel and Gymnasium.

Every game with `GameSpec.observation` is here, under a versioned name. `docs/envs/` has a page for each.
Importing this package registers the names with Gymnasium and PettingZoo, and `dicehouse.envs.openspiel` with OpenSpiel.
"""

import dicehouse.envs.errors  # noqa: F401 - defines the codes of this package
from dicehouse.envs.registration import register_where_installed

register_where_installed()
