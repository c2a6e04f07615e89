"""Gymnasium spaces of observations."""

import numpy as np
from gymnasium import spaces

from dicehouse.kit.observation import Layout


def observation_space(layout: Layout, actions: int) -> spaces.Dict:
    """The observation array and the mask of legal actions."""
    box = spaces.Box(layout.low, layout.high, dtype=np.float32)
    return spaces.Dict({"observation": box, "action_mask": spaces.MultiBinary(actions)})
