"""What anybody may see of Chili Dice: everything, for nothing is hidden."""

from dicehouse.core.game import View


class ChiliView(View, frozen=True):
    """The table."""

    spaces: tuple[str, ...]
    """The names on the pad, as the edition prints them."""
    pads: tuple[tuple[int | None, ...], ...]
    """Each player's ten spaces; None is empty."""
    left: tuple[int, ...]
    """Each player's unused rolls."""
    totals: tuple[int, ...]
    """Each player's points; the bonus for unused rolls comes in when the pad is full."""
    turn: int | None
    faces: tuple[str, ...]
    """The six dice as they lie; empty between turns."""
    rolling: tuple[int, ...]
    """The dice that are in the air."""
    turnable: tuple[int, ...]
    """Dice that landed red in the last roll and may be turned."""
    winners: tuple[int, ...]
    bonuses: tuple[int | None, ...]
    """What unused rolls brought each player; None until the pad is full."""
