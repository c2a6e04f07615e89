"""Chinchiller Dice as lines of text."""

from dicehouse.core.game import Choice
from dicehouse.core.translator import Translator
from dicehouse.core.viewers import SPECTATOR
from dicehouse.games.chinchiller.sand import worth
from dicehouse.games.chinchiller.views import ChinchillerView
from dicehouse.kit.drawing import Drawing

EYES = ("o o", "o -", "- -")
"""Both open, one closed, both closed."""


def sketch(view: ChinchillerView, words: Translator, choices: tuple[Choice, ...]) -> list[str]:
    """The eyes of all players and, for those who can see, sand and dice."""
    players = range(len(view.closed))
    width = max(len(words.name(seat)) for seat in players)
    lines = [words.say("sketch-game", game=view.game, games=view.games)] if view.games > 1 else []
    for seat in players:
        mark = ">" if seat == view.turn and not view.winners else " "
        parts = [f"{mark} {words.name(seat):{width}}  ({EYES[view.closed[seat]]})"]
        if view.piles is not None:
            parts.append(words.say("sketch-sand", sand=view.piles[seat]))
        if view.games > 1:
            parts.append(words.say("sketch-total", total=view.totals[seat]))
        lines.append("  ".join(parts))
    if view.supply is not None:
        lines.append(words.say("sketch-supply", supply=view.supply))
    else:
        lines.append(words.say("sketch-watching" if view.viewer == SPECTATOR else "sketch-dark"))
    if view.faces and view.turn is not None:
        faces = ", ".join(words.label("face", face) for face in view.faces)
        text = "sketch-dice" if view.announcer is None else "sketch-dice-blind"
        lines.append(words.say(text, name=words.name(view.turn), faces=faces, sand=worth(view.faces)))
    if view.claim is not None and view.announcer is not None:
        lines.append(words.say("sketch-claim", announcer=words.name(view.announcer), claim=view.claim))
    return lines


DRAWING = Drawing(sketch)
