"""What the blind may not see of Chinchiller Dice, said without its rules: a second look for the tests of the server."""

from typing import Any

from dicehouse.core.viewers import SPECTATOR, Viewer
from server.insisting import insist

EYES = 2


def check_view(view: dict[str, Any], events: list[str], viewer: Viewer, options: Any) -> None:
    """The blind see no dice and no sand, nor does a spectator while anybody is blind.

    Args:
        view: as it was sent.
        events: the texts of those that came with it.
        viewer: to whom.
        options: of the game.
    """
    closed = view["closed"]
    blind = max(closed) == EYES if viewer == SPECTATOR else closed[viewer] == EYES
    if blind and (view["actors"] or view["throwers"]):
        hidden = [view[name] for name in ("faces", "rolling", "piles", "supply")]
        insist(hidden == [None] * 4, "the blind see", viewer, view)
        insist(view["due"] == [], "the blind see which dice are thrown", viewer, view)


def check_told(told: list[dict[str, Any]], viewer: Viewer, players: int) -> None:
    """Over everything a viewer was told: eyes are counted, and who is blind sees no faces."""
    closed = [0] * players
    for entry in told:
        for event in entry.get("events", ()):
            words = event.split()
            if words[0] == "eye":
                closed[int(words[1])] = int(words[2])
            elif words[0] in ("game", "ended"):
                closed = [0] * players
            blind = {seat for seat, eyes in enumerate(closed) if eyes == EYES}
            if words[0] == "challenged":
                blind -= {int(words[1])}  # they look, and so does everybody who can
            if words[0] in ("rolled", "challenged") and (blind if viewer == SPECTATOR else viewer in blind):
                insist(words[2] == "-", "the blind are told dice", viewer, event)
