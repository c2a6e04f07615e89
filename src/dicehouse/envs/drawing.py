"""Rendering a view as text, as the terminal does."""

from dicehouse.core.game import AnyGame, View
from dicehouse.games import spec
from dicehouse.texts import TableTranslator, Texts


def draw(game: AnyGame, view: View) -> str:
    """A view in English, as lines of text."""
    words = TableTranslator(Texts("en", game.name), [f"player_{seat}" for seat in range(game.players)])
    return "\n".join(line.rstrip() for line in spec(game.name).drawing().sketch(view, words, ()))
