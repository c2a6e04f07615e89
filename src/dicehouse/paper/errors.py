"""Error codes of paper."""

from dicehouse.core.errors import DicehouseError, define

define(
    {
        "paper.none": "{game} has nothing to print.",
        "paper.sheet": "{game} has no sheet called {sheet}. There are: {known}.",
        "paper.size": "Paper is {known}, not {size}.",
        "paper.faces": "Only dice with six faces can be cut out; {die} has {faces}.",
    }
)


class PaperError(DicehouseError):
    """A sheet that does not exist or cannot be printed."""
