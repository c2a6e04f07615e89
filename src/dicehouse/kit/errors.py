"""Error codes of bots, evaluators and value tables. `bots`, `lab` and the folders of the games raise them too."""

from dicehouse.core.errors import define

define(
    {
        "bots.level": "There is no level {level} for {game}. The levels are: {known}.",
        "bots.view": "This is not a position of {game} in which the bot of seat {seat} has a choice.",
        "bots.unsolved": "Nobody has solved {game} with these options yet. Solve it first: {command}",
        "bots.table-damaged": "The value table {path} cannot be read. Delete it, and solve again: {command}",
        "bots.no-solver": "{game} has no solver.",
        "bots.no-evaluator": "{game} has no evaluator.",
        "bots.needs-numpy": "Level {level} of {game} computes too much for a page: it plays at a table of a server.",
        "bots.values-need-numpy": "This page has no hints and no review for this game: they compute too much. A house "
        "with a server has them.",
        "bots.cannot-solve": "{game} cannot be solved with these options: {reason}.",
    }
)
