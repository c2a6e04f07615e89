"""The spaces of Gymnasium that environments live in."""

import numpy as np
from gymnasium import spaces

from dicehouse.kit.observation import Layout


def observation_space(layout: Layout, actions: int) -> spaces.Dict:
    """What is seen, and a mask of so many actions."""
    box = spaces.Box(layout.low, layout.high, dtype=np.float32)
    return spaces.Dict({"observation": box, "action_mask": spaces.MultiBinary(actions)})
