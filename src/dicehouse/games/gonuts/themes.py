"""What decisions of Go Nuts! are about."""

from dicehouse.games.gonuts.actions import Bank, GoNutsAction
from dicehouse.games.gonuts.views import GoNutsView

CLOSE = 0.7
"""From this share of the target on an opponent may win with the next turn."""
FEW = 2


def theme_of(view: GoNutsView, best: GoNutsAction, other: GoNutsAction) -> str:
    """Stopping: with few dice, with a lead, or in time. Rolling: against somebody who is nearly there, or for more."""
    mine = view.scores[view.viewer]
    others = max(score for seat, score in enumerate(view.scores) if seat != view.viewer)
    if isinstance(best, Bank):
        if view.dice <= FEW:
            return "few-dice"
        return "lead" if mine + view.points > others else "stop"
    return "chase" if others >= CLOSE * view.target else "press"
