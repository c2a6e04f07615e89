"""What anybody may see of Go Nuts!: everything, for nothing is hidden."""

from dicehouse.core.game import View


class GoNutsView(View, frozen=True):
    """The table."""

    target: int
    scores: tuple[int, ...]
    turn: int | None
    """Whose turn it is; None before the start is drawn."""
    points: int
    """Not yet recorded: of the turn, or of the Go Nuts! round."""
    dice: int
    """Squirrel dice in play."""
    waiting: tuple[int, ...]
    """In a Go Nuts! round: the opponents whose dog is not out yet. Empty outside."""
    winner: int | None
    faces: tuple[str, ...]
    """The squirrel dice as they landed last; empty at the beginning of a turn and while they are in the air."""
