"""What decisions of DiXkiBluff are about."""

from dicehouse.games.dixkibluff.actions import Bet, DiXe, DiXkiBluffAction, Doubt, Place
from dicehouse.games.dixkibluff.views import DiXkiBluffView


def theme_of(view: DiXkiBluffView, best: DiXkiBluffAction, other: DiXkiBluffAction) -> str:
    """Placing, opening, raising or doubting, how high, DiXe! or silence."""
    if isinstance(best, Place):
        return "place"
    if isinstance(best, Bet):
        if view.number is None:
            return "open"
        return "raise" if isinstance(other, Bet) else "hold"
    if isinstance(best, Doubt):
        return "doubt"
    return "exactly" if isinstance(best, DiXe) else "quiet"
