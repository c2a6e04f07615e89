"""What decisions of Chili Dice are about."""

from dicehouse.games.chili.actions import ChiliAction, Reroll, Turn, Write
from dicehouse.games.chili.pad import SPACES, scores
from dicehouse.games.chili.views import ChiliView


def theme_of(view: ChiliView, best: ChiliAction, other: ChiliAction) -> str:
    """Turning a red die; writing or rolling; which space, where giving one up is a theme of its own; which dice."""
    if isinstance(best, Turn):
        return "turn"
    if isinstance(best, Reroll):
        return "dice" if isinstance(other, Reroll) else "one-more"
    if isinstance(other, Write):
        points = {space: score.points for space, score in zip(SPACES, scores(view.faces), strict=True)}
        return "give-up" if points[best.space] < points[other.space] else "space"
    return "stop"
