"""Go Nuts! as lines of text."""

from dicehouse.core.game import Choice
from dicehouse.core.translator import Translator
from dicehouse.games.gonuts.views import GoNutsView
from dicehouse.kit.drawing import Drawing

BAR = 30


def sketch(view: GoNutsView, words: Translator, choices: tuple[Choice, ...]) -> list[str]:
    """The acorns of all players on the way to the target, and the dice on the table."""
    width = max(len(words.name(seat)) for seat in range(len(view.scores)))
    lines = [words.say("sketch-target", target=view.target)]
    for seat, score in enumerate(view.scores):
        filled = min(BAR, BAR * score // view.target)
        mark = ">" if seat == view.turn else " "
        lines.append(f"{mark} {words.name(seat):{width}}  {'o' * filled}{'.' * (BAR - filled)}  {score:3}")
    if view.waiting:
        lines.append(words.say("sketch-round", points=view.points, dice=view.dice))
        lines.append(words.say("sketch-waiting", names=", ".join(map(words.name, view.waiting))))
    elif view.winner is None and view.turn is not None:
        lines.append(words.say("sketch-points", points=view.points, dice=view.dice))
    return lines


DRAWING = Drawing(sketch)
