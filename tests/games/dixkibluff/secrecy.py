"""What nobody may see of a game of DiXkiBluff, said without its rules: a second look for the tests of the server."""

from typing import Any

from dicehouse.core.viewers import Viewer
from server.insisting import insist


def check_view(view: dict[str, Any], events: list[str], viewer: Viewer, options: Any) -> None:
    """Nobody sees another hand before all are lifted; sealed, not even what they threw themselves.

    Args:
        view: as it was sent.
        events: the texts of those that came with it.
        viewer: to whom.
        options: of the game.
    """
    sealed = options.knowledge == "sealed"
    if view["phase"] != "over":
        shown = [seat for seat, hand in enumerate(view["hands"]) if hand is not None]
        insist(set(shown) <= {viewer}, "a hand is seen through", viewer, view["hands"])
    for event in events:
        words = event.split()
        if words[0] in ("thrown", "placed") and (int(words[1]) != viewer or (sealed and words[0] == "thrown")):
            insist(words[2] == "-", "dice under a hand are told", viewer, event)


def check_told(told: list[dict[str, Any]], viewer: Viewer, players: int) -> None:
    """Nothing more: what may be told does not depend on what was told before."""
