"""Error codes of batches of games."""

from dicehouse.core.errors import define

define(
    {
        "batch.none": "{game} cannot be played many at a time: it has no {field}.",
        "batch.option": "{game} can be played many at a time only with {key} = {value}.",
        "batch.size": "A batch has 1 to {most} games, not {value}.",
        "batch.shape": "There are {games} games, and each needs one entry: the shape {value} does not fit.",
        "batch.number": "Here whole numbers from 0 to {most} are needed, or -1 for none.",
    }
)
