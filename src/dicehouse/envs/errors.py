"""Error codes of the learning environments."""

from dicehouse.core.errors import define

define(
    {
        "envs.encoding": "{game} cannot be learnt yet: it has no {field}.",
        "envs.action": "There is no action {number}. Actions are numbered from 0 to {most}.",
        "envs.reset": "No game is on. Call reset() first.",
        "envs.seed": "A seed is a whole number from 0 on, not {value}.",
        "envs.opponents": "This table needs {needed} opponents, not {number}.",
    }
)
